"""Several people at one screen: whole matches, saved and taken up again, with curtains where they must be."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from client.core.house import TALKING_TOY, TOYS, Watch, house, play
from staufer_client.changes import CurtainChanged, JournalChanged, Jumped, Stepped
from staufer_client.hotseat import start_hot_seat
from staufer_client.practice import resume
from staufer_engine.kernel import HIDDEN
from staufer_protocol.complaint import Damaged, Refusal
from staufer_protocol.replay import verify


async def ready(table, watch) -> None:
    """Until somebody sits before the screen and may choose."""
    await watch.until(lambda: bool(table.curtain or table.choosing.offers))
    table.lift()
    await watch.until(lambda: bool(table.choosing.offers))


async def test_a_whole_match_is_saved_resumed_in_the_middle_and_ends_in_a_replay_that_verifies(tmp_path):
    home, dice = house(tmp_path), random.Random(1)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo", "Cy"], {})
    match.start()
    await play(match.table, dice, 25)
    await match.stop()
    seq, head = match.host.seq, match.host.head
    (line,) = home.unfinished.list()
    assert (line.kind, set(line.names), line.records) == ("hotseat", {"Anna", "Bo", "Cy"}, seq)

    again = resume(home, line.id)
    assert (again.host.seq, again.host.head) == (seq, head)
    again.start()
    await play(again.table, dice)
    await Watch(again.table).until(lambda: bool(again.file))
    await again.stop()
    assert home.unfinished.list() == []
    (kept,) = home.library.list()
    assert kept.file == again.file
    assert verify(home.library.open(kept.file)).is_verified
    assert again.table.results == again.host.results != ()


async def test_the_table_is_always_that_of_a_person_who_is_to_act(tmp_path):
    home, dice = house(tmp_path), random.Random(2)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    for _ in range(60):
        await watch.until(lambda: bool(table.curtain or table.choosing.offers))
        if table.curtain:
            assert table.my_seat is None
            assert not table.choosing.offers
            name = table.curtain
            table.lift()
            assert table.names[table.my_seat] == name
        assert table.is_my_turn
        table.press(dice.choice(table.choosing.offers).id)
    await match.stop()


async def test_behind_the_curtain_nothing_secret_is_on_the_screen(tmp_path):
    home = house(tmp_path, games=TOYS)
    match = start_hot_seat(home, "toy", ["Anna", "Bo"], {})
    table, watch = match.table, Watch(match.table)
    seen = []
    table.listeners.append(lambda change: seen.append((table.my_seat, [hand.cards for hand in table.state.hands])))
    match.start()
    dice = random.Random(3)
    curtains = 0
    while not table.is_over:
        await watch.until(lambda: bool(table.curtain or table.choosing.offers or table.is_over))
        if table.curtain:
            curtains += 1
            assert all(set(hand.cards) <= {HIDDEN} for hand in table.state.hands)
            table.lift()
        elif table.choosing.offers:
            table.press(dice.choice(table.choosing.offers).id)
    await match.stop()
    assert curtains >= 4
    for seat, hands in seen:
        for owner, cards in enumerate(hands):
            assert owner == seat or set(cards) <= {HIDDEN}


async def test_the_first_to_act_sits_down_behind_a_curtain_too(tmp_path):
    home = house(tmp_path, games=TOYS)
    match = start_hot_seat(home, "toy", ["Anna", "Bo"], {})
    watch = Watch(match.table)
    match.start()
    await watch.until(lambda: bool(match.table.curtain or match.table.choosing.offers))
    assert match.table.curtain
    await match.stop()
    again = resume(home, home.unfinished.list()[0].id)
    watch = Watch(again.table)
    again.start()
    await watch.until(lambda: bool(again.table.curtain))
    assert again.table.my_seat is None
    await again.stop()


@pytest.mark.parametrize(("options", "has_curtain"), [({}, True), ({"open_screens": 1}, False)])
async def test_where_the_table_has_screens_a_curtain_falls_between_any_two(tmp_path, options, has_curtain):
    """The rules show to all what lies behind the screens of De Vulgari Eloquentia; the table does not."""
    home, dice = house(tmp_path), random.Random(6)
    match = start_hot_seat(home, "de_vulgari", ["Anna", "Bo"], options)
    table, watch = match.table, Watch(match.table)
    match.start()
    sat = []
    while len(sat) < 6:
        await watch.until(lambda: bool(table.curtain or table.choosing.offers))
        if table.curtain:
            assert has_curtain
            table.lift()
        else:
            assert not has_curtain or table.my_seat in sat[-1:]
        if table.my_seat not in sat[-1:]:
            sat.append(table.my_seat)
        table.press(dice.choice([offer for offer in table.choosing.offers if offer.words.group in ("", "end")]).id)
    await match.stop()


async def test_sealed_answers_of_several_people_are_taken_one_after_the_other(tmp_path):
    home = house(tmp_path, games=TOYS)
    match = start_hot_seat(home, "toy", ["Anna", "Bo", "Cy"], {})
    match.start()
    await play(match.table, random.Random(4))
    await Watch(match.table).until(lambda: bool(match.file))
    await match.stop()
    replay = home.library.open(match.file)
    assert verify(replay, games={"toy": TALKING_TOY}).is_verified


async def test_only_ones_own_last_choices_are_taken_back(tmp_path):
    home = house(tmp_path, games=TOYS)
    match = start_hot_seat(home, "toy", ["Anna", "Bo"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    await ready(table, watch)
    assert not table.can_undo
    assert table.undo_reason
    table.undo()
    assert table.hint == table.undo_reason
    first = table.my_seat
    table.press("choice:1")  # face up: now the card is asked for
    await watch.until(lambda: table.can_undo)
    before = table.game.ask.what
    watch.changes.clear()
    table.undo()
    await watch.until(lambda: table.game.ask.what != before)
    assert any(isinstance(change, Stepped) and change.is_undo for change in watch.changes)
    assert table.my_seat == first
    assert not table.can_undo
    assert any("takes back" in line.plain for line in table.lines)
    await match.stop()


async def test_with_two_seats_who_resigns_has_lost(tmp_path):
    home = house(tmp_path)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    watch = Watch(match.table)
    match.start()
    await ready(match.table, watch)
    loser = match.table.my_seat
    match.table.resign()
    await watch.until(lambda: bool(match.file))
    assert [(r.place, r.how) for r in match.table.results if r.seat == loser] == [(2, "resigned")]
    await match.stop()


async def test_with_three_seats_a_stand_in_plays_on_for_who_has_resigned(tmp_path):
    home, dice = house(tmp_path), random.Random(5)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo", "Cy"], {})
    watch = Watch(match.table)
    match.start()
    await ready(match.table, watch)
    gone = match.table.my_seat
    match.table.resign()
    await watch.until(lambda: bool(match.table.choosing.offers or match.table.curtain))
    await play(match.table, dice)
    await watch.until(lambda: bool(match.file))
    assert match.table.results[gone].place == 3
    assert verify(home.library.open(match.file)).is_verified
    await match.stop()


async def test_a_match_that_all_agree_to_void_is_kept_and_not_counted(tmp_path):
    match = start_hot_seat(house(tmp_path), "fredericus", ["Anna", "Bo"], {})
    watch = Watch(match.table)
    match.start()
    await ready(match.table, watch)
    match.table.vote(1, True)
    await watch.until(lambda: bool(match.file))
    assert match.table.is_over
    assert match.table.results == ()
    await match.stop()


async def test_a_full_disk_is_said_and_the_match_goes_on(tmp_path, monkeypatch):
    home = house(tmp_path)

    def fail(kept):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(home.unfinished, "save", fail)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    watch = Watch(match.table)
    match.start()
    await watch.until(lambda: bool(match.table.choosing.offers or match.table.curtain))
    assert "could not be saved" in match.table.hint
    await play(match.table, random.Random(6), 3)
    await match.stop()


@pytest.mark.parametrize(
    ("game", "names", "options", "code"),
    [
        ("chess", ["A", "B"], {}, "E_NOT_SHOWN"),
        ("fredericus", ["A"], {}, "E_SEATS"),
        ("fredericus", ["A", "A"], {}, "E_SAME_NAME"),
        ("fredericus", ["A", " "], {}, "E_NAME"),
        ("fredericus", ["A", "B"], {"colour": 3}, "E_OPTIONS"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(tmp_path, game, names, options, code):
    with pytest.raises(Refusal) as refused:
        start_hot_seat(house(tmp_path), game, names, options)
    assert refused.value.code == code
    assert refused.value.sentence.endswith(".")


async def test_damaged_files_are_kept_aside_and_reported(tmp_path):
    home = house(tmp_path)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    match.start()
    await play(match.table, random.Random(7), 4)
    await match.stop()
    (path,) = home.unfinished.folder.glob("*.unfinished")
    whole = path.read_bytes()
    for n in range(40):
        damaged = bytearray(whole)
        damaged[random.Random(n).randrange(len(whole))] ^= 1 << n % 8
        path.write_bytes(bytes(damaged))
        with suppress(Damaged):  # a name or a time may have changed, and nothing else than Damaged is raised
            resume(home, path.stem)
        path.unlink(missing_ok=True)
    path.write_bytes(whole[:-3])
    assert home.unfinished.list() == []
    assert home.unfinished.problems
    assert any(kept.read_bytes() == whole[:-3] for kept in home.unfinished.folder.iterdir())


async def test_a_copy_under_another_name_is_left_alone_and_told_of_once(tmp_path):
    home = house(tmp_path)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    home.unfinished.save(match.kept)
    (path,) = home.unfinished.folder.glob("*.unfinished")
    copy = path.with_name("a copy.unfinished")
    copy.write_bytes(path.read_bytes())
    for _ in range(2):
        assert [line.id for line in home.unfinished.list()] == [path.stem]
    assert len(home.unfinished.problems) == 1
    assert copy.exists()


def test_ids_lead_to_no_other_file(tmp_path):
    home = house(tmp_path)
    for id in ("", "../../etc/passwd", "a/b", "ABC", ".."):
        with pytest.raises(Damaged):
            home.unfinished.load(id)


async def test_an_unfinished_match_is_discarded(tmp_path):
    home = house(tmp_path)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {})
    match.start()
    await play(match.table, random.Random(8), 2)
    await match.stop()
    (line,) = home.unfinished.list()
    home.unfinished.discard(line.id)
    assert home.unfinished.list() == []
    with pytest.raises(Damaged):
        resume(home, line.id)


async def test_listeners_hear_of_steps_curtains_and_lines(tmp_path):
    match = start_hot_seat(house(tmp_path, games=TOYS), "toy", ["Anna", "Bo"], {})
    watch = Watch(match.table)
    match.start()
    await play(match.table, random.Random(9), 6)
    await match.stop()
    for kind in (Stepped, Jumped, CurtainChanged, JournalChanged):
        assert any(isinstance(change, kind) for change in watch.changes)
    steps = [change for change in watch.changes if isinstance(change, Stepped)]
    assert [step.seq for step in steps] == list(range(1, match.host.seq + 1))
