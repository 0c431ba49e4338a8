"""Scenes of De Vulgari Eloquentia: positions in the middle of a game whose invariants hold, and play from there."""

from __future__ import annotations

from staufer_engine.games.de_vulgari import RULES, State, new
from staufer_engine.games.de_vulgari.components import (
    ACTION_POINTS,
    CHARACTERS,
    COPIES,
    CUBES,
    KNOWLEDGE,
    LENGTHS,
    LIBRARY_TILES,
    LINGUA_VOLGARE,
    MANUSCRIPTS,
    MERCHANT,
    MURET,
    NO_TILE,
    NOBODY,
    ORIENT,
    PAPAL_TILES,
    RED,
    ROMA,
    SHARES,
    STUPOR_MUNDI,
    TRACKS,
    TURN_SPACES,
    WHITE,
    Step,
)
from staufer_engine.games.de_vulgari.setup import stack_of
from staufer_engine.games.de_vulgari.state import NOWHERE, Phase, Shelf, knowledge_order, player_in_turn
from staufer_engine.games.de_vulgari.tracks import TRACK_OF, is_canticle_open
from staufer_engine.kernel import NATURE, Game

BENEFIT, EVENT, SALTERIO, BUSINESS, LOOK, END = (
    (step,) for step in (Step.BENEFIT, Step.EVENT, Step.SALTERIO, Step.BUSINESS, Step.LOOK, Step.END)
)
ORIENT_STEP, RIDDLE, MESSENGER, REST, LIBRARY, CANTICLE = ((step,) for step in TRACK_OF)
PLAIN_PAPAL = [WHITE, WHITE, WHITE, RED, RED]
DECISIONS = (
    "start area",
    "whom to pay",
    "who pays",
    "step",
    "tile to keep",
    "tile to put back",
    "call",
    "invitation",
    "bid",
    "payment",
    "election",
    "payment of a rank",
)


def position(
    seats=2,
    *,
    turn=3,
    phase=Phase.ACTIONS,
    order=None,
    at=0,
    on=None,
    first_event=1,
    lying=(),
    shelves=None,
    has_shifted=False,
    canticles=(0, 1, 2, 3, 4),
    papal=None,
    top=(),
    knower=(),
    arrivals=(),
    **players,
):
    """A game at the start of a part of a turn, by default of the player turn of seat 0.

    Players are told as ``p0={...}`` with the fields of a player; *spaces* by track.  *on* are the cubes of turn
    spaces; those that are named nowhere have left the game.  *shelves* are (face up, stack) by value.
    *arrivals* are the seats in the order in which they came where they stand.
    """
    s = new(seats, {})
    s.turn, s.phase, s.at = turn, phase, at
    s.turn_order = list(order or range(seats))
    s.lying, s.canticles = list(lying), list(canticles)
    s.events = (*range(first_event, STUPOR_MUNDI), *range(1, first_event), STUPOR_MUNDI)
    s.arrivals = s.marker_moves = 100
    for p in range(seats):
        place_player(s, p, dict(players.get(f"p{p}", {})))
    for n, p in enumerate(arrivals):
        s.players[p].arrival = n + 1
    place_cubes(s, on or {})
    place_shelves(s, shelves or {}, has_shifted)
    s.papal = list(PLAIN_PAPAL[: max(0, turn - 11)] if papal is None else papal)
    for tile in s.papal:
        s.papal_left.remove(tile)
    s.last_turn = s.papal.count(RED) == 2
    s.top, s.knower = list(top), list(knower)
    out = [*top, *(player.library_tile for player in s.players)]
    s.library = [tile for tile in range(len(LIBRARY_TILES)) if tile not in out]
    check_invariants(s)
    return Game(RULES, s)


def place_player(s, p, facts):
    me = s.players[p]
    me.area, me.arrived_on, me.arrival = ROMA, 0, p + 1
    me.since = [p + 1] * len(TRACKS)
    for track, space in dict(facts.pop("spaces", {})).items():
        me.spaces[track] = space
    me.spaces[KNOWLEDGE] = facts.pop("knowledge", me.spaces[KNOWLEDGE])
    me.since[KNOWLEDGE] = facts.pop("since", me.since[KNOWLEDGE])
    for name, value in facts.items():
        assert name in me.fields, name
        setattr(me, name, list(value) if isinstance(getattr(me, name), list) else value)
    if me.character != NOBODY:
        s.displayed.remove(me.character)
        if me.status == MERCHANT:
            me.status = CHARACTERS[me.character].status
    me.has_looked = me.has_looked or me.library_tile != NO_TILE


def place_cubes(s, on):
    """A player may be given more cubes than the table of his number knows; then the box holds more."""
    for space, cubes in on.items():
        s.spaces[space] = tuple(cubes)
    for cube in CUBES:
        s.gone[cube] = max(SHARES[len(s.players)].cubes[cube] - cubes_in_play(s, cube), 0)


def cubes_in_play(s, cube):
    scribes = sum(player.scribes for player in s.players) if cube == 3 else 0
    return sum(player.cubes[cube] for player in s.players) + sum(space[cube] for space in s.spaces) + scribes


def place_shelves(s, shelves, has_shifted):
    s.has_shifted = has_shifted
    shown = len(s.players) - 1
    full = {}
    for value in COPIES:
        stack = list(stack_of(value, False))
        for kind in (kind for player in s.players for kind in player.manuscripts if kind in stack):
            stack.remove(kind)
        full[value] = stack[:shown], stack[shown:]
    if has_shifted:
        full[8] = [LINGUA_VOLGARE], []
    told = {value: shelves.get(value, shelf) for value, shelf in full.items()}
    s.shelves = [Shelf(value, tuple(shelf[0]), tuple(shelf[1])) for value, shelf in told.items() if shelf is not None]


def check_invariants(s: State, cubes=None):
    """DV-20, as far as it can be seen in one state; *cubes* are the numbers of the set-up."""
    share = SHARES[len(s.players)]
    if cubes and s.phase != Phase.SET_UP:
        assert [cubes_in_play(s, cube) + s.gone[cube] for cube in CUBES] == list(cubes)  # DV-20.1
    assert all(sum(space) <= share.limit for space in s.spaces)
    assert all(count >= 0 for space in (*s.spaces, s.gone) for count in space)
    for player in s.players:
        assert player.ducats >= 0  # DV-20.2
        assert player.ducats % 5 == 0
        assert all(count >= 0 for count in player.cubes)
        assert all(0 <= space <= length for space, length in zip(player.spaces, LENGTHS, strict=True))
        assert (player.character == NOBODY) == (player.status in (MERCHANT, 3))  # DV-20.4
        assert len(set(player.marks)) == len(player.marks)  # DV-20.5
        assert (player.library_tile == NO_TILE) or player.has_looked
        assert player.area != NOWHERE or s.phase <= Phase.START_AREAS
    assert 0 <= s.now.points <= ACTION_POINTS + 1
    if s.phase == Phase.ACTIONS:
        assert s.now.points <= ACTION_POINTS + (s.players[player_in_turn(s)].character == MURET)
    ranks = [(-player.spaces[KNOWLEDGE], player.since[KNOWLEDGE]) for player in s.players]
    assert len(set(ranks)) == len(ranks) or s.phase == Phase.SET_UP  # DV-20.3
    held = [player.character for player in s.players if player.character != NOBODY]
    assert len(set(held)) == len(held)
    assert not set(held) & set(s.displayed)
    assert len(set(s.lying)) == len(s.lying)
    kept = [player.library_tile for player in s.players if player.library_tile != NO_TILE]
    assert sorted([*s.library, *s.top, *s.seen, *kept]) == list(range(8))  # DV-20.8
    assert len(s.top) == len(s.knower)
    assert sorted(s.papal + s.papal_left) == sorted(PAPAL_TILES)
    if s.canticles and s.turn >= 1:
        open_areas = sum(is_canticle_open(s, area) for area in range(40))
        assert open_areas == (1 if s.turn < 14 else 5)  # DV-20.6
    for kind in range(LINGUA_VOLGARE):
        copies = [*(k for shelf in s.shelves for k in shelf.face_up + shelf.stack)].count(kind)
        copies += sum(player.manuscripts.count(kind) for player in s.players)
        assert copies <= COPIES[MANUSCRIPTS[kind].value]
    assert sorted(knowledge_order(s)) == list(range(len(s.players)))
    assert sum(s.spaces[0]) == 0
    assert len(s.spaces) == TURN_SPACES + 1


# -- play ----------------------------------------------------------------------------------


def options(game):
    ((_, listed),) = game.ask.options.items()
    return list(listed())


def actor(game):
    (who,) = game.ask.options
    return who


def steps(game, kind):
    return [step for step in options(game) if step[0] == kind]


def can(game, choice):
    return game.is_legal(actor(game), choice)


def play(game, *choices):
    """Each choice is checked, as the host does; forced ones and those of NATURE are named too."""
    told = []
    for choice in choices:
        who = actor(game)
        assert game.is_legal(who, choice), (game.ask.what, choice, options(game))
        told += game.apply({who: choice})
        check_invariants(game.state)
    return told


def me(game, p=0):
    return game.state.players[p]


def knowledge(game, p=0):
    return game.state.players[p].spaces[KNOWLEDGE]


def left(game, p=0):
    """Action Points that are left."""
    return ACTION_POINTS + (game.state.players[p].character == MURET) - game.state.now.points


def pass_until(game, wanted):
    """As if every flag fell and the first card were drawn, until *wanted* is asked or the game is over."""
    told = []
    while game.ask and game.ask.what != wanted:
        told += game.apply({actor(game): RULES.default(game.state, game.ask, actor(game))})
        check_invariants(game.state)
    return told


def finish_turn(game):
    """To the first question of the next turn."""
    turn, told = game.state.turn, []
    while game.ask and game.state.turn == turn:
        told += game.apply({actor(game): RULES.default(game.state, game.ask, actor(game))})
    return told


def random_answers(game, dice):
    return {who: dice.choice(list(listed())) for who, listed in game.ask.options.items()}


def lively_answers(game, dice):
    """At random, but nobody ends a turn while Action Points are left (appendix D of the rules)."""
    if game.ask.what != "step":
        return random_answers(game, dice)
    who, listed = actor(game), options(game)
    return {who: dice.choice(listed[:-1] if len(listed) > 1 and left(game, who) else listed)}


def is_of_nature(game):
    return actor(game) == NATURE


def orient_complete():
    return {ORIENT: LENGTHS[ORIENT]}


def points(game, source):
    (line,) = [line for line in RULES.score_sheet(game.state) if line.source.msgid == source]
    return list(line.points)


def tile(value, *tongues):
    return next(n for n, one in enumerate(MANUSCRIPTS) if (one.value, one.tongues) == (value, tongues))
