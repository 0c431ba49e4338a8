"""Who sits at a table, with which session: presence, what everybody is told, catching up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from staufer_protocol.codec import pack
from staufer_protocol.messages import Presence, RecordFrame, SeatedPlayer, ServerMessage
from staufer_server.connection import REPLACED, Session
from staufer_server.denials import Denied
from staufer_server.timekeeping import Clock

ABSENCE = 120.0  # seconds away, all in all, after which a seat counts as left
AFTER_RISING = 30.0  # of them, where somebody got up from a live match himself
UNTIMED_ABSENCE = 86_400.0  # where nobody plays against the clock


@dataclass(slots=True)
class Chair:
    """One seat of a match and whoever sits there now."""

    who: SeatedPlayer
    session: Session | None = None
    is_current: bool = False  # the session has all records so far, and gets the new ones
    answers: list[int] = field(default_factory=list)  # the record that each submission became, by cseq
    away_since: float | None = None  # None: here, or a bot
    was_away: float = 0.0  # seconds of earlier absences
    has_risen: bool = False  # is away because he got up, not because his line broke
    wants_rematch: bool = False

    @property
    def cseq(self) -> int:
        return len(self.answers)


class Table:
    """The chairs of one match."""

    def __init__(self, match: bytes, players: Sequence[SeatedPlayer], clock: Clock, patience: float | None) -> None:
        self.match = match
        self.chairs = [Chair(who) for who in players]
        self._clock = clock
        self._patience = patience  # None: by correspondence nobody is waited for, but the clock runs
        self.was_visited = False
        self.overheard: Callable[[ServerMessage], None] = lambda message: None  # what everybody here is told
        for chair in self.chairs:
            chair.away_since = None if chair.who.is_bot else clock.monotonic()

    # -- who sits where --------------------------------------------------------------------

    def seat_of(self, player: int) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.who.player == player and not chair.who.is_bot:
                return seat
        raise Denied("E_NOT_SEATED", "You do not sit at this table.", 403)

    def seat_of_session(self, session: Session) -> int:
        """The seat of this very session; an older one of the same account has lost it."""
        seat = self.seat_of(session.account.player)
        if self.chairs[seat].session is not session:
            raise Denied("E_NOT_OPEN", "This match is not open here: take it up first.")
        return seat

    def sit(self, seat: int, session: Session) -> None:
        """The newest session has the seat; an older one is closed."""
        chair = self.chairs[seat]
        self.was_visited = True
        if chair.session is not None and chair.session is not session:
            chair.session.close(REPLACED, "a newer session has taken the seat")
        chair.session, chair.is_current, chair.has_risen = session, False, False
        if chair.away_since is not None:
            chair.was_away += self._clock.monotonic() - chair.away_since
            chair.away_since = None

    def rise(self, session: Session, is_meant: bool = False) -> bool:
        """The session has ended, or *is_meant*: he got up; whether it had a seat here."""
        for chair in self.chairs:
            if chair.session is session:
                chair.session, chair.is_current, chair.wants_rematch = None, False, False
                chair.away_since, chair.has_risen = self._clock.monotonic(), is_meant
                return True
        return False

    def has_session(self) -> bool:
        return any(chair.session is not None for chair in self.chairs)

    # -- absence ---------------------------------------------------------------------------

    def leaves_at(self, seat: int) -> float | None:
        """When the seat counts as left if nobody comes; None where somebody is there."""
        chair = self.chairs[seat]
        if chair.away_since is None or self._patience is None:
            return None
        left = max(0.0, self._patience - chair.was_away)
        is_short = chair.has_risen and self._patience == ABSENCE
        return chair.away_since + (min(left, AFTER_RISING) if is_short else left)

    def gone_at(self, now: float, seats: Iterable[int]) -> list[int]:
        """Those of *seats* whose owners have been away too long, the first to pass the limit first."""
        moments = [(moment, seat) for seat in seats if (moment := self.leaves_at(seat)) is not None]
        return [seat for moment, seat in sorted(moments) if moment <= now]

    def forgive(self) -> None:
        """Absences count from now on: the server itself was away."""
        for chair in self.chairs:
            if chair.away_since is not None:
                chair.away_since = self._clock.monotonic()

    def presence(self, gone: Iterable[int]) -> Presence:
        """Who is here; seats that count as last already are waited for by nobody."""
        passed = set(gone)
        moments = [self.leaves_at(seat) for seat in range(len(self.chairs)) if seat not in passed]
        soonest = min((moment for moment in moments if moment is not None), default=None)
        claim_in = -1 if soonest is None else max(0, round((soonest - self._clock.monotonic()) * 1000))
        here = tuple(chair.who.is_bot or chair.session is not None for chair in self.chairs)
        return Presence(self.match, here, claim_in)

    # -- rematch ---------------------------------------------------------------------------

    def wishes(self) -> tuple[bool, ...]:
        """Who wants to play again; bots always do."""
        return tuple(chair.who.is_bot or chair.wants_rematch for chair in self.chairs)

    def take_wishes_back(self) -> None:
        for chair in self.chairs:
            chair.wants_rematch = False

    # -- what is told ----------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        """The same to everybody who is up to date."""
        self.send_frame(pack(message))
        self.overheard(message)

    def send_frame(self, frame: bytes) -> None:
        for chair in self.chairs:
            if chair.session is not None and chair.is_current:
                chair.session.send_frame(frame)

    def current(self) -> list[tuple[int, Session]]:
        return [(n, c.session) for n, c in enumerate(self.chairs) if c.session is not None and c.is_current]


class Frames:
    """The packed frames of one record: encoded once for all who see the same of it."""

    def __init__(self) -> None:
        self._packed: dict[tuple[tuple[tuple[int, bytes, bytes], ...], bytes], bytes] = {}

    def of(self, frame: RecordFrame) -> bytes:
        seen = (frame.parts, frame.check)
        packed = self._packed.get(seen)
        if packed is None:
            packed = self._packed[seen] = pack(frame)
        return packed
