"""What every bot can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from staufer_engine.kernel import Choice, Game
from staufer_engine.record import Record

S = TypeVar("S", bound=Record)
Below = Callable[[int], int]  # a number from 0 up to, not including, its argument


class Bot(Protocol):
    """A way of thinking.  It keeps nothing from one choice to the next, so it may sit at many tables."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        """One of the open options of *seat*; *game* is the seat's own copy, which is left as it was.

        The same copy and the same answers of *below* give the same choice.
        """
        ...


def any_option(game: Game[S], seat: int, below: Below) -> Choice:
    """Every option equally likely."""
    assert game.ask is not None, "the game is over"
    options = game.ask.options[seat]()
    choice: Choice = options[below(len(options))]
    return choice
