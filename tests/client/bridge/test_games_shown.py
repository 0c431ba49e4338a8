"""A game that is installed but has no board here is not offered, and what there is of it stays closed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from client.bridge.window import idents, wait_until
from client.core.house import SECRET as TOY_SECRET
from client.core.house import TALKING_TOY, house, set_up
from staufer_client import games_shown
from staufer_client.at_home import local_path
from staufer_client.bridge.matches import Matches
from staufer_client.bridge.program import Program
from staufer_client.bridge.queue import Queue
from staufer_client.bridge.registry import BOARDS, Shelf
from staufer_client.bridge.replays import Replays
from staufer_client.games_shown import GAMES_SHOWN
from staufer_client.hotseat import start_hot_seat
from staufer_client.paths import Paths
from staufer_client.session import Session
from staufer_engine.games import GAMES
from staufer_protocol.host import Host
from staufer_protocol.replay import write_replay

SENTENCE = "This program cannot show Toy yet; a newer one can."


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_shown, "GAMES", {**GAMES, "toy": TALKING_TOY})


def test_every_game_that_can_be_shown_has_a_board_and_is_installed() -> None:
    assert set(BOARDS) == set(GAMES_SHOWN)
    assert set(GAMES_SHOWN) <= set(GAMES)


def test_only_games_that_can_be_shown_are_offered(qapp: object) -> None:
    assert idents(Shelf()[Program].games) == list(GAMES_SHOWN)


async def test_no_match_of_another_game_is_begun(session: Session, shelf: Shelf) -> None:
    shelf[Matches].startPractice("toy", 2, "page", {})
    await wait_until(lambda: shelf[Program].notice == SENTENCE)
    shelf[Program].dismissNotice()
    shelf[Matches].startHotSeat("toy", ["Anna", "Bo"], {})
    await wait_until(lambda: shelf[Program].notice == SENTENCE)
    shelf[Queue].search("toy", [2], "quick", True, "near", {})
    assert shelf[Queue].problem == SENTENCE


async def test_an_unfinished_match_of_another_game_stays_in_its_file(
    session: Session, shelf: Shelf, paths: Paths
) -> None:
    home = house(paths.data, games={"toy": TALKING_TOY})
    match = start_hot_seat(home, "toy", ["Anna", "Bo"], {})
    home.unfinished.save(match.kept)
    await match.stop()
    session.home.refresh()
    await wait_until(lambda: shelf[Matches].unfinished.count == 1)
    shelf[Matches].resume(match.ident)
    await wait_until(lambda: shelf[Program].notice == SENTENCE)
    assert shelf[Matches].unfinished.rows[0].title == "Toy"
    assert home.unfinished.list()


async def test_a_replay_of_another_game_is_refused(session: Session, shelf: Shelf, tmp_path: Path) -> None:
    file = tmp_path / "toy.staufer"
    file.write_bytes(write_replay(finished()))
    shelf[Replays].importFile(file.as_uri())
    await wait_until(lambda: SENTENCE in (shelf[Replays].problem, shelf[Program].notice))
    await wait_until(lambda: shelf[Replays].list.count == 1)


def finished() -> Host:
    dice, host = random.Random(1), Host(TALKING_TOY, set_up(TALKING_TOY), TOY_SECRET)
    host.accept(host.begin(0))
    while not host.is_over:
        seat = host.waiting_for()[0]
        host.accept(host.choose(seat, dice.choice(list(host.course.game.ask.options[seat]())), 0))
    return host


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("file:///matches/a%20match.staufer", "/matches/a match.staufer"),
        ("/matches/a%20match.staufer", "/matches/a%20match.staufer"),
        ("a match.staufer", "a match.staufer"),
    ],
)
def test_dialogs_give_addresses_and_people_give_paths(typed: str, path: str) -> None:
    assert local_path(typed) == Path(path)
