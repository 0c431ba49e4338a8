"""Host and observers stay in step over invented games: everything secret, and a long turn with many questions."""

from __future__ import annotations

import random

from engine import building_toy, secrets_toy
from engine.toys import random_answers
from staufer_engine.kernel import HIDDEN, Game
from staufer_engine.views import first_difference, part_of


def follow(rules, start, observers, dice, check):
    host = Game(rules, start)
    tables = {observer: Game(rules, rules.view(start, observer)) for observer in observers}
    while host.ask:
        ask, answers = host.ask, random_answers(host, dice)
        for observer, table in tables.items():
            part = part_of(ask, answers, observer)
            assert (table.ask.what, table.ask.witnesses, table.ask.always) == (ask.what, ask.witnesses, ask.always)
            assert list(table.ask.options) == list(ask.options)
            assert observer not in answers or table.is_legal(observer, part[observer])
        host.apply(answers)
        for observer, table in tables.items():
            table.apply(part_of(ask, answers, observer))
            want = rules.view(host.state, observer)
            assert first_difference(rules.view(table.state, observer), want) is None
            assert rules.view(want, observer) == want
        check(host)
    return host


def test_everything_secret_stays_in_step():
    """A draw whose face decides who sees it, face-down cards, secret discards together, a peek and a new order."""
    for seed in range(25):
        follow(secrets_toy.RULES, secrets_toy.new(), (0, 1, 2, None), random.Random(seed), lambda host: None)


def test_many_questions_in_a_turn_stay_in_step_and_play_again():
    def check(host):
        if host.ask and random.Random(len(host.choices)).random() < 0.2:
            assert host.clone().state == host.state
            again = building_toy.State.from_plain(host.checkpoint.clone().to_plain())
            assert Game(building_toy.RULES, again, host.choices).state == host.state

    for seed in range(4):
        host = follow(building_toy.RULES, building_toy.new(), (0, 3, None), random.Random(seed), check)
        assert host.state.turn == building_toy.TURNS


def test_secrets_do_not_reach_others():
    dice = random.Random(3)
    game = Game(building_toy.RULES, building_toy.new())
    secrets = 0
    while game.ask:
        ask, answers = game.ask, random_answers(game, dice)
        if ask.witnesses is not None:
            secrets += 1
            assert set(part_of(ask, answers, (ask.witnesses[0] + 1) % 4).values()) == {HIDDEN}
            assert part_of(ask, answers, ask.witnesses[0]) == answers
        game.apply(answers)
    assert secrets > 12
