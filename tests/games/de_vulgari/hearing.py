"""What the words of De Vulgari Eloquentia must always be, and how tests listen to them."""

from __future__ import annotations

import re

from staufer_engine.games.de_vulgari import RULES
from staufer_engine.games.de_vulgari.components import (
    AREAS,
    CHARACTERS,
    EVENTS,
    MANUSCRIPTS,
)
from staufer_engine.games.de_vulgari.targets import CUBE_IDS, TRACK_IDS
from staufer_engine.games.de_vulgari.view import view
from staufer_engine.kernel import NATURE
from staufer_engine.phrases import Phrase, say

WORDS = RULES.words
NAMES = ("Piero", "Costanza", "Bianca", "Manfred", "Enzo")
BOARD_IDS = [
    *(f"area:{area.id}" for area in AREAS),
    *(f"event:{number}" for number in range(1, len(EVENTS) + 1)),
    *(f"manuscript:{kind}" for kind in range(len(MANUSCRIPTS))),
    *(f"cube:{name}" for name in CUBE_IDS),
    *(f"track:{name}" for name in TRACK_IDS.values()),
    *(f"character:{one.id}" for one in CHARACTERS),
    *(f"tile:{tile}" for tile in range(8)),
    "salterio",
    "business",
    "library",
    "scribes:knowledge",
    "scribes:points",
]
GENDERED = re.compile(r"\b(he|she|him|his|hers?|himself|herself)\b", re.IGNORECASE)
PARAGRAPHS = re.compile(r"DV-\d+\.\d+( DV-\d+\.\d+)*")
SEVERAL_AT_ONE_PLACE = ("cube:", "character:")  # how many, or paid with what, is told apart by buttons


def board_ids(s):
    return BOARD_IDS + [f"seat:{p}" for p in range(len(s.players))]


def check(phrase, *, cites=False):
    """It can be said, uses every fact, names no gender, and cites paragraphs in the right form."""
    text = say(phrase, NAMES)
    assert text.strip() == text != ""
    assert "{" not in text
    assert "-9" not in text
    if cites:
        assert PARAGRAPHS.fullmatch(phrase.paragraph), text
    for part in parts(phrase):
        assert not GENDERED.search(part.msgid), part.msgid
        assert not part.paragraph or PARAGRAPHS.fullmatch(part.paragraph), part
    return text


def parts(phrase):
    yield phrase
    for fact in phrase.facts.values():
        inner = fact if isinstance(fact, tuple) and all(isinstance(one, Phrase) for one in fact) else (fact,)
        for one in inner:
            if isinstance(one, Phrase):
                yield from parts(one)


def check_question(game, *, refusals=True):
    s, ask = game.state, game.ask
    ((actor, options),) = ask.options.items()
    check(WORDS.waiting(s, ask, actor))
    check(WORDS.prompt(s, ask, actor), cites=actor != NATURE)
    if actor == NATURE:
        return
    groups = WORDS.groups(s, ask, actor)
    words = [WORDS.option(s, ask, actor, choice) for choice in options()]
    labels = [check(one.label) for one in words]
    assert len(set(labels)) == len(labels), labels
    single = [one.targets for one in words if one.targets and not one.targets[0].startswith(SEVERAL_AT_ONE_PLACE)]
    assert len(set(single)) == len(single), single
    assert {one.group for one in words} <= {*groups, ""}
    for one in words:
        check(one.detail)
        assert check(one.help, cites=True).endswith(".")
        assert set(one.targets) <= set(board_ids(s))
        assert (one.group != "") == (ask.what == "step")
        for group in (one.group, ""):
            for clicked in ((), one.targets):
                check(WORDS.half_chosen(s, ask, actor, group, clicked), cites=True)
    keys = [check_group(s, ask, actor, group, words) for group in groups]
    assert len(set(keys)) == len(keys)
    for target in board_ids(s) if refusals else ():
        check_refusal(s, ask, actor, target, is_open=any(target in one.targets for one in words))


def check_group(s, ask, actor, group, words):
    said = WORDS.group(s, ask, actor, group)
    check(said.label)
    check(said.detail)
    check_refusal(s, ask, actor, group, is_open=any(group in (one.group, *one.targets) for one in words))
    return said.key


def check_refusal(s, ask, actor, target, is_open):
    reason = WORDS.why_not(s, ask, actor, target)
    assert (reason is None) == is_open, target
    if reason is not None:
        text = check(reason, cites=True)
        assert text.endswith(".")
        assert text != "This cannot be chosen now.", (target, ask.what)


SILENT = ("knowledge", "turn space filled")


def check_event(game, told):
    for observer in (0, None):
        line = WORDS.event(view(game.state, observer), told)
        is_silent = told.what in SILENT or (told.what == "cube returned" and told.facts[1])
        assert (line is None) == bool(is_silent), told
        if line is not None:
            check(line, cites=True)


def say_all(told, s):
    lines = [WORDS.event(s, one) for one in told]
    return [say(line, NAMES) for line in lines if line]


def words_of(game, choice):
    ((actor, _),) = game.ask.options.items()
    return WORDS.option(game.state, game.ask, actor, choice)


def label_and_detail(game, choice):
    words = words_of(game, choice)
    return [say(words.label, NAMES), say(words.detail, NAMES)]


def prompt(game):
    ((actor, _),) = game.ask.options.items()
    return say(WORDS.prompt(game.state, game.ask, actor), NAMES)


def why_not(game, target):
    ((actor, _),) = game.ask.options.items()
    reason = WORDS.why_not(game.state, game.ask, actor, target)
    return None if reason is None else say(reason, NAMES)
