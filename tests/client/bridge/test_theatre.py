"""The theatre in the window: by keys, by mouse and for screen readers."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMetaObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.bridge.playing import told
from corpus.make import FOLDER
from staufer_client.bridge.replay_line import SPEEDS, ReplayLine
from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.replay_table import ReplayTable
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage.scenes import replay
from staufer_client.stage.theatre import put_on
from staufer_protocol.codec import enc
from staufer_protocol.replay import read_replay
from staufer_protocol.stream import TRUTH

SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
FUZZED = ("fredericus-2-short", "stupor_mundi-2-projects", "de_vulgari-2-open")
KEYS = (
    *((key, modifier) for key in (Key.Key_Left, Key.Key_Right) for modifier in (PLAIN, SHIFT, CTRL)),
    *((key, modifier) for key in (Key.Key_T, Key.Key_P, Key.Key_V) for modifier in (PLAIN, SHIFT)),
    *(
        (key, PLAIN)
        for key in (
            Key.Key_Space, Key.Key_J, Key.Key_K, Key.Key_L, Key.Key_Home, Key.Key_End, Key.Key_Comma, Key.Key_Period,
            Key.Key_C, Key.Key_W, Key.Key_Less, Key.Key_Greater, Key.Key_0, Key.Key_4, Key.Key_9, Key.Key_Tab,
            Key.Key_Up, Key.Key_Down, Key.Key_PageUp,
        )
    ),
)  # fmt: skip


@pytest.fixture(scope="module")
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    opened.window.resize(1440, 900)
    yield opened
    opened.close()


@pytest.fixture
def line(studio: Studio) -> Iterator[ReplayLine]:
    studio.put_away()
    replay(studio.application.shelf)
    still(studio.window)
    yield studio.application.shelf[Table].replay
    assert studio.application.warnings == []


def press(studio: Studio, key: Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    QTest.keyClick(studio.window, key, modifier)


def part(studio: Studio, name: str) -> QQuickItem:
    item = find(studio.window.contentItem(), name)
    assert item is not None, name
    return item


def click(studio: Studio, name: str) -> None:
    QMetaObject.invokeMethod(part(studio, name), "click")
    still(studio.window)


def table_of(line: ReplayLine) -> ReplayTable:
    assert line.table is not None
    return line.table


def test_the_keys_are_those_of_video_players(studio: Studio, line: ReplayLine) -> None:
    table, at = table_of(line), line.seq
    press(studio, Key.Key_L)
    assert line.seq == at + 10
    press(studio, Key.Key_J)
    press(studio, Key.Key_J)
    assert line.seq == at - 10
    press(studio, Key.Key_Period)
    press(studio, Key.Key_Comma)
    assert line.seq == at - 10
    press(studio, Key.Key_Right)
    assert line.seq in table.run.questions
    press(studio, Key.Key_Left, SHIFT)
    assert line.seq in [turn.seq for turn in table.run.turns]
    press(studio, Key.Key_Right, CTRL)
    assert line.seq in table.run.rounds
    press(studio, Key.Key_T, SHIFT)
    assert line.seq in [mark.seq for mark in table.run.marks if mark.is_turning_point]
    press(studio, Key.Key_P)
    assert table.study is not None
    assert line.seq in table.study.changes(range(4))
    for digit, key in enumerate((Key.Key_0, Key.Key_1, Key.Key_5)):
        press(studio, key)
        assert line.seq == line.last * (0, 1, 5)[digit] // 10
    press(studio, Key.Key_End)
    assert (line.seq, table.is_over) == (line.last, True)
    press(studio, Key.Key_Home)
    assert line.seq == 0
    press(studio, Key.Key_Greater)
    press(studio, Key.Key_Greater)
    assert line.speed == 4.0
    press(studio, Key.Key_Less)
    assert line.speed == 2.0
    line.setSpeed(1.0)
    press(studio, Key.Key_K)
    assert line.isPlaying
    press(studio, Key.Key_Space)
    assert not line.isPlaying


def test_curves_help_and_playing_on_open_and_close_by_keys(studio: Studio, line: ReplayLine) -> None:
    press(studio, Key.Key_C)
    still(studio.window)
    assert part(studio, "plot").isVisible()
    press(studio, Key.Key_Escape)
    still(studio.window)
    assert not line.chart.isOpen
    for key, name, close in ((Key.Key_Question, "replay_help_close", ""), (Key.Key_B, "playon_start", "")):
        press(studio, key)
        still(studio.window)
        assert part(studio, name).isVisible(), name
        seq = line.seq
        press(studio, Key.Key_L)  # a dialog hears no keys of the theatre
        assert line.seq == seq, close
        press(studio, Key.Key_Escape)
        still(studio.window)
        assert find(studio.window.contentItem(), name) is None, name
    assert part(studio, "replay_page").isVisible()


def test_a_press_on_the_curve_goes_to_that_place(studio: Studio, line: ReplayLine) -> None:
    line.chart.isOpen = True
    still(studio.window)
    plot = part(studio, "plot")
    left, wide = plot.property("margin"), plot.property("breadth")
    where = plot.mapToScene(QPoint(round(left + wide / 2), round(plot.height() / 2))).toPoint()
    QTest.mouseClick(studio.window, Qt.MouseButton.LeftButton, PLAIN, where)
    assert line.seq == pytest.approx(line.last / 2, abs=2)
    assert [row.figure for row in line.chart.lines.rows] == list(table_of(line).study.points[line.seq])
    assert sum(line.chart.totals) == sum(sum(row.points) for row in line.chart.sources.rows)
    line.chart.isOpen = False


def test_a_glance_at_another_moment_shows_that_moment_and_stays_here(studio: Studio, line: ReplayLine) -> None:
    table, at = table_of(line), line.seq
    timeline = part(studio, "timeline")
    where = timeline.mapToScene(QPoint(round(timeline.width() / 4), round(timeline.height() / 2))).toPoint()
    QTest.mouseMove(studio.window, where)
    still(studio.window)
    assert line.seq == at
    assert 0 < line.peek.seq < line.last / 2
    assert f"record {line.peek.seq}" in line.peek.title
    assert [row.scoreText for row in line.peek.seats.rows] == [str(n) for n in table.study.points[line.peek.seq]]
    assert line.peek.pieces.count > 0
    QTest.mouseMove(studio.window, QPoint(700, 300))
    still(studio.window)
    assert line.peek.seq == -1


def test_journal_lines_moments_and_players_are_ways_to_their_records(studio: Studio, line: ReplayLine) -> None:
    press(studio, Key.Key_W)
    still(studio.window)
    assert line.isWhole
    rows = studio.application.shelf[Table].journal.rows
    assert rows[-1].isAhead
    assert not rows[0].isAhead
    assert any(row.isNew for row in rows)
    press(studio, Key.Key_W)
    click(studio, "tab_moments")
    click(studio, "moment_0")
    assert line.seq == line.moments.rows[0].seq
    assert line.moments.rows[0].isNow
    click(studio, "score_1")
    assert line.seq in table_of(line).study.changes([1])
    click(studio, "tab_journal")


def test_dragging_shows_where_the_pointer_is_when_there_is_time_and_nothing_between(line: ReplayLine) -> None:
    heard: list[int] = []
    line.seqChanged.connect(lambda: heard.append(line.seq))
    for seq in range(20, 60):
        line.drag(seq)
    assert heard == []
    QTest.qWait(20)
    assert heard == [59]


def test_playing_keeps_time_at_any_speed(line: ReplayLine) -> None:
    """What is slow to show is left out: the match goes on as fast as was wished."""
    seconds = [100.0]
    line.now = lambda: seconds[0]
    line.seek(0)
    line.setSpeed(100)
    assert line.speed == SPEEDS[-1]
    line.toggle()
    for _ in range(30):  # looks at it that come when they can
        seconds[0] += 0.07
        line.play_on()
    assert line.seq == int(30 * 0.07 * 16)
    line.setSpeed(0.25)
    at = line.seq
    seconds[0] += 3.9
    line.play_on()
    assert line.seq == at
    seconds[0] += 0.2
    line.play_on()
    assert line.seq == at + 1
    line.seek(line.last - 1)
    seconds[0] += 60
    line.play_on()
    line.play_on()
    assert (line.seq, line.isPlaying) == (line.last, False)
    line.setSpeed(1)
    line.now = time.monotonic


def test_everything_of_the_theatre_has_a_name_for_screen_readers(studio: Studio, line: ReplayLine) -> None:
    line.chart.isOpen = True
    still(studio.window)
    QAccessible.setActive(True)
    said = list(told(QAccessible.queryAccessibleInterface(studio.window)))
    names = [name for _, name in said]
    for wanted in ("One choice back", "Play", "One turn on", "Faster", "Seen by", "Curves", "Points over the match"):
        assert wanted in names, wanted
    assert any(name.startswith("Time line, Round") for name in names)
    assert any(name.startswith("Costanza: ") and name.endswith("at the end") for name in names)
    pressed = {QAccessible.Role.Button, QAccessible.Role.RadioButton, QAccessible.Role.Slider, QAccessible.Role.PageTab}
    assert [role for role, name in said if role in pressed and not name] == []
    line.chart.isOpen = False


def fuzz(studio: Studio, name: str, steps: int) -> None:
    """Keys, seeks, speeds, eyes and glances without any sense: every moment stays that of the match."""
    dice = random.Random(name)
    shelf = studio.application.shelf
    studio.put_away()
    match = read_replay((FOLDER / f"{name}.staufer").read_bytes())
    line = put_on(shelf, match)
    table = table_of(line)

    def look(shown: ReplayTable, eyes: int) -> None:
        observer = TRUTH if eyes == -2 else None if eyes == -1 else eyes
        shown.set_eyes(observer)
        shown.study_of(observer)
        line.show_study()

    line.look = look
    still(studio.window)
    for _ in range(steps):
        match dice.randrange(8):
            case 0:
                line.seek(dice.randrange(-5, line.last + 6))
            case 1:
                line.drag(dice.randrange(line.last + 1))
            case 2:
                line.setSpeed(dice.choice([0.01, 0.25, 3.3, 16.0, 99.0]))
            case 3:
                line.setEyes(dice.randrange(-3, 6))
            case 4:
                line.peek.at(dice.randrange(-2, line.last + 3))
            case 5:
                shelf[Table].click(dice.choice(["row:1", "city:2", "hand:0", "", *(table.study.touched or {"x": 1})]))
            case _:
                press(studio, *dice.choice(KEYS))
        assert 0 <= line.seq == table.seq <= line.last
        assert enc(table.state.to_plain()) == enc(table.run.at(table.seq).state.to_plain())
        assert SPEEDS[0] <= line.speed <= SPEEDS[-1]
        assert line.eyes in range(-2, len(table.names))
    line.setSpeed(1)
    line.pause()
    still(studio.window)
    assert studio.application.warnings == []


@pytest.mark.parametrize("name", FUZZED)
def test_the_scrubber_stands_whatever_is_done_to_it(studio: Studio, name: str) -> None:
    fuzz(studio, name, 60)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", [*FUZZED, "stupor_mundi-4-practice", "fredericus-3-back", "de_vulgari-4-resigned"])
def test_the_scrubber_stands_for_long(studio: Studio, name: str) -> None:
    fuzz(studio, name, 2000)


def test_the_points_of_others_stay_behind_their_screens(studio: Studio) -> None:
    match = read_replay((FOLDER / "de_vulgari-3-plain.staufer").read_bytes())
    studio.put_away()
    line = put_on(studio.application.shelf, match, 0)
    assert line.chart.lines.count == 0
    assert line.chart.hiddenText
    assert all(row.changeText == "" for row in line.moments.rows)
    line.peek.at(100)
    assert {row.scoreText for row in line.peek.seats.rows} == {""}
    line.chart.pick(1)
    assert line.chart.lines.count == 3
