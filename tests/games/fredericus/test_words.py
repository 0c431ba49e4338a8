"""Fredericus in words: nothing is missing, nothing is said twice, and every paragraph that is cited can be read."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engine.toys import random_answers
from games.fredericus.spoken import NAMES, WORDS
from staufer_engine.games import fredericus
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.components import (
    Step,
)
from staufer_engine.games.fredericus.view import view
from staufer_engine.kernel import NATURE, Game
from staufer_engine.phrases import Phrase, say

PACKAGE = Path(fredericus.__file__).parent
RULEBOOK = Path(__file__).parents[3] / "resources" / "rules" / "fredericus.en.md"
PLACES = [f"{kind}:{side}" for kind in ("row", "post", "tower") for side in range(8)] + ["centre"]
GENDERED = re.compile(r"\b(he|she|him|his|hers?|himself|herself)\b", re.IGNORECASE)
PARAGRAPHS = re.compile(r"FR-\d+\.\d+( FR-\d+\.\d+)*")


def board_ids(s):
    return PLACES + [f"raptor:{p}:{raptor}" for p in range(len(s.players)) for raptor in (0, 1)]


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
        inner = fact if isinstance(fact, tuple) and all(isinstance(one, Phrase) for one in fact) else (fact,)
        for one in inner:
            if isinstance(one, Phrase):
                yield from parts(one)


def check_question(game):
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
    targets = [one.targets for one in words]
    assert len(set(targets)) == len(targets), targets
    assert {one.group for one in words} <= {*groups, ""}
    for one in words:
        check(one.detail)
        check(one.help, cites=True)
        assert set(one.targets) <= set(board_ids(s))
        assert one.group or ask.what != "hunt"
        for clicked in range(0 if one.targets and one.group else 1, len(one.targets)):
            for group in (one.group, "") if clicked else (one.group,):
                check(WORDS.half_chosen(s, ask, actor, group, one.targets[:clicked]), cites=True)
    keys = [check_group(s, ask, actor, group, words) for group in groups]
    assert len(set(keys)) == len(keys)
    for target in board_ids(s):
        check_refusal(s, ask, actor, target, is_open=any(target in one.targets for one in words))


def check_group(s, ask, actor, group, words):
    said = WORDS.group(s, ask, actor, group)
    check(said.label)
    check(said.detail)
    check_refusal(s, ask, actor, group, is_open=any(one.group == group for one in words))
    return said.key


def check_refusal(s, ask, actor, target, is_open):
    reason = WORDS.why_not(s, ask, actor, target)
    assert (reason is None) == is_open, target
    if reason is not None:
        text = check(reason, cites=True)
        assert text.endswith(".")
        assert text != "This cannot be chosen now.", (target, ask.what)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_random_games_speaks(seats):
    """The steps are not evenly chosen: what is rare is preferred, so that all words are heard."""
    for seed in range(3):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {"short_game": seed % 2, "random_posts": seed % 2}))
        while game.ask:
            if game.state.dealt and dice.random() < 0.4:
                check_question(game)
            answers = random_answers(game, dice)
            for actor, options in game.ask.options.items():
                rare = [step for step in options() if isinstance(step, tuple) and Step.HOOD <= step[0] < Step.END]
                if rare and dice.random() < 0.8:
                    answers[actor] = dice.choice(rare)
            for told in game.apply(answers):
                check_event(game, told)


SILENT = ("bet taken back",)


def check_event(game, told):
    for observer in (0, None):
        line = WORDS.event(view(game.state, observer), told)
        assert (line is None) == (told.what in SILENT), told
        if line is not None:
            check(line, cites=True)


def test_set_up_options_have_titles():
    for option in RULES.options:
        check(option.title, cites=True)
        assert [value for value, _ in option.values] == [0, 1]
        for _, name in option.values:
            check(name)


def test_every_paragraph_that_is_cited_can_be_read():
    cited = {
        one for file in PACKAGE.glob("*.py") for one in re.findall(r"FR-(\d+\.\d+)", file.read_text(encoding="utf-8"))
    }
    written = set(re.findall(r"^- (\d+\.\d+) ", RULEBOOK.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(written) > 70
    assert cited <= written
