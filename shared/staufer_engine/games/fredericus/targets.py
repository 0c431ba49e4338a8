"""What of the board belongs to each choice, in the order of clicking, and the button behind which it stands."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import CENTRE, HuntStep, Step
from staufer_engine.games.fredericus.hooding import has_both_on, raptors_hooded
from staufer_engine.games.fredericus.state import State
from staufer_engine.kernel import Choice

GROUPS = {
    Step.CARD: "card",
    Step.RAPTOR: "raptor",
    Step.HOOD: "hood",
    Step.CAPTURE: "capture",
    Step.FLIP: "flip",
    Step.SHIFT: "shift",
    Step.END: "end",
}
KEEP = "keep"


def targets(s: State, p: int, what: str, choice: Choice) -> tuple[str, ...]:
    if isinstance(choice, tuple):
        return targets_of_step(s, p, choice)
    if what == "seal to discard":
        return (f"row:{choice}",)
    return ("centre",) if choice == CENTRE else (f"tower:{choice}",)


def targets_of_step(s: State, p: int, step: HuntStep) -> tuple[str, ...]:
    match step:
        case Step.CARD, side, neighbour:
            return f"row:{side}", f"row:{neighbour}"
        case Step.RAPTOR, raptor, post:
            return f"raptor:{p}:{raptor}", f"post:{post}"
        case Step.HOOD, side, *choices:
            hooded = raptors_hooded(s, p, side, choices)
            return f"post:{side}", *(f"raptor:{q}:{raptor}" for q, raptor in hooded if has_both_on(s, q, side))
        case Step.CAPTURE, raptor:
            return (f"row:{s.players[p].raptors[raptor]}",)
        case ((Step.FLIP | Step.SHIFT), side):
            return (f"row:{side}",)
        case _:
            return ()


def group(s: State, p: int, what: str, choice: Choice) -> str:
    if isinstance(choice, tuple):
        return GROUPS[choice[0]]
    return KEEP if what == "bet" and choice == s.players[p].tokens[s.hunt.bets] else ""
