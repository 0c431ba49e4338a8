"""What all agree on: going back further than anybody may alone, and when a proposal lapses."""

from __future__ import annotations

import pytest

from protocol.tables import FREDERICUS, Table, bodies, code_of, kinds, until_asked
from protocol.toy import TOY
from staufer_engine.games import GAMES
from staufer_protocol.complaint import Diverged
from staufer_protocol.course import Course
from staufer_protocol.offers import check_half
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.stream import Chosen, Drawn, Player, Record, Undone, Vote, Voted

FURTHER = Vote.UNDO


def after_a_turn(seats=3, seed=0, bots=(), rules=TOY):
    """A table at which seat 0 has had its turn and somebody else is asked."""
    table = Table(rules, seats, seed, bots=bots)
    table.play_on(lambda: table.asked != 0)
    assert table.host.undo_target(0) is None
    return table


def go_back(table, by, *others):
    for seat in (by, *others):
        step = table.host.vote(seat, FURTHER, True, table.now)
        table.take(step)
    return step


@pytest.mark.parametrize(("rules", "seats"), [(TOY, 2), (TOY, 3), (TOY, 4), (FREDERICUS, 3)])
def test_when_all_agree_the_match_goes_back_to_before_the_last_choice_of_who_asked(rules, seats):
    table = after_a_turn(seats, 1, rules=rules)
    host = table.host
    last = max(r.seq for r in host.records if isinstance(r.body, Chosen) and r.body.actor == 0 and not r.body.forced)
    before, draws, now = host.course.at(last - 1), host.course.draws, host.course.t_ms
    step = go_back(table, 0, *range(1, seats))
    assert bodies(step) == [Voted(seats - 1, FURTHER, True), Undone(0, last - 1)]
    assert host.course.game.state.to_plain() == before.state.to_plain()
    assert host.waiting_for() == (0,)
    assert (host.course.draws, host.course.t_ms) == (draws, now)
    assert host.course.standing.offers == ()


def test_nothing_goes_back_before_everybody_has_agreed():
    table = after_a_turn(3)
    table.take(table.host.vote(0, FURTHER, True, 0))
    step = table.host.vote(2, FURTHER, True, 0)
    assert kinds(step) == [Voted]
    table.take(step)
    assert table.host.waiting_for() != (0,)
    assert table.host.course.standing.votes == ((FURTHER, 0), (FURTHER, 2))


def test_house_bots_agree_at_once():
    table = after_a_turn(3, bots=(2,))
    step = go_back(table, 0, 1)
    assert kinds(step) == [Voted, Undone]


def test_one_no_ends_it_and_nobody_is_asked_again_before_the_match_went_on():
    table = after_a_turn(3)
    host = table.host
    table.take(host.vote(0, FURTHER, True, 0))
    table.take(host.vote(2, FURTHER, False, 0))
    assert host.course.standing.offers == ()
    assert code_of(host.vote, 1, FURTHER, False, 0) == "E_VOTE"
    assert code_of(host.vote, 0, FURTHER, True, 0) == "E_UNDO_REFUSED"
    table.choose_something()
    table.play_on(lambda: host.undo_target(0) is None)
    table.take(host.vote(0, FURTHER, True, 0))


def test_it_lapses_when_anybody_plays_on():
    table = after_a_turn(3)
    table.take(table.host.vote(0, FURTHER, True, 0))
    table.choose_something()
    assert table.host.course.standing.offers == ()
    for course in table.courses.values():
        assert course.standing == table.host.course.standing


def test_it_lapses_when_a_flag_falls_or_somebody_comes_or_goes():
    for what in (
        lambda host: host.flag(host.waiting_for()[0], 0, 1),
        lambda host: host.resign(2, 0),
        lambda host: host.take_over(2, Player.HOUSE_BOT, 0),
    ):
        table = after_a_turn(3)
        table.take(table.host.vote(0, FURTHER, True, 0))
        table.take(what(table.host))
        assert table.host.course.standing.offers == ()


def test_a_draw_stands_until_everybody_has_had_a_turn():
    table = Table(TOY, 3, 2)
    host = table.host
    begun = host.seq
    table.take(host.vote(1, Vote.DRAW, True, 0))

    def turns():
        return sum(position.checkpoint is not None for position in host.course.positions[begun + 2 :])

    table.play_on(lambda: turns() == 2)
    assert host.course.standing.votes == ((Vote.DRAW, 1),)
    table.play_on(lambda: turns() == 3)
    assert host.course.standing.offers == ()
    assert code_of(host.vote, 0, Vote.DRAW, False, 0) == "E_VOTE"
    for course in table.courses.values():
        assert course.standing == host.course.standing


def test_a_draw_does_not_lapse_by_choices_within_a_turn():
    table = Table(FREDERICUS, 2, 0)
    host = table.host
    table.take(host.vote(0, Vote.DRAW, True, 0))
    checkpoint = host.course.game.checkpoint
    table.choose_something()
    assert host.course.game.checkpoint is checkpoint or host.course.standing.offer(Vote.DRAW).turns == 1
    assert host.course.standing.offer(Vote.DRAW) is not None


def test_in_a_rated_match_nobody_is_asked():
    table = Table(TOY, 2, 1, rated=True)
    table.play_on(lambda: table.asked != 0)
    assert code_of(table.host.vote, 0, FURTHER, True, 0) == "E_UNDO_RATED"
    wrong = Record(table.host.seq + 1, 0, Voted(0, FURTHER, True))
    with pytest.raises(Diverged):
        table.courses[1].apply(wrong)


def test_what_can_be_taken_back_at_once_is_not_asked_for():
    table = Table(TOY, 2, 0)
    assert code_of(table.host.vote, 0, FURTHER, True, 0) == "E_NOTHING_TO_UNDO"
    table.take(table.host.choose(0, 2, 0))
    assert code_of(table.host.vote, 0, FURTHER, True, 0) == "E_UNDO_AT_ONCE"
    assert code_of(table.host.vote, 1, FURTHER, True, 0) == "E_NOTHING_TO_UNDO"


def test_nobody_asks_without_end(monkeypatch):
    monkeypatch.setattr("staufer_protocol.offers.MOST_UNDO_OFFERS", 2)
    table = after_a_turn(3)
    host = table.host

    def may_ask(seat):
        return host.undo_target(seat) is None and host.course.undo_target(seat, is_practice=True) is not None

    for _ in range(2):
        table.take(host.vote(0, FURTHER, True, 0))
        table.take(host.vote(1, FURTHER, False, 0))
        table.choose_something()
        table.play_on(lambda: may_ask(0) and may_ask(1))
    assert code_of(host.vote, 0, FURTHER, True, 0) == "E_UNDO_OFFERS"
    table.take(host.vote(1, FURTHER, True, 0))  # the others still can


def test_a_host_that_goes_back_without_all_having_agreed_is_caught():
    table = after_a_turn(3)
    target = table.host.course.undo_target(0, is_practice=True)
    table.take(table.host.vote(0, FURTHER, True, 0))
    table.take(table.host.vote(1, FURTHER, True, 0))
    for observer in (0, 1, 2, None):
        course = table.courses[observer].clone()
        with pytest.raises(Diverged):
            course.apply(Record(course.seq + 1, 0, Undone(0, target)))


def test_a_host_that_goes_back_elsewhere_than_agreed_is_caught():
    table = after_a_turn(3)
    for seat in (0, 1):
        table.take(table.host.vote(seat, FURTHER, True, 0))
    step = table.host.vote(2, FURTHER, True, 0)
    vote, undone = step.records
    for actor, to_seq in ((1, undone.body.to_seq), (0, undone.body.to_seq - 1)):
        course = table.courses[1].clone()
        course.apply(vote)
        with pytest.raises(Diverged):
            course.apply(Record(undone.seq, undone.t_ms, Undone(actor, to_seq)))


def test_answers_made_together_are_final_alone_and_can_be_gone_back_over_together():
    table = until_asked(Table(TOY, 2, 0), "discard")
    host = table.host
    table.take(host.choose(0, table.options(0)[-1], 0))
    assert host.undo_target(0) is None
    assert code_of(host.undo, 0, host.seq - 1, 0) == "E_NOTHING_TO_UNDO"
    step = go_back(table, 0, 1)
    assert kinds(step) == [Voted, Undone]
    assert set(host.waiting_for()) == {0, 1}


def test_chance_goes_on_after_going_back_so_that_nobody_meets_the_same_card_again():
    seen = set()
    for extra in range(6):
        table = Table(TOY, 2, 4)
        for _ in range(extra):
            table.take(table.host.choose(0, 0, 0))
            go_back(table, 0, 1)
        start = table.host.seq
        table.take(table.host.choose(0, 0, 0))
        drawn = [r.plaintexts for r in table.host.records[start:] if isinstance(r.body, Drawn)]
        assert drawn
        seen.add(tuple(drawn))
    assert len(seen) > 1


def test_a_match_with_such_turns_back_verifies_and_restores():
    table = Table(TOY, 3, 8)
    host, returns = table.host, 0
    while not host.is_over:
        seat = host.waiting_for()[0] - 1
        if seat >= 0 and returns < 4 and host.undo_target(seat) is None and host.course.undo_target(seat, True):
            go_back(table, seat, *[one for one in range(3) if one != seat])
            returns += 1
        else:
            table.choose_something()
    assert returns == 4
    verdict = verify(read_replay(write_replay(host)), games={"toy": TOY})
    assert verdict.is_verified, verdict
    again = type(host).restore(TOY, table.setup, table.secret, table.stored())
    assert again.head == host.head
    public = Course(TOY, table.setup, None)
    for record in host.records:
        public.follow(host.frame(record, None))
    assert public.head == host.head


def test_forced_choices_behind_an_own_one_go_back_with_it():
    """Fredericus brings choices with one option; they are never where one stops."""
    found = 0
    for seed in range(12):
        table = Table(FREDERICUS, 2, seed)
        host, is_done = table.host, False
        while not host.is_over and not is_done:
            seat = table.asked
            target = host.undo_target(seat)
            behind = [] if target is None else [r.body for r in host.records[target:]]
            if any(isinstance(body, Chosen) and body.forced for body in behind):
                found, is_done = found + 1, True
                assert len(host.course.at(target).ask.options[seat]()) > 1
                table.take(host.undo(seat, target, table.now))
                assert host.waiting_for() == (seat,)
            else:
                table.choose_something()
    assert found > 2


@pytest.mark.parametrize("what", [Vote.DRAW, Vote.VOID])
@pytest.mark.parametrize("is_rated", [True, False])
@pytest.mark.parametrize("game", list(GAMES))
def test_half_way_through_a_rated_match_it_is_too_late_for_a_draw_or_to_call_it_off(game, is_rated, what):
    table = Table(GAMES[game], 2, 3, rated=is_rated)
    host = table.host
    check_half(host.course, what)  # it could be proposed from the start
    table.play_on(lambda: host.course.rules.is_past_half(host.course.game.state))
    assert not host.is_over
    rounds = host.rules.rounds(host.course.game.state)
    assert rounds > 1
    if is_rated:
        assert code_of(check_half, host.course, what) == "E_PAST_HALF"
    else:
        check_half(host.course, what)
    host.vote(0, what, True, host.course.t_ms)  # a replay in which it was done is right


@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_sees_when_half_of_a_match_is_over(game):
    table = Table(GAMES[game], 2, 4)
    is_past = table.host.rules.is_past_half
    table.play_on(lambda: is_past(table.host.course.game.state))
    assert all(is_past(course.game.state) for course in table.courses.values())
