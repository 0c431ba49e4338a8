"""Stupor Mundi in words: nothing is missing, nothing is said twice, and what a choice does stands on it."""

from __future__ import annotations

import random

import pytest

from games.listener import Listener
from games.stupor_mundi.facts import BUILD, NAMES, PROMOTE, card, down, site
from games.stupor_mundi.scenes import RING, lively_answers, play, position
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words, workplace_words
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.kernel import Game

BOARD = [
    *(f"{kind}:{n}" for kind, many in (
        ("city", 5), ("slot", 6), ("castle", 13), ("piece", 13), ("ally", 10), ("place", 5), ("card", 9),
        ("active", 3), ("next", 3), ("reward", 3), ("bonus", 16), ("side", 5), ("offered", 8), ("workplace", 13),
        ("hand", len(box.CARDS)), ("discard", len(box.CARDS)), ("papal", 3), ("house", 4),
        ("project", len(box.PROJECTS)), ("action", 5),
    ) for n in range(many)),
    *(f"specialist:{path}:{n}" for path, length in enumerate((5, 3, 5)) for n in range(length + 1)),
    *(f"icon:{n}:{way}" for n in range(8) for way in ("add", "remove")),
    "market:sell", "market:buy", "knights", "harbour", "library", "mantle",
]  # fmt: skip
LISTENER = Listener(
    RULES,
    NAMES,
    "SM",
    lambda s: BOARD,
    lambda told: told.what == "bonus placed",
    (),
    shared=("",),  # all choices are told apart by their buttons
    most=60,
)
why_not, words_of, says = LISTENER.why_not, LISTENER.words_of, LISTENER.says


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"draft": 1}), (3, {"crusade": 1, "projects": 1})])
def test_every_question_and_event_of_random_games_speaks(seats, options):
    asked = set()
    for seed in range(2):
        dice = random.Random(seed)

        def is_heard(game, dice=dice):
            is_new = game.ask.what not in asked
            asked.add(game.ask.what)
            return is_new or dice.random() < 0.04

        LISTENER.hears_game(Game(RULES, new(seats, options)), lively_answers, is_heard, dice)
    assert len(asked) > 15


def test_everything_in_the_box_says_what_it_does():
    """SM-17.29: the words are made from the effects."""
    for thing in (*box.CARDS, *box.CITY_BONUSES, *box.REWARDS, *box.CASTLE_SIDES, *box.PROJECTS, *box.SOLO_CARDS):
        says(effects_words(thing.effects), cites=len(thing.effects) == 1)
    for thing in (*box.ALLIES, *box.CONDITIONS):
        says(requirement_words(thing.test), cites=True)
    for tile in box.WORKPLACE_TILES:
        for place in tile.workplaces:
            says(workplace_words(place), cites=True)
    texts = [says(effects_words(one.effects)) for one in box.CARDS]
    assert len(set(texts)) == len(texts)


def build_scene():
    game = position(
        players={0: {"castle": RING[:5], "stone": 2, "grain": 1, "coins": 3, "hand": ["common_coin"]}}
    )  # fmt: skip
    play(game, 0, down(3), card("common_coin"), BUILD)
    return game


def test_a_build_says_its_price_and_what_it_sets_off():
    words = words_of(build_scene(), site("w2", "great_wall_herald", 2, 1))
    assert says(words.label) == "Great Wall of the Herald on Wall 2, 2 Stone, 1 Grain"
    assert says(words.detail) == ("2 Stone, 1 Grain, 3 Augustales, Great bonus: issue an Edict, issues an Edict")
    assert words.targets == ("castle:5", "piece:8")


def test_castle_spaces_say_why_they_rest():
    game = build_scene()
    assert why_not(game, "castle:0") == "Tower corner 0 is built already."
    assert why_not(game, "castle:6") == "A Tower needs a neighbouring Wall in the castle."
    assert why_not(game, "castle:10") == "Keep of the Court costs 3 Stone; you have 2 Stone and 1 Grain."


def test_a_promotion_says_what_waits_on_the_space():
    game = position(
        players={0: {"specialists": ["b1", "start", "start"], "grain": 2, "stone": 0, "hand": ["common_coin"]}}
    )
    play(game, 0, down(1), card("common_coin"), PROMOTE)
    words = words_of(game, (1, 1))
    assert says(words.label) == "B 1 to B 2"
    assert says(words.detail).startswith("Grain arrow: 2 Grain, issues an Edict")
    assert words.targets == ("specialist:1:1", "workplace:6")


def test_travel_names_the_fare():
    game = position(players={0: {"coins": 2}})
    assert says(words_of(game, 2).detail) == "1 Augustalis"
    assert why_not(game, "city:4") == "3 Augustales needed, you have 2."


def test_travel_tells_one_coin_from_several():
    for is_hard, price in ((False, "1 Augustalis"), (True, "2 Augustales")):
        game = position(markets={"roma": ("market_masons_yard", is_hard)})
        assert says(words_of(game, 0).help).endswith(f" for {price}.")


@pytest.mark.parametrize(
    ("hand", "prompt"),
    [([], "You have no card in hand: you can only pass."), (["common_coin"], "Play your last card, or pass.")],
)
def test_who_can_only_pass_is_told_so(hand, prompt):
    game = position(players={0: {"hand": hand}})
    game.apply({0: 0})
    assert says(RULES.words.prompt(game.state, game.ask, 0)) == prompt


def test_a_face_down_card_is_named_to_its_owner_only():
    game = position(players={0: {"hand": ["common_coin"]}})
    copies = {observer: Game(RULES, view(game.checkpoint, observer)) for observer in (0, 1)}
    lines = {}
    for observer, copy in copies.items():
        copy.apply({0: 0})
        copy.apply({0: (0, 2)})
        told = copy.apply({0: card("common_coin") if observer == 0 else -9})
        lines[observer] = LISTENER.say_all(told, copy.state)
    assert lines[0][0] == "Jack plays a card face down in slot I: Rents."
    assert lines[1][0] == "Jack plays a card face down in slot I."


def test_chance_has_words_too():
    game = Game(RULES, new(2, {}))
    assert LISTENER.prompt(game) == "The cards and tiles decide."
    assert why_not(game, "city:0") == "The cards and tiles decide."


def test_set_up_options_have_titles():
    LISTENER.hears_set_up()
