"""What the host grants and refuses, and what it writes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.tables import FREDERICUS, Table, set_up
from protocol.toy import TOY, discards
from staufer_engine.kernel import choose, reveal, these
from staufer_protocol.complaint import Diverged, Refusal, RuleFault
from staufer_protocol.host import Host
from staufer_protocol.stream import (
    Chosen,
    ClockReason,
    ClocksChanged,
    Committed,
    Drawn,
    Ended,
    Flagged,
    LeaveReason,
    Left,
    Opened,
    Player,
    Resigned,
    TakenOver,
    Undone,
    Voided,
    VoidReason,
    Vote,
    Voted,
)


def bodies(step):
    return [record.body for record in step.records]


def kinds(step):
    return [type(record.body) for record in step.records]


def code_of(wish, *args):
    with pytest.raises(Refusal) as refused:
        wish(*args)
    assert refused.value.sentence.endswith(".")
    return refused.value.code


def until_asked(table, what):
    table.play_on(lambda: table.host.course.game.ask.what == what)
    assert not table.host.is_over
    return table


# -- choosing ------------------------------------------------------------------------------


def test_only_who_is_asked_may_choose():
    table = Table(seats=3)
    other = (table.asked + 1) % 3
    assert code_of(table.host.choose, other, 0, 0) == "E_NOT_YOUR_TURN"
    assert code_of(table.host.choose, 3, 0, 0) == "E_NOT_SEATED"
    assert code_of(table.host.choose, -1, 0, 0) == "E_NOT_SEATED"


@pytest.mark.parametrize("choice", [99, (99,), True, 1.0, "0", None, (0, True), ()])
def test_what_the_rules_do_not_allow_is_refused(choice):
    table = Table()
    before = table.host.head
    assert code_of(table.host.choose, table.asked, choice, 0) == "E_ILLEGAL"
    assert table.host.head == before
    table.choose_something()


def test_a_step_changes_nothing_until_it_is_accepted():
    table = Table()
    host, seat = table.host, table.asked
    before, seq = host.course.game.state.clone().to_plain(), host.seq
    first, second = (host.choose(seat, choice, 0) for choice in table.options(seat)[:2])
    assert host.course.game.state.to_plain() == before
    assert host.seq == seq == len(host.records)
    table.take(second)
    with pytest.raises(ValueError, match="gone on"):
        host.accept(first)


def test_one_step_runs_on_to_the_next_real_question():
    table = Table(TOY, 2, 0)
    step = table.host.choose(table.asked, 0, 5, 7)
    assert kinds(step) == [Chosen, Drawn, Drawn, Drawn]
    assert bodies(step)[0] == Chosen(0, 0, 7, False)
    assert {record.t_ms for record in step.records} == {5}


def test_a_forced_choice_is_made_by_the_host_and_costs_no_time():
    for seed in range(20):
        table = Table(FREDERICUS, 2, seed).play_on()
        forced = [r.body for r in table.host.records if isinstance(r.body, Chosen) and r.body.forced]
        if forced:
            break
    assert forced
    assert all(body.charge_ms == 0 for body in forced)


def test_a_question_that_is_always_asked_waits_even_with_one_answer():
    """The card that goes face down, even where only one card is in the hand."""
    table = Table(TOY, 2, 0)
    table.take(table.host.choose(0, 2, 0))
    assert table.host.waiting_for() == (0,)
    assert table.host.course.game.ask.always


def test_a_sealed_answer_stands_nowhere_in_the_public_bytes():
    table = Table(TOY, 2, 0)
    table.take(table.host.choose(0, 2, 0))
    step = table.host.choose(0, table.options(0)[0], 0)
    record = step.records[0]
    assert record.body == Chosen(0, None, 0, False)
    assert record.seals[0].vis == 1
    assert len(record.seals[0].salt) == 16


def test_what_is_asked_together_is_sealed_until_all_have_answered():
    table = until_asked(Table(TOY, 3, 0), "discard")
    host = table.host
    assert host.waiting_for() == (0, 1, 2)
    for seat in (2, 0):
        step = host.choose(seat, table.options(seat)[-1], 0, 11)
        assert bodies(step) == [Committed(seat, 11)]
        table.take(step)
        assert code_of(host.choose, seat, (), 0) == "E_CHOSEN"
        assert host.undo_target(seat) is None
    assert host.waiting_for() == (1,)
    last = host.choose(1, (), 0)
    assert kinds(last)[:2] == [Committed, Opened]
    assert bodies(last)[1].answers[1] == ()
    assert discards([]) == [()]
    table.take(last)


def test_match_time_never_goes_back():
    table = Table()
    table.take(table.host.choose(table.asked, table.options(table.asked)[0], 5_000))
    step = table.host.clock([(0, 1000, ClockReason.RESTART)], 3_000)
    assert step.records[0].t_ms == 5_000


def test_the_match_begins_once():
    table = Table()
    assert code_of(table.host.begin, 0) == "E_BEGUN"
    assert kinds(Table(begin=False).host.begin(0))[0] is Drawn


# -- taking back ---------------------------------------------------------------------------


def own_turn(seed=0):
    """A table at which the seat asked has made a choice of its own in this turn."""
    table = Table(FREDERICUS, 3, seed)
    table.play_on(lambda: table.host.undo_target(table.asked) is not None)
    return table


def test_undo_returns_to_the_question_before_the_last_own_choice():
    table = own_turn()
    host, seat = table.host, table.asked
    target = host.undo_target(seat)
    before = host.course.at(target)
    step = host.undo(seat, target, 0)
    assert bodies(step) == [Undone(seat, target)]
    draws = host.course.draws
    table.take(step)
    assert host.course.game.state.to_plain() == before.state.to_plain()
    assert host.course.game.ask.what == before.ask.what
    assert host.course.draws == draws
    assert host.based_seq == host.seq


def test_undo_goes_back_over_several_own_choices_at_once():
    table = own_turn()
    host, seat = table.host, table.asked
    first = host.undo_target(seat)
    table.play_on(lambda: table.asked != seat or len(host.course.game.choices) >= 2)
    if table.asked == seat and host.course.may_undo(seat, first, False):
        table.take(host.undo(seat, first, 0))
        assert host.course.position is host.course.positions[first]


def test_only_own_choices_of_the_present_turn_are_taken_back():
    table = own_turn()
    host, seat = table.host, table.asked
    other = (seat + 1) % 3
    assert code_of(host.undo, other, host.undo_target(seat), 0) == "E_NOTHING_TO_UNDO"
    assert code_of(host.undo, seat, 1, 0) == "E_UNDO_TOO_FAR"
    assert code_of(host.undo, seat, host.seq, 0) == "E_UNDO_TOO_FAR"
    assert code_of(host.undo, seat, -1, 0) == "E_UNDO_TOO_FAR"
    turns = host.course.game.state.turns
    table.play_on(lambda: host.course.game.state.turns > turns)
    assert host.undo_target(seat) is None


def test_nothing_is_taken_back_over_natures_answers_or_somebody_elses():
    """Wherever a target is offered, only own choices lie behind it, and the turn is the same."""
    for seed in range(4):
        table = Table(FREDERICUS, 3, seed)
        while not table.host.is_over:
            course = table.host.course
            for seat in range(3):
                target = table.host.undo_target(seat)
                behind = [] if target is None else table.host.records[target:]
                assert all(isinstance(r.body, Chosen) and r.body.actor == seat for r in behind)
                assert not behind or not behind[0].body.forced
                assert not behind or course.at(target).checkpoint is course.game.checkpoint
            table.choose_something()


def test_an_own_sealed_choice_can_be_taken_back():
    table = Table(TOY, 2, 0)
    table.take(table.host.choose(0, 2, 0))
    assert table.host.undo_target(0) == table.host.seq - 1
    table.take(table.host.undo(0, table.host.seq - 1, 0))
    assert table.host.waiting_for() == (0,)


def test_what_a_flag_has_done_is_not_taken_back():
    table = own_turn()
    seat = table.asked
    table.take(table.host.flag(seat, 0, 1))
    assert table.host.undo_target(seat) is None


def test_clock_records_in_between_do_not_hinder_undo():
    table = own_turn()
    host, seat = table.host, table.asked
    target, based = host.undo_target(seat), host.based_seq
    table.take(host.clock([(seat, 100, ClockReason.INCREMENT)], 0))
    assert host.undo_target(seat) == target
    assert host.based_seq == based == host.seq - 1
    table.take(host.undo(seat, target, 0))


def test_in_practice_one_goes_back_over_everybody_and_whole_turns():
    table = Table(FREDERICUS, 2, 1, free_undo=True)
    table.play_on(lambda: table.host.course.game.state.turns >= 5)
    first = next(r.seq for r in table.host.records if isinstance(r.body, Chosen)) - 1
    table.take(table.host.undo(1, first, 0))
    assert table.host.course.game.state.turns == 0
    seat = table.asked
    table.play_on(lambda: table.host.course.game.state.turns >= 3)
    target = table.host.undo_target(seat)
    assert seat in table.host.course.at(target).ask.options


def test_the_same_draw_comes_out_differently_after_going_back():
    """Chance numbers never go back, so nobody can look and then take back."""
    table = Table(TOY, 2, 3, free_undo=True)
    seen = set()
    for _ in range(8):
        start = table.host.seq
        table.take(table.host.choose(0, 0, 0))
        drawn = [r.plaintexts for r in table.host.records[start:] if isinstance(r.body, Drawn)]
        seen.add(tuple(drawn))
        table.take(table.host.undo(0, start, 0))
    assert len(seen) > 1


def test_in_a_rated_match_practice_undo_is_refused():
    setup, secret = set_up(rated=True)
    assert code_of(Host, FREDERICUS, setup, secret, True) == "E_SETUP"


def test_a_match_without_end_can_only_be_given_up(monkeypatch):
    table = own_turn()
    seat = table.asked
    monkeypatch.setattr("staufer_protocol.host.LAST_UNDO", table.host.seq)
    assert code_of(table.host.undo, seat, table.host.undo_target(seat), 0) == "E_UNDO_TOO_FAR"
    monkeypatch.setattr("staufer_protocol.host.LAST_CHOICE", table.host.seq)
    assert code_of(table.host.choose, seat, table.options(seat)[0], 0) == "E_TOO_LONG"
    assert code_of(table.host.flag, seat, 0, 1) == "E_TOO_LONG"
    table.take(table.host.resign(seat, 0))


def test_a_rule_that_never_stops_asking_nature_is_a_fault():
    def turn(s):
        while True:
            yield from reveal("again", 1)

    with pytest.raises(RuleFault):
        Table(replace(TOY, turn=turn), 2, 0)


# -- clocks, leaving, votes, the end ---------------------------------------------------------


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


# -- faults --------------------------------------------------------------------------------


def failing_turn(s):
    yield from choose(0, "harmless or fatal", these(0, 1))
    yield from choose(0, "again", these(0, 1))
    raise ZeroDivisionError


def test_a_rule_that_raises_leaves_the_host_as_it_was():
    table = Table(replace(TOY, turn=failing_turn), 2, 0)
    host = table.host
    table.take(host.choose(0, 1, 0))
    head, seq = host.head, host.seq
    with pytest.raises(RuleFault):
        host.choose(0, 0, 0)
    assert (host.head, host.seq, len(host.records)) == (head, seq, seq)
    assert host.course.game.ask.what == "again"
    assert host.undo_target(0) == 0
    table.take(host.undo(0, 0, 0))
    table.take(host.void(VoidReason.RULE_FAULT, 0))


def test_a_default_choice_that_is_not_legal_is_a_fault():
    table = Table(replace(TOY, default=lambda s, ask, actor: 77), 2, 0)
    seq = table.host.seq
    with pytest.raises(RuleFault):
        table.host.flag(0, 0, 1)
    assert table.host.seq == seq
    assert table.host.course.seq == seq


def test_a_question_without_answers_is_a_fault():
    def turn(s):
        yield from choose(0, "nothing", these())

    with pytest.raises(RuleFault):
        Table(replace(TOY, turn=turn), 2, 0)


# -- set-up --------------------------------------------------------------------------------


def test_the_secret_must_be_the_one_committed_to():
    setup, secret = set_up()
    assert code_of(Host, FREDERICUS, setup, secret[::-1] + b"x") == "E_SETUP"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "other"},
        {"rules_version": "0"},
        {"data_hash": b""},
        {"seats": ()},
        {"options": (("no such", 1),)},
        {"options": (("b", 0), ("a", 0))},
    ],
)
def test_rules_play_only_what_they_are_for(change):
    setup, secret = set_up()
    assert code_of(Host, FREDERICUS, replace(setup, **change), secret) == "E_SETUP"


def test_a_store_that_has_lost_a_record_is_not_restored():
    table = Table(TOY, 2, 0).play_on()
    stored = table.stored()
    with pytest.raises(Diverged):
        Host.restore(TOY, table.setup, table.secret, stored[:3] + stored[4:])
    broken = (stored[0][0], (b"\x63",))
    with pytest.raises(Diverged):
        Host.restore(TOY, table.setup, table.secret, [broken, *stored[1:]])
