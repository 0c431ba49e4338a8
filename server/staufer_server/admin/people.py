"""People: who they are, barring them, letting them back, helping those who lost their password."""

from __future__ import annotations

from staufer_server import devices
from staufer_server.accounts import account_of, as_int, forget, plays_now, take_name
from staufer_server.admin.acts import note
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.devices import DAY
from staufer_server.names import checked_name, name_key
from staufer_server.passwords import code_digest, new_code
from staufer_server.stores import Value
from staufer_server.timekeeping import RandomBytes

MOST_DIGITS = 10  # of a number that either database takes, with its sign
Table = list[dict[str, Value]]


def number_of(tx: Transaction, who: str) -> int:
    """The account that is meant by a name, or by its number as ``#12``."""
    if who.startswith("#") and who[1:].isdecimal():
        number = int(who[1:]) if len(who) <= MOST_DIGITS else 0
        row = tx.row("SELECT id FROM account WHERE id = ?", number)
    else:
        row = tx.row("SELECT id FROM account WHERE name_key = ?", name_key(" ".join(who.split())))
    if row is None:
        raise Denied("E_UNKNOWN", f"There is nobody called {who} (numbers are written as #12).", 404)
    return as_int(row[0])


def everybody(tx: Transaction, part: str, count: int) -> Table:
    """Whose name contains *part*, whoever was seen last first."""
    return tx.table(
        "SELECT a.id AS number, a.name, a.kind, a.is_named AS named, a.last_seen,"
        " (SELECT count(*) FROM match_seat s WHERE s.account_id = a.id) AS matches,"
        " (SELECT count(*) FROM ban b WHERE b.account_id = a.id) AS barred"
        " FROM account a WHERE a.kind <> 'bot' AND (? = '' OR replace(a.name_key, ?, '') <> a.name_key)"
        " ORDER BY a.last_seen DESC LIMIT ?",
        name_key(part), name_key(part), count,
    )  # fmt: skip


def one(tx: Transaction, who: str) -> dict[str, Table]:
    """Everything of one account but its secrets."""
    player = number_of(tx, who)
    return {
        "account": tx.table(
            "SELECT id AS number, name, kind, is_named AS named, password IS NOT NULL AS has_password, created,"
            " last_seen FROM account WHERE id = ?", player,
        ),
        "devices": tx.table("SELECT device, created, last_seen, expires FROM token WHERE account_id = ?", player),
        "bans": tx.table("SELECT why, until, at FROM ban WHERE account_id = ?", player),
        "ratings": tx.table("SELECT ladder, centi, games FROM rating WHERE account_id = ?", player),
        "last_matches": tx.table(
            "SELECT m.id AS match, m.game, m.status, s.place, s.how, m.started FROM match_seat s"
            " JOIN match m ON m.id = s.match_id WHERE s.account_id = ? ORDER BY m.started DESC LIMIT 10", player,
        ),
        "acts": tx.table("SELECT at, who, what, why FROM act WHERE subject = ? ORDER BY id", str(player)),
    }  # fmt: skip


def rename(tx: Transaction, who: str, name: str, why: str, now: int) -> str:
    player = number_of(tx, who)
    take_name(tx, player, checked_name(name))
    note(tx, now, "rename", str(player), why)
    return f"#{player} is called {account_of(tx, player).name} now."


def ban(tx: Transaction, who: str, days: int | None, why: str, now: int) -> str:
    """Nobody of the account comes in any more; whoever is in is sent out."""
    player = number_of(tx, who)
    until = None if days is None else now + days * DAY
    tx.run(
        "INSERT INTO ban(account_id, until, why, at) VALUES(?,?,?,?)"
        " ON CONFLICT(account_id) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at",
        player, until, why, now,
    )  # fmt: skip
    note(tx, now, "ban", str(player), why)
    return f"#{player} is barred " + ("for good." if days is None else f"for {days_text(days)}.")


def days_text(days: int) -> str:
    return "1 day" if days == 1 else f"{days} days"


def unban(tx: Transaction, who: str, why: str, now: int) -> str:
    player = number_of(tx, who)
    if not tx.run("DELETE FROM ban WHERE account_id = ?", player):
        raise Denied("E_NOT_BANNED", f"#{player} is not barred.")
    note(tx, now, "unban", str(player), why)
    return f"#{player} may come in again."


def sign_out(tx: Transaction, who: str, why: str, now: int) -> str:
    player = number_of(tx, who)
    count = devices.end_all(tx, player)
    note(tx, now, "sign_out", str(player), why)
    return f"#{player} is signed out of " + ("1 device." if count == 1 else f"{count} devices.")


def recovery_code(tx: Transaction, who: str, why: str, now: int, random_bytes: RandomBytes) -> str:
    """For somebody who has lost his password and his code, once the operator is sure who he is."""
    player = number_of(tx, who)
    code = new_code(random_bytes)
    if not tx.run("UPDATE account SET recovery = ? WHERE id = ? AND kind = 'player'", code_digest(code), player):
        raise Denied("E_GUEST", f"#{player} has no password: nothing can be recovered.")
    note(tx, now, "recovery_code", str(player), why)
    return f"The recovery code of #{player} is {code} from now on. It is not kept anywhere: hand it over at once."


def delete(tx: Transaction, who: str, why: str, now: int) -> str:
    player = number_of(tx, who)
    if plays_now(tx, player):
        raise Denied("E_LIVE", f"#{player} is still playing: void those matches first, or wait.")
    forget(tx, player)
    note(tx, now, "delete", str(player), why)
    return f"#{player} is deleted; matches of others keep an alias."
