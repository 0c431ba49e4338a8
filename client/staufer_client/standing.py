"""What stands at a table: the match as one observer knows it, put into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from staufer_client.choosing import Choosing
from staufer_client.clockwork import Clockwork
from staufer_client.follower import Follower
from staufer_client.lessons.guide import Guide
from staufer_client.seats import COLOURS, Choosable, Preview, SeatLine, Spoken
from staufer_client.table_words import choosable, not_here, subtitle_of, watching_text
from staufer_engine.kernel import Game, Rules, ScoreLine
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record
from staufer_protocol.journal import Line
from staufer_protocol.messages import RatingChange, SeatResult, Setup
from staufer_protocol.words import said_plainly

Mode = Literal["live", "practice", "hotseat", "replay", "spectator"]


class Standing:
    """Everything that a board, a journal and a decision bar show; texts are said already."""

    def __init__(self, follower: Follower, mode: Mode, now: Callable[[], float]) -> None:
        self.follower = follower
        self.mode: Mode = mode
        self.clockwork = Clockwork(now)
        self.choosing = Choosing()
        self.preview = Preview()
        self.prompt = ""
        self.hint = ""  # why a click meant nothing, why a wish was refused; empty otherwise
        self.here: tuple[bool, ...] = ()
        self.claim_in = -1  # ms, until the longest absent seat counts as left, when that was told
        self.absent_since = now()
        self.is_branch = False  # played on from a moment of a replay
        self.guide: Guide | None = None  # through a match in which somebody learns the game
        self.watchers = 0  # people who look on
        self.chat: list[Spoken] = []
        self.scored: tuple[Follower, int] | None = None  # the moment of the points
        self.points: list[int] = []
        self.results: tuple[SeatResult, ...] = ()
        self.ratings: tuple[RatingChange, ...] = ()
        self.unrated_because = ""
        self.wants_rematch: tuple[bool, ...] = ()

    @property
    def rules(self) -> Rules[Record]:
        return self.follower.rules

    @property
    def setup(self) -> Setup:
        return self.follower.setup

    @property
    def names(self) -> Sequence[str]:
        return self.follower.names

    @property
    def my_seat(self) -> int | None:
        """The seat in front of the screen; None for who watches."""
        observer = self.follower.observer
        return observer if isinstance(observer, int) else None

    @property
    def game(self) -> Game[Record]:
        """The position shown: my seat's own copy of it, never the truth."""
        return self.follower.course.game

    @property
    def state(self) -> Record:
        return self.game.state

    @property
    def seq(self) -> int:
        return self.follower.course.seq

    @property
    def title(self) -> str:
        return self.rules.title

    @property
    def subtitle(self) -> str:
        """Round, pace and kind of match in a few words."""
        return subtitle_of(self.setup, self.mode, self.rules.rounds(self.state), self.follower.translate)

    @property
    def watching(self) -> str:
        """For who watches: what he sees; empty for everybody else."""
        return watching_text(self.setup, self.follower.translate) if self.mode == "spectator" else ""

    @property
    def lines(self) -> Sequence[Line]:
        """The journal."""
        return self.follower.journal.lines

    @property
    def is_over(self) -> bool:
        return self.follower.course.is_over

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that something is asked of now."""
        return self.follower.course.waiting_for()

    @property
    def is_my_turn(self) -> bool:
        return self.my_seat in self.waited_for

    def seats(self) -> list[SeatLine]:
        waited_for = self.waited_for
        totals = self.scores()
        passed = int((self.clockwork.now() - self.absent_since) * 1000)
        claim_in = self.claim_in if self.claim_in < 0 else max(0, self.claim_in - passed)
        lines = []
        for seat, player in enumerate(self.setup.seats):
            face = self.clockwork.face(seat)
            is_here = self.here[seat] if seat < len(self.here) else True
            lines.append(
                SeatLine(
                    seat,
                    player.name,
                    COLOURS[seat],
                    seat == self.my_seat,
                    seat in waited_for,
                    is_here,
                    player.is_bot,
                    "" if is_here else self.say_plainly(not_here(claim_in)),
                    face.text,
                    face.is_low,
                    face.is_running,
                    totals[seat],
                )
            )
        return lines

    def score_sheet(self) -> list[ScoreLine]:
        """Points by source, as far as my seat may know them."""
        return self.rules.score_sheet(self.state)

    @property
    def is_scored(self) -> bool:
        """The match is over and counts: its final scores are everybody's to know."""
        return self.is_over and bool(self.follower.course.results)

    def scores(self) -> list[int]:
        """Everybody's points; reckoned once a record, since clocks are shown several times a second."""
        if self.is_scored:
            return [result.score for result in self.follower.course.results]
        moment = (self.follower, self.seq)
        if self.scored != moment:
            sheet = self.score_sheet()
            self.points = [sum(line.points[seat] for line in sheet) for seat in range(len(self.names))]
            self.scored = moment
        return self.points

    def buttons(self) -> list[Choosable]:
        return [choosable(button, self.say_plainly) for button in self.choosing.buttons()]

    def marks(self) -> dict[str, str]:
        """Where a click means something, and what: names such as "capture", "from" and "to"."""
        return self.choosing.marks()

    def say_plainly(self, phrase: Phrase) -> str:
        return said_plainly(phrase, self.names, self.follower.translate)
