"""Replays on the screen: opened, seen through other eyes, checked, played on from, and drawn as pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from staufer_client.at_home import AtHome, local_path
from staufer_client.bridge.plots import write_plot
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.replay_line import EVERYTHING, PUBLIC, ReplayLine
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.local_match import House
from staufer_client.proving import Proving
from staufer_client.replay_table import ReplayTable
from staufer_client.results import seal_of
from staufer_client.theatre.branch import NUMBER_BYTES, play_on
from staufer_client.theatre.chart import Curve, as_csv, as_svg
from staufer_client.unfinished import Kind, Origin
from staufer_protocol.complaint import Damaged, Diverged, Refusal
from staufer_protocol.replay import Replay, Verdict, read_replay
from staufer_protocol.stream import TRUTH, Observer

CHECKING = "The match is being played again to check it."
Judge = Callable[[Verdict, Replay], Verdict]


class AtTheTheatre:
    """At most one replay is on the screen; what takes long is worked out beside it."""

    def __init__(self, shelf: Shelf, house: House, home: AtHome, judge: Judge) -> None:
        self.shelf = shelf
        self.house = house
        self.home = home
        self.judge = judge  # with what this computer knows of the match, and of whoever has signed it
        self.line.look = self.look
        self.line.chart.on_save = self.save
        self.line.branching.on_play = self.play_on
        shelf[ShownTable].on_return = self.return_to_replay

    @property
    def line(self) -> ReplayLine:
        return self.shelf[ShownTable].replay

    def open(self, file: str, seq: int | None = None, eyes: int = EVERYTHING) -> None:
        """Show a replay of the shelf; reading and playing it through is done beside the loop."""

        async def go() -> None:
            try:
                data = await asyncio.to_thread(self.house.library.read, file)
                replay = await asyncio.to_thread(read_replay, data)
                table = await asyncio.to_thread(ReplayTable, self.house.tables, replay, observer_of(eyes), file)
            except (Damaged, Diverged, Refusal) as complaint:
                self.home.refuse_file(complaint.sentence)
            else:
                self.line.follow(table, seq)
                self.home.sit_down(table)
                await self.work_out(table)
                await self.verify(data, table)

        self.home.send(go())

    def look(self, table: ReplayTable, eyes: int) -> None:
        """Through other eyes; their view of the whole match is worked out at the first look."""
        observer = observer_of(eyes)

        async def go() -> None:
            await asyncio.to_thread(table.run_of, observer)
            table.set_eyes(observer)
            await self.work_out(table)

        self.home.send(go())

    async def work_out(self, table: ReplayTable) -> None:
        """Curves, changes of the points, and what was touched when."""
        await asyncio.to_thread(table.study_of, table.eyes)
        if self.line.table is table:
            self.line.show_study()

    async def verify(self, data: bytes, table: ReplayTable) -> None:
        """Every replay that is opened is checked while one looks at it."""
        line = self.line
        line.judge("checking", CHECKING)
        verdict = await Proving(data, lambda done, of: None).verdict()
        verdict = await asyncio.to_thread(self.judge, verdict, table.replay)
        if line.table is table:
            line.judge(seal_of(verdict), verdict.sentence)

    # playing on ------------------------------------------------------------------------

    def play_on(self, table: ReplayTable, seq: int, seat: int, bot: str) -> None:
        """As *seq* stood, in the place of *seat* against bots; -1: everybody at this screen."""
        eyes = self.line.eyes
        seats = range(len(table.names))
        ways = ["" if seat in (-1, one) else bot for one in seats]
        kind: Kind = "hotseat" if seat < 0 and len(seats) > 1 else "practice"
        origin = Origin(table.file, seq, eyes, self.house.random_bytes(NUMBER_BYTES))
        self.home.begin(lambda: play_on(self.house, table.replay, kind, ways, origin))

    def return_to_replay(self) -> None:
        """To where the match on the table was played on from; it rests in its file."""
        match = self.home.match
        if match is not None and match.kept.origin is not None:
            origin = match.kept.origin
            self.home.leave()
            self.open(origin.file, origin.seq, origin.eyes)

    # pictures --------------------------------------------------------------------------

    def save(self, table: ReplayTable, curve: Curve, url: str) -> None:
        """By the ending of the name: all figures as a table, or the curve that is shown as a picture."""
        to, curves = local_path(url), self.line.chart.curves
        heading = f"{table.title}, {table.follower.translate('record')} 1 – {table.last}"

        def write() -> str:
            if to.suffix.lower() == ".csv":
                to.write_text(as_csv(curves, table.names), encoding="utf-8")
            else:
                write_plot(as_svg(curve, table.names, heading), to)
            return str(to)

        async def go() -> None:
            try:
                written = await asyncio.to_thread(write)
            except OSError as error:
                self.shelf[Program].notice = f"The plot could not be saved: {error.strerror or error}."
            else:
                self.shelf[Program].notice = f"Saved as {written}."

        self.home.send(go())


def observer_of(eyes: int) -> Observer:
    return TRUTH if eyes == EVERYTHING else None if eyes == PUBLIC else eyes
