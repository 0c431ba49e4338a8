"""What a table tells its listeners, and what its people wish for.

A listener is a plain callable.  It is told *what* changed and looks the rest up at the table; only
:class:`Stepped` carries more, because what happened in a step is what a board moves by.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from staufer_engine.kernel import Choice, Tell

# -- what changed --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stepped:
    """One record more: the position after it stands at the table, *tells* say how it came about."""

    seq: int
    tells: tuple[Tell, ...]
    is_undo: bool = False


@dataclass(frozen=True, slots=True)
class Jumped:
    """Another position, not one step from the last: draw it anew, without flights."""

    seq: int


@dataclass(frozen=True, slots=True)
class OffersChanged:
    """Prompt, hint, choices, marks, or whether something can be taken back."""


@dataclass(frozen=True, slots=True)
class JournalChanged:
    """Lines were added, or struck out."""


@dataclass(frozen=True, slots=True)
class ClocksChanged:
    """Another reading of the clocks came; between two of them they run down by themselves."""


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """Somebody left the table or came back to it, or the number of those who watch is another one."""


@dataclass(frozen=True, slots=True)
class ChatGrew:
    """Somebody said something."""


@dataclass(frozen=True, slots=True)
class LineChanged:
    """The line to whoever keeps the match was lost, or stands again."""


@dataclass(frozen=True, slots=True)
class CurtainChanged:
    """The curtain fell before the next player of a hot seat, or was lifted."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over, or something more about its end is known: ratings, who wants a rematch."""


Change = (
    Stepped | Jumped | OffersChanged | JournalChanged | ClocksChanged | PresenceChanged | ChatGrew | LineChanged
    | CurtainChanged | Ended
)  # fmt: skip
Listener = Callable[[Change], None]

# -- what is wished for --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose:
    choice: Choice


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Back to the state after record *to_seq*."""

    to_seq: int


@dataclass(frozen=True, slots=True)
class Resign:
    pass


@dataclass(frozen=True, slots=True)
class Vote:
    what: int  # 0 draw, 1 void, 2 going back to before the last choice of who proposes it
    yes: bool


@dataclass(frozen=True, slots=True)
class Speak:
    text: str
    phrase: str = ""  # one of the ready ones, which has no text of its own


@dataclass(frozen=True, slots=True)
class WantRematch:
    pass


@dataclass(frozen=True, slots=True)
class Leave:
    """Stop following the match; the seat stays taken."""


Wish = Choose | TakeBack | Resign | Vote | Speak | WantRematch | Leave
