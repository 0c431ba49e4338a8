"""A game in which everything that can be secret is: draws, a card face down, discards made together."""

from __future__ import annotations

from staufer_engine.kernel import HIDDEN, Rules, ScoreLine, choose, choose_together, draw, reveal, take, tell, these
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record

NONE = -1
ROUNDS = 4


class Hand(Record):
    cards: list[int]  # sorted: a hand has no order
    pile: list[int]
    discard: list[int]
    slot: int
    is_up: bool
    points: int


class State(Record):
    hands: list[Hand]
    turns: int
    is_over: bool


def new(seats, options):
    return State([Hand([], [p * 20 + n for n in range(6)], [], NONE, False, 0) for p in range(seats)], 0, False)


def turn(s):
    p = s.turns % len(s.hands)
    yield from tell("turn", p)
    yield from refill(s, p)
    yield from play_a_card(s, p)
    s.turns += 1
    if s.turns % len(s.hands) == 0:
        yield from end_the_round(s)
    s.is_over = s.turns == ROUNDS * len(s.hands)


def refill(s, p):
    me = s.hands[p]
    while len(me.cards) < 3 and me.pile + me.discard:
        if not me.pile:
            me.pile, me.discard = sorted(me.discard), []
        me.cards.append((yield from draw(me.pile, seen_by=p)))
    me.cards.sort()


def play_a_card(s, p):
    """How is public, so it is asked apart from the card."""
    me = s.hands[p]
    face = yield from choose(p, "pass, face up or face down", these(0, 1, 2))
    if face and me.cards and me.slot == NONE:
        card = yield from choose(p, "card", lambda: me.cards, None if face == 1 else (p,), always=face == 2)
        take(me.cards, card)
        me.slot, me.is_up = card, face == 1
        yield from tell("played", p, face)


def end_the_round(s):
    for me in s.hands:
        if me.slot != NONE:
            card = yield from reveal("face-down card", me.slot)
            me.points += card % 20
            me.discard.append(card)
            me.slot = NONE
    gone = yield from choose_together(
        "discard", {p: lambda p=p: discards(s.hands[p].cards) for p in range(len(s.hands))}
    )
    for p, me in enumerate(s.hands):
        for card in gone[p]:
            take(me.cards, card)
            me.discard.append(card)
        me.discard.sort()


def discards(cards):
    return [(), *((card,) for card in cards), tuple(cards)] if cards else [()]


def view(s, observer):
    v = s.clone()
    for p, hand in enumerate(v.hands):
        hand.pile = [HIDDEN] * len(hand.pile)
        if p != observer:
            hand.cards = [HIDDEN] * len(hand.cards)
            if hand.slot != NONE and not hand.is_up:
                hand.slot = HIDDEN
    return v


def ranking(s):
    points = sorted({hand.points for hand in s.hands}, reverse=True)
    return [[p for p, hand in enumerate(s.hands) if hand.points == n] for n in points]


TOY = Rules(
    name="toy",
    title="Toy",
    version="1",
    data_hash=b"toy",
    players=(2, 3, 4),
    options=(),
    state=State,
    new=new,
    turn=turn,
    is_over=lambda s: s.is_over,
    view=view,
    default=lambda s, ask, actor: ask.options[actor]()[0],
    rounds=lambda s: s.turns // len(s.hands) + 1,
    ranking=ranking,
    score_sheet=lambda s: [ScoreLine(Phrase("Cards"), tuple(hand.points for hand in s.hands))],
    possible_world=lambda v, below: v,
    words=None,
)
