"""The facts of a scene by the names of things: how each is laid on the table."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import EMPTY
from staufer_engine.games.stupor_mundi.playing import FACE_DOWN, FACE_UP, WITHOUT_EFFECT
from staufer_engine.games.stupor_mundi.state import share
from staufer_engine.games.stupor_mundi.vocabulary import Action, Level

PROMOTE, MARKET, BUILD, SUMMON, PURCHASE = Action
NAMES = ("Jack", "Erika", "Bernard", "Noa")


def index(table, name):
    return next(n for n, thing in enumerate(table) if thing.id == name)


def card(name):
    return index(box.CARDS, name)


def space(name):
    return index(box.CASTLE_SPACES, name)


def piece(name):
    return index(box.PIECES, name)


def ally(name):
    return index(box.ALLIES, name)


def ally_space(name):
    return index(box.ALLY_SPACES, name)


def card_space(name):
    return index(box.CARD_SPACES, name)


def edict(name):
    return index(box.EDICTS, name)


def bonus(name):
    return index(box.CITY_BONUSES, name)


def city(name):
    return index(box.CITIES, name)


def place(name):
    return EMPTY if name == "start" else index(box.WORKPLACE_SPACES, name)


def up(slot):
    return slot - 1, FACE_UP


def down(slot):
    return slot - 1, FACE_DOWN


def without_effect(slot):
    return slot - 1, WITHOUT_EFFECT


def site(where, what, stone=0, grain=0, whose=0):
    """A choice of a Build; *whose* is 1 for a Papal piece, 2 + n for the piece of project n."""
    return space(where), piece(what), whose, stone, grain


def put_workplaces(s, tiles):
    for name, tile in tiles.items():
        n, wanted = ("A1", "B1", "C1", "A2", "C2").index(name), index(box.WORKPLACE_TILES, tile)
        if wanted in s.workplaces:
            s.workplaces[s.workplaces.index(wanted)] = s.workplaces[n]
        s.workplaces[n] = wanted


def put_markets(s, tiles):
    for name, (tile, is_hard) in tiles.items():
        n, wanted = city(name), index(box.MARKETS, tile)
        if wanted in s.markets:
            s.markets[s.markets.index(wanted)] = s.markets[n]
        s.markets[n], s.is_hard[n] = wanted, is_hard


def put_edicts(field):
    def put(s, tiles):
        """Tile names by space; None for an empty one."""
        rows = (s.active_edicts, s.next_edicts)
        for n, name in tiles.items():
            row = getattr(s, field)
            if row[n] != EMPTY:
                s.edict_pool.append(row[n])
                s.edict_stack += 1
                row[n] = EMPTY
            if name is not None:
                wanted = edict(name)
                for other in rows:
                    if wanted in other:
                        other[other.index(wanted)] = s.edict_pool.pop()
                        s.edict_pool.append(wanted)
                s.edict_pool.remove(wanted)
                s.edict_stack -= 1
                row[n] = wanted
        s.edict_pool.sort()

    return put


def empty_the_stack(s, left):
    """The rest of the tiles has been issued by the last seat."""
    while s.edict_stack > left:
        s.players[-1].edicts.append(s.edict_pool.pop())
        s.edict_stack -= 1


def put_allies(s, tiles):
    for name, tile in tiles.items():
        n = ally_space(name)
        if s.allies_up[n] >= 0:
            s.ally_pool.append(s.allies_up[n])
        s.allies_up[n] = EMPTY
        if tile is not None:
            bring_ally(s, ally(tile))
            s.allies_up[n] = ally(tile)
    s.ally_pool.sort()


def bring_ally(s, wanted):
    """Out of the bag, wherever it lies now."""
    if wanted in s.allies_up:
        n = s.allies_up.index(wanted)
        s.allies_up[n] = next(tile for tile in reversed(s.ally_pool) if tile != wanted)
        s.ally_pool.remove(s.allies_up[n])
        return
    s.ally_pool.remove(wanted)


def put_cards(s, cards):
    for name, one in cards.items():
        n = card_space(name)
        if s.cards_up[n] >= 0:
            level = 0 if box.CARDS[s.cards_up[n]].level == Level.A else 1
            s.card_pools[level].append(s.cards_up[n])
            s.card_pools[level].sort()
            s.card_stacks[level] += 1
            s.cards_up[n] = EMPTY
        if one is not None:
            bring_card(s, card(one))
            s.cards_up[n] = card(one)


def bring_card(s, wanted):
    level = 0 if box.CARDS[wanted].level == Level.A else 1
    if wanted in s.cards_up:
        other = s.card_pools[level].pop()
        s.cards_up[s.cards_up.index(wanted)] = other
    else:
        s.card_pools[level].remove(wanted)
    s.card_stacks[level] -= 1


def leave_cards(s, left):
    """So many cards in the draw pile; the rest has left the game."""
    while sum(s.card_stacks) > left:
        level = 0 if s.card_stacks[0] else 1
        s.gone_cards = sorted([*s.gone_cards, s.card_pools[level].pop()])
        s.card_stacks[level] -= 1


def put_bonuses(s, tiles):
    for name, wanted in tiles.items():
        n = ("a5", "b3", "c5").index(name)
        tiles = [bonus(tile) for tile in wanted]
        for other in range(3):
            if other != n:
                spare = [
                    b for b in range(len(box.CITY_BONUSES)) if not any(b in stack for stack in s.city_bonuses)
                    and b not in tiles
                ]  # fmt: skip
                s.city_bonuses[other] = [spare.pop() if b in tiles else b for b in s.city_bonuses[other]]
        s.city_bonuses[n] = tiles
    spare = [b for b in range(len(box.CITY_BONUSES)) if not any(b in stack for stack in s.city_bonuses)]
    while sum(map(len, s.city_bonuses)) + len(s.gone_bonuses) < 3 * share(s).city_bonuses:
        s.gone_bonuses.append(spare.pop())


def put_projects(s, pairs):
    """(project, condition) names: exactly these lie there."""
    s.offered = [index(box.PROJECTS, project) for project, _ in pairs]
    s.conditions = [index(box.CONDITIONS, condition) for _, condition in pairs]
    s.fulfilled = [False] * len(pairs)


def put_boards(s, boards):
    """Boards in play with so many components left, or with the names of what is listed."""
    s.boards, s.components, s.supply, s.papal = [False] * 5, [0] * 5, [], []
    for board, left in boards.items():
        s.boards[board] = True
        if board == MARKET:
            s.supply = [index(box.SUPPLY_SHIPS, name) for name in left]
        elif board == BUILD:
            s.papal = [index(box.PAPAL_PIECES, name) for name in left]
        else:
            s.components[board] = left


TABLE = {
    "workplaces": put_workplaces,
    "markets": put_markets,
    "active": put_edicts("active_edicts"),
    "following": put_edicts("next_edicts"),
    "edict_stack": empty_the_stack,
    "allies_up": put_allies,
    "cards_up": put_cards,
    "card_stack": leave_cards,
    "bonuses": put_bonuses,
    "projects": put_projects,
    "boards": put_boards,
    "flipped": lambda s, boards: [s.flipped.__setitem__(board, True) for board in boards],
    "tokens": lambda s, names: setattr(s, "tokens", [place(name) for name in names]),
    "round": lambda s, n: setattr(s, "round", n),
    "ends": lambda s, ends: setattr(s, "ends", list(ends)),
    "first": lambda s, p: (setattr(s, "first", p), setattr(s, "active", p)),
    "solo_deck": lambda s, names: setattr(s, "solo_deck", [index(box.SOLO_CARDS, name) for name in names]),
}


def build_castle(s, me, castle):
    """Space names, filled with normal pieces first; or piece names by space."""
    if not isinstance(castle, dict):
        castle = dict.fromkeys(castle)
    me.castle = [EMPTY] * len(box.CASTLE_SPACES)
    me.board, me.great = list(range(len(box.PIECES))), []
    castle = {**castle, "t0": "tower_1", "w0": "wall_1"}
    named = {space(where): piece(what) for where, what in castle.items() if what}
    silent = [space(where) for where, what in castle.items() if not what]
    for where, what in named.items():
        put_piece(me, where, what)
    for where in silent:
        put_piece(me, where, next(n for n in me.board if box.PIECES[n].kind == box.CASTLE_SPACES[where].kind))


def put_piece(me, where, what):
    me.board.remove(what)
    me.castle[where] = what
    if box.PIECES[what].is_great:
        me.great.append(where)


def host_allies(s, me, allies):
    for slot, name in enumerate(allies):
        if name is not None:
            bring_ally(s, ally(name))
            me.allies[slot] = ally(name)


def give_cards(field):
    def give(s, me, names):
        """The rest of the deck stays where it is, mostly in the draw pile."""
        wanted = [card(name) for name in names]
        me.pile = sorted(me.pile + getattr(me, field))
        setattr(me, field, [])
        for one in wanted:
            if one in me.pile:
                me.pile.remove(one)
            elif one in me.hand:
                me.hand.remove(one)
                if me.pile:
                    me.hand = sorted([*me.hand, me.pile.pop()])
            else:
                if box.CARDS[one].level in (Level.A, Level.B):
                    bring_card(s, one)
                me.owned = sorted([*me.owned, one])
        setattr(me, field, sorted(wanted))

    return give


def keep_pile(s, me, left):
    """So many cards in the draw pile; the others have left the game."""
    while len(me.pile) > left:
        gone = me.pile.pop()
        me.owned.remove(gone)
        s.gone_cards = sorted([*s.gone_cards, gone])


def give_edicts(s, me, n):
    for _ in range(n):
        me.edicts.append(s.edict_pool.pop())
        s.edict_stack -= 1


def setter(name):
    return lambda s, me, value: setattr(me, name, value)


PLAYER = {
    "castle": build_castle,
    "allies": host_allies,
    "hand": give_cards("hand"),
    "discard": give_cards("discard"),
    "pile": keep_pile,
    "edicts": give_edicts,
    "ship": lambda s, me, name: setattr(me, "ship", city(name)),
    "specialists": lambda s, me, names: setattr(me, "specialists", sorted(place(name) for name in names)),
    "mantles": lambda s, me, slots: [me.mantles.__setitem__(slot, True) for slot in slots],
    "supply_ships": lambda s, me, names: setattr(me, "supply_ships", [index(box.SUPPLY_SHIPS, n) for n in names]),
    "projects": lambda s, me, names: setattr(me, "projects", [index(box.PROJECTS, n) for n in names]),
    "turned": lambda s, me, names: setattr(me, "turned", [index(box.PROJECTS, n) for n in names]),
    **{name: setter(name) for name in ("coins", "grain", "stone", "vp", "books", "house", "passed", "used_spears")},
}
