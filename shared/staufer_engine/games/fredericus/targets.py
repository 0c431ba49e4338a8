"""What of the board belongs to each choice, in the order of clicking, and the button behind which it stands."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import CENTRE, HuntStep, Step
from staufer_engine.games.fredericus.hooding import affected_opponents, has_both_on
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
            chosen = [f"raptor:{q}:{raptor}" for q, raptor, is_chosen in hooded(s, p, side, choices) if is_chosen]
            return f"post:{side}", *chosen
        case Step.CAPTURE, raptor:
            return (f"row:{s.players[p].raptors[raptor]}",)
        case ((Step.FLIP | Step.SHIFT), side):
            return (f"row:{side}",)
        case _:
            return ()


def hooded(s: State, p: int, side: int, choices: list[int]) -> list[tuple[int, int, bool]]:
    """Each rival with the raptor that is hooded, and whether it is chosen among two."""
    chosen = iter(choices)
    return [
        (q, next(chosen), True) if has_both_on(s, q, side) else (q, s.players[q].raptors.index(side), False)
        for q in affected_opponents(s, p, side)
    ]


def group(s: State, p: int, what: str, choice: Choice) -> str:
    if isinstance(choice, tuple):
        return GROUPS[choice[0]]
    return KEEP if what == "bet" and choice == s.players[p].tokens[s.hunt.bets] else ""
