"""A second reading of the rules, which shares nothing but the tables with the first: what may be chosen now.

It is asked about everything that could be written down as an answer.  It knows the questions that the counted trees
meet, but for ``overflow``: what is about to be stored stands in no state.
"""

from __future__ import annotations

from itertools import permutations, product

from games.stupor_mundi.facts import card, piece
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.vocabulary import Choose, Exchange, Icon

SELL, BUY, DONE = range(3)
SMALL = range(-1, 14)
SPACE = {  # everything that could be written down
    "travel": range(-2, 9),
    "play_card": [(), *product(range(-1, 8), range(-1, 5))],
    "play_which": range(-1, len(box.CARDS) + 1),
    "slot_action": SMALL,
    "build": [(), *product(SMALL, SMALL, range(5), range(-1, 5), range(-1, 5))],
    "promote": [(), (9,), *product(range(-1, 5), range(-1, 7))],
    "summon": [(), (99,), *product(SMALL, range(-1, 7))],
    "purchase": SMALL,
    "perform_purchased": SMALL,
    "effect_optional": SMALL,
    "market_step": SMALL,
    "edict_tile": SMALL,
    "edict_direction": [*product(SMALL, SMALL)],
    "edict_refill": SMALL,
    "resource_choice": [*product(SMALL, SMALL)],
    "swap_edict": [(), *product(SMALL, SMALL)],
    "choose_option": SMALL,
    "exchange_count": SMALL,
    "income_order": [order for n in range(4) for order in permutations(range(5), n)],
}


class Referee:
    """Follows one line of play; *past* holds the questions, the answers and Frederick's tracks at that time."""

    def __init__(self, game, past=()):
        self.game, self.past = game, past
        self.s = game.state
        ((self.p, _),) = game.ask.options.items()
        self.me = self.s.players[self.p]

    def allowed(self):
        rule = getattr(self, self.game.ask.what)
        return [choice for choice in SPACE[self.game.ask.what] if rule(choice)]

    def after(self, choice):
        return (*self.past, (self.game.ask.what, choice, self.s.frederick.tracks))

    def last(self, what):
        return next((past for past in reversed(self.past) if past[0] == what), None)

    def was_named(self):
        """By the spears of a slot: then it is done (SM-21.3 of the specification)."""
        return not self.s.performed and (not self.past or self.past[-1][0] == "slot_action")

    # -- turn

    def travel(self, n):
        return 0 <= n <= 4 and self.me.coins >= max(0, n - 1)

    def play_card(self, choice):
        if choice == ():
            return True
        slot, face = choice
        is_open = slot in range(5) or (slot == 5 and self.me.castle[11] != -1)
        return is_open and self.me.slots[slot] == -1 and face in range(3) and bool(self.me.hand or self.me.shown)

    def play_which(self, choice):
        return choice in [*self.me.hand, *self.me.shown]

    def slot_action(self, action):
        """Slot I has the first action, II the first and second, and so on; VI the last."""
        slot = self.last("play_card")[1][0]
        return action == -1 or (action in range(5) and action in (slot - 1, slot) and self.can_do(action))

    # -- main actions

    def can_do(self, action):
        if action == 1:
            return self.market_step(SELL) or self.market_step(BUY)
        what = ("promote", "", "build", "summon", "purchase")[action]
        return any(getattr(self, what)(choice) for choice in SPACE[what] if choice not in ((), -1))

    def build(self, choice):
        if choice == ():
            return not self.was_named()
        where, what, whose, stone, grain = choice
        if whose or not (0 <= where < 13 and what in self.me.board and self.me.castle[where] == -1):
            return False
        kind = "TWK"[0 if where < 10 and where % 2 == 0 else 1 if where < 10 else 2]
        same = [n for n in self.me.board if box.PIECES[n].kind.name[0] == kind]
        normal = [n for n in same if not box.PIECES[n].great_cost]
        if what not in same or (kind != "T" and what in normal[1:]):
            return False
        is_supported = where >= 10 or any(self.me.castle[(where + by) % 10] != -1 for by in (1, 9))
        cost = box.CASTLE_SPACES[where].cost
        is_paid = (stone, grain) == (cost.stone, cost.grain) and stone <= self.me.stone and grain <= self.me.grain
        return is_supported and is_paid and box.PIECES[what].great_cost <= self.me.coins

    def comes_from(self, name):
        """A bonus of the Great piece just built."""
        return self.past and self.past[-1][0] == "build" and piece(name) in self.past[-1][1][1:2]

    def promote(self, choice):
        if len(choice) != 2:
            return choice == () and not self.was_named()
        path, n = choice
        length = (5, 3, 5)[path] if 0 <= path < 3 else 0
        if not 0 <= n < length:
            return False
        first = (0, 5, 8)[path]
        here, there = (first + n - 1 if n else -1), first + n
        toll = 0 if self.comes_from("great_wall_guild") else {3: 1, 6: 2, 10: 1}.get(there, 0)
        is_full = there in (4, 7, 12) and there in self.me.specialists
        return here in self.me.specialists and toll <= self.me.grain and not is_full

    def summon(self, choice):
        if len(choice) != 2:
            return choice == () and not self.was_named()
        where, slot = choice
        if not (0 <= where < 10 and self.s.allies_up[where] >= 0 and slot in self.free_ally_spaces()):
            return False
        place, ally = box.ALLY_SPACES[where], box.ALLIES[self.s.allies_up[where]]
        grain = max(0, place.cost.grain - bool(self.comes_from("great_tower_envoys")))
        is_new = all(n == -1 or box.ALLIES[n].kind != ally.kind for n in self.me.allies)
        is_paid = self.me.stone >= place.cost.stone and self.me.grain >= grain and self.me.coins >= place.cost.coin
        return place.city == self.me.ship and is_new and is_paid

    def free_ally_spaces(self):
        """The marked one, and the lowest of the others."""
        free = [n for n in range(5) if self.me.allies[n] == -1 and (0, 1, 2, 3, 4)[n] not in self.me.board]
        return [n for n in free if n == 2] + [n for n in free if n != 2][:1]

    def purchase(self, where):
        if where == -1:
            return not self.was_named()
        if not (0 <= where < 9 and self.s.cards_up[where] >= 0 and box.CARD_SPACES[where].city == self.me.ship):
            return False
        cost = box.CARDS[self.s.cards_up[where]].cost
        cards = len([*self.me.hand, *self.me.shown, *self.me.discard])
        return cost.coin <= self.me.coins and cost.grain <= self.me.grain and cost.remove <= cards

    def perform_purchased(self, choice):
        return choice in (0, 1)

    def market_step(self, step):
        tile = box.MARKETS[self.s.markets[self.me.ship]]
        side = tile.hard if self.s.is_hard[self.me.ship] else tile.easy
        done = [choice for what, choice, _ in self.past if what == "market_step"]
        can_sell = side.sell.grain <= self.me.grain and side.sell.stone <= self.me.stone
        can_buy = side.buy_for <= self.me.coins
        return step == DONE or (step not in done and ((step == SELL and can_sell) or (step == BUY and can_buy)))

    # -- Edicts

    def edict_tile(self, where):
        return where in range(3) and self.s.active_edicts[where] != -1

    def edict_refill(self, where):
        return where in range(3) and self.s.next_edicts[where] != -1

    def edict_direction(self, choice):
        """The next kind on the tile that fits both ways, as Frederick's values were when the tile was chosen."""
        _, where, tracks = self.last("edict_tile")
        icons = box.EDICTS[self.s.active_edicts[where]].icons
        kinds = list(dict.fromkeys(icons))
        if self.past[-1][0] == "edict_direction":
            kinds = kinds[kinds.index(self.past[-1][1][0]) + 1 :]
        kind = next(one for one in kinds if all(self.fits(tracks, one, n * icons.count(one)) for n in (1, -1)))
        return choice[0] == kind and choice[1] in (0, 1)

    def fits(self, tracks, icon, steps):
        least, most, step = {Icon.TREASURY: (0, 15, 3), Icon.KEEP: (0, 3, 1), Icon.SPECIALIST: (1, 5, 1)}.get(
            icon, (0, 5, 1)
        )
        return least <= tracks[icon] + steps * step <= most

    def resource_choice(self, choice):
        return choice in ((1, 0), (0, 1))

    def swap_edict(self, choice):
        return choice == () or (self.edict_tile(choice[0]) and self.edict_refill(choice[1]))

    # -- cards and income

    def effect_optional(self, choice):
        return choice in (0, 1)

    def exchange_count(self, times):
        (effect,) = box.CARDS[self.s.performed[-1]].effects
        assert isinstance(effect, Exchange)
        return 0 <= times <= min(effect.times, self.me.coins // effect.give.coin)

    def choose_option(self, n):
        """Two Heralds: the five main actions, each once; what cannot be done is not offered."""
        (effect,) = box.CARDS[self.s.performed[-1]].effects
        assert isinstance(effect, Choose)
        assert self.s.performed[-1] == card("two_heralds")
        if n == -1:
            return True
        taken = [choice for what, choice, _ in self.past if what == "choose_option"]
        return n in range(5) and n not in taken and self.can_do(n)

    def income_order(self, order):
        return sorted(order) == [1, 2, 3]
