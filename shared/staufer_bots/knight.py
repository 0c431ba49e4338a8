"""The knight thinks his turn through to its end before he begins it."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_bots.bot import Below, S
from staufer_bots.page import Page
from staufer_bots.squire import Squire
from staufer_bots.stupor_mundi import lively_option
from staufer_bots.turn_search import Budget, Policy, TurnSearch
from staufer_bots.values import value
from staufer_engine.kernel import Choice, Game

BUDGETS: Mapping[tuple[str, str], Budget] = {  # by game and question; to any other he answers as a squire
    ("fredericus", "hunt"): Budget(worlds=3, starts=10, changes=150),
    ("fredericus", "bet"): Budget(worlds=4, starts=10, changes=20),
    ("fredericus", "seal to discard"): Budget(worlds=3, starts=10, changes=100),
    ("de_vulgari", "step"): Budget(worlds=2, starts=10, changes=60),
    **{
        ("stupor_mundi", question): Budget(worlds=3, starts=30, changes=100)
        for question in (
            "travel",
            "play_card",
            "play_which",
            "slot_action",
            "perform_purchased",
            "edict_direction",
            "promote",
            "build",
            "edict_tile",
            "edict_refill",
            "market_step",
            "purchase",
            "move_ship",
            "purchase_removal",
            "resource_choice",
            "recover",
            "remove_card",
            "swap_edict",
            "effect_optional",
            "overflow",
            "summon",
            "choose_option",
            "city_bonus",
            "exchange_count",
        )
    },
}


class Knight:
    """A strong player of his own turn, who does not ask what the others will make of it."""

    name = "knight"

    def __init__(self, budgets: Mapping[tuple[str, str], Budget] = BUDGETS) -> None:
        self._budgets = budgets
        self._squire = Squire()
        self._page = Page()

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None, "the game is over"
        options = game.ask.options[seat]()
        if len(options) == 1:
            only: Choice = options[0]
            return only
        chosen = None
        if is_searched(game):
            chosen = self.search(game, seat).best(self._budgets[game.rules.name, game.ask.what], below)
        return self._squire.choose(game, seat, below) if chosen is None else chosen

    def search(self, game: Game[S], seat: int) -> TurnSearch[S]:
        """His way of looking for the rest of the turn."""
        return TurnSearch(game, seat, (self._squire.choose, self._filling(game)), value)

    def _filling(self, game: Game[S]) -> Policy[S]:
        """How a tried sequence goes on, which is done often and has to be quick."""
        match game.rules.name:
            case "stupor_mundi":
                return lively_option
            case "de_vulgari":
                return self._squire.choose
            case _:
                return self._page.choose


def is_searched(game: Game[S]) -> bool:
    """Whether it is worth thinking further than a squire does."""
    return game.ask is not None and (game.rules.name, game.ask.what) in BUDGETS and len(game.ask.options) == 1
