"""The tricky cases, by the numbers of the rules' case list (FR-T01 to FR-T30)."""

from __future__ import annotations

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
from staufer_engine.games.fredericus.bets import deck_size
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
    NEITHER,
    OBJECTIVE,
    PHOENIX,
    TURNED_UP,
    WYVERN,
    Step,
)
from staufer_engine.games.fredericus.scoring import score
from staufer_engine.games.fredericus.state import rounds
from staufer_engine.games.fredericus.view import view
from staufer_engine.kernel import HIDDEN, NATURE


def test_t01_empty_neighbour_row():
    game = position(rows={2: [K], 3: [GRIFFIN], 4: []}, raptors={0: (3, 0)})
    assert not steps(game, Step.CAPTURE)


def test_t02_card_into_an_empty_row():
    game = position(rows={2: [K], 3: [GRIFFIN], 4: [], 5: [T, K]}, raptors={0: (3, 0)})
    play(game, (Step.CARD, 5, 4))
    assert game.state.rows[4] == [K]
    assert steps(game, Step.CAPTURE) == [CAPTURE_BY_FALCON]


def test_t04_wrap_around():
    game = position(rows={0: [S], 7: [K]}, raptors={0: (7, 4)})
    assert {(Step.CARD, 0, 7), (Step.CARD, 7, 0)} < {*options(game)}
    assert not game.is_legal(0, (Step.CARD, 0, 2))
    assert {(Step.RAPTOR, FALCON, 0), (Step.RAPTOR, FALCON, 6)} < {*options(game)}


def test_t05_one_capture_a_raptor():
    game = position(rows={2: [K], 3: [HARPY, GRIFFIN], 4: [T, K]}, raptors={0: (3, 3)})
    play(game, CAPTURE_BY_FALCON)
    assert not steps(game, Step.CAPTURE)
    play(game, (Step.CARD, 4, 5))
    assert steps(game, Step.CAPTURE) == [CAPTURE_BY_GOSHAWK]


def test_t06_two_raptors_on_one_post():
    game = position(rows={5: [K], 6: [T, PHOENIX, WYVERN], 7: [T, K]}, raptors={0: (6, 6)})
    play(game, CAPTURE_BY_FALCON, (Step.CARD, 7, 0), CAPTURE_BY_GOSHAWK)
    assert game.state.players[0].creatures == [WYVERN, PHOENIX]
    assert game.state.hunt.actions == 1


def test_t08_second_hood_refused():
    game = position(2, ends={1: T, 3: T}, raptors={0: (0, 0), 1: (2, 5)}, hooded={1: GOSHAWK})
    assert not steps(game, Step.HOOD)


def test_t09_several_owners_at_once():
    raptors = {0: (2, 0), 1: (2, 0), 2: (2, 2), 3: (5, 2)}
    game = position(ends={1: T, 3: T}, raptors=raptors, hooded={3: FALCON})
    assert steps(game, Step.HOOD) == [(Step.HOOD, 2, FALCON), (Step.HOOD, 2, GOSHAWK)]
    play(game, (Step.HOOD, 2, GOSHAWK))
    assert [player.hooded for player in game.state.players] == [NEITHER, FALCON, GOSHAWK, FALCON]
    assert game.state.hunt.actions == 1


def test_t10_return_of_a_hooded_raptor():
    game = position(3, ends={1: T, 3: T}, raptors={1: (2, 4), 2: (0, 0)}, hooded={1: FALCON}, turns=4)
    assert actor(game) == 1
    assert {step[1] for step in steps(game, Step.RAPTOR)} == {GOSHAWK}
    finish_turn(game)
    assert actor(game) == 2
    assert game.state.players[1].hooded == NEITHER
    assert game.state.players[1].raptors[FALCON] == 2
    assert game.is_legal(2, (Step.HOOD, 2))


def test_t12_flip_on_a_first_turn():
    game = position(rows={5: [K, T], 4: [T, S], 6: [T, S]}, raptors={0: (0, 5)}, turns=0)
    play(game, (Step.RAPTOR, FALCON, 1), (Step.FLIP, 5), GRIFFIN, 6)
    assert not game.is_legal(0, END)
    for post in (0, 1, 0):
        play(game, (Step.RAPTOR, FALCON, post))
        assert game.is_legal(0, END)
    assert not steps(game, Step.CARD)
    assert game.state.hunt.actions == 4


def test_t13_compulsory_actions():
    game = position(rows={1: [K], 2: [GRIFFIN], 3: [K]}, raptors={0: (2, 0)})
    play(game, (Step.RAPTOR, GOSHAWK, 1), (Step.RAPTOR, GOSHAWK, 0), (Step.RAPTOR, GOSHAWK, 1))
    assert not game.is_legal(0, END)
    play(game, (Step.RAPTOR, GOSHAWK, 0))
    assert options(game) == [CAPTURE_BY_FALCON, END]


def test_t14_flip_of_one_card():
    game = position(rows={4: [S], 5: [T], 6: [S]}, raptors={0: (0, 5)})
    play(game, (Step.FLIP, 5), GRIFFIN, 4)
    assert game.state.rows[4:7] == [[], [T], [S]]
    assert game.state.hunt.budget == 6
    empty = position(rows={4: [S], 5: [], 6: [S]}, raptors={0: (0, 5)})
    assert not steps(empty, Step.FLIP)


def test_t16_second_capture_at_the_same_tower():
    game = position(
        3, rows={5: [K], 6: [PHOENIX, WYVERN], 7: [T, K]}, raptors={0: (6, 6)}, tokens={0: [0], 1: [6], 2: [2]}
    )
    play(game, CAPTURE_BY_FALCON, HARPY, (Step.CARD, 7, 0), CAPTURE_BY_GOSHAWK)
    assert actor(game) == 0
    assert len(game.state.players[1].objectives) == 2
    assert game.state.players[0].creatures == [WYVERN, PHOENIX]


def test_t17_fredericus_in_the_middle_of_a_payment():
    game = position(
        rows={1: [K], 2: [GRIFFIN], 3: [K]},
        raptors={0: (2, 0)},
        tokens={0: [0], 1: [2], 2: [2], 3: [2]},
        deck=[HARPY, GRIFFIN],
    )
    told = play(game, CAPTURE_BY_FALCON, OBJECTIVE, HARPY, FREDERICUS)
    s = game.state
    assert s.fredericus == 2
    assert s.end_triggered
    assert [player.tokens for player in s.players[1:]] == [[HAND]] * 3
    assert [len(player.objectives) for player in s.players] == [1, 2, 1, 1]
    assert ("no objective drawn", 3) in [(event.what, event.facts[0]) for event in told]
    assert view(s, None).fredericus == 2  # shown to all
    assert actor(game) == 0
    while game.ask and game.ask.what != "objective":
        finish_turn(game)
    assert game.state.turns == 8


def test_t18_eighth_creature_pays_no_bet():
    game = position(
        rows={0: [K], 1: [GRIFFIN], 2: [K]},
        raptors={2: (1, 4)},
        tokens={0: [1], 1: [5], 2: [5], 3: [5]},
        creatures={2: [BASILISK, WYVERN, COCKATRICE, HARPY, PHOENIX, CALADRIUS, CALADRIUS]},
        turns=6,
    )
    play(game, CAPTURE_BY_FALCON)
    assert actor(game) == 2
    assert game.state.players[0].tokens == [HAND]
    assert len(game.state.players[0].objectives) == 1
    assert game.state.end_triggered
    face_up = len(game.state.face_up)
    finish_turn(game)
    assert actor(game) == 3
    finish_turn(game)
    assert game.ask is None
    assert game.state.turns == 8
    assert len(game.state.face_up) == face_up  # no manager's discard


def test_t20_manager_turns_up_fredericus():
    game = position(3, turns=5, deck=[])
    use_actions(game, 4)
    play(game, END, 3, FREDERICUS)
    while game.ask:
        assert game.ask.what == "objective"
        play(game, *options(game))
    assert game.state.fredericus == TURNED_UP
    assert [score(game.state, p) for p in range(3)] == [1, 1, 1]  # the objectives only


def test_t21_trigger_at_the_start_of_a_turn():
    game = position(3, tokens={0: [0], 1: [CENTRE], 2: [2]}, deck=[HARPY], turns=3)
    use_actions(game, 4)
    play(game, END, 0, FREDERICUS)
    assert game.state.fredericus == 1
    turns_of = [actor(game)]
    finish_turn(game)
    turns_of.append(actor(game))
    finish_turn(game)
    assert turns_of == [1, 2]
    assert game.ask is None
    assert rounds(game.state) == 2


def test_t22_token_must_be_placed():
    game = position(3, rows={5: [K], 6: [PHOENIX], 7: [K]}, raptors={0: (6, 0)}, tokens={0: [0], 1: [6], 2: [2]})
    play(game, CAPTURE_BY_FALCON, HARPY)
    use_actions(game, 4)
    play(game, END, 0)
    assert actor(game) == 1
    assert game.state.players[1].tokens == [HAND]  # on no tower in the own hunt
    use_actions(game, 4)
    play(game, END)
    assert game.ask.what == "bet"
    assert options(game) == list(range(9))
    assert not game.is_legal(1, HAND)


def test_t24_flip_after_the_trigger():
    game = position(
        3, rows={4: [T, S], 5: [K, T], 6: [T, S]}, raptors={1: (0, 5)}, turns=4, fredericus=0, end_triggered=True
    )
    play(game, (Step.FLIP, 5))
    assert game.ask.what == "seal to discard"  # no draw
    play(game, 4)
    s = game.state
    assert s.rows[4:7] == [[T], [T, K], [T, S]]
    assert s.hunt.budget == 6
    assert len(s.players[1].objectives) == 1


def test_t25_pairs_by_kind():
    s = position(3, creatures={0: [BASILISK] * 3 + [WYVERN]}, hands={0: [BASILISK] * 2 + [WYVERN] * 2}).state
    assert score(s, 0) == 14


def test_t26_knowledge_of_draws():
    game = position(
        rows={1: [K], 2: [HARPY], 3: [K]},
        raptors={0: (2, 0)},
        tokens={0: [0], 1: [2], 2: [6], 3: [6]},
        hands={1: [WYVERN]},
    )
    before = deck_size(game.state)
    play(game, CAPTURE_BY_FALCON, GRIFFIN)
    s = game.state
    assert view(s, 1).players[1].objectives == [WYVERN, GRIFFIN]
    for observer in (0, 2, 3, None):
        assert view(s, observer).players[1].objectives == [HIDDEN, HIDDEN]
        assert deck_size(view(s, observer)) == before - 1


def test_t28_seal_removal_can_uncover_a_capture():
    game = position(rows={4: [K, S], 5: [PHOENIX, T], 6: [T, S]}, raptors={0: (0, 5)})
    play(game, (Step.FLIP, 5), GRIFFIN, 4)
    assert not steps(game, Step.CAPTURE)
    play(game, (Step.CARD, 6, 7))
    assert game.state.rows[4:7] == [[K], [T, PHOENIX], [T]]
    assert steps(game, Step.CAPTURE) == [CAPTURE_BY_GOSHAWK]


def test_t29_the_last_five_cards():
    game = position(
        rows={1: [K], 2: [GRIFFIN], 3: [K]},
        raptors={0: (2, 0)},
        tokens={0: [0], 1: [2], 2: [2], 3: [2]},
        deck=[HARPY, GRIFFIN, WYVERN, PHOENIX, BASILISK],
    )
    play(game, CAPTURE_BY_FALCON)
    assert deck_size(game.state) == 6
    assert game.ask.what == "draw"
    assert game.ask.witnesses == (1,)
    play(game, HARPY)
    assert options(game) == [FREDERICUS] + [OBJECTIVE] * 4
    assert game.ask.witnesses is None
    play(game, OBJECTIVE)
    assert game.ask.witnesses == (2,)
    play(game, GRIFFIN)
    assert options(game) == [FREDERICUS] + [OBJECTIVE] * 3


def test_t29_the_very_last_card_is_fredericus():
    game = position(3, tokens={0: [0], 1: [CENTRE], 2: [2]}, deck=[], turns=4)
    assert actor(game) == NATURE
    assert options(game) == [FREDERICUS]


def test_t30_hooding_three_pairs():
    game = position(ends={1: T, 3: T}, raptors={0: (0, 0), 1: (2, 2), 2: (2, 2), 3: (2, 2)})
    assert len(steps(game, Step.HOOD)) == 8
    play(game, (Step.HOOD, 2, FALCON, GOSHAWK, GOSHAWK))
    assert [player.hooded for player in game.state.players] == [NEITHER, FALCON, GOSHAWK, GOSHAWK]
    assert game.state.hunt.actions == 1


@pytest.mark.parametrize("wrong", [(False, 0, 1), (0.0, 0, 1), [0, 0, 1], (0, 0, True), (0, 0, 2), (7,), (), None, 0])
def test_what_is_no_step_or_merely_equals_one_is_refused(wrong):
    game = position()
    assert game.is_legal(0, (Step.CARD, 0, 1))
    assert not game.is_legal(0, wrong)
