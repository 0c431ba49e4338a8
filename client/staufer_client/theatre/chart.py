"""The curves of a match, as files: a picture, or a table for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from staufer_client.theatre.study import MEANING, POINTS, TITLE, Figures, Study
from staufer_engine.kernel import Rules
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record
from staufer_protocol.words import on_one_line

INKS = ("#2F5FA3", "#35343A", "#A5312B", "#2F7A4B", "#6A3A8C")  # by seat, on parchment
DASHES = ("", "14 5 3 5", "10 5", "3 5", "16 4 3 4 3 4")  # colour is never the only sign
WIDTH, HEIGHT = 960, 540
LEFT, RIGHT, TOP, BOTTOM = 62, 210, 84, 58  # what the plot leaves free
MARKS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 6  # across the plot


@dataclass(frozen=True, slots=True)
class Curve:
    """One figure of all seats over a whole match."""

    name: str
    title: str
    meaning: str
    line: Sequence[tuple[int, Figures]]  # (record, figures by seat), where they change
    last: int  # record
    rounds: Sequence[tuple[int, str]]  # (record, title)

    @property
    def low(self) -> int:
        return min(0, *(min(figures) for _, figures in self.line))

    @property
    def high(self) -> int:
        return max(1, *(max(figures) for _, figures in self.line))

    @property
    def step(self) -> int:
        """Between two lines across the plot."""
        return next((mark for mark in MARKS if (self.high - self.low) / mark <= MOST_LINES), MARKS[-1])


def curves_of(
    study: Study, rules: Rules[Record], rounds: Sequence[tuple[int, str]], say: Callable[[Phrase], str]
) -> list[Curve]:
    last = len(study.points) - 1
    told = [(POINTS, TITLE, MEANING), *((one.name, one.title, one.meaning) for one in rules.series)]
    return [Curve(name, say(title), say(meaning), study.line(name), last, rounds) for name, title, meaning in told]


def stairs(curve: Curve, seat: int) -> list[tuple[int, int]]:
    """The corners of a seat's line: a figure stands until the record that changes it."""
    corners: list[tuple[int, int]] = []
    for seq, figures in curve.line:
        if corners and figures[seat] == corners[-1][1]:
            continue
        if corners:
            corners.append((seq, corners[-1][1]))
        corners.append((seq, figures[seat]))
    return [*corners, (curve.last, corners[-1][1])]


# -- files ---------------------------------------------------------------------------------


def as_csv(curves: Sequence[Curve], names: Sequence[str]) -> str:
    """A line for every record that changes something."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(["series", "record", *(guarded(name) for name in names)])
    for curve in curves:
        table.writerows([curve.name, seq, *figures] for seq, figures in curve.line)
    return text.getvalue()


def guarded(name: str) -> str:
    """A name is whatever its owner typed: a spreadsheet must not take it for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name


def as_svg(curve: Curve, names: Sequence[str], heading: str) -> str:
    """A picture that stands for itself."""

    def across(seq: int) -> float:
        return LEFT + seq / max(1, curve.last) * (WIDTH - LEFT - RIGHT)

    def down(figure: int) -> float:
        return TOP + (curve.high - figure) / (curve.high - curve.low) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Alegreya Sans, Carlito, sans-serif" fill="#2A211A">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FDF8EC"/>',
        f'<text x="{LEFT}" y="34" font-size="22" font-weight="700" fill="#7A2222">{escape(heading)}</text>',
        f'<text x="{LEFT}" y="58" font-size="15" fill="#5E4F3E">{escape(curve.title)}: {escape(curve.meaning)}</text>',
    ]
    for figure in range(-(-curve.low // curve.step) * curve.step, curve.high + 1, curve.step):
        y = down(figure)
        parts += [
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#C6AC76" stroke-width="1"/>',
            f'<text x="{LEFT - 10}" y="{y + 5:.1f}" font-size="14" text-anchor="end">{figure}</text>',
        ]
    taken = 0.0
    for seq, title in curve.rounds:
        x = across(seq)
        parts.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM + 6}" stroke="#C6AC76" stroke-dasharray="2 4"/>')
        if x >= taken:
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 22}" font-size="13">{escape(title)}</text>')
            taken = x + 8 * len(title) + 6
    tops = spread([down(curve.line[-1][1][seat]) for seat in range(len(names))])
    for seat, name in enumerate(names):
        way = "L".join(f"{across(seq):.1f} {down(figure):.1f}" for seq, figure in stairs(curve, seat))
        ink, figure, y = INKS[seat % len(INKS)], curve.line[-1][1][seat], tops[seat]
        dash = f" stroke-dasharray={quoteattr(DASHES[seat % len(DASHES)])}" if DASHES[seat % len(DASHES)] else ""
        parts += [
            f'<path d="M{way}" fill="none" stroke="{ink}" stroke-width="3" stroke-linejoin="round"{dash}/>',
            f'<path d="M{WIDTH - RIGHT + 10} {y:.1f}h30" fill="none" stroke="{ink}" stroke-width="3"{dash}/>',
            f'<text x="{WIDTH - RIGHT + 46}" y="{y + 5:.1f}" font-size="15" font-weight="700" fill="{ink}">'
            f"{figure} {escape(on_one_line(name))}</text>",
        ]
    return "\n".join([*parts, "</svg>", ""])


def spread(tops: Sequence[float], apart: float = 20.0) -> list[float]:
    """The same heights, moved as far as names beside them need to stand apart."""
    placed = list(tops)
    before = float("-inf")
    for seat in sorted(range(len(tops)), key=lambda one: tops[one]):
        placed[seat] = before = max(tops[seat], before + apart)
    over = max(0.0, before - (HEIGHT - BOTTOM))
    return [top - over for top in placed]
