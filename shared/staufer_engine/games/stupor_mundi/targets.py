"""What of the board belongs to each choice, in the order of clicking, and the button behind which it stands.

Board ids; numbers are those of the component tables:

    city:0-4  slot:0-5  hand:CARD  discard:CARD      cities, card slots, own cards by their kind
    specialist:PATH:N  workplace:0-12                own Specialist by path and space, 0 at the start; where it goes
    castle:0-12  piece:0-12  papal:KIND  project:N   own castle, Player Board, Papal pieces by kind, project pieces
    ally:0-9  place:0-4                              Ally spaces of the Voyage Board, own Ally spaces
    card:0-8  knights                                card spaces of the Voyage Board, the Knights
    action:0-4                                       main actions between the card slots
    market:sell  market:buy  harbour  library  mantle
    active:0-2  next:0-2  reward:0-2  icon:0-7:add  icon:0-7:remove
    bonus:0-15  side:0-4  house:0-3  offered:N       City Bonuses, castle sides, Houses, projects on offer
"""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.building import OF_A_PROJECT, OF_THE_POPE
from staufer_engine.games.stupor_mundi.cards import FROM_DISCARD
from staufer_engine.games.stupor_mundi.components import CITIES, EMPTY, NONE, PIECES
from staufer_engine.games.stupor_mundi.edicts import ADD
from staufer_engine.games.stupor_mundi.markets import Step
from staufer_engine.games.stupor_mundi.playing import FACE_DOWN, FACE_UP
from staufer_engine.games.stupor_mundi.promoting import next_place
from staufer_engine.games.stupor_mundi.purchasing import KNIGHTS
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.kernel import Choice

UP, BARE, DOWN = "face up", "without effect", "face down"
FACES = (UP, BARE, DOWN)


def group(what: str, choice: Choice) -> str:
    """How a card is played stands behind a button; the slot is clicked then."""
    if what == "play_card" and isinstance(choice, tuple) and choice:
        return {FACE_UP: UP, FACE_DOWN: DOWN}.get(choice[1], BARE)
    return ""


def targets(s: State, p: int, what: str, choice: Choice) -> tuple[str, ...]:
    if isinstance(choice, tuple):
        return targets_of_many(what, choice)
    if choice == NONE:
        return ()
    match what:
        case "travel" | "move_ship":
            return (f"city:{(s.players[p].ship + choice) % len(CITIES)}",) if choice else ()
        case "market_step":
            return MARKET_TARGETS[choice]
        case "purchase":
            return ("knights",) if choice == KNIGHTS else (f"card:{choice}",)
        case "purchase_removal" | "remove_card":
            return (f"discard:{choice - FROM_DISCARD}",) if choice >= FROM_DISCARD else (f"hand:{choice}",)
        case "edict_tile":
            return (f"reward:{choice}",) if s.active_edicts[choice] == EMPTY else (f"active:{choice}",)
        case _:
            return (f"{ONE_PLACE[what]}:{choice}",) if what in ONE_PLACE else ()


ONE_PLACE = {
    "choose_house": "house",
    "play_which": "hand",
    "slot_action": "action",
    "use_both_spears": "action",
    "edict_refill": "next",
    "edict_reward": "reward",
    "city_bonus": "bonus",
    "take_mantle": "place",
    "take_project": "offered",
}
MARKET_TARGETS = {
    Step.SELL: ("market:sell",),
    Step.BUY: ("market:buy",),
    Step.HARBOUR: ("harbour",),
    Step.DONE: (),
}


def targets_of_many(what: str, choice: tuple[int, ...]) -> tuple[str, ...]:
    match what, choice:
        case "play_card", (slot, _):
            return (f"slot:{slot}",)
        case "promote", (path, n):
            return f"specialist:{path}:{n}", f"workplace:{next_place(path, n)}"
        case "promote", (_,):
            return ("library",)
        case "build", (space, piece, whose, _, _):
            return f"castle:{space}", f"piece:{piece}", *whose_targets(piece, whose)
        case "summon", (space, slot):
            return f"ally:{space}", f"place:{slot}"
        case "summon", (_,):
            return ("mantle",)
        case (("edict_direction" | "palace_step"), (icon, way)):
            return (f"icon:{icon}:add" if way == ADD else f"icon:{icon}:remove",)
        case "swap_edict", (active, following):
            return f"active:{active}", f"next:{following}"
        case "end_discard", _:
            return tuple(f"hand:{card}" for card in choice)
        case "recover", _:
            return tuple(f"discard:{card}" for card in choice)
        case "income_order", _:
            return tuple(f"side:{side}" for side in choice)
        case _:
            return ()


def whose_targets(piece: int, whose: int) -> tuple[str, ...]:
    if whose == OF_THE_POPE:
        return (f"papal:{PIECES[piece].kind}",)
    return (f"project:{whose - OF_A_PROJECT}",) if whose >= OF_A_PROJECT else ()
