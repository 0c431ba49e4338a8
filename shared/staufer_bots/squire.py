"""The squire knows his games: he plans his own turn and guesses at the others'."""

from __future__ import annotations

from staufer_bots.bot import Below, S, any_option
from staufer_bots.de_vulgari import choose_in_de_vulgari
from staufer_bots.fredericus import choose_in_fredericus
from staufer_bots.stupor_mundi import choose_in_stupor_mundi
from staufer_engine.games.de_vulgari.state import State as DeVulgari
from staufer_engine.games.fredericus.state import State as Fredericus
from staufer_engine.games.stupor_mundi import State as StuporMundi
from staufer_engine.kernel import Choice, Game


class Squire:
    """A sound club player.  Of a game that he has not learnt he plays any option."""

    name = "squire"

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None, "the game is over"
        match game.state:
            case Fredericus() as s:
                return choose_in_fredericus(s, game.ask, seat, below)
            case StuporMundi():
                return choose_in_stupor_mundi(game, seat, below)
            case DeVulgari() as s:
                return choose_in_de_vulgari(s, game.ask, seat, below)
            case _:
                return any_option(game, seat, below)
