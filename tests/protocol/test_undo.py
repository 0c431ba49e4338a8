"""What may be taken back, and what may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.tables import FREDERICUS, Table, bodies, code_of, set_up
from protocol.toy import NONE, TOY, refill
from staufer_engine.kernel import HIDDEN, choose, reveal, take, these
from staufer_protocol.complaint import RuleFault
from staufer_protocol.host import Host
from staufer_protocol.stream import (
    Chosen,
    ClockReason,
    Drawn,
    Undone,
)


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
    host = table.host
    table.play_on(lambda: len(list(host.course.position.takeable(table.asked, False))) >= 3)
    seat = table.asked
    *_, first = host.course.position.takeable(seat, False)
    target = host.course.positions.index(first.parent)
    assert target < host.undo_target(seat) - 1
    table.take(host.undo(seat, target, 0))
    assert host.course.position is first.parent
    assert host.undo_target(seat) is None


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


def test_how_a_card_was_to_be_played_can_be_taken_back():
    table = Table(TOY, 2, 0)
    table.take(table.host.choose(0, 2, 0))
    assert table.host.undo_target(0) == table.host.seq - 1
    table.take(table.host.undo(0, table.host.seq - 1, 0))
    assert table.host.waiting_for() == (0,)


def asks_again(s):
    """A card face down, of which only its owner knows, and one more question in the same turn."""
    p = s.turns % len(s.hands)
    me = s.hands[p]
    yield from refill(s, p)
    card = yield from choose(p, "card", lambda: me.cards, (p,), always=True)
    take(me.cards, card)
    me.slot = card
    yield from choose(p, "sure", these(0, 1))
    me.discard.append((yield from reveal("card", me.slot)))
    me.discard.sort()
    me.slot = NONE
    s.turns += 1
    s.is_over = s.turns == 8


def test_own_sealed_choices_go_back_and_nobody_learns_of_them():
    """The table compares every observer's view after each record: before, between and after."""
    rules = replace(TOY, turn=asks_again)
    table = Table(rules, 2, 1)
    host = table.host
    start, before = host.seq, host.course.game.state.clone().to_plain()
    table.take(host.choose(0, table.options(0)[0], 0))
    assert host.records[-1].body == Chosen(0, None)
    assert host.records[-1].seals[0].vis == 1
    assert host.course.game.ask.what == "sure"
    assert table.courses[1].game.state.hands[0].slot == HIDDEN
    table.take(host.undo(0, start, 0))
    assert host.course.game.state.to_plain() == before
    assert table.courses[1].game.state.hands[0].slot == NONE
    table.take(host.choose(0, table.options(0)[-1], 0))
    assert table.courses[0].game.state.hands[0].slot == host.course.game.state.hands[0].slot != HIDDEN
    table.play_on()


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
    monkeypatch.setattr("staufer_protocol.offers.LAST_UNDO", table.host.seq)
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
