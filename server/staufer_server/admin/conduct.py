"""Reports of persons: reading one with its evidence, and deciding it.  Every decision is an act that is kept."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_server.accounts import as_int
from staufer_server.admin import people
from staufer_server.admin.acts import note
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.stores import Value

Table = list[dict[str, Value]]
DECISIONS = ("dismiss", "warn", "silence", "ban")
LOBBY_HOURS = 24  # of the lobby that are shown before a report


@dataclass(frozen=True, slots=True)
class Decision:
    how: str  # one of DECISIONS
    days: int | None
    why: str


def reports(tx: Transaction, is_all: bool, count: int) -> Table:
    """Those that wait for a decision, or all; the oldest first."""
    return tx.table(
        "SELECT r.id AS report, r.at, b.name AS by_whom, a.name AS about, r.about_id AS number, r.reason,"
        " CASE WHEN r.match_id IS NULL THEN 'lobby' ELSE 'match' END AS place, r.decision FROM person_report r"
        " JOIN account b ON b.id = r.by_id JOIN account a ON a.id = r.about_id"
        " WHERE r.decision = '' OR ? = 1 ORDER BY r.id LIMIT ?",
        int(is_all), count,
    )  # fmt: skip


def show(tx: Transaction, report: int, now: int) -> dict[str, Table]:
    """The report, what was said there, and what is known of who is reported; reading it is an act, too."""
    row = tx.row("SELECT about_id, match_id, at FROM person_report WHERE id = ?", report)
    if row is None:
        raise Denied("E_UNKNOWN", f"There is no report {report} here.", 404)
    about, match, at = as_int(row[0]), row[1], as_int(row[2])
    note(tx, now, "read_report", str(about), f"report {report}")
    if match is None:
        said = tx.table(
            "SELECT l.at, a.name, l.account_id AS number, l.phrase, l.text FROM lobby_line l"
            " JOIN account a ON a.id = l.account_id WHERE l.at > ? AND l.at <= ? ORDER BY l.id",
            at - LOBBY_HOURS * 3600, at,
        )  # fmt: skip
    else:
        said = tx.table(
            "SELECT c.at, s.name, c.account_id AS number, c.phrase, c.text FROM chat_line c"
            " JOIN match_seat s ON s.match_id = c.match_id AND s.seat = c.seat WHERE c.match_id = ? ORDER BY c.id",
            match,
        )
    return {
        "report": tx.table(
            "SELECT id AS report, at, by_id, about_id, match_id AS match, from_seq, upto_seq, reason, words, decision,"
            " decided_at FROM person_report WHERE id = ?", report,
        ),
        "said": said,
        "reports_of_the_same": tx.table(
            "SELECT id AS report, at, reason, decision FROM person_report WHERE about_id = ? AND id <> ? ORDER BY id",
            about, report,
        ),
        "acts": tx.table("SELECT at, who, what, why FROM act WHERE subject = ? ORDER BY id", str(about)),
    }  # fmt: skip


def decide(tx: Transaction, report: int, decided: Decision, now: int) -> str:
    """Once: who is reported is told of it, and so is who reported him."""
    row = tx.row("SELECT about_id, by_id, decision FROM person_report WHERE id = ?", report)
    if row is None:
        raise Denied("E_UNKNOWN", f"There is no report {report} here.", 404)
    if row[2]:
        raise Denied("E_DECIDED", f"Report {report} is decided already: {row[2]!s}.")
    decision, days, why = decided.how, decided.days, decided.why
    about, by = as_int(row[0]), as_int(row[1])
    tx.run("UPDATE person_report SET decision = ?, decided_at = ? WHERE id = ?", decision, now, report)
    done = f"Report {report} is dismissed."
    if decision == "warn":
        done = tell(tx, about, ("warn", why, 0), now)
    elif decision == "silence":
        done = silence(tx, about, days or 7, why, now)
    elif decision == "ban":
        done = people.ban(tx, f"#{about}", days, why, now)
    tell(tx, by, ("dismissed" if decision == "dismiss" else "decided", "", 0), now)
    return done


def silence(tx: Transaction, player: int, days: int, why: str, now: int) -> str:
    """Ready phrases are still open to him."""
    until = now + days * DAY
    tx.run("DELETE FROM silence WHERE account_id = ?", player)
    tx.run("INSERT INTO silence(account_id, until, why, at) VALUES(?,?,?,?)", player, until, why, now)
    tell(tx, player, ("silence", why, until), now)
    return f"#{player} may write nothing but ready phrases for {people.days_text(days)}."


def tell(tx: Transaction, player: int, tiding: tuple[str, str, int], now: int) -> str:
    """He is told as soon as he is here: what kind of thing, why, and until when."""
    kind, why, until = tiding
    tx.run(
        "INSERT INTO tiding(account_id, kind, why, until, at, is_told) VALUES(?,?,?,?,?,?)",
        player, kind, why, until, now, False,
    )  # fmt: skip
    note(tx, now, kind, str(player), why)
    return f"#{player} is told: {kind}."
