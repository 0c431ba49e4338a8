"""The ledger of ratings: proved from zero, and how a match that is voided later gives back what it moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from staufer_server.accounts import as_int
from staufer_server.admin.acts import note
from staufer_server.chronicle import as_bytes
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.ratings import FLOOR, START, Finisher, rating_changes
from staufer_server.stores import Row

Key = tuple[int, str]  # an account on a ladder


@dataclass(slots=True)
class Ledger:
    """Ratings as they follow from the rows read so far."""

    centi: dict[Key, int] = field(default_factory=dict)
    games: dict[Key, int] = field(default_factory=dict)
    moved: dict[tuple[bytes, Key], int] = field(default_factory=dict)  # what a match has moved


def faults(tx: Transaction) -> list[str]:
    """Everything in which ledger, matches and ratings differ from what the rules make of the results."""
    ledger = Ledger()
    seeds = tx.rows("SELECT account_id, ladder, seed FROM rating")
    for account, ladder, seed in seeds:
        ledger.centi[as_int(account), str(ladder)] = as_int(seed)
    found = [fault for rows in matches_of(tx) for fault in of_one(tx, ledger, rows)]
    return [*found, *of_the_standings(tx, ledger), *of_the_matches(tx)]


def matches_of(tx: Transaction) -> Iterator[list[Row]]:
    """The rows of the ledger in their order, those of one match and kind together."""
    rows = tx.rows("SELECT match_id, is_reversal, account_id, ladder, before, after, k FROM rating_event ORDER BY id")
    together: list[Row] = []
    for row in rows:
        if together and row[:2] != together[0][:2]:
            yield together
            together = []
        together.append(row)
    if together:
        yield together


def of_one(tx: Transaction, ledger: Ledger, rows: Sequence[Row]) -> Iterator[str]:
    match, is_reversal = as_bytes(rows[0][0]), bool(rows[0][1])
    wanted = returned(ledger, match, rows) if is_reversal else earned(tx, ledger, match, rows)
    for _, _, account, ladder, before, after, k in rows:
        key, said = (as_int(account), str(ladder)), (as_int(before), as_int(after), as_int(k))
        if key not in wanted:
            yield f"match {match.hex()}: #{key[0]} has a row in the ledger, but no part in the result"
        elif said != wanted[key]:
            yield f"match {match.hex()}: #{key[0]} on {key[1]} moved {said}, but the rules make {wanted[key]}"
        ledger.centi[key] = said[1]
        ledger.games[key] = ledger.games.get(key, 0) + (-1 if is_reversal else 1)
        ledger.moved[match, key] = said[1] - said[0]
    missing = set(wanted) - {(as_int(row[2]), str(row[3])) for row in rows}
    yield from (f"match {match.hex()}: #{account} has no row on {ladder}" for account, ladder in sorted(missing))


def earned(tx: Transaction, ledger: Ledger, match: bytes, rows: Sequence[Row]) -> dict[Key, tuple[int, int, int]]:
    """(before, after, K) of every seat, from its place and the ratings at that moment."""
    ladder = str(rows[0][3])
    seats = tx.rows("SELECT seat, account_id, place FROM match_seat WHERE match_id = ? ORDER BY seat", match)
    keys = {as_int(seat): (as_int(account), ladder) for seat, account, _ in seats}
    finishers = [
        Finisher(as_int(seat), as_int(place), ledger.centi.get(keys[as_int(seat)], START),
                 ledger.games.get(keys[as_int(seat)], 0))
        for seat, _, place in seats if place is not None
    ]  # fmt: skip
    return {keys[one.seat]: (one.before, one.after, one.k) for one in rating_changes(finishers)}


def returned(ledger: Ledger, match: bytes, rows: Sequence[Row]) -> dict[Key, tuple[int, int, int]]:
    """What a voided match had moved, taken off the rating of the moment in which it was voided."""
    wanted = {}
    for row in rows:
        key = (as_int(row[2]), str(row[3]))
        if (match, key) in ledger.moved:
            before = ledger.centi[key]
            wanted[key] = (before, max(FLOOR, before - ledger.moved[match, key]), 0)
    return wanted


def of_the_standings(tx: Transaction, ledger: Ledger) -> Iterator[str]:
    for account, ladder, centi, games in tx.rows("SELECT account_id, ladder, centi, games FROM rating"):
        key = (as_int(account), str(ladder))
        wanted = (ledger.centi[key], ledger.games.get(key, 0))
        if wanted != (centi, games):
            yield f"#{key[0]} stands at {(centi, games)} on {key[1]}, but the ledger makes {wanted}"
    rated = {(as_int(a), str(ladder)) for a, ladder in tx.rows("SELECT account_id, ladder FROM rating")}
    yield from (f"#{account} has no rating on {ladder}" for account, ladder in sorted(set(ledger.games) - rated))


def of_the_matches(tx: Transaction) -> Iterator[str]:
    """Which matches should be in the ledger and are not, or the other way round."""
    wrong = tx.rows(
        "SELECT m.id, m.status, m.unrated_because,"
        " (SELECT count(*) FROM rating_event e WHERE e.match_id = m.id AND NOT e.is_reversal),"
        " (SELECT count(*) FROM rating_event e WHERE e.match_id = m.id AND e.is_reversal),"
        " (SELECT count(*) FROM match_seat s WHERE s.match_id = m.id) FROM match m"
    )
    for match, status, because, moves, returns, seats in wrong:
        is_rated = status == "done" and not because
        is_voided = status == "void" and because == "moderator"
        wanted = (seats, 0) if is_rated else (moves, moves) if is_voided else (0, 0)
        if (moves, returns) != wanted:
            how = f"{status!s}, {str(because) or 'rated'}"
            yield f"match {as_bytes(match).hex()} ({how}) has {(moves, returns)} rows in the ledger"


def give_back(tx: Transaction, match: bytes, why: str, now: int) -> str:
    """Void a match that is over: whoever won or lost rating by it gets or gives that much now."""
    if not tx.run("UPDATE match SET status = 'void', unrated_because = 'moderator' WHERE id = ? AND status = 'done'",
                  match):  # fmt: skip
        raise Denied("E_NOT_DONE", f"Match {match.hex()} has no result that could be voided.")
    rows = tx.rows(
        "SELECT account_id, ladder, before, after FROM rating_event WHERE match_id = ? AND NOT is_reversal ORDER BY id",
        match,
    )
    for account, ladder, before, after in rows:
        row = tx.row("SELECT centi FROM rating WHERE account_id = ? AND ladder = ?", account, ladder)
        now_at = as_int(row[0]) if row else START
        then = max(FLOOR, now_at - (as_int(after) - as_int(before)))
        tx.run(
            "INSERT INTO rating_event(match_id, account_id, ladder, is_reversal, before, after, k, at)"
            " VALUES(?,?,?,TRUE,?,?,0,?)",
            match, account, ladder, now_at, then, now,
        )  # fmt: skip
        tx.run(
            "UPDATE rating SET centi = ?, games = games - 1 WHERE account_id = ? AND ladder = ?", then, account, ladder
        )
    note(tx, now, "void", match.hex(), why)
    return f"Match {match.hex()} is void; {len(rows)} ratings were given back."
