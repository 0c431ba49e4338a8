"""Hints in words: what is worth how much, and a plan as far as it is certain."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from client.core.house import hosted, set_up
from staufer_bots.hints import Hint, hints
from staufer_client.advice import in_words, outlook_of, plan_of, why_no_hints, worth_of
from staufer_client.choosing import choice_id
from staufer_client.stage.played import PlayedMatch, asks
from staufer_client.table import Table
from staufer_engine.phrases import say


@pytest.fixture(scope="module")
def table() -> Table:
    played = PlayedMatch(33, "page")
    return played.table(played.find(asks("hunt", 3)))


def test_nobody_is_advised_in_a_rated_match_or_without_a_seat() -> None:
    unrated = set_up()
    assert why_no_hints(unrated, "live") is None
    assert why_no_hints(unrated, "practice") is None
    assert why_no_hints(unrated, "spectator") is not None
    assert why_no_hints(replace(unrated, rated=True), "live") is not None
    assert hosted().setup.rated is False


@pytest.mark.parametrize(
    ("gain", "words"),
    [(-30, "hardly better"), (40, "hardly better"), (120, "a point better"), (260, "3 points better")],
)
def test_what_a_choice_is_worth(gain: int, words: str) -> None:
    assert say(worth_of(gain), ()) == words


def test_how_the_match_would_end() -> None:
    assert "3 ahead" in say(outlook_of(280, 2), ())
    assert "3 behind" in say(outlook_of(-280, 2), ())
    assert "level" in say(outlook_of(20, 2), ())
    assert "36 points" in say(outlook_of(3610, 1), ())


def test_hints_are_offers_of_the_table_in_its_own_words(table: Table) -> None:
    assert table.my_seat is not None
    found = hints(table.game, table.my_seat, random.Random(1).randrange)
    said = in_words(table, found)
    offers = {offer.id: table.say_plainly(offer.words.label) for offer in table.choosing.offers}
    assert [(one.ident, one.label) for one in said] == [
        (choice_id(hint.choice), offers[choice_id(hint.choice)]) for hint in found
    ]


def test_a_plan_is_told_as_long_as_nobody_else_has_a_say(table: Table) -> None:
    assert table.my_seat is not None
    seat, game = table.my_seat, table.game
    before = game.state.to_plain()
    plans = []
    for hint in hints(game, seat, random.Random(1).randrange):
        plan = plan_of(game, seat, (hint.choice, *hint.plan))
        copy = game.clone()
        copy.answer(seat, hint.choice)
        if plan:
            assert copy.ask is not None
            words = game.rules.words.option(copy.state, copy.ask, seat, hint.plan[0]).label
            assert plan[0] == words
        plans.append(plan)
    assert any(plans)
    assert game.state.to_plain() == before


def test_a_plan_that_is_not_open_is_not_told(table: Table) -> None:
    assert table.my_seat is not None
    (first, *_) = hints(table.game, table.my_seat, random.Random(1).randrange)
    wrong = Hint(first.choice, 0, 0, ((99, 99),))
    assert plan_of(table.game, table.my_seat, (wrong.choice, *wrong.plan)) == []
