"""Stupor Mundi, for 1 to 4 players: build a castle at the court of Frederick II."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.checks import check, data_hash
from staufer_engine.games.stupor_mundi.defaults import default
from staufer_engine.games.stupor_mundi.describe import StuporMundiWords
from staufer_engine.games.stupor_mundi.describe_course import endings, parts
from staufer_engine.games.stupor_mundi.scoring import ranking, score_sheet
from staufer_engine.games.stupor_mundi.series import SERIES
from staufer_engine.games.stupor_mundi.setup import OPTIONS, new
from staufer_engine.games.stupor_mundi.state import State, is_past_half, rounds
from staufer_engine.games.stupor_mundi.turns import turn
from staufer_engine.games.stupor_mundi.view import possible_world, view
from staufer_engine.kernel import Rules


def is_over(s: State) -> bool:
    return s.over


check()

RULES = Rules(
    name="stupor_mundi",
    title="Stupor Mundi",
    version="1",
    data_hash=data_hash(),
    players=(1, 2, 3, 4),
    options=OPTIONS,
    state=State,
    new=new,
    turn=turn,
    is_over=is_over,
    view=view,
    default=default,
    rounds=rounds,
    ranking=ranking,
    score_sheet=score_sheet,
    possible_world=possible_world,
    words=StuporMundiWords(),
    parts=parts,
    endings=endings,
    series=SERIES,
    is_past_half=is_past_half,
)

__all__ = ["RULES", "State", "new"]
