"""Learning by playing, from the home page to the table and back: it can be left, and is taken up where it was."""

from __future__ import annotations

import pytest

from client.bridge.window import wait_until
from staufer_client.bridge.matches import Matches, UnfinishedRow
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.lessons import SCRIPTS
from staufer_client.session import Session
from staufer_client.stage.lessons import table_of, walk


async def test_the_lessons_are_begun_left_and_taken_up_again(session: Session, shelf: Shelf) -> None:
    table, lesson, program = shelf[Table], shelf[Table].lesson, shelf[Program]
    shelf[Matches].startLessons("fredericus")
    await wait_until(lambda: program.page == "table" and lesson.place == 1 and lesson.canGoOn)
    for _ in range(3):
        lesson.turn(1)
    assert lesson.isAsking
    table.click("tower:0")
    await wait_until(lambda: table.problem.startswith("That comes later."))
    table.click("tower:6")
    await wait_until(lambda: lesson.place == 5 and lesson.isAsking)
    table.leave()
    await wait_until(lambda: program.page == "home" and shelf[Matches].unfinished.count == 1)
    (row,) = shelf[Matches].unfinished.rows
    assert isinstance(row, UnfinishedRow)
    assert row.mode == "lessons"
    shelf[Matches].startLessons("fredericus")
    await wait_until(lambda: program.page == "table" and lesson.isAsking)
    assert lesson.place == 5


@pytest.mark.parametrize("game", SCRIPTS)
def test_what_a_lesson_points_at_is_on_the_board_then(shelf: Shelf, game: str) -> None:
    """What can be clicked or explained at that moment; towers, posts, rows and slots are always there."""
    fixed = {f"{kind}:{number}" for kind in ("tower", "post", "row", "slot") for number in range(8)}
    for host, guide in walk(SCRIPTS[game]):
        table = table_of(host, guide)
        board = shelf[Table].board_of(table)
        for place in guide.section:
            for target in guide.script.lessons[place].targets:
                is_clicked = any(target in offer.words.targets for offer in table.choosing.offers)
                assert is_clicked or target in fixed or board.explain(table, target).title, (place, target)
