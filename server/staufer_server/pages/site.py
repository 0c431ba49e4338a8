"""Which page is where, and what each is shown from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from aiohttp import web
from sqlmodel import Session as Reading

from staufer_engine.games import GAMES
from staufer_server import history
from staufer_server.answers import Ladder, MatchLine, PlayerSeen
from staufer_server.calls import Answer
from staufer_server.denials import Denied
from staufer_server.ground import Ground
from staufer_server.house_bots import COURT
from staufer_server.http_api import product_version
from staufer_server.matches import Matches
from staufer_server.names import name_key
from staufer_server.pages import wording
from staufer_server.pages.curve import curve_of
from staufer_server.pages.furniture import Furniture, new_furniture
from staufer_server.pages.story import Stories
from staufer_server.pages.templating import new_templates

POLICY = (
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
}
A_DAY = "public, max-age=86400"
WAYS = (
    ("Page", "plays at random, but takes what lies before his feet"),
    ("Squire", "a sound club player"),
    ("Knight", "thinks his whole turn through before he begins it"),
    ("Duke", "asks what the others will make of it"),
)
LISTED = 30  # matches on a page
NAME = "{name:.{1,80}}"
T = TypeVar("T")


class Site:
    def __init__(self, ground: Ground, matches: Matches) -> None:
        self._config = ground.config
        self._database = ground.database
        self._stories = Stories(matches)
        self._furniture: Furniture = new_furniture()
        self._templates = new_templates(self._furniture.version)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self.home),
            web.get("/ladder", self.ladder),
            web.get("/ladder/{game:[a-z_]{1,40}}", self.ladder),
            web.get("/bots", self.bots),
            web.get("/bots/{game:[a-z_]{1,40}}", self.bots),
            web.get(f"/player/{NAME}", self.player),
            web.get("/match/{match:[0-9a-f]{32}}", self.match),
            web.get("/live", self.live),
            web.get("/install", self.install),
            web.get("/static/{name}", self.static),
        ]

    async def home(self, _request: web.Request) -> web.Response:
        return web.Response(status=303, headers=HEADERS | {"Location": "/ladder"})

    async def ladder(self, request: web.Request) -> web.Response:
        board = await self._board(request, history.PEOPLE)
        title = f"Ladder of {GAMES[board.game].title}"
        return self._page("ladder.html", title, here="ladder", board=board, games=GAMES)

    async def bots(self, request: web.Request) -> web.Response:
        """Of the house, and of others."""
        board = await self._board(request, history.BOTS)
        title = f"Bots of {GAMES[board.game].title}"
        court, address = dict(COURT), self._address(request)
        return self._page(
            "bots.html", title, here="bots", board=board, games=GAMES, court=court, ways=WAYS, address=address
        )

    async def _board(self, request: web.Request, of: Sequence[str]) -> Ladder:
        game = request.match_info.get("game", next(iter(GAMES)))
        if game not in GAMES:
            raise Denied("E_GAME", "This server does not know the game.", 404)
        return await self._database.read(lambda reading: history.ladder(reading, game, None, self._config.is_local, of))

    async def player(self, request: web.Request) -> web.Response:
        key = name_key(" ".join(request.match_info["name"].split()))
        before = request.query.get("before", "")
        if before and not wording.is_match(before):
            raise Denied("E_FIELD", "A page of matches begins before a match.")

        def look(reading: Reading) -> tuple[PlayerSeen, list[MatchLine]] | None:
            seen = history.player_named(reading, key)
            if seen is None:
                return None
            last = bytes.fromhex(before) if before else None
            return seen, history.matches(reading, seen.player, None, last, LISTED + 1)

        found = await self._found(look, "There is nobody of this name here.")
        seen, lines = found
        curves = [curve_of(rating) for rating in seen.ratings]
        return self._page(
            "player.html", seen.name, player=seen, curves=curves, lines=lines[:LISTED],
            more=lines[LISTED - 1].match if len(lines) > LISTED else "", is_first=not before,
        )  # fmt: skip

    async def match(self, request: web.Request) -> web.Response:
        ident = bytes.fromhex(request.match_info["match"])
        seen = await self._found(lambda reading: history.match(reading, ident), "There is no such match here.")
        story = None if seen.status == "live" else await self._stories.of(ident, seen.names)
        title = f"{wording.title_of(seen.game)}: {', '.join(seen.names)}"
        seats: Iterable[int] = range(len(seen.names))
        if seen.places:
            seats = sorted(seats, key=lambda seat: (seen.places[seat] or 0, seat))
        return self._page(
            "match.html", title, match=seen, story=story, seats=list(seats),
            tie=wording.tie_of(seen),
            hows={one.seat: wording.how(one.how) for one in seen.results},
            changes={one.seat: one for one in seen.ratings},
        )  # fmt: skip

    async def live(self, _request: web.Request) -> web.Response:
        lines = await self._database.read(history.live)
        return self._page("live.html", "Live matches", here="live", lines=lines)

    async def install(self, request: web.Request) -> web.Response:
        return self._page("install.html", "Install the game", here="install", address=self._address(request))

    def _address(self, request: web.Request) -> str:
        """As who asks has to write it into his program."""
        scheme = request.scheme
        if request.remote in self._config.proxies and request.headers.get("X-Forwarded-Proto") == "https":
            scheme = "https"
        return f"{scheme}://{request.host}"

    async def static(self, request: web.Request) -> web.Response:
        piece = self._furniture.pieces.get(request.match_info["name"])
        if piece is None:
            raise Denied("E_UNKNOWN", "There is no such file here.", 404)
        headers = {"Cache-Control": A_DAY, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=piece.content(), content_type=piece.media, headers=headers)

    async def _found(self, question: Callable[[Reading], T | None], otherwise: str) -> T:
        found = await self._database.read(question)
        if found is None:
            raise Denied("E_UNKNOWN", otherwise, 404)
        return found

    def _page(self, template: str, title: str, status: int = 200, here: str = "", **shown: object) -> web.Response:
        text = self._templates.get_template(template).render(
            title=title, here=here, site=self._config.title, product_version=product_version(), **shown
        )
        return web.Response(text=text, status=status, content_type="text/html", headers=HEADERS)

    def sorry(self, sentence: str, status: int) -> web.Response:
        return self._page("sorry.html", "Not here" if status == 404 else "Not possible", status, sentence=sentence)

    @web.middleware
    async def say_errors(self, request: web.Request, handler: Answer) -> web.StreamResponse:
        """Whoever looks at pages gets his refusals as pages."""
        if not wants_pages(request):
            return await handler(request)
        try:
            return await handler(request)
        except Denied as denied:
            return self.sorry(denied.sentence, denied.status)
        except web.HTTPException as failure:
            return self.sorry("There is no such page here." if failure.status == 404 else f"{failure.reason}.",
                              failure.status)  # fmt: skip


def wants_pages(request: web.Request) -> bool:
    is_for_programs = request.path.startswith(("/api/", "/static/")) or request.path in ("/ws", "/healthz", "/readyz")
    return request.method in ("GET", "HEAD") and not is_for_programs
