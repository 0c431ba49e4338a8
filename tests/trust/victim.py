"""A person at the client of a dishonest server: what she reads, and what her client follows."""

from __future__ import annotations

from pathlib import Path
from random import Random

from protocol.tables import KEY
from staufer_client.deciding import Driver
from staufer_client.live_match import LiveMatch
from staufer_client.notary import Notary
from staufer_client.receipts import Receipt, Receipts
from staufer_client.table import Table
from staufer_protocol.messages import ClientMessage, MatchOpened, Setup
from staufer_protocol.receipt import Share, SignedHeads
from trust.meeting import to_client


class Victim:
    """A client's memory of one server; ``read`` is what its person reads."""

    def __init__(self, player: int, folder: Path, share: Share | None = None) -> None:
        self.read: list[str] = []
        self.sent: list[ClientMessage] = []
        self.matches: dict[bytes, LiveMatch] = {}
        receipts = Receipts(folder)
        if share is not None:
            receipts.keep(Receipt(share, SignedHeads(KEY.public)))
        self.notary = Notary(
            receipts, Random(3).randbytes, self.say, lambda one: self.read.append(one.sentence), self.matches
        )
        self.notary.player, self.notary.key = player, KEY.public

    def say(self, message: ClientMessage) -> bool:
        self.sent.append(message)
        return True

    def asks_for(self, match: bytes) -> None:
        self.matches[match] = LiveMatch(match, self.say, no_table, lambda table: None)

    async def follows(self, setup: Setup) -> bool:
        """Whether a match is followed that the server just opens."""
        return not await self.notary.heed(to_client(MatchOpened(setup, 0, 0, True)))


def no_table(setup: Setup, seat: int, driver: Driver) -> Table:
    raise AssertionError("no table is opened here")
