"""What the rules' own cases leave open, paragraph by paragraph."""

from __future__ import annotations

import random

import pytest

from games.fredericus.scenes import (
    CAPTURE_BY_FALCON,
    CAPTURE_BY_GOSHAWK,
    END,
    K,
    S,
    T,
    actor,
    finish_turn,
    options,
    play,
    position,
    steps,
    use_actions,
)
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.components import (
    BASILISK,
    CALADRIUS,
    CENTRE,
    COCKATRICE,
    FALCON,
    FREDERICUS,
    GOSHAWK,
    GRIFFIN,
    HAND,
    HARPY,
    OBJECTIVE,
    PHOENIX,
    SHARES,
    WYVERN,
    Step,
)
from staufer_engine.kernel import NATURE, Game

SEVEN = [BASILISK, WYVERN, COCKATRICE, HARPY, PHOENIX, CALADRIUS, CALADRIUS]


def dealt(seats, **chosen):
    """With the first card that NATURE is offered each time: the table before the first bet."""
    game = Game(RULES, new(seats, chosen))
    while not game.state.dealt:
        game.apply({NATURE: game.ask.options[NATURE]()[0]})
    return game


# -- set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_2_raptors_start_on_the_posts_of_their_seat(seats):
    raptors = tuple(tuple(player.raptors) for player in dealt(seats).state.players)
    assert raptors == SHARES[seats].posts


def test_3_3_every_starting_objective_is_seen_by_its_owner_alone():
    game, seen = Game(RULES, new(4, {})), []
    while len(seen) < 4:
        seen.append(game.ask.witnesses)
        game.apply({NATURE: game.ask.options[NATURE]()[0]})
    assert seen == [(0,), (1,), (2,), (3,)]
    assert game.ask.witnesses is None  # a row card


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_3_8_first_bets_go_round_in_seat_order(seats, order):
    game = dealt(seats)
    asked = []
    while game.ask.what == "first bet":
        assert options(game) == list(range(8))
        asked.append(actor(game))
        play(game, 5)  # any number of tokens on one tower
    assert asked == order
    assert [player.tokens for player in game.state.players] == [[5] * SHARES[seats].tokens] * seats
    assert (actor(game), game.ask.what) == (0, "hunt")


def test_11_2_random_posts_are_drawn_seat_by_seat_first_the_pair_then_the_falcons():
    game = Game(RULES, new(3, {"random_posts": 1}))
    told = []
    for pair, falcon in ((1, 5), (2, 2), (0, 4)):
        assert pair in options(game)
        told += play(game, pair)
        assert options(game) == list(SHARES[3].posts[pair])
        told += play(game, falcon)
    assert [player.raptors for player in game.state.players] == [[5, 1], [2, 6], [4, 0]]
    assert [one.facts for one in told if one.what == "posts drawn"] == [(0, 5, 1), (1, 2, 6), (2, 4, 0)]
    assert game.ask.witnesses == (0,)  # the first objective


# -- the hunt ------------------------------------------------------------------------------


def test_5_1_only_the_outermost_card_moves_and_it_becomes_the_outermost():
    game = position(rows={2: [T, S], 3: [K]})
    play(game, (Step.CARD, 2, 3))
    assert game.state.rows[2:4] == [[T], [K, S]]


def test_5_5_a_hooded_raptor_neither_moves_nor_captures_nor_serves_for_flip_or_shift():
    scene = {"rows": {2: [K], 3: [GRIFFIN], 4: [K], 5: [S], 6: [T], 7: [S]}, "raptors": {0: (3, 6)}}
    assert steps(position(**scene), Step.CAPTURE) == [CAPTURE_BY_FALCON]
    assert not steps(position(**scene, hooded={0: FALCON}), Step.CAPTURE)
    assert {step[1] for step in steps(position(**scene, hooded={0: FALCON}), Step.RAPTOR)} == {GOSHAWK}
    assert steps(position(**scene), Step.FLIP) == [(Step.FLIP, 6)]
    assert not steps(position(**scene, hooded={0: GOSHAWK}), Step.FLIP)
    scene = {"rows": {6: [S, T, T, T]}, "raptors": {0: (3, 6)}, "short_game": True}
    assert steps(position(**scene), Step.SHIFT) == [(Step.SHIFT, 6)]
    assert not steps(position(**scene, hooded={0: GOSHAWK}), Step.SHIFT)


@pytest.mark.parametrize("hooded", [FALCON, GOSHAWK])
def test_5_5_beside_a_hooded_raptor_a_free_one_on_the_same_post_serves(hooded):
    game = position(rows={5: [S], 6: [T], 7: [S]}, raptors={0: (6, 6)}, hooded={0: hooded})
    assert steps(game, Step.FLIP) == [(Step.FLIP, 6)]


def test_5_3_a_hooded_raptor_stays_where_it_is_until_its_owners_turn_ends():
    game = position(3, ends={1: T, 3: T}, raptors={0: (0, 4), 1: (2, 7), 2: (5, 6)})
    play(game, (Step.HOOD, 2))
    assert (game.state.players[1].hooded, game.state.players[1].raptors) == (FALCON, [2, 7])
    finish_turn(game)
    assert game.state.players[1].hooded == FALCON
    finish_turn(game)
    assert game.state.players[1].hooded != FALCON


def test_6_6_all_tokens_are_back_before_the_first_owner_draws_clockwise_from_the_capture():
    game = position(
        rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={2: (2, 0)}, tokens={0: [2], 1: [2], 2: [7], 3: [2]}, turns=6
    )
    play(game, CAPTURE_BY_FALCON)
    assert [player.tokens for player in game.state.players] == [[HAND], [HAND], [7], [HAND]]
    drawers = []
    while actor(game) == NATURE:
        drawers += game.ask.witnesses
        play(game, options(game)[0])
    assert drawers == [3, 0, 1]


def test_6_6_two_tokens_of_one_owner_pay_one_objective():
    game = position(2, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)}, tokens={0: [0, 0], 1: [2, 2]})
    play(game, CAPTURE_BY_FALCON, HARPY)
    assert actor(game) == 0
    assert game.state.players[1].tokens == [HAND, HAND]
    assert len(game.state.players[1].objectives) == 2


def test_6_7_own_tokens_stay_and_earn_nothing():
    game = position(2, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)}, tokens={0: [2, 2], 1: [0, 0]})
    play(game, CAPTURE_BY_FALCON)
    assert actor(game) == 0
    assert game.state.players[0].tokens == [2, 2]
    assert len(game.state.players[0].objectives) == 1


def test_7_2_actions_added_by_a_flip_are_not_compulsory():
    game = position(rows={5: [T], 4: [T, S], 6: [T, S]}, raptors={0: (0, 5)})
    play(game, (Step.FLIP, 5), GRIFFIN, 4)
    use_actions(game, 4)
    assert game.is_legal(0, END)
    assert steps(game, Step.CARD)


# -- the end of a turn ---------------------------------------------------------------------


def test_8_1_a_raptor_becomes_free_after_the_hunt_even_after_the_trigger():
    game = position(3, hooded={1: FALCON}, turns=4, fredericus=0, end_triggered=True)
    assert all(step[1] == GOSHAWK for step in steps(game, Step.RAPTOR))
    finish_turn(game)
    assert game.state.players[1].hooded not in (FALCON, GOSHAWK)


def test_8_2_with_two_players_one_token_after_the_other_and_never_the_centre():
    game = position(2, tokens={0: [3, HAND], 1: [0, 0]})
    use_actions(game, 4)
    play(game, END)
    assert options(game) == [3, 0, 1, 2, 4, 5, 6, 7]  # where it stands comes first
    play(game, 6)
    assert options(game) == list(range(8))
    play(game, 6)
    assert game.state.players[0].tokens == [6, 6]
    assert actor(game) == 1


def test_8_3_the_manager_alone_turns_up_an_objective_after_his_bets():
    game = position(3, tokens={0: [0], 1: [1], 2: [2]}, turns=3)
    shown = []
    while game.state.turns < 6:
        before, turns = len(game.state.face_up), game.state.turns
        finish_turn(game)
        shown.append((turns % 3, len(game.state.face_up) - before))
    assert shown == [(0, 0), (1, 0), (2, 1)]


def test_8_4_after_the_trigger_no_bet_is_placed_and_nothing_turned_up():
    game = position(3, turns=4, tokens={1: [HAND]}, fredericus=0, end_triggered=True)
    asked = set()
    while game.ask and game.ask.what != "objective":
        asked.add(game.ask.what)
        play(game, RULES.default(game.state, game.ask, actor(game)))
    assert asked == {"hunt"}


# -- the end of the game -------------------------------------------------------------------


def test_9_1_the_end_is_triggered_by_the_eighth_creature_and_told_once():
    game = position(rows={5: [K], 6: [PHOENIX, GRIFFIN], 7: [T, K]}, raptors={0: (6, 6)}, creatures={0: SEVEN})
    told = play(game, CAPTURE_BY_FALCON)
    assert game.state.end_triggered
    told += play(game, (Step.CARD, 7, 0), CAPTURE_BY_GOSHAWK)
    assert len(game.state.players[0].creatures) == 9
    assert [one.what for one in told].count("eighth creature") == 1


def test_9_1_fredericus_drawn_by_a_flip_triggers_the_end_and_the_flip_goes_on():
    game = position(rows={5: [K, T], 4: [T, S], 6: [T, S]}, raptors={0: (0, 5)}, deck=[])
    play(game, (Step.FLIP, 5), FREDERICUS)
    assert game.state.fredericus == 0
    assert game.ask.what == "seal to discard"
    play(game, 4)
    assert (game.state.seals_out, game.state.hunt.budget) == (1, 6)


def test_9_3_a_trigger_in_the_last_turn_ends_the_game_with_that_turn():
    game = position(3, rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={2: (2, 0)}, creatures={2: SEVEN}, turns=5)
    play(game, CAPTURE_BY_FALCON)
    finish_turn(game)
    assert game.ask is None
    assert game.state.turns == 6


def test_9_4_a_centre_token_returns_after_the_trigger_and_draws_nothing():
    game = position(3, tokens={0: [0], 1: [CENTRE], 2: [2]}, fredericus=0, end_triggered=True, turns=3)
    use_actions(game, 4)
    told = play(game, END)
    assert game.state.players[1].tokens == [HAND]
    assert len(game.state.players[1].objectives) == 1
    assert (actor(game), game.ask.what) == (1, "hunt")
    assert [one.facts[0] for one in told if one.what == "no objective drawn"] == [1]


def test_10_1_who_drew_fredericus_scores_two_and_the_hands_are_opened_in_seat_order():
    game = position(2, turns=3, fredericus=1, end_triggered=True)
    use_actions(game, 4)
    told = play(game, END)
    while game.ask:
        assert game.ask.what == "objective"
        told += play(game, *options(game))
    assert [one.facts[0] for one in told if one.what == "objectives shown"] == [0, 1]
    assert [one.facts for one in told if one.what == "score"] == [(0, 1), (1, 3)]
    assert [one.facts for one in told if one.what == "won"] == [(1,)]


# -- decisions -----------------------------------------------------------------------------


def default(game):
    return RULES.default(game.state, game.ask, actor(game))


def test_13_3_what_a_fallen_flag_chooses():
    game = dealt(4)
    assert default(game) == 0
    game = position(raptors={0: (7, 3)}, tokens={0: [5]})
    assert default(game) == (Step.RAPTOR, FALCON, 0)  # clockwise
    assert default(position(raptors={0: (7, 3)}, hooded={0: FALCON})) == (Step.RAPTOR, GOSHAWK, 4)
    use_actions(game, 4)
    assert default(game) == END
    play(game, END)
    assert default(game) == 5
    game = position()
    use_actions(game, 4)
    play(game, END)
    assert default(game) == 0
    game = position(rows={5: [T], 4: [T, S], 6: [T, S]}, raptors={0: (0, 5)})
    play(game, (Step.FLIP, 5), GRIFFIN)
    assert default(game) == 4


def test_13_4_no_hunt_has_more_options_of_a_kind_than_the_rules_say():
    most = {Step.CARD: 16, Step.RAPTOR: 4, Step.CAPTURE: 2, Step.FLIP: 2, Step.SHIFT: 2, Step.END: 1}
    dice = random.Random(2)
    game = Game(RULES, new(4, {"short_game": 1}))
    while game.ask:
        listed = options(game)
        if game.ask.what == "hunt":
            for kind, count in most.items():
                assert len(steps(game, kind)) <= count
        play(game, dice.choice(listed))


def test_12_3_the_chance_of_fredericus_is_one_in_the_cards_that_are_left():
    for left in range(5, 0, -1):
        game = position(
            3, tokens={0: [0], 1: [CENTRE], 2: [2]}, deck=[GRIFFIN, HARPY, PHOENIX, WYVERN][: left - 1], turns=4
        )
        assert options(game) == [FREDERICUS] + [OBJECTIVE] * (left - 1)
        assert game.ask.witnesses is None


def test_12_4_a_hand_of_objectives_has_no_order():
    hands = []
    for drawn in ((HARPY, BASILISK), (BASILISK, HARPY)):
        game = position(
            3,
            rows={5: [K], 6: [PHOENIX], 7: [K]},
            raptors={0: (6, 0)},
            tokens={0: [0], 1: [6], 2: [2]},
            hands={1: [drawn[0]]},
        )
        play(game, CAPTURE_BY_FALCON, drawn[1])
        hands.append(game.state.players[1].objectives)
    assert hands[0] == hands[1]
