"""One match and its place on disk: what is accepted in memory has been committed before."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.record import Record as State
from staufer_protocol.draft import Step
from staufer_protocol.fairness import Keys, chain, genesis, transcript
from staufer_protocol.host import Host
from staufer_protocol.messages import MatchLine, MatchOver, Setup, SignedHead
from staufer_protocol.stream import Ended, Player, Record, TakenOver, Voided, VoidReason
from staufer_server import chronicle
from staufer_server.chronicle import Ending, Line
from staufer_server.ground import Ground
from staufer_server.vault import RecordCipher

PRIVATE = "private"  # why a match of a private table is not rated
HEAD = 8  # bytes of the chain by which client and server compare where they are


class Truth:
    """The host of a match, and the only way by which its records are written."""

    def __init__(self, host: Host[State], epoch: int, unrated_because: str, ground: Ground) -> None:
        self.host = host
        self.over: MatchOver | None = None
        self._epoch = epoch
        self._unrated_because = unrated_because
        self._ground = ground
        self._cipher = record_cipher(host.setup, host.secret)
        self._genesis = self._head = genesis(transcript(host.setup))
        self._heads = [self._head[:HEAD]]  # after each record, from the beginning
        self._follow(host.records)

    @property
    def setup(self) -> Setup:
        return self.host.setup

    @property
    def was_rated(self) -> bool:
        """Whether the players had wished for a rated match, even if this one was none in the end."""
        return self.setup.rated or self._unrated_because in ("pair_limit", "same_address")

    @property
    def is_private(self) -> bool:
        """Whether only those who were invited know of it."""
        return self._unrated_because == PRIVATE

    def line_for(self, seat: int) -> MatchLine:
        """The match in a list of who sits there."""
        setup, host, over = self.setup, self.host, self.over
        places = tuple(result.place for result in over.results) if over else ()
        change = next((c.after - c.before for c in over.ratings if c.seat == seat), 0) if over else 0
        status = "live" if not host.is_over else "void" if host.course.is_void else "done"
        return MatchLine(
            setup.match, setup.game, tuple(who.name for who in setup.seats), seat, setup.pace, setup.rated,
            status, seat in host.waiting_for(), places, change, setup.started, host.waiting_for(),
        )  # fmt: skip

    def head_at(self, seq: int) -> bytes:
        return self._heads[seq] if 0 <= seq < len(self._heads) else b""

    def signed_head(self) -> SignedHead:
        """This server's word for where the match stands."""
        return self._ground.key.head(self.setup.match, len(self._heads) - 1, self._head)

    def signed(self, is_known: bool) -> list[SignedHead]:
        """The same for who takes the match up, and for what it began with where he has nothing of it yet."""
        return [self.signed_head()] if is_known else [self.signed_start(), self.signed_head()]

    def signed_start(self) -> SignedHead:
        """And for what it began with: the set-up, and the shares of its chance."""
        return self._ground.key.head(self.setup.match, 0, self._genesis)

    def returns_of(self, seat: int) -> int:
        """How often the seat was handed back to its owner."""
        bodies = (record.body for record in self.host.records)
        return sum(isinstance(b, TakenOver) and b.actor == seat and b.who == Player.OWNER for b in bodies)

    def _follow(self, records: Sequence[Record]) -> None:
        for record in records:
            self._head = chain(self._head, record.pub)
            self._heads.append(self._head[:HEAD])

    async def commit(
        self, step: Step[State], seat: int | None = None, cseq: int | None = None, blamed: Sequence[int] = ()
    ) -> None:
        """Write the step, and only then make it the truth; an end takes result and ratings along."""
        lines = lines_of(step.records, self._cipher, seat, cseq)
        if step.course.is_over:
            ending = self._ending(step, blamed)
            self.over = await self._ground.database.do(chronicle.finish(self.setup, self._epoch, lines, ending))
        else:
            await self._ground.database.do(chronicle.append(self.setup.match, self._epoch, lines))
        self.host.accept(step)
        self._follow(step.records)

    def _ending(self, step: Step[State], blamed: Sequence[int]) -> Ending:
        course = step.course
        because = why_void(step.records[-1]) if course.is_void else self._unrated_because
        status = "void" if course.is_void else "done"
        return Ending(
            status, course.results, because, not self._ground.config.is_local, int(self._ground.clock.wall()),
            tuple(blamed),
        )  # fmt: skip


def is_to_be_signed(records: Sequence[Record]) -> bool:
    """Whether the server signs for the match after these records: where a seat changes hands, and at the end."""
    return any(isinstance(record.body, TakenOver | Ended | Voided) for record in records)


def why_void(last: Record) -> str:
    """A stable code, for the page of the result."""
    return "unverified" if isinstance(last.body, Voided) and last.body.reason == VoidReason.UNVERIFIED else "void"


def record_cipher(setup: Setup, secret: bytes) -> RecordCipher:
    return RecordCipher(setup.match, Keys(secret, transcript(setup)).store)


def lines_of(
    records: Sequence[Record], cipher: RecordCipher, seat: int | None = None, cseq: int | None = None
) -> list[Line]:
    """The records as they are stored; a submission is entered with the first of them."""
    return [
        Line(
            record.seq,
            record.t_ms,
            record.pub,
            cipher.close(record.seq, record.plaintexts),
            seat if n == 0 else None,
            cseq if n == 0 else None,
        )
        for n, record in enumerate(records)
    ]
