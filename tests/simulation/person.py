"""Somebody at a client: he searches, plays with more luck than judgement, and comes back when he is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import aiohttp

from simulation.evidence import Outcome, Wished
from simulation.home import Home, Witnessed
from simulation.machine import NAME
from simulation.network import Host, Network
from simulation.process import Process
from staufer_bots import BOTS
from staufer_client.addresses import read_address
from staufer_client.api import ServerSays
from staufer_client.changes import Choose, Resign, TakeBack, Vote, Wish
from staufer_client.connection import StateChanged
from staufer_client.desync import Parted
from staufer_client.followed_matches import Event, TableOpened
from staufer_client.known_servers import KnownServers
from staufer_client.notary import Suspicion
from staufer_client.receipts import Receipts
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.tokens import Tokens
from staufer_protocol.messages import AnswerReady, JoinQueue, QueueLeft, ReadyCheck, Refused, Welcome
from staufer_protocol.stream import Vote as VoteOn

ADDRESS = "http://10.0.0.1"
DREAMS = (40.0, 220.0)  # seconds, now and then
PATIENCE = 4.0  # until he tries again what was not granted
HARMLESS = ("E_SETUP_VOID", "E_SETUPS_VOID")  # suspicions that bad lines and killed servers explain


@dataclass(frozen=True, slots=True)
class Character:
    """How often, of a hundred chances, he does something else than choose."""

    thinks: tuple[float, float] = (0.2, 3.0)  # seconds
    takes_back: float = 4.0
    proposes: float = 5.0
    answers: float = 70.0
    agrees: float = 60.0
    resigns: float = 0.1
    dreams: float = 0.4


HASTY = Character(thinks=(0.02, 0.4), takes_back=8.0, proposes=30.0, answers=100.0, agrees=90.0)


class Person:
    def __init__(
        self, network: Network, name: str, number: int, home: Home, search: JoinQueue, character: Character,
        wants_more: Callable[[], bool],
    ) -> None:  # fmt: skip
        self.world = network.world
        self.name = name
        self.home = home
        self.kills = 0
        self.character = character
        self._search = search
        self._wants_more = wants_more  # matches
        self._host = Host(network, name, f"10.0.1.{number}")
        self._chance = self.world.chance(f"mind of {name}")
        self._process: Process | None = None
        self._connection: Witnessed | None = None
        self._tables: dict[bytes, Table] = {}
        self._live: set[bytes] = set()  # the matches of his that went on when he was greeted
        self._thinking: set[bytes] = set()
        self._considered: set[tuple[bytes, int, int]] = set()  # proposals
        self._is_fetching = False

    @property
    def is_done(self) -> bool:
        """Whether all his matches are over, and he has their replays."""
        return self.home.evidence.sat_at <= self.home.evidence.replays.keys()

    @property
    def where(self) -> str:
        """What he waits for."""
        state = "nothing" if self._connection is None else self._connection.state
        missing = self.home.evidence.sat_at - self.home.evidence.replays.keys()
        tables = [f"{match.hex()[:6]} at {table.seq}" for match, table in self._tables.items() if not table.is_over]
        return f"{state}, {', '.join(tables) or 'no table'}, {len(missing)} replays missing"

    # -- his program -----------------------------------------------------------------------

    def boot(self) -> None:
        if self._process is not None:
            return
        process = self._process = Process(self.world, self.name, self._host)
        self.world.note(f"{self.name} starts the program")
        process.call_soon(self._start, process)

    def _start(self, process: Process) -> None:
        chance = self.world.chance(f"secrets of {self.name} from {self.world.now}")
        connection = self._connection = Witnessed(
            read_address(ADDRESS),
            Tokens(find_keyring=lambda: self.home.keyring),
            "simulation",
            TableMaker(now=process.time, asks_before_the_end=lambda: False),
            report=lambda parted, _: self._blame_parting(parted),
            known=KnownServers(self.home.folder / "known.json"),
            receipts=Receipts(self.home.folder),
            random_bytes=chance.randbytes,
            open_session=lambda: aiohttp.ClientSession(connector=aiohttp.UnixConnector(NAME)),
        )
        connection.evidence = self.home.evidence
        connection.listeners.append(self._hear)
        connection.start()

    def kill(self) -> None:
        process, self._process, self._connection = self._process, None, None
        if process is None:
            return
        self.kills += 1
        self.world.note(f"{self.name}'s program is killed")
        process.kill()
        self._tables.clear()
        self._thinking.clear()
        self._is_fetching = False

    def _later(self, seconds: float, act: partial[None]) -> None:
        if self._process is not None:
            self._process.call_later(seconds, act)

    # -- what he hears ---------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        match event:
            case StateChanged(state=state, code=code):
                self.world.note(f"{self.name} is {state} {code}".rstrip())
                if state == "refused":
                    self.world.blame(f"{self.name} is not let in: {code}")
            case Welcome():
                self._look_around(event)
            case ReadyCheck() if self._wants_more() and not self._has_said_ready(event):
                self._later(
                    self._chance.uniform(*self.character.thinks), partial(self._say, AnswerReady(event.check, True))
                )
            case QueueLeft(reason=reason) if reason != "matched":
                self._later(PATIENCE, partial(self._search_on))
            case Refused(code=code):
                self.world.note(f"{self.name} is refused: {code}")
                self._later(PATIENCE, partial(self._search_on))
            case TableOpened(table=table):
                self._sit_down(table)
            case Suspicion(code=code) if code not in HARMLESS:
                self.world.blame(f"{self.name} suspects: {code}")
            case _:
                pass

    def _has_said_ready(self, check: ReadyCheck) -> bool:
        names = [seat.name for seat in check.seats]
        assert self._connection is not None
        assert self._connection.welcome is not None
        return check.ready[names.index(self._connection.welcome.name)]

    def _look_around(self, welcome: Welcome) -> None:
        assert self._connection is not None
        self._live = {line.match for line in welcome.live}
        self.home.evidence.sat_at |= self._live
        for line in welcome.live:
            if line.match not in self._connection.matches:
                self._connection.open_match(line.match)
        self._search_on()
        self._fetch_replays()

    def _search_on(self) -> None:
        """If he still wants a match, and sits at none."""
        if self.is_done and self._wants_more():
            self._say(self._search)

    def _say(self, message: JoinQueue | AnswerReady) -> None:
        if self._connection is not None:
            self._connection.say(message)

    def _blame_parting(self, parted: Parted) -> str:
        self.world.blame(f"{self.name}'s copy parted: {parted.capsule.header.code} {parted.difference}")
        return ""

    # -- at the table ----------------------------------------------------------------------

    def _sit_down(self, table: Table) -> None:
        match = table.setup.match
        if self._tables.get(match) is not table:
            self._tables[match] = table
            self.home.evidence.sat_at.add(match)
            self.world.note(f"{self.name} sits at {table.setup.game} {match.hex()[:6]}, record {table.seq}")
            table.listeners.append(lambda _: self._look_at(table))
        self._look_at(table)

    def _look_at(self, table: Table) -> None:
        match, outcomes = table.setup.match, self.home.evidence.outcomes
        if table.is_over:
            if match not in outcomes and (table.ratings or table.unrated_because):
                head = table.follower.course.head
                outcomes[match] = Outcome(head, tuple(table.results), tuple(table.ratings), table.unrated_because)
                self.world.note(f"{self.name} sees the end of {match.hex()[:6]} at record {table.seq}")
                self._fetch_replays()
        elif match not in self._thinking and (may_act(table) or self._open_offer(table)):
            self._thinking.add(match)
            is_dream = self._is_one_of_a_hundred(self.character.dreams)
            self._later(
                self._chance.uniform(*(DREAMS if is_dream else self.character.thinks)), partial(self._act, table)
            )

    def _act(self, table: Table) -> None:
        """Whatever came to him while he thought is still to be possible."""
        self._thinking.discard(table.setup.match)
        offer = self._open_offer(table)
        if offer is not None:
            self._considered.add(offer)
        if offer is not None and self._is_one_of_a_hundred(self.character.answers):
            self._send(table, Vote(offer[1], self._is_one_of_a_hundred(self.character.agrees)))
        elif may_act(table):
            self._send(table, self._wish(table))
        else:
            self._look_at(table)

    def _open_offer(self, table: Table) -> tuple[bytes, int, int] | None:
        """What somebody has proposed, and he has not thought about: the match, what, and at which record."""
        if table.is_sent or table.is_lost or table.is_over:
            return None
        course = table.follower.course
        offers = [
            (table.setup.match, o.what, course.question)
            for o in course.standing.offers
            if table.my_seat not in o.agreed
        ]
        return next((offer for offer in offers if offer not in self._considered), None)

    def _send(self, table: Table, wish: Wish) -> None:
        course = table.follower.course
        action = action_of(wish)
        self.home.evidence.wished.append(Wished(table.setup.match, course.question, action))
        self.world.note(f"{self.name} wishes {type(wish).__name__} at record {course.seq}")
        table.send(wish)

    def _wish(self, table: Table) -> Wish:
        seat = table.my_seat
        assert seat is not None
        character = self.character
        if self._is_one_of_a_hundred(character.takes_back) and (target := table.driver.undo_target()) is not None:
            return TakeBack(target)
        if self._is_one_of_a_hundred(character.proposes / (10 if table.setup.rated else 1)):
            return Vote(VoteOn.DRAW if table.setup.rated and self._is_one_of_a_hundred(10) else VoteOn.UNDO, True)
        if self._is_one_of_a_hundred(character.resigns):
            return Resign()
        return Choose(BOTS["page"].choose(table.game, seat, self._chance.randrange))

    def _is_one_of_a_hundred(self, count: float) -> bool:
        return 100 * self._chance.random() < count

    # -- afterwards ------------------------------------------------------------------------

    def _fetch_replays(self) -> None:
        """Of all matches that are over and that he has none of, however often he has to ask."""
        connection, process, evidence = self._connection, self._process, self.home.evidence
        playing = {match for match in self._live if match not in self._tables}
        playing |= {match for match, table in self._tables.items() if not table.is_over}
        missing = sorted(evidence.sat_at - evidence.replays.keys() - playing)
        if connection is None or process is None or self._is_fetching or not missing:
            return
        self._is_fetching = True

        async def fetch() -> None:
            try:
                assert connection.api is not None
                evidence.replays[missing[0]] = await connection.api.replay(missing[0].hex())
            except ServerSays as error:  # the server is away
                self.world.note(f"{self.name} does not get a replay: {error.code}")
                await asyncio.sleep(PATIENCE)
            self._is_fetching = False
            self._search_on()
            self._fetch_replays()

        process.create_task(fetch(), name="replays")


def may_act(table: Table) -> bool:
    """Whether something is asked of him that the server will not answer for him."""
    return table.is_my_turn and not table.is_sent and not table.is_lost and bool(table.choosing.offers)


def action_of(wish: Wish) -> tuple[int, ...]:
    """What is to stand in the stream if the wish is granted; see ``Submit``."""
    match wish:
        case Choose(choice=tuple() as choice):
            return (1, *choice)
        case Choose(choice=int() as choice):
            return (0, choice)
        case TakeBack(to_seq=to_seq):
            return (2, to_seq)
        case Resign():
            return (3,)
        case Vote(what=what, yes=yes):
            return (4, what, int(yes))
        case _:
            raise AssertionError(wish)
