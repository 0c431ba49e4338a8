"""Whole matches, played at the bridge as QML plays them: by presses and clicks."""

from __future__ import annotations

import random
from pathlib import Path

from client.bridge.window import idents, wait_until
from client.core.house import KEY, hosted
from staufer_client.bridge.fredericus import FredericusBoard
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChoiceRow
from staufer_client.paths import Paths
from staufer_client.session import Session
from staufer_client.settings import Settings
from staufer_client.stage.scenes import hunt, match
from staufer_protocol.receipt import key_name
from staufer_protocol.replay import write_replay


def answerable(table: Table) -> bool:
    return table.isOver or bool(table.curtain) or (table.isMyTurn and table.choices.count > 0)


def open_buttons(table: Table) -> list[ChoiceRow]:
    return [row for row in table.choices.rows if isinstance(row, ChoiceRow) and row.isEnabled]


async def play_on(table: Table, chance: random.Random, steps: int = 5000) -> None:
    """Press and click whatever is open, until the match is over or *steps* are done."""
    for _ in range(steps):
        await wait_until(lambda: answerable(table))
        if table.isOver:
            return
        if table.curtain:
            table.lift()
            continue
        targets = table.openTargets
        ending = [row for row in open_buttons(table) if row.group == "end" or row.label.startswith("End")]
        if ending and chance.random() < 0.5:
            table.press(ending[0].ident)
        elif targets and chance.random() < 0.6:
            table.click(chance.choice(targets))
        else:
            table.press(chance.choice(open_buttons(table)).ident)


async def start(session: Session, shelf: Shelf, seats: int = 3) -> Table:
    shelf[Matches].startPractice("fredericus", seats, "squire", {})
    table = shelf[Table]
    await wait_until(lambda: bool(table.match) and shelf[Program].page == "table")
    await wait_until(lambda: answerable(table))
    return table


async def test_a_practice_match_is_played_to_its_end_by_presses_and_clicks(session: Session, shelf: Shelf) -> None:
    table, board, result = await start(session, shelf), shelf[FredericusBoard], shelf[Result]
    assert table.mode == "practice"
    assert board.cards.count == 72
    await play_on(table, random.Random(5))
    assert table.isOver
    assert not table.openTargets
    assert not table.choices.count
    await wait_until(lambda: result.places.count == 3)
    totals = [sum(points) for points in zip(*(row.points for row in result.sources.rows), strict=True)]
    assert totals == [row.score for row in result.places.rows]
    assert result.headline
    assert not result.isRated
    assert result.unratedSentence
    await wait_until(lambda: result.verdict == "verified")
    await wait_until(lambda: shelf[Replays].list.count == 1)
    await wait_until(lambda: shelf[Matches].unfinished.count == 0)


async def test_the_finished_match_can_be_watched_through_any_eyes(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf, 2)
    await play_on(table, random.Random(8))
    await wait_until(lambda: session.home.match is not None and bool(session.home.match.file))
    shelf[Result].watch()
    line = table.replay
    await wait_until(lambda: table.mode == "replay")
    assert line.last > 50
    line.seek(line.last)
    assert table.isOver
    line.stepTurn(-1)
    assert 0 < line.seq < line.last
    line.setEyes(1)
    await wait_until(lambda: line.eyes == 1)
    assert table.mySeat == 1
    line.setEyes(-1)
    await wait_until(lambda: line.eyes == -1)
    assert shelf[FredericusBoard].objectives.count == 0
    await wait_until(lambda: line.verdict == "verified")
    assert f"It is signed by this computer, key {key_name(session.house.own_key.key().public)}." in line.verdictText
    line.toggle()
    await wait_until(lambda: not line.isPlaying)
    assert line.seq == line.last


async def test_a_file_from_elsewhere_bears_the_seal_only_if_its_key_is_known(session: Session, shelf: Shelf) -> None:
    host, line = hosted(), shelf[Table].replay
    host.accept(host.void(0, host.course.t_ms))
    session.open_replay_data(write_replay(host, KEY))
    await wait_until(lambda: line.verdict == "partly")
    assert f"It is signed with a key that is not known here: {key_name(KEY.public)}." in line.verdictText
    session.online.known.accept("staufer.example", KEY.public)
    session.open_replay_data(write_replay(host, KEY))
    await wait_until(lambda: line.verdict == "verified")
    assert f"It is signed by staufer.example, key {key_name(KEY.public)}." in line.verdictText


async def test_cards_keep_their_identity_through_a_match(session: Session, shelf: Shelf) -> None:
    table, cards = await start(session, shelf, 2), shelf[FredericusBoard].cards
    chance = random.Random(2)
    first = {row.ident: row.kind for row in cards.rows}
    resets: list[bool] = []
    cards.modelReset.connect(lambda: resets.append(True))
    for _ in range(60):
        await play_on(table, chance, 1)
        assert {row.ident: row.kind for row in cards.rows}.items() <= first.items()
    assert not resets


async def test_a_match_that_was_left_goes_on_where_it_was(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    await play_on(table, random.Random(1), 12)
    await wait_until(lambda: answerable(table))
    journal = table.journal.count
    table.leave()
    unfinished = shelf[Matches].unfinished
    await wait_until(lambda: unfinished.count == 1)
    assert shelf[Program].page == "home"
    shelf[Matches].resume(str(idents(unfinished)[0]))
    await wait_until(lambda: shelf[Program].page == "table")
    await wait_until(lambda: answerable(table))
    assert table.journal.count >= journal


async def test_what_is_half_chosen_can_be_put_back_and_a_choice_taken_back(session: Session, shelf: Shelf) -> None:
    table, board = await start(session, shelf, 2), shelf[FredericusBoard]
    while "group:card" not in idents(table.choices):
        await play_on(table, random.Random(3), 1)
        await wait_until(lambda: answerable(table))
    before = [row.ident for row in board.cards.rows]
    table.press("group:card")
    assert table.isNarrowed
    assert {row.mark for row in board.sides.rows} <= {"from", "threat", ""}
    table.click(table.openTargets[0])
    assert [row.mark for row in board.sides.rows].count("to") == 2
    assert [row.isChosen for row in board.sides.rows].count(True) == 1
    table.putBack()
    table.click(table.openTargets[0])
    left = board.actionsLeft
    table.click(table.openTargets[0])
    await wait_until(lambda: board.actionsLeft == left - 1)
    assert [row.ident for row in board.cards.rows] != before
    await wait_until(lambda: table.canUndo)
    table.undo()
    await wait_until(lambda: board.actionsLeft == left)
    assert [row.ident for row in board.cards.rows] == before


async def test_a_hot_seat_has_a_curtain_between_people(session: Session, shelf: Shelf) -> None:
    shelf[Matches].startHotSeat("fredericus", ["Costanza", "Piero"], {})
    table = shelf[Table]
    await wait_until(lambda: bool(table.curtain) or table.isMyTurn)
    while not table.curtain:
        await play_on(table, random.Random(4), 1)
        await wait_until(lambda: answerable(table))
    assert table.curtain in ("Costanza", "Piero")
    assert table.choices.count == 0
    assert shelf[FredericusBoard].objectives.count == 0
    name = table.curtain
    table.lift()
    assert [row.name for row in table.seats.rows if row.isOwn] == [name]


async def test_the_pointer_shows_what_a_choice_does(session: Session, shelf: Shelf) -> None:
    table = await start(session, shelf)
    table.hoverChoice(str(idents(table.choices)[0]))
    assert table.previewHelp["title"]
    assert table.previewTargets
    table.hover("")
    assert table.previewHelp["title"] == ""
    table.click("row:0")
    assert table.problem


async def test_the_pointer_over_a_prey_tells_the_points_it_would_bring(shelf: Shelf) -> None:
    hunt(shelf)
    table, board = shelf[Table], shelf[FredericusBoard]
    prey = next(row for row in board.sides.rows if row.mark == "capture")
    table.hover(f"row:{prey.side}")
    assert board.pointsPreview == f"With this {prey.endKind.capitalize()}: {board.pointsNow + 1}"
    table.hover("")
    assert board.pointsPreview == ""


async def test_a_replay_file_named_at_the_start_is_opened(shelf: Shelf, paths: Paths, tmp_path: Path) -> None:
    file = tmp_path / "somewhere.staufer"
    file.write_bytes(write_replay(match().host))
    session = Session(shelf, paths, Settings(paths.settings), "0")
    session.start(file, False, "")
    try:
        await wait_until(lambda: shelf[Table].mode == "replay" and shelf[Table].replay.verdict == "partly")
        assert "Nobody has signed it: it may never have been played." in shelf[Table].replay.verdictText
        assert shelf[Program].page == "table"
        assert shelf[Table].replay.marks.count > 10
    finally:
        await session.stop()


async def test_a_file_that_is_no_replay_is_explained(session: Session, shelf: Shelf, tmp_path: Path) -> None:
    file = tmp_path / "broken.staufer"
    file.write_bytes(b"not a replay")
    shelf[Replays].importFile(file.as_uri())
    await wait_until(lambda: bool(shelf[Replays].problem))
    assert shelf[Program].page == "home"
    assert shelf[Program].notice == shelf[Replays].problem
