"""The pages of the server: what they show, that nobody's name is markup, and that their colours are the client's."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from pathlib import Path

import aiohttp
import pytest

from server.conftest import rows, sit_together
from server.people import Person
from staufer_engine.games import GAMES
from staufer_server.answers import LadderRating, MatchSeen, RatingPoint, SeatSaid
from staufer_server.application import RunningServer, ServerConfig
from staufer_server.database import Transaction
from staufer_server.pages import wording
from staufer_server.pages.curve import LEFT, curve_of, scale

ROOT = Path(__file__).resolve().parents[2]
STYLE = (ROOT / "server/staufer_server/pages/style.css").read_text(encoding="utf-8")
THEME = (ROOT / "client/staufer_client/qml/Staufer/Controls/Theme.qml").read_text(encoding="utf-8")
Guests = Callable[[str, int], Awaitable[list[Person]]]


class Seen(HTMLParser):
    """What a page consists of, and whether every element is closed."""

    VOID = ("meta", "link", "img", "br", "line", "circle", "polygon", "polyline")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag == "img":
            assert "alt" in dict(attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.texts).split())


async def page(url: str, path: str, status: int = 200) -> Seen:
    async with aiohttp.ClientSession() as http, http.get(url + path) as answer:
        text = await answer.text()
        assert answer.status == status, text
        assert answer.content_type == "text/html"
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    seen = Seen(text)
    assert seen.open == []
    assert "script" not in seen.tags
    assert seen.tags.count("h1") == 1
    assert seen.tags.count("main") == 1
    return seen


async def finished_match(guests: Guests, url: str) -> tuple[list[Person], str]:
    people = await guests(url, 2)
    await people[0].rename("Costanza d'Altavilla")
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    return people, seats[0].setup.match.hex()


async def test_every_page_says_what_it_is_for(server: RunningServer, guests: Guests) -> None:
    people, match = await finished_match(guests, server.url)
    ladder = await page(server.url, "/ladder/fredericus")
    assert "Costanza d'Altavilla" in ladder.words
    assert people[1].name not in ladder.words  # he has no name of his own yet
    assert "/player/Costanza%20d%27Altavilla" in ladder.links

    player = await page(server.url, "/player/costanza%20D%27altavilla")
    assert "svg" in player.tags
    assert "−32.0" in player.words
    assert f"/match/{match}" in player.links

    story = await page(server.url, f"/match/{match}")
    assert "resigns." in story.words
    assert "resigned" in story.words
    assert f"/api/v1/matches/{match}/replay" in story.links
    assert "K = 64" in story.words
    assert "Nobody plays" in (await page(server.url, "/live")).words
    assert server.url in (await page(server.url, "/install")).words


async def test_a_live_match_is_listed_and_keeps_its_secrets(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 2)
    seats = await sit_together(people)
    match = seats[0].setup.match.hex()
    live = await page(server.url, "/live")
    assert f"/match/{match}" in live.links
    shown = await page(server.url, f"/match/{match}")
    assert "Journal" not in shown.words
    assert not [link for link in shown.links if link.endswith("/replay")]


async def test_what_is_not_there_is_said_on_a_page_and_to_programs_in_json(server: RunningServer) -> None:
    for path in ("/player/Nobody", f"/match/{bytes(16).hex()}", "/ladder/chess", "/nothing"):
        assert "no" in (await page(server.url, path, 404)).words.lower()
    await page(server.url, "/player/Michael%20Scotus?before=zz", 400)
    async with aiohttp.ClientSession() as http, http.get(server.url + "/api/v1/nothing") as answer:
        assert (answer.status, answer.content_type) == (404, "application/json")


async def test_no_name_is_markup(server: RunningServer, config: ServerConfig, guests: Guests) -> None:
    """Names have no such letters; if one came in all the same, it would be shown as it is."""
    _, match = await finished_match(guests, server.url)
    rows(config, "UPDATE match_seat SET name = '<img src=x>'")
    rows(config, "UPDATE account SET name = '<img src=x>', name_key = '<img src=x>' WHERE is_named AND bot IS NULL")
    for path in (f"/match/{match}", "/ladder/fredericus", "/player/%3Cimg%20src=x%3E"):
        seen = await page(server.url, path)
        assert "<img src=x>" in seen.words
        assert "x" not in seen.links


async def test_long_lists_come_in_pages(server: RunningServer, config: ServerConfig, guests: Guests) -> None:
    (person,) = await guests(server.url, 1)

    def enter(tx: Transaction) -> None:
        for n in range(35):
            match = bytes([n + 1]) * 16
            tx.run(
                "INSERT INTO match(id, status, epoch, game, pace, rated, unrated_because, setup, frozen, started)"
                " VALUES(?,'void',1,'fredericus','quick',FALSE,'void',?,'',?)",
                match, b"\0", 1000 + n,
            )  # fmt: skip
            tx.run(
                "INSERT INTO match_seat(match_id, seat, account_id, name, how) VALUES(?,0,?,?,'')",
                match, person.player, person.name,
            )  # fmt: skip

    await server.database.do(enter)
    path = f"/player/{person.name.replace(' ', '%20')}"
    first = [link for link in (await page(server.url, path)).links if link.startswith("/match/")]
    before = [link for link in (await page(server.url, path)).links if "?before=" in link]
    second = [link for link in (await page(server.url, before[0])).links if link.startswith("/match/")]
    assert (len(first), len(second), len(set(first + second))) == (30, 5, 35)


async def test_what_pages_are_furnished_with_is_kept_by_browsers(server: RunningServer) -> None:
    seen = await page(server.url, "/ladder")
    async with aiohttp.ClientSession() as http:
        for link in [link for link in seen.links if link.startswith("/static/")]:
            async with http.get(server.url + link) as answer:
                assert answer.status == 200
                assert "max-age" in answer.headers["Cache-Control"]
        for name in ("Cinzel-Bold.ttf", "AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf"):
            assert name in STYLE
            async with http.get(f"{server.url}/static/{name}") as answer:
                assert (answer.status, answer.content_type) == (200, "font/ttf")
        async with http.get(server.url + "/static/..%2Fsite.py") as answer:
            assert answer.status == 404


def test_the_curve_begins_where_everybody_begins_and_keeps_within_its_scale() -> None:
    points = [RatingPoint("0" * 32, n, 150_000 + n * 1_700) for n in (1, -2, 3)]
    curve = curve_of(LadderRating("fredericus", points[-1].centi, 3, points))
    first, *rest = [tuple(map(float, pair.split(","))) for pair in curve.line.split()]
    assert len(rest) == 3
    assert first[0] == LEFT
    heights = [mark.at for mark in curve.lines]
    assert all(min(heights) <= y <= max(heights) for _, y in (first, *rest))
    assert [mark.text for mark in curve.games] == ["0", "1", "3"]
    assert curve.spoken.endswith("now 1551, highest 1551, lowest 1466.")


@pytest.mark.parametrize(("low", "high"), [(1500, 1500), (600, 2400), (1499.5, 1500.5), (1390, 1610)])
def test_a_scale_has_a_few_round_lines_round_everything(low: float, high: float) -> None:
    bottom, top, step = scale(low, high)
    assert bottom <= low <= high <= top
    assert bottom < top
    assert (top - bottom) % step == 0
    assert (top - bottom) // step <= 6


def test_the_colours_are_those_of_the_client() -> None:
    tokens = {
        name: values
        for name, *values in re.findall(
            r'readonly property color (\w+): root\.highContrast \? \(root\.light \? "(#\w{6})" : "(#\w{6})"\)'
            r' : root\.light \? "(#\w{6})" : "(#\w{6})"',
            THEME,
        )
    }
    assert {"text", "soft", "title", "accent", "good", "bad", "line"} <= set(tokens)
    blocks = re.findall(r":root \{([^}]*)\}", STYLE)
    light, dark, light_high, dark_high = (dict(re.findall(r"--([\w-]+): (#\w+)", block)) for block in blocks)
    for name, (high_light, high_dark, by_day, by_night) in tokens.items():
        shown = [block[name] for block in (light_high, dark_high, light, dark) if name in block]
        assert shown in ([], [one.lower() for one in (high_light, high_dark, by_day, by_night)]) or shown == [
            by_day.lower(), by_night.lower()
        ]  # fmt: skip


@pytest.mark.parametrize("name", ["Costanza", "Piero", "Ölüdeniz", "東京タワー", "Violante", "Enzo"])
def test_arms_follow_from_the_name_as_in_the_client(name: str) -> None:
    """The client sums the UTF-16 units, as QML's charCodeAt gives them."""
    units = [ord(letter) for letter in name]  # none of these is outside the first plane
    lot = 1
    for unit in units:
        lot = (lot * 167 + unit) % 65521
    assert wording.shield(name) == f"shield_{wording.SHIELDS[lot % 7]}.svg"


def test_moments_and_numbers_are_said_as_people_read_them() -> None:
    assert wording.day(1_760_041_800) == "9 October 2025, 20:30 UTC"
    assert [wording.signed(n) for n in (3200, -3200, 0)] == ["+32.0", "−32.0", "±0.0"]
    assert [wording.roman(n) for n in (1, 10, 11, None)] == ["I", "X", "11", "–"]
    assert wording.pace("quick") == "Quick, 3 min + 15 s a turn"


def result(game: str, *seats: tuple[int, int, str]) -> MatchSeen:
    results = [SeatSaid(seat, place, score, how) for seat, (place, score, how) in enumerate(seats)]
    return MatchSeen("", game, [], [], [], [], "", False, "done", 0, 0, 0, results, [], "")


@pytest.mark.parametrize("game", GAMES)
def test_what_parted_equal_points_is_said_and_a_shared_place_is_not(game: str) -> None:
    assert "equal points" in wording.tie_of(result(game, (1, 40, "played"), (2, 40, "played")))
    assert wording.tie_of(result(game, (1, 40, "played"), (1, 40, "played"))) == ""
    assert wording.tie_of(result(game, (1, 40, "played"), (2, 39, "played"))) == ""
    assert wording.tie_of(result(game, (1, 40, "played"), (2, 40, "resigned"))) == ""
