"""A player's own report: this is not what the rule says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Slot

from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.rows import RowsModel

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed

QUESTION = 0  # the ident of the question that stands
MOST_LINES = 60


class ConcernRow(NamedTuple):
    ident: int  # of the journal's line; 0: the question that stands
    text: str
    paragraph: str  # "FR-6.2", where one is known


class ConcernsModel(RowsModel):
    row = ConcernRow


class Report(Bridge):
    """The report that is being written, and what became of it."""

    canSend = Fact(False)  # there is a line to a server
    savedTo = Fact("")  # the name of its file; empty: not kept yet
    folder = Fact("")  # where that lies, as a URL
    answer = Sentence("")  # what the server says, where it was sent
    problem = Sentence("")  # why it was not kept; empty for none
    concerns = Part(ConcernsModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_begin: Callable[[], None] = lambda: None
        self.on_save: Callable[[str, int, str, bool], None] = lambda text, line, paragraph, sends: None

    def clear(self) -> None:
        self.savedTo = self.answer = self.problem = ""

    @Slot()
    def begin(self) -> None:
        """What the table shows now can be reported."""
        self.on_begin()

    @Slot(str, int, str, bool)
    def save(self, text: str, line: int, paragraph: str, sends: bool) -> None:
        """Keep it, and send it if that is wished; *line* is the ident of what it is about."""
        self.on_save(text, line, paragraph, sends)


def concerns_of(table: Followed) -> Iterator[ConcernRow]:
    """What a report can be about: the question that stands, then the journal, its newest line first."""
    paragraphs = [button.paragraph for button in table.buttons() if button.paragraph]
    yield ConcernRow(QUESTION, table.prompt, paragraphs[0].split()[0] if paragraphs else "")
    lines = [line for line in table.lines if not line.is_heading]
    for line in lines[: -MOST_LINES - 1 : -1]:
        yield ConcernRow(line.id, line.plain, line.paragraph.split()[0] if line.paragraph else "")
