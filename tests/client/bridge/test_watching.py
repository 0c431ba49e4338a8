"""Who has watched a match to its end is shown whether it holds, as its players are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from client.bridge.window import wait_until
from staufer_client.answers import LiveMatch
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table
from staufer_client.bridge.watching import Watching
from staufer_client.session import Session
from staufer_client.stage import pages
from staufer_client.stage.played import PUBLIC, Moment
from staufer_client.stage.scenes import match, sit_down
from staufer_protocol.complaint import Damaged


async def test_the_end_of_a_watched_match_is_proved(
    session: Session, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def opened(ident: str) -> bytes:
        asked.append(ident)
        raise Damaged("E_NOT_OPENED", "The server does not open this match.")

    monkeypatch.setattr(session.online, "opened", opened)
    table = sit_down(shelf, Moment(match().end, PUBLIC), "spectator")
    table.unrated_because = "casual"
    assert shelf[Table].watching
    session.judge_the_end(table)
    await wait_until(lambda: shelf[Result].verdict == "failed")
    assert asked == [table.setup.match.hex()]
    assert "does not open" in shelf[Result].verdictText
    assert not shelf[Result].canRematch


def test_the_list_leaves_out_what_is_mine(shelf: Shelf) -> None:
    pages.show_watching(shelf)
    watching = shelf[Watching]
    assert watching.list.count == 4
    watching.show([replace(LINE, match="aa"), replace(LINE, match="bb")], ["aa"], pages.NOW)
    assert [row[0] for row in watching.list.rows] == ["bb"]


LINE = LiveMatch("", "fredericus", ("Enzo", "Ada"), "quick", True, pages.AT, 3, 60)
