"""Tricky cases from the auction to the end, by the numbers of the rules' case list (DV-T25 to DV-T48)."""

from __future__ import annotations

from games.de_vulgari.scenes import (
    BENEFIT,
    BUSINESS,
    CANTICLE,
    END,
    EVENT,
    LOOK,
    RIDDLE,
    SALTERIO,
    actor,
    can,
    finish_turn,
    knowledge,
    left,
    me,
    options,
    orient_complete,
    pass_until,
    play,
    points,
    position,
    steps,
    tile,
)
from staufer_engine.games.de_vulgari import RULES
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    ABBESS,
    ASSISI,
    BALESTRIERI,
    BOLOGNA,
    BRINDISI,
    CAMERLENGO,
    FOLLONI,
    LINGUA_VOLGARE,
    MALABRANCA,
    MANTOVA,
    MILANO,
    MURET,
    NAPOLI,
    NO,
    PASS,
    POLITICIAN,
    POPE,
    RALPH,
    ROMA,
    STAY,
    STUPOR_MUNDI,
    URBINO,
    VERONA,
    VITERBO,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.games.de_vulgari.roads import COSTS
from staufer_engine.games.de_vulgari.scoring import ranking, score
from staufer_engine.games.de_vulgari.state import Phase, knowledge_order
from staufer_engine.games.de_vulgari.view import view
from staufer_engine.kernel import HIDDEN, Game
from staufer_engine.views import part_of


def auction_scene(**more):
    return position(turn=11, lying=[STUPOR_MUNDI], phase=Phase.STUPOR_MUNDI, **more)


def test_t25_auction_with_the_callers_bonus():
    game = auction_scene(p0={"area": BRINDISI, "cubes": (1, 0, 0, 0)}, p1={"area": ROMA, "cubes": (0, 2, 0, 0)})
    assert actor(game) == 0
    play(game, YES)
    assert (game.ask.what, actor(game)) == ("invitation", 1)
    play(game, YES)
    assert options(game) == [1, 2, 3, 4, 5]
    play(game, 1)
    assert options(game) == [2, 3, 4, PASS]
    play(game, 4)
    assert options(game) == [5, PASS]
    play(game, 5)
    assert options(game) == [PASS]
    play(game, PASS)
    assert options(game) == [(1, 0, 0)]
    play(game, (1, 0, 0))
    assert me(game).cubes == [0, 0, 0, 0]
    assert me(game, 1).cubes == [0, 2, 0, 0]
    assert (knowledge(game, 0), knowledge(game, 1)) == (11, 1)
    assert [player.area for player in game.state.players] == [BRINDISI, BRINDISI]
    assert STUPOR_MUNDI not in game.state.lying


def test_t26_auction_without_answer_or_without_call():
    game = auction_scene(p0={"area": BRINDISI, "cubes": (1, 0, 0, 0)})
    play(game, YES, NO)
    assert (knowledge(game), me(game).cubes) == (11, [1, 0, 0, 0])
    game = auction_scene(p0={"area": BRINDISI})
    play(game, NO)
    assert STUPOR_MUNDI in game.state.lying
    pass_until(game, "call")
    assert game.state.turn == 12
    game = position(turn=11, lying=[STUPOR_MUNDI], p0={"area": ROMA}, p1={"area": ROMA})
    pass_until(game, "step")
    play(game, END, END)
    assert game.state.turn == 12
    assert STUPOR_MUNDI in game.state.lying


def test_t28_sets_of_payment():
    game = auction_scene(p0={"area": BRINDISI, "cubes": (3, 2, 2, 0)}, p1={"area": ROMA, "cubes": (2, 1, 2, 0)})
    play(game, YES, YES, 6, 7, PASS)
    assert actor(game) == 1
    assert set(options(game)) == {(2, 0, 1), (2, 1, 0), (1, 1, 2)}


def test_t29_pope_with_a_virtual_cube():
    def scene():
        return position(turn=15, phase=Phase.ELECTION, p0={"character": BALESTRIERI, "cubes": (4, 0, 2, 0)})

    game = scene()
    assert options(game) == [STAY, CAMERLENGO, POPE]
    play(game, POPE)
    assert options(game) == [(4, 0, 2)]
    play(game, (4, 0, 2))
    assert (points(game, "Rank")[0], points(game, "Character")[0]) == (22, 0)
    game = scene()
    play(game, CAMERLENGO)
    assert options(game) == [(3, 0, 0), (2, 0, 2)]
    play(game, (2, 0, 2))
    assert (points(game, "Rank")[0], points(game, "Character")[0]) == (14, -2)


def test_t30_one_pope():
    cardinals = {
        "p0": {"character": ZAZZA, "cubes": (4, 2, 4, 0), "knowledge": 30},
        "p1": {"character": MURET, "cubes": (2, 3, 8, 0), "knowledge": 20},
    }
    game = position(turn=15, phase=Phase.ELECTION, **cardinals)
    play(game, POPE)
    play(game, options(game)[0])
    assert (actor(game), options(game)) == (1, [STAY, CAMERLENGO])
    game = position(turn=15, phase=Phase.ELECTION, **cardinals)
    play(game, CAMERLENGO)
    play(game, options(game)[0])
    assert (actor(game), options(game)) == (1, [STAY, CAMERLENGO, POPE])


def test_t32_canticle_areas():
    canticles = (1, 2, 3, 0, 4)  # Urbino {2,7,12}, Assisi {1,6,11}
    friend = {"cubes": (0, 0, 2, 0), "ducats": 10}
    for area, turn, is_open in ((ASSISI, 6, True), (URBINO, 6, False), (ASSISI, 14, True), (URBINO, 14, True)):
        game = position(turn=turn, canticles=canticles, p0={"area": area, **friend})
        assert can(game, CANTICLE) == is_open
    play(game, CANTICLE, (Step.MOVE, ASSISI), CANTICLE)
    assert me(game).spaces[box.CANTICLE] == 2
    assert me(game).cubes[ABBESS] == 0


def test_t33_riddle_leader_on_a_shared_space():
    game = position(p0={"spaces": {box.RIDDLE: 4}}, p1={"spaces": {box.RIDDLE: 3}, "area": VERONA}, at=1)
    play(game, RIDDLE)
    assert points(game, "Riddle of Verona") == [5, 0]
    assert points(position(), "Riddle of Verona") == [0, 0]


def test_t34_richest_player():
    for behind, riches in ((10, [0, 3]), (30, [7, 0])):
        banker = {"status": box.BANKER, "ducats": 60, "knowledge": behind}
        game = position(
            turn=15, phase=Phase.ELECTION, p0=banker, p1={"character": RALPH, "ducats": 60, "knowledge": 20}
        )
        assert points(game, "Richest") == riches


def test_t36_top_of_the_knowledge_track():
    game = position(at=1, p0={"knowledge": 99, "area": ROMA}, p1={"knowledge": 97, "area": BOLOGNA}, lying=[1])
    play(game, EVENT)
    assert knowledge(game, 1) == 99
    assert knowledge_order(game.state) == [0, 1]
    game = position(p0={"knowledge": 99}, p1={"knowledge": 99})
    play(game, SALTERIO)
    assert knowledge_order(game.state) == [0, 1]


def test_t37_knowledge_total_tie():
    seventeen = [LINGUA_VOLGARE, tile(4, box.BLUE, box.PINK), tile(4, box.PINK, box.GREEN), tile(1, box.BLUE)]
    seven = [tile(4, box.BLUE, box.GREEN), tile(3, box.BLUE), tile(3, box.PINK)]
    game = position(
        turn=15,
        p0={"knowledge": 55, "since": 1, "ducats": 10, "manuscripts": seven},
        p1={"knowledge": 55, "since": 2, "ducats": 0, "manuscripts": seventeen},
    )
    assert [score(game.state, p) for p in (0, 1)] == [17, 17]
    assert ranking(game.state) == [[0], [1]]


def test_t38_salterio_at_the_destination():
    game = position(p0={"area": VERONA, "spaces": {box.RIDDLE: 2}})
    play(game, RIDDLE, SALTERIO, (Step.MOVE, MANTOVA), RIDDLE, BUSINESS)
    assert (left(game), me(game).spaces[box.RIDDLE]) == (0, 4)
    game = position(p0={"area": VERONA})
    play(game, SALTERIO, BUSINESS)
    assert not can(game, SALTERIO)
    assert not can(game, BUSINESS)


def test_t40_friar_loses_the_orient_bonus():
    game = position(p0={"area": FOLLONI, "ducats": 20, "spaces": orient_complete()})
    play(game, (Step.FRIAR, RALPH))
    assert me(game).ducats == 10
    before = knowledge(game)
    play(game, (Step.MOVE, NAPOLI), BENEFIT)
    assert (knowledge(game) - before, me(game).ducats) == (3, 10)


def test_t41_event_of_the_turn_before():
    game = position(turn=1, phase=Phase.EVENTS, first_event=3)
    pass_until(game, "step")
    assert game.state.lying == [4]
    finish_turn(game)
    pass_until(game, "step")
    assert game.state.lying == [4, 5]
    for turn, last in ((5, None), (16, None)):
        game = position(turn=turn, lying=[4], p0={"area": VITERBO}, papal=last)
        assert game.state.last_turn == (turn == 16)
        play(game, EVENT)
        assert game.state.lying == []


def test_t42_ralph_and_one_step():
    game = position(lying=[3], p0={"area": BOLOGNA, "ducats": 0, "character": RALPH})
    within = {goal for goal, cost in enumerate(COSTS[BOLOGNA]) if 0 < cost <= 5}
    assert {goal for _, goal in steps(game, Step.MOVE)} == within
    play(game, (Step.MOVE, MILANO))
    assert me(game).ducats == 0
    game = position(p0={"area": MILANO, "ducats": 50, "character": RALPH, "cubes": (1, 0, 0, 0)})
    play(game, (Step.CARDINAL, MALABRANCA, POLITICIAN), (Step.MOVE, BOLOGNA))
    assert me(game).ducats == 0
    assert RALPH not in game.state.displayed
    assert me(game).character == MALABRANCA


def test_t44_screen_view():
    game = position(at=1, on={3: (1, 0, 0, 0)}, p1={"ducats": 30, "cubes": (0, 0, 1, 2)})
    told = play(game, (Step.TAKE, POLITICIAN, 1, 0))
    assert ("taken", (1, POLITICIAN, 1, 0, 30)) in [tuple(one) for one in told]
    for observer in (0, 1, None):
        seen = view(game.state, observer).players[1]
        assert (seen.cubes, seen.ducats) == ([1, 0, 1, 2], 0)


def look(game, *answers):
    """The table of everybody follows; the answers are those of the host."""
    tables = {observer: Game(RULES, view(game.state, observer)) for observer in (0, 1, None)}
    for answer in answers:
        ask = game.ask
        whole = {actor(game): answer}
        play(game, answer)
        for observer, table in tables.items():
            table.apply(part_of(ask, whole, observer))
    return {observer: view(table.state, observer) for observer, table in tables.items()}


def test_t45_a_short_look_after_a_long_one():
    game = position(
        turn=12,
        at=1,
        top=(2, 3, 4, 5),
        knower=(0, 0, 0, 0),
        p0={"library_tile": 6},
        p1={"spaces": {box.LIBRARY: 2}},
    )
    assert len(game.state.library) == 3
    views = look(game, LOOK, 2, 3, 2, 3)
    assert me(game, 1).library_tile == 2
    assert (game.state.top, game.state.knower) == ([3, 4, 5], [1, 0, 0])
    assert len(game.state.library) + len(game.state.top) == 6
    assert views[1].top == [3, HIDDEN, HIDDEN]
    assert views[None].top == [HIDDEN] * 3
    assert views[0].top == [HIDDEN, 4, 5]
    assert [views[observer].players[1].library_tile for observer in (0, 1, None)] == [HIDDEN, 2, HIDDEN]


def test_t46_equal_tiles_in_a_look():
    game = position(turn=11, p0={"spaces": {box.LIBRARY: 3}})
    play(game, LOOK, 0, 1, 2)
    assert (game.ask.what, options(game), game.ask.witnesses) == ("tile to keep", [0, 1, 2], (0,))
    play(game, 1)
    assert (game.ask.what, options(game), game.ask.witnesses) == ("tile to put back", [0, 2], (0,))
    play(game, 2)
    assert (options(game), game.ask.always) == ([0], False)
    game = position(turn=11, p0={"spaces": {box.LIBRARY: 3}})
    table = Game(RULES, view(game.state, 1))
    asked = []
    for answer in (LOOK, 0, 1, 2, 1, 2, 0):
        ask, whole = game.ask, {actor(game): answer}
        play(game, answer)
        part = part_of(ask, whole, 1)
        if ask.what.startswith("tile"):
            assert [*table.ask.options] == [0]
            asked += part.values()
        table.apply(part)
    assert asked == [HIDDEN] * 3


def test_t47_auction_limits_are_no_secret_of_the_engine():
    game = auction_scene(p0={"area": BRINDISI, "cubes": (1, 0, 0, 0)})
    play(game, YES, YES, 1)
    assert (game.ask.what, actor(game), options(game), game.ask.always) == ("bid", 1, [PASS], True)
    assert game.ask.witnesses is None


def test_t48_invited_where_he_stands():
    game = position(
        3,
        turn=11,
        phase=Phase.STUPOR_MUNDI,
        lying=[STUPOR_MUNDI],
        arrivals=(0, 1, 2),
        p0={"area": BRINDISI, "arrived_on": 10},
        p1={"area": BRINDISI, "arrived_on": 11},
        p2={"area": ROMA},
    )
    before = [(player.arrived_on, player.arrival) for player in game.state.players]
    play(game, YES, YES, YES)
    after = [(player.arrived_on, player.arrival) for player in game.state.players]
    assert after[:2] == before[:2]
    assert after[2] == (11, game.state.arrivals)
    assert after[2][1] > max(arrival for _, arrival in before)
    assert (game.ask.what, actor(game)) == ("bid", 0)
    play(game, 1)
    assert actor(game) == 1
    play(game, PASS)
    assert actor(game) == 2
