"""The three games as ``observers`` watches them: how everybody plays, and what an observer can list."""

from __future__ import annotations

from games.de_vulgari import scenes as of_de_vulgari
from games.fredericus import scenes as of_fredericus
from games.observers import Watched
from games.stupor_mundi import scenes as of_stupor_mundi
from staufer_engine.games import de_vulgari, fredericus, stupor_mundi
from staufer_engine.games.de_vulgari.components import LIBRARY, Step
from staufer_engine.kernel import HIDDEN

FREDERICUS = Watched(
    fredericus.RULES,
    of_fredericus.random_answers,
    of_fredericus.check_invariants,
    lambda ask, actor, observer: True,  # FR-12.5
)

STUPOR_MUNDI = Watched(
    stupor_mundi.RULES,
    of_stupor_mundi.lively_answers,
    of_stupor_mundi.check_invariants,
    lambda ask, actor, observer: actor == observer,
    can_count=False,
)


def curious_answers(game, dice):
    """Everybody looks into the Library as soon as possible, so that the stack is handled often."""
    if game.ask.what == "step":
        ((who, listed),) = game.ask.options.items()
        for step in ((Step.LOOK,), (Step.LIBRARY,)):
            if step in listed() and (step[0] == Step.LOOK or game.state.players[who].spaces[LIBRARY] < 2 + who):
                return {who: step}
    return of_de_vulgari.lively_answers(game, dice)


def check_world(world):
    of_de_vulgari.check_invariants(world)
    assert HIDDEN not in [*world.library, *world.top]


DE_VULGARI = Watched(
    de_vulgari.RULES,
    curious_answers,
    check_world,
    lambda ask, actor, observer: ask.what not in ("tile to keep", "tile to put back") or actor == observer,  # DV-16.6
)

WATCHED = {watched.rules.name: watched for watched in (FREDERICUS, STUPOR_MUNDI, DE_VULGARI)}
