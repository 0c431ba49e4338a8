"""What a fallen flag chooses (FR-13.3)."""

from __future__ import annotations

from staufer_engine.games.fredericus.components import Step
from staufer_engine.games.fredericus.hunting import end_steps, raptor_steps
from staufer_engine.games.fredericus.state import State
from staufer_engine.kernel import Ask, Choice


def default(s: State, ask: Ask, actor: int) -> Choice:
    """End the hunt, else move a raptor; keep the bet, else the lowest tower; the seal of the row before."""
    if ask.what == "hunt":
        return (Step.END,) if end_steps(s, actor) else raptor_steps(s, actor)[0]
    first: Choice = ask.options[actor]()[0]
    return first
