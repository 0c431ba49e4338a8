"""Everything that client and server say to each other over the WebSocket.

A message is a frozen dataclass, named for what is wanted or what has happened.  Its fields are
ints, bools, strings, bytes, None, tuples of these, and other messages' parts; ``codec`` turns it
into one msgpack array ``[tag, field, ...]`` and back, and refuses what does not fit.
Ratings are in hundredths of an ELO point, times in milliseconds, unless a name says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.company import FROM_CLIENT, FROM_SERVER, FromClient, FromServer

PROTOCOL = 1  # raised when an old client could misunderstand

# -- parts ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Who sits where; *player* is the account's public id, 0 for an account that is gone."""

    player: int
    name: str
    is_bot: bool
    centi: int  # rating at the start of the match
    games: int  # rated games of this ladder before it


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before a match begins; the rules hash of the stream is made from it."""

    match: bytes  # 16 bytes, the match's id
    game: str
    rules_version: str
    data_hash: bytes
    options: tuple[tuple[str, int], ...]  # sorted by name
    seats: tuple[SeatedPlayer, ...]  # in seat order, drawn by lot
    pace: str  # "quick", "normal", "slow" or "untimed"
    rated: bool
    commitment: bytes  # to the secret from which NATURE's answers follow; empty offline until the match is made
    started: int  # wall time, seconds since 1970
    nonces: tuple[bytes, ...] = ()  # each person's share of the chance, by ``fairness.givers_of``; none at first


@dataclass(frozen=True, slots=True)
class SeatClock:
    """What a seat had left at the match time of :class:`Clocks`."""

    bank: int
    turn: int  # of the increment of the present turn, used up before the bank
    is_running: bool
    strikes: int


@dataclass(frozen=True, slots=True)
class OpponentTerm:
    """One pair of the ELO sum."""

    seat: int
    centi: int
    expected: int  # in ten-thousandths
    result: int  # 2 won, 1 shared, 0 lost


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How one seat's rating moved, with every number of the sum."""

    seat: int
    before: int
    after: int
    games: int  # rated games before this one
    k: int
    terms: tuple[OpponentTerm, ...]


@dataclass(frozen=True, slots=True)
class SeatResult:
    seat: int
    place: int  # from 1; equal places are shared
    score: int
    how: str  # "played", "resigned", "left", "flagged", "agreed" (a draw by vote)


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match in a list."""

    match: bytes
    game: str
    names: tuple[str, ...]
    my_seat: int  # -1: not mine
    pace: str
    rated: bool
    status: str  # "live", "done" or "void"
    is_my_turn: bool
    places: tuple[int, ...]  # by seat; empty while it is live
    rating_change: int  # of my seat, in hundredths
    started: int


# -- client to server ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a client; the token was in the Authorization header."""

    protocol: int
    client: str  # version of the program


@dataclass(frozen=True, slots=True)
class LookAround:
    """What has become of my matches and ratings?  Answered by another ``Welcome``."""


@dataclass(frozen=True, slots=True)
class JoinQueue:
    game: str
    seats: tuple[int, ...]  # every number of players that is welcome
    options: tuple[tuple[str, int], ...]
    pace: str
    rated: bool
    with_bots: bool  # house bots may fill the seats


@dataclass(frozen=True, slots=True)
class LeaveQueue:
    pass


@dataclass(frozen=True, slots=True)
class AnswerReady:
    check: int
    is_ready: bool


@dataclass(frozen=True, slots=True)
class SealNonce:
    """My share of the chance, sealed: the answer to ``SetupOffered``."""

    match: bytes
    commitment: bytes


@dataclass(frozen=True, slots=True)
class OpenNonce:
    """The share itself, once everybody's is sealed: the answer to ``NoncesSealed``."""

    match: bytes
    nonce: bytes


@dataclass(frozen=True, slots=True)
class RefuseSetup:
    """I take no part in this set-up: something about it is not right."""

    match: bytes


@dataclass(frozen=True, slots=True)
class AskHead:
    """Sign for me where the match stands: answered by ``SignedHead``."""

    match: bytes


@dataclass(frozen=True, slots=True)
class Resume:
    """Open a match, or take it up again after the last record that the client has (0: from the start)."""

    match: bytes
    have_seq: int
    head: bytes  # the first 8 bytes of the chain at have_seq; empty at 0


@dataclass(frozen=True, slots=True)
class Submit:
    """A wish to act in a match, exactly once: see ``Accepted`` and ``Refused``.

    *action* is ``(0, n)`` a choice that is one int, ``(1, n, ...)`` one that is a tuple, ``(2, seq)``
    undo, back to the state after that record, ``(3,)`` resign, ``(4, what, yes)`` a vote: what is
    0 draw, 1 void, 2 going back to before the last choice of who proposes it.
    """

    match: bytes
    cseq: int  # this seat's submissions are numbered from 1
    based_seq: int  # the record that the client has decided on
    head: bytes  # the first 8 bytes of the chain there
    attempt: int  # rises with every sending of the same cseq
    action: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Say:
    match: bytes
    text: str


@dataclass(frozen=True, slots=True)
class OfferRematch:
    match: bytes


# -- server to client ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Welcome:
    """Where the account stands: the answer to ``Hello`` and to every ``LookAround``."""

    player: int
    name: str
    is_guest: bool
    ratings: tuple[tuple[str, int, int], ...]  # (game, centi, games)
    live: tuple[MatchLine, ...]  # matches to go on with
    online: int
    key: bytes  # with which this server signs what it deals: Ed25519, 32 bytes


@dataclass(frozen=True, slots=True)
class QueueState:
    """Sent on joining and whenever it changes; *waiting* counts the people in the same queue."""

    game: str
    waited: int
    waiting: int
    window: int  # rating distance accepted now, in hundredths
    expected: int  # wait still expected; -1 unknown


@dataclass(frozen=True, slots=True)
class QueueLeft:
    reason: str  # a stable code: "you", "matched", "not_ready", "elsewhere"


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    check: int
    game: str
    pace: str
    seats: tuple[SeatedPlayer, ...]
    ready: tuple[bool, ...]
    left: int  # until it lapses


@dataclass(frozen=True, slots=True)
class SetupOffered:
    """Everybody is ready: the server binds itself to a secret, and asks each person for a sealed nonce."""

    setup: Setup  # with its chairs in any order, and without nonces
    rules: bytes  # the hash of the rules and of all that was agreed
    kid: bytes  # which key signs
    key: bytes  # and the key itself
    signature: bytes  # Ed25519, under the commitment
    left: int  # until the set-up is void


@dataclass(frozen=True, slots=True)
class NoncesSealed:
    """All have sealed; now, and not before, each opens his own."""

    match: bytes
    commitments: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class NoncesOpened:
    """All have opened: everybody can work out what the match's chance follows from."""

    match: bytes
    nonces: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class SetupVoid:
    """Somebody did not finish; the secret is opened, so that nobody can throw away what he dislikes unseen."""

    match: bytes
    secret: bytes
    players: tuple[int, ...]  # the accounts that did not answer, or went


@dataclass(frozen=True, slots=True)
class SignedHead:
    """The server stands by this course of the match, up to record *seq*."""

    match: bytes
    seq: int
    head: bytes
    kid: bytes
    signature: bytes


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match starts, or is taken up: its set-up, then its records follow."""

    setup: Setup
    my_seat: int  # -1: spectator
    cseq: int  # the last number that this seat has used
    from_start: bool  # forget the records you have: the first one follows


@dataclass(frozen=True, slots=True)
class RecordFrame:
    """One record of a match as this receiver may see it."""

    match: bytes
    pub: bytes  # the same for everybody
    parts: tuple[tuple[int, bytes, bytes], ...]  # (seal, salt, plaintext) open to the receiver
    check: bytes  # digest of the receiver's own view after it; empty where none is sent


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """All records so far have been sent."""

    match: bytes
    seq: int


@dataclass(frozen=True, slots=True)
class Clocks:
    match: bytes
    at: int  # match time
    seats: tuple[SeatClock, ...]


@dataclass(frozen=True, slots=True)
class Presence:
    match: bytes
    here: tuple[bool, ...]  # by seat
    claim_in: int  # until the longest absent seat counts as left; -1: nobody is absent


@dataclass(frozen=True, slots=True)
class Accepted:
    """Committed to disk, as record *seq*: it will not be lost."""

    match: bytes
    cseq: int
    attempt: int
    seq: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was changed; *code* is stable, *sentence* says what is wrong and what to do."""

    match: bytes  # empty where no match is concerned
    cseq: int  # 0 where no submission is concerned
    attempt: int
    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Said:
    match: bytes
    seat: int
    text: str
    at: int  # seconds since 1970


@dataclass(frozen=True, slots=True)
class MatchOver:
    match: bytes
    results: tuple[SeatResult, ...]
    ratings: tuple[RatingChange, ...]  # empty where not rated
    unrated_because: str  # a stable code, empty where rated
    wants_rematch: tuple[bool, ...]


CLIENT_MESSAGES = (
    Hello, JoinQueue, LeaveQueue, AnswerReady, Resume, Submit, Say, OfferRematch, LookAround,
    SealNonce, OpenNonce, RefuseSetup, AskHead, *FROM_CLIENT,
)  # fmt: skip
SERVER_MESSAGES = (
    Welcome, QueueState, QueueLeft, ReadyCheck, MatchOpened, RecordFrame, CaughtUp, Clocks, Presence,
    Accepted, Refused, Said, MatchOver, SetupOffered, NoncesSealed, NoncesOpened, SetupVoid, SignedHead,
    *FROM_SERVER,
)  # fmt: skip
ClientMessage = (
    Hello | JoinQueue | LeaveQueue | AnswerReady | Resume | Submit | Say | OfferRematch | LookAround
    | SealNonce | OpenNonce | RefuseSetup | AskHead | FromClient
)  # fmt: skip
ServerMessage = (
    Welcome | QueueState | QueueLeft | ReadyCheck | MatchOpened | RecordFrame | CaughtUp | Clocks | Presence
    | Accepted | Refused | Said | MatchOver | SetupOffered | NoncesSealed | NoncesOpened | SetupVoid | SignedHead
    | FromServer
)  # fmt: skip
