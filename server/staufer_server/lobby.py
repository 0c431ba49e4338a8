"""Where people look for a table: the queue, the ready checks, the start of a match."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import median

import structlog

from staufer_engine.games import GAMES
from staufer_engine.kernel import playable
from staufer_protocol.messages import AnswerReady, JoinQueue, QueueLeft, QueueState, ReadyCheck, SeatedPlayer
from staufer_server.accounts import Accounts
from staufer_server.buckets import Buckets
from staufer_server.clocks import PACES
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.house_bots import HouseBots
from staufer_server.matches import Matches, Order
from staufer_server.matchmaking import QueueKey, Search, next_look, seatings, window
from staufer_server.setups import NotAgreed
from staufer_server.shunning import kept_apart
from staufer_server.timekeeping import Alarm

READY_WITHIN = 15.0
TELL_EVERY = 2.0  # how often somebody who waits hears how it stands
REMEMBERED = 20  # waits from which the next one is expected
log = structlog.get_logger()


@dataclass(slots=True)
class Waiting:
    """One search and the session that it belongs to."""

    session: Session
    search: Search
    told: QueueState | None = None


@dataclass(slots=True)
class Check:
    """A table that is found, and who has said that he is there."""

    number: int
    key: QueueKey
    people: list[Waiting]
    seated: list[SeatedPlayer]  # the people first, in their order, then the bots
    lapses: float
    ready: list[bool] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)  # accounts that said no, or left
    ended: Callable[[set[int] | None], None] | None = None  # of a private table: who was not ready; None: it has begun
    is_agreeing: bool = False  # all are ready, and agree on the chance of the match

    def message(self, now: float) -> ReadyCheck:
        game, _, pace, _ = self.key
        left = max(0, round((self.lapses - now) * 1000))
        return ReadyCheck(self.number, game, pace, tuple(self.seated), tuple(self.ready), left)


class Lobby:
    """One task looks for tables and ends checks; whatever comes in only changes the lists and rings."""

    def __init__(self, ground: Ground, accounts: Accounts, matches: Matches, bots: HouseBots) -> None:
        self._clock = ground.clock
        self._database = ground.database
        self._accounts = accounts
        self._matches = matches
        self._bots = bots
        self._patience = ground.config.search_patience
        self._waiting: dict[int, Waiting] = {}  # by account: one search each
        self._checks: dict[int, Check] = {}
        self._waits: defaultdict[QueueKey, deque[int]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._numbers = 0
        self._buckets = Buckets(self._clock, *ground.config.searches)
        self._alarm = Alarm(self._clock)
        self._task: asyncio.Task[None] | None = None
        self._beginnings: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def searching(self) -> int:
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="lobby")

    async def stop(self) -> None:
        """No new match begins from now on."""
        self._is_closed = True
        self._matches.setups.close()
        await asyncio.gather(*self._beginnings, return_exceptions=True)
        if self._task is not None:
            self._alarm.ring()
            await asyncio.gather(self._task, return_exceptions=True)

    # -- what people wish ------------------------------------------------------------------

    async def join(self, session: Session, wish: JoinQueue) -> None:
        key, player = checked_key(wish), session.account.player
        if not self._buckets.take(player):
            raise Denied("E_TOO_FAST", "You have begun many searches: wait a little before the next.")
        barred = await self._matches.barred_for(player)
        if barred > 0:
            raise Denied("E_PENALTY", f"You have left matches: you can search again in {-(-barred // 60)} minutes.")
        centi, _ = await self._accounts.rating(player, wish.game)
        apart = await kept_apart(self._database, player)
        # from here on nothing waits: what is looked up now is still so when the search is entered
        if self._is_closed:
            raise closing()
        if any(player in self._players_of(check) for check in self._checks.values()):
            raise Denied("E_CHECKING", "A table is found for you already: say whether you are ready.")
        before = self._waiting.get(player)
        if before is not None and before.session is not session:
            before.session.send(QueueLeft("elsewhere"))
        search = Search(player, centi, self._now_ms(), tuple(sorted(set(wish.seats))), key, wish.with_bots, apart)
        self._waiting[player] = Waiting(session, search)
        if before is not None and before.search.key != key:
            self._tell_all(before.search.key)
        self._tell_all(key)
        self._alarm.ring()

    async def gather(self, people: list[Waiting], ended: Callable[[set[int] | None], None]) -> None:
        """All of a private table are here: they are asked whether they are ready."""
        if self._is_closed:
            raise closing()
        await self._check(list(people), 0, ended)
        self._alarm.ring()

    def withdraw(self, session: Session) -> None:
        """Search no more, because of something better; whoever is asked whether he is ready answers first."""
        player = session.account.player
        if any(player in self._players_of(check) for check in self._checks.values()):
            raise Denied("E_CHECKING", "A table is found for you already: say whether you are ready.")
        waiting = self._waiting.pop(player, None)
        if waiting is not None:
            waiting.session.send(QueueLeft("you"))
            self._tell_all(waiting.search.key)

    def keep_apart(self, player: int, apart: frozenset[int]) -> None:
        """Whom the player, who searches perhaps, has blocked meanwhile, or who has blocked him."""
        waiting = self._waiting.get(player)
        if waiting is not None:
            waiting.search = replace(waiting.search, apart=apart)

    def leave(self, session: Session) -> None:
        waiting = self._waiting.get(session.account.player)
        if waiting is None or waiting.session is not session:
            raise Denied("E_NOT_SEARCHING", "You are not looking for a table.")
        del self._waiting[session.account.player]
        session.send(QueueLeft("you"))
        self._tell_all(waiting.search.key)

    def answer(self, session: Session, answer: AnswerReady) -> None:
        check = self._checks.get(answer.check)
        player = session.account.player
        if check is None or not check.seated or player not in self._players_of(check):
            raise Denied("E_LAPSED", "This table was not filled in time.")
        if check.is_agreeing:
            raise Denied("E_LAPSED", "Everybody is ready already.")
        if answer.is_ready:
            check.ready[self._players_of(check).index(player)] = True
            self._tell_check(check)
        else:
            check.gone.add(player)
        self._alarm.ring()

    def gone(self, session: Session) -> None:
        """The session has ended: it looks for nothing any more."""
        player = session.account.player
        waiting = self._waiting.get(player)
        if waiting is not None and waiting.session is session:
            del self._waiting[player]
            self._tell_all(waiting.search.key)
        for check in self._checks.values():
            if not check.is_agreeing and any(w.session is session for w in check.people):
                check.gone.add(player)
                self._alarm.ring()

    # -- the task --------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self._is_closed:
            try:
                await self._look()
            except Exception:
                log.exception("lobby_failed")  # the tables of the others are still to be made
            await self._alarm.wait_until(self._next_moment())
        for check in list(self._checks.values()):
            self._dissolve(check, set(self._players_of(check)))

    def _next_moment(self) -> float | None:
        now = self._clock.monotonic()
        moments = [check.lapses for check in self._checks.values() if not check.is_agreeing]
        if self._waiting:
            moments.append(now + TELL_EVERY)
            soon = next_look((w.search for w in self._waiting.values()), self._now_ms(), self._patience)
            if soon is not None:
                moments.append(soon / 1000)
        return min(moments, default=None)

    async def _look(self) -> None:
        for check in [check for check in self._checks.values() if not check.is_agreeing]:
            if check.gone:
                self._dissolve(check, check.gone)
            elif all(check.ready) and len(check.ready) == len(check.seated):
                check.is_agreeing = True
                beginning = asyncio.create_task(self._begin(check), name="beginning")
                self._beginnings.add(beginning)
                beginning.add_done_callback(self._beginnings.discard)
            elif self._clock.monotonic() >= check.lapses:
                late = {p for p, is_ready in zip(self._players_of(check), check.ready, strict=False) if not is_ready}
                self._dissolve(check, late)
        for seating in seatings((w.search for w in self._waiting.values()), self._now_ms(), self._patience):
            company = [self._waiting.get(search.player) for search in seating.people]
            people = [w for w, s in zip(company, seating.people, strict=True) if w is not None and w.search is s]
            if len(people) == len(seating.people):  # nobody has left, or wished for something else, meanwhile
                await self._check(people, seating.bots)
            else:
                self._alarm.ring()
        for key in {w.search.key for w in self._waiting.values()}:
            self._tell_all(key)

    async def _check(
        self, people: list[Waiting], bots: int, ended: Callable[[set[int] | None], None] | None = None
    ) -> None:
        """Ask everybody who is to sit at the table whether he is there."""
        self._numbers += 1
        key, lapses = people[0].search.key, self._clock.monotonic() + READY_WITHIN
        check = Check(self._numbers, key, people, [], lapses, [False] * len(people), ended=ended)
        self._checks[check.number] = check  # at once: whoever is in it searches no more
        for waiting in people:
            self._waiting.pop(waiting.search.player, None)
        try:
            check.seated = await self._company(people, key[0], bots)
        except BaseException:
            self._dissolve(check, check.gone)
            raise
        check.ready += [True] * bots
        self._tell_check(check)

    async def _company(self, people: list[Waiting], game: str, bots: int) -> list[SeatedPlayer]:
        """The people with their ratings, and bots to suit them."""
        seated: list[SeatedPlayer] = []
        for waiting in people:
            centi, games = await self._accounts.rating(waiting.search.player, game)
            seated.append(SeatedPlayer(waiting.search.player, waiting.session.account.name, False, centi, games))
        return [*seated, *await self._bots.invite(game, bots, seated)]

    async def _begin(self, check: Check) -> None:
        """Who is at fault if nothing comes of it searches no more; the others look on."""
        game, options, pace, rated = check.key
        order = Order(game, options, pace, rated, tuple(check.seated), is_private=check.ended is not None)
        try:
            match = await self._matches.open(order, [waiting.session for waiting in check.people])
        except NotAgreed as void:
            self._dissolve(check, set(void.players))
            return
        except Exception:
            log.exception("lobby_failed")
            self._dissolve(check, set())
            return
        self._checks.pop(check.number, None)
        now = self._now_ms()
        for waiting in check.people:
            if check.ended is None:
                self._waits[check.key].append(now - waiting.search.since)
            waiting.session.send(QueueLeft("matched"))
        if check.ended is not None:
            check.ended(None)
        seated = (self._matches.seat_down(waiting.session, match) for waiting in check.people)
        for failure in await asyncio.gather(*seated, return_exceptions=True):
            if failure is not None:  # he can still take the match up
                log.error("not_seated", match=match.id.hex(), exc_info=failure)

    def _dissolve(self, check: Check, gone: set[int]) -> None:
        """Who was there looks on, and keeps the time waited."""
        self._checks.pop(check.number, None)
        for waiting in check.people:
            player = waiting.search.player
            if player in gone or not waiting.session.is_open or check.ended is not None:
                waiting.session.send(QueueLeft("not_ready"))
            else:
                waiting.told = None
                self._waiting.setdefault(player, waiting)
        if check.ended is not None:
            check.ended(gone)
        self._tell_all(check.key)
        self._alarm.ring()

    # -- what people hear ------------------------------------------------------------------

    def _tell_check(self, check: Check) -> None:
        message = check.message(self._clock.monotonic())
        for waiting in check.people:
            waiting.session.send(message)

    def _tell_all(self, key: QueueKey) -> None:
        """How the search stands, to everybody in the same queue for whom something has changed."""
        queue = [w for w in self._waiting.values() if w.search.key == key]
        for waiting in queue:
            waited = self._now_ms() - waiting.search.since
            expected = self._expected(waiting.search, waited)
            state = QueueState(key[0], waited, len(queue), window(waited), expected)
            if waiting.told is None or (state.waiting, state.window) != (waiting.told.waiting, waiting.told.window):
                waiting.told = state
                waiting.session.send(state)

    def _expected(self, search: Search, waited: int) -> int:
        waits = self._waits[search.key]
        usual = max(0, round(median(waits)) - waited) if waits else -1
        if not search.with_bots:
            return usual
        at_last = max(0, self._patience.for_people - waited)
        return at_last if usual < 0 else min(usual, at_last)

    def _players_of(self, check: Check) -> list[int]:
        return [w.search.player for w in check.people]

    def _now_ms(self) -> int:
        return round(self._clock.monotonic() * 1000)


def closing() -> Denied:
    return Denied("E_CLOSING", "The server is about to stop: no new matches are made.")


def checked_key(wish: JoinQueue) -> QueueKey:
    """What has to agree for two searches to meet; unknown games, sizes, paces and options are refused."""
    rules = GAMES.get(wish.game)
    if rules is None:
        raise Denied("E_GAME", "This server does not know the game.")
    shared = [seats for seats in rules.players if seats > 1]  # alone one searches for nobody
    if not wish.seats or not set(wish.seats) <= set(shared):
        sizes = ", ".join(map(str, shared))
        raise Denied("E_SEATS", f"{rules.title} is played with these numbers of players: {sizes}.")
    if wish.pace not in PACES:
        raise Denied("E_PACE", f"The paces are {', '.join(PACES)}.")
    if wish.rated and PACES[wish.pace] is None:
        raise Denied("E_PACE", "Rated matches are played with clocks.")
    try:
        for seats in wish.seats:
            options = playable(rules, seats, dict(wish.options))
    except ValueError as failure:
        raise Denied("E_OPTION", f"{rules.title} cannot be played so: {failure}.") from failure
    for option in rules.options:
        if wish.rated and not option.is_rated and options[option.name] != option.values[0][0]:
            raise Denied("E_OPTION", f"Rated matches of {rules.title} are played without {option.name}.")
    return wish.game, tuple(sorted(options.items())), wish.pace, wish.rated
