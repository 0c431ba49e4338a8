"""Guided matches, taken as their lessons ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.lessons import SCRIPTS, Guide, Script
from staufer_client.library import Library
from staufer_client.local_match import House
from staufer_client.own_key import OwnKey
from staufer_client.practice import DEALT, dealt
from staufer_client.stage import pages
from staufer_client.stage.played import Unmoved
from staufer_client.table import Table
from staufer_client.tables import TableMaker
from staufer_client.unfinished import Unfinished
from staufer_engine.record import Record
from staufer_protocol.host import Host

NOWHERE = Path("nowhere")


def still_house() -> House:
    """Where time stands, and nothing is kept."""
    return House(
        TableMaker(now=lambda: 0.0),
        Unfinished(NOWHERE),
        Library(NOWHERE),
        wall=lambda: DEALT,
        own_key=OwnKey(None, bytes),
    )


def walk(script: Script) -> Iterator[tuple[Host[Record], Guide]]:
    """The match at each choice that the lessons ask for, and behind the last, the person being asked."""
    house = still_house()
    kept = dealt(house, script)
    rules = house.tables.rules_of(script.game)
    host: Host[Record] = Host(rules, kept.setup, kept.secret, free_undo=True)
    host.accept(host.begin(0))
    guide = Guide(script, kept.ways.index(""), host.course)
    while True:
        while (seat := host.waiting_for()[0]) != guide.seat:
            reply = guide.reply(host.course, seat)
            assert reply is not None, f"The script has no answer to {host.course.game.ask}."
            host.accept(host.choose(seat, reply, host.course.t_ms))
        guide.follow(host.course)
        yield host, guide
        if guide.asked is None:
            return
        host.accept(host.choose(guide.seat, guide.asked, host.course.t_ms))


def table_of(host: Host[Record], guide: Guide) -> Table:
    """What the person sees of it."""
    maker = still_house().tables
    follower = maker.follower(host.setup, guide.seat)
    for record in host.records:
        follower.receive(host.frame(record, guide.seat))
    table = maker.seat(follower, "practice", Unmoved(follower.course, guide.seat))
    table.guide = guide
    return table


def lesson(game: str, place: int) -> Callable[[Shelf], None]:
    """A table at this lesson, counted from 0."""

    def show(shelf: Shelf) -> None:
        pages.go_online(shelf)
        host, guide = next((host, guide) for host, guide in walk(SCRIPTS[game]) if place in guide.section)
        table = table_of(host, guide)
        guide.turn(place - guide.place)
        shelf[ShownTable].follow(table)
        shelf[ShownTable].beat.stop()
        shelf[Program].openWith("table", table.setup.match.hex())

    return show
