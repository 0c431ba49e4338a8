"""Tables to play at: a host, a course for everybody who follows, and players who act at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from staufer_engine.games import GAMES
from staufer_protocol.codec import pack, unpack_server
from staufer_protocol.complaint import Refusal
from staufer_protocol.course import Course
from staufer_protocol.draft import Step
from staufer_protocol.fairness import commitment
from staufer_protocol.host import Host
from staufer_protocol.messages import SeatedPlayer, Setup
from staufer_protocol.receipt import RecordKey, agree_alone
from staufer_protocol.stream import ClockReason, LeaveReason, Player, Vote

FREDERICUS = GAMES["fredericus"]
KEY = RecordKey(bytes(range(100, 132)))  # signs for the host


def set_up(rules=FREDERICUS, seats=2, seed=0, rated=False, bots=()):
    secret = bytes([seed % 256, seed // 256]) * 16
    match = bytes([seats, seed % 256, seed // 256, 7]) * 4
    players = tuple(SeatedPlayer(n + 1, f"Player {n}", n in bots, 150_000, 3) for n in range(seats))
    setup = Setup(
        match=match,
        game=rules.name,
        rules_version=rules.version,
        data_hash=rules.data_hash,
        options=(),
        seats=players,
        pace="untimed",
        rated=rated,
        commitment=commitment(match, secret),
        started=1_700_000_000,
    )
    agreed = agree_alone(setup, secret, KEY, random.Random(seed).randbytes)
    return (agreed if rated else replace(agreed, seats=players)), secret


class Table:
    """A host and, for each seat and the public, a course that follows the frames."""

    def __init__(self, rules=FREDERICUS, seats=2, seed=0, free_undo=False, rated=False, bots=(), begin=True):
        self.rules = rules
        bots = bots or (range(1, seats) if free_undo else ())  # one person minds nobody
        self.setup, self.secret = set_up(rules, seats, seed, rated, bots)
        self.host = Host(rules, self.setup, self.secret, free_undo)
        self.observers = (*range(seats), None)
        self.courses = {observer: Course(rules, self.setup, observer) for observer in self.observers}
        self.dice = random.Random(seed)
        self.now = 0
        if begin:
            self.take(self.host.begin(0))

    @property
    def asked(self):
        return self.host.waiting_for()[0]

    def take(self, step: Step):
        """Accept the step and send it round, over encoded frames."""
        self.host.accept(step)
        for record in step.records:
            truth = self.host.course.at(record.seq).state
            for observer, course in self.courses.items():
                course.follow(unpack_server(pack(self.host.frame(record, observer))))
                assert course.head == self.host.course.head or record is not step.records[-1]
                seen = self.rules.view(course.game.state, observer).to_plain()
                assert seen == self.rules.view(truth, observer).to_plain()
        for course in self.courses.values():
            assert course.seq == self.host.seq
            assert course.based_seq == self.host.based_seq
            assert course.waiting_for() == self.host.waiting_for()
            assert course.is_over == self.host.is_over
            assert course.results == self.host.results

    def options(self, seat):
        return list(self.host.course.game.ask.options[seat]())

    def choose_something(self, seat=None):
        """A choice that the seat's own copy holds for possible."""
        seat = self.asked if seat is None else seat
        own = self.courses[seat].game
        choice = self.dice.choice(list(own.ask.options[seat]()))
        self.now += 1000
        self.take(self.host.choose(seat, choice, self.now, self.dice.randrange(900)))
        return choice

    def play_on(self, until: Callable[[], bool] = lambda: False):
        while not self.host.is_over and not until():
            self.choose_something()
        return self

    def play_wildly(self, may_lose_players=True):
        """To the end, with everything that can happen round a table."""
        host, dice = self.host, self.dice
        while not host.is_over:
            self.now += dice.randrange(3000)
            seat = dice.choice(host.waiting_for())
            chance = dice.random()
            somebody = dice.randrange(len(self.setup.seats))
            target = host.undo_target(somebody)
            if target is not None and chance < 0.25:
                self.take(host.undo(somebody, target, self.now))
            elif chance < 0.27:
                self.take(host.flag(seat, self.now, 1))
            elif chance < 0.29:
                self.take(host.clock([(seat, 5000, ClockReason.INCREMENT)], self.now))
            elif chance < 0.30:
                voters = host.course.standing.voters(self.setup)
                if len(voters) > 1:
                    what = dice.choice((Vote.DRAW, Vote.VOID))
                    is_new = all(on != what for on, _ in host.course.standing.votes)
                    self.take(host.vote(dice.choice(voters), what, is_new, self.now))
            elif chance < 0.303 and may_lose_players and not host.course.standing.has_gone(somebody):
                if dice.random() < 0.5:
                    self.take(host.resign(somebody, self.now))
                else:
                    self.take(host.leave(somebody, dice.choice(list(LeaveReason)), self.now))
                if not host.is_over:
                    self.take(host.take_over(somebody, Player.HOUSE_BOT, self.now))
            else:
                self.choose_something(seat)
        return self

    def stored(self):
        return [(record.pub, record.plaintexts) for record in self.host.records]


# -- what a step is made of -----------------------------------------------------------------


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
