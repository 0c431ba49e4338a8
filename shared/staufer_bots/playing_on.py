"""How a game may go on after a turn, if everybody plays in a simple way."""

from __future__ import annotations

from staufer_bots.bot import Below, S
from staufer_bots.turn_search import Policy
from staufer_engine.kernel import NATURE, Choice, Game

FARTHEST = 400  # steps


def played_on(game: Game[S], seat: int, rounds: int, policy: Policy[S], below: Below) -> S:
    """The position after so many more turns of the seat; the game is used up."""
    turn, player = game.checkpoint, NATURE
    for _ in range(FARTHEST):
        if game.ask is None or rounds == 0:
            break
        answers: dict[int, Choice] = {}
        for actor, open_to in game.ask.options.items():
            if actor == NATURE:
                options = open_to()
                answers[actor] = options[below(len(options))]
            else:
                answers[actor] = policy(game, actor, below)
                player = actor
        game.apply(answers)
        if game.checkpoint is not turn:
            rounds -= player == seat
            turn, player = game.checkpoint, NATURE
    return game.checkpoint
