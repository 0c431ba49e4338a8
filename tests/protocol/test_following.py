"""Everybody's copy agrees with the truth, whatever happens at the table."""

from __future__ import annotations

import pytest

from protocol.tables import FREDERICUS, Table
from protocol.toy import TOY
from staufer_engine.games import GAMES
from staufer_protocol.course import Course
from staufer_protocol.host import Host
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.stream import TRUTH, Committed, Drawn, Ended, Opened, Undone

ALL = {**GAMES, "toy": TOY}
TABLES = [(FREDERICUS, seats, seed) for seats in FREDERICUS.players for seed in range(2)]
TABLES += [(TOY, seats, seed) for seats in TOY.players for seed in range(8)]


@pytest.mark.parametrize(("rules", "seats", "seed"), TABLES)
def test_every_copy_shows_what_its_observer_may_see_after_every_record(rules, seats, seed):
    """The table itself compares the views at each record, with undo, flags, clocks, votes and leavers."""
    table = Table(rules, seats, seed).play_wildly()
    verdict = verify(read_replay(write_replay(table.host)), games=ALL)
    assert verdict.is_verified, verdict.sentence
    assert verdict.head == table.host.head == table.courses[None].head


@pytest.mark.parametrize(("rules", "seats", "seed"), TABLES[::3])
def test_copies_agree_when_everything_may_be_taken_back(rules, seats, seed):
    table = Table(rules, seats, seed, free_undo=True)
    while not table.host.is_over and table.host.seq < 600:
        seat = table.dice.choice(table.host.waiting_for())
        target = table.host.undo_target(seat)
        if target is not None and table.dice.random() < 0.4:
            table.take(table.host.undo(seat, target, table.now))
        else:
            table.choose_something(seat)
    assert any(isinstance(record.body, Undone) for record in table.host.records)


@pytest.mark.parametrize(("rules", "seats", "seed"), TABLES[::2])
def test_a_restored_host_is_in_the_same_state(rules, seats, seed):
    host = Table(rules, seats, seed).play_wildly().host
    for end in (0, 1, host.seq // 2, host.seq - 1, host.seq):
        stored = [(record.pub, record.plaintexts) for record in host.records[:end]]
        again = Host.restore(rules, host.setup, host.secret, stored)
        assert again.records == host.records[:end]
        assert again.course.game.state.to_plain() == host.course.at(end).state.to_plain()
        assert again.course.game.answers == host.course.at(end).answers
    assert again.head == host.head
    assert again.results == host.results
    assert again.course.standing == host.course.standing


def test_a_restored_host_goes_on_as_the_old_one_would():
    table = Table(TOY, 3, 1)
    for _ in range(5):
        table.choose_something()
    again = Host.restore(TOY, table.setup, table.secret, table.stored())
    seat = table.asked
    choice = table.options(seat)[0]
    assert again.choose(seat, choice, 99_000, 1).records == table.host.choose(seat, choice, 99_000, 1).records


@pytest.mark.parametrize("rules", [FREDERICUS, TOY])
def test_frames_of_others_never_hold_a_secret(rules):
    """Neither salt nor plaintext of a sealed part goes to anybody outside its mask."""
    host = Table(rules, 3, 5).play_on().host
    sealed = [record for record in host.records if record.seals]
    assert sealed
    for record in sealed:
        for observer in (0, 1, 2, None):
            frame = host.frame(record, observer)
            may_see = observer is not None and record.seals[0].vis >> observer & 1
            assert bool(frame.parts) == bool(may_see)
            assert record.seals[0].salt not in frame.pub
    for observer in (0, 1, 2, None):
        for record in host.records[:-1]:
            assert host.secret not in repr(host.frame(record, observer)).encode()
            assert host.secret not in host.frame(record, observer).pub


def test_sealed_parts_are_of_the_seats_that_the_rules_name():
    host = Table(TOY, 3, 5).play_on().host
    masks = {type(record.body): set() for record in host.records}
    for record in host.records:
        masks[type(record.body)] |= {seal.vis for seal in record.seals}
    assert masks[Drawn] == masks[Committed] == {1, 2, 4}
    assert masks[Opened] == set()


def test_two_matches_with_one_secret_but_other_players_draw_differently():
    """The draws follow from everything that was agreed, not from the secret alone."""
    one, other = Table(seats=2, seed=3), Table(seats=3, seed=3)
    assert one.secret == other.secret
    assert [r.body for r in one.host.records[:20]] != [r.body for r in other.host.records[:20]]


def test_views_are_compared_where_a_turn_ends_after_an_undo_and_at_the_end():
    host = Table(TOY, 3, 2).play_wildly(may_lose_players=False).host
    course = Course(TOY, host.setup, TRUTH)
    for record in host.records:
        before = course.game.checkpoint
        course.apply(record)
        is_turn_end = course.game.checkpoint is not before and not isinstance(record.body, Undone)
        is_checked = is_turn_end or isinstance(record.body, Undone | Ended)
        checks = [host.frame(record, observer).check for observer in (0, 1, 2, None)]
        assert [bool(check) for check in checks] == [is_checked] * 4
        assert not is_checked or len(set(checks)) == 4


@pytest.mark.parametrize(("rules", "seats", "seed"), [(FREDERICUS, 4, 2), (TOY, 3, 4)])
def test_any_earlier_moment_is_the_state_as_it_was(rules, seats, seed):
    host = Table(rules, seats, seed).play_wildly().host
    course = Course(rules, host.setup, TRUTH)
    states = [course.game.state.clone().to_plain()]
    for record in host.records:
        course.apply(record)
        states.append(course.game.state.clone().to_plain())
    assert [host.course.at(seq).state.to_plain() for seq in range(host.seq + 1)] == states
    assert [course.at(seq).state.to_plain() for seq in range(host.seq + 1)] == states


def test_a_clone_leaves_the_match_alone():
    table = Table(FREDERICUS, 2, 1)
    course = table.courses[table.asked]
    before, head = course.game.state.clone().to_plain(), course.head
    copy = course.clone()
    copy.game.answer(table.asked, next(iter(copy.game.ask.options[table.asked]())))
    copy.positions.pop()
    assert course.game.state.to_plain() == before
    assert course.at(course.seq).state.to_plain() == before
    assert course.head == head
