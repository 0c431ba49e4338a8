"""JSON over HTTP for scripts, pages and the client: ladders, players and matches, and guests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Literal, TypeVar

from aiohttp import web
from pydantic import Field
from sqlmodel import Session as Reading

from staufer_engine.games import GAMES
from staufer_protocol.capsule import MAX_BYTES
from staufer_server import history
from staufer_server.accounts import Accounts
from staufer_server.addresses import address_of, network_of
from staufer_server.answers import (
    Guest,
    Ladder,
    LiveLine,
    LivePage,
    MatchLine,
    MatchPage,
    MatchSeen,
    PlayerSeen,
    ReportTaken,
)
from staufer_server.buckets import Buckets
from staufer_server.calls import Asked, Binary, Call, InPath
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.matches import Matches
from staufer_server.reports import Reports
from staufer_server.watching import DELAY

GUESTS_AT_ONCE, GUESTS_A_SECOND = 20.0, 20 / 3600  # from one network
FILE = "application/octet-stream"
PLAYER = {"player": InPath(r"\d{1,15}", "the number of an account", is_number=True)}
MATCH = {"match": InPath("[0-9a-f]{32}", "a match")}
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Board:
    """Whose ladder."""

    of: Annotated[Literal["people", "bots"], Field(description="house bots stand on both")] = "people"


@dataclass(frozen=True, slots=True)
class Page:
    """Which stretch of a list."""

    game: Annotated[str, Field(description="only matches of this game; empty: of all")] = ""
    before: Annotated[
        str, Field(pattern="^([0-9]{0,15}|[0-9a-f]{32})$", description="a moment, or the last match of the page before")
    ] = ""
    limit: Annotated[int, Field(ge=1, le=history.LONGEST_PAGE)] = 20


def product_version() -> str:
    try:
        return version("staufer")
    except PackageNotFoundError:
        return "unknown"


class HttpApi:
    def __init__(self, ground: Ground, accounts: Accounts, matches: Matches, reports: Reports) -> None:
        self._config = ground.config
        self._database = ground.database
        self._accounts = accounts
        self._matches = matches
        self._reports = reports
        self._guests = Buckets(ground.clock, GUESTS_A_SECOND, GUESTS_AT_ONCE)

    def calls(self) -> list[Call]:
        return [
            Call(
                "POST", "/api/v1/guests", "Make a guest account, without any form.", self.create_guest, Guest,
                status=201,
            ),
            Call(
                "GET", "/api/v1/ladder/{game}", "The best of a game.", self.ladder, Ladder, who="anybody", query=Board,
                path_parts={"game": InPath("[a-z_]{1,40}", "one of the games: " + ", ".join(GAMES))},
            ),
            Call(
                "GET", "/api/v1/players/{player}", "A player and the course of his ratings.", self.player, PlayerSeen,
                path_parts=PLAYER,
            ),
            Call(
                "GET", "/api/v1/players/{player}/matches", "A player's matches, the newest first.", self.matches_of,
                MatchPage, query=Page, path_parts=PLAYER,
            ),
            Call("GET", "/api/v1/live", "The matches that can be watched, the newest first.", self.live, LivePage),
            Call(
                "GET", "/api/v1/matches/{match}", "A match, its result, and every number of its ratings.", self.match,
                MatchSeen, path_parts=MATCH,
            ),
            Call(
                "GET", "/api/v1/matches/{match}/replay", "The replay file of a match that is over.", self.replay,
                Binary(FILE), path_parts=MATCH, refusals=(409,),
            ),
            Call(
                "POST", "/api/v1/reports", "Report a copy that parted from the server's, or a fault: a capsule.",
                self.report, ReportTaken, status=201, who="owner", takes=Binary(FILE, MAX_BYTES), refusals=(404,),
            ),
        ]  # fmt: skip

    async def create_guest(self, asked: Asked) -> Guest:
        network = network_of(address_of(asked.request, self._config.proxies))
        if not self._config.is_local and not self._guests.take(network):
            raise Denied("E_TOO_MANY_GUESTS", "Too many guests came from this network: try again later.", 429, 600)
        account, token = await self._accounts.create_guest()
        return Guest(account.player, account.name, token)

    async def ladder(self, asked: Asked) -> Ladder:
        game = asked.part("game")
        if game not in GAMES:
            raise Denied("E_GAME", "This server does not know the game.", 404)
        assert isinstance(asked.query, Board)
        of = history.BOTS if asked.query.of == "bots" else history.PEOPLE
        return await self._database.read(
            lambda reading: history.ladder(reading, game, asked.asker, self._config.is_local, of)
        )

    async def player(self, asked: Asked) -> PlayerSeen:
        number = int(asked.part("player"))
        return await self._found(lambda reading: history.player(reading, number))

    async def matches_of(self, asked: Asked) -> MatchPage:
        number, page = int(asked.part("player")), asked.query
        assert isinstance(page, Page)
        before: int | bytes | None = None
        if page.before:
            before = bytes.fromhex(page.before) if len(page.before) == 32 else int(page.before)
        lines = await self._database.read(
            lambda reading: history.matches(reading, number, page.game or None, before, page.limit)
        )
        return MatchPage(lines)

    async def live(self, _asked: Asked) -> LivePage:
        watched = self._matches.watched()

        def line(seen: MatchLine) -> LiveLine:
            said = {one.name: getattr(seen, one.name) for one in fields(seen)}
            delay = round(DELAY) if seen.rated else 0
            return LiveLine(**said, watching=watched.get(bytes.fromhex(seen.match), 0), delay=delay)

        return LivePage([line(seen) for seen in await self._database.read(history.live)])

    async def match(self, asked: Asked) -> MatchSeen:
        ident = bytes.fromhex(asked.part("match"))
        return await self._found(lambda reading: history.match(reading, ident))

    async def _found(self, question: Callable[[Reading], T | None]) -> T:
        found = await self._database.read(question)
        if found is None:
            raise Denied("E_UNKNOWN", "There is nobody and nothing of this number here.", 404)
        return found

    async def replay(self, asked: Asked) -> web.Response:
        name = asked.part("match")
        data = await self._matches.archive.replay(bytes.fromhex(name))
        headers = {"Content-Disposition": f'attachment; filename="{name}.staufer"'}
        return web.Response(body=data, content_type=FILE, headers=headers)

    async def report(self, asked: Asked) -> ReportTaken:
        assert isinstance(asked.body, bytes)
        taken = await self._reports.take(asked.account, asked.body)
        return ReportTaken(taken.report, taken.sentence)
