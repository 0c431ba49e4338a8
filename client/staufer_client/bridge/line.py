"""What the pages wish for from a server; whoever holds the line to one fulfils it."""

from __future__ import annotations

from typing import Protocol

from staufer_client.account_wishes import AccountWish


class Line(Protocol):
    """Answers come later, as facts of the objects that asked."""

    def retry(self) -> None: ...
    def accept_key(self) -> None: ...
    def connect_to(self, address: str) -> None: ...
    def go_offline(self) -> None: ...
    def rename(self, name: str) -> None: ...
    def hold(self, wish: AccountWish) -> None: ...
    def open_match(self, match: str) -> None: ...
    def load_past(self) -> None: ...
    def load_live(self) -> None: ...
    def watch(self, match: str) -> None: ...
    def load_ladder(self, game: str) -> None: ...
    def load_profile(self, player: str) -> None: ...


class NoLine:
    """There is no server: nothing that is wished for comes."""

    def retry(self) -> None:
        pass

    def accept_key(self) -> None:
        pass

    def connect_to(self, address: str) -> None:
        pass

    def go_offline(self) -> None:
        pass

    def rename(self, name: str) -> None:
        pass

    def hold(self, wish: AccountWish) -> None:
        pass

    def open_match(self, match: str) -> None:
        pass

    def load_past(self) -> None:
        pass

    def load_live(self) -> None:
        pass

    def watch(self, match: str) -> None:
        pass

    def load_ladder(self, game: str) -> None:
        pass

    def load_profile(self, player: str) -> None:
        pass
