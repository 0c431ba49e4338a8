"""Clocks, leavers, votes, and how a match ends."""

from __future__ import annotations

import pytest

from protocol.tables import Table, bodies, code_of, until_asked
from protocol.toy import TOY
from staufer_protocol.offers import MOST_VOTES
from staufer_protocol.stream import (
    ClockReason,
    ClocksChanged,
    Committed,
    Ended,
    Flagged,
    LeaveReason,
    Left,
    Player,
    Resigned,
    TakenOver,
    Voided,
    VoidReason,
    Vote,
    Voted,
)


def test_a_flag_makes_the_default_choice_at_no_cost():
    table = Table()
    seat = table.asked
    step = table.host.flag(seat, 70_000, 2)
    assert bodies(step)[0] == Flagged(seat, 2)
    assert bodies(step)[1].charge_ms == 0
    assert bodies(step)[1].actor == seat
    assert code_of(table.host.flag, 1 - seat, 0, 1) == "E_NOT_YOUR_TURN"


def test_a_flag_in_a_common_question_commits_the_default():
    table = until_asked(Table(TOY, 2, 0), "discard")
    step = table.host.flag(1, 0, 1)
    assert bodies(step) == [Flagged(1, 1), Committed(1, 0)]
    table.take(step)
    assert table.host.waiting_for() == (0,)


@pytest.mark.parametrize(
    ("wish", "how"),
    [
        (lambda host: host.resign(1, 9), "resigned"),
        (lambda host: host.leave(1, LeaveReason.ABSENT, 9), "left"),
        (lambda host: host.leave(1, LeaveReason.FLAGGED, 9), "flagged"),
    ],
)
def test_with_two_seats_who_goes_loses(wish, how):
    table = Table(seats=2)
    table.take(wish(table.host))
    assert table.host.is_over
    assert [(r.place, r.how) for r in table.host.results] == [(1, "played"), (2, how)]
    assert table.host.records[-1].body == Ended(table.host.results, table.host.secret)


def test_with_more_seats_a_bot_goes_on_and_who_left_first_is_last():
    table = Table(seats=4, seed=2)
    host = table.host
    table.take(host.resign(2, 0))
    assert not host.is_over
    assert code_of(host.resign, 2, 0) == "E_GONE"
    table.take(host.take_over(2, Player.HOUSE_BOT, 0))
    table.take(host.leave(0, LeaveReason.LEFT, 0))
    table.take(host.take_over(0, Player.HOUSE_BOT, 0))
    table.take(host.take_over(0, Player.OWNER, 0))
    table.play_on()
    results = {result.seat: result for result in host.results}
    assert (results[2].place, results[2].how) == (4, "resigned")
    assert (results[0].place, results[0].how) == (3, "left")
    assert {results[1].place, results[3].place} <= {1, 2}
    assert kinds_of(host) >= {Resigned, TakenOver, Left, Ended}


def kinds_of(host):
    return {type(record.body) for record in host.records}


def test_a_seat_that_is_taken_over_counts_as_left():
    table = Table(seats=3)
    table.take(table.host.take_over(1, Player.STAND_IN, 0))
    assert table.host.course.standing.gone == ((1, "left"),)
    assert code_of(table.host.take_over, 1, 7, 0) == "E_NOBODY"


def test_equal_players_share_their_place():
    for seed in range(60):
        host = Table(TOY, 4, seed).play_on().host
        ranking = TOY.ranking(host.course.game.state)
        if len(ranking) < 4:
            break
    places = [result.place for result in host.results]
    assert len(set(places)) == len(ranking)
    for tie in ranking:
        ahead = sum(host.results[q].score > host.results[tie[0]].score for q in range(4))
        assert {places[p] for p in tie} == {ahead + 1}


def test_a_draw_needs_everybody_who_still_plays():
    table = Table(seats=4, bots=(3,))
    host = table.host
    table.take(host.resign(2, 0))
    assert code_of(host.vote, 3, Vote.DRAW, True, 0) == "E_NOT_SEATED"
    assert code_of(host.vote, 2, Vote.DRAW, True, 0) == "E_NOT_SEATED"
    assert code_of(host.vote, 0, 9, True, 0) == "E_VOTE"
    table.take(host.vote(0, Vote.DRAW, True, 0))
    assert not host.is_over
    table.take(host.vote(1, Vote.DRAW, True, 0))
    assert [(r.place, r.how) for r in host.results] == [
        (1, "agreed"),
        (1, "agreed"),
        (4, "resigned"),
        (1, "agreed"),
    ]


def test_in_a_rated_match_nobody_agrees_with_himself():
    table = Table(seats=2, bots=(1,), rated=True)
    seat = next(n for n, who in enumerate(table.setup.seats) if not who.is_bot)
    assert code_of(table.host.vote, seat, Vote.VOID, True, 0) == "E_NOBODY"
    assert code_of(table.host.vote, seat, Vote.DRAW, True, 0) == "E_NOBODY"
    left = Table(seats=3, rated=True)
    for seat in (0, 2):
        left.take(left.host.resign(seat, 0))
    assert code_of(left.host.vote, 1, Vote.VOID, True, 0) == "E_NOBODY"


def test_votes_that_change_nothing_and_endless_ones_are_refused():
    table = Table(seats=2)
    host, before = table.host, table.host.seq
    assert code_of(host.vote, 0, Vote.DRAW, False, 0) == "E_VOTE"
    for n in range(MOST_VOTES):
        table.take(host.vote(0, Vote.DRAW, n % 2 == 0, 0))
        if n % 2 == 0:
            assert code_of(host.vote, 0, Vote.DRAW, True, 0) == "E_VOTED"
    assert code_of(host.vote, 0, Vote.DRAW, True, 0) == "E_VOTES"
    assert host.seq == before + MOST_VOTES
    table.take(host.vote(1, Vote.DRAW, True, 0))  # the other still can
    assert not host.is_over


def test_one_no_ends_the_vote():
    table = Table(seats=2)
    for seat, yes in ((0, True), (1, False), (1, True)):
        table.take(table.host.vote(seat, Vote.VOID, yes, 0))
    assert not table.host.is_over
    step = table.host.vote(0, Vote.VOID, True, 0)
    assert bodies(step) == [Voted(0, Vote.VOID, True), Voided(VoidReason.AGREED, table.secret)]
    table.take(step)
    assert table.host.is_over
    assert table.host.results == ()


def test_a_void_match_has_no_result_but_opens_its_secret():
    table = Table()
    table.take(table.host.void(VoidReason.SERVER_AWAY, 0))
    assert table.host.records[-1].body == Voided(VoidReason.SERVER_AWAY, table.secret)
    assert table.host.results == ()
    assert table.courses[0].is_void


def test_after_the_end_nothing_is_granted():
    table = Table(TOY, 2, 0).play_on()
    host = table.host
    for wish, args in (
        (host.choose, (0, 0, 0)),
        (host.undo, (0, 1, 0)),
        (host.flag, (0, 0, 1)),
        (host.resign, (0, 0)),
        (host.leave, (0, 0, 0)),
        (host.take_over, (0, 1, 0)),
        (host.clock, ([(0, 1, 0)], 0)),
        (host.vote, (0, 0, True, 0)),
        (host.void, (0, 0)),
    ):
        assert code_of(wish, *args) == "E_OVER"
    assert host.waiting_for() == ()
    assert host.undo_target(0) is None


def test_clock_changes_stand_in_the_stream():
    table = Table()
    step = table.host.clock([(0, 30_000, ClockReason.RESTART), (1, -500, ClockReason.CORRECTION)], 10)
    assert bodies(step) == [ClocksChanged(((0, 30_000, 1), (1, -500, 2)))]
    table.take(step)
    assert code_of(table.host.clock, [(5, 1, 0)], 0) == "E_NOT_SEATED"
