"""Stupor Mundi as a greedy player sees it: every option is tried to the end of the turn, the best result is taken."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_bots.bot import Below, S, any_option
from staufer_engine.games.stupor_mundi.components import ALLIES, CARDS, EMPTY
from staufer_engine.games.stupor_mundi.counts import count, is_true
from staufer_engine.games.stupor_mundi.defaults import DECLINED
from staufer_engine.games.stupor_mundi.scoring import points_of_projects, points_of_ships
from staufer_engine.games.stupor_mundi.state import State, closed_sides, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count, Level
from staufer_engine.kernel import NATURE, Choice, Game
from staufer_engine.views import possible_game

MOST_TRIED = 24  # options; of more, some are left out
TRIES = {"travel": 6, "play_card": 4}  # of an option: much is still open then
STEPS = 60  # of a try
ROUNDS = 6  # that a game is expected to last
AT_ONCE = ("end_discard", "choose_house")  # trying them shows nothing


def choose_in_stupor_mundi(game: Game[S], seat: int, below: Below) -> Choice:
    assert game.ask is not None, "the game is over"
    options: Sequence[Choice] = game.ask.options[seat]()
    if len(options) == 1:
        return options[0]
    if game.ask.what == "play_which" and game.ask.witnesses:
        return options[0]  # face down: the common House cards come first in the tables
    if game.ask.what in AT_ONCE:
        declined = DECLINED.get(game.ask.what)
        return any_option(game, seat, below) if declined is None else declined
    world = possible_game(game, below)
    if world is None:
        return any_option(game, seat, below)
    tried = options if len(options) <= MOST_TRIED else [options[below(len(options))] for _ in range(MOST_TRIED)]
    tries = TRIES.get(game.ask.what, 2)
    results = [max(outcome(world, seat, option, below) for _ in range(tries)) for option in tried]
    return tried[results.index(max(results))]


def outcome(world: Game[S], seat: int, option: Choice, below: Below) -> int:
    """What the seat is worth once this turn is over, if the rest of it is played without much thought."""
    trial = world.clone()
    start = trial.checkpoint
    trial.answer(seat, option)
    for _ in range(STEPS):
        if trial.ask is None or trial.checkpoint is not start or not {seat, NATURE} & trial.ask.options.keys():
            break
        trial.apply({actor: lively_option(trial, actor, below) for actor in trial.ask.options})
    assert isinstance(trial.state, State)
    return worth(trial.state, seat)


def lively_option(game: Game[S], actor: int, below: Below) -> Choice:
    """Anything but to decline, where there is anything else."""
    assert game.ask is not None
    declined = DECLINED.get(game.ask.what)
    chosen = any_option(game, actor, below)
    return any_option(game, actor, below) if chosen == declined else chosen


def worth(s: State, p: int) -> int:
    """In hundredths of a VP, as things stand."""
    me = s.players[p]
    left = max(1, ROUNDS - s.round)
    value = 100 * (me.vp + points_of_ships(s, p) + points_of_projects(s, p))
    value += 170 * count(s, p, Count.OWN_STRUCTURES) + 60 * left * len(closed_sides(s, p))
    for ally in me.allies:
        if ally != EMPTY:
            value += left * (250 if is_true(s, p, ALLIES[ally].test) else 130)
    value += 25 * min(me.coins, 12) + 10 * max(0, me.coins - 12) + 60 * (me.grain + me.stone)
    value += 60 * count(s, p, Count.OWN_STEPS) + 20 * hand_size(s, p) + 60 * me.books * left
    value += 80 * sum(CARDS[card].level in (Level.A, Level.B) for card in me.owned)
    return value + 120 * len(me.projects)
