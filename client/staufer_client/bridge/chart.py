"""The curves of a replay on the screen: a figure of every seat over the whole match, and where the points come from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Setting
from staufer_client.bridge.theatre_types import ChartSourceRow, ChartSourcesModel, CurveRow, CurvesModel
from staufer_client.seats import COLOURS
from staufer_client.theatre.chart import Curve, curves_of, stairs
from staufer_client.theatre.study import POINTS
from staufer_engine.phrases import Phrase

if TYPE_CHECKING:
    from staufer_client.replay_table import ReplayTable
    from staufer_engine.kernel import ScoreLine

HIDDEN_POINTS = Phrase("The points stay behind the screens for these eyes.")


class Chart(Bridge):
    """One curve at a time."""

    isReady = Fact(False)
    isOpen = Setting(False)  # the sheet with the large plot
    titles = Fact[list[str]]([])
    current = Fact(0)
    meaning = Sentence("")
    hiddenText = Sentence("")  # why there are no lines
    low = Fact(0)
    high = Fact(1)
    step = Fact(1)  # between two lines across
    lines = Part(CurvesModel)
    sources = Part(ChartSourcesModel)
    totals = Fact[list[int]]([])

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: ReplayTable | None = None
        self.shows_score: Callable[[int], bool] = lambda seat: True
        self.on_save: Callable[[ReplayTable, Curve, str], None] = lambda table, curve, url: None
        self.curves: list[Curve] = []
        self.isOpenChanged.connect(self.show_moment)  # type: ignore[attr-defined]  # the signal of a fact, which the class is given when it is made

    def follow(self, table: ReplayTable | None) -> None:
        """Show the study of *table*, once there is one."""
        self.table = table
        study = table.study if table is not None else None
        self.isReady = study is not None
        if table is None or study is None:
            self.curves = []
            self.lines.sync([])
            return
        rounds = [(mark.seq, mark.text) for mark in table.run.marks if mark.kind == "round"]
        self.curves = curves_of(study, table.rules, rounds, table.say_plainly)
        self.titles = [curve.title for curve in self.curves]
        self.show_curve()

    @property
    def curve(self) -> Curve | None:
        return self.curves[self.current] if self.current < len(self.curves) else None

    @Slot(int)
    def pick(self, index: int) -> None:
        """Show another figure."""
        if 0 <= index < len(self.curves):
            self.current = index
            self.show_curve()

    @Slot(str)
    def save(self, url: str) -> None:
        """Write what is shown to *url*: a picture (.png, .svg), or all figures as a table (.csv)."""
        if self.table is not None and self.curve is not None:
            self.on_save(self.table, self.curve, url)

    def seats(self) -> list[int]:
        """Those whose line may be seen."""
        if self.table is None or self.curve is None:
            return []
        is_open = self.curve.name != POINTS
        return [seat for seat in range(len(self.table.names)) if is_open or self.shows_score(seat)]

    def show_curve(self) -> None:
        table, curve = self.table, self.curve
        if table is None or curve is None:
            return
        self.meaning, self.low, self.high, self.step = curve.meaning, curve.low, curve.high, curve.step
        seats = self.seats()
        self.hiddenText = "" if seats else table.say_plainly(HIDDEN_POINTS)
        self.lines.sync(
            CurveRow(
                seat,
                table.names[seat],
                COLOURS[seat],
                figure_at(curve, seat, table.seq),
                curve.line[-1][1][seat],
                corners(curve, seat),
            )
            for seat in seats
        )
        self.show_moment()

    def show_moment(self) -> None:
        """The figures of where one is."""
        table, curve = self.table, self.curve
        if table is None or curve is None:
            return
        self.lines.sync(
            row._replace(figure=figure_at(curve, row.seat, table.seq))
            for row in self.lines.rows
            if isinstance(row, CurveRow)
        )
        if self.isOpen:
            is_shown = all(self.shows_score(seat) for seat in range(len(table.names)))
            sheet = table.score_sheet() if is_shown else []
            self.sources.sync(source_row(table.say_plainly(line.source), line) for line in sheet)
            self.totals = list(table.scores()) if is_shown else []


def corners(curve: Curve, seat: int) -> list[float]:
    across = max(1, curve.last)
    return [part for seq, figure in stairs(curve, seat) for part in (seq / across, height(curve, figure))]


def height(curve: Curve, figure: int) -> float:
    return (figure - curve.low) / (curve.high - curve.low)


def figure_at(curve: Curve, seat: int, seq: int) -> int:
    place = bisect_right(curve.line, seq, key=lambda corner: corner[0]) - 1
    return curve.line[max(0, place)][1][seat]


def source_row(source: str, line: ScoreLine) -> ChartSourceRow:
    points, most = list(line.points), max(line.points)
    return ChartSourceRow(source, points, points.index(most) if points.count(most) == 1 and len(points) > 1 else -1)
