"""Every open choice can be reached by clicking, and by buttons alone, whatever the game."""

from __future__ import annotations

import random

import pytest

from client.core.house import FREDERICUS, hosted
from staufer_client.choosing import CHOICE, GROUP, Choosing, Offer, open_choices
from staufer_client.games_shown import marks_of
from staufer_engine.kernel import OptionWords
from staufer_engine.phrases import Phrase

NO_WORDS = Phrase("")


def offer(name: str, *targets: str, group: str = "", marks: tuple[str, ...] = ()) -> Offer:
    words = OptionWords(Phrase(name), NO_WORDS, NO_WORDS, targets, group)
    return Offer(CHOICE + name, 0, words, marks or (group or name,) * len(targets))


def questions(seed: int, seats: int):
    """Every question of a random match, as its actor sees it."""
    dice = random.Random(seed)
    host = hosted(seats=seats, secret=bytes([seed]) * 32)
    while not host.is_over:
        (seat,) = host.waiting_for()
        game = host.course.game
        yield open_choices(FREDERICUS.words, game.state, game.ask, seat, marks_of("fredericus"))
        host.accept(host.choose(seat, dice.choice(list(game.ask.options[seat]())), 0))


def clicked_to(choosing: Choosing, wanted: Offer) -> Offer | None:
    """Press the group's button where there is one, then click what the marks show."""
    if wanted.words.group:
        chosen = choosing.press(GROUP + wanted.words.group)
        if chosen is not None:
            return chosen
    for target in wanted.words.targets:
        assert target in choosing.marks()
        chosen = choosing.click(target)
        if chosen is not None:
            return chosen
    return choosing.click(wanted.words.targets[-1])


def pressed_to(choosing: Choosing, wanted: Offer) -> Offer | None:
    """Buttons only, and only those that are shown."""
    if not any(button.id == wanted.id for button in choosing.buttons()):
        assert any(button.id == GROUP + wanted.words.group and button.is_enabled for button in choosing.buttons())
        chosen = choosing.press(GROUP + wanted.words.group)
        if chosen is not None:
            return chosen
    assert any(button.id == wanted.id for button in choosing.buttons())
    return choosing.press(wanted.id)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_every_choice_of_whole_games_is_reached_by_group_and_clicks(seed, seats):
    for choosing in questions(seed, seats):
        for wanted in choosing.offers:
            fresh = Choosing(choosing.offers, choosing.groups)
            assert clicked_to(fresh, wanted) is wanted


@pytest.mark.parametrize(("seed", "seats"), [(4, 2), (5, 3), (6, 4)])
def test_every_choice_of_whole_games_is_reached_by_buttons_alone(seed, seats):
    for choosing in questions(seed, seats):
        for wanted in choosing.offers:
            assert pressed_to(Choosing(choosing.offers, choosing.groups), wanted) is wanted


def test_random_presses_and_clicks_never_choose_what_is_not_open_and_can_all_be_put_back():
    dice = random.Random(7)
    for choosing in questions(7, 3):
        ids = [button.id for button in choosing.buttons()]
        for _ in range(12):
            marks = list(choosing.marks())
            chosen = (
                choosing.click(dice.choice(marks))
                if marks and dice.random() < 0.6
                else choosing.press(dice.choice(ids))
            )
            assert chosen is None or chosen in choosing.offers
            assert choosing.remaining
        while choosing.put_back():
            pass
        assert not choosing.is_narrowed
        assert [button.id for button in choosing.buttons()] == ids


def test_keys_of_a_bar_are_never_given_twice():
    for choosing in questions(8, 4):
        for group in ("", *(group.name for group in choosing.groups if group.why_not is None)):
            choosing.group = group
            keys = [button.key for button in choosing.buttons() if button.key]
            assert len(keys) == len(set(keys))
        choosing.group = ""


def test_clicking_the_only_complete_option_chooses_it():
    bet = offer("bet", "tower:3")
    assert Choosing([bet, offer("other", "tower:4")]).click("tower:3") is bet


def test_a_card_with_several_uses_is_narrowed_and_a_second_click_takes_the_first_of_them():
    capture, flip = offer("capture", "row:2", group="capture"), offer("flip", "row:2", group="flip")
    choosing = Choosing([capture, flip, offer("move", "row:2", "row:3", group="card")])
    assert choosing.click("row:2") is None
    assert choosing.marks() == {"row:3": "card"}
    assert [button.is_primary for button in choosing.buttons()] == [True, False, False]
    assert choosing.click("row:2") is capture


def test_a_second_click_puts_back_what_has_nothing_complete():
    choosing = Choosing([offer("a", "row:2", "row:3"), offer("b", "row:2", "row:1")])
    choosing.click("row:2")
    assert choosing.clicked == ("row:2",)
    assert choosing.click("row:2") is None
    assert not choosing.is_narrowed


def test_the_last_step_of_a_way_chooses():
    way = offer("a", "row:2", "row:3", marks=("from", "to"))
    choosing = Choosing([way, offer("b", "row:2", "row:1", marks=("from", "to")), offer("c", "row:5", "row:6")])
    assert choosing.marks()["row:2"] == "from"
    choosing.click("row:2")
    assert choosing.marks() == {"row:3": "to", "row:1": "to"}
    assert choosing.click("row:3") is way


def test_a_click_elsewhere_starts_anew_within_the_group_and_else_outside_of_it():
    choosing = Choosing(
        [
            offer("a", "row:1", "row:2", group="card"),
            offer("b", "row:4", "row:5", group="card"),
            offer("c", "post:1", "post:2", group="raptor"),
        ]
    )
    choosing.press(GROUP + "card")
    choosing.click("row:1")
    choosing.click("row:4")
    assert (choosing.group, choosing.clicked) == ("card", ("row:4",))
    choosing.click("post:1")
    assert (choosing.group, choosing.clicked) == ("", ("post:1",))


def test_an_option_that_another_continues_is_chosen_by_clicking_its_end_again():
    short, long = offer("hood", "post:1"), offer("hood him", "post:1", "raptor:1:0")
    choosing = Choosing([short, long])
    assert choosing.click("post:1") is None
    assert choosing.click("raptor:1:0") is long
    choosing = Choosing([short, long])
    choosing.click("post:1")
    assert choosing.click("post:1") is short


def test_a_group_without_anything_to_click_chooses_at_once_and_a_pressed_one_is_put_back_by_pressing_again():
    end = offer("end", group="end")
    choosing = Choosing([end, offer("a", "row:1", group="flip"), offer("b", "row:2", group="flip")])
    assert choosing.press(GROUP + "end") is end
    choosing.press(GROUP + "flip")
    assert choosing.is_narrowed
    choosing.press(GROUP + "flip")
    assert not choosing.is_narrowed


def test_what_is_not_open_means_nothing():
    choosing = Choosing([offer("a", "row:1")])
    assert not choosing.can_click("row:2")
    assert choosing.click("row:2") is None
    assert choosing.press("choice:nothing") is None
    assert choosing.press("group:nothing") is None
    assert not choosing.is_narrowed


def test_marks_have_the_names_of_the_game_or_of_the_group():
    for choosing in questions(9, 2):
        known = {"bet", "capture", "flip", "shift", "hood", "from", "to", "seal"}
        assert set(choosing.marks().values()) <= known


def test_groups_that_are_not_open_say_why():
    closed = 0
    for choosing in questions(10, 3):
        for button in choosing.buttons():
            assert button.is_enabled == (button.why_not is None)
            closed += not button.is_enabled
    assert closed
