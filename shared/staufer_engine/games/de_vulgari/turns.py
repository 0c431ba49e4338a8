"""Set-up first, then turn after turn, then the election (DV-4 to 7, 12.1, 13.1)."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.charity import charity
from staufer_engine.games.de_vulgari.components import REST
from staufer_engine.games.de_vulgari.election import election
from staufer_engine.games.de_vulgari.events_phase import events_phase
from staufer_engine.games.de_vulgari.player_turn import player_turn
from staufer_engine.games.de_vulgari.scoring import announce_the_scores, show_the_library_tiles
from staufer_engine.games.de_vulgari.setup import choose_a_start_area, set_up
from staufer_engine.games.de_vulgari.state import Phase, State, from_first_to_last, knowledge_order, player_in_turn
from staufer_engine.games.de_vulgari.stupor_mundi import is_for_sale, stupor_mundi
from staufer_engine.kernel import Rule, tell


def turn(s: State) -> Rule[None]:
    """One part of the game, and which part comes next."""
    match s.phase:
        case Phase.SET_UP:
            yield from set_up(s)
        case Phase.START_AREAS:
            yield from choose_a_start_area(s)
        case Phase.EVENTS:
            yield from begin_a_turn(s)
            s.phase, s.at = Phase.ACTIONS, 0
        case Phase.ACTIONS:
            yield from player_turn(s, player_in_turn(s))
            s.at += 1
            if s.at == len(s.players):
                s.phase = Phase.STUPOR_MUNDI if is_for_sale(s) else after_the_turn(s)
        case Phase.STUPOR_MUNDI:
            yield from stupor_mundi(s)
            s.phase = after_the_turn(s)
        case _:
            yield from end_the_game(s)


def after_the_turn(s: State) -> int:
    return Phase.ELECTION if s.last_turn else Phase.EVENTS


def begin_a_turn(s: State) -> Rule[None]:
    yield from events_phase(s)
    yield from charity(s)
    yield from set_the_turn_order(s)


def set_the_turn_order(s: State) -> Rule[None]:
    """The least knowing first; but who is furthest on the Rest track before all, once (DV-6)."""
    s.turn_order = knowledge_order(s)[::-1]
    rested = from_first_to_last(s, REST)[0]
    if s.players[rested].spaces[REST]:
        s.turn_order.remove(rested)
        s.turn_order.insert(0, rested)
        s.players[rested].spaces[REST] = 0
        yield from tell("rested", rested)
    yield from tell("turn order", *s.turn_order)


def end_the_game(s: State) -> Rule[None]:
    yield from election(s)
    yield from show_the_library_tiles(s)
    yield from announce_the_scores(s)
    s.over = True
