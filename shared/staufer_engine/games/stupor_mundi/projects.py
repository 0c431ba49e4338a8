"""The Imperial Projects: conditions and the window at the end of a turn (SM-20)."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_engine.games.stupor_mundi.components import CONDITIONS, EMPTY, NONE, PROJECTS
from staufer_engine.games.stupor_mundi.performing import check_the_conditions
from staufer_engine.games.stupor_mundi.rows import put
from staufer_engine.games.stupor_mundi.state import State, share
from staufer_engine.games.stupor_mundi.vocabulary import Kind
from staufer_engine.kernel import Rule, choose, draw, lazily, tell


def set_the_projects_up(s: State) -> Rule[None]:
    """Keeps, Walls, Towers, each kind as drawn; then a condition to each (SM-20.1)."""
    for kind in (Kind.KEEP, Kind.WALL, Kind.TOWER):
        tiles = [n for n, project in enumerate(PROJECTS) if project.kind == kind]
        for _ in range(share(s).projects[kind]):
            project = yield from draw(tiles)
            s.offered += (project,)
    conditions = [*range(len(CONDITIONS))]
    for n in range(len(s.offered)):
        condition = yield from draw(conditions)
        s.conditions += (condition,)
        yield from tell("project offered", s.offered[n], condition)
    s.fulfilled = (False,) * len(s.offered)


def start_checking(s: State, p: int) -> None:
    s.fulfilled = (False,) * len(s.offered)
    check_the_conditions(s, p)


def may_take_a_project(s: State, p: int) -> Rule[None]:
    """One whose condition was fulfilled in this turn (SM-20.4)."""
    if not any(s.fulfilled):
        return
    n = yield from choose(p, "take_project", fulfilled_projects(s))
    if n != NONE:
        project = s.offered[n]
        s.offered = put(s.offered, n, EMPTY)
        s.players[p].projects += (project,)
        yield from tell("project taken", p, project)


@lazily
def fulfilled_projects(s: State) -> Sequence[int]:
    return [*(n for n, is_fulfilled in enumerate(s.fulfilled) if is_fulfilled), NONE]
