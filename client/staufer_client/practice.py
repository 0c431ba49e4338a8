"""One person against bots; everything can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from staufer_client.games_shown import cannot_show
from staufer_client.lessons import SCRIPTS, Script
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


LEARNER = "Falconer"  # whoever learns, so that the deal is the same for everybody
DEALT = 1_760_000_000  # and when: it depends on both


def start_lessons(house: House, game: str) -> LocalMatch:
    """The guided first match, or the one that was left in the middle."""
    if game not in SCRIPTS:
        raise Refusal("E_NO_LESSONS", "There are no lessons for this game.")
    script = SCRIPTS[game]
    if house.unfinished.path(script.match.hex()).exists():
        return resume(house, script.match.hex())
    return LocalMatch(house, dealt(house, script))


def dealt(house: House, script: Script) -> Kept:
    """The guided match before it has begun."""
    fixed = replace(house, random_bytes=script.random_bytes(), wall=lambda: DEALT)
    kept = new_match(fixed, "practice", script.game, people=[LEARNER], bots=script.bots, options={})
    return replace(kept, saved=house.wall())


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
