"""The page plays at random, but sees what lies before his feet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from staufer_bots.bot import Below, S, any_option
from staufer_engine.games.de_vulgari.components import Step as PlayerStep
from staufer_engine.games.fredericus.components import Step
from staufer_engine.kernel import Choice, Game


class Page:
    """A beginner: takes a prize that can be had at once, and else does anything."""

    name = "page"

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None, "the game is over"
        prizes = PRIZES.get((game.rules.name, game.ask.what))
        if prizes is not None:
            at_hand = prizes(game.ask.options[seat]())
            if at_hand:
                return at_hand[below(len(at_hand))]
        return any_option(game, seat, below)


def captures(steps: Sequence[tuple[int, ...]]) -> Sequence[Choice]:
    return [step for step in steps if step[0] == Step.CAPTURE]


def gifts(steps: Sequence[tuple[int, ...]]) -> Sequence[Choice]:
    """Benefit and event of the area cost nothing; and who has nothing better does not go home early."""
    free = [step for step in steps if step[0] in (PlayerStep.BENEFIT, PlayerStep.EVENT)]
    return free or [step for step in steps if step[0] != PlayerStep.END]


PRIZES: dict[tuple[str, str], Callable[[Sequence[tuple[int, ...]]], Sequence[Choice]]] = {
    ("fredericus", "hunt"): captures,
    ("de_vulgari", "step"): gifts,
}
