"""The kernel: a game is the state at the start of the turn and the choices since."""

from __future__ import annotations

from enum import IntEnum

import pytest

from engine.toys import toy_rules
from staufer_engine.kernel import (
    HIDDEN,
    NATURE,
    Ask,
    ByKind,
    Game,
    GameOption,
    Tell,
    choose,
    choose_together,
    draw,
    is_plain,
    lazily,
    reveal,
    settled,
    take,
    tell,
    these,
)
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record


class State(Record):
    hands: list[list[int]]
    pile: list[int]
    seen: list[int]
    turns: int


def turn(s):
    """Both bid in secret at once; the higher draws a card, then says whether to show it."""
    bids = yield from choose_together("bid", {0: these(0, 1, 2), 1: these(0, 1, 2)})
    p = 0 if bids[0] >= bids[1] else 1
    yield from tell("won", p, bids[p])
    card = yield from draw(s.pile, seen_by=p)
    s.hands[p].append(card)
    if (yield from choose(p, "show", these(0, 1))):
        s.seen.append((yield from reveal("card", s.hands[p][-1])))
        yield from tell("shown", p, s.seen[-1])
    s.turns += 1


def view(s, observer):
    v = s.clone()
    v.pile = [HIDDEN] * len(v.pile)
    for p in range(2):
        if p != observer:
            v.hands[p] = [HIDDEN] * len(v.hands[p])
    return v


RULES = toy_rules("bids", turn, lambda s: s.turns == 2, view, State)


def new():
    return State([[], []], [10, 11, 12, 13], [], 0)


def test_a_game_asks_tells_and_ends():
    game = Game(RULES, new())
    assert game.ask.what == "bid"
    assert sorted(game.ask.options) == [0, 1]
    assert game.apply({0: 1, 1: 2}) == [Tell("won", (1, 2))]
    assert game.ask == Ask("draw", game.ask.options, (1,), False)
    game.apply({NATURE: 12})
    assert game.state.hands == [[], [12]]
    assert game.state.pile == [10, 11, 13]
    game.apply({1: 1})
    assert game.ask.what == "card"
    assert list(game.ask.options[NATURE]()) == [12]
    assert game.apply({NATURE: 12}) == [Tell("shown", (1, 12))]
    assert game.state.turns == 1
    assert game.choices == []
    assert game.checkpoint == game.state
    for answers in ({0: 0, 1: 0}, {NATURE: 10}, {0: 0}):
        game.apply(answers)
    assert game.ask is None


def test_answers_to_one_ask_wait_for_all_and_are_kept_by_a_copy():
    game = Game(RULES, new())
    assert game.answer(1, 2) == []
    assert game.ask.what == "bid"
    assert game.choices == []
    copy = game.clone()
    assert copy.answers == {1: 2}
    assert game.answer(0, 1) == [Tell("won", (1, 2))]
    assert copy.answer(0, 1) == [Tell("won", (1, 2))]
    assert copy.state == game.state
    assert list(game.choices[0]) == [0, 1]  # in the order of the ask, whoever was first
    assert game.answers == {}
    assert game.answer(NATURE, 10) == []
    assert game.state.hands == [[], [10]]


def test_a_copy_goes_its_own_way():
    game = Game(RULES, new(), [{0: 1, 1: 0}])
    copy = game.clone()
    copy.apply({NATURE: 13})
    assert game.ask.what == "draw"
    assert game.state.pile == [10, 11, 12, 13]
    assert copy.state.hands[0] == [13]


def test_without_last_takes_choices_back():
    game = Game(RULES, new())
    states = [game.state.clone()]
    for answers in ({0: 1, 1: 0}, {NATURE: 11}, {0: 1}):
        game.apply(answers)
        states.append(game.state.clone())
    for count in (1, 2, 3):
        back = game.without_last(count)
        assert back.state == states[-1 - count]
    assert game.without_last(3).ask.what == "bid"
    assert game.ask.what == "card"


def test_a_saved_game_is_its_checkpoint_and_choices():
    game = Game(RULES, new(), [{0: 1, 1: 0}, {NATURE: 11}])
    again = Game(RULES, State.from_plain(game.checkpoint.clone().to_plain()), [dict(one) for one in game.choices])
    assert again.state == game.state
    assert again.ask.what == game.ask.what == "show"


def test_legality_is_asked_of_the_actor():
    game = Game(RULES, new())
    assert game.is_legal(0, 2)
    assert not any(game.is_legal(0, wrong) for wrong in (3, -1, True, 1.0, "1", None, (1,), [1]))
    assert not game.is_legal(2, 0)
    assert not game.is_legal(NATURE, 0)
    for answers in ({0: 1, 1: 0}, {NATURE: 11}, {0: 0}, {0: 0, 1: 0}, {NATURE: 10}, {0: 0}):
        game.apply(answers)
    assert not game.is_legal(0, 0)  # the game is over


def test_whoever_may_not_know_holds_a_hidden_card():
    copy = Game(RULES, view(new(), 0), [{0: 0, 1: 1}])
    assert copy.state.pile == [HIDDEN] * 4
    copy.apply({NATURE: HIDDEN})
    assert copy.state.hands[1] == [HIDDEN]
    copy.apply({1: 1})
    assert list(copy.ask.options[NATURE]()) == [HIDDEN]  # who holds the truth says it
    copy.apply({NATURE: 12})
    assert copy.state.seen == [12]


def test_a_rule_that_breaks_leaves_the_checkpoint_whole():
    def breaking(s):
        s.turns += 1
        yield from choose(0, "go on", these(0, 1))
        s.pile.clear()
        raise RuntimeError("broken rule")

    game = Game(toy_rules("breaking", breaking, lambda s: False, view, State), new())
    with pytest.raises(RuntimeError):
        game.apply({0: 0})
    assert game.checkpoint == new()


# -- cards ---------------------------------------------------------------------------------


def test_draw_offers_the_pile_itself():
    pile = list(range(5))
    ask = next(draw(pile))
    assert ask.options[NATURE]() is pile
    assert ask.witnesses is None


@pytest.mark.parametrize("seat", [0, 1])
def test_a_draw_is_seen_by_the_seat_that_is_named_alone(seat):
    assert next(draw([1, 2], seen_by=seat)).witnesses == (seat,)


@pytest.mark.parametrize(
    ("cards", "card", "left"),
    [
        ([1, 2, 3], 2, [1, 3]),
        ([1, HIDDEN, 3], 7, [1, 3]),  # a hidden card stood for it
        ([HIDDEN, HIDDEN], 7, [HIDDEN]),
        ([1, 2, 3], HIDDEN, [HIDDEN, HIDDEN]),  # nobody here knows which went
    ],
)
def test_take_the_card_or_the_hidden_one(cards, card, left):
    take(cards, card)
    assert cards == left


def test_taking_what_is_not_there_is_an_error():
    with pytest.raises(ValueError, match="not in list"):
        take([1, 2], 3)


# -- options -------------------------------------------------------------------------------


class Colour(IntEnum):
    RED = 0


@pytest.mark.parametrize("choice", [0, -1, (), (1, 2), Colour.RED, (Colour.RED, 1)])
def test_plain_choices(choice):
    assert is_plain(choice)


@pytest.mark.parametrize("choice", [True, 1.0, "1", None, [1], (1, True), (1.0,), ((1,),), {1}, b"1"])
def test_choices_that_are_not_plain(choice):
    assert not is_plain(choice)


def test_options_are_worked_out_at_the_first_look():
    looks = []

    @lazily
    def options(n):
        looks.append(n)
        return range(n)

    put_off = options(3)
    assert looks == []
    assert list(put_off()) == [0, 1, 2]
    assert looks == [3]


def test_options_by_kind_are_sought_among_their_own_kind():
    looked = []

    def kind(number):
        def options(s, actor):
            looked.append(number)
            return [(number, n) for n in range(2)]

        return options

    by_kind = ByKind({0: kind(0), 3: kind(3)}, new(), 0)
    assert (3, 1) in by_kind
    assert looked == [3]
    assert (0, 2) not in by_kind
    assert not any(wrong in by_kind for wrong in ((), (1, 0), 3, None, "30", [3, 1]))
    looked.clear()
    assert list(by_kind) == [(0, 0), (0, 1), (3, 0), (3, 1)]
    assert len(by_kind) == 4
    assert by_kind[2] == (3, 0)
    assert by_kind[-2:] == [(3, 0), (3, 1)]
    assert looked == [0, 3]  # listed once


def test_options_of_a_match_are_settled():
    options = (GameOption("pace", Phrase("Pace"), ((1, Phrase("slow")), (2, Phrase("quick")))),)
    assert settled(options, {}) == {"pace": 1}
    assert settled(options, {"pace": 2}) == {"pace": 2}
    for wrong in ({"pace": 3}, {"pace": True}, {"race": 1}):
        with pytest.raises(ValueError, match="no option"):
            settled(options, wrong)


def test_two_options_are_found_without_listing_all():
    looked = []

    def kind(number, count):
        def options(s, actor):
            looked.append(number)
            return [(number, n) for n in range(count)]

        return options

    by_kind = ByKind({0: kind(0, 0), 1: kind(1, 1), 2: kind(2, 5), 3: kind(3, 1)}, new(), 0)
    assert list(by_kind.first_two()) == [(1, 0), (2, 0)]
    assert looked == [0, 1, 2]
    assert list(ByKind({0: kind(0, 1)}, new(), 0).first_two()) == [(0, 0)]
