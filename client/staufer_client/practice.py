"""One person against bots; everything can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from staufer_client.games_shown import cannot_show
from staufer_client.local_match import House, LocalMatch
from staufer_client.lock import Lock
from staufer_client.offline import new_match
from staufer_client.unfinished import Kept
from staufer_protocol.complaint import Damaged, Diverged, Malformed, Refusal


def start_practice(house: House, game: str, name: str, bots: Sequence[str], options: Mapping[str, int]) -> LocalMatch:
    """A new match against these ways of thinking; start() begins it.  Refusal where it cannot be played."""
    unknown = [bot for bot in bots if bot not in house.court.bots]
    if unknown:
        raise Refusal("E_UNKNOWN_BOT", f"There is no bot called {unknown[0]} here.")
    return LocalMatch(house, new_match(house, "practice", game, people=[name], bots=bots, options=options))


def resume(house: House, id: str) -> LocalMatch:
    """Take an unfinished match up again, practice or hot seat; Damaged where that is impossible.

    A file that cannot be gone on with is kept aside, so that nothing is lost and nothing asks for it again.
    """
    lock = house.unfinished.take(id)
    try:
        return restored(house, house.unfinished.load(id), lock)
    except BaseException:
        house.unfinished.let_go(id, lock)
        raise


def restored(house: House, kept: Kept, lock: Lock) -> LocalMatch:
    game, id = kept.setup.game, kept.ident
    if game not in house.tables.games:
        raise Damaged("E_NOT_SHOWN", cannot_show(game))
    if any(way and way not in house.court.bots for way in kept.ways):
        raise Damaged("E_RULES", "This match needs a bot that this program does not have.")
    try:
        return LocalMatch(house, kept, lock)
    except (Diverged, Malformed, Refusal) as error:
        house.unfinished.put_aside(house.unfinished.path(id), error.sentence)
        raise Damaged(error.code, f"This match cannot be gone on with. {error.sentence}") from error
