"""The matches that are followed over one line to a server, and who hears of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from staufer_client.deciding import Driver
from staufer_client.desync import Report
from staufer_client.line_faults import OTHER_RULES
from staufer_client.live_match import LiveMatch
from staufer_client.notary import Notary, Suspicion
from staufer_client.receipts import Receipts
from staufer_client.table import Table
from staufer_client.table_messages import OF_A_MATCH, show
from staufer_client.tables import TableMaker
from staufer_client.watched_match import WatchedMatch
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Diverged, Refusal
from staufer_protocol.messages import (
    Accepted,
    CaughtUp,
    ClientMessage,
    Clocks,
    MatchOpened,
    MatchOver,
    Presence,
    RecordFrame,
    Refused,
    Said,
    ServerMessage,
    Setup,
)
from staufer_protocol.messages.company import Watchers

State = Literal["offline", "connecting", "online", "refused"]


@dataclass(frozen=True, slots=True)
class StateChanged:
    state: State
    code: str  # stable; empty when all is well
    sentence: Msgid  # why, and what to do; empty when online


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A match began, or was taken up: its table stands, with all records so far."""

    match: bytes
    table: Table


Event = StateChanged | TableOpened | Suspicion | ServerMessage  # messages that no open table takes come as they are


class FollowedMatches:
    """What is said and heard of matches while the line stands, and what is kept of them while it does not."""

    def __init__(
        self, tables: TableMaker, report: Report, receipts: Receipts, random_bytes: Callable[[int], bytes]
    ) -> None:
        self.tables = tables
        self.report = report  # of copies that parted from the server's
        self.listeners: list[Callable[[Event], None]] = []
        self.matches: dict[bytes, LiveMatch] = {}
        self.notary = Notary(receipts, random_bytes, self.say, self._tell, self.matches)
        self._out: asyncio.Queue[ClientMessage] | None = None  # while online

    def say(self, message: ClientMessage) -> bool:
        """Send it if online; False where it was not sent."""
        if self._out is None:
            return False
        self._out.put_nowait(message)
        return True

    def open_match(self, match: bytes) -> None:
        """Follow a match; ``TableOpened`` comes when all its records are here."""
        followed = self.matches.get(match)
        if followed is None:
            followed = self._follow(match)
            if self._out is not None:
                followed.connected()
        elif followed.has_risen:
            followed.sit_down_again()
        elif followed.table is not None and not followed.is_catching_up:
            self._tell(TableOpened(match, followed.table))

    def watch(self, match: bytes) -> None:
        """Look on at a match of others; ``TableOpened`` comes as above.  One at a time."""
        self._stop_watching()
        watched = self.matches[match] = WatchedMatch(match, self.say, self._open_table, self._announce, self.report)
        watched.move(self.say, self._announce, self.close_match)
        if self._out is not None:
            watched.connected()

    def _stop_watching(self) -> None:
        for match, followed in tuple(self.matches.items()):
            if isinstance(followed, WatchedMatch):
                self.close_match(match)

    def close_match(self, match: bytes) -> None:
        """Follow it no longer; a seat stays taken."""
        self.matches.pop(match, None)

    def adopt(self, matches: Mapping[bytes, LiveMatch]) -> None:
        """Follow on what was followed on another line to the same account; to be called before start()."""
        for match, followed in matches.items():
            followed.move(self.say, self._announce, self.close_match)
            self.matches[match] = followed

    # what comes ---------------------------------------------------------------------------

    def _hear(self, message: ServerMessage) -> None:
        followed = self.matches.get(message.match) if isinstance(message, OF_A_MATCH) else None
        match message:
            case MatchOpened():
                self._match_opened(message)
            case RecordFrame() if followed is not None:
                followed.frame(message)
                self.notary.follow(followed)
            case CaughtUp() if followed is not None:
                followed.caught_up(message)
            case Accepted() if followed is not None:
                followed.accepted(message)
            case Refused() if followed is not None:
                followed.refused(message)
                if followed.table is None:
                    self.close_match(message.match)
                    self._tell(message)
            case Clocks() | Presence() | Said() | MatchOver() | Watchers() if followed and followed.table:
                show(followed.table, message)
            case _:
                self._tell(message)

    def _match_opened(self, message: MatchOpened) -> None:
        match = message.setup.match
        if message.my_seat >= 0:
            self._stop_watching()
        followed = self.matches.get(match)
        if followed is None and message.my_seat < 0:
            return  # it was left meanwhile
        followed = followed or self._follow(match)
        try:
            followed.opened(message)
        except Refusal as refusal:
            self.close_match(match)
            self._tell(Refused(match, 0, 0, refusal.code, refusal.sentence))
        except Diverged:
            self.close_match(match)
            self._tell(Refused(match, 0, 0, "E_RULES", OTHER_RULES))

    def _follow(self, match: bytes) -> LiveMatch:
        followed = LiveMatch(match, self.say, self._open_table, self._announce, self.report)
        self.matches[match] = followed
        return followed

    def _open_table(self, setup: Setup, my_seat: int, driver: Driver) -> Table:
        seat = my_seat if my_seat >= 0 else None
        return self.tables.table(setup, seat, "spectator" if seat is None else "live", driver)

    def _announce(self, table: Table) -> None:
        self._tell(TableOpened(table.setup.match, table))

    def _tell(self, event: Event) -> None:
        for listener in tuple(self.listeners):
            listener(event)
