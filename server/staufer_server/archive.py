"""Matches as they are stored: opened with the server's key, played again, made into replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import structlog

from staufer_engine.games import GAMES
from staufer_engine.kernel import Rules
from staufer_engine.record import Record as State
from staufer_protocol.complaint import Complaint
from staufer_protocol.host import Host
from staufer_protocol.messages import Setup
from staufer_protocol.replay import replay_of
from staufer_protocol.standing import has_free_undo
from staufer_server import chronicle
from staufer_server.chronicle import Stored
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.hosting import LiveMatch
from staufer_server.rechecking import fault_in
from staufer_server.truth import record_cipher
from staufer_server.vault import Vault, WrongKey

T = TypeVar("T")
StoredRecords = Sequence[tuple[bytes, Sequence[bytes]]]  # public bytes and plaintexts
log = structlog.get_logger()


class Archive:
    def __init__(self, ground: Ground, vault: Vault) -> None:
        self._database = ground.database
        self._key = ground.key
        self._vault = vault

    async def host_of(self, stored: Stored) -> Host[State]:
        rules = GAMES.get(stored.setup.game)
        if rules is None:
            raise Denied("E_GAME", "This server does not know the game any more.")
        return await self._readable(stored, lambda secret, lines: restored(rules, stored.setup, secret, lines))

    async def _readable(self, stored: Stored, work: Callable[[bytes, StoredRecords], T]) -> T:
        """Do the work with the secret and the opened records, beside the loop."""

        def open_and_work() -> T:
            secret = self._vault.unwrap(stored.setup.match, stored.wrapped)
            cipher = record_cipher(stored.setup, secret)
            return work(secret, [(line.pub, cipher.open(line.seq, line.priv)) for line in stored.lines])

        try:
            return await asyncio.to_thread(open_and_work)
        except (WrongKey, Complaint) as failure:
            log.error("match_unreadable", match=stored.setup.match.hex(), why=str(failure))
            raise Denied("E_UNREADABLE", "The records of this match cannot be read: tell the server's owner.") from None

    async def replay(self, match: bytes) -> bytes:
        """The whole match with everything opened, once it is over."""
        stored = known(await self._database.do(chronicle.load(match)))
        if stored.status == "live":
            raise Denied("E_LIVE", "The match is still going on: its secrets are opened at its end.", 409)
        return await self._readable(stored, lambda _secret, lines: replay_of(stored.setup, lines, self._key))

    async def fault_of(self, match: LiveMatch) -> str:
        """What its stored records, played again, make otherwise than it was sent; empty where nothing differs."""
        stored = known(await self._database.do(chronicle.load(match.id)))
        sent = match.truth.host.course.clone()
        observers = (*range(len(stored.setup.seats)), None)

        def look(secret: bytes, lines: StoredRecords) -> str:
            return fault_in(sent, restored(sent.rules, stored.setup, secret, lines).course, observers)

        try:
            return await self._readable(stored, look)
        except Denied as denied:
            return denied.sentence


def restored(rules: Rules[State], setup: Setup, secret: bytes, lines: StoredRecords) -> Host[State]:
    return Host.restore(rules, setup, secret, lines, has_free_undo(setup))


def known(stored: Stored | None) -> Stored:
    if stored is None:
        raise unknown_match()
    return stored


def unknown_match() -> Denied:
    return Denied("E_UNKNOWN_MATCH", "There is no such match here.", 404)
