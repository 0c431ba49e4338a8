"""The positions of a match as a tree: every answer leads from one position to the next.

Taking back is going to an earlier position; looking at an earlier moment is building its position.
Nothing in the tree is ever changed, so copies of a match share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from staufer_engine.kernel import Choices, Game, Rules, S
from staufer_protocol.stream import Answer

NOBODY = -2  # makes what is no player's answer and not NATURE's
TIME = -3  # is up: the choice that follows is the rules', and cannot be taken back


class Position(Generic[S]):
    __slots__ = ("answer", "answers", "checkpoint", "commit", "is_forced", "is_free", "maker", "parent")

    def __init__(
        self,
        parent: Position[S] | None,
        maker: int = NOBODY,
        *,
        answer: Answer | None = None,
        answers: Choices | None = None,
        commit: tuple[int, Answer] | None = None,
        checkpoint: S | None = None,
        is_forced: bool = False,
        is_free: bool = False,
    ) -> None:
        self.parent = parent
        self.maker = maker  # whose answer led here
        self.answer = answer  # the maker's, to the question of the parent
        self.answers = answers  # or those of several
        self.commit = commit  # or one of several answers to it
        self.checkpoint = checkpoint  # the state, where a turn starts here
        self.is_forced = is_forced  # there was no other answer
        self.is_free = is_free  # its maker may take it back

    @property
    def given(self) -> Choices | None:
        """All answers to the question of the parent; None at a start of a turn, and while some are missing."""
        return self.answers if self.answer is None else {self.maker: self.answer}

    @property
    def is_decision(self) -> bool:
        """Whether a player chose among several answers to come here."""
        return self.maker >= 0 and not self.is_forced

    def game(self, rules: Rules[S]) -> Game[S]:
        """Play the turn again, as far as here."""
        answers: list[Choices] = []
        commits: list[tuple[int, Answer]] = []
        position = self
        while position.checkpoint is None:
            if (given := position.given) is not None:
                answers.append(given)
            elif position.commit is not None and not answers:
                commits.append(position.commit)
            assert position.parent is not None
            position = position.parent
        game = Game(rules, position.checkpoint, answers[::-1])
        game.answers.update(reversed(commits))
        return game

    def takeable(self, seat: int, is_practice: bool) -> Iterator[Position[S]]:
        """The decisions that *seat* may take back, last first, each by its position; back means to its parent.

        In a match only one's own choices of this turn, and what they forced; nothing that was there before
        NATURE's or another player's last answer, or before anything final.  In practice everybody's, always.
        """
        position = self
        while position.parent is not None:
            is_own = position.is_free and position.maker == seat and position.checkpoint is None
            if not is_own and not is_practice:
                return
            if position.is_decision:
                yield position
            position = position.parent
