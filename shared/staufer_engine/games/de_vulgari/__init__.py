"""De Vulgari Eloquentia, for 2 to 5 players: merchants, friars and cardinals on the way to the tongue of the people."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.box_check import check_the_box
from staufer_engine.games.de_vulgari.components import SHARES, data_hash
from staufer_engine.games.de_vulgari.defaults import default
from staufer_engine.games.de_vulgari.describe import DeVulgariWords
from staufer_engine.games.de_vulgari.scoring import ranking, score_sheet
from staufer_engine.games.de_vulgari.series import SERIES
from staufer_engine.games.de_vulgari.setup import OPTIONS, new
from staufer_engine.games.de_vulgari.state import State, is_past_half, rounds
from staufer_engine.games.de_vulgari.turns import turn
from staufer_engine.games.de_vulgari.view import possible_world, view
from staufer_engine.kernel import Rules

check_the_box()


def is_over(s: State) -> bool:
    return s.over


RULES = Rules(
    name="de_vulgari",
    title="De Vulgari Eloquentia",
    version="1",
    data_hash=data_hash(),
    players=tuple(SHARES),
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
    words=DeVulgariWords(),
    series=SERIES,
    is_past_half=is_past_half,
)

__all__ = ["RULES", "State", "new"]
