"""The house bots at the table of Fredericus."""

from __future__ import annotations

import random

import pytest

from bots.thrifty import SEARCHING, THRIFTY
from staufer_bots import Bot
from staufer_bots.bot import Below, S, any_option
from staufer_bots.fredericus_ways import HIGH, LOW, SEALS, ways
from staufer_engine.games import GAMES
from staufer_engine.games.fredericus.components import GRIFFIN, SEAL, SKY, TREE
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.record import Record
from staufer_engine.views import part_of
from staufer_lab.play import Setting, play_games

RULES = GAMES["fredericus"]
DEFAULTS = {option.name: option.values[0][0] for option in RULES.options}


@pytest.mark.parametrize("places", [("squire", "page"), ("page", "squire")])
def test_a_squire_beats_a_page_from_either_seat(places: tuple[str, str]) -> None:
    games = 20
    tally = play_games(Setting(RULES, 2, DEFAULTS), games, seed=7, bots=[THRIFTY[name] for name in places])

    assert tally.wins[places.index("squire")] >= games * 3 // 4


def test_a_page_beats_chance() -> None:
    games = 60
    tally = play_games(Setting(RULES, 2, DEFAULTS), games, seed=3, bots=[THRIFTY["page"], Chance()])

    assert tally.wins[0] >= games * 11 // 20


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in THRIFTY for seats in (RULES.players if name != "duke" else (2,))]
)
@pytest.mark.parametrize("options", [{}, {option.name: option.values[-1][0] for option in RULES.options}])
def test_whatever_a_bot_chooses_is_open_to_it(name: str, options: dict[str, int], seats: int) -> None:
    """The lab checks every choice against the truth and would not go on."""
    games = 1 if name in SEARCHING else 3
    tally = play_games(Setting(RULES, seats, DEFAULTS | options), games, seed=11, bots=[THRIFTY[name]] * seats)

    assert len(tally.choices) == games


@pytest.mark.parametrize("name", THRIFTY)
def test_a_bot_chooses_the_same_in_two_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """At every third choice the hidden cards are dealt anew, twice; the bot is given the view of both."""
    bot, compared = THRIFTY[name], 0
    for game, seat in decisions(THRIFTY["squire"], seed=5):
        if len(game.choices) == 0:  # only here is the state all that there is of the game
            chosen = set()
            for world in (1, 2):
                truth = RULES.possible_world(RULES.view(game.state, seat), random.Random(world).randrange)
                copy = Game(RULES, RULES.view(truth, seat))
                chosen.add(bot.choose(copy, seat, random.Random(9).randrange))
            assert len(chosen) == 1
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", THRIFTY)
def test_a_bot_leaves_the_game_as_it_was_and_repeats_itself(name: str) -> None:
    bot = THRIFTY[name]
    for n, (game, seat) in enumerate(decisions(THRIFTY["squire"], seed=8)):
        if n % 9 == 0:
            before = game.state.to_plain(), list(game.choices)
            first = bot.choose(game, seat, random.Random(4).randrange)
            assert bot.choose(game, seat, random.Random(4).randrange) == first
            assert (game.state.to_plain(), list(game.choices)) == before


def test_a_way_is_found_for_falcon_goshawk_and_flip() -> None:
    rows = [[TREE, TREE] for _ in range(8)]
    rows[3] = [GRIFFIN]
    rows[2], rows[4] = [TREE, SKY], [SKY, TREE]

    found = {(way.purpose, way.card): way.moves for way in ways(rows, 3, 2)}

    assert found[LOW, GRIFFIN] == ()
    assert found[HIGH, GRIFFIN] == ((4, 5),)  # the tree goes, the sky below it stays
    assert not any(purpose == SEALS for purpose, _ in found)


def test_seals_on_both_flanks_are_a_way_to_a_flip() -> None:
    rows = [[TREE] for _ in range(8)]
    rows[1], rows[7] = [SEAL], [SEAL]

    assert any(way.purpose == SEALS and way.moves == () for way in ways(rows, 0, 0))


class Chance:
    """Every option equally likely."""

    name = "chance"

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        return any_option(game, seat, below)


def decisions(bot: Bot, seed: int) -> list[tuple[Game[Record], int]]:
    """A seat's own copy before each of its choices in a game of three."""
    chance, seats = random.Random(seed), 3
    start = RULES.new(seats, DEFAULTS)
    truth, copies = Game(RULES, start), [Game(RULES, RULES.view(start, seat)) for seat in range(seats)]
    met = []
    while truth.ask is not None:
        ask, answers = truth.ask, {}
        for actor, options in ask.options.items():
            if actor == NATURE:
                listed = options()
                answers[actor] = listed[chance.randrange(len(listed))]
            else:
                met.append((copies[actor].clone(), actor))
                answers[actor] = bot.choose(copies[actor], actor, chance.randrange)
        truth.apply(answers)
        for seat, copy in enumerate(copies):
            copy.apply(part_of(ask, answers, seat))
    return met
