"""My part in set-ups, and a memory of what the server has promised and signed: it notices where it departs from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from typing import TypeVar

from staufer_client.live_match import LiveMatch
from staufer_client.receipts import Receipt, Receipts
from staufer_client.watched_match import WatchedMatch
from staufer_engine.phrases import Msgid
from staufer_protocol.complaint import Complaint, Damaged, Distrust
from staufer_protocol.fairness import NONCE_BYTES, genesis, givers_of, transcript
from staufer_protocol.messages import (
    ClientMessage,
    MatchOpened,
    NoncesOpened,
    NoncesSealed,
    OpenNonce,
    Refused,
    RefuseSetup,
    SealNonce,
    ServerMessage,
    SetupOffered,
    SetupVoid,
    SignedHead,
)
from staufer_protocol.receipt import Share, SignedHeads, number_of
from staufer_protocol.replay import Replay

T = TypeVar("T")

PATIENCE = 2  # set-ups in a row that may come to nothing without a warning

VOID: Msgid = "The match did not begin: somebody did not give his share of its chance in time."
MANY_VOID: Msgid = (
    "{count} matches in a row did not begin, after their chance had been agreed on. Whoever keeps stopping them may be "
    "choosing among the deals: if this goes on, play at another server."
)
NO_SHARE: Msgid = "The server has begun a match without your share of its chance: it is not followed."
NOT_NOW: Msgid = (
    "A match without your share of its chance was opened while that of another one was being agreed on: "
    "it is not followed. If you play it at another computer, take it up again afterwards."
)
NO_RECEIPT: Msgid = (
    "This computer has no receipt for this match: it was set up at another one. "
    "Whether your own share of its chance is in it cannot be checked here."
)
TWO_COURSES: Msgid = "The server has signed two different courses of this match. This match proves nothing."


@dataclass(frozen=True, slots=True)
class Suspicion:
    """Something about a match, or its set-up, is not as it should be."""

    match: bytes
    code: str
    sentence: Msgid


@dataclass(slots=True)
class Signed:
    """The heads of one match: what the server signed, and what my own copy had there."""

    heads: SignedHeads
    mine: dict[int, bytes] = field(default_factory=dict)

    def check(self, seq: int) -> None:
        signed, own = self.heads.by_seq.get(seq), self.mine.get(seq)
        if signed is not None and own is not None and signed.head != own:
            raise Distrust(
                "E_HEAD", f"The server has signed another course of this match than it sent, at record {seq}."
            )


class Notary:
    """For one account at one server; *tell* hears of suspicions, *matches* loses those that are not to be followed."""

    def __init__(
        self,
        receipts: Receipts,
        random_bytes: Callable[[int], bytes],
        say: Callable[[ClientMessage], bool],
        tell: Callable[[Suspicion], None],
        matches: MutableMapping[bytes, LiveMatch],
    ) -> None:
        self.receipts = receipts
        self.random_bytes = random_bytes
        self.say = say
        self.tell = tell
        self.matches = matches  # that are followed, or that the person has asked for
        self.player = 0
        self.key = b""  # by which the server is known
        self.under_way: bytes = b""  # the match whose chance is being agreed on
        self.can_go_on = False  # it was offered on the line that stands
        self.offered: set[bytes] = set()  # all set-ups of this run that came to no match
        self.voided = 0  # set-ups in a row that came to nothing
        self.unagreed: set[bytes] = set()  # matches of this run that began without my share
        self.unchecked: set[bytes] = set()  # those that are followed although I have no receipt
        self.signed: dict[bytes, Signed] = {}

    async def heed(self, message: ServerMessage) -> bool:
        """What has to be checked and kept before anything else happens; whether nobody else needs the message."""
        match message:
            case SetupOffered() | NoncesSealed() | NoncesOpened() | SetupVoid():
                await self._set_up(message)
                return True
            case SignedHead():
                await self._signed(message)
                return True
            case Refused(match=match) if match in self.offered:
                if message.code != "E_LAPSED":  # it was void already when my part of it arrived
                    self.tell(Suspicion(match, message.code, message.sentence))
                return True
            case MatchOpened():
                return not await self._is_as_agreed(message)
            case _:
                return False

    # -- set-ups ---------------------------------------------------------------------------

    async def _set_up(self, message: SetupOffered | NoncesSealed | NoncesOpened | SetupVoid) -> None:
        match = message.setup.match if isinstance(message, SetupOffered) else message.match
        try:
            match message:
                case SetupOffered():
                    await self._offered(message)
                case NoncesSealed():
                    receipt = self._receipt(match)
                    nonce = receipt.share.open(message)
                    await self._keep(receipt)
                    self.say(OpenNonce(match, nonce))
                case NoncesOpened():
                    receipt = self._receipt(match)
                    receipt.share.agree(message)
                    await self._keep(receipt)
                case SetupVoid():
                    self._void(message)
        except Distrust as distrust:
            self.say(RefuseSetup(match))
            self.under_way = b""
            self.tell(Suspicion(match, distrust.code, distrust.sentence))

    async def _offered(self, offer: SetupOffered) -> None:
        """My nonce is on the disk before its seal leaves this computer."""
        if self.under_way:
            self._count_void()  # the last one came to nothing without a word
        number = number_of(offer.setup, self.player)
        share = Share(offer, number, self.random_bytes(NONCE_BYTES), self.key)
        await self._keep(Receipt(share, SignedHeads(self.key)))
        self.under_way, self.can_go_on = offer.setup.match, True
        self.offered.add(offer.setup.match)
        self.say(SealNonce(offer.setup.match, share.commitment))

    def hung_up(self) -> None:
        """What was under way is not gone on with on another line."""
        self.can_go_on = False

    async def _keep(self, receipt: Receipt) -> None:
        await asyncio.to_thread(self.receipts.keep, receipt)

    def _receipt(self, match: bytes) -> Receipt:
        receipt = self.receipts.in_memory.get(match)
        if receipt is None or match != self.under_way:
            raise Distrust("E_NOT_OFFERED", "The server goes on with a set-up that it has not offered.")
        return receipt

    def _void(self, void: SetupVoid) -> None:
        share = self._receipt(void.match).share
        self._count_void()
        share.check_void(void)
        self.receipts.forget(void.match)
        if self.voided <= PATIENCE and self.player not in void.players:
            self.tell(Suspicion(void.match, "E_SETUP_VOID", VOID))

    def _count_void(self) -> None:
        self.voided += 1
        if self.voided > PATIENCE:
            self.tell(Suspicion(self.under_way, "E_SETUPS_VOID", MANY_VOID.format(count=self.voided)))
        self.under_way = b""

    # -- matches ---------------------------------------------------------------------------

    async def _is_as_agreed(self, message: MatchOpened) -> bool:
        """Before a match is followed."""
        setup = message.setup
        receipt = await self._kept(setup.match)
        try:
            if receipt is not None:
                receipt.share.check_match(setup)
            elif message.my_seat >= 0:
                self._take_up_unchecked(setup.match)
        except Distrust as distrust:
            self.matches.pop(setup.match, None)
            self.tell(Suspicion(setup.match, distrust.code, distrust.sentence))
            return False
        self.offered.discard(setup.match)
        if setup.match == self.under_way:
            self.under_way, self.voided = b"", 0
        if setup.match not in self.signed:
            kept = receipt.heads if receipt is not None else None
            heads = kept if kept is not None and kept.key == self.key else SignedHeads(self.key)
            self.signed[setup.match] = Signed(heads, {0: genesis(transcript(setup))})
        return True

    async def _kept(self, match: bytes) -> Receipt | None:
        """None where there is none, or a damaged one."""
        try:
            return await asyncio.to_thread(self.receipts.of, match)
        except Damaged as damage:
            self.tell(Suspicion(match, damage.code, damage.sentence))
            return None

    def _take_up_unchecked(self, match: bytes) -> None:
        """A match begins with my share, or not at all; only one that I asked for may have been set up elsewhere."""
        followed = self.matches.get(match)
        if match in self.unagreed or followed is None or isinstance(followed, WatchedMatch):
            self.unagreed.add(match)
            raise Distrust("E_NO_SHARE", NO_SHARE)
        if self.under_way and self.can_go_on:
            raise Distrust("E_OTHER_SETUP", NOT_NOW)
        if match not in self.unchecked:
            self.unchecked.add(match)
            self.tell(Suspicion(match, "E_NO_RECEIPT", NO_RECEIPT))

    def has_played(self, replay: Replay) -> bool:
        """Whether this account sat at that match of this server."""
        return replay.key == self.key and any(seat.player == self.player for seat in givers_of(replay.setup.seats))

    def follow(self, followed: LiveMatch) -> None:
        """My own copy has got a record."""
        signed, match = self.signed.get(followed.match), followed.match
        if signed is not None and followed.follower is not None:
            course = followed.follower.course
            signed.mine[course.seq] = course.head
            self._guarded(match, lambda: signed.check(course.seq))

    async def _signed(self, message: SignedHead) -> None:
        """The server stands by a course of the match."""
        match = message.match
        signed = self.signed.get(match)
        if signed is None:
            return
        proof = self._guarded(match, lambda: signed.heads.take(message))
        if proof is not None:
            where = await asyncio.to_thread(self.receipts.prove, proof)
            kept = f" The proof is kept in {where}." if where else ""
            self.tell(Suspicion(match, "E_TWO_COURSES", TWO_COURSES + kept))
            return
        self._guarded(match, lambda: signed.check(message.seq))
        receipt = self.receipts.in_memory.get(match)
        if receipt is not None:
            await self._keep(receipt)

    def _guarded(self, match: bytes, work: Callable[[], T | None]) -> T | None:
        try:
            return work()
        except Complaint as complaint:
            self.tell(Suspicion(match, complaint.code, complaint.sentence))
            return None
