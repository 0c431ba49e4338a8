"""Several people at one screen: the table of whoever is to act, a curtain where something is secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from staufer_client.local_match import House, LocalMatch
from staufer_client.offline import new_match


def start_hot_seat(
    house: House, game: str, names: Sequence[str], options: Mapping[str, int], bots: Sequence[str] = ()
) -> LocalMatch:
    """A new match, not begun yet: start() begins it.  Refusal where it cannot be played like this.

    Nothing but one's own last choices can be taken back: what others have seen, they have seen.
    """
    return LocalMatch(house, new_match(house, "hotseat", game, people=names, bots=bots, options=options))
