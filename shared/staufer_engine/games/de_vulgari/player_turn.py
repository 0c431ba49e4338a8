"""A player turn (DV-7): steps in any order, one complete move among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

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
from staufer_engine.games.de_vulgari.components import (
    AREAS,
    BLUE,
    CANTICLE,
    LIBRARY,
    MESSENGER,
    NEUTRAL,
    ORIENT,
    REST,
    RIDDLE,
    Kind,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.cubes import take_cubes, take_steps
from staufer_engine.games.de_vulgari.journeys import move, move_steps
from staufer_engine.games.de_vulgari.land import (
    EVENT_OF_AREA,
    NO_EVENT,
    benefit_steps,
    event_steps,
    take_the_event,
    use_the_area,
)
from staufer_engine.games.de_vulgari.library import look_at_the_library, look_steps
from staufer_engine.games.de_vulgari.shelves import manuscript_steps, take_a_manuscript
from staufer_engine.games.de_vulgari.state import State, new_player_turn, points_left
from staufer_engine.games.de_vulgari.tracks import (
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
        yield from RULES_OF_STEPS[step[0]](s, p, *step[1:])


# -- what may be chosen --------------------------------------------------------------------


@lazily
def steps(s: State, p: int) -> Sequence[PlayerStep]:
    """Those that cost nothing last longer than the Action Points; what an area never has is not looked for."""
    kinds = ALL_STEPS if points_left(s, p) else FREE_STEPS
    return ByKind(kinds[s.players[p].area], s, p)


def end_steps(s: State, p: int) -> Sequence[PlayerStep]:
    return END_STEPS


END_STEPS = ((Step.END,),)
Listed = Callable[[State, int], Sequence[PlayerStep]]
STEPS: Mapping[int, tuple[Listed, Callable[..., Rule[None]]]] = {  # what may be chosen, and the rule of the choice
    Step.BENEFIT: (benefit_steps, use_the_area),
    Step.EVENT: (event_steps, take_the_event),
    Step.MOVE: (move_steps, move),
    Step.MANUSCRIPT: (manuscript_steps, take_a_manuscript),
    Step.TAKE: (take_steps, take_cubes),
    Step.SALTERIO: (salterio_steps, salterio),
    Step.BUSINESS: (business_steps, small_business),
    Step.ORIENT: (orient_steps, partial(advance, track=ORIENT)),
    Step.RIDDLE: (riddle_steps, partial(advance, track=RIDDLE)),
    Step.MESSENGER: (messenger_steps, partial(advance, track=MESSENGER)),
    Step.REST: (rest_steps, partial(advance, track=REST)),
    Step.LIBRARY: (library_steps, partial(advance, track=LIBRARY)),
    Step.CANTICLE: (canticle_steps, partial(advance, track=CANTICLE)),
    Step.FRIAR: (friar_steps, become_a_friar),
    Step.CARDINAL: (cardinal_steps, become_a_cardinal),
    Step.SCRIBES: (scribe_steps, convert_the_scribes),
    Step.LOOK: (look_steps, look_at_the_library),
    Step.STRIKE: (strike_steps, strike),
}
RULES_OF_STEPS = {kind: rule for kind, (_, rule) in STEPS.items()}
FREE_KINDS = (Step.BENEFIT, Step.EVENT, Step.FRIAR, Step.CARDINAL, Step.SCRIBES, Step.LOOK, Step.STRIKE)


def happens_in(area: int, kind: int) -> bool:
    here = AREAS[area]
    match kind:
        case Step.FRIAR:
            return here.kind == Kind.CONVENT
        case Step.CARDINAL:
            return here.kind == Kind.CATHEDRAL
        case Step.SCRIBES:
            return here.kind == Kind.ABBEY
        case Step.CANTICLE:
            return here.kind == Kind.FRANCISCAN
        case Step.RIDDLE:
            return here.tongue == BLUE
        case Step.MANUSCRIPT:
            return here.tongue != NEUTRAL
        case Step.EVENT:
            return EVENT_OF_AREA[area] != NO_EVENT
        case _:
            return True


def listings(area: int, kinds: Iterable[int]) -> dict[int, Listed]:
    return {**{kind: STEPS[kind][0] for kind in kinds if happens_in(area, kind)}, Step.END: end_steps}


ALL_STEPS = tuple(listings(area, STEPS) for area in range(len(AREAS)))
FREE_STEPS = tuple(listings(area, FREE_KINDS) for area in range(len(AREAS)))
