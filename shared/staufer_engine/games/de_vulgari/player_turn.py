"""A player turn (DV-7): steps in any order, one complete move among them."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.church import (
    become_a_cardinal,
    become_a_friar,
    cardinal_steps,
    convert_the_scribes,
    friar_steps,
    scribe_steps,
    strike,
    strike_steps,
)
from staufer_engine.games.de_vulgari.components import PlayerStep, Step
from staufer_engine.games.de_vulgari.cubes import take_cubes, take_steps
from staufer_engine.games.de_vulgari.journeys import move, move_steps
from staufer_engine.games.de_vulgari.land import benefit_steps, event_steps, take_the_event, use_the_area
from staufer_engine.games.de_vulgari.library import look_at_the_library, look_steps
from staufer_engine.games.de_vulgari.shelves import manuscript_steps, take_a_manuscript
from staufer_engine.games.de_vulgari.state import State, new_player_turn, points_left
from staufer_engine.games.de_vulgari.tracks import (
    TRACK_OF,
    advance,
    business_steps,
    canticle_steps,
    library_steps,
    messenger_steps,
    orient_steps,
    rest_steps,
    riddle_steps,
    salterio,
    salterio_steps,
    small_business,
)
from staufer_engine.kernel import ByKind, Rule, choose, lazily, tell


def player_turn(s: State, p: int) -> Rule[None]:
    """He may end it at any time; Action Points not used are lost (DV-7.1)."""
    s.now = new_player_turn()
    yield from tell("player turn", p)
    while True:
        step = yield from choose(p, "step", steps(s, p))
        if step[0] == Step.END:
            yield from tell("ended", p, points_left(s, p))
            return
        yield from take_a_step(s, p, step)


def take_a_step(s: State, p: int, step: PlayerStep) -> Rule[None]:
    match step:
        case (Step.BENEFIT,):
            yield from use_the_area(s, p)
        case (Step.EVENT,):
            yield from take_the_event(s, p)
        case Step.MOVE, goal:
            yield from move(s, p, goal)
        case Step.MANUSCRIPT, kind:
            yield from take_a_manuscript(s, p, kind)
        case Step.TAKE, cube, count, swaps:
            yield from take_cubes(s, p, cube, count, swaps)
        case (Step.SALTERIO,):
            yield from salterio(s, p)
        case (Step.BUSINESS,):
            yield from small_business(s, p)
        case (track_step,) if track_step in TRACK_OF:
            yield from advance(s, p, TRACK_OF[track_step])
        case _:
            yield from take_a_step_of_the_church(s, p, step)


def take_a_step_of_the_church(s: State, p: int, step: PlayerStep) -> Rule[None]:
    """The free ones: convent, cathedral and abbey, the Papal Library, Shlasinger's strike."""
    match step:
        case Step.FRIAR, friar:
            yield from become_a_friar(s, p, friar)
        case Step.CARDINAL, cardinal, cube:
            yield from become_a_cardinal(s, p, cardinal, cube)
        case Step.SCRIBES, into:
            yield from convert_the_scribes(s, p, into)
        case Step.STRIKE, opponent:
            yield from strike(s, p, opponent)
        case _:
            yield from look_at_the_library(s, p)


# -- what may be chosen --------------------------------------------------------------------


@lazily
def steps(s: State, p: int) -> Sequence[PlayerStep]:
    """Those that cost nothing last longer than the Action Points."""
    return ByKind(PLAYER_STEPS if points_left(s, p) else FREE_STEPS, s, p)


def end_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return END_STEPS


END_STEPS = ((Step.END,),)
PLAYER_STEPS = {
    Step.BENEFIT: benefit_steps,
    Step.EVENT: event_steps,
    Step.MOVE: move_steps,
    Step.MANUSCRIPT: manuscript_steps,
    Step.TAKE: take_steps,
    Step.SALTERIO: salterio_steps,
    Step.BUSINESS: business_steps,
    Step.ORIENT: orient_steps,
    Step.RIDDLE: riddle_steps,
    Step.MESSENGER: messenger_steps,
    Step.REST: rest_steps,
    Step.LIBRARY: library_steps,
    Step.CANTICLE: canticle_steps,
    Step.FRIAR: friar_steps,
    Step.CARDINAL: cardinal_steps,
    Step.SCRIBES: scribe_steps,
    Step.LOOK: look_steps,
    Step.STRIKE: strike_steps,
    Step.END: end_steps,
}
COSTS_POINTS = range(Step.MOVE, Step.FRIAR)
FREE_STEPS = {kind: listed for kind, listed in PLAYER_STEPS.items() if kind not in COSTS_POINTS}
