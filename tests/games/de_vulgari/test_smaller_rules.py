"""Rules that no case of the list shows: set-up, left cubes, order, bidding, sources of points, defaults."""

from __future__ import annotations

import random

import pytest

from games.de_vulgari.scenes import (
    BUSINESS,
    LIBRARY,
    LOOK,
    ORIENT_STEP,
    REST,
    SALTERIO,
    actor,
    can,
    left,
    lively_answers,
    me,
    options,
    pass_until,
    play,
    points,
    position,
    steps,
    tile,
)
from staufer_engine.games.de_vulgari import RULES, new
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    ADRIATIC,
    ANSELMO,
    BANKER,
    BRINDISI,
    CAMERLENGO,
    CANTICLE,
    FOLLONI,
    MERCHANT,
    MONK,
    MURET,
    NO,
    PASS,
    POPE,
    RALPH,
    ROMA,
    STAY,
    STEFANO,
    STUPOR_MUNDI,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.games.de_vulgari.state import Phase, level
from staufer_engine.kernel import Game


def a_started_game(seats, seed=1):
    game, dice = Game(RULES, new(seats, {})), random.Random(seed)
    while game.ask.what != "start area":
        game.apply(lively_answers(game, dice))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up_gives_everybody_the_same(seats):
    s = a_started_game(seats).state
    assert sorted(s.canticles) == [0, 1, 2, 3, 4]
    assert [(player.ducats, player.status, sum(player.cubes)) for player in s.players] == [(10, MERCHANT, 0)] * seats
    assert s.displayed == list(range(10))
    assert (len(s.library), s.top, s.papal, len(s.papal_left)) == (8, [], [], 5)
    assert [sum(space[cube] for space in s.spaces) for cube in range(4)] == list(box.SHARES[seats].cubes)


def test_a_number_of_players_that_the_box_does_not_know_is_refused():
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 players"):
            new(seats, {})


def test_the_levels_begin_where_the_track_says():
    for space, wanted in ((1, 1), (14, 1), (15, 2), (42, 3), (43, 4), (84, 6), (85, 7), (98, 7), (99, 8)):
        assert level(position(p0={"knowledge": space}).state, 0) == wanted


def test_left_cubes_move_on_from_the_next_space():
    game = position(2, turn=3, phase=Phase.EVENTS, on={3: (1, 1, 1, 1), 4: (0, 0, 2, 0), 5: (0, 0, 3, 0)})
    assert game.state.spaces[3:7] == [(0, 0, 0, 0), (1, 1, 2, 0), (0, 0, 4, 0), (0, 0, 0, 1)]


def test_charity_is_paid_in_the_turn_order_of_the_turn_before():
    facts = {"p1": {"character": RALPH, "ducats": 0}, "p2": {"character": ZAZZA, "ducats": 0}, "p3": {"ducats": 20}}
    game = position(4, phase=Phase.EVENTS, order=(3, 2, 1, 0), p0={"ducats": 20}, **facts)
    pass_until(game, "who pays")
    assert (actor(game), options(game)) == (2, [3, 0])


def test_the_least_knowing_play_first():
    game = position(3, phase=Phase.EVENTS, p0={"knowledge": 9}, p1={"knowledge": 20}, p2={"knowledge": 3})
    pass_until(game, "step")
    assert game.state.turn_order == [2, 0, 1]


def test_tracks_and_business_are_open_to_all_and_anywhere():
    game = position(p0={"area": ADRIATIC, "character": ZAZZA})
    play(game, ORIENT_STEP, REST, LIBRARY, BUSINESS, SALTERIO)
    assert me(game).ducats == 20
    assert not can(position(turn=10, p0={"spaces": {box.LIBRARY: 2}}), LOOK)
    game = position(p0={"spaces": {box.LIBRARY: 5, box.REST: 5}})
    assert not can(game, LIBRARY)
    assert not can(game, REST)


def test_muret_gives_six_action_points_in_every_turn():
    assert left(position(p0={"character": MURET})) == 6


def test_a_player_who_has_passed_is_out():
    game = position(
        3,
        turn=11,
        phase=Phase.STUPOR_MUNDI,
        lying=[STUPOR_MUNDI],
        order=(2, 0, 1),
        p0={"area": BRINDISI, "cubes": (2, 0, 0, 0)},
        p1={"cubes": (1, 1, 0, 0)},
        p2={"cubes": (0, 0, 6, 0)},
    )
    play(game, YES)
    assert actor(game) == 2  # invited in turn order
    play(game, YES, YES, 1)
    assert actor(game) == 1  # cyclically from the caller
    play(game, PASS, 2, 3)
    assert actor(game) == 2  # not 1 again
    play(game, 4, PASS)
    assert (game.ask.what, options(game)) == ("payment", [(0, 0, 4)])
    play(game, (0, 0, 4))
    assert me(game, 2).cubes == [0, 0, 2, 0]
    assert game.state.spaces[12] == (0, 0, 4, 0)
    assert {player.area for player in game.state.players} == {BRINDISI}


def test_who_came_first_is_asked_first_and_only_one_calls():
    def scene():
        return position(
            3,
            turn=11,
            phase=Phase.STUPOR_MUNDI,
            lying=[STUPOR_MUNDI],
            arrivals=(1, 0, 2),
            p0={"area": BRINDISI},
            p1={"area": BRINDISI},
            p2={"area": ROMA},
        )

    game = scene()
    assert actor(game) == 1
    play(game, NO)
    assert actor(game) == 0
    game = scene()
    play(game, YES)
    assert game.ask.what == "invitation"


def test_the_auction_is_also_held_on_the_last_turn():
    game = position(
        turn=16, phase=Phase.STUPOR_MUNDI, lying=[STUPOR_MUNDI], p0={"area": BRINDISI, "cubes": (1, 0, 0, 0)}
    )
    play(game, YES, YES, 3, PASS)
    gone = game.state.gone[0]
    play(game, (1, 0, 0))
    assert game.state.gone[0] == gone + 1  # no later turn has room
    assert game.ask.what == "election"


def test_the_election_offers_each_status_its_rank():
    for facts, rank, votes in (
        ({}, BANKER, 7),
        ({"character": RALPH}, MONK, 10),
        ({"character": ZAZZA}, CAMERLENGO, 11),
    ):
        for missing in (0, 1):
            p0 = {"cubes": (0, 0, votes - missing, 0), "knowledge": 9, **facts}
            game = position(turn=15, phase=Phase.ELECTION, p0=p0)
            assert options(game) == ([STAY] if missing else [STAY, rank])
            assert game.ask.always


def test_the_virtual_cube_pays_in_the_election_and_is_no_unused_vote():
    game = position(turn=15, phase=Phase.ELECTION, p0={"character": STEFANO, "cubes": (0, 0, 8, 0), "knowledge": 9})
    play(game, MONK, (0, 0, 8))
    assert me(game).cubes == [0, 0, 0, 0]
    assert points(game, "Unused votes") == [0, 0]


def test_all_five_tongues_need_five_different_manuscripts():
    singles = [tile(1, tongue) for tongue in box.TONGUES]
    pair = tile(4, box.BLUE, box.GREEN)
    for manuscripts, worth in (
        (singles, 5),
        (singles[:4], 0),
        ([*singles[:4], pair], 5),
        ([*singles[1:4], pair], 0),
        ([*singles[1:4], pair, tile(4, box.BLUE, box.PINK)], 5),
        ([*singles[:4], box.LINGUA_VOLGARE], 0),
    ):
        game = position(turn=15, p0={"manuscripts": sorted(manuscripts)}, shelves={4: ([], [])} | {1: ([], [])})
        assert points(game, "All five tongues")[0] == worth
        assert points(game, "Manuscripts")[0] == sum(box.MANUSCRIPTS[kind].value for kind in manuscripts)


def test_first_and_second_on_the_canticle():
    game = position(3, p0={"spaces": {CANTICLE: 2}}, p1={"spaces": {CANTICLE: 2}}, p2={"spaces": {CANTICLE: 1}})
    assert points(game, "Canticle of the Sun") == [9, 4, 0]
    assert points(position(3, p2={"spaces": {CANTICLE: 1}}), "Canticle of the Sun") == [0, 0, 9]


def test_library_amanuenses_character_and_votes_count():
    game = position(
        turn=15,
        p0={"library_tile": 7, "scribes": 2, "character": ANSELMO, "cubes": (1, 0, 0, 2), "ducats": 0},
        p1={"library_tile": 0, "status": POPE, "character": box.BALESTRIERI, "cubes": (0, 1, 1, 0), "ducats": 0},
    )
    assert points(game, "Papal Library") == [4, 2]
    assert points(game, "Amanuenses") == [2, 0]
    assert points(game, "Character") == [2, 0]
    assert points(game, "Rank") == [0, 22]
    assert points(game, "Unused votes") == [3, 0]  # equal, and the first is ahead in knowledge
    assert points(game, "Richest") == [3, 0]  # somebody always is


def test_a_fallen_flag_chooses_what_the_rules_say():
    def default(game):
        return RULES.default(game.state, game.ask, actor(game))

    assert default(a_started_game(3)) == box.CATANIA
    assert default(position()) == (Step.END,)
    auction = {"turn": 11, "phase": Phase.STUPOR_MUNDI, "lying": [STUPOR_MUNDI]}
    game = position(**auction, p0={"area": BRINDISI, "cubes": (1, 1, 2, 0)}, p1={"cubes": (0, 1, 0, 0)})
    assert default(game) == NO
    play(game, YES)
    assert default(game) == NO
    play(game, YES)
    assert default(game) == 1
    play(game, 1)
    assert default(game) == PASS
    play(game, 2, 4, PASS)
    assert default(game) == (0, 0, 2)  # 2 due: two abbesses rather than a noble
    game = position(turn=15, phase=Phase.ELECTION, p0={"character": ZAZZA, "cubes": (3, 5, 9, 0)})
    assert default(game) == POPE
    game = position(turn=11, p0={"spaces": {box.LIBRARY: 3}})
    play(game, LOOK, 0, 5, 3)
    assert default(game) == 5
    play(game, 0)
    assert default(game) == 5


def test_a_merchant_without_money_may_become_a_friar_and_only_once():
    game = position(p0={"area": FOLLONI, "ducats": 0})
    play(game, (Step.FRIAR, STEFANO))
    assert not steps(game, Step.FRIAR)
