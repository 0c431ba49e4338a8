"""A bot in one file: bring it to a server with

    staufer-lab bot example_bot.py --name Galahad --server play.example.org --game fredericus

A bot is an object with a name and one function.  ``choose`` gets

* ``game``: the match as this seat may see it, in the middle of a turn.  It is the bot's own copy: try things on it.
  ``game.state`` is the position (``staufer_engine/games/GAME/state.py``), hidden things are ``HIDDEN`` in it;
  ``game.ask.what`` is the question, ``game.ask.options[seat]()`` are all open choices.
* ``seat``: which player the bot is, from 0.
* ``below``: dice; ``below(6)`` is a number from 0 to 5.

and returns one of the open choices.  Whatever it does, the server checks it, and the clock runs.
"""

from staufer_bots.bot import Below
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.record import Record
from staufer_engine.views import possible_game

TRIES = 12  # choices that are looked at; a clock does not wait


class Galahad:
    """Takes what leaves him best off a moment later, as far as a guess at what is hidden can tell."""

    name = "galahad"

    def choose(self, game: Game[Record], seat: int, below: Below) -> Choice:
        options = list(game.ask.options[seat]())
        while len(options) > TRIES:
            options.pop(below(len(options)))
        world = possible_game(game, below) or game  # nothing is hidden in it any more
        return max(options, key=lambda choice: self.worth(world, seat, choice))

    def worth(self, world: Game[Record], seat: int, choice: Choice) -> float:
        trial = world.clone()
        if not trial.is_legal(seat, choice):  # the guess does not fit after all
            return -99
        trial.answer(seat, choice)
        while trial.ask is not None and list(trial.ask.options) == [NATURE]:  # luck: any of her answers
            trial.answer(NATURE, trial.ask.options[NATURE]()[0])
        sheet = trial.rules.score_sheet(trial.state)
        points = [sum(column) for column in zip(*(line.points for line in sheet), strict=True)]
        others = [one for other, one in enumerate(points) if other != seat]
        return points[seat] - max(others, default=0)


BOT = Galahad()
