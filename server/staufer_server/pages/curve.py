"""The course of a rating as a picture: a line over the matches, with its scale."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_server.answers import LadderRating
from staufer_server.pages.wording import rating, title_of
from staufer_server.ratings import PROVISIONAL, START

WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 14, 30
STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)  # points between two lines of the scale
MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Mark:
    """A line of the scale, or a number under it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """One game's rating: what the picture consists of, and what it says to those who do not see it."""

    game: str
    rating: LadderRating
    line: str  # the points of a polyline
    area: str  # the same, closed at the bottom
    lines: tuple[Mark, ...]
    games: tuple[Mark, ...]
    end: tuple[float, float]
    spoken: str
    is_provisional: bool
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    bottom: int = HEIGHT - BOTTOM


def curve_of(rating_seen: LadderRating) -> Curve:
    centi = [point.centi for point in rating_seen.history]
    first = rating_seen.games - len(centi) + 1  # the number of the first match shown
    if first <= 1:  # before it everybody stands at the start
        first, centi = 0, [START, *centi]
    low, high, step = scale(min(centi) / 100, max(centi) / 100)
    across = (WIDTH - LEFT - RIGHT) / max(1, len(centi) - 1)
    down = (HEIGHT - TOP - BOTTOM) / (high - low)
    points = [
        (round(LEFT + n * across, 1), round(TOP + (high - value / 100) * down, 1)) for n, value in enumerate(centi)
    ]
    line = " ".join(f"{x},{y}" for x, y in points)
    floor = HEIGHT - BOTTOM
    lines = tuple(Mark(round(TOP + (high - value) * down, 1), str(value)) for value in range(low, high + 1, step))
    shown = sorted({0, (len(centi) - 1) // 2, len(centi) - 1})
    games = tuple(Mark(points[n][0], str(first + n)) for n in shown)
    return Curve(
        rating_seen.game, rating_seen, line, f"{points[0][0]},{floor} {line} {points[-1][0]},{floor}", lines, games,
        points[-1], spoken(rating_seen, centi), rating_seen.games < PROVISIONAL,
    )  # fmt: skip


def scale(low: float, high: float) -> tuple[int, int, int]:
    """Round numbers below and above, and the step between the lines."""
    step = next((s for s in STEPS if (high - low) / s <= MOST_LINES - 1), STEPS[-1])
    bottom = int(low // step * step)
    top = int(-(-high // step) * step)
    return bottom, max(top, bottom + step), step


def spoken(seen: LadderRating, centi: list[int]) -> str:
    return (
        f"Rating in {title_of(seen.game)} over {seen.games} rated matches: now {rating(seen.centi)}, "
        f"highest {rating(max(centi))}, lowest {rating(min(centi))}."
    )
