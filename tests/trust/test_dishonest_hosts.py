"""Ways in which a host can cheat, each in ten variations: a player is told what was wrong, and when he can be."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from games.watched import WATCHED
from protocol.tables import KEY
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_protocol.codec import enc
from staufer_protocol.complaint import RuleFault
from staufer_protocol.draft import Draft, Step
from staufer_protocol.fairness import Chance, commitment
from staufer_protocol.host import Host
from staufer_protocol.receipt import proof_from_json
from staufer_protocol.replay import write_replay
from staufer_protocol.stream import Ended, VoidReason
from trust.meeting import Meeting, to_client
from trust.victim import Victim
from trust.witness import GAMES, SEATS, complaint_about, cut, frames_to, honest

VARIATIONS = [*range(10), *(pytest.param(n, marks=pytest.mark.long) for n in range(10, 100))]
variations = pytest.mark.parametrize("variation", VARIATIONS)
DIFFERS = r"Record \d+ is not what the rules and the secret of the match make it\."


class LoadedChance:
    """Draws honestly, and then lets a cheat draw something else."""

    def __init__(self, host: CheatingHost) -> None:
        self.host = host
        self.draft: Draft | None = None

    def below(self, event: int, label: str) -> Callable[[int], int]:
        draw = self.host.honest.below(event, label)

        def below(n: int) -> int:
            options = list(self.draft.course.game.ask.options[NATURE]())
            return self.host.load(event, options, draw(n))

        return below


class CheatingHost(Host):
    """A host whose chance is loaded, and which grants what it likes."""

    load: Callable[[int, Sequence[Choice], int], int] = staticmethod(lambda event, options, drawn: drawn)

    def _draft(self, at: int) -> Draft:
        self.honest = Chance(self._keys)
        chance = LoadedChance(self)
        chance.draft = Draft(self.course, self.secret, at, chance, self._keys)
        return chance.draft

    def grant(self, seat: int, choice: Choice, at: int) -> Step:
        """Without asking whether the rules allow it."""
        with self._draft(at) as draft:
            ask = draft.course.game.ask
            draft.answer(ask, seat, choice, 0)
            draft.run_on()
        return draft.step()


class Cheat:
    """One variation: a dishonest host, and a player of his who follows."""

    def __init__(self, variation: int) -> None:
        self.dice = Random(variation)
        self.name = GAMES[variation % len(GAMES)]
        self.watched = WATCHED[self.name]
        self.meeting = Meeting(self.watched, SEATS[self.name], {}, 500 + variation, calm=True)
        self.player = self.dice.randrange(SEATS[self.name])
        self.host = CheatingHost(self.watched.rules, self.meeting.setup, self.meeting.secret)
        self.wishes: dict[int, tuple[int, ...]] = {}

    def begin(self) -> None:
        self.host.accept(self.host.begin(0))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        while not self.host.is_over and not until():
            seat = self.host.waiting_for()[0]
            self.host.accept(self.host.choose(seat, self.choice_of(seat), self.host.course.t_ms + 100))

    def choice_of(self, seat: int) -> Choice:
        return self.watched.answers(self.host.course.game, self.dice)[seat]

    def is_noticed(self, *sentences: str, file: bytes | None = None) -> None:
        said = complaint_about(self.host, self.player, frames_to(self.host, self.player), file=file, wishes=self.wishes)
        assert said, "nobody noticed"
        assert any(re.fullmatch(sentence, said) for sentence in sentences), said


# -- with the chance -------------------------------------------------------------------------


@variations
def test_a_secret_that_was_chosen_after_the_nonces(variation):
    """Of many secrets the host takes the one whose deal it likes; it was bound to another."""
    cheat = Cheat(variation)
    ground = [cheat.dice.randbytes(32) for _ in range(20)]
    liked = max(ground, key=lambda secret: commitment(cheat.meeting.setup.match, secret))
    cheat.host = CheatingHost(
        cheat.watched.rules,
        replace(cheat.meeting.setup, commitment=commitment(cheat.meeting.setup.match, liked)),
        liked,
    )
    cheat.begin()
    cheat.play()
    ended = cheat.host.records[-1]
    honest_setup = cheat.meeting.setup
    frames = frames_to(cheat.host, cheat.player)
    cheat.host.setup = honest_setup  # that is what the players have agreed on
    said = complaint_about(cheat.host, cheat.player, frames)
    assert isinstance(ended.body, Ended)
    assert re.fullmatch(
        r"A part of record \d+ is not what its seal says\."
        r"|The secret that the host has opened is not the one it had committed to\."
        r"|After record \d+ this copy of the match differs from the host's\.",
        said,
    ), said


@variations
def test_a_draw_that_was_exchanged(variation):
    cheat = Cheat(variation)
    swapped: list[int] = []
    moment = cheat.dice.randrange(3, 12)

    def load(event, options, drawn):
        others = [at for at, option in enumerate(options) if option != options[drawn]]
        if event < moment or swapped or not others:
            return drawn
        swapped.append(event)
        return cheat.dice.choice(others)

    cheat.host.load = load
    cheat.begin()
    cheat.play()
    assert len(swapped) == 1
    cheat.is_noticed(DIFFERS)


@variations
def test_draws_that_favour_somebody(variation):
    """Whenever a card is drawn, the host draws twice and takes the better one."""
    cheat = Cheat(variation)
    better: list[int] = []

    def load(event, options, drawn):
        again = cheat.dice.randrange(len(options))
        if enc(options[again]) > enc(options[drawn]):
            better.append(event)
            return again
        return drawn

    cheat.host.load = load
    cheat.begin()
    cheat.play()
    assert better
    cheat.is_noticed(DIFFERS)


# -- with the choices ------------------------------------------------------------------------


@variations
def test_a_choice_of_mine_that_was_exchanged(variation):
    """For another one that is legal as well: I alone can know, and I do at once."""
    cheat = Cheat(variation)
    cheat.begin()

    def has_choice() -> bool:
        ask, seat = cheat.host.course.game.ask, cheat.player
        is_mine = seat in cheat.host.waiting_for() and len(ask.options) == 1
        return is_mine and len(list(ask.options[seat]())) > 2 and cheat.host.seq > 60 + variation

    cheat.play(has_choice)
    sent = cheat.choice_of(cheat.player)
    others = [option for option in cheat.host.course.game.ask.options[cheat.player]() if option != sent]
    cheat.wishes[cheat.host.seq + 1] = (1, *sent) if isinstance(sent, tuple) else (0, sent)
    at = cheat.host.seq + 1
    cheat.host.accept(cheat.host.choose(cheat.player, cheat.dice.choice(others), cheat.host.course.t_ms))
    cheat.play()
    cheat.is_noticed(rf"Record {at} is not what you had sent\.")


@variations
def test_a_choice_of_another_that_the_rules_do_not_allow(variation):
    """A card that he does not hold, a step that he cannot make."""
    cheat = Cheat(variation)
    cheat.begin()
    seen: dict[str, list[Choice]] = {}
    granted: list[int] = []

    def illegal(game: Game, seat: int) -> list[Choice]:
        return [choice for choice in seen.get(game.ask.what, []) if not game.is_legal(seat, choice)]

    while not cheat.host.is_over:
        game, seat = cheat.host.course.game, cheat.host.waiting_for()[0]
        wrong = illegal(game, seat) if seat != cheat.player and cheat.host.seq > 80 and not granted else []
        seen.setdefault(game.ask.what, []).extend(game.ask.options[seat]())
        if wrong and grants(cheat, seat, cheat.dice.choice(wrong)):
            granted.append(cheat.host.seq)
            cheat.host.accept(cheat.host.void(VoidReason.AGREED, cheat.host.course.t_ms))  # its own rules might break
        else:
            cheat.host.accept(cheat.host.choose(seat, cheat.choice_of(seat), cheat.host.course.t_ms + 100))
    assert granted
    cheat.is_noticed(
        r"Record \d+: The rules do not allow this now\.",
        r"The rules cannot go on with record \d+\.",
        r"Record \d+ is an answer .*\.",
        r"After record \d+ this copy of the match differs from the host's\.",
    )


def grants(cheat: Cheat, seat: int, choice: Choice) -> bool:
    """The host goes on with it, unless its own rules break on it."""
    try:
        step = cheat.host.grant(seat, choice, cheat.host.course.t_ms + 100)
    except RuleFault:
        return False
    if step.course.is_over:
        return False
    cheat.host.accept(step)
    return True


# -- with the word ---------------------------------------------------------------------------


@variations
async def test_two_courses_of_one_match(variation, tmp_path):
    """To one player the host signs this, to another that: the two signatures prove it to anybody."""
    dice, meeting = Random(variation), honest(variation % 6)
    seq, player = dice.randrange(meeting.host.seq), meeting.setup.seats[0].player
    victim = Victim(player, tmp_path, meeting.share_of(player))
    assert await victim.follows(meeting.setup)
    for _ in range(2):
        await victim.notary.heed(to_client(KEY.head(meeting.setup.match, seq, dice.randbytes(32))))
    file = tmp_path / f"{meeting.setup.match.hex()}-{seq}.contradiction.json"
    assert victim.read == [
        "The server has signed two different courses of this match. This match proves nothing. "
        f"The proof is kept in {file}."
    ]
    assert proof_from_json(file.read_text()).is_proof()


@variations
def test_a_secret_that_is_never_opened(variation):
    """The host breaks off before the end; what it then gives out as the match proves nothing."""
    host, dice = honest(variation % 6).host, Random(variation)
    kept = dice.randrange(1, host.seq)
    file = cut(write_replay(host, KEY), kept)
    observer = dice.choice((0, 1, None))
    said = complaint_about(host, observer, frames_to(host, observer)[:kept], file=file)
    assert said == "The end of the match is missing in this file."
