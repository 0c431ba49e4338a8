"""Final scoring (SM-16), with what the expansions add (SM-19.9, SM-20.7)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import (
    COINS_PER_RESOURCE,
    COINS_PER_VP,
    FIRST_MAJORITY,
    PROJECTS,
    SECOND_MAJORITY,
    TITLES,
    UNBUILT_PROJECT,
)
from staufer_engine.games.stupor_mundi.counts import amount, count
from staufer_engine.games.stupor_mundi.crusade import ship_vp
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.games.stupor_mundi.vocabulary import Action, Count, Gain
from staufer_engine.kernel import Rule, ScoreLine, tell
from staufer_engine.phrases import Phrase


def announce_the_scores(s: State) -> Rule[None]:
    for p in range(len(s.players)):
        yield from tell("score", p, score(s, p))
    if len(s.players) == 1:
        yield from tell("title", title(s))
    else:
        yield from tell("won", *ranking(s)[0])


def score(s: State, p: int) -> int:
    return sum(line.points[p] for line in score_sheet(s))


def points_of_structures(s: State, p: int) -> int:
    """1 VP a piece, the two pre-built ones included (SM-16.3a)."""
    return count(s, p, Count.OWN_STRUCTURES, without_papal=leaves_papal_out(s))


def leaves_papal_out(s: State) -> bool:
    """Papal pieces count for nothing at the end once their board is excommunicated (SM-19.9)."""
    return s.flipped[Action.BUILD]


def points_of_majority(s: State, p: int) -> int:
    """4 for the most pieces, with 3 or 4 players 2 for the second most; ties score in full (SM-16.4)."""
    pieces = [points_of_structures(s, q) for q in range(len(s.players))]
    if len(pieces) == 1:  # against Frederick's castle (SM-18.10)
        return FIRST_MAJORITY if pieces[0] >= count(s, 0, Count.F_STRUCTURES) else 0
    most = max(pieces)
    if pieces[p] == most:
        return FIRST_MAJORITY
    second = max(n for n in pieces if n < most)
    return SECOND_MAJORITY if len(pieces) > 2 and pieces[p] == second else 0


def points_of_ships(s: State, p: int) -> int:
    return ship_vp(s) * len(s.players[p].supply_ships)


def points_of_projects(s: State, p: int) -> int:
    """What the built ones give, and -4 for each that was not built (SM-20.7)."""
    me = s.players[p]
    return UNBUILT_PROJECT * len(me.projects) + sum(
        amount(s, p, effect, without_papal=leaves_papal_out(s))
        for project in me.turned
        for effect in PROJECTS[project].effects
        if isinstance(effect, Gain)
    )


def points_of_goods(s: State, p: int) -> int:
    """Each resource becomes 2 coins, and 6 coins are 1 VP (SM-16.3d, e)."""
    me = s.players[p]
    return (me.coins + COINS_PER_RESOURCE * (me.grain + me.stone)) // COINS_PER_VP


def ranking(s: State) -> list[list[int]]:
    """The most VP, then the most Great Structures; those still tied share the place (SM-16.5)."""
    seats = range(len(s.players))
    worth = {p: (score(s, p), count(s, p, Count.OWN_GREAT, without_papal=leaves_papal_out(s))) for p in seats}
    return [[p for p in seats if worth[p] == one] for one in sorted(dict.fromkeys(worth.values()), reverse=True)]


def title(s: State) -> int:
    """Of a solo game, by its place in the list (SM-18.10)."""
    points = score(s, 0)
    return next((n for n, (least, _) in enumerate(TITLES) if points >= least), len(TITLES) - 1)


def score_sheet(s: State) -> list[ScoreLine]:
    seats = range(len(s.players))
    lines = [
        ScoreLine(Phrase("During the game", paragraph="SM-16.3"), tuple(player.vp for player in s.players)),
        ScoreLine(Phrase("Structures", paragraph="SM-16.3"), tuple(points_of_structures(s, p) for p in seats)),
        ScoreLine(Phrase("Majority", paragraph="SM-16.4"), tuple(points_of_majority(s, p) for p in seats)),
    ]
    if s.crusade:
        lines.append(
            ScoreLine(Phrase("Supply Ships", paragraph="SM-19.9"), tuple(points_of_ships(s, p) for p in seats))
        )
    if s.imperial:
        lines.append(
            ScoreLine(Phrase("Imperial Projects", paragraph="SM-20.7"), tuple(points_of_projects(s, p) for p in seats))
        )
    lines.append(
        ScoreLine(Phrase("Coins and resources", paragraph="SM-16.3"), tuple(points_of_goods(s, p) for p in seats))
    )
    return lines
