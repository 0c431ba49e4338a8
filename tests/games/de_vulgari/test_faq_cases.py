"""The answers of the official FAQ, by the numbers of the rules' case list (DV-F01 to DV-F23)."""

from __future__ import annotations

from games.de_vulgari.scenes import (
    BENEFIT,
    BUSINESS,
    CANTICLE,
    END,
    EVENT,
    LOOK,
    MESSENGER,
    ORIENT_STEP,
    SALTERIO,
    actor,
    can,
    check_invariants,
    finish_turn,
    knowledge,
    left,
    me,
    options,
    orient_complete,
    pass_until,
    play,
    position,
    steps,
    tile,
)
from staufer_engine.games.de_vulgari import RULES
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    BOLOGNA,
    BRINDISI,
    CAGLIARI,
    CAMERLENGO,
    CATANIA,
    FIRENZE,
    FOLLONI,
    FRAGALA,
    GENOVA,
    GIGI,
    LA_VERNA,
    MICHAEL,
    MILANO,
    NAPOLI,
    PADOVA,
    PALERMO,
    PIACENZA,
    POLITICIAN,
    POPE,
    RALPH,
    ROMA,
    SALUZZO,
    SIENA,
    STAY,
    TARANTO,
    TORINO,
    TYRRHENIAN,
    URBINO,
    VENEZIA,
    VERONA,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.games.de_vulgari.state import NOWHERE, Phase
from staufer_engine.kernel import HIDDEN


def test_f01_interaction_is_optional():
    game = position(turn=1, p0={"area": TORINO})
    play(game, END)
    assert me(game).marks == []
    assert (me(game).ducats, knowledge(game)) == (10, 1)
    play(game, END)
    pass_until(game, "step")
    while actor(game) != 0:
        play(game, END)
    assert can(game, BENEFIT)


def test_f02_staying_put_is_free():
    game = position(p0={"area": ROMA, "ducats": 10})
    play(game, BENEFIT)
    assert (left(game), me(game).ducats, knowledge(game)) == (5, 30, 4)


def test_f03_before_and_after_the_move():
    game = position(turn=9, lying=[9, 5], p0={"area": PADOVA, "ducats": 10})
    play(game, EVENT, BENEFIT, (Step.MOVE, VENEZIA), EVENT, BENEFIT)
    assert (me(game).ducats, knowledge(game), left(game)) == (80, 12, 4)
    game = position(turn=9, lying=[9], p0={"area": VENEZIA, "ducats": 10})
    play(game, (Step.MOVE, box.VICENZA))  # by Treviso or Padova
    assert not can(game, EVENT)
    assert me(game).marks == []


def test_f04_convent_then_cathedral():
    game = position(turn=6, lying=[3], p0={"area": LA_VERNA, "ducats": 105, "cubes": (1, 0, 0, 0), "knowledge": 10})
    play(game, (Step.FRIAR, GIGI))
    assert me(game).ducats == 50
    play(game, (Step.MOVE, MILANO), EVENT, BENEFIT)
    assert me(game).ducats == 40
    play(game, (Step.CARDINAL, ZAZZA, POLITICIAN))
    assert (me(game).ducats, knowledge(game), left(game)) == (40, 22, 2)
    assert (me(game).status, me(game).character) == (box.CARDINAL, ZAZZA)
    assert GIGI not in game.state.displayed
    assert me(game).cubes == [0, 0, 0, 0]
    assert game.state.spaces[7] == (1, 0, 0, 0)


def test_f05_one_manuscript_a_turn():
    of_piacenza, of_verona = tile(1, box.ORANGE), tile(1, box.BLUE)

    def scene():
        return position(shelves={1: ([of_verona, of_piacenza], [])}, p0={"area": PIACENZA, "ducats": 10})

    game = scene()
    play(game, (Step.MANUSCRIPT, of_piacenza), (Step.MOVE, VERONA))
    assert left(game) == 2
    assert not steps(game, Step.MANUSCRIPT)
    game = scene()
    play(game, (Step.MOVE, VERONA))
    assert steps(game, Step.MANUSCRIPT) == [(Step.MANUSCRIPT, of_verona)]


def test_f06_event_or_benefit_first():
    results = []
    for both in ((EVENT, BENEFIT), (BENEFIT, EVENT)):
        game = position(lying=[7], p0={"area": FIRENZE, "ducats": 0})
        play(game, *both)
        results.append((me(game).ducats, knowledge(game)))
    assert results == [(50, 6), (50, 6)]


def test_f07_event_without_the_area():
    game = position(lying=[1], p0={"area": BOLOGNA, "ducats": 0, "spaces": {box.MESSENGER: 5}})
    assert not can(game, BENEFIT)
    play(game, EVENT)
    assert (me(game).ducats, knowledge(game), me(game).marks) == (10, 6, [])


def test_f08_sharing_an_area():
    game = position(p0={"area": FIRENZE}, p1={"area": SIENA})
    play(game, (Step.MOVE, SIENA))
    start = position(phase=Phase.START_AREAS, turn=0, at=1, p0={"area": NOWHERE}, p1={"area": NOWHERE})
    play(start, TARANTO)
    assert TARANTO not in options(start)
    assert len(options(start)) == 4


def test_f09_sea_and_land_ten_ducats_in_all():
    game = position(p0={"area": FIRENZE, "ducats": 10})
    play(game, (Step.MOVE, CAGLIARI))
    assert (left(game), me(game).ducats) == (1, 0)


def test_f10_harbour_embark_disembark_land():
    game = position(p0={"area": FIRENZE, "ducats": 10})
    play(game, (Step.MOVE, FOLLONI))
    assert (left(game), me(game).ducats) == (0, 0)
    assert can(game, (Step.FRIAR, RALPH))


def test_f11_starting_at_sea():
    game = position(p0={"area": NAPOLI, "ducats": 10})
    play(game, (Step.MOVE, TYRRHENIAN))
    assert (left(game), me(game).ducats) == (4, 10)
    play(game, END)
    facts = {"area": TYRRHENIAN, "ducats": 10}
    game = position(p0=facts)
    play(game, SALTERIO, BUSINESS, END)
    game = position(p0=facts)
    play(game, (Step.MOVE, PALERMO))
    assert (left(game), me(game).ducats) == (4, 10)
    game = position(p0=facts)
    play(game, (Step.MOVE, FRAGALA))
    assert (left(game), me(game).ducats) == (3, 0)


def test_f12_track_lengths():
    """Muret takes six steps in one turn; a Messenger of eight needs two of them."""
    game = position(p0={"character": box.MURET})
    play(game, *[ORIENT_STEP] * 6)
    assert (me(game).spaces[box.ORIENT], left(game)) == (6, 0)
    assert not can(position(p0={"spaces": orient_complete()}), ORIENT_STEP)
    game = position(p0={"spaces": {box.MESSENGER: 3}, "cubes": (0, 0, 2, 0), "ducats": 20})
    before = knowledge(game)
    play(game, *[MESSENGER] * 5)
    assert me(game).spaces[box.MESSENGER] == 8
    assert (me(game).ducats, knowledge(game)) == (0, before)
    game = position(p0={"spaces": {box.MESSENGER: 8}, "cubes": (0, 0, 2, 0), "ducats": 20})
    assert not can(game, MESSENGER)


def test_f13_orient_bonus_only_on_use():
    game = position(lying=[8], p0={"area": GENOVA, "ducats": 10, "spaces": orient_complete()})
    play(game, BENEFIT)
    assert me(game).ducats == 45
    play(game, EVENT)
    assert me(game).ducats == 65
    game = position(p0={"area": GENOVA, "ducats": 10, "spaces": orient_complete()})
    play(game, END)
    assert me(game).ducats == 10
    game = position(p0={"area": SALUZZO, "ducats": 10, "spaces": orient_complete()})
    play(game, BENEFIT)
    assert me(game).ducats == 10
    game = position(p0={"area": GENOVA, "character": GIGI, "spaces": orient_complete()})
    assert not can(game, BENEFIT)


def test_f14_library_once():
    game = position(turn=11, p0={"spaces": {box.LIBRARY: 2}})
    play(game, LOOK, 3, 5, 3, 5)
    assert me(game).library_tile == 3
    play(game, (Step.LIBRARY,), (Step.LIBRARY,), (Step.LIBRARY,))
    assert me(game).spaces[box.LIBRARY] == 5
    assert not can(game, LOOK)
    later = position(turn=12, p0={"spaces": {box.LIBRARY: 5}, "library_tile": 3})
    assert not can(later, LOOK)
    assert not can(position(turn=10, p0={"spaces": {box.LIBRARY: 5}}), LOOK)
    assert not can(position(turn=11), LOOK)


def test_f15_bologna_by_arrival():
    done = {box.MESSENGER: 8}
    for turn, arrived_on, gain in ((7, 7, 15), (8, 8, 10), (9, 7, 15), (9, 9, 10)):
        game = position(turn=turn, p0={"area": BOLOGNA, "arrived_on": arrived_on, "spaces": done})
        play(game, BENEFIT)
        assert knowledge(game) == 1 + gain
    game = position(
        turn=9, p0={"area": BOLOGNA, "arrived_on": 7, "spaces": {box.MESSENGER: 7}, "cubes": (0, 0, 1, 0), "ducats": 10}
    )
    play(game, MESSENGER, BENEFIT)
    assert knowledge(game) == 16
    game = position(turn=9, p0={"area": FIRENZE, "arrived_on": 5, "spaces": done})
    play(game, (Step.MOVE, BOLOGNA), BENEFIT)
    assert knowledge(game) == 11


def test_f16_virtual_abbess_three_times_in_a_turn():
    game = position(
        turn=10,
        lying=[10],
        canticles=(4, 0, 1, 2, 3),
        p0={"area": URBINO, "character": MICHAEL, "ducats": 10, "spaces": {box.MESSENGER: 7}},
        p1={"area": BRINDISI, "cubes": (1, 0, 0, 0)},
    )
    play(game, CANTICLE)
    assert not can(game, CANTICLE)
    play(game, MESSENGER)
    assert me(game).ducats == 0
    play(game, END, END, YES, YES)
    assert (game.ask.what, actor(game)) == ("bid", 1)
    play(game, 1)
    assert options(game) == [0]
    game = position(turn=10, lying=[10], p0={"area": BRINDISI, "character": MICHAEL}, phase=Phase.STUPOR_MUNDI)
    play(game, YES, YES)
    assert options(game) == [1, 2, 3]  # one vote, and two as the caller


def test_f17_zazza():
    game = position(turn=11, p0={"character": ZAZZA, "spaces": {box.LIBRARY: 2}})
    told = play(game, LOOK, 0, 1, 2)
    assert told[0].facts == (0, 3)
    assert (game.ask.what, options(game)) == ("tile to keep", [0, 1, 2])
    play(game, 1, 2, 0)
    assert (me(game).library_tile, game.state.top, game.state.knower) == (1, [2, 0], [0, 0])
    assert len(game.state.library) == 5


def test_f19_value_eight_tile():
    game = position(turn=2, phase=Phase.EVENTS, shelves={1: ([], [])})
    assert [shelf.value for shelf in game.state.shelves] == [2, 3, 4, 8]
    game = position(turn=2, phase=Phase.EVENTS, shelves={1: None, 2: ([], [])}, has_shifted=True)
    assert [shelf.value for shelf in game.state.shelves] == [3, 4, 8]
    game = position(turn=2, phase=Phase.EVENTS, shelves={1: None, 2: None, 3: ([], [])}, has_shifted=True)
    assert [shelf.value for shelf in game.state.shelves] == [4, 8]
    game = position(turn=2, phase=Phase.EVENTS, shelves={1: None, 8: ([], [])}, has_shifted=True)
    assert [shelf.value for shelf in game.state.shelves] == [2, 3, 4]


def test_f20_no_event_in_cagliari():
    assert CAGLIARI not in [event.area for event in box.EVENTS]


def charity_scene(second_cardinal):
    """Two merchants, a friar and two cardinals: 20, 15, 15, 10 and *second_cardinal* Ducati."""
    return position(
        5,
        turn=3,
        phase=Phase.EVENTS,
        p0={"ducats": 20},
        p1={"ducats": 15},
        p2={"ducats": 15, "character": RALPH},
        p3={"ducats": 10, "character": ZAZZA},
        p4={"ducats": second_cardinal, "character": box.MURET},
    )


def ducats(game):
    return [player.ducats for player in game.state.players]


def to_charity(game):
    pass_until(game, "whom to pay")
    return game


def test_f21_charity():
    game = to_charity(charity_scene(30))
    assert (actor(game), options(game)) == (0, [2, 3])
    play(game, 2)
    assert (game.ask.what, actor(game), options(game)) == ("who pays", 3, [0, 1])
    play(game, 1)
    assert ducats(game) == [15, 5, 20, 20, 40]
    game = to_charity(charity_scene(30))
    play(game, 3)
    assert (game.ask.what, actor(game), options(game)) == ("whom to pay", 1, [2])  # one option: not asked
    play(game, 2)
    assert ducats(game) == [10, 10, 20, 20, 40]
    game = to_charity(charity_scene(15))
    assert options(game) == [2, 3, 4]
    play(game, 2)
    assert (game.ask.what, actor(game), options(game)) == ("who pays", 3, [0, 1])


def test_f23_two_parts_of_the_final_rank():
    game = position(turn=15, phase=Phase.ELECTION, p0={"character": ZAZZA, "cubes": (3, 5, 9, 0)})
    assert options(game) == [STAY, CAMERLENGO, POPE]
    play(game, CAMERLENGO)
    play(game, options(game)[0])
    assert actor(game) == 1  # nobody rises twice


def test_hidden_tiles_have_no_points():
    game = position(turn=12, p0={"library_tile": 7})
    v = RULES.view(game.state, 1)
    assert v.players[0].library_tile == HIDDEN
    library = next(line for line in RULES.score_sheet(v) if line.source.msgid == "Papal Library")
    assert library.points == (0, 0)


def test_after_the_last_question_of_a_turn_the_next_begins():
    game = position(turn=4, p0={"area": CATANIA})
    finish_turn(game)
    assert game.state.turn == 5
    check_invariants(game.state)
