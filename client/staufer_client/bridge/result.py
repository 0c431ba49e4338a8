"""How a match ended, and what it did to the ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence, Words
from staufer_client.bridge.rows import RowsModel
from staufer_client.games_shown import result_of
from staufer_client.results import Term, explain_rating, headline, how_text, rating_text, seal_of, signed, why_unrated
from staufer_client.seats import COLOURS
from staufer_engine.phrases import Language, Msgid

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed
    from staufer_protocol.messages import SeatResult
    from staufer_protocol.replay import Verdict


UNVERIFIED: Msgid = "The match could not be verified: it does not count as rated here."


class PlaceRow(NamedTuple):
    seat: int
    place: int
    colour: str
    name: str
    note: str  # "you", "left", "house bot"
    score: int
    changeText: str  # "+21.4", empty where not rated
    nowText: str  # "1705", empty where not rated
    isMe: bool
    wantsRematch: bool


class PlacesModel(RowsModel):
    row = PlaceRow


class SourceRow(NamedTuple):
    source: str
    points: list[int]  # in the order of ``places``
    best: int  # the index of the largest, -1 where nobody leads


class SourcesModel(RowsModel):
    row = SourceRow


class TermRow(NamedTuple):
    seat: int
    name: str
    colour: str
    rating: str
    expectedText: str  # "0.43"
    expectedFraction: float
    resultText: str  # "1", "½", "0"
    givesText: str  # "+7.9"


class TermsModel(RowsModel):
    row = TermRow


class StepRow(NamedTuple):
    step: str
    sentence: Words  # what was checked, and what was found
    isRight: bool
    isOpen: bool  # nothing here could say whether it is right


class StepsModel(RowsModel):
    row = StepRow


class Result(Bridge):
    """The match that has just ended, or whose result was asked for."""

    headline = Fact("")
    sentence = Fact("")
    game = Fact("")
    title = Fact("")
    isRated = Fact(False)
    unratedSentence = Sentence("")  # why it was not rated
    before = Fact("")
    after = Fact("")
    deltaText = Fact("")
    formula = Fact("")  # "K 32 / √3 × (1 − 0.43 + …) = +21.4"
    explanation = Fact("")
    verdict = Fact("")  # "", "checking", "verified", "partly", "failed"
    verdictText = Sentence("")
    checked = Fact(0.0)  # how much of it is played again, from 0 to 1
    canRematch = Fact(False)
    canWatch = Fact(False)
    wantsRematch = Fact[list[bool]]([])  # by seat
    savedTo = Fact("")  # where the replay was saved last
    places = Part(PlacesModel)
    sources = Part(SourcesModel)
    terms = Part(TermsModel)
    steps = Part(StepsModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown: Followed | None = None
        self.on_rematch: Callable[[], None] = lambda: None
        self.on_watch: Callable[[], None] = lambda: None
        self.on_save: Callable[[str], None] = lambda url: None
        self.on_stop: Callable[[], None] = lambda: None

    def show(self, table: Followed) -> None:
        """The end of *table*'s match, as far as it is known already."""
        self.savedTo = ""
        self.shown = table
        self.show_words(table)

    def use_language(self, language: Language) -> None:
        super().use_language(language)
        if self.shown is not None:
            self.show_words(self.shown)

    def show_words(self, table: Followed) -> None:
        names, me, say = table.names, table.my_seat, table.follower.translate
        change = next((one for one in table.ratings if one.seat == me), None)
        explained = explain_rating(change, names, say) if change else None
        self.game, self.title = table.rules.name, table.rules.title
        self.headline = headline(table.results, names, me, say)
        self.sentence = sentence(table)
        self.isRated = explained is not None
        self.unratedSentence = "" if table.ratings else why_unrated(table.unrated_because or "offline", say)
        self.before = explained.before if explained else ""
        self.after = explained.after if explained else ""
        self.deltaText = explained.delta if explained else ""
        self.formula = explained.formula if explained else ""
        self.explanation = explained.explanation if explained else ""
        self.wantsRematch = list(table.wants_rematch)
        self.canRematch = table.mode in ("live", "practice", "hotseat")
        self.canWatch = table.mode != "replay"
        ranked = sorted(table.results, key=lambda result: (result.place, result.seat))
        self.places.sync([place_row(table, result) for result in ranked])
        self.sources.sync(source_rows(table, [result.seat for result in ranked]))
        self.terms.sync([term_row(term) for term in explained.terms] if explained else [])

    def judge(self, verdict: str, text: Msgid) -> None:
        """Whether the finished match could be verified."""
        self.verdict, self.verdictText, self.checked = verdict, text, 0.0
        self.steps.sync([])

    def show_progress(self, done: int, of: int) -> None:
        self.checked = done / of if of else 1.0

    def show_verdict(self, verdict: Verdict) -> None:
        """What was found, step by step; what fails counts for nothing here, whatever a server says."""
        if verdict.code == "E_STOPPED":
            self.judge("", verdict.sentence)
            return
        self.judge(seal_of(verdict), verdict.sentence)
        self.steps.sync([StepRow(one.step, one.sentence, one.is_right, one.is_open) for one in verdict.steps])
        if not verdict.is_verified:
            self.unratedSentence = f"{UNVERIFIED} {verdict.sentence}"

    @Slot()
    def stopCheck(self) -> None:
        """Do not play it again to the end."""
        self.on_stop()

    @Slot()
    def rematch(self) -> None:
        """Ask the others for another match; offline: begin it."""
        self.on_rematch()

    @Slot()
    def watch(self) -> None:
        """Open the match as a replay."""
        self.on_watch()

    @Slot(str)
    def save(self, url: str) -> None:
        """Write the replay to *url*; an empty one puts it on the shelf of this computer."""
        self.on_save(url)


def sentence(table: Followed) -> str:
    """By how much, and after how many rounds."""
    scores = sorted((result.score for result in table.results), reverse=True)
    if len(scores) < 2:
        return ""
    words = result_of(table.rules.name)
    facts = {"first": scores[0], "second": scores[1], "rounds": table.rules.rounds(table.state)}
    return table.follower.translate(words).format_map(facts)


def place_row(table: Followed, result: SeatResult) -> PlaceRow:
    seat, translate = result.seat, table.follower.translate
    change = next((one for one in table.ratings if one.seat == seat), None)
    notes = [how_text(result.how, translate)]
    if table.setup.seats[seat].is_bot:
        notes.append(translate("house bot"))
    if seat == table.my_seat:
        notes.insert(0, translate("you"))
    wants = table.wants_rematch
    return PlaceRow(
        seat,
        result.place,
        COLOURS[seat],
        table.names[seat],
        ", ".join(note for note in notes if note),
        result.score,
        signed((change.after - change.before) / 100, translate) if change else "",
        rating_text(change.after) if change else "",
        seat == table.my_seat,
        seat < len(wants) and wants[seat],
    )


def source_rows(table: Followed, seats: Sequence[int]) -> Iterator[SourceRow]:
    """Points by source, in the order of the places."""
    for line in table.score_sheet():
        points = [line.points[seat] for seat in seats]
        leads = [n for n, value in enumerate(points) if value == max(points)]
        yield SourceRow(table.say_plainly(line.source), points, leads[0] if len(leads) == 1 else -1)


def term_row(term: Term) -> TermRow:
    return TermRow(
        term.seat,
        term.name,
        COLOURS[term.seat],
        term.rating,
        term.expected,
        term.expected_fraction,
        term.result,
        term.gives,
    )
