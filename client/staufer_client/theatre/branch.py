"""Playing on from a moment of a replay: a match of this computer that begins where another one stood.

Chance goes on as it would have: whoever draws as they drew then, draws what they drew then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from staufer_client.local_match import House, LocalMatch
from staufer_client.theatre.run import Run
from staufer_client.unfinished import Kept, Kind, Origin
from staufer_protocol.complaint import Diverged, Malformed, Refusal
from staufer_protocol.host import Host
from staufer_protocol.replay import Replay
from staufer_protocol.standing import has_free_undo
from staufer_protocol.stream import Player

NUMBER_BYTES = 4


def branching_point(run: Run, seq: int) -> int | None:
    """The next moment at which somebody had a choice; None where the match holds no more."""
    at = bisect_left(run.questions, seq)
    return run.questions[at] if at < len(run.questions) else None


def play_on(house: House, replay: Replay, kind: Kind, ways: Sequence[str], origin: Origin) -> LocalMatch:
    """From *origin* on, with a bot of these ways in each seat or, where the way is empty, a person.

    Refusal where nobody plays himself, or where the match cannot be taken up there.
    """
    if len(ways) != len(replay.setup.seats) or all(ways):
        raise Refusal("E_NOBODY", "Somebody at this screen has to play.")
    if any(way and way not in house.court.bots for way in ways):
        raise Refusal("E_UNKNOWN_BOT", "There is no such bot here.")
    rules = house.tables.rules_of(replay.setup.game)
    stored = [(record.pub, record.plaintexts) for record in replay.records[: origin.seq]]
    try:
        host = Host.restore(rules, replay.setup, replay.secret, stored, has_free_undo(replay.setup))
        for seat, way in enumerate(ways):
            if not way and host.course.standing.players[seat] != Player.OWNER:
                host.accept(host.take_over(seat, Player.OWNER, host.course.t_ms))
    except (Diverged, Malformed) as error:
        raise Refusal(error.code, f"This match cannot be played on from here. {error.sentence}") from error
    records = tuple((record.pub, record.plaintexts) for record in host.records)
    return LocalMatch(house, Kept(kind, replay.setup, replay.secret, tuple(ways), house.wall(), records, origin))
