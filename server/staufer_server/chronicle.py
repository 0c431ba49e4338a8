"""What is written of a match, in plain SQL: its beginning, its records, its end with the ratings.

Every function gives a piece of work for ``Database.do``.  The row of the match is the fence: work
of a server that does not own the match any more, or on a match that is over, changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from staufer_protocol.codec import dec, enc, from_plain, pack, to_plain, unpack_server
from staufer_protocol.messages import MatchOver, RatingChange, Said, SeatResult, Setup
from staufer_server.accounts import as_int
from staufer_server.database import Transaction, Work
from staufer_server.devices import DAY
from staufer_server.ratings import START, Finisher, rating_changes
from staufer_server.stores import Row

PAIR_LIMIT = 3  # rated matches of the same two within a day
HOME_LIMIT = 1  # and of two who come from one address


class Moved(Exception):
    """The match is over, or another server has it: nothing was written."""


@dataclass(frozen=True, slots=True)
class Line:
    """A record as it is stored; *seat* and *cseq* say whose submission it was, if anybody's."""

    seq: int
    t_ms: int
    pub: bytes
    priv: bytes
    seat: int | None = None
    cseq: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything that is kept of a match."""

    status: str
    epoch: int
    setup: Setup
    kid: str
    wrapped: bytes
    lines: tuple[Line, ...]
    over: MatchOver | None
    unrated_because: str
    frozen: str
    ended: int


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ends; why it is not rated is a stable code, empty where it is."""

    status: str  # "done" or "void"
    results: tuple[SeatResult, ...]
    unrated_because: str
    has_pair_limit: bool
    at: int
    blamed: tuple[int, ...] = ()  # the seats that left, where there is no result to say so


def create(setup: Setup, kid: str, wrapped: bytes, lines: Sequence[Line], unrated_because: str) -> Work[None]:
    def work(tx: Transaction) -> None:
        tx.run(
            "INSERT INTO match(id, status, epoch, game, pace, rated, unrated_because, setup, frozen, started)"
            " VALUES(?,'live',1,?,?,?,?,?,'',?)",
            setup.match, setup.game, setup.pace, setup.rated, unrated_because, enc(to_plain(setup)), setup.started,
        )  # fmt: skip
        tx.run_many(
            "INSERT INTO match_seat(match_id, seat, account_id, name, how) VALUES(?,?,?,?,'')",
            [(setup.match, seat, who.player, who.name) for seat, who in enumerate(setup.seats)],
        )
        tx.run("INSERT INTO match_secret(match_id, kid, wrapped) VALUES(?,?,?)", setup.match, kid, wrapped)
        insert(tx, setup.match, 1, lines)

    return work


def append(match: bytes, epoch: int, lines: Sequence[Line]) -> Work[None]:
    def work(tx: Transaction) -> None:
        if tx.row("SELECT 1 FROM match WHERE id = ? AND epoch = ? AND status = 'live'", match, epoch) is None:
            raise Moved
        insert(tx, match, epoch, lines)

    return work


def insert(tx: Transaction, match: bytes, epoch: int, lines: Sequence[Line]) -> None:
    tx.run_many(
        "INSERT INTO record(match_id, seq, seat, cseq, t_ms, epoch, pub, priv) VALUES(?,?,?,?,?,?,?,?)",
        [(match, line.seq, line.seat, line.cseq, line.t_ms, epoch, line.pub, line.priv) for line in lines],
    )


def finish(setup: Setup, epoch: int, lines: Sequence[Line], ending: Ending) -> Work[MatchOver]:
    """The last records, the result and the ratings: all of it exactly once, or nothing."""

    def work(tx: Transaction) -> MatchOver:
        hit = tx.run(
            "UPDATE match SET status = ?, ended = ? WHERE id = ? AND status = 'live' AND epoch = ?",
            ending.status, ending.at, setup.match, epoch,
        )  # fmt: skip
        if hit != 1:
            raise Moved
        insert(tx, setup.match, epoch, lines)
        tx.run_many(
            "UPDATE match_seat SET place = ?, score = ?, how = ? WHERE match_id = ? AND seat = ?",
            [(r.place, r.score, r.how, setup.match, r.seat) for r in ending.results],
        )
        for seat in ending.blamed:
            tx.run("UPDATE match_seat SET how = 'left' WHERE match_id = ? AND seat = ?", setup.match, seat)
        players = [who.player for who in setup.seats]
        because = ending.unrated_because
        if not because and ending.has_pair_limit and met_too_often(tx, players, ending.at):
            because = "pair_limit"
        changes = () if because else rate(tx, setup, ending)
        over = MatchOver(setup.match, ending.results, changes, because, (False,) * len(players))
        tx.run("UPDATE match SET outcome = ?, unrated_because = ? WHERE id = ?", pack(over), because, setup.match)
        return over

    return work


def rate(tx: Transaction, setup: Setup, ending: Ending) -> tuple[RatingChange, ...]:
    """Move the ratings as they are at this moment, and enter each move in the ledger."""
    finishers = []
    for result in ending.results:
        player = setup.seats[result.seat].player
        row = tx.row("SELECT centi, games FROM rating WHERE account_id = ? AND ladder = ?", player, setup.game)
        centi, games = (START, 0) if row is None else (as_int(row[0]), as_int(row[1]))
        finishers.append(Finisher(result.seat, result.place, centi, games))
    changes = rating_changes(finishers)
    for change in changes:
        player = setup.seats[change.seat].player
        tx.run(
            "INSERT INTO rating_event(match_id, account_id, ladder, before, after, k, at) VALUES(?,?,?,?,?,?,?)",
            setup.match, player, setup.game, change.before, change.after, change.k, ending.at,
        )  # fmt: skip
        tx.run(
            "INSERT INTO rating(account_id, ladder, seed, centi, games) VALUES(?,?,?,?,1)"
            " ON CONFLICT(account_id, ladder) DO UPDATE SET centi = excluded.centi, games = rating.games + 1",
            player, setup.game, change.before, change.after,
        )  # fmt: skip
    return changes


def pairs(players: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((a, b) for n, a in enumerate(players) for b in players[n + 1 :])


def met_too_often(tx: Transaction, players: Sequence[int], now: int) -> bool:
    return any(meetings(tx, a, b, now) >= PAIR_LIMIT for a, b in pairs(players))


def why_too_near(tx: Transaction, homes: Mapping[int, str], now: int) -> str:
    """Why a match of these accounts would not be rated: they meet too often, or at one address twice a day."""
    if met_too_often(tx, list(homes), now):
        return "pair_limit"
    at_home = (pair for pair in pairs(list(homes)) if homes[pair[0]] and homes[pair[0]] == homes[pair[1]])
    if any(meetings(tx, a, b, now) >= HOME_LIMIT for a, b in at_home):
        return "same_address"
    return ""


def meetings(tx: Transaction, a: int, b: int, now: int) -> int:
    """How many rated matches the two have finished within a day."""
    row = tx.row(
        "SELECT count(*) FROM rating_event x JOIN rating_event y ON y.match_id = x.match_id"
        " WHERE x.account_id = ? AND x.at > ? AND y.account_id = ? AND NOT x.is_reversal AND NOT y.is_reversal",
        a, now - DAY, b,
    )  # fmt: skip
    return as_int(row[0]) if row else 0


def freeze(match: bytes, why: str) -> Work[int]:
    return lambda tx: tx.run("UPDATE match SET frozen = ? WHERE id = ? AND status = 'live'", why, match)


def take(match: bytes) -> Work[Stored | None]:
    """All of a match; of a live one this server becomes the owner, and whoever had it writes no more."""

    def work(tx: Transaction) -> Stored | None:
        tx.run("UPDATE match SET epoch = epoch + 1 WHERE id = ? AND status = 'live'", match)
        return load(match)(tx)

    return work


def load(match: bytes) -> Work[Stored | None]:
    """All of a match, to look at."""

    def work(tx: Transaction) -> Stored | None:
        row = tx.row(
            "SELECT m.status, m.epoch, m.setup, s.kid, s.wrapped, m.outcome, m.unrated_because, m.frozen, m.ended"
            " FROM match m JOIN match_secret s ON s.match_id = m.id WHERE m.id = ?",
            match,
        )
        if row is None:
            return None
        lines = tx.rows("SELECT seq, t_ms, pub, priv, seat, cseq FROM record WHERE match_id = ? ORDER BY seq", match)
        return to_stored(row, lines)

    return work


def to_stored(row: Row, lines: Sequence[Row]) -> Stored:
    status, epoch, setup, kid, wrapped, outcome, because, frozen, ended = row
    over = None if outcome is None else unpack_server(as_bytes(outcome))
    assert over is None or isinstance(over, MatchOver)
    return Stored(
        str(status), as_int(epoch), from_plain(Setup, dec(as_bytes(setup))), str(kid), as_bytes(wrapped),
        tuple(to_line(line) for line in lines), over, str(because), str(frozen), as_int(ended or 0),
    )  # fmt: skip


def to_line(row: Row) -> Line:
    seq, t_ms, pub, priv, seat, cseq = row
    return Line(
        as_int(seq), as_int(t_ms), as_bytes(pub), as_bytes(priv),
        None if seat is None else as_int(seat), None if cseq is None else as_int(cseq),
    )  # fmt: skip


def live_matches(player: int | None = None) -> Work[list[bytes]]:
    """The ids of all live matches, or of those of one player, oldest first."""

    def work(tx: Transaction) -> list[bytes]:
        if player is None:
            rows = tx.rows("SELECT id FROM match WHERE status = 'live' ORDER BY started")
        else:
            rows = tx.rows(
                "SELECT m.id FROM match m JOIN match_seat s ON s.match_id = m.id"
                " WHERE s.account_id = ? AND m.status = 'live' ORDER BY m.started",
                player,
            )
        return [as_bytes(row[0]) for row in rows]

    return work


def is_live(match: bytes) -> Work[bool]:
    return lambda tx: tx.row("SELECT 1 FROM match WHERE id = ? AND status = 'live'", match) is not None


def sits_at(match: bytes, player: int) -> Work[bool | None]:
    """Whether the player has a seat in the match; None where there is no such match."""

    def work(tx: Transaction) -> bool | None:
        row = tx.row(
            "SELECT (SELECT count(*) FROM match_seat s WHERE s.match_id = m.id AND s.account_id = ?)"
            " FROM match m WHERE m.id = ?",
            player, match,
        )  # fmt: skip
        return None if row is None else bool(row[0])

    return work


def ends_of(player: int, count: int) -> Work[list[tuple[str, int]]]:
    """How and when the player's last matches ended, oldest first; those that do not count are left out."""

    def work(tx: Transaction) -> list[tuple[str, int]]:
        rows = tx.rows(
            "SELECT s.how, m.ended FROM match_seat s JOIN match m ON m.id = s.match_id"
            " WHERE s.account_id = ? AND m.status <> 'live' AND s.how <> ''"
            " ORDER BY m.ended DESC, m.started DESC LIMIT ?",
            player, count,
        )  # fmt: skip
        return [(str(how), as_int(ended)) for how, ended in reversed(rows)]

    return work


def add_chat(said: Said, player: int) -> Work[int]:
    return lambda tx: tx.add(
        "INSERT INTO chat_line(match_id, seat, account_id, text, phrase, at) VALUES(?,?,?,?,?,?)",
        said.match, said.seat, player, said.text, said.phrase, said.at,
    )  # fmt: skip


def last_chat(match: bytes, count: int) -> Work[list[Said]]:
    """What was said last, in the order in which it was said."""

    def work(tx: Transaction) -> list[Said]:
        rows = tx.rows(
            "SELECT seat, text, at, phrase FROM chat_line WHERE match_id = ? ORDER BY id DESC LIMIT ?", match, count
        )
        return [
            Said(match, as_int(seat), str(text), as_int(at), str(phrase)) for seat, text, at, phrase in reversed(rows)
        ]

    return work


def as_bytes(value: object) -> bytes:
    assert isinstance(value, bytes)
    return value
