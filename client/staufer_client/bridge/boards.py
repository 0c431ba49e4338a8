"""What a board does for the table in front of it: one of them for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from staufer_client.choosing import Offer
    from staufer_client.table import Table as Followed


class Board(Protocol):
    """Shows the positions of one game."""

    def start(self) -> None:
        """Another match begins: nothing of it has been seen."""

    def show_position(self, table: Followed, shows_threats: bool) -> None: ...
    def show_marks(self, table: Followed, shows_threats: bool) -> None: ...
    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        """The pointer is over *offer*, or over none."""

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


class NoBoard:
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

    def taken(self, table: Followed, seat: int) -> list[str]:
        return []

    def held(self, table: Followed, seat: int) -> int:
        return 0
