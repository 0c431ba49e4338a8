"""A match on the screen, whoever sends it: a server, a hot seat, practice or a replay file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from staufer_engine.kernel import Choice, Game, Rules, ScoreLine
from staufer_engine.record import Record
from staufer_protocol.messages import Clocks, MatchOver, Presence, RatingChange, RecordFrame, Said, SeatResult, Setup

from staufer_client.changes import Change, Listener, Wish
from staufer_client.choosing import Button, Choosing

Mode = Literal["live", "practice", "hotseat", "replay", "spectator"]
COLOURS = ("blue", "black", "red", "green", "violet")  # by seat, at every table


class Driver(Protocol):
    """Whoever keeps the match: takes wishes, and answers with frames or with a refusal."""

    def wish(self, wish: Wish) -> None: ...


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat of the strip over the board."""

    seat: int
    name: str
    colour: str
    is_own: bool
    is_active: bool  # something is asked of it now
    is_here: bool
    is_bot: bool
    note: str
    clock_text: str  # empty where no clock runs in this match
    clock_is_low: bool
    clock_is_running: bool
    score: int


@dataclass(frozen=True, slots=True)
class Spoken:
    seat: int
    name: str
    text: str
    is_mine: bool
    at: int


@dataclass(frozen=True, slots=True)
class Preview:
    """The help card of what is under the pointer, or has the focus."""

    title: str = ""
    text: str = ""
    paragraph: str = ""


class Table:
    """A match on the screen; everything that a board, a journal and a decision bar show.

    Texts are said already, in the reader's language.  ``listeners`` are told what changed.
    """

    listeners: list[Listener]
    setup: Setup
    mode: Mode
    my_seat: int | None  # None: watches
    names: tuple[str, ...]
    prompt: str
    hint: str  # why a click meant nothing, why a wish was refused; empty otherwise
    choosing: Choosing
    preview: Preview
    is_sent: bool  # a wish is on its way: nothing can be chosen until it is answered
    is_lost: bool  # the line to the keeper of the match is down
    line_sentence: str
    curtain: str  # the next player of a hot seat while the curtain is down
    wants_to_end: Choice | None  # the choice that waits for "end your turn?"
    chat: list[Spoken]
    results: tuple[SeatResult, ...]
    ratings: tuple[RatingChange, ...]
    unrated_because: str
    wants_rematch: tuple[bool, ...]

    # what stands ---------------------------------------------------------------------

    @property
    def rules(self) -> Rules[Record]:
        raise NotImplementedError

    @property
    def game(self) -> Game[Record]:
        """The position shown; of my seat's own copy, never the truth."""
        raise NotImplementedError

    @property
    def seq(self) -> int:
        raise NotImplementedError

    @property
    def title(self) -> str:
        raise NotImplementedError

    @property
    def subtitle(self) -> str:
        """Round, pace and kind of match in a few words."""
        raise NotImplementedError

    @property
    def is_my_turn(self) -> bool:
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        raise NotImplementedError

    @property
    def undo_reason(self) -> str:
        """Why nothing can be taken back; empty where it can."""
        raise NotImplementedError

    def seats(self) -> list[SeatLine]:
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        raise NotImplementedError

    def marks(self) -> dict[str, str]:
        raise NotImplementedError

    def score_sheet(self) -> list[ScoreLine]:
        raise NotImplementedError

    # what people do ------------------------------------------------------------------

    def press(self, id: str) -> None: ...
    def click(self, target: str) -> None: ...
    def hover(self, target: str) -> None: ...
    def hover_choice(self, id: str) -> None: ...
    def put_back(self) -> None: ...
    def confirm_end(self, yes: bool) -> None: ...
    def undo(self) -> None: ...
    def resign(self) -> None: ...
    def leave(self) -> None: ...
    def vote(self, what: int, yes: bool) -> None: ...
    def speak(self, text: str) -> None: ...
    def rematch(self) -> None: ...
    def lift(self) -> None: ...

    # what the keeper of the match sends ------------------------------------------------

    def take(self, frames: Sequence[RecordFrame]) -> None: ...
    def set_clocks(self, clocks: Clocks) -> None: ...
    def set_presence(self, presence: Presence) -> None: ...
    def hear(self, said: Said) -> None: ...
    def end(self, over: MatchOver) -> None: ...
    def refuse(self, code: str, sentence: str) -> None: ...
    def lose_the_line(self, sentence: str) -> None: ...


Say = Callable[[Change], None]
