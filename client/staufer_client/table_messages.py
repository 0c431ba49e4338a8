"""Which messages are of a match, and what a table makes of those that are neither records nor answers."""

from __future__ import annotations

from staufer_client.table import Table
from staufer_protocol.messages import (
    Accepted,
    CaughtUp,
    Clocks,
    MatchOver,
    Presence,
    RecordFrame,
    Refused,
    Said,
)
from staufer_protocol.messages.company import Watchers

OF_A_MATCH = (RecordFrame, CaughtUp, Accepted, Refused, Clocks, Presence, Said, MatchOver, Watchers)


def show(table: Table, message: Clocks | Presence | Said | MatchOver | Watchers) -> None:
    match message:
        case Clocks():
            table.set_clocks(message)
        case Presence():
            table.set_presence(message)
        case Said():
            table.hear(message)
        case MatchOver():
            table.end(message)
        case Watchers():
            table.set_watchers(message.count)
