"""The pages in a real browser: by night and by day, wide and narrow, with what can be read only by ear.

Runs in any Chromium of the system; ``installer/bootstrap.py test`` installs one where it may.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Literal
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, async_playwright

from server.conftest import sit_together
from server.people import Person
from staufer_server.application import RunningServer

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
Guests = Callable[[str, int], Awaitable[list[Person]]]
Scheme = Literal["dark", "light"]
GROUNDS = {"dark": "rgb(14, 16, 22)", "light": "rgb(216, 199, 160)"}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        missing = "NO BROWSER: the pages were not looked at. Install Chromium, on Debian: apt install chromium"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        await opened.close()


@pytest.fixture
async def places(server: RunningServer, guests: Guests) -> dict[str, str]:
    """One address of each kind, with something on it."""
    people = await guests(server.url, 2)
    await people[0].rename("Costanza")
    seats = await sit_together(people)
    await people[0].act(seats[0], (3,))
    await people[1].over(seats[1])
    before = [len(person.heard) for person in people]
    for person in people:
        await person.search((2,))
    for person, heard in zip(people, before, strict=True):
        await person.say_ready(heard)
    await people[0].until(lambda: len(people[0].matches) == 2)
    paths = {
        "ladder": "/ladder/fredericus",
        "player": "/player/Costanza",
        "match": f"/match/{seats[0].setup.match.hex()}",
        "live": "/live",
        "install": "/install",
        "sorry": "/player/Nobody",
    }
    return {name: server.url + path for name, path in paths.items()}


async def opened(browser: Browser, scheme: Scheme, width: int, address: str) -> tuple[Page, list[str]]:
    """The page, and everything the browser complained of."""
    page = await browser.new_page(viewport={"width": width, "height": 720}, color_scheme=scheme)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("requestfailed", lambda request: complaints.append(f"{request.url} failed"))
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    return page, [one for one in complaints if "404" not in one]


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_every_page_can_be_seen_read_and_heard(browser: Browser, places: dict[str, str], scheme: Scheme) -> None:
    for name, address in places.items():
        for width in (1280, 360) if scheme == "dark" else (1280,):  # the layout is the same by day
            page, complaints = await opened(browser, scheme, width, address)
            assert complaints == [], name
            fonts = await page.evaluate("[...document.fonts].filter(f => f.status == 'loaded').map(f => f.family)")
            assert {"Cinzel", "Alegreya Sans"} <= {font.strip('"') for font in fonts}
            assert await page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == GROUNDS[scheme]
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide"
            pictures = await page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
            assert pictures, name
            found = await Axe().run(page, options={"resultTypes": ["violations"]})
            assert found.violations_count == 0, f"{name}, {width}: {found.generate_report()}"
            await page.close()


async def test_the_pages_lead_to_one_another_by_the_keyboard(browser: Browser, places: dict[str, str]) -> None:
    page, _ = await opened(browser, "dark", 1280, places["ladder"])
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.textContent") == "To the content"
    await page.get_by_role("link", name="Costanza").press("Enter")
    await page.get_by_role("heading", name="Costanza", level=1).wait_for()
    assert "highest" in (await page.get_by_role("img", name="Rating in Fredericus").get_attribute("aria-label") or "")
    await page.locator(f"a[href='{urlsplit(places['match']).path}']").press("Enter")
    await page.get_by_role("heading", name="Journal").wait_for()
    await page.get_by_text("How the ratings moved").press("Enter")
    assert await page.get_by_role("heading", name="Costanza: 1500").is_visible()
    async with page.expect_download() as coming:
        await page.get_by_role("link", name="Download the replay").press("Enter")
    assert (await coming.value).suggested_filename.endswith(".staufer")
