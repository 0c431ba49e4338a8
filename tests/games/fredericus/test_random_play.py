"""Games at random: appendix A of the rules, the invariants FR-16, and the fixed order of options."""

from __future__ import annotations

import random
import statistics
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.toys import random_answers
from games.fredericus.scenes import DECISIONS, END, check_invariants, random_game
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.components import IN_THE_DECK, NEITHER, Step
from staufer_engine.games.fredericus.scoring import score
from staufer_engine.kernel import NATURE, Game

APPENDIX_A = {  # rounds, decisions, options a decision
    2: (12.7, 181, 13.5),
    3: (12.5, 229, 14.8),
    4: (14.0, 341, 14.8),
}
LONGEST = {2: 15, 3: 18, 4: 21}  # rounds (FR-9.6)
ASKED_AFTER_SET_UP = (*DECISIONS, "draw", "objective or Fredericus", "objective")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_as_long_as_the_prototypes(seats):
    rounds, decisions, offered = [], [], []
    for seed in range(200):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {}))
        made = 0
        while game.ask:
            if game.ask.what in DECISIONS:
                ((_, options),) = game.ask.options.items()
                offered.append(len(options()))
                made += 1
            game.apply(random_answers(game, dice))
        rounds.append(RULES.rounds(game.state))
        decisions.append(made)
    assert max(rounds) <= LONGEST[seats]
    got = tuple(map(statistics.mean, (rounds, decisions, offered)))
    for have, want in zip(got, APPENDIX_A[seats], strict=True):
        assert abs(have - want) < want / 10, (got, APPENDIX_A[seats])


OPTIONS = {"short_game": st.integers(0, 1), "random_posts": st.integers(0, 1)}


@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), chosen=st.fixed_dictionaries(OPTIONS), dice=st.randoms(use_true_random=True))
def test_invariants_after_every_choice(seats, chosen, dice):
    game = Game(RULES, new(seats, chosen))
    earned, drawn = [0] * seats, [0] * seats
    while game.ask:
        if game.state.dealt:
            assert game.ask.what in ASKED_AFTER_SET_UP  # FR-16.6
        for actor in game.ask.options:
            assert game.is_legal(actor, RULES.default(game.state, game.ask, actor))  # FR-13.3
        turns = game.state.turns
        for what, facts in game.apply(random_answers(game, dice)):
            if what in ("bet taken back", "flipped"):
                earned[facts[0]] += 1
            if what in ("objective drawn", "Fredericus drawn"):
                drawn[facts[0]] += 1
        assert all(d <= e for d, e in zip(drawn, earned, strict=True))  # FR-16.4
        check_invariants(game.state)
        if game.state.turns > turns:
            assert game.state.players[turns % seats].hooded == NEITHER  # FR-16.3
    s = game.state
    assert s.turns % seats == 0  # FR-16.5
    assert [sum(line.points[p] for line in RULES.score_sheet(s)) for p in range(seats)] == [
        score(s, p) for p in range(seats)
    ]
    assert sorted(p for group in RULES.ranking(s) for p in group) == list(range(seats))


def test_fredericus_ends_random_games():
    ends = {random_game(Game(RULES, new(3, {})), random.Random(seed)).state.fredericus for seed in range(40)}
    assert IN_THE_DECK not in ends


# -- the options of a hunt -----------------------------------------------------------------

EVERY_STEP = [step for n in range(5) for step in product(range(8), repeat=n + 1) if n < 3 or max(step[2:]) < 2]
NO_STEPS = ((), (7,), (-1,), (0, -1, 7), (0, 0, 8), (0, 0, 1, 1), (2,), (6, 0), "06", None, 6, [6])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_membership_equals_listing_over_all_possible_steps(seats):
    for seed in range(5):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {"short_game": 1}))
        while game.ask:
            if game.ask.what == "hunt":
                ((_, options),) = game.ask.options.items()
                listed = list(options())
                assert len(listed) == len(set(listed))
                assert set(listed) == {step for step in EVERY_STEP if step in options()}
                assert not any(step in options() for step in NO_STEPS)
            game.apply(random_answers(game, dice))


def in_fixed_order(step):
    """By kind, then by side from 0 up or falcon first; of two neighbours the clockwise one first (FR-13.6)."""
    match step:
        case Step.CARD, side, neighbour:
            return Step.CARD, side, (neighbour - side) % 8
        case _:
            return step


def test_options_of_a_hunt_stand_in_the_fixed_order():
    for seed in range(20):
        dice = random.Random(seed)
        game = Game(RULES, new(4, {"short_game": 1}))
        while game.ask:
            ((p, options),) = game.ask.options.items()
            if game.ask.what == "hunt":
                listed = list(options())
                raptors = [step for step in listed if step[0] == Step.RAPTOR]
                posts = game.state.players[p].raptors
                others = [step for step in listed if step[0] != Step.RAPTOR]
                assert others == sorted(others, key=in_fixed_order)
                assert raptors == sorted(raptors, key=lambda step: (step[1], (step[2] - posts[step[1]]) % 8))
                assert [step[0] for step in listed] == sorted(step[0] for step in listed)
                assert END not in listed[:-1]
            elif game.ask.what == "bet":
                listed = list(options())
                start = game.state.players[p].tokens[game.state.hunt.bets]
                rest = [place for place in listed if place != start]
                assert rest == sorted(rest)
                assert start not in listed or listed[0] == start
            game.apply(random_answers(game, dice))


def test_copying_undoing_and_reading_back_play_the_turn_again():
    for seed in range(5):
        dice = random.Random(seed)
        game = Game(RULES, new(4, {"short_game": 1}))
        while game.ask:
            before = game.clone().state.to_plain()
            assert before == game.state.to_plain()
            again = type(game.checkpoint).from_plain(game.checkpoint.clone().to_plain())
            assert Game(RULES, again, game.choices).state == game.state
            checkpoint = game.checkpoint
            game.apply(random_answers(game, dice))
            if game.checkpoint is checkpoint:
                assert game.without_last().state.to_plain() == before
        assert game.clone().ask is None
        assert game.clone().state == game.state


def test_only_nature_has_secret_answers():
    """FR-12.5: the witnesses of a player's own choice are everybody."""
    dice = random.Random(1)
    game = Game(RULES, new(4, {}))
    while game.ask:
        if game.ask.witnesses is not None:
            assert list(game.ask.options) == [NATURE]
            assert game.ask.what == "draw"
        game.apply(random_answers(game, dice))
