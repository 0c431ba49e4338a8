"""Replays with the program behind the window: brought in, played on from, returned to, saved as pictures, found."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from client.bridge.window import idents, wait_until
from corpus.make import FOLDER
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.plots import write_plot
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replay_line import ReplayLine
from staufer_client.bridge.replays import Replays
from staufer_client.bridge.table import Table
from staufer_client.replay_table import ReplayTable
from staufer_client.session import Session
from staufer_client.stage import pages
from staufer_client.tables import TableMaker
from staufer_client.theatre.chart import as_svg
from staufer_protocol.replay import read_replay
from staufer_protocol.stream import TRUTH


async def opened(session: Session, shelf: Shelf, name: str = "fredericus-2-plain") -> ReplayLine:
    shelf[Replays].importFile((FOLDER / f"{name}.staufer").as_uri())
    line = shelf[Table].replay
    await wait_until(lambda: line.table is not None and line.chart.isReady)
    await proven(line)
    return line


async def proven(line: ReplayLine) -> None:
    await wait_until(lambda: line.verdict not in ("", "checking"))


async def test_a_replay_is_played_on_left_taken_up_and_returned_from(session: Session, shelf: Shelf) -> None:
    line = await opened(session, shelf)
    line.seek(100)
    line.setEyes(1)
    await wait_until(lambda: line.eyes == 1)
    table, branching = shelf[Table], line.branching
    assert branching.canPlayOn
    seq = branching.seq
    branching.playOn(1, "page")
    await wait_until(lambda: table.mode == "practice" and table.isMyTurn)
    assert table.isBranch
    assert table.mySeat == 1
    ident = session.home.match.ident
    table.leave()
    await wait_until(lambda: ident in idents(shelf[Matches].unfinished))
    shelf[Matches].resume(ident)
    await wait_until(lambda: table.mode == "practice" and shelf[Program].page == "table")
    table.returnToReplay()
    await wait_until(lambda: table.mode == "replay")
    assert (line.seq, line.eyes) == (seq, 1)
    await proven(line)
    assert ident in idents(shelf[Matches].unfinished)


async def test_a_hot_seat_is_played_on_from_a_replay(session: Session, shelf: Shelf) -> None:
    line = await opened(session, shelf, "stupor_mundi-2-projects")
    line.seek(60)
    line.branching.playOn(-1, "page")
    await wait_until(lambda: shelf[Table].mode == "hotseat")
    assert shelf[Table].isBranch


async def test_after_the_last_choice_nothing_is_played_on(session: Session, shelf: Shelf) -> None:
    line = await opened(session, shelf)
    line.seek(line.last)
    assert not line.branching.canPlayOn
    assert line.branching.whyNot
    line.branching.playOn(0, "page")
    assert shelf[Table].mode == "replay"


async def test_foreign_and_damaged_files_are_refused_in_a_sentence_and_leave_the_list_as_it_is(
    session: Session, shelf: Shelf, tmp_path: Path
) -> None:
    await opened(session, shelf)
    before = idents(shelf[Replays].list)
    data = (FOLDER / "fredericus-2-draw.staufer").read_bytes()
    for name, content in (("picture.png", b"\x89PNG"), ("cut.staufer", data[:-40]), ("empty.staufer", b"")):
        file = tmp_path / name
        file.write_bytes(content)
        shelf[Replays].importFile(file.as_uri())
        await wait_until(lambda: bool(shelf[Replays].problem))
        assert idents(shelf[Replays].list) == before
        shelf[Replays].problem = ""


async def test_curves_are_saved_as_pictures_and_as_a_table(session: Session, shelf: Shelf, tmp_path: Path) -> None:
    line = await opened(session, shelf)
    for ending in ("png", "svg", "csv"):
        file = tmp_path / f"curves.{ending}"
        line.chart.save(file.as_uri())
        await wait_until(lambda file=file: str(file) in shelf[Program].notice)
        assert file.stat().st_size > 100
    assert not QImage(str(tmp_path / "curves.png")).isNull()
    line.chart.save((tmp_path / "nowhere" / "curves.png").as_uri())
    await wait_until(lambda: "could not be saved" in shelf[Program].notice)


def test_a_plot_is_painted_as_it_is_drawn(qapp: QGuiApplication, tmp_path: Path) -> None:
    match = read_replay((FOLDER / "fredericus-2-plain.staufer").read_bytes())
    table = ReplayTable(TableMaker(now=lambda: 0.0), match)
    line = ReplayLine()
    table.study_of(TRUTH)
    line.follow(table)
    assert line.chart.curve is not None
    write_plot(as_svg(line.chart.curve, table.names, "Fredericus"), tmp_path / "a.png")
    image = QImage(str(tmp_path / "a.png"))
    assert (image.width(), image.height()) == (1920, 1080)
    assert len({image.pixel(x, 540) for x in range(0, 1920, 3)}) > 3


def test_the_shelf_is_narrowed_and_found_again(shelf: Shelf) -> None:
    pages.show_replays(shelf)
    replays = shelf[Replays]
    assert (replays.list.count, replays.isNarrowed) == (6, False)
    replays.find("costanza 2025")
    assert replays.isNarrowed
    replays.onlyResult("won")
    assert replays.countText == f"{replays.list.count} of 6"
    asked: list[str] = []
    replays.on_fetch = asked.append
    replays.showAll()
    replays.onlySource("server")
    replays.open("5.staufer")
    assert asked == ["5.staufer"]
