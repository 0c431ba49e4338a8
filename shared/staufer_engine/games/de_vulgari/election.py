"""The Election (DV-13): after the last turn everybody may rise once more."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.de_vulgari.components import POPE, RANKS, STAY
from staufer_engine.games.de_vulgari.payments import choose_a_payment
from staufer_engine.games.de_vulgari.state import State, knowledge_order, virtual_votes, votes_of_cubes
from staufer_engine.kernel import Rule, choose, lazily, tell


def election(s: State) -> Rule[None]:
    """The most knowing first; there is one pope at most."""
    for p in knowledge_order(s):
        rank = yield from choose(p, "election", ranks(s, p), always=True)
        if rank == STAY:
            yield from tell("stayed", p)
            continue
        _, votes, _ = RANKS[rank]
        paid = yield from choose_a_payment(s, p, "payment of a rank", votes)
        me = s.players[p]
        me.status = rank
        for cube, count in enumerate(paid):
            me.cubes[cube] -= count
            s.gone[cube] += count
        yield from tell("elected", p, rank, *paid)


@lazily
def ranks(s: State, p: int) -> Sequence[int]:
    """Those he can pay for in full, and always to stay what he is."""
    mine = votes_of_cubes(s, p) + virtual_votes(s, p)
    has_pope = any(player.status == POPE for player in s.players)
    return [
        STAY,
        *(
            rank
            for rank, (start, votes, _) in RANKS.items()
            if s.players[p].status == start and votes <= mine and not (rank == POPE and has_pope)
        ),
    ]
