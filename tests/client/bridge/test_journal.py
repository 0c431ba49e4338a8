"""Rows of the journal are made from the first line on that is another one; they come out as if made anew."""

from __future__ import annotations

import random

from PySide6.QtGui import QGuiApplication

from staufer_client.bridge.table_types import JournalModel, Seen
from staufer_client.stage.played import Moment
from staufer_client.stage.scenes import match
from staufer_client.tables import TableMaker


def made_anew(lines, moment: Seen) -> list[object]:
    model = JournalModel()
    model.show(lines, moment)
    return model.rows


def test_after_every_record_the_rows_are_those_of_a_new_list(qapp: QGuiApplication) -> None:
    chance, follower, model, seen = random.Random(3), TableMaker().follower(match().setup, 0), JournalModel(), 0
    for frame in match().frames(0, match().end):
        follower.receive(frame)
        seen = follower.course.seq if chance.random() < 0.2 else seen
        if follower.course.seq % 29 == 0:
            follower.journal.strike(follower.course.seq - 5, follower.course.seq)
        moment = Seen(seen, follower.course.seq)
        model.show(follower.journal.lines, moment)
        assert model.rows == made_anew(follower.journal.lines, moment)
    assert len(model.rows) > 100


def test_going_to_and_fro_the_rows_are_those_of_a_new_list(qapp: QGuiApplication) -> None:
    lines, chance, model = match().follower(Moment(match().end, 0)).journal.lines, random.Random(4), JournalModel()
    for _ in range(60):
        shown = chance.randrange(match().end)
        moment = Seen(chance.randrange(shown + 1), shown)
        model.show(lines, moment)
        assert model.rows == made_anew(lines, moment)


def test_only_what_is_new_is_told(qapp: QGuiApplication) -> None:
    lines, model = match().follower(Moment(match().end, 0)).journal.lines, JournalModel()
    last = lines[-1].seq
    before = [line for line in lines if line.seq < last]
    model.show(before, Seen(0, last - 1))
    added: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, start, end: added.append((start, end)))
    model.dataChanged.connect(lambda *_: added.append((-1, -1)))
    model.show(lines, Seen(0, last))
    assert added == [(len(before), len(lines) - 1)]
