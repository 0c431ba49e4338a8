"""What a choice would lead to, seen on a copy before it is made."""

from __future__ import annotations

from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.record import Record

LONGEST = 50  # answers of NATURE and forced choices looked through


def would_end_the_turn(game: Game[Record], seat: int, choice: Choice) -> bool:
    """Whether *choice* leads, by NATURE and forced choices alone, into another turn.

    NATURE's answers are guesses here: what an observer may not know never decides how the rules go
    on. Where a rule cannot go on with a guess, it is said that the turn goes on: the question is a
    courtesy, and asking it at the wrong moment would only confuse.
    """
    copy = game.clone()
    start = copy.checkpoint
    try:
        copy.answer(seat, choice)
        for _ in range(LONGEST):
            if copy.checkpoint is not start:
                return True
            ask = copy.ask
            if ask is None or not only_forced(copy):
                return False
            copy.apply({actor: options()[0] for actor, options in ask.options.items()})
    except (LookupError, TypeError, ValueError):
        return False
    return copy.checkpoint is not start


def after_choice(game: Game[Record], seat: int, choice: Choice) -> Record | None:
    """How the table would stand before the next question; None where the rules cannot say without a secret."""
    copy = game.clone()
    try:
        copy.answer(seat, choice)
    except (LookupError, TypeError, ValueError):  # what others have chosen in secret stands for nothing
        return None
    return copy.state


def only_forced(game: Game[Record]) -> bool:
    """Whether nobody has a say in what comes next."""
    ask = game.ask
    assert ask is not None
    if game.answers:
        return False  # others have to answer too
    return all(actor == NATURE or (not ask.always and len(options()) == 1) for actor, options in ask.options.items())
