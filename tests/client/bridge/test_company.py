"""Ready phrases, free chat, and news of matches at which nobody sits just now."""

from __future__ import annotations

from datetime import UTC, datetime

from staufer_client.bridge.matches import Matches
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChatRow
from staufer_client.changes import Speak
from staufer_client.stage.scenes import hunt
from staufer_protocol.messages import MatchLine, Said
from staufer_protocol.small_talk import SMALL_TALK


def test_a_ready_phrase_is_read_in_words_and_is_no_free_chat(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    match = followed.setup.match
    followed.hear(Said(match, 0, "", 1, "well_played"))
    followed.hear(Said(match, 0, "as I please", 2))
    followed.hear(Said(match, 0, "", 3, "of a newer program"))
    rows = [row for row in table.chat.rows if isinstance(row, ChatRow)]
    assert [(row.text, row.isFree) for row in rows] == [
        (SMALL_TALK["well_played"], False),
        ("as I please", True),
        ("…", False),
    ]


def test_a_ready_phrase_goes_out_by_its_code(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    wishes: list[object] = []
    followed.driver.wish = wishes.append  # type: ignore[method-assign]  # to listen
    table.sayPhrase("thanks")
    assert wishes == [Speak("", "thanks")]


def test_news_name_the_match_and_lead_to_it(shelf: Shelf) -> None:
    matches = shelf[Matches]
    line = MatchLine(
        bytes(16), "fredericus", ("Anna", "Bruno"), 0, "week", True, "live", True, (), 0, 1_700_000_000, (0,), 5000
    )
    matches.show_news("turn", line, datetime.now(UTC))
    assert (matches.newsKind, matches.newsMatch, matches.newsNames) == ("turn", bytes(16).hex(), "Bruno")
    matches.forgetNews()
    assert matches.newsKind == ""
