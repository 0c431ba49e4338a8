"""What is asked of a server by HTTP: accounts, ladders, profiles, past matches, replays."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeVar

import aiohttp

from staufer_client.addresses import Address
from staufer_client.answers import (
    Ladder,
    LadderRating,
    LadderRow,
    LiveMatch,
    NewGuest,
    PastMatch,
    PlayerPage,
    RatingPoint,
    ReportTaken,
)
from staufer_engine.phrases import Msgid

T = TypeVar("T")
Body = Mapping[str, str | int]

PATIENCE = aiohttp.ClientTimeout(total=15, sock_connect=8)
LONGEST_REPLAY = 1024 * 1024
LONGEST_ANSWER = 1024 * 1024


class ServerSays(Exception):
    """A call that failed: the server's own refusal, or that it cannot be reached (status 0)."""

    def __init__(self, status: int, code: str, sentence: Msgid, wait: float = 0) -> None:
        super().__init__(f"{code}: {sentence}")
        self.status = status
        self.code = code
        self.sentence = sentence
        self.wait = wait  # seconds that the server asks for before the next try


class Json:
    """A part of an answer, read with its types checked."""

    def __init__(self, value: object) -> None:
        self.value = value

    def at(self, name: str) -> Json:
        if not isinstance(self.value, dict) or name not in self.value:
            raise ServerSays(200, "answer", f"The server's answer has no “{name}”; it may be of another version.")
        return Json(self.value[name])

    def whole(self) -> int:
        return self._typed(int)

    def text(self) -> str:
        return self._typed(str)

    def yes(self) -> bool:
        return self._typed(bool)

    def items(self) -> list[Json]:
        if not isinstance(self.value, list):
            raise unexpected()
        return [Json(value) for value in self.value]

    def wholes(self) -> tuple[int, ...]:
        return tuple(item.whole() for item in self.items())

    def whole_or(self, default: int) -> int:
        return default if self.value is None else self.whole()

    def _typed(self, kind: type[T]) -> T:
        if type(self.value) is not kind:
            raise unexpected()
        return self.value


def unexpected() -> ServerSays:
    return ServerSays(200, "answer", "The server answered in a form that this program does not know.")


class Api:
    """One server by HTTP, in the name of one account."""

    def __init__(self, session: aiohttp.ClientSession, address: Address, token: str = "") -> None:
        self.session = session
        self.address = address
        self.token = token

    async def new_guest(self) -> NewGuest:
        """An account without any form; the token is all there is to it."""
        answer = await self._json("POST", "guests")
        return NewGuest(answer.at("player").whole(), answer.at("name").text(), answer.at("token").text())

    async def rename(self, name: str) -> str:
        """The name as the server took it."""
        return (await self._json("PATCH", "me", {"name": name})).at("name").text()

    async def ladder(self, game: str) -> Ladder:
        answer = await self._json("GET", f"ladder/{game}")
        rows = tuple(read_row(row) for row in answer.at("rows").items())
        me = answer.at("me")
        return Ladder(answer.at("game").text(), rows, None if me.value is None else read_row(me))

    async def player(self, player: int) -> PlayerPage:
        answer = await self._json("GET", f"players/{player}")
        return PlayerPage(
            answer.at("player").whole(),
            answer.at("name").text(),
            answer.at("is_guest").yes(),
            answer.at("is_bot").yes(),
            tuple(read_rating(rating) for rating in answer.at("ratings").items()),
        )

    async def matches(self, player: int, game: str = "", before: int = 0, limit: int = 50) -> tuple[PastMatch, ...]:
        """Past matches, the newest first; *before* is the start of the last one that is known already."""
        wanted = {"limit": str(limit)}
        if game:
            wanted["game"] = game
        if before:
            wanted["before"] = str(before)
        answer = await self._json("GET", f"players/{player}/matches", query=wanted)
        return tuple(read_match(match) for match in answer.at("matches").items())

    async def live(self) -> tuple[LiveMatch, ...]:
        """What can be watched now, the newest first."""
        answer = await self._json("GET", "live")
        return tuple(read_live(match) for match in answer.at("matches").items())

    async def match(self, match: str) -> PastMatch:
        return read_match(await self._json("GET", f"matches/{match}"))

    async def replay(self, match: str) -> bytes:
        """The replay file of a finished match."""
        return await self._call("GET", f"matches/{match}/replay", None, {}, LONGEST_REPLAY)

    async def report(self, capsule: bytes) -> ReportTaken:
        """Hand in a report; the server looks at its own copy of the match."""
        answer = await self._json("POST", "reports", capsule)
        return ReportTaken(answer.at("report").text(), answer.at("sentence").text())

    async def ask(self, method: str, path: str, body: Body | None = None) -> Json:
        """Any other call that answers in JSON."""
        return await self._json(method, path, body)

    async def tell(self, method: str, path: str, body: Body | None = None) -> None:
        """One that answers nothing."""
        await self._call(method, path, body, {}, LONGEST_ANSWER)

    async def file(self, path: str, longest: int) -> bytes:
        return await self._call("GET", path, None, {}, longest)

    async def _json(
        self, method: str, path: str, body: Body | bytes | None = None, query: dict[str, str] | None = None
    ) -> Json:
        content = await self._call(method, path, body, query or {}, LONGEST_ANSWER)
        try:
            return Json(json.loads(content))
        except (ValueError, RecursionError):
            raise unexpected() from None

    async def _call(
        self, method: str, path: str, body: Body | bytes | None, query: dict[str, str], longest: int
    ) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            async with self.session.request(
                method,
                self.address.at(path),
                json=None if isinstance(body, bytes) else body,
                data=body if isinstance(body, bytes) else None,
                params=query,
                headers=headers,
                timeout=PATIENCE,
                ssl=verification(self.address),
                allow_redirects=False,
            ) as answer:
                content = await answer.content.read(longest + 1)
                while len(content) <= longest and (more := await answer.content.read(longest + 1)):
                    content += more
                status, retry_after = answer.status, answer.headers.get("Retry-After", "")
        except aiohttp.ServerFingerprintMismatch:
            raise wrong_certificate() from None
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise unreachable(self.address, error) from None
        if len(content) > longest:
            raise ServerSays(status, "too_long", "The server sent more than this program takes.")
        if status >= 300:
            raise refusal(status, content, retry_after)
        return content


def verification(address: Address) -> aiohttp.Fingerprint | bool:
    """Whom to believe: the pinned certificate of an invite, otherwise the system's authorities."""
    return aiohttp.Fingerprint(address.fingerprint) if address.fingerprint else True


def wrong_certificate() -> ServerSays:
    return ServerSays(0, "certificate", "The server has another certificate than the invite says. Ask for a new one.")


def unreachable(address: Address, error: Exception) -> ServerSays:
    reason = reason_of(error)
    return ServerSays(0, "unreachable", f"No connection to {address}: {reason}.")


def reason_of(error: Exception) -> Msgid:
    if isinstance(error, aiohttp.ClientConnectorCertificateError):
        return "its certificate is not valid"
    return "it did not answer in time" if isinstance(error, TimeoutError) else "it cannot be reached"


def refusal(status: int, content: bytes, retry_after: str) -> ServerSays:
    wait = float(retry_after) if retry_after.isdecimal() else 0.0
    try:
        said = Json(json.loads(content))
        return ServerSays(status, said.at("code").text(), said.at("sentence").text(), wait)
    except (ValueError, RecursionError, ServerSays):
        is_other = status in (400, 403, 404, 405, 501)  # what web servers say to calls that they do not know
        fault: Msgid = (
            f"It does not answer as a Staufer server does ({status})."
            if is_other
            else f"The server answered with an error ({status})."
        )
        return ServerSays(status, f"http_{status}", fault, wait)


def read_row(row: Json) -> LadderRow:
    return LadderRow(
        row.at("place").whole_or(0),
        row.at("player").whole(),
        row.at("name").text(),
        row.at("centi").whole(),
        row.at("games").whole(),
        row.at("is_bot").yes(),
    )


def read_rating(rating: Json) -> LadderRating:
    points = [
        RatingPoint(point.at("match").text(), point.at("at").whole(), point.at("centi").whole())
        for point in rating.at("history").items()
    ]
    return LadderRating(rating.at("game").text(), rating.at("centi").whole(), rating.at("games").whole(), tuple(points))


def read_live(match: Json) -> LiveMatch:
    return LiveMatch(
        match.at("match").text(),
        match.at("game").text(),
        tuple(name.text() for name in match.at("names").items()),
        match.at("pace").text(),
        match.at("rated").yes(),
        match.at("started").whole(),
        match.at("watching").whole(),
        match.at("delay").whole(),
    )


def read_match(match: Json) -> PastMatch:
    return PastMatch(
        match.at("match").text(),
        match.at("game").text(),
        tuple(name.text() for name in match.at("names").items()),
        match.at("players").wholes(),
        match.at("places").wholes(),
        match.at("scores").wholes(),
        match.at("pace").text(),
        match.at("rated").yes(),
        match.at("status").text(),
        match.at("started").whole_or(0),
        match.at("ended").whole_or(0),
        match.at("change").whole_or(0),
    )
