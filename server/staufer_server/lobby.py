"""Where people look for a table: the queue, the ready checks, the start of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import structlog

from staufer_protocol.messages import AnswerReady, AskForecast, Forecast, JoinQueue, QueueLeft, QueueState, SeatedPlayer
from staufer_server.accounts import Accounts
from staufer_server.buckets import Buckets
from staufer_server.connection import Session
from staufer_server.denials import Denied
from staufer_server.forecasts import Experience
from staufer_server.ground import Ground
from staufer_server.house_bots import HouseBots
from staufer_server.kept_searches import KeptSearches
from staufer_server.matches import Matches, Order
from staufer_server.matchmaking import DAYS_AFTER, QueueKey, Search, Seating, next_look, seatings, window
from staufer_server.penalties import Misses
from staufer_server.populace import Populace
from staufer_server.ready_checks import READY_WITHIN, Check, Waiting
from staufer_server.searches import checked_key, is_kept, sizes_of
from staufer_server.setups import NotAgreed
from staufer_server.shunning import kept_apart
from staufer_server.timekeeping import Alarm

TELL_EVERY = 2.0  # how often somebody who waits hears how it stands
MOST_SHOWN = 32  # of those who wait
log = structlog.get_logger()


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
        self._experience = Experience()
        self._populace = Populace(ground)
        self._kept = KeptSearches(ground)
        self._misses = Misses(ground.clock.monotonic, ground.config.is_local)
        self._numbers = 0
        self._buckets = Buckets(self._clock, *ground.config.searches)
        self._alarm = Alarm(self._clock)
        self._task: asyncio.Task[None] | None = None
        self._beginnings: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def searching(self) -> int:
        return len(self._waiting)

    async def start(self) -> None:
        await self._kept.start()
        self._task = asyncio.create_task(self._run(), name="lobby")

    async def stop(self) -> None:
        """No new match begins from now on."""
        self._is_closed = True
        self._matches.setups.close()
        await asyncio.gather(*self._beginnings, return_exceptions=True)
        if self._task is not None:
            self._alarm.ring()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._kept.stop()

    def come(self, session: Session) -> None:
        """Somebody is here, and goes on with the search that was kept for him."""
        search = self._kept.take_up(session.account.player)
        if search is not None:
            waiting = self._waiting[search.player] = Waiting(session, search)
            self._tell(waiting)
            self._alarm.ring()

    # -- what people wish ------------------------------------------------------------------

    async def join(self, session: Session, wish: JoinQueue) -> None:
        key, player = checked_key(wish), session.account.player
        if not self._buckets.take(player):
            raise Denied("E_TOO_FAST", "You have begun many searches: wait a little before the next.")
        if (pause := self._misses.pause_of(player)) > 0:
            raise Denied("E_MISSED", f"You were not ready at a table: you can search again in {pause} seconds.")
        barred = await self._matches.barred_for(player)
        if barred > 0:
            raise Denied("E_PENALTY", f"You have left matches: you can search again in {-(-barred // 60)} minutes.")
        search = await self._search_of(session, wish, key)
        await self._populace.look_at(wish.game)
        if is_kept(key):
            await self._kept.keep(search)
        # from here on nothing waits: what is looked up now is still so when the search is entered
        if self._is_closed:
            raise Denied("E_CLOSING", "The server is about to stop: no new matches are made.")
        self._refuse_whoever_is_asked(player)
        before, absent = self._waiting.get(player), self._kept.take_up(player)
        if absent is not None and not is_kept(key):
            self._kept.forget(player)
        if before is not None:
            if before.session is not session:
                before.session.send(QueueLeft("elsewhere", 0))
            if is_kept(before.search.key) and not is_kept(key):
                self._kept.forget(player)
            if before.search.key[0] == key[0] and is_kept(before.search.key) == is_kept(key):
                search = replace(search, since=before.search.since)  # who changes his wish has waited all the same
        waiting = self._waiting[player] = Waiting(session, search)
        self._tell(waiting)
        self._alarm.ring()

    async def foretell(self, session: Session, asked: AskForecast) -> None:
        """What a search would be like, before it is begun."""
        key = checked_key(asked.wish)
        search = await self._search_of(session, asked.wish, key)
        await self._populace.look_at(key[0])
        session.send(self._forecast(search))

    async def _search_of(self, session: Session, wish: JoinQueue, key: QueueKey) -> Search:
        player = session.account.player
        centi, _ = await self._accounts.rating(player, wish.game)
        apart = await kept_apart(self._database, player)
        seats, is_robot = tuple(sorted(set(wish.seats))), session.account.is_robot
        return Search(player, centi, self._now_ms(), seats, key, wish.bots, apart, is_robot)

    async def gather(
        self, people: list[Waiting], bots: int, way: str, ended: Callable[[set[int] | None], None]
    ) -> None:
        """All of a private table are here: they are asked whether they are ready."""
        if self._is_closed:
            raise Denied("E_CLOSING", "The server is about to stop: no new matches are made.")
        await self._check(list(people), bots, way, ended)
        self._alarm.ring()

    def withdraw(self, session: Session) -> None:
        """Search no more, because of something better; whoever is asked whether he is ready answers first."""
        player = session.account.player
        self._refuse_whoever_is_asked(player)
        waiting = self._waiting.pop(player, None)
        if waiting is not None:
            self._give_up(waiting)
            waiting.session.send(QueueLeft("you", 0))

    def _refuse_whoever_is_asked(self, player: int) -> None:
        if any(player in check.players for check in self._checks.values()):
            raise Denied("E_CHECKING", "A table is found for you already: say whether you are ready.")

    def _give_up(self, waiting: Waiting) -> None:
        if is_kept(waiting.search.key):
            self._kept.forget(waiting.search.player)
        self._experience.given_up(waiting.search, self._now_ms())

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
        self._give_up(waiting)
        session.send(QueueLeft("you", 0))

    def answer(self, session: Session, answer: AnswerReady) -> None:
        check = self._checks.get(answer.check)
        player = session.account.player
        if check is None or not check.seated or player not in check.players:
            raise Denied("E_LAPSED", "This table was not filled in time.")
        if check.is_agreeing:
            raise Denied("E_LAPSED", "Everybody is ready already.")
        if answer.is_ready:
            check.ready[check.players.index(player)] = True
            check.tell(self._clock.monotonic())
        else:
            check.gone.add(player)
        self._alarm.ring()

    def gone(self, session: Session) -> None:
        """The session has ended: it looks for nothing any more, unless by correspondence."""
        player = session.account.player
        waiting = self._waiting.get(player)
        if waiting is not None and waiting.session is session:
            del self._waiting[player]
            if is_kept(waiting.search.key):
                self._kept.put_by(waiting.search)
            else:
                self._give_up(waiting)
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
            self._dissolve(check, set(check.players), is_their_fault=False)

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
            elif check.is_filled:
                check.is_agreeing = True
                beginning = asyncio.create_task(self._begin(check), name="beginning")
                self._beginnings.add(beginning)
                beginning.add_done_callback(self._beginnings.discard)
            elif self._clock.monotonic() >= check.lapses:
                self._dissolve(check, check.late)
        free = [w.search for w in self._waiting.values() if self._is_free(w)]
        for seating in seatings(free, self._now_ms(), self._patience):
            company = [self._waiting.get(search.player) for search in seating.people]
            people = [w for w, s in zip(company, seating.people, strict=True) if w is not None and w.search is s]
            if len(people) == len(seating.people):  # nobody has left, or wished for something else, meanwhile
                await self._check(people, seating.bots, seating.way)
            else:
                self._alarm.ring()
        due = self._now_ms() - round(1000 * TELL_EVERY)
        for waiting in [w for w in self._waiting.values() if w.told <= due]:
            if self._waiting.get(waiting.search.player) is waiting:
                self._tell(waiting)
                await asyncio.sleep(0)  # a forecast takes a millisecond or two: others get their turn

    def _is_free(self, waiting: Waiting) -> bool:
        """Whoever plays is not called away from his table for a match that has days."""
        return not is_kept(waiting.search.key) or not self._matches.is_at_a_table(waiting.session)

    async def _check(
        self, people: list[Waiting], bots: int, way: str, ended: Callable[[set[int] | None], None] | None = None
    ) -> None:
        """Ask everybody who is to sit at the table whether he is there."""
        self._numbers += 1
        key, lapses = people[0].search.key, self._clock.monotonic() + READY_WITHIN
        check = Check(self._numbers, key, people, [], lapses, [False] * len(people), ended=ended)
        self._checks[check.number] = check  # at once: whoever is in it searches no more
        for waiting in people:
            self._waiting.pop(waiting.search.player, None)
        try:
            seated = await self._company(people, key[0], bots, way)
            check.unrated_because = await self._matches.why_unrated(order_of(check, seated), sessions_of(check))
            check.seated = seated
        except BaseException:
            self._dissolve(check, check.gone)
            raise
        is_asked = ended is not None or not is_kept(key)  # where a turn has days nobody has to be quick
        check.ready = [one or not is_asked for one in check.ready] + [True] * bots
        if is_asked:
            check.tell(self._clock.monotonic())
        self._alarm.ring()

    async def _company(self, people: list[Waiting], game: str, bots: int, way: str) -> list[SeatedPlayer]:
        """The people with their ratings, and bots to suit them."""
        seated: list[SeatedPlayer] = []
        for waiting in people:
            centi, games = await self._accounts.rating(waiting.search.player, game)
            seated.append(SeatedPlayer(waiting.search.player, waiting.session.account.name, False, centi, games))
        return [*seated, *await self._bots.invite(game, bots, seated, way)]

    async def _begin(self, check: Check) -> None:
        """Who is at fault if nothing comes of it searches no more; the others look on."""
        try:
            match = await self._matches.open(order_of(check, check.seated), sessions_of(check))
        except NotAgreed as void:
            self._dissolve(check, set(void.players))
            return
        except Exception:
            log.exception("lobby_failed")
            self._dissolve(check, set())
            return
        self._checks.pop(check.number, None)
        for waiting in check.people:
            self._misses.kept_word(waiting.search.player)
            if check.ended is None and is_kept(check.key):
                self._kept.forget(waiting.search.player)
            waiting.session.send(QueueLeft("matched", 0))
        if check.ended is not None:
            check.ended(None)
        else:
            searches = tuple(waiting.search for waiting in check.people)
            self._experience.seated(Seating(searches, len(check.seated) - len(searches)), self._now_ms())
        seated = (self._matches.seat_down(waiting.session, match) for waiting in check.people)
        for failure in await asyncio.gather(*seated, return_exceptions=True):
            if failure is not None:  # he can still take the match up
                log.error("not_seated", match=match.id.hex(), exc_info=failure)

    def _dissolve(self, check: Check, gone: set[int], is_their_fault: bool = True) -> None:
        """Who was there looks on, and keeps the time waited."""
        self._checks.pop(check.number, None)
        is_searched = check.ended is None
        for waiting in check.people:
            player = waiting.search.player
            if is_searched and is_kept(check.key) and not (waiting.session.is_open and is_their_fault):
                self._kept.put_by(waiting.search)
            elif player in gone or not waiting.session.is_open or not is_searched:
                if is_searched and is_their_fault and player in gone:
                    self._misses.missed(player)
                if is_searched and is_kept(check.key):
                    self._kept.forget(player)
                waiting.session.send(QueueLeft("not_ready", 1000 * self._misses.pause_of(player)))
            else:
                self._waiting.setdefault(player, waiting)
                self._tell(waiting)
        if check.ended is not None:
            check.ended(gone)
        self._alarm.ring()

    # -- what people hear ------------------------------------------------------------------

    def _tell(self, waiting: Waiting) -> None:
        """How the search stands."""
        search, waiting.told = waiting.search, self._now_ms()
        waited, by_days = self._now_ms() - search.since, is_kept(search.key)
        days_in = -1 if by_days else max(0, DAYS_AFTER - waited)
        state = QueueState(waited, window(waited), search.key[2], by_days, days_in, self._forecast(search))
        waiting.session.send(state)

    def _forecast(self, search: Search) -> Forecast:
        game, now = search.key[0], self._now_ms()
        queue = [w.search for w in self._waiting.values() if w.search.queue == search.queue and w.search is not search]
        others = sorted((o for o in queue if o.player != search.player), key=lambda o: abs(o.centi - search.centi))
        playing = sum(w.search.key[0] == game and w.search.player != search.player for w in self._waiting.values())
        outlook = self._experience.outlook(search, others, now, self._patience)
        ahead = now - search.since + max(0, outlook.expected)
        return Forecast(
            game, search.centi, outlook.expected, outlook.most, outlook.samples, outlook.spread, window(ahead),
            tuple(sorted(other.centi for other in others[:MOST_SHOWN])), playing, self._populace.crowd(game),
            outlook.bots_in, tuple(self._experience.shorter(search, sizes_of(game), others, now, self._patience)),
        )  # fmt: skip

    def _now_ms(self) -> int:
        return round(self._clock.monotonic() * 1000)


def order_of(check: Check, seated: Sequence[SeatedPlayer]) -> Order:
    game, options, pace, rated = check.key
    return Order(game, options, pace, rated, tuple(seated), is_private=check.ended is not None)


def sessions_of(check: Check) -> list[Session]:
    return [waiting.session for waiting in check.people]
