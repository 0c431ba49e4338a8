"""What is heard at a table, in which setting, and what happens where nothing can be heard."""

from __future__ import annotations

import ast
import asyncio
import inspect
import random
import threading
import wave
from array import array
from pathlib import Path

import pytest

from client.core.house import HandClock
from client.core.test_table import at_the_hunt, choose, seated
from games.watched import WATCHED
from staufer_client.changes import ChatGrew, ClocksChanged, Ended, Jumped, OffersChanged, Stepped
from staufer_client.clockwork import LOW
from staufer_client.loudspeaker import RATE, Loudspeaker, NoDevice, Playing, samples
from staufer_client.paths import find_paths
from staufer_client.settings import Settings
from staufer_client.sounding import Sounding
from staufer_client.sounds import SOUNDS_OF, Ear, Sound, is_heard, low_in
from staufer_engine import games
from staufer_engine.kernel import Game, Tell
from staufer_protocol.messages import Clocks, Said, SeatClock

GAMES = Path(games.__file__).parent
FOLDER = find_paths().sounds


class Heard:
    """A speaker that only remembers."""

    def __init__(self) -> None:
        self.sounds: list[tuple[Sound, float]] = []

    def play(self, sound: Sound, volume: float) -> None:
        self.sounds.append((sound, volume))

    def close(self) -> None:
        self.sounds.append((Sound.RESULT, -1.0))


def listened(table) -> list[Sound]:
    ear, heard = Ear(table, lambda said: True), []
    table.listeners.append(lambda change: heard.append(ear.hear(change)))
    return heard


# -- what is heard -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "told", "sound"),
    [
        ("fredericus", Tell("captured", (0, 0, 3, 7, 2, 2)), Sound.CAPTURE),
        ("fredericus", Tell("hooded", (0, 1, 0, 3)), Sound.BUILD),
        ("fredericus", Tell("objective drawn", (0, 0, 3, -1)), Sound.COIN),
        ("fredericus", Tell("raptor moved", (0, 0, 1, 2)), None),
        ("stupor_mundi", Tell("summoned", (0, 1, 2, 3)), Sound.CAPTURE),
        ("stupor_mundi", Tell("built", (0, 1, 2, 3)), Sound.BUILD),
        ("stupor_mundi", Tell("coins", (0, 2)), Sound.COIN),
        ("stupor_mundi", Tell("coins", (0, 0)), None),
        ("stupor_mundi", Tell("paid", (0, 1, 1, 1)), None),
        ("de_vulgari", Tell("manuscript", (0, 1)), Sound.CAPTURE),
        ("de_vulgari", Tell("elected", (0, 1, 0, 0, 0)), Sound.BUILD),
        ("de_vulgari", Tell("benefit", (0, 1, 3, 0)), Sound.COIN),
        ("de_vulgari", Tell("benefit", (0, 1, 0, 2)), None),
    ],
)
def test_each_game_says_what_is_heard(game, told, sound):
    assert SOUNDS_OF[game](told) is sound


@pytest.mark.parametrize("game", sorted(SOUNDS_OF))
def test_a_random_match_sounds_of_everything_and_not_at_every_step(game):
    rules = WATCHED[game].rules
    match = Game(rules, rules.new(3, {one.name: one.values[0][0] for one in rules.options}))
    dice, told = random.Random(2), []
    while match.ask:
        told += match.apply(WATCHED[game].answers(match, dice))
    sounds = [SOUNDS_OF[game](one) for one in told]
    assert {Sound.CAPTURE, Sound.BUILD, Sound.COIN, None} == set(sounds)
    assert sounds.count(None) > len(sounds) / 2


@pytest.mark.parametrize("game", sorted(SOUNDS_OF))
def test_what_is_heard_is_what_the_engine_tells(game):
    sources = "".join(file.read_text(encoding="utf-8") for file in (GAMES / game).glob("*.py"))
    mapping = ast.parse(inspect.getsource(SOUNDS_OF[game]))
    patterns = [one for one in ast.walk(mapping) if isinstance(one, ast.MatchValue)]
    assert len(patterns) >= 5
    for pattern in patterns:
        assert f'tell("{ast.literal_eval(pattern.value)}"' in sources


# -- when ----------------------------------------------------------------------------------


def test_my_turn_is_called_once_when_it_comes():
    host = at_the_hunt()
    (active,) = host.waiting_for()
    table, _ = seated(host, 1 - active)
    heard, played, dice = listened(table), len(host.records), random.Random(4)
    while 1 - active not in host.waiting_for():
        choose(host, dice.choice(list(host.course.game.ask.options[active]())))
    table.take([host.frame(record, 1 - active) for record in host.records[played:]])
    assert heard.count(Sound.TURN) == 1
    table.notify(OffersChanged())
    assert heard.count(Sound.TURN) == 1


def test_only_the_newest_steps_are_heard_and_nothing_taken_back():
    table, _ = seated(at_the_hunt(), 0)
    captured = (Tell("objective drawn", (0, 0, 3, -1)), Tell("captured", (0, 0, 3, 7, 2, 2)))
    ear = Ear(table, lambda said: True)
    assert ear.hear(Stepped(table.seq, captured)) is Sound.CAPTURE
    assert ear.hear(Stepped(table.seq, captured, is_undo=True)) is None
    assert ear.hear(Stepped(table.seq - 10, captured)) is None
    assert ear.hear(Jumped(table.seq)) is None
    table.mode = "replay"
    assert ear.hear(Stepped(table.seq, captured)) is None


def test_a_refusal_and_what_others_say_are_heard_but_not_twice():
    table, _ = seated(at_the_hunt(), 0)
    heard = listened(table)
    table.refuse("It cannot be.")
    assert heard.count(Sound.REFUSED) == 1
    table.notify(OffersChanged())
    assert heard.count(Sound.REFUSED) == 1
    table.hear(Said(table.setup.match, 1, 0, "Well met", ""))
    table.hear(Said(table.setup.match, 0, 0, "You too", ""))
    assert heard.count(Sound.CHAT) == 1
    deaf = Ear(table, lambda said: False)
    table.hear(Said(table.setup.match, 1, 0, "Well met", ""))
    assert deaf.hear(ChatGrew()) is None


def test_the_end_is_heard_once():
    host = at_the_hunt()
    table, _ = seated(host, 0)
    heard, played = listened(table), len(host.records)
    host.accept(host.resign(1, 0))
    table.take([host.frame(record, 0) for record in host.records[played:]])
    table.notify(Ended())
    assert heard.count(Sound.RESULT) == 1
    assert Sound.TURN not in heard


def test_quiet_is_what_calls_for_me():
    assert {sound for sound in Sound if is_heard(sound, "quiet")} == {Sound.TURN, Sound.RESULT, Sound.TIME}
    assert {sound for sound in Sound if is_heard(sound, "on")} == set(Sound)
    assert not any(is_heard(sound, "off") for sound in Sound)


# -- as it is set --------------------------------------------------------------------------


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.json")


async def test_a_setting_is_heard_at_once_and_off_is_silent(settings):
    heard = Heard()
    sounding = Sounding(settings, heard, lambda said: True)
    table, _ = seated(at_the_hunt(), 0)
    sounding.sit_down(table)
    settings.change(volume=0.3)
    assert heard.sounds == [(Sound.TURN, 0.3)]
    settings.change(theme="light")
    settings.change(sound="off")
    table.refuse("It cannot be.")
    assert len(heard.sounds) == 1
    settings.change(sound="on")
    table.refuse("Nor this.")
    assert heard.sounds[1:] == [(Sound.TURN, 0.3), (Sound.REFUSED, 0.3)]
    sounding.stand_up()
    table.refuse("Nor that.")
    assert len(heard.sounds) == 3
    sounding.close()


async def test_my_clock_warns_once_a_turn(settings):
    heard = Heard()
    table, _ = seated(at_the_hunt(), 0)
    assert isinstance(table.clockwork.now, HandClock)
    sounding = Sounding(settings, heard, lambda said: True)
    sounding.sit_down(table)
    others = SeatClock(LOW, 0, False, 0)
    table.set_clocks(Clocks(table.setup.match, 0, (SeatClock(LOW + 90_000, 0, True, 0), others)))
    assert low_in(table) == 90.0
    for left in (LOW + 1, LOW - 1_000):
        table.set_clocks(Clocks(table.setup.match, 0, (SeatClock(left, 0, True, 0), others)))
        await asyncio.sleep(0.01)
    assert heard.sounds == [(Sound.TIME, 0.7)]
    table.set_clocks(Clocks(table.setup.match, 0, (SeatClock(LOW - 1_000, 0, False, 0), others)))
    assert low_in(table) is None
    table.set_clocks(Clocks(table.setup.match, 0, (SeatClock(LOW - 1_000, 0, True, 0), others)))
    await asyncio.sleep(0.01)
    assert len(heard.sounds) == 2
    table.notify(ClocksChanged())
    await asyncio.sleep(0.01)
    assert len(heard.sounds) == 2
    sounding.close()


# -- the loudspeaker -----------------------------------------------------------------------


class Tape:
    """A device that takes what there is as soon as it is started."""

    def __init__(self) -> None:
        self.started, self.closed, self.stream = threading.Event(), threading.Event(), None

    def start(self, stream) -> None:
        self.stream = stream
        self.started.set()

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.closed.set()


def test_what_is_played_comes_out_of_the_device():
    tape = Tape()
    speaker = Loudspeaker(FOLDER, lambda: tape)
    speaker.play(Sound.COIN, 1.0)
    assert tape.started.wait(10)
    assert tape.stream.send(500) == samples(FOLDER / "coin.wav", 1.0)[:1000]
    speaker.close()
    assert tape.closed.is_set()


def test_without_a_device_it_is_silent_and_nobody_is_told():
    opened = []

    def nothing_there():
        opened.append(1)
        raise NoDevice

    speaker = Loudspeaker(FOLDER, nothing_there)
    speaker.play(Sound.COIN, 1.0)
    speaker.thread.join(10)
    speaker.play(Sound.COIN, 1.0)
    speaker.close()
    assert opened == [1]
    assert speaker.is_mute


def test_sounds_follow_each_other_and_then_it_is_silent():
    playing = Playing()
    stream = playing.stream()
    playing.waiting += b"\1\0\2\0"
    playing.waiting += b"\3\0"
    assert [stream.send(2), stream.send(2), stream.send(2)] == [b"\1\0\2\0", b"\3\0", b""]


def test_the_volume_is_how_loud_it_is():
    loud, soft = (array("h", samples(FOLDER / "turn.wav", volume)) for volume in (1.0, 0.5))
    assert max(loud) > 3.9 * max(soft) > 0
    assert samples(FOLDER / "none.wav", 1.0) == b""


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_short_and_begins_and_ends_in_silence(sound):
    with wave.open(str(FOLDER / f"{sound}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        frames = array("h", file.readframes(file.getnframes()))
    assert len(frames) < 1.5 * RATE
    assert 10_000 < max(map(abs, frames)) < 32_000
    assert frames[0] == frames[-1] == 0
