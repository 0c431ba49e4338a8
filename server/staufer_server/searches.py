"""What may be searched for: games, numbers of players, options, paces and bots that there are."""

from __future__ import annotations

from staufer_bots import BOTS
from staufer_engine.games import GAMES
from staufer_engine.kernel import playable
from staufer_protocol.messages import JoinQueue
from staufer_server.clocks import PACES
from staufer_server.denials import Denied
from staufer_server.matchmaking import NEAR, QueueKey


def sizes_of(game: str) -> tuple[int, ...]:
    """With how many one searches for each other: alone one searches for nobody."""
    return tuple(seats for seats in GAMES[game].players if seats > 1)


def is_kept(key: QueueKey) -> bool:
    """Whether it is a match by correspondence, for which one searches also while one is away."""
    pace = PACES[key[2]]
    return pace is not None and not pace.is_live


def check_bots(bots: str) -> None:
    if bots not in ("", NEAR, *BOTS):
        raise Denied("E_BOTS", f"House bots play as {', '.join(BOTS)}, or {NEAR} the strength of the others.")


def checked_key(wish: JoinQueue) -> QueueKey:
    """What has to agree for two searches to meet; unknown games, sizes, paces and options are refused."""
    rules = GAMES.get(wish.game)
    if rules is None:
        raise Denied("E_GAME", "This server does not know the game.")
    shared = sizes_of(wish.game)
    if not wish.seats or not set(wish.seats) <= set(shared):
        sizes = ", ".join(map(str, shared))
        raise Denied("E_SEATS", f"{rules.title} is played with these numbers of players: {sizes}.")
    check_bots(wish.bots)
    if wish.pace not in PACES:
        raise Denied("E_PACE", f"The paces are {', '.join(PACES)}.")
    if wish.rated and PACES[wish.pace] is None:
        raise Denied("E_PACE", "Rated matches are played with clocks.")
    try:
        for seats in wish.seats:
            options = playable(rules, seats, dict(wish.options))
    except ValueError as failure:
        raise Denied("E_OPTION", f"{rules.title} cannot be played so: {failure}.") from failure
    for option in rules.options:
        if wish.rated and not option.is_rated and options[option.name] != option.values[0][0]:
            raise Denied("E_OPTION", f"Rated matches of {rules.title} are played without {option.name}.")
    return wish.game, tuple(sorted(options.items())), wish.pace, wish.rated
