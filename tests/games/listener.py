"""How a game speaks, for every game: what its words must always be, and how its own tests listen to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from staufer_engine.kernel import NATURE, Ask, Choice, Choices, Game, OptionWords, Rules, Tell
from staufer_engine.phrases import Phrase, say
from staufer_engine.record import Record

GENDERED = re.compile(r"\b(he|she|him|his|hers?|himself|herself)\b", re.IGNORECASE)
Halves = Iterable[tuple[str, tuple[str, ...]]]  # groups pressed and board ids clicked


def on_the_way_to(one: OptionWords) -> Halves:
    """Every place but the last clicked, with the button of the group or without."""
    for clicked in range(1, len(one.targets)):
        for group in dict.fromkeys((one.group, "")):
            yield group, one.targets[:clicked]


@dataclass(frozen=True)
class Listener:
    """Somebody who hears a game in English, for the named players."""

    rules: Rules
    names: tuple[str, ...]
    paragraph: str  # "FR": what its paragraphs begin with
    board_ids: Callable[[Record], Sequence[str]]
    is_silent: Callable[[Tell], bool]  # whether the journal says nothing of it
    grouped: tuple[str, ...]  # the questions whose options all stand behind the buttons of groups
    halves: Callable[[OptionWords], Halves] = on_the_way_to
    whole: tuple[str, ...] = ()  # groups of one choice: their button makes it
    shared: tuple[str, ...] = ()  # beginnings of board ids where several choices lie, told apart by their buttons
    most: int = 100  # options of one question that are heard; with more, the board is not asked for reasons

    def says(self, phrase: Phrase, *, cites: bool = False) -> str:
        """It can be said, names no gender and nothing hidden, and cites paragraphs in the right form."""
        text = say(phrase, self.names)
        paragraphs = re.compile(rf"{self.paragraph}-\d+\.\d+( {self.paragraph}-\d+\.\d+)*")
        assert text.strip() == text != ""
        assert "{" not in text
        assert "-9" not in text
        if cites:
            assert paragraphs.fullmatch(phrase.paragraph), text
        for part in parts(phrase):
            assert not GENDERED.search(part.msgid), part.msgid
            assert not part.paragraph or paragraphs.fullmatch(part.paragraph), part
        return text

    # -- questions -------------------------------------------------------------------------

    def hears_question(self, game: Game) -> None:
        s, ask = game.state, game.ask
        for actor, options in ask.options.items():
            self.says(self.rules.words.waiting(self.rules.view(s, None), ask, actor))
            self.says(self.rules.words.prompt(s, ask, actor), cites=actor != NATURE)
            if actor != NATURE:
                self.hears_options(s, ask, actor, list(options()))

    def hears_options(self, s: Record, ask: Ask, actor: int, choices: list[Choice]) -> None:
        words = [self.rules.words.option(s, ask, actor, choice) for choice in choices[: self.most]]
        groups = self.rules.words.groups(s, ask, actor)
        self.are_told_apart(words)
        assert {one.group for one in words} <= {*groups, ""}
        for one in words:
            assert one.group or ask.what not in self.grouped
            self.says(one.detail)
            assert self.says(one.help, cites=True).endswith(".")
            for group, clicked in self.halves(one):
                self.says(self.rules.words.half_chosen(s, ask, actor, group, clicked), cites=True)
        keys = [self.hears_group(s, ask, actor, group, words) for group in groups]
        assert len(set(keys)) == len(keys), keys
        if len(choices) <= self.most:
            board = self.board_ids(s)
            clickable = {target for one in words for target in one.targets}
            assert clickable <= set(board), clickable
            for target in board:
                self.hears_refusal(s, ask, actor, target, is_open=target in clickable)

    def are_told_apart(self, words: list[OptionWords]) -> None:
        labels = [self.says(one.label) for one in words]
        assert len(set(labels)) == len(labels), labels
        places = [one.targets for one in words if one.targets and not one.targets[0].startswith(self.shared)]
        assert len(set(places)) == len(places), places

    def hears_group(self, s: Record, ask: Ask, actor: int, group: str, words: list[OptionWords]) -> str:
        said = self.rules.words.group(s, ask, actor, group)
        self.says(said.label)
        self.says(said.detail)
        if group not in self.whole:
            self.says(self.rules.words.half_chosen(s, ask, actor, group, ()), cites=True)
        self.hears_refusal(s, ask, actor, group, is_open=any(group in (one.group, *one.targets) for one in words))
        return said.key

    def hears_refusal(self, s: Record, ask: Ask, actor: int, target: str, is_open: bool) -> None:
        reason = self.rules.words.why_not(s, ask, actor, target)
        assert (reason is None) == is_open, (ask.what, target)
        if reason is not None:
            text = self.says(reason, cites=True)
            assert text.endswith("."), text
            assert text != "This cannot be chosen now.", (ask.what, target)

    # -- the journal -----------------------------------------------------------------------

    def hears_event(self, game: Game, told: Tell) -> None:
        for observer in (0, None):
            line = self.rules.words.event(self.rules.view(game.state, observer), told)
            assert (line is None) == self.is_silent(told), told
            if line is not None:
                self.says(line, cites=True)

    def hears_game(
        self, game: Game, answers: Callable[[Game, Random], Choices], is_heard: Callable[[Game], bool], dice: Random
    ) -> None:
        """A whole game: the questions that *is_heard* wants, and every line of the journal."""
        while game.ask:
            if is_heard(game):
                self.hears_question(game)
            for told in game.apply(answers(game, dice)):
                self.hears_event(game, told)

    def hears_set_up(self) -> None:
        for option in self.rules.options:
            self.says(option.title, cites=True)
            for _, name in option.values:
                self.says(name)

    # -- what a test quotes ----------------------------------------------------------------

    def prompt(self, game: Game) -> str:
        return say(self.rules.words.prompt(game.state, game.ask, actor_of(game)), self.names)

    def words_of(self, game: Game, choice: Choice) -> OptionWords:
        return self.rules.words.option(game.state, game.ask, actor_of(game), choice)

    def label_and_detail(self, game: Game, choice: Choice) -> list[str]:
        words = self.words_of(game, choice)
        return [say(words.label, self.names), say(words.detail, self.names)]

    def why_not(self, game: Game, target: str) -> str | None:
        reason = self.rules.words.why_not(game.state, game.ask, actor_of(game), target)
        return None if reason is None else say(reason, self.names)

    def half_said(self, game: Game, group: str, *clicked: str) -> str:
        return say(self.rules.words.half_chosen(game.state, game.ask, actor_of(game), group, clicked), self.names)

    def group_words(self, game: Game, group: str) -> list[str]:
        said = self.rules.words.group(game.state, game.ask, actor_of(game), group)
        return [say(said.label, self.names), say(said.detail, self.names)]

    def say_all(self, told: Iterable[Tell], s: Record) -> list[str]:
        lines = [self.rules.words.event(s, one) for one in told]
        return [say(line, self.names) for line in lines if line]


def actor_of(game: Game) -> int:
    (actor,) = game.ask.options
    return actor


def parts(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for fact in phrase.facts.values():
        inner = fact if isinstance(fact, tuple) and all(isinstance(one, Phrase) for one in fact) else (fact,)
        for one in inner:
            if isinstance(one, Phrase):
                yield from parts(one)
