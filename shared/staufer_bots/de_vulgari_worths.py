"""What each step of a player turn is worth, in points at the end: experience in numbers."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    AMANUENSIS,
    BUSINESS_DUCATS,
    CANTICLE,
    CARDINAL,
    CHARACTERS,
    FRIAR,
    KNOWLEDGE,
    LEVELS,
    LIBRARY,
    MANUSCRIPTS,
    MERCHANT,
    MESSENGER,
    NOBLE_SWAP,
    RIDDLE,
    RIDDLE_POINTS,
    TAKE_POINTS,
    TO_POINTS,
    TONGUES,
    VOTES,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.cubes import price_of
from staufer_engine.games.de_vulgari.land import benefit, event_gain, event_here
from staufer_engine.games.de_vulgari.shelves import shelf_of
from staufer_engine.games.de_vulgari.state import (
    State,
    from_first_to_last,
    is_merchant,
    knowledge_order,
    virtual_votes,
    votes_of_cubes,
)
from staufer_engine.games.de_vulgari.tracks import fee, salterio_gain

FREE = (Step.BENEFIT, Step.EVENT, Step.FRIAR, Step.CARDINAL, Step.SCRIBES, Step.LOOK, Step.STRIKE)
VOTES_OF_STATUS = {MERCHANT: 7, FRIAR: 10, CARDINAL: 17}
LAST_FRIAR_TURN, LAST_CARDINAL_TURN = 9, 12
DUCAT, LEARNING, MASTERING, LEARNED = 0.03, 0.3, 0.25, 0.06
WELL_READ = LEVELS[3]  # from this space of the knowledge track all but one manuscript are understood
FAST = 8  # knowledge that can be won in a turn
LIKELY_LAST_TURN = 15


def points_of(s: State, step: PlayerStep) -> int:
    """Its Action Points."""
    match step:
        case Step.MANUSCRIPT, kind:
            return shelf_of(s, kind) + 1
        case Step.TAKE, _, count, _:
            return TAKE_POINTS[count]
        case kind, *_:
            return 0 if kind in FREE else 1
    raise ValueError(f"no step of a player turn: {step}")


def worth(s: State, p: int, step: PlayerStep) -> float:
    match step:
        case ((Step.BENEFIT | Step.EVENT | Step.SALTERIO | Step.BUSINESS), *_):
            return of_gains(s, p, *gains(s, p, step))
        case Step.MANUSCRIPT, kind:
            return of_manuscript(s, p, kind)
        case Step.TAKE, cube, count, swaps:
            return of_cubes(s, p, cube, count, swaps)
        case ((Step.FRIAR | Step.CARDINAL | Step.SCRIBES | Step.LOOK | Step.STRIKE), *_):
            return of_church(s, p, step)
        case _:
            return of_track(s, p, step)


def gains(s: State, p: int, step: PlayerStep) -> tuple[int, int]:
    """Ducati and knowledge."""
    match step:
        case Step.BENEFIT, *_:
            return benefit(s, p, s.players[p].area)
        case Step.EVENT, *_:
            return event_gain(s, p, event_here(s, p))
        case Step.SALTERIO, *_:
            return 0, salterio_gain(s, p)
        case _:
            return BUSINESS_DUCATS, 0


def of_gains(s: State, p: int, ducats: int, knowledge: int) -> float:
    """Knowledge opens the manuscripts; who is well read needs more of it only for the last one."""
    space = s.players[p].spaces[KNOWLEDGE]
    may_read_all = LEVELS[-1] - space <= FAST * (LIKELY_LAST_TURN - s.turn)
    each = LEARNING if space < WELL_READ else MASTERING if may_read_all else LEARNED
    return ducats * DUCAT + knowledge * each


def of_manuscript(s: State, p: int, kind: int) -> float:
    """Its points, and more for a tongue that is still missing."""
    held = {tongue for one in s.players[p].manuscripts for tongue in MANUSCRIPTS[one].tongues}
    missing = [tongue for tongue in MANUSCRIPTS[kind].tongues if tongue not in held]
    return MANUSCRIPTS[kind].value + (1.0 if missing and len(held) < len(TONGUES) else 0.0)


def wanted_votes(s: State, p: int) -> int:
    return VOTES_OF_STATUS.get(s.players[p].status, 0)


def of_cubes(s: State, p: int, cube: int, count: int, swaps: int) -> float:
    price = price_of(s, p, cube) * count - swaps * NOBLE_SWAP
    if cube == AMANUENSIS:
        return 0.55 * count
    missing = wanted_votes(s, p) - votes_of_cubes(s, p) - virtual_votes(s, p)
    votes = VOTES[cube] * (count - swaps)
    useful = min(max(missing, 0), votes)
    song = 0.3 * count if cube == ABBESS else 0.0
    return useful * 0.8 + (votes - useful) * 0.2 + song - price * 0.03


def of_track(s: State, p: int, step: PlayerStep) -> float:
    me = s.players[p]
    abbesses, ducats = fee(s, p, CANTICLE if step[0] == Step.CANTICLE else MESSENGER)
    cost = abbesses * 0.6 + ducats * 0.03
    match step[0]:
        case Step.ORIENT:
            return 0.5 if is_merchant(s, p) and s.turn <= LAST_FRIAR_TURN else 0.0
        case Step.RIDDLE:
            return of_riddle(s, p)
        case Step.CANTICLE:
            leads = me.spaces[CANTICLE] > 0 and from_first_to_last(s, CANTICLE)[0] == p
            return (0.9 if leads else 1.8) - cost
        case Step.LIBRARY:
            return 0.0 if me.has_looked else (1.6, 0.35, 0.2, 0.05, 0.02)[me.spaces[LIBRARY]]
        case Step.MESSENGER:
            return 0.3 - cost if s.turn + 8 - me.spaces[MESSENGER] < 14 else 0.0
        case _:
            return 0.1  # Rest


def of_riddle(s: State, p: int) -> float:
    """Worth its points to who can lead, and little to who leads already."""
    first = from_first_to_last(s, RIDDLE)[0]
    mine, most = s.players[p].spaces[RIDDLE], s.players[first].spaces[RIDDLE]
    if first == p and mine:
        return 0.35
    return RIDDLE_POINTS[mine + 1] / (most - mine + 2)


def aims_at_the_church(s: State, p: int) -> bool:
    """Four in ten do; markers and events decide, so that a bot need not remember, and that no seat or area tells."""
    return (s.canticles[p] + s.events[0]) % 5 < 2


def of_church(s: State, p: int, step: PlayerStep) -> float:
    me = s.players[p]
    match step:
        case Step.FRIAR, friar:
            wants = aims_at_the_church(s, p) and s.turn <= LAST_FRIAR_TURN
            return 4 + of_character(s, p, friar) - me.ducats * 0.01 if wants else 0.0
        case Step.CARDINAL, cardinal, _:
            votes = votes_of_cubes(s, p) + s.turn < 3 * LAST_CARDINAL_TURN
            return 3 + of_character(s, p, cardinal) if s.turn <= LAST_CARDINAL_TURN and votes else 0.0
        case Step.SCRIBES, into:
            return me.cubes[AMANUENSIS] * (1.0 if into == TO_POINTS else 0.48)
        case Step.LOOK, *_:
            return 2.5 if me.spaces[LIBRARY] > 1 or not s.now.points else 0.0
        case Step.STRIKE, rival:
            return 1.0 if knowledge_order(s)[0] == rival or rival == knowledge_order(s)[1] else 0.0
        case _:
            return 0.0


def of_character(s: State, p: int, character: int) -> float:
    one = CHARACTERS[character]
    return one.vp + of_gains(s, p, 0, one.knowledge) + (VOTES[one.virtual] * 0.8 if one.virtual >= 0 else 0.5)
