"""What a board does for the table in front of it: one of them for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from staufer_client.seats import Preview

if TYPE_CHECKING:
    from staufer_client.choosing import Offer
    from staufer_client.table import Table as Followed


class Count(NamedTuple):
    """What the game counts of a player, for the line under the name."""

    sign: str  # art of the game
    figure: str
    spoken: str


class Board(Protocol):
    """Shows the positions of one game."""

    def start(self) -> None:
        """Another match begins: nothing of it has been seen."""

    def show_position(self, table: Followed, shows_threats: bool) -> None: ...
    def show_marks(self, table: Followed, shows_threats: bool) -> None: ...
    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        """The pointer is over *offer*, or over none."""

    def explain(self, table: Followed, target: str) -> Preview:
        """What a thing on the board is, where nothing can be chosen there; it may be empty."""
        ...

    def hint(self, table: Followed) -> str:
        """A few words beside the prompt."""
        ...

    def note(self, table: Followed, seat: int) -> str:
        """A few words beside a player's name."""
        ...

    def taken(self, table: Followed, seat: int) -> list[str]:
        """The kinds of what lies before the player."""
        ...

    def held(self, table: Followed, seat: int) -> int:
        """How many secret cards the player holds."""
        ...

    def order(self, table: Followed) -> Sequence[int]:
        """The seats as they stand over the board."""
        ...

    def counts(self, table: Followed, seat: int) -> Sequence[Count]: ...

    def shows_score(self, table: Followed, seat: int) -> bool:
        """Whether who looks may know the player's points."""
        ...


class Plain:
    """A board that adds nothing to the seats: they stand in their own order, and their points are open."""

    def explain(self, table: Followed, target: str) -> Preview:
        return Preview()

    def order(self, table: Followed) -> Sequence[int]:
        return range(len(table.names))

    def counts(self, table: Followed, seat: int) -> Sequence[Count]:
        return ()

    def shows_score(self, table: Followed, seat: int) -> bool:
        return True

    def taken(self, table: Followed, seat: int) -> list[str]:
        return []

    def held(self, table: Followed, seat: int) -> int:
        return 0


class NoBoard(Plain):
    """Stands in before the first match."""

    def start(self) -> None:
        pass

    def show_position(self, table: Followed, shows_threats: bool) -> None:
        pass

    def show_marks(self, table: Followed, shows_threats: bool) -> None:
        pass

    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        pass

    def hint(self, table: Followed) -> str:
        return ""

    def note(self, table: Followed, seat: int) -> str:
        return ""
