"""Everything that client and server say to each other over the WebSocket, a chapter a file.

A message is a frozen dataclass, named for what is wanted or what has happened.  Its fields are
ints, bools, strings, bytes, None, tuples of these, and other messages' parts; ``codec`` turns it
into one msgpack array ``[tag, field, ...]`` and back, and refuses what does not fit.
Ratings are in hundredths of an ELO point, times in milliseconds, unless a name says otherwise.
"""

from __future__ import annotations

from typing import get_args

from staufer_protocol.messages.account import Hello, LookAround, MatchNews, NewDevice, Welcome
from staufer_protocol.messages.chance import (
    AskHead,
    NoncesOpened,
    NoncesSealed,
    OpenNonce,
    RefuseSetup,
    SealNonce,
    SetupOffered,
    SetupVoid,
    SignedHead,
)
from staufer_protocol.messages.company import (
    FillTable,
    JoinTable,
    LeaveTable,
    OpenTable,
    Shun,
    Shunned,
    StopWatching,
    TableClosed,
    TableWaits,
    Watch,
    Watchers,
)
from staufer_protocol.messages.match import (
    Accepted,
    CaughtUp,
    Clocks,
    MatchOpened,
    MatchOver,
    OfferRematch,
    Presence,
    RecordFrame,
    Refused,
    Resume,
    Rise,
    Said,
    Say,
    Submit,
)
from staufer_protocol.messages.parts import MatchLine as MatchLine
from staufer_protocol.messages.parts import OpponentTerm as OpponentTerm
from staufer_protocol.messages.parts import RatingChange as RatingChange
from staufer_protocol.messages.parts import SeatClock as SeatClock
from staufer_protocol.messages.parts import SeatedPlayer as SeatedPlayer
from staufer_protocol.messages.parts import SeatResult as SeatResult
from staufer_protocol.messages.parts import Setup as Setup
from staufer_protocol.messages.search import (
    AnswerReady,
    AskForecast,
    Forecast,
    JoinQueue,
    LeaveQueue,
    QueueLeft,
    QueueState,
    ReadyCheck,
)
from staufer_protocol.messages.talk import HearLobby, SaidInLobby, SayInLobby, Told

PROTOCOL = 1  # raised when an old client could misunderstand

# New kinds go to the end: the place is the tag.
ClientMessage = (
    Hello | JoinQueue | LeaveQueue | AnswerReady | Resume | Submit | Say | OfferRematch
    | LookAround | SealNonce | OpenNonce | RefuseSetup | AskHead | Watch | StopWatching | OpenTable
    | JoinTable | LeaveTable | Shun | AskForecast | FillTable | HearLobby | SayInLobby
    | Rise
)  # fmt: skip
ServerMessage = (
    Welcome | QueueState | QueueLeft | ReadyCheck | MatchOpened | RecordFrame | CaughtUp | Clocks
    | Presence | Accepted | Refused | Said | MatchOver | SetupOffered | NoncesSealed | NoncesOpened
    | SetupVoid | SignedHead | Watchers | TableWaits | TableClosed | Shunned | Forecast
    | MatchNews | SaidInLobby | Told | NewDevice
)  # fmt: skip
CLIENT_MESSAGES: tuple[type, ...] = get_args(ClientMessage)
SERVER_MESSAGES: tuple[type, ...] = get_args(ServerMessage)
