"""Whatever a game says in random matches is known to the translators: no sentence is made where they cannot see it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from games.de_vulgari.hearing import LISTENER as OF_DE_VULGARI
from games.fredericus.spoken import LISTENER as OF_FREDERICUS
from games.listener import parts
from games.stupor_mundi.test_words import LISTENER as OF_STUPOR_MUNDI
from games.watched import WATCHED
from staufer_client.languages import Catalogue, read_catalogue
from staufer_engine.kernel import NATURE, Game
from staufer_engine.phrases import Phrase

TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations" / "de"
PLAYED = [  # the smallest table, and the largest with all that a game can have
    ("fredericus", 2, {"short_game": 0}),
    ("fredericus", 4, {"short_game": 1, "random_posts": 1}),
    ("stupor_mundi", 1, {}),
    ("stupor_mundi", 3, {"crusade": 1, "projects": 1}),
    ("de_vulgari", 2, {}),
    ("de_vulgari", 5, {}),
]


def is_to_translate(msgid: str) -> bool:
    return any(letter.isalpha() for text, *_ in Formatter().parse(msgid) for letter in text)


LISTENERS = {one.rules.name: one for one in (OF_DE_VULGARI, OF_FREDERICUS, OF_STUPOR_MUNDI)}


def said_of(game: Game, dice: random.Random) -> Iterator[Phrase]:
    """The question as all who are asked hear it, and why a few board ids cannot be clicked."""
    rules, s, ask = game.rules, game.state, game.ask
    for actor, options in ask.options.items():
        yield rules.words.waiting(s, ask, actor)
        yield rules.words.prompt(s, ask, actor)
        if actor == NATURE:
            continue
        for group in rules.words.groups(s, ask, actor):
            words = rules.words.group(s, ask, actor, group)
            yield from (words.label, words.detail)
            if group != "end":  # its button chooses at once
                yield rules.words.half_chosen(s, ask, actor, group, ())
            if (reason := rules.words.why_not(s, ask, actor, group)) is not None:
                yield reason
        for choice in list(options())[:40]:
            one = rules.words.option(s, ask, actor, choice)
            yield from (one.label, one.detail, one.help)
            for clicked in range(1, len(one.targets)):
                yield rules.words.half_chosen(s, ask, actor, one.group, one.targets[:clicked])
        board = LISTENERS[rules.name].board_ids(s)
        for target in dice.sample(board, min(40, len(board))):
            if (reason := rules.words.why_not(s, ask, actor, target)) is not None:
                yield reason


def unknown(phrases: Iterator[Phrase], catalogue: Catalogue) -> Iterator[str]:
    for phrase in phrases:
        for part in parts(phrase):
            if is_to_translate(part.msgid) and (part.context, part.msgid) not in catalogue.texts:
                yield part.msgid


def everything_said(game: Game, dice: random.Random) -> Iterator[Phrase]:
    rules = game.rules
    for option in rules.options:
        yield from (option.title, *(name for _, name in option.values))
    asked: set[str] = set()
    while game.ask:
        if game.ask.what not in asked or dice.random() < 0.05:
            asked.add(game.ask.what)
            yield from said_of(game, dice)
        for told in game.apply(WATCHED[rules.name].answers(game, dice)):
            if (line := rules.words.event(game.state, told)) is not None:
                yield line
    yield from (line.source for line in rules.score_sheet(game.state))
    yield from (ending for ending in rules.endings(game.state))
    yield from (part for seat in range(len(game.state.players)) for part in rules.parts(game.state, seat))


@pytest.mark.parametrize(("name", "seats", "options"), PLAYED)
def test_every_sentence_of_a_random_match_is_in_the_catalogue(name, seats, options):
    rules = WATCHED[name].rules
    catalogue = read_catalogue((TRANSLATIONS / f"{name}.po").read_text(encoding="utf-8"))
    game = Game(rules, rules.new(seats, {**{one.name: one.values[0][0] for one in rules.options}, **options}))
    assert set(unknown(everything_said(game, random.Random(seats)), catalogue)) == set()
