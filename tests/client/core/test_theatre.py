"""The theatre without its screen: every match of the corpus can be looked at anywhere, and shows nobody too much."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from corpus.make import FOLDER
from staufer_client.replay_table import ReplayTable
from staufer_client.tables import TableMaker
from staufer_client.theatre.chart import as_csv, as_svg, curves_of, stairs
from staufer_client.theatre.run import Run, as_seen, stop
from staufer_client.theatre.study import Study
from staufer_engine.games import GAMES
from staufer_protocol.codec import enc
from staufer_protocol.course import Course
from staufer_protocol.replay import Replay, read_replay
from staufer_protocol.stream import TRUTH, Record

FILES = sorted(FOLDER.glob("*.staufer"))
SEEKS = 50
SMALL = ("fredericus-3-back", "stupor_mundi-2-draft", "de_vulgari-3-open")


@cache
def replay_of(file: Path) -> Replay:
    return read_replay(file.read_bytes())


def called(name: str) -> Replay:
    return replay_of(FOLDER / f"{name}.staufer")


def maker() -> TableMaker:
    return TableMaker(now=lambda: 0.0)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_match_opens_plays_to_its_end_and_is_the_same_wherever_one_looks(file):
    replay, dice = replay_of(file), random.Random(file.name)
    eyes = dice.choice([TRUTH, None, *range(len(replay.setup.seats))])
    course = Course(GAMES[replay.setup.game], replay.setup, eyes)
    digests = [enc(course.game.state.to_plain())]
    for record in replay.records:
        course.apply(as_seen(record, eyes))
        digests.append(enc(course.game.state.to_plain()))
    table = ReplayTable(maker(), replay, eyes)
    for _ in replay.records:
        table.step_by(1)
    assert table.is_over
    assert table.results == replay.results
    for seq in dice.choices(range(len(digests)), k=SEEKS):
        table.seek(seq)
        assert table.seq == seq
        assert enc(table.state.to_plain()) == digests[seq]
    if replay.results:
        assert table.study_of(TRUTH).points[-1] == tuple(result.score for result in replay.results)


@pytest.mark.parametrize("name", SMALL)
def test_what_a_seat_is_shown_follows_from_what_it_saw(name):
    """A file that holds nothing else shows the same: moments, journal, marks, curves, and what was touched."""
    replay = called(name)
    for eyes in (None, *range(len(replay.setup.seats))):
        poorer = replace(replay, records=tuple(without_others(record, eyes) for record in replay.records))
        shown, less = (ReplayTable(maker(), one, eyes) for one in (replay, poorer))
        assert shown.run.follower.journal.lines == less.run.follower.journal.lines
        assert shown.marks_on_line == less.marks_on_line
        assert shown.run.turns == less.run.turns
        one, other = shown.study_of(eyes), less.study_of(eyes)
        assert (one.points, one.figures, one.touched) == (other.points, other.figures, other.touched)
        for seq in range(0, shown.last + 1, 7):
            shown.seek(seq)
            less.seek(seq)
            assert shown.state == less.state


def without_others(record: Record, eyes: int | None) -> Record:
    def is_seen(vis: int) -> bool:
        return eyes is not None and bool(vis >> eyes & 1)

    return replace(
        record, seals=tuple(seal if is_seen(seal.vis) else replace(seal, plaintext=None) for seal in record.seals)
    )


def test_one_steps_by_choices_turns_rounds_turning_points_and_changes_of_the_points():
    table = ReplayTable(maker(), called("stupor_mundi-2-plain"))
    study = table.study_of(TRUTH)
    steps = {
        "choices": (table.step_choice, table.run.questions),
        "turns": (table.step_turn, [turn.seq for turn in table.run.turns]),
        "rounds": (table.step_round, table.run.rounds),
        "marks": (table.step_mark, [mark.seq for mark in table.run.marks if mark.is_turning_point]),
        "points": (lambda by: table.step_score(by, [0]), study.changes([0])),
    }
    for name, (step, stops) in steps.items():
        assert len(stops) > 5, name
        table.seek(0)
        seen = [table.seq]
        while table.seq < table.last:
            step(1)
            seen.append(table.seq)
        assert seen == [*dict.fromkeys([0, *stops, table.last])], name
        back = [table.seq]
        while table.seq > 0:
            step(-1)
            back.append(table.seq)
        assert back == seen[::-1], name


def test_a_choice_is_stepped_to_with_all_that_followed_from_it():
    table = ReplayTable(maker(), called("fredericus-2-plain"))
    table.seek(table.run.first_decision)
    while True:
        table.step_choice(1)
        if table.is_over:
            break
        assert table.waited_for


def test_stops_end_where_the_match_ends():
    assert [stop([3, 5, 8], 5, by, 10) for by in (-9, -2, -1, 1, 2, 9)] == [0, 0, 3, 8, 10, 10]
    assert [stop([], 5, by, 10) for by in (-1, 1)] == [0, 10]


def test_a_press_on_the_board_goes_to_the_next_choice_about_that_place_and_round_again():
    table = ReplayTable(maker(), called("fredericus-2-plain"))
    table.click("row:0")
    assert table.seq == 0  # before that is worked out
    touched = table.study_of(TRUTH).touched
    target, seqs = max(touched.items(), key=lambda one: len(one[1]))
    seen = []
    for _ in range(len(seqs) + 1):
        table.click(target)
        seen.append(table.seq)
    assert seen == [*seqs, seqs[0]]
    words = table.rules.words
    game = table.run.at(seqs[0] - 1)
    body = table.replay.records[seqs[0] - 1].body
    assert target in words.option(game.state, game.ask, body.actor, body.answer).targets
    table.click("nowhere")
    assert table.hint


def test_the_whole_journal_can_be_shown_from_anywhere():
    table = ReplayTable(maker(), called("fredericus-2-plain"))
    table.seek(100)
    assert max(line.seq for line in table.lines) <= 100
    table.show_all_lines(True)
    assert max(line.seq for line in table.lines) > 100


# -- curves --------------------------------------------------------------------------------


def curves(name: str):
    table = ReplayTable(maker(), called(name))
    rounds = [(mark.seq, mark.text) for mark in table.run.marks if mark.kind == "round"]
    return table, curves_of(table.study_of(TRUTH), table.rules, rounds, table.say_plainly)


def test_a_curve_stands_until_a_record_changes_it():
    table, (points, income, tempo) = curves("stupor_mundi-3-plain")
    assert [curve.name for curve in (points, income, tempo)] == ["points", "income", "tempo"]
    study = table.study_of(TRUTH)
    for seat in range(3):
        corners = stairs(points, seat)
        assert corners[0] == (0, study.points[0][seat])
        assert corners[-1] == (table.last, study.points[-1][seat])
        assert all(study.points[seq][seat] == figure for seq, figure in corners[::2])
        assert [seq for seq, _ in corners] == sorted(seq for seq, _ in corners)


def test_all_curves_stand_in_a_table_whose_names_are_no_formulas():
    _, drawn = curves("stupor_mundi-3-plain")
    rows = list(csv.reader(io.StringIO(as_csv(drawn, ['=cmd"', "Anna", "Bo, & Co"]))))
    assert rows[0] == ["series", "record", "'=cmd\"", "Anna", "Bo, & Co"]
    assert {row[0] for row in rows[1:]} == {"points", "income", "tempo"}
    assert len(rows) == 1 + sum(len(curve.line) for curve in drawn)


@pytest.mark.parametrize("name", ["stupor_mundi-1-long", "fredericus-4-void", "de_vulgari-5-plain"])
def test_a_curve_is_drawn_as_a_picture_with_every_name(name):
    table, drawn = curves(name)
    for curve in drawn:
        names = [f"<{seat}> & \x1b{'very long ' * 2}" for seat in range(len(table.names))]
        root = ElementTree.fromstring(as_svg(curve, names, "A match"))
        said = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert all(any(f"<{seat}> &" in one for one in said) for seat in range(len(names)))
        assert curve.title in " ".join(said)


def test_a_run_and_its_study_are_made_once_for_each_pair_of_eyes():
    table = ReplayTable(maker(), called("fredericus-2-plain"))
    assert table.study is None
    study = table.study_of(TRUTH)
    assert table.study is study
    assert isinstance(table.run_of(0), Run)
    table.set_eyes(0)
    assert table.study is None
    assert isinstance(table.study_of(0), Study)
    assert table.run_of(TRUTH) is table.run_of(TRUTH)
