"""What a seat may not see does not move its bot: not at the start of a turn, and not in the middle of one."""

from __future__ import annotations

import random

import pytest

from bots.thrifty import SEARCHING, THRIFTY
from staufer_bots import BOTS, Bot
from staufer_engine.games import GAMES
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.record import Record
from staufer_engine.views import part_of, possible_game

SEATS = 3
ENOUGH = 5
MOMENTS = 30


@pytest.mark.parametrize("name", THRIFTY)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_the_same_in_two_worlds_that_differ_in_hidden_facts_only(game: str, name: str) -> None:
    check_that_nothing_hidden_moves(THRIFTY[name], game)


@pytest.mark.long
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("game", GAMES)
def test_nor_does_he_where_he_thinks_as_long_as_in_earnest(game: str, name: str) -> None:
    check_that_nothing_hidden_moves(BOTS[name], game)


def check_that_nothing_hidden_moves(bot: Bot, game: str) -> None:
    dice, compared, in_mid_turn = random.Random(6), 0, 0
    for truth, seat in moments(game, BOTS["squire"], random.Random(4)):
        told = as_told(truth, seat)
        other = possible_game(told, dice.randrange)
        if other is not None and differ(truth, other):
            one, two = (bot.choose(as_told(world, seat), seat, random.Random(9).randrange) for world in (truth, other))
            assert one == two
            compared += 1
            in_mid_turn += bool(truth.choices)
            if compared == ENOUGH and in_mid_turn:
                return
    assert compared >= ENOUGH
    assert in_mid_turn >= 1


def moments(game: str, bot: Bot, chance: random.Random) -> list[tuple[Game[Record], int]]:
    """Some real choices of one match, from all over it, in any order."""
    rules = GAMES[game]
    truth = Game(rules, rules.new(SEATS, {option.name: option.values[0][0] for option in rules.options}))
    met = []
    while truth.ask is not None:
        answers: dict[int, Choice] = {}
        for actor, open_to in truth.ask.options.items():
            options = open_to()
            if actor == NATURE:
                answers[actor] = options[chance.randrange(len(options))]
                continue
            if len(options) > 1:
                met.append((truth.clone(), actor))
            answers[actor] = bot.choose(as_told(truth, actor), actor, chance.randrange)
        truth.apply(answers)
    return chance.sample(met, MOMENTS)


def as_told(world: Game[Record], seat: int) -> Game[Record]:
    """The seat's own copy of it, as far as the state at the start of the turn and the answers since tell."""
    rules = world.rules
    host, copy = Game(rules, world.checkpoint), Game(rules, rules.view(world.checkpoint, seat))
    for answers in world.choices:
        assert host.ask is not None
        copy.apply(part_of(host.ask, answers, seat))
        host.apply(answers)
    return copy


def differ(one: Game[Record], other: Game[Record]) -> bool:
    return one.state.to_plain() != other.state.to_plain() or one.choices != other.choices
