"""Stupor Mundi in words: nothing is missing, nothing is said twice, and what a choice does stands on it."""

from __future__ import annotations

import random
import re

import pytest

from games.stupor_mundi.facts import BUILD, NAMES, PROMOTE, card, down, site
from games.stupor_mundi.scenes import RING, lively_answers, play, position
from staufer_engine.games.stupor_mundi import RULES, new
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words, workplace_words
from staufer_engine.games.stupor_mundi.view import view
from staufer_engine.kernel import NATURE, Game
from staufer_engine.phrases import Phrase, say

WORDS = RULES.words
GENDERED = re.compile(r"\b(he|she|him|his|hers?|himself|herself)\b", re.IGNORECASE)
PARAGRAPHS = re.compile(r"SM-\d+\.\d+( SM-\d+\.\d+)*")
SILENT = ("bonus placed",)
BOARD = [
    *(f"{kind}:{n}" for kind, many in (
        ("city", 5), ("slot", 6), ("castle", 13), ("piece", 13), ("ally", 10), ("place", 5), ("card", 9),
        ("active", 3), ("next", 3), ("reward", 3), ("bonus", 16), ("side", 5), ("offered", 8), ("workplace", 13),
    ) for n in range(many)),
    *(f"specialist:{path}:{n}" for path, length in enumerate((5, 3, 5)) for n in range(length + 1)),
    *(f"icon:{n}:{way}" for n in range(8) for way in ("add", "remove")),
    "market:sell", "market:buy", "knights", "harbour", "library", "mantle",
]  # fmt: skip


def check(phrase, *, cites=False):
    """It can be said, names no gender, and cites paragraphs in the right form."""
    text = say(phrase, NAMES)
    assert text.strip() == text != ""
    assert "{" not in text
    if cites:
        assert PARAGRAPHS.fullmatch(phrase.paragraph), text
    for part in parts(phrase):
        assert not GENDERED.search(part.msgid), part.msgid
        assert not part.paragraph or PARAGRAPHS.fullmatch(part.paragraph), part
    return text


def parts(phrase):
    yield phrase
    for fact in phrase.facts.values():
        for one in fact if isinstance(fact, tuple) and all(isinstance(x, Phrase) for x in fact) else (fact,):
            if isinstance(one, Phrase):
                yield from parts(one)


def check_question(game):
    s, ask = game.state, game.ask
    for actor, options in ask.options.items():
        check(WORDS.waiting(view(s, None), ask, actor))
        check(WORDS.prompt(s, ask, actor), cites=actor != NATURE)
        if actor == NATURE:
            continue
        words = [WORDS.option(s, ask, actor, choice) for choice in list(options())[:60]]
        labels = [check(one.label) for one in words]
        assert len(set(labels)) == len(labels), (ask.what, labels)
        for one in words:
            check(one.detail)
            text = check(one.help, cites=True)
            assert text.endswith("."), text
            for clicked in range(1, len(one.targets)):
                check(WORDS.half_chosen(s, ask, actor, "", one.targets[:clicked]), cites=True)
        for group in WORDS.groups(s, ask, actor):
            said = WORDS.group(s, ask, actor, group)
            check(said.label)
            check(said.detail)
            check(WORDS.half_chosen(s, ask, actor, group, ()), cites=True)
            refusal = WORDS.why_not(s, ask, actor, group)
            assert (refusal is None) == any(one.group == group for one in words)
        if len(options()) <= 60:
            check_refusals(s, ask, actor, words)


def check_refusals(s, ask, actor, words):
    clickable = {target for one in words for target in one.targets}
    for target in BOARD:
        reason = WORDS.why_not(s, ask, actor, target)
        assert (reason is None) == (target in clickable), (ask.what, target)
        if reason is not None:
            assert check(reason, cites=True).endswith("."), target


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"draft": 1}), (3, {"crusade": 1, "projects": 1})])
def test_every_question_and_event_of_random_games_speaks(seats, options):
    asked = set()
    for seed in range(2):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, options))
        while game.ask:
            if game.ask.what not in asked or dice.random() < 0.04:
                asked.add(game.ask.what)
                check_question(game)
            for told in game.apply(lively_answers(game, dice)):
                for observer in (0, None):
                    line = WORDS.event(view(game.state, observer), told)
                    assert (line is None) == (told.what in SILENT), told
                    if line is not None:
                        check(line, cites=True)
    assert len(asked) > 15


def test_everything_in_the_box_says_what_it_does():
    """SM-17.29: the words are made from the effects."""
    for thing in (*box.CARDS, *box.CITY_BONUSES, *box.REWARDS, *box.CASTLE_SIDES, *box.PROJECTS, *box.SOLO_CARDS):
        check(effects_words(thing.effects), cites=len(thing.effects) == 1)
    for thing in (*box.ALLIES, *box.CONDITIONS):
        check(requirement_words(thing.test), cites=True)
    for tile in box.WORKPLACE_TILES:
        for place in tile.workplaces:
            check(workplace_words(place), cites=True)
    texts = [say(effects_words(one.effects), NAMES) for one in box.CARDS]
    assert len(set(texts)) == len(texts)


def words_of(game, choice):
    ((actor, _),) = game.ask.options.items()
    return WORDS.option(game.state, game.ask, actor, choice)


def why_not(game, target):
    ((actor, _),) = game.ask.options.items()
    reason = WORDS.why_not(game.state, game.ask, actor, target)
    return None if reason is None else say(reason, NAMES)


def build_scene():
    game = position(
        players={0: {"castle": RING[:5], "stone": 2, "grain": 1, "coins": 3, "hand": ["common_coin"]}}
    )  # fmt: skip
    play(game, 0, down(3), card("common_coin"), BUILD)
    return game


def test_a_build_says_its_price_and_what_it_sets_off():
    words = words_of(build_scene(), site("w2", "great_wall_herald", 2, 1))
    assert say(words.label, NAMES) == "Great Wall of the Herald on Wall 2, 2 Stone, 1 Grain"
    assert say(words.detail, NAMES) == ("2 Stone, 1 Grain, 3 Augustales, Great bonus: issue an Edict, issues an Edict")
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
    assert say(words.label, NAMES) == "B 1 to B 2"
    assert say(words.detail, NAMES).startswith("Grain arrow: 2 Grain, issues an Edict")
    assert words.targets == ("specialist:1:1", "workplace:6")


def test_travel_names_the_fare():
    game = position(players={0: {"coins": 2}})
    assert say(words_of(game, 2).detail, NAMES) == "1 Augustalis"
    assert why_not(game, "city:4") == "3 Augustales needed, you have 2."


def test_a_face_down_card_is_named_to_its_owner_only():
    game = position(players={0: {"hand": ["common_coin"]}})
    copies = {observer: Game(RULES, view(game.checkpoint, observer)) for observer in (0, 1)}
    lines = {}
    for observer, copy in copies.items():
        copy.apply({0: 0})
        copy.apply({0: (0, 2)})
        told = copy.apply({0: card("common_coin") if observer == 0 else -9})
        lines[observer] = [say(WORDS.event(copy.state, one), NAMES) for one in told]
    assert lines[0][0] == "Jack plays a card face down in slot I: Rents."
    assert lines[1][0] == "Jack plays a card face down in slot I."


def test_chance_has_words_too():
    game = Game(RULES, new(2, {}))
    assert say(WORDS.prompt(game.state, game.ask, NATURE), NAMES) == "The cards and tiles decide."
    assert why_not(game, "city:0") == "The cards and tiles decide."


def test_set_up_options_have_titles():
    for option in RULES.options:
        check(option.title, cites=True)
        for _, name in option.values:
            check(name)
