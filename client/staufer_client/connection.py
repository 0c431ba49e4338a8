"""The line to a server: connecting, coming back after it broke, and everything said over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from staufer_protocol.messages import ClientMessage, ServerMessage, Welcome

from staufer_client.addresses import Address
from staufer_client.table import Table

State = Literal["offline", "connecting", "online", "refused"]


@dataclass(frozen=True, slots=True)
class StateChanged:
    state: State
    sentence: str  # why, and what to do; empty when online


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A match began, or was taken up: its table follows it from now on."""

    match: bytes
    table: Table


Event = StateChanged | TableOpened | ServerMessage  # messages that concern no open table are passed on as they came


class Connection:
    """Stays connected to one server from start() to stop(); events go to ``listeners``."""

    listeners: list[Callable[[Event], None]]
    state: State
    sentence: str
    address: Address
    welcome: Welcome | None  # of the present connection, or the last one
    tables: dict[bytes, Table]

    def start(self) -> None:
        """Connect, and keep connecting; must be called where an asyncio loop runs."""
        raise NotImplementedError

    async def stop(self) -> None:
        raise NotImplementedError

    def retry(self) -> None:
        """Try now instead of after the rest of the delay."""
        raise NotImplementedError

    def say(self, message: ClientMessage) -> bool:
        """Send it if online; messages that ask for something lasting are said again by who wants it."""
        raise NotImplementedError

    def open_match(self, match: bytes) -> None:
        """Follow a match; TableOpened comes when the server has sent its set-up."""
        raise NotImplementedError

    def close_match(self, match: bytes) -> None:
        raise NotImplementedError
