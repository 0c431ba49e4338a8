"""The invented building rules on the kernel: how a rules module is meant to read."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from engine.toys import toy_rules
from staufer_engine.kernel import HIDDEN, Rule, choose, draw, lazily, take, tell, these
from staufer_engine.record import Record

PLAYERS, TURNS, PURITAS = 4, 80, 30
WOOD = (1, 2, 1, 3, 3, 4)
STONE = (1, 1, 2, 1, 3, 4)
GREAT = (4, 5)
NO_EDICT = -1
ICONS = {card: (card % 8, (card * 5 + 1) % 8, (card * 3 + 2) % 8)[: 2 + card % 2] for card in range(60)}


class Action(IntEnum):
    GATHER = 0
    BUILD = 1


class Bonus(IntEnum):
    GOLD = 0
    TILES = 1


class Income(IntEnum):
    GOLD = 0
    WOOD_AND_STONE = 1
    INFLUENCE = 2


class Change(IntEnum):
    ADD = 0
    REMOVE = 1


class Player(Record):
    wood: int
    stone: int
    gold: int
    score: int
    hand: list[int]
    edicts: list[int]
    influence: list[int]
    tiles: list[int]


class State(Record):
    players: list[Player]
    owner: list[int]
    deck: list[int]
    discard: list[int]
    bag: list[int]
    turn: int
    active: int
    dealt: bool


# -- the rules -----------------------------------------------------------------------------


def turn(s: State) -> Rule[None]:
    if not s.dealt:
        yield from deal(s)
        return
    p = s.active
    if (yield from choose(p, "action", actions(s, p))) == Action.BUILD:
        yield from build_a_structure(s, p)
    else:
        yield from gather(s, p)
    s.turn += 1
    s.active = (s.active + 1) % PLAYERS


def deal(s: State) -> Rule[None]:
    for p, player in enumerate(s.players):
        for _ in range(3):
            player.hand.append((yield from draw(s.deck, seen_by=p)))
    s.dealt = True


def gather(s: State, p: int) -> Rule[None]:
    me = s.players[p]
    me.wood, me.stone, me.gold = me.wood + 2, me.stone + 2, me.gold + 1
    if s.deck:
        me.hand.append((yield from draw(s.deck, seen_by=p)))


def build_a_structure(s: State, p: int) -> Rule[None]:
    kind, site = yield from choose(p, "site", building_sites(s, p))
    yield from pay(s, p, kind)
    s.owner[site] = p
    s.players[p].score += kind + 1
    yield from tell("built", p, kind, site)
    if kind in GREAT:
        yield from take_great_bonus(s, p)
    if side_is_closed(s, site):
        for q in owners_on_side(s, site, first=p):
            yield from take_side_income(s, q, site)
    for q in others(p):
        if PURITAS in s.players[q].edicts:
            yield from answer_with_puritas(s, q)
    yield from may_issue_an_edict(s, p)


def pay(s: State, p: int, kind: int) -> Rule[None]:
    gold_for_wood, gold_for_stone = yield from choose(p, "payment", payments(s, p, kind))
    me = s.players[p]
    me.wood -= WOOD[kind] - gold_for_wood
    me.stone -= STONE[kind] - gold_for_stone
    me.gold -= gold_for_wood + gold_for_stone


def take_great_bonus(s: State, p: int) -> Rule[None]:
    if (yield from choose(p, "great bonus", these(*Bonus))) == Bonus.GOLD:
        s.players[p].gold += 3
        return
    for _ in range(min(2, len(s.bag))):
        s.players[p].tiles.append((yield from draw(s.bag)))


def take_side_income(s: State, p: int, site: int) -> Rule[None]:
    me = s.players[p]
    match (yield from choose(p, "side income", these(*Income))):
        case Income.GOLD:
            me.gold += 2
        case Income.WOOD_AND_STONE:
            me.wood, me.stone = me.wood + 1, me.stone + 1
        case Income.INFLUENCE:
            me.influence[site // 4] += 1


def answer_with_puritas(s: State, q: int) -> Rule[None]:
    """Puritas: whenever another player builds, you may lose 1 score to draw an edict."""
    if s.deck and (yield from choose(q, "puritas", these(0, 1))):
        s.players[q].score -= 1
        s.players[q].hand.append((yield from draw(s.deck, seen_by=q)))


def may_issue_an_edict(s: State, p: int) -> Rule[None]:
    card = yield from choose(p, "edict", edicts_to_issue(s, p))
    if card == NO_EDICT:
        return
    me = s.players[p]
    take(me.hand, card)
    me.edicts.append(card)
    me.score += 2
    yield from tell("edict", p, card)
    for icon in ICONS[card]:
        if (yield from choose(p, "icon", changes(s, p, icon))) == Change.ADD:
            me.influence[icon] += 1
        else:
            me.influence[icon] -= 1
            me.score += 2
    if len(me.edicts) > 3:
        slot = yield from choose(p, "replaced edict", these(*range(len(me.edicts))))
        s.discard.append(me.edicts.pop(slot))


# -- what may be chosen --------------------------------------------------------------------


@lazily
def actions(s: State, p: int) -> Sequence[Action]:
    return (Action.GATHER, Action.BUILD) if building_sites(s, p)() else (Action.GATHER,)


@lazily
def building_sites(s: State, p: int) -> Sequence[tuple[int, int]]:
    me = s.players[p]
    kinds = [k for k in range(6) if max(WOOD[k] - me.wood, 0) + max(STONE[k] - me.stone, 0) <= me.gold]
    return [(k, site) for k in kinds for site, owner in enumerate(s.owner) if owner < 0 and me.influence[site // 4]]


@lazily
def payments(s: State, p: int, kind: int) -> Sequence[tuple[int, int]]:
    """Every (gold for wood, gold for stone) that covers the cost."""
    me, wood, stone = s.players[p], WOOD[kind], STONE[kind]
    return [
        (w, t)
        for w in range(max(0, wood - me.wood), wood + 1)
        for t in range(max(0, stone - me.stone), stone + 1)
        if w + t <= me.gold
    ]


@lazily
def edicts_to_issue(s: State, p: int) -> Sequence[int]:
    return [NO_EDICT, *s.players[p].hand]


@lazily
def changes(s: State, p: int, icon: int) -> Sequence[Change]:
    return (Change.ADD, Change.REMOVE) if s.players[p].influence[icon] else (Change.ADD,)


# -- reading the table ---------------------------------------------------------------------


def side_is_closed(s: State, site: int) -> bool:
    return -1 not in side(s, site)


def side(s: State, site: int) -> list[int]:
    first = site // 4 * 4
    return s.owner[first : first + 4]


def owners_on_side(s: State, site: int, first: int) -> list[int]:
    return [q for q in (first, *others(first)) if q in side(s, site)]


def others(p: int) -> list[int]:
    return [(p + n) % PLAYERS for n in range(1, PLAYERS)]


def is_over(s: State) -> bool:
    return s.turn == TURNS


def new() -> State:
    players = [Player(4, 4, 3, 0, [], [], [1] * 8, []) for _ in range(PLAYERS)]
    return State(players, [-1] * 32, list(range(60)), [], [n % 5 for n in range(40)], 0, 0, False)


def view(s: State, observer: int | None) -> State:
    """The state as *observer* (None: the public) may see it."""
    v = s.clone()
    v.deck = [HIDDEN] * len(v.deck)
    for p, player in enumerate(v.players):
        if p != observer:
            player.hand = [HIDDEN] * len(player.hand)
    return v


RULES = toy_rules("building", turn, is_over, view, State)
