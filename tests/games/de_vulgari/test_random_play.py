"""Games at random: appendix D of the rules, the invariants DV-20, and the fixed order of options."""

from __future__ import annotations

import random
import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.de_vulgari.scenes import (
    DECISIONS,
    END,
    actor,
    check_invariants,
    is_of_nature,
    lively_answers,
    options,
    random_answers,
)
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari.components import KNOWLEDGE, SHARES, Step
from staufer_engine.games.de_vulgari.scoring import score
from staufer_engine.games.de_vulgari.state import Phase
from staufer_engine.kernel import HIDDEN, NATURE, Game

APPENDIX_D = {  # decisions, options a decision, knowledge, score
    2: (127, 16.4, 36, 12),
    3: (194, 16.0, 35, 11),
    4: (260, 16.1, 34, 11),
    5: (324, 16.1, 34, 11),
}
LAST_TURNS = {13: 1, 14: 2, 15: 3, 16: 4}  # of ten games
CHANCE = ("draw", "look", "library tile")
MOST_OPTIONS = {"payment": 59, "payment of a rank": 59, "tile to keep": 6, "tile to put back": 5}  # DV-17.5
ONCE = ("moved", "salterio", "business", "manuscript")  # a player turn (DV-7.5)


def play_lively(seats, seed):
    """Decisions, options of each, and the end; a look's tiles put back count as one, a forced end as none."""
    dice, game, offered = random.Random(seed), Game(RULES, new(seats, {})), []
    while game.ask:
        listed = options(game)
        if actor(game) != NATURE and game.ask.what != "tile to put back" and listed != [END]:
            offered.append(len(listed))
        game.apply(lively_answers(game, dice))
    return offered, game.state


def figures(seats, seeds):
    played = [play_lively(seats, seed) for seed in seeds]
    ends = [s for _, s in played]
    got = (
        statistics.mean(len(offered) for offered, _ in played),
        statistics.mean(count for offered, _ in played for count in offered),
        statistics.mean(player.spaces[KNOWLEDGE] for s in ends for player in s.players),
        statistics.mean(score(s, p) for s in ends for p in range(seats)),
    )
    return got, [s.turn for s in ends]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_in_time_and_are_as_long_as_the_prototypes(seats):
    got, turns = figures(seats, range(30))
    assert set(turns) <= set(LAST_TURNS)
    for have, want, tolerance in zip(got, APPENDIX_D[seats], (0.1, 0.1, 0.15, 0.3), strict=True):
        assert abs(have - want) < want * tolerance, (got, APPENDIX_D[seats])


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_random_games_end_on_each_turn_in_its_share(seats):
    games = 300
    got, turns = figures(seats, range(games))
    for turn, share in LAST_TURNS.items():
        assert abs(turns.count(turn) / games - share / 10) < 0.09, turns.count(turn)
    for have, want, tolerance in zip(got, APPENDIX_D[seats], (0.05, 0.05, 0.1, 0.2), strict=True):
        assert abs(have - want) < want * tolerance, (got, APPENDIX_D[seats])


OPTIONS = {"two_player_thin": st.integers(0, 1), "open_screens": st.integers(0, 1)}


@settings(max_examples=40, deadline=None)
@given(
    seats=st.sampled_from([2, 3, 4, 5]), chosen=st.fixed_dictionaries(OPTIONS), dice=st.randoms(use_true_random=True)
)
def test_invariants_after_every_choice(seats, chosen, dice):
    game = Game(RULES, new(seats, chosen))
    cubes, taken, marks, done = SHARES[seats].cubes, [], [], []
    while game.ask:
        s = game.state
        if s.phase > Phase.START_AREAS:
            assert game.ask.what in (*DECISIONS, *CHANCE)  # DV-20.7
        for who in game.ask.options:
            assert game.is_legal(who, RULES.default(s, game.ask, who))  # DV-17.3
            assert 0 < len(options(game)) <= MOST_OPTIONS.get(game.ask.what, 99)
        answers = lively_answers(game, dice) if dice.random() < 0.95 else random_answers(game, dice)
        for what, facts in game.apply(answers):
            if what == "event taken":
                taken.append(facts[1])
            if what == "benefit":
                marks.append(facts[:2])
            if what == "player turn":
                done = []
            if what in ONCE:
                done.append(what)
            if what == "turn" and s.turn > 1:
                assert all(sum(s.spaces[space]) == 0 for space in range(1, s.turn))  # DV-20.1
        check_invariants(s, cubes if s.turn else None)
        assert len(set(taken)) == len(taken)  # DV-20.5
        assert len(set(marks)) == len(marks)
        assert len(set(done)) == len(done)
    s = game.state
    assert s.turn in LAST_TURNS
    sheet = RULES.score_sheet(s)
    assert [sum(line.points[p] for line in sheet) for p in range(seats)] == [score(s, p) for p in range(seats)]
    assert sorted(p for group in RULES.ranking(s) for p in group) == list(range(seats))


@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_only_chance_of_the_rules_is_asked_for(seats, limit):
    """The events C1 to C7 of the rules: what NATURE draws, how often, when, and for whose eyes."""
    dice, game = random.Random(seats), Game(RULES, new(seats, {}))
    drawn = []
    while game.state.phase == Phase.SET_UP:
        drawn.append(len(options(game)))
        assert (actor(game), game.ask.what, game.ask.witnesses) == (NATURE, "draw", None)
        game.apply(random_answers(game, dice))
    order, canticles = list(range(seats, 0, -1)), [5, 4, 3, 2, 1]
    shelves = [size - n for size in (15, 15, 15, 10) for n in range(seats - 1)]
    assert drawn == [*order, *canticles, *shelves, *range(7 * limit, 0, -1), 9]
    while game.ask:
        if is_of_nature(game):
            in_the_library = game.state.phase == Phase.ACTIONS
            assert in_the_library == (game.ask.witnesses is not None)
            assert game.state.phase in (Phase.EVENTS, Phase.ACTIONS, Phase.ELECTION)
            assert (game.state.phase == Phase.ELECTION) == (game.ask.what == "library tile")
        game.apply(lively_answers(game, dice))


def test_the_thin_game_has_ten_tiles_in_every_stack():
    assert [len(shelf.stack) for shelf in new(2, {"two_player_thin": 1}).shelves] == [10] * 4
    assert [len(shelf.stack) for shelf in new(3, {"two_player_thin": 1}).shelves] == [15, 15, 15, 10]


def test_open_screens_change_nothing_in_the_engine():
    """DV-15.2: it is for the client."""
    assert new(3, {"open_screens": 1}) == new(3, {"open_screens": 0})


# -- the options of a player turn ----------------------------------------------------------

NO_STEPS = ((), (99,), (-1,), (2, 0, 0), (4, 0), (4, 0, 1), (4, 0, 3, 0), (4, 0, 1, 1), (18, 0), "2", None, 18, [18])


@pytest.mark.parametrize("seats", [2, 5])
def test_options_stand_once_in_their_fixed_order(seats):
    for seed in range(4):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {}))
        while game.ask:
            if game.ask.what == "step":
                listed = options(game)
                assert len(listed) == len(set(listed))
                assert [step[0] for step in listed] == sorted(step[0] for step in listed)
                assert listed[-1] == END
                ((_, offered),) = game.ask.options.items()
                assert all(step in offered() for step in listed)
                assert not any(step in offered() for step in NO_STEPS)
                goals = [step for step in listed if step[0] == Step.MOVE]
                assert goals == sorted(goals)
            game.apply(lively_answers(game, dice))


def test_copying_undoing_and_reading_back_play_the_turn_again():
    for seed in range(3):
        dice = random.Random(seed)
        game = Game(RULES, new(4, {}))
        while game.ask:
            before = game.clone().state.to_plain()
            assert before == game.state.to_plain()
            again = type(game.checkpoint).from_plain(game.checkpoint.clone().to_plain())
            assert Game(RULES, again, game.choices).state == game.state
            checkpoint = game.checkpoint
            game.apply(lively_answers(game, dice))
            if game.checkpoint is checkpoint:
                assert game.without_last().state.to_plain() == before
        assert game.clone().ask is None


def test_only_looks_into_the_library_have_secret_answers():
    """DV-16.1: all else is public, and no answer of the host alone betrays a secret (DV-17.1)."""
    secret = set()
    for seed in range(12):
        dice = random.Random(seed)
        game = Game(RULES, new(3, {}))
        while game.ask:
            if game.ask.witnesses is not None:
                secret.add((game.ask.what, actor(game) == NATURE))
                assert game.state.phase == Phase.ACTIONS
                assert HIDDEN not in options(game)
            assert game.ask.always == (game.ask.what in ("bid", "election"))
            game.apply(lively_answers(game, dice))
    assert secret == {("draw", True), ("look", True), ("tile to keep", False), ("tile to put back", False)}
