"""How a position of each game is judged: its features by the table of their weights."""

from __future__ import annotations

from statistics import fmean

from staufer_bots import de_vulgari_value, fredericus_value, stupor_mundi_value
from staufer_bots.bot import S
from staufer_bots.weights import WEIGHTS
from staufer_engine.games.de_vulgari.state import State as DeVulgari
from staufer_engine.games.fredericus.state import State as Fredericus
from staufer_engine.games.stupor_mundi import State as StuporMundi
from staufer_engine.kernel import Rules
from staufer_engine.record import Record

A_WIN = 3.0  # points that winning is worth beside those that one is ahead


def features(s: Record, p: int) -> dict[str, float]:
    """What counts in the position after a turn of *p*."""
    match s:
        case Fredericus():
            return fredericus_value.features(s, p)
        case StuporMundi():
            return stupor_mundi_value.features(s, p)
        case DeVulgari():
            return de_vulgari_value.features(s, p)
        case _:
            raise TypeError(f"no table judges a {type(s).__module__}.{type(s).__name__}")


def value(rules: Rules[S], s: S, p: int) -> float:
    """By how many points *p* will be ahead, as far as the table can tell."""
    if rules.is_over(s):
        return lead(rules, s, p)
    weights = WEIGHTS[rules.name]
    return sum(weights[name] * one for name, one in features(s, p).items())


def lead(rules: Rules[S], s: S, p: int) -> float:
    """By how many points *p* is ahead of the others in the mean, and whether that wins."""
    sheet = rules.score_sheet(s)
    seats = range(len(sheet[0].points))
    points = [sum(line.points[seat] for line in sheet) for seat in seats]
    winners = rules.ranking(s)[0]
    others = [points[seat] for seat in seats if seat != p]
    won = (A_WIN if p in winners else -A_WIN) if others else 0.0
    return points[p] - (fmean(others) if others else 0.0) + won
