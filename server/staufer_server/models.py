"""The tables.  The migrations make them; reading pages select from them; what happens on every
choice speaks plain SQL to the same columns (``chronicle``)."""

from __future__ import annotations

from sqlalchemy import Index, text
from sqlmodel import Field, SQLModel

from staufer_server.moments import Moment


class Account(SQLModel, table=True):
    """Somebody who plays: a guest, or one of the house's bots."""

    id: int | None = Field(default=None, primary_key=True)
    kind: str  # "guest"; "player", who has a password; "bot"; "deleted", of whom only an alias is left
    name: str
    name_key: str = Field(unique=True)  # the name without its case
    look: str = Field(default="", index=True)  # what the name looks like: no two are taken for one another
    password: str | None = None  # argon2id
    recovery: bytes | None = None  # SHA-256 of the code by which a forgotten password is replaced
    is_named: bool = False  # chosen by its owner, not given by the server
    bot: str | None = None  # which way of thinking
    created: int = Field(sa_type=Moment)
    last_seen: int = Field(sa_type=Moment)


class Token(SQLModel, table=True):
    """A device that is signed in; the token itself is never kept."""

    sha256: bytes = Field(primary_key=True)
    account_id: int = Field(foreign_key="account.id", index=True)
    created: int = Field(sa_type=Moment)
    last_seen: int = Field(sa_type=Moment)
    expires: int = Field(sa_type=Moment)
    device: str = ""  # as its owner would know it
    replaces: bytes | None = None  # the token before this one, which ends when this one is first used
    signed_in: int | None = Field(default=None, sa_type=Moment)  # ms, with a password; None: with the account
    told: int = Field(default=0, sa_type=Moment)  # ms, up to when it has heard of others that signed in


class Shun(SQLModel, table=True):
    """Somebody mutes or blocks somebody else."""

    account_id: int = Field(primary_key=True, foreign_key="account.id")
    other_id: int = Field(primary_key=True, foreign_key="account.id", index=True)
    manner: int  # 1 muted, 2 blocked
    at: int = Field(sa_type=Moment)


class Ban(SQLModel, table=True):
    """An account that may not come in."""

    account_id: int = Field(primary_key=True, foreign_key="account.id")
    until: int | None = Field(default=None, sa_type=Moment)  # None: for good
    why: str  # its owner reads it
    at: int = Field(sa_type=Moment)


class Act(SQLModel, table=True):
    """What those who run the server have done: never changed, only added to; a running server reads along."""

    id: int | None = Field(default=None, primary_key=True)
    at: int = Field(sa_type=Moment)
    who: str
    what: str  # "ban", "void" ...
    subject: str  # the number of an account, or a match
    why: str


class KeptSearch(SQLModel, table=True):
    """A search for a match by correspondence: it stays when its owner goes."""

    __tablename__ = "kept_search"

    account_id: int = Field(primary_key=True, foreign_key="account.id")
    centi: int
    game: str
    options: bytes  # encoded
    pace: str
    rated: bool
    seats: str  # numbers with spaces between them
    bots: str
    since: int = Field(sa_type=Moment)


class PrivateTable(SQLModel, table=True):
    """A table that waits for those who were invited; it is gone when its match begins."""

    __tablename__ = "private_table"

    code: bytes = Field(primary_key=True)  # SHA-256 of what is in the link
    owner_id: int = Field(foreign_key="account.id", index=True)
    game: str
    options: bytes  # encoded
    pace: str
    seats: int
    ends: int = Field(sa_type=Moment)  # wall time


class PrivateGuest(SQLModel, table=True):
    """Somebody who has used the code."""

    __tablename__ = "private_guest"

    code: bytes = Field(primary_key=True, foreign_key="private_table.code")
    account_id: int = Field(primary_key=True, foreign_key="account.id", index=True)


class Match(SQLModel, table=True):
    id: bytes = Field(primary_key=True)
    status: str = Field(index=True)  # "live", "done" or "void"
    epoch: int = 0  # raised by every server that takes the match over
    game: str
    pace: str
    rated: bool
    unrated_because: str = ""
    setup: bytes  # the encoded Setup
    outcome: bytes | None = None  # the packed MatchOver
    frozen: str = ""  # what went wrong in the rules, for a person to look at
    started: int = Field(sa_type=Moment)
    ended: int | None = Field(default=None, sa_type=Moment)


class MatchSecret(SQLModel, table=True):
    __tablename__ = "match_secret"

    match_id: bytes = Field(primary_key=True, foreign_key="match.id")
    kid: str  # which key it is wrapped with
    wrapped: bytes


class MatchSeat(SQLModel, table=True):
    __tablename__ = "match_seat"

    match_id: bytes = Field(primary_key=True, foreign_key="match.id")
    seat: int = Field(primary_key=True)
    account_id: int = Field(foreign_key="account.id", index=True)
    name: str  # as it was then
    place: int | None = None
    score: int | None = None
    how: str = ""


class Record(SQLModel, table=True):
    """One record of a match's stream, as ``staufer_protocol.stream`` lays it out."""

    __table_args__ = (
        Index(
            "record_submission", "match_id", "seat", "cseq", unique=True,
            sqlite_where=text("cseq IS NOT NULL"), postgresql_where=text("cseq IS NOT NULL"),
        ),
    )  # fmt: skip

    match_id: bytes = Field(primary_key=True, foreign_key="match.id")
    seq: int = Field(primary_key=True)
    seat: int | None = None  # whose submission it was
    cseq: int | None = None
    t_ms: int = Field(sa_type=Moment)
    epoch: int
    pub: bytes
    priv: bytes  # what is sealed in it, encrypted


class Rating(SQLModel, table=True):
    account_id: int = Field(primary_key=True, foreign_key="account.id")
    ladder: str = Field(primary_key=True)
    seed: int  # what it started from: with the events below it gives centi
    centi: int
    games: int


class RatingEvent(SQLModel, table=True):
    """The ledger: never changed, only added to; a match that is voided later gets a second row for each seat."""

    __tablename__ = "rating_event"
    __table_args__ = (
        Index("rating_event_once", "match_id", "account_id", "ladder", "is_reversal", unique=True),
        {"sqlite_autoincrement": True},
    )

    id: int | None = Field(default=None, primary_key=True)  # in the order in which ratings moved
    match_id: bytes = Field(foreign_key="match.id")
    account_id: int = Field(foreign_key="account.id", index=True)
    ladder: str
    is_reversal: bool = False  # gives back what the match had moved
    before: int
    after: int
    k: int
    at: int = Field(sa_type=Moment)


class ChatLine(SQLModel, table=True):
    __tablename__ = "chat_line"

    id: int | None = Field(default=None, primary_key=True)
    match_id: bytes = Field(foreign_key="match.id", index=True)
    seat: int
    account_id: int = Field(foreign_key="account.id")
    phrase: str = ""  # which of the ready phrases it is; then it has no text
    text: str
    at: int = Field(sa_type=Moment)


class LobbyLine(SQLModel, table=True):
    """What was said in the lobby."""

    __tablename__ = "lobby_line"

    id: int | None = Field(default=None, primary_key=True)
    account_id: int = Field(foreign_key="account.id", index=True)
    phrase: str = ""
    text: str
    at: int = Field(sa_type=Moment)


class PersonReport(SQLModel, table=True):
    """Somebody reports somebody else; the records of the match, and what was said, are the evidence."""

    __tablename__ = "person_report"

    id: int | None = Field(default=None, primary_key=True)
    by_id: int = Field(foreign_key="account.id", index=True)
    about_id: int = Field(foreign_key="account.id", index=True)
    match_id: bytes | None = Field(default=None, foreign_key="match.id")  # None: it is about the lobby
    from_seq: int  # of the match's records
    upto_seq: int
    reason: str  # a stable code
    words: str
    at: int = Field(sa_type=Moment)
    decision: str = ""  # "", or "dismiss", "warn", "silence", "ban"
    decided_at: int | None = Field(default=None, sa_type=Moment)


class Silence(SQLModel, table=True):
    """An account that may not write, but say ready phrases."""

    account_id: int = Field(primary_key=True, foreign_key="account.id")
    until: int = Field(sa_type=Moment)
    why: str  # its owner reads it
    at: int = Field(sa_type=Moment)


class Tiding(SQLModel, table=True):
    """What those who run the server have to say to somebody; he is told when he comes next."""

    id: int | None = Field(default=None, primary_key=True)
    account_id: int = Field(foreign_key="account.id", index=True)
    kind: str  # "warn", "silence", "decided" ...
    why: str
    until: int = Field(default=0, sa_type=Moment)
    at: int = Field(sa_type=Moment)
    is_told: bool = False


class Uptime(SQLModel, table=True):
    """One run of a server: between two of them none was there."""

    id: int | None = Field(default=None, primary_key=True)
    since: int = Field(sa_type=Moment)
    seen: int = Field(sa_type=Moment)  # when it last noted that it ran


class Vacation(SQLModel, table=True):
    """Days in which the clocks of somebody's matches by correspondence stand still."""

    id: int | None = Field(default=None, primary_key=True)
    account_id: int = Field(foreign_key="account.id", index=True)
    since: int = Field(sa_type=Moment)
    until: int = Field(sa_type=Moment)  # at the latest, or when it was ended


class Webhook(SQLModel, table=True):
    """Where an account wants to be told of its matches by correspondence."""

    account_id: int = Field(primary_key=True, foreign_key="account.id")
    url: str
    wrapped: bytes  # the secret that signs what is sent, encrypted
    at: int = Field(sa_type=Moment)
    failures: int = 0  # one after the other, since it last worked
    problem: str = ""  # why it failed last
