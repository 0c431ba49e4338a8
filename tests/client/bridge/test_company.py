"""Ready phrases, free chat, and news of matches at which nobody sits just now."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from staufer_client.bridge.conduct import Conduct
from staufer_client.bridge.lobby_talk import LobbyRow, LobbyTalk
from staufer_client.bridge.matches import Matches, left_text, live_row
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChatRow, SeatRow
from staufer_client.changes import Speak
from staufer_client.conduct_calls import (
    ConductSaid,
    ConductWish,
    LookAtConduct,
    ReportPerson,
    SetHook,
    TakeVacation,
    TryHook,
)
from staufer_client.stage.scenes import hunt
from staufer_protocol.happenings import happening
from staufer_protocol.messages import MatchLine, Said, SaidInLobby
from staufer_protocol.small_talk import SMALL_TALK
from staufer_protocol.stream import ClockReason, ClocksChanged


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
    assert (matches.newsKind, matches.newsMatch) == ("turn", bytes(16).hex())
    matches.forgetNews()
    assert matches.newsKind == ""


def test_vacation_and_notices_are_wished_for_and_shown(shelf: Shelf) -> None:
    conduct = shelf[Conduct]
    wishes: list[ConductWish] = []
    conduct.on_wish = wishes.append
    conduct.look()
    conduct.takeVacation(True)
    conduct.saveHook(" https://example.org/me ")
    conduct.tryHook()
    assert wishes == [LookAtConduct(), TakeVacation(True), SetHook("https://example.org/me"), TryHook()]
    conduct.show(
        ConductSaid(1_900_000_000, 12, "https://example.org/me", "", ((7, "Manfred", 2), (8, "Enzo", 1)), "ab")
    )
    assert (conduct.isOnVacation, conduct.daysLeft, conduct.hookSecret) == (True, 12, "ab")
    assert conduct.vacationUntil != ""
    shunned: list[tuple[int, int]] = []
    conduct.on_shun = lambda player, how: shunned.append((player, how))
    conduct.hearAgain(7)
    assert shunned == [(7, 0)]
    assert [row.name for row in conduct.shunned.rows] == ["Enzo"]  # type: ignore[attr-defined]  # rows of its kind
    conduct.refuse("You are not on vacation.")
    assert (conduct.isRefused, conduct.sentence) == (True, "You are not on vacation.")


def test_a_person_is_reported_with_the_match_as_far_as_it_has_come(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    said: list[tuple[int, str, int, int, str]] = []
    table.on_report = lambda *what: said.append(what)
    table.reportPerson(7, "insult", True)
    table.reportPerson(7, "stalling", False)
    match, course = followed.setup.match.hex(), followed.follower.course
    since = course.last_turn_since()
    assert said == [(7, match, 1, followed.seq, "insult"), (7, match, since, followed.seq, "stalling")]
    assert 1 < since <= followed.seq
    assert course.positions[since - 1].checkpoint is not None
    assert not [one for one in course.positions[since : followed.seq] if one.checkpoint is not None]


def test_people_are_shunned_and_reported_from_their_seats_and_from_the_lobby(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    rows = {row.seat: row for row in table.seats.rows if isinstance(row, SeatRow)}
    assert rows[followed.my_seat or 0].player == 0
    other = next(row for row in rows.values() if row.player)
    table.show_shunned({other.player: 2})
    assert [row.seat for row in table.seats.rows if isinstance(row, SeatRow) and row.manner == 2] == [other.seat]
    conduct = shelf[Conduct]
    wishes: list[ConductWish] = []
    conduct.on_wish = wishes.append
    shunned: list[tuple[int, int]] = []
    conduct.on_shun = lambda player, how: shunned.append((player, how))
    conduct.reportFromLobby(7, "name")
    conduct.shun(7, 1)
    assert wishes == [ReportPerson(7, "", 0, 0, "name")]
    assert shunned == [(7, 1)]


def test_the_list_says_how_long_somebody_still_has_for_a_turn_of_days() -> None:
    hour = 3_600_000
    assert [left_text(ms) for ms in (-1, 0, hour, 2 * hour, 47 * hour, 50 * hour)] == [
        "", "less than an hour left", "an hour left", "2 hours left", "47 hours left", "2 days left",
    ]  # fmt: skip
    line = MatchLine(bytes(16), "fredericus", ("A", "B"), 0, "day", False, "live", True, (), 0, 0, left=30 * hour)
    now = datetime.now().astimezone()
    assert live_row(line, now).leftText == "30 hours left"
    assert live_row(replace(line, pace="quick"), now).leftText == ""


def test_the_journal_tells_of_vacations_and_of_no_other_change_of_clocks() -> None:
    begins = happening(ClocksChanged(((1, 0, ClockReason.VACATION_BEGINS),)))
    ends = happening(ClocksChanged(((1, 500, ClockReason.VACATION_ENDS),)))
    assert begins is not None
    assert ends is not None
    assert "on vacation" in begins.msgid
    assert "back" in ends.msgid
    assert happening(ClocksChanged(((0, 30_000, ClockReason.RESTART),))) is None


def test_the_lobby_is_heard_with_phrases_in_words_and_without_whom_one_mutes(shelf: Shelf) -> None:
    talk = shelf[LobbyTalk]
    heard: list[bool] = []
    talk.on_hear, talk.me = heard.append, 3
    talk.listen(True)
    talk.hear(SaidInLobby(7, "Manfred", "", "hello", 1))
    talk.hear(SaidInLobby(8, "Enzo", "who plays?", "", 2))
    talk.hear(SaidInLobby(3, "Costanza", "I do", "", 3))
    talk.show_shunned({8: 1, 3: 1})
    rows = [row for row in talk.lines.rows if isinstance(row, LobbyRow)]
    assert [(row.text, row.isFree, row.isMine, row.manner) for row in rows] == [
        (SMALL_TALK["hello"], False, False, 0),
        ("", True, False, 1),
        ("I do", True, True, 0),
    ]
    talk.listen(False)
    assert heard == [True, False]
    assert not talk.lines.rows
