"""What happened in a finished match, in the words of the client's journal."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from staufer_engine.games import GAMES
from staufer_protocol.complaint import Complaint
from staufer_protocol.course import Course
from staufer_protocol.happenings import happening
from staufer_protocol.journal import Journal, Line
from staufer_protocol.replay import read_replay
from staufer_protocol.stream import TRUTH, Undone
from staufer_server.matches import Matches

KEPT = 32  # stories of matches that were asked for last
AT_ONCE = 1  # told at a time: it takes as long as playing the match again


class Stories:
    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._kept: OrderedDict[tuple[bytes | str, ...], tuple[Line, ...]] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def of(self, match: bytes, names: Sequence[str]) -> tuple[Line, ...] | None:
        """The lines of its journal, with the players' *names* by seat; None where it cannot be read any more."""
        key: tuple[bytes | str, ...] = (match, *names)
        async with self._turn:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            try:
                data = await self._matches.archive.replay(match)
                told = await asyncio.to_thread(told_by, data, names)
            except Complaint:
                return None
            self._kept[key] = told
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return told


def told_by(data: bytes, names: Sequence[str]) -> tuple[Line, ...]:
    """A replay file in words; everything is open at the end of a match."""
    replay = read_replay(data)
    rules = GAMES[replay.setup.game]
    course = Course(rules, replay.setup, TRUTH)
    journal = Journal(rules, names)
    for record in replay.records:
        told = course.apply(record)
        if isinstance(record.body, Undone):
            journal.strike(record.body.to_seq, record.seq)
        journal.write(record.seq, course.game.state, happening(record.body), told)
    return tuple(line for line in journal.lines if not line.is_undone)
