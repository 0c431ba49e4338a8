"""Bots that others bring: accounts that say so, play among bots, and stand on a ladder of their own.

A robot's name begins with "Bot ", which no person's does: so it is seen for what it is at every table, in every
journal and replay.  It searches among robots and the house's bots only; people meet it at private tables.
"""

from __future__ import annotations

from staufer_protocol.messages import Setup
from staufer_server.accounts import Account, account_of, take_name
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.names import BOT_TITLE, checked_name

ROBOT = "robot"  # the kind of account


def become(tx: Transaction, account: Account, wish: str) -> Account:
    """A guest that has played nothing becomes a robot for good."""
    name = robots_name(wish)
    if not account.is_guest:
        raise Denied("E_GUEST_ONLY", "Only a new guest account can become a bot's: make one for it.", 409)
    if tx.row("SELECT 1 FROM match_seat WHERE account_id = ? LIMIT 1", account.player) is not None:
        raise Denied("E_PLAYED", "This account has played as a person: make a new one for the bot.", 409)
    take_name(tx, account.player, name)
    tx.run("UPDATE account SET kind = ? WHERE id = ? AND kind = 'guest'", ROBOT, account.player)
    return account_of(tx, account.player)


def has_people(setup: Setup) -> bool:
    """Whether anybody sits there who has to follow with his eyes."""
    return not all(seat.is_bot or seat.name.startswith(BOT_TITLE) for seat in setup.seats)


def robots_name(wish: str) -> str:
    """With its title, which need not be said."""
    own = checked_name(wish.strip().removeprefix(BOT_TITLE))
    return checked_name(BOT_TITLE + own)
