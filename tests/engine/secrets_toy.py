"""Four ways in which things are hidden and become known, on the kernel (names are toys).

A draw whose face decides who may see it (ask twice); a card played face down and revealed later;
secret discards made together; a look at the top of a stack and a secret new order.
"""

from __future__ import annotations

from engine.toys import toy_rules
from staufer_engine.kernel import HIDDEN, NATURE, Rule, choose, choose_together, draw, reveal, take, these
from staufer_engine.record import Record

FREDERICUS, OBJECTIVE = 99, 100
NONE = -1


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    made: list[tuple[int, ...]] = [()]
    for card in cards:
        made += [(*some, card) for some in made]
    return sorted(set(made))


class Player(Record):
    hand: list[int]
    pile: list[int]
    discard: list[int]
    slot: int
    up: bool
    objectives: list[int]
    tile: int


class State(Record):
    players: list[Player]
    objectives: list[int]
    deck: int
    fredericus: bool
    over: bool
    library: list[int]
    top: list[int]  # put back by lookers, first tile first; told apart by id, not by value
    knower: list[int]  # who knows each of them
    turns: int
    looked: list[bool]


def new(seats: int = 3) -> State:
    players = [Player([], [p * 20 + i for i in range(6)], [], NONE, False, [], NONE) for p in range(seats)]
    library = list(range(8))
    return State(players, [i % 8 for i in range(12)], 9, False, False, library, [], [], 0, [False] * seats)


def turn(s: State) -> Rule[None]:
    p = s.turns % len(s.players)
    s.turns += 1
    yield from draw_an_objective(s, p)
    yield from refill_the_hand(s, p)
    yield from play_a_card(s, p)
    if not s.looked[p] and s.turns > 4:
        yield from look_at_the_library(s, p, 3 - p)
    if s.turns % len(s.players) == 0:
        yield from end_phase(s)
    s.over = s.turns == 24


def draw_an_objective(s: State, p: int) -> Rule[None]:
    """Fredericus is among the last five and is seen by all; an objective only by who draws it."""
    if s.fredericus or not s.objectives:
        return
    s.deck -= 1
    if s.deck < 5:
        kinds = (FREDERICUS,) + (OBJECTIVE,) * s.deck
        if (yield from choose(NATURE, "objective or Fredericus", these(*kinds))) == FREDERICUS:
            s.fredericus = True
            return
    me = s.players[p]
    me.objectives.append((yield from draw(s.objectives, seen_by=p)))
    me.objectives.sort()


def refill_the_hand(s: State, p: int) -> Rule[None]:
    me = s.players[p]
    while len(me.hand) < 3:
        if not me.pile:
            if not me.discard:
                break
            me.pile, me.discard = sorted(me.discard), []  # content known to all, order to nobody
        me.hand.append((yield from draw(me.pile, seen_by=p)))
    me.hand.sort()


def play_a_card(s: State, p: int) -> Rule[None]:
    """How it is played is public, so it is asked apart from the card, which may be secret."""
    me = s.players[p]
    face = yield from choose(p, "pass, face up or face down", these(0, 1, 2))
    if face and me.hand and me.slot == NONE:
        card = yield from choose(p, "card", lambda: me.hand, None if face == 1 else (p,), always=face == 2)
        take(me.hand, card)
        me.slot, me.up = card, face == 1


def end_phase(s: State) -> Rule[None]:
    for player in s.players:
        if player.slot != NONE:
            player.discard.append((yield from reveal("face-down card", player.slot)))
            player.slot = NONE
    gone = yield from choose_together(
        "discard", {q: (lambda hand=player.hand: subsets(hand)) for q, player in enumerate(s.players)}
    )
    for q, player in enumerate(s.players):
        for card in gone[q]:
            take(player.hand, card)
            player.discard.append(card)
        player.discard.sort()


def look_at_the_library(s: State, p: int, count: int) -> Rule[None]:
    s.looked[p] = True
    seen: list[int] = []
    for _ in range(min(count, len(s.top) + len(s.library))):
        if s.top:
            s.knower.pop(0)
            seen.append((yield from reveal("look", s.top.pop(0), (p,))))
        else:
            seen.append((yield from draw(s.library, seen_by=p)))
    tile = yield from choose(p, "keep", lambda: tuple(seen), (p,))
    take(seen, tile)
    s.players[p].tile = tile
    back: list[int] = []
    while seen:  # a secret order is asked one tile at a time: a sealed answer is one int
        tile = yield from choose(p, "put back", lambda: tuple(seen), (p,))
        take(seen, tile)
        back.append(tile)
    s.top, s.knower = back + s.top, [p] * len(back) + s.knower


def view(s: State, observer: int | None) -> State:
    v = s.clone()
    v.library = [HIDDEN] * len(v.library)
    v.objectives = [HIDDEN] * len(v.objectives)
    v.top = [tile if knower == observer else HIDDEN for tile, knower in zip(v.top, v.knower, strict=True)]
    for q, player in enumerate(v.players):
        player.pile = [HIDDEN] * len(player.pile)
        if q != observer:
            player.hand = [HIDDEN] * len(player.hand)
            player.objectives = [HIDDEN] * len(player.objectives)
            if player.slot != NONE and not player.up:
                player.slot = HIDDEN
            if player.tile != NONE:
                player.tile = HIDDEN
    return v


RULES = toy_rules("secrets", turn, lambda s: s.over, view, State)
