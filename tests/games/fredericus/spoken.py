"""What Fredericus says at a table, as text: for the named players, in English."""

from __future__ import annotations

from staufer_engine.games.fredericus import RULES
from staufer_engine.phrases import say

WORDS = RULES.words
NAMES = ("Piero", "Costanza", "Bianca", "Manfred")


def say_all(told, s):
    lines = [WORDS.event(s, one) for one in told]
    return [say(line, NAMES) for line in lines if line]


def words_of(game, choice):
    ((actor, _),) = game.ask.options.items()
    return WORDS.option(game.state, game.ask, actor, choice)


def prompt(game):
    ((actor, _),) = game.ask.options.items()
    return say(WORDS.prompt(game.state, game.ask, actor), NAMES)


def why_not(game, target):
    ((actor, _),) = game.ask.options.items()
    reason = WORDS.why_not(game.state, game.ask, actor, target)
    return None if reason is None else say(reason, NAMES)


def half_said(game, group, *clicked):
    return say(WORDS.half_chosen(game.state, game.ask, 0, group, clicked), NAMES)


def group_words(game, group):
    said = WORDS.group(game.state, game.ask, 0, group)
    return [say(said.label, NAMES), say(said.detail, NAMES)]
