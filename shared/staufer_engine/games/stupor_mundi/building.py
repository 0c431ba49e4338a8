"""Build a Structure (SM-10), also a Papal or an Imperial one (SM-19.7, SM-20.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from staufer_engine.games.stupor_mundi.asked import Open
from staufer_engine.games.stupor_mundi.components import (
    CASTLE_SIDES,
    CASTLE_SPACES,
    EMPTY,
    IMPERIAL,
    PAPAL,
    PAPAL_PIECES,
    PIECES,
    PROJECTS,
)
from staufer_engine.games.stupor_mundi.counts import reduction
from staufer_engine.games.stupor_mundi.crusade import has_taken_a_component
from staufer_engine.games.stupor_mundi.edicts import issue_an_edict
from staufer_engine.games.stupor_mundi.goods import added, pay, reduced
from staufer_engine.games.stupor_mundi.performing import check_the_conditions, does, fire, perform, tells_if_able
from staufer_engine.games.stupor_mundi.rows import Row, put, without
from staufer_engine.games.stupor_mundi.state import (
    End,
    Snapshot,
    State,
    closed_sides,
    end_is_triggered,
    is_castle_full,
    is_usable,
    occupied,
)
from staufer_engine.games.stupor_mundi.vocabulary import ALL_KINDS, NO_COST, Action, Build, Cost, Effects, Event, Kind
from staufer_engine.kernel import Rule, choose, tell, these

OWN, OF_THE_POPE, OF_A_PROJECT = range(3)  # whose piece is built; from OF_A_PROJECT on the project is added
ONE_STONE = Cost(stone=1)
MINT, GRANARY, QUARRY, MARKET, GLORY = range(5)  # castle sides


class Site(NamedTuple):
    """A choice of ``build``: the own piece is built, or leaves the game for one of the Pope's or of a project."""

    space: int
    piece: int
    whose: int
    stone: int
    grain: int


@does(Build)
def may_build(s: State, p: int, effect: Build) -> Rule[None]:
    yield from build(s, p, effect, may_decline=True)


def build(s: State, p: int, effect: Build, *, may_decline: bool) -> Rule[None]:
    """Pay, place, then what it triggers in the order of SM-7.3."""
    if not can_build(s, p, effect):
        return
    snapshot = occupied(s, p)
    choice = yield from choose(p, "build", lambda: BuildingSites(s, p, effect, snapshot, may_decline=may_decline))
    if not choice:
        return
    site = Site(*choice)
    yield from pay(s, p, Cost(site.stone, site.grain, coins_for(effect, site.piece)))
    yield from place_the_piece(s, p, site)
    space = CASTLE_SPACES[site.space]
    yield from perform(s, p, space.effects)
    yield from receive_sides(s, p, [n for n in closed_sides(s, p) if site.space in CASTLE_SIDES[n].spaces])
    yield from perform(s, p, PIECES[site.piece].bonus)
    if space.edict:
        yield from issue_an_edict(s, p)
    yield from fire(s, p, Event.BUILD, snapshot, space.kind)
    if site.whose == OF_THE_POPE:
        yield from has_taken_a_component(s, p, Action.BUILD)
    check_the_conditions(s, p)


def place_the_piece(s: State, p: int, site: Site) -> Rule[None]:
    me = s.players[p]
    me.board = without(me.board, site.piece)
    placed = site.piece
    if site.whose == OF_THE_POPE:
        papal = next(n for n in s.papal if PAPAL_PIECES[n].kind == PIECES[site.piece].kind)
        s.papal = without(s.papal, papal)
        placed = PAPAL + papal
    elif site.whose >= OF_A_PROJECT:
        project = site.whose - OF_A_PROJECT
        me.projects = without(me.projects, project)
        me.turned += (project,)
        placed = IMPERIAL + project
    if placed != site.piece:
        me.replaced += (site.piece,)
    me.castle = put(me.castle, site.space, placed)
    if PIECES[site.piece].is_great:
        me.great += (site.space,)
    yield from tell("built", p, site.space, placed, site.piece)
    if is_castle_full(s, p):
        end_is_triggered(s, End.CASTLE)
        yield from tell("end triggered", End.CASTLE, p)


# -- closed sides --------------------------------------------------------------------------


def receive_sides(s: State, p: int, sides: list[int]) -> Rule[None]:
    """Coins and VP first; the owner orders the Market among Grain and Stone (SM-15.7)."""
    rest = [side for side in sides if side not in (MINT, GLORY)]
    for side in sides:
        if side in (MINT, GLORY):
            yield from receive(s, p, side)
    order: Sequence[int] = rest
    if MARKET in rest and len(rest) > 1:
        order = yield from choose(p, "income_order", these(*orders(rest)))
    for side in order:
        yield from receive(s, p, side)


def receive(s: State, p: int, side: int) -> Rule[None]:
    yield from tell("side income", p, side)
    yield from perform(s, p, side_effects(side))


def side_effects(side: int) -> Effects:
    return CASTLE_SIDES[side].effects


def orders(sides: list[int]) -> list[tuple[int, ...]]:
    if not sides:
        return [()]
    return [(side, *rest) for side in sides for rest in orders([other for other in sides if other != side])]


# -- what may be built ---------------------------------------------------------------------


class BuildingSites(Open[tuple[int, ...]]):
    """Every way to do a Build; none, if it may be declined."""

    __slots__ = ("effect", "may_decline", "snapshot")

    def __init__(self, s: State, p: int, effect: Build, snapshot: Snapshot, *, may_decline: bool) -> None:
        super().__init__(s, p)
        self.effect = effect
        self.snapshot = snapshot
        self.may_decline = may_decline

    def all(self) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = [*self.sites_on(free_spaces(self.s, self.p, self.effect.kinds))]
        return [*found, ()] if self.may_decline else found

    def __contains__(self, choice: object) -> bool:
        match choice:
            case ():
                return self.may_decline
            case (int(space), *_) if space in free_spaces(self.s, self.p, self.effect.kinds):
                return any(choice == site for site in self.sites_on([space]))
            case _:
                return False

    def sites_on(self, spaces: Sequence[int]) -> Iterator[tuple[int, ...]]:
        return sites(self.s, self.p, self.effect, self.snapshot, spaces)


@tells_if_able(Build)
def can_build(s: State, p: int, effect: Build) -> bool:
    return next(sites(s, p, effect, occupied(s, p), free_spaces(s, p, effect.kinds)), None) is not None


def sites(s: State, p: int, effect: Build, snapshot: Snapshot, spaces: Sequence[int]) -> Iterator[Site]:
    """Spaces as they come, then own pieces, then whose piece, then mixes with fewer Grain."""
    coins = s.players[p].coins
    of_kind: dict[Kind, tuple[Row, list[int], Cost]] = {}
    for space in spaces:
        kind = CASTLE_SPACES[space].kind
        if kind not in of_kind:
            less = added(effect.less, reduction(s, snapshot, Action.BUILD, kind))
            of_kind[kind] = pieces_left(s, p, kind), whose_pieces(s, p, kind), less
        pieces, sources, less = of_kind[kind]
        prices = [(whose, payments(s, p, effect, price_of(effect, less, space, whose))) for whose in sources]
        if not any(ways for _, ways in prices):
            continue
        for piece in pieces:
            if coins_for(effect, piece) <= coins:
                for whose, ways in prices:
                    for stone, grain in ways:
                        yield Site(space, piece, whose, stone, grain)


def whose_pieces(s: State, p: int, kind: Kind) -> list[int]:
    """The own ones; in their place those of the Pope (SM-19.7) and of projects taken (SM-20.5)."""
    found = [OWN]
    if is_usable(s, Action.BUILD) and any(PAPAL_PIECES[n].kind == kind for n in s.papal):
        found.append(OF_THE_POPE)
    return found + [OF_A_PROJECT + n for n in s.players[p].projects if PROJECTS[n].kind == kind]


def payments(s: State, p: int, effect: Build, price: Cost) -> list[tuple[int, int]]:
    """(Stone, Grain): one way, or with ``mix`` all that make the total, fewer Grain first; none if it is too dear."""
    me = s.players[p]
    if effect.mix:
        total = price.stone + price.grain
        return [(total - grain, grain) for grain in range(max(0, total - me.stone), min(total, me.grain) + 1)]
    return [(price.stone, price.grain)] if me.stone >= price.stone and me.grain >= price.grain else []


def price_of(effect: Build, less: Cost, space: int, whose: int) -> Cost:
    """Of which Stone and Grain count: ``set`` and ``free`` stand instead of all else (SM-10.4)."""
    if effect.free:
        return NO_COST
    if effect.price is not None:
        return effect.price
    if whose == OF_THE_POPE:
        less = added(less, ONE_STONE)
    return reduced(CASTLE_SPACES[space].cost, less)


def coins_for(effect: Build, piece: int) -> int:
    """The Great cost, and the coins of a ``set`` price."""
    great = max(0, PIECES[piece].great_cost - effect.less.coin)
    return great if effect.price is None else great + effect.price.coin


def free_spaces(s: State, p: int, kinds: tuple[Kind, ...]) -> Sequence[int]:
    free = free_in(s.players[p].castle)
    return free if kinds == ALL_KINDS else [n for n in free if CASTLE_SPACES[n].kind in kinds]


@lru_cache(1024)
def free_in(castle: Row) -> Row:
    """Towers beside a Wall, Walls beside a Tower, Keeps anywhere (SM-10.2)."""
    return tuple(
        n
        for n, space in enumerate(CASTLE_SPACES)
        if castle[n] == EMPTY and (not space.neighbours or any(castle[other] != EMPTY for other in space.neighbours))
    )


def pieces_left(s: State, p: int, kind: Kind) -> Row:
    """Normal Walls are one option, normal Keeps too; Towers differ by the Ally space they free (SM-10.5)."""
    return pieces_on(s.players[p].board, kind)


@lru_cache(1024)
def pieces_on(board: Row, kind: Kind) -> Row:
    found: list[int] = []
    has_normal = False
    for piece in board:
        made = PIECES[piece]
        if made.kind == kind and not (has_normal and not made.is_great and kind != Kind.TOWER):
            found.append(piece)
            has_normal = has_normal or not made.is_great
    return tuple(found)
