"""Makes the corpus: matches of all games that every later version must play again, byte by byte.

``python tests/corpus/make.py`` writes the files anew beside this one.  The same script makes the same bytes, so a
changed file means a changed rule: from the first release on that needs a new version of the rules instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))

from games.watched import WATCHED  # noqa: E402 -- the path is set above
from staufer_protocol.stream import LeaveReason, Player, VoidReason, Vote  # noqa: E402
from trust.meeting import Meeting  # noqa: E402


def nothing(meeting: Meeting) -> None:
    pass


def agree_on_a_draw(meeting: Meeting) -> None:
    agree(meeting, Vote.DRAW)


def agree_that_it_does_not_count(meeting: Meeting) -> None:
    agree(meeting, Vote.VOID)


def agree(meeting: Meeting, what: Vote) -> None:
    for seat in meeting.host.course.standing.voters(meeting.setup):
        meeting.take(meeting.host.vote(seat, what, True, meeting.now))


def agree_to_go_back(meeting: Meeting) -> None:
    """As soon as one can ask for it: all go back behind the last answer of another."""
    host = meeting.host
    people = host.course.standing.voters(meeting.setup)
    seat = next(seat for seat in people if host.undo_target(seat) is None and host.course.undo_target(seat, True))
    for voter in (seat, *(other for other in people if other != seat)):
        meeting.take(host.vote(voter, Vote.UNDO, True, meeting.now))


def resign(meeting: Meeting) -> None:
    go(meeting, lambda seat: meeting.host.resign(seat, meeting.now))


def leave(meeting: Meeting) -> None:
    go(meeting, lambda seat: meeting.host.leave(seat, LeaveReason.ABSENT, meeting.now))


def lose_by_strikes(meeting: Meeting) -> None:
    go(meeting, lambda seat: meeting.host.leave(seat, LeaveReason.FLAGGED, meeting.now))


def go(meeting: Meeting, how: Callable[[int], object]) -> None:
    """The seat's owner goes, a house bot plays for him, and once he comes back for a while."""
    seat = meeting.host.waiting_for()[0]
    meeting.take(how(seat))
    for who in (Player.HOUSE_BOT, Player.OWNER, Player.HOUSE_BOT):
        if not meeting.host.is_over:
            meeting.take(meeting.host.take_over(seat, who, meeting.now))


def fall(meeting: Meeting) -> None:
    """Flags: of whoever is asked, three times."""
    for strike in (1, 2, 3):
        if not meeting.host.is_over:
            meeting.take(meeting.host.flag(meeting.host.waiting_for()[0], meeting.now, strike))


def be_away(meeting: Meeting) -> None:
    meeting.take(meeting.host.void(VoidReason.SERVER_AWAY, meeting.now))


@dataclass(frozen=True)
class Recipe:
    """One match: what is agreed, and what happens to it in its middle."""

    game: str
    seats: int
    word: str
    options: Mapping[str, int] = field(default_factory=dict)
    event: Callable[[Meeting], None] = nothing
    rated: bool = True
    bots: Sequence[int] = ()
    records: int = 120  # as many as there are when it happens

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.word}.staufer"

    def made(self) -> bytes:
        watched, rated = WATCHED[self.game], self.rated and self.seats > 1
        meeting = Meeting(watched, self.seats, self.options, self.word, rated=rated, bots=self.bots, calm=True)
        while not meeting.host.is_over and meeting.host.seq < self.records:
            meeting.something_happens()
        self.event(meeting)
        return meeting.play().file()


F, S, D = "fredericus", "stupor_mundi", "de_vulgari"
RECIPES = (
    Recipe(F, 2, "plain"),
    Recipe(F, 2, "short", {"short_game": 1}),
    Recipe(F, 2, "draw", {"random_posts": 1}, agree_on_a_draw),
    Recipe(F, 2, "resigned", event=resign),
    Recipe(F, 3, "plain"),
    Recipe(F, 3, "posts", {"random_posts": 1}, fall),
    Recipe(F, 3, "left", event=leave),
    Recipe(F, 3, "back", event=agree_to_go_back, rated=False),
    Recipe(F, 4, "plain"),
    Recipe(F, 4, "short-posts", {"short_game": 1, "random_posts": 1}, lose_by_strikes),
    Recipe(F, 4, "void", event=agree_that_it_does_not_count),
    Recipe(F, 4, "practice", rated=False, bots=(1, 2, 3)),
    Recipe(D, 2, "plain"),
    Recipe(D, 2, "thin", {"two_player_thin": 1}),
    Recipe(D, 2, "open", {"open_screens": 1}, fall, rated=False),
    Recipe(D, 2, "void", event=agree_that_it_does_not_count),
    Recipe(D, 3, "plain"),
    Recipe(D, 3, "open", {"open_screens": 1}, leave, rated=False),
    Recipe(D, 3, "back", event=agree_to_go_back, rated=False),
    Recipe(D, 4, "plain"),
    Recipe(D, 4, "resigned", event=resign),
    Recipe(D, 5, "plain"),
    Recipe(D, 5, "practice", rated=False, bots=(0, 2, 3, 4)),
    Recipe(S, 1, "plain"),
    Recipe(S, 1, "long", {"long_game": 1}),
    Recipe(S, 1, "markets", {"markets": 5}, fall),
    Recipe(S, 2, "plain"),
    Recipe(S, 2, "draft", {"draft": 1}),
    Recipe(S, 2, "crusade", {"crusade": 1}, fall, records=300),
    Recipe(S, 2, "projects", {"projects": 1}, resign, records=300),
    Recipe(S, 2, "both", {"crusade": 1, "projects": 1}, agree_on_a_draw, records=400),
    Recipe(S, 3, "plain"),
    Recipe(S, 3, "crusade", {"crusade": 1}, leave, records=300),
    Recipe(S, 3, "first", {"first_game": 1}, be_away, records=500),
    Recipe(S, 4, "plain", {"markets": 0}),
    Recipe(S, 4, "both", {"crusade": 1, "projects": 1}, lose_by_strikes, records=300),
    Recipe(S, 4, "practice", {"draft": 1}, rated=False, bots=(0, 1, 3)),
)


def main() -> None:
    wanted = {recipe.name for recipe in RECIPES}
    for old in FOLDER.glob("*.staufer"):
        if old.name not in wanted:
            old.unlink()
    for recipe in RECIPES:
        data = recipe.made()
        file = FOLDER / recipe.name
        is_same = file.exists() and file.read_bytes() == data
        file.write_bytes(data)
        print(f"{recipe.name:<36}{len(data):>8} bytes{'' if is_same else '  NEW'}", flush=True)


if __name__ == "__main__":
    main()
