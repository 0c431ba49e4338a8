"""The server with a full house, and beside bare aiohttp; how fast it is the scripts print, and no test decides."""

from __future__ import annotations

import pytest

from bench import server_load
from bench.full_house import full_house

MATCHES, SPECTATORS, SECONDS = 300, 300, 300.0


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_a_full_house_plays_and_is_watched_for_five_minutes() -> None:
    print(f"\n{await full_house(MATCHES, SPECTATORS, SECONDS)}")


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_the_server_is_measured_beside_bare_aiohttp() -> None:
    print()
    await server_load.main(10.0)
