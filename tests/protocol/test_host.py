"""What the host grants and refuses, and what it writes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.tables import FREDERICUS, Table, bodies, code_of, kinds, set_up, until_asked
from protocol.toy import TOY, discards
from staufer_engine.kernel import choose, these
from staufer_protocol.complaint import Diverged, RuleFault
from staufer_protocol.host import Host
from staufer_protocol.stream import (
    Chosen,
    ClockReason,
    Committed,
    Drawn,
    Opened,
    VoidReason,
)

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
