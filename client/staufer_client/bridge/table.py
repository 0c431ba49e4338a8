"""The match on screen, whoever feeds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from staufer_client.advice import why_no_hints
from staufer_client.bridge.advice import Advice
from staufer_client.bridge.boards import Board, NoBoard
from staufer_client.bridge.facts import Bridge, Fact, Part, Sentence
from staufer_client.bridge.lesson import Lesson
from staufer_client.bridge.proposal import Proposal
from staufer_client.bridge.replay_line import ReplayLine
from staufer_client.bridge.table_rows import chat_rows, choice_rows, hovered, places_of, seat_rows
from staufer_client.bridge.table_types import ChatModel, ChoicesModel, JournalModel, SeatsModel, Seen
from staufer_client.changes import (
    Change,
    ChatGrew,
    ClocksChanged,
    CurtainChanged,
    Ended,
    JournalChanged,
    Jumped,
    LineChanged,
    OffersChanged,
    PresenceChanged,
    Stepped,
)
from staufer_engine.phrases import ENGLISH, Language

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed


CLOCK_BEAT = 200  # ms between two readings of the clocks
NO_HELP = {"title": "", "text": "", "paragraph": ""}


class Table(Bridge):
    """The table: seats, the pending decision, the journal; the board has an object of its own."""

    match = Fact("")
    game = Fact("")
    title = Fact("")
    subtitle = Fact("")
    mode = Fact("practice")  # "live", "practice", "hotseat", "replay", "spectator"
    mySeat = Fact(-1)
    isMyTurn = Fact(False)
    prompt = Fact("")
    hint = Fact("")  # beside the prompt: "2 of 4 actions left"
    isNarrowed = Fact(False)  # something is half chosen
    canUndo = Fact(False)
    undoReason = Fact("")  # why not, or what would be taken back
    isOver = Fact(False)
    isLost = Fact(False)  # the line is lost
    lineText = Sentence("")  # why, and what the clocks do meanwhile
    lineTitle = Sentence("")  # in a few words, where it is not simply down
    isThinking = Fact(False)  # a bot thinks, or a submission is on its way
    needsConfirm = Fact(False)  # the choice just made ends the turn: confirm() or putBack()
    problem = Sentence("")  # a refusal in words, empty for none
    newest = Fact("")  # the newest line of the journal, for screen readers
    newestPlace = Fact(-1)  # and its place there
    curtain = Fact("")  # hot seat: who should look next
    previewHelp = Fact[dict[str, str]](NO_HELP)
    previewTargets = Fact[list[str]]([])  # board ids of the choice under the pointer
    chosenTargets = Fact[list[str]]([])  # board ids clicked so far
    openTargets = Fact[list[str]]([])  # board ids that may be clicked next
    seats = Part(SeatsModel)
    choices = Part(ChoicesModel)
    journal = Part(JournalModel)
    chat = Part(ChatModel)
    replay = Part(ReplayLine)
    proposal = Part(Proposal)
    lesson = Part(Lesson)
    isBranch = Fact(False)  # it was played on from a replay
    advice = Part(Advice)
    watchers = Fact(0)  # people who look on
    watching = Fact("")  # for who is one of them: what he sees, and when

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.followed: Followed | None = None
        self.board: Board = NoBoard()
        self.boards: dict[str, Board] = {}  # by game
        self.language_of: Callable[[str], Language] = lambda game: ENGLISH
        self.shows_threats: Callable[[], bool] = lambda: True
        self.on_leave: Callable[[], None] = lambda: None
        self.on_end: Callable[[Followed], None] = lambda followed: None
        self.on_report: Callable[[int, str, int, int, str], None] = lambda player, match, since, upto, reason: None
        self.on_shun: Callable[[int, int], None] = lambda player, how: None
        self.shunned: Mapping[int, int] = {}  # by the number of the account: 1 muted, 2 blocked
        self.on_return: Callable[[], None] = lambda: None
        self.replay.shows_score = lambda table, seat: self.board_of(table).shows_score(table, seat)
        self.seen_seq = 0  # the record that my last choice made
        self.pointed = ""  # the board id under the pointer
        self.lesson.on_turn = lambda: self.look_ahead("")
        self.advised: tuple[bytes, int | None, int] | None = None  # the question that hints are for
        self.beat = QTimer(self)
        self.beat.setInterval(CLOCK_BEAT)
        self.beat.timeout.connect(self.show_seats)

    # what stands -----------------------------------------------------------------------

    def follow(self, followed: Followed) -> None:
        """Show this match from now on."""
        if followed is self.followed:
            return
        is_same_match = self.followed is not None and self.followed.setup == followed.setup
        self.let_go()
        self.followed = followed
        if followed.follower.translate is not self.language_of(followed.rules.name):
            followed.use_language(self.language_of(followed.rules.name))
        followed.listeners.append(self.hear)
        self.board = self.board_of(followed)
        if not is_same_match:
            self.board.start()
            self.seen_seq = followed.seq
        self.show_everything()

    def use_language(self, language: Language) -> None:
        super().use_language(language)
        if self.followed is not None:
            self.followed.use_language(self.language_of(self.followed.rules.name))
            self.replay.show_run()
            self.show_everything()

    def board_of(self, table: Followed) -> Board:
        return self.boards.get(table.rules.name, NoBoard())

    def let_go(self) -> None:
        """Stop following; what was shown stays shown."""
        if self.followed is not None and self.hear in self.followed.listeners:
            self.followed.listeners.remove(self.hear)
        self.followed = None
        self.beat.stop()

    def hear(self, change: Change) -> None:
        """The match has changed: show that, and nothing else."""
        match change:
            case Stepped() | Jumped():
                self.show_position()
                self.show_seats()
            case OffersChanged():
                self.show_offers()
            case JournalChanged():
                self.show_journal()
            case ClocksChanged() | PresenceChanged():
                self.show_seats()
            case ChatGrew():
                self.show_chat()
            case LineChanged() | CurtainChanged():
                self.show_line()
                self.show_position()
            case Ended():
                self.show_line()
                self.show_seats()
                if self.followed is not None:
                    self.on_end(self.followed)

    def show_everything(self) -> None:
        self.show_line()
        self.show_position()
        self.show_seats()
        self.show_offers()
        self.show_journal()
        self.show_chat()

    def show_line(self) -> None:
        """What holds for the whole match: whose it is, whether it goes on."""
        shown = self.followed
        if shown is None:
            return
        self.match = shown.setup.match.hex()
        self.game = shown.rules.name
        self.title = shown.title
        self.mode = shown.mode
        self.watching = shown.watching
        self.isBranch = shown.is_branch
        self.mySeat = -1 if shown.my_seat is None else shown.my_seat
        self.isOver = shown.is_over
        self.isLost = shown.is_lost
        self.lineText, self.lineTitle = shown.line_sentence, shown.line_title
        self.curtain = shown.curtain

    def show_position(self) -> None:
        shown = self.followed
        if shown is None:
            return
        self.subtitle = shown.subtitle
        self.mySeat = -1 if shown.my_seat is None else shown.my_seat
        self.isOver = shown.is_over
        self.board.show_position(shown, self.shows_threats())

    def show_offers(self) -> None:
        """Prompt, buttons, marks."""
        shown = self.followed
        if shown is None:
            return
        self.isMyTurn = shown.is_my_turn and not shown.curtain
        self.prompt = shown.prompt
        self.problem = shown.hint
        self.hint = self.board.hint(shown)
        self.isNarrowed = shown.choosing.is_narrowed
        self.canUndo = shown.can_undo
        self.undoReason = shown.undo_reason
        self.isThinking = shown.is_sent
        self.needsConfirm = shown.ending is not None
        self.chosenTargets = list(shown.choosing.clicked)
        self.openTargets = list(shown.marks())
        self.show_help()
        self.choices.sync(choice_rows(shown))
        self.proposal.show(shown)
        self.lesson.show(shown)
        self.show_advice(shown)
        self.board.show_marks(shown, self.shows_threats())

    def show_advice(self, shown: Followed) -> None:
        """Hints stay as long as the question does."""
        why_not = why_no_hints(shown.setup, shown.mode)
        self.advice.offer(self.isMyTurn and not shown.is_sent, "" if why_not is None else shown.say_plainly(why_not))
        question = (shown.setup.match, shown.my_seat, shown.follower.course.question)
        if question != self.advised:
            self.advised = question
            self.advice.clear()

    def show_help(self) -> None:
        """What is under the pointer: what may be chosen there, or else what it is, and why it cannot be chosen."""
        shown = self.followed
        if shown is None:
            return
        title, text, paragraph = shown.preview.title, shown.preview.text, shown.preview.paragraph
        if not title and self.pointed:
            what = self.board.explain(shown, self.pointed)
            kind = self.pointed.partition(":")[0]
            is_asked = any(target.partition(":")[0] == kind for target in self.openTargets)
            title, paragraph = what.title, what.paragraph
            text = " ".join(words for words in (what.text, text if is_asked else "") if words)
        self.previewHelp = {"title": title, "text": text, "paragraph": paragraph}

    def show_seats(self) -> None:
        shown = self.followed
        if shown is None:
            return
        self.watchers = shown.watchers
        rows = seat_rows(shown, self.board, self.shunned)
        self.seats.sync(rows)
        is_running = any(row.clockIsRunning for row in rows)
        if is_running != self.beat.isActive():
            self.beat.start() if is_running else self.beat.stop()

    def show_journal(self) -> None:
        if self.followed is not None:
            lines, seq = self.followed.lines, self.followed.seq
            told = [line for line in lines if line.seq <= seq]
            is_replay = self.followed.mode == "replay"
            seen = (told[-1].seq if told else 0) - 1 if is_replay else self.seen_seq
            self.journal.show(lines, Seen(seen, seq))
            self.newest = told[-1].plain if told else ""
            self.newestPlace = len(told) - 1

    def show_chat(self) -> None:
        if self.followed is not None:
            self.chat.sync(chat_rows(self.followed, self.shunned))

    # what people do --------------------------------------------------------------------

    @Slot(str)
    def press(self, ident: str) -> None:
        """A button of ``choices`` was pressed."""
        if self.followed is not None:
            self.mark_as_seen()
            self.followed.press(ident)

    @Slot(str)
    def click(self, target: str) -> None:
        """Something on the board was clicked."""
        if self.followed is not None:
            self.mark_as_seen()
            self.followed.click(target)

    @Slot(str)
    def hover(self, target: str) -> None:
        """The pointer is over a board id; empty: over none."""
        if self.followed is not None:
            offers = self.followed.choosing.offers_at(target) if target else ()
            is_plain = len(offers) == 1 or (offers and len(offers[0].words.targets) == 1)
            self.pointed = target
            self.look_ahead(offers[0].id if is_plain else "")
            self.followed.hover(target)
            self.show_help()

    @Slot(str)
    def hoverChoice(self, ident: str) -> None:
        """The pointer is over a button; empty: over none."""
        if self.followed is not None:
            self.pointed = ""
            self.look_ahead(ident)
            self.followed.hover_choice(ident)

    @Slot()
    def putBack(self) -> None:
        """Forget what is half chosen, or do not end the turn after all."""
        if self.followed is not None:
            self.followed.put_back()

    @Slot()
    def confirm(self) -> None:
        """Yes, end the turn."""
        if self.followed is not None:
            self.followed.confirm_end(True)

    @Slot()
    def undo(self) -> None:
        """Take back the last choice."""
        if self.followed is not None:
            self.followed.undo()

    @Slot()
    def resign(self) -> None:
        """Give the match up."""
        if self.followed is not None:
            self.followed.resign()

    @Slot(int, bool)
    def vote(self, what: int, yes: bool) -> None:
        """For a draw (0), for declaring the match void (1), for going back further (2)."""
        if self.followed is not None:
            self.followed.vote(what, yes)

    @Slot()
    def explainGoingBack(self) -> None:
        """Say why the table cannot be asked to go back further."""
        if self.followed is not None:
            self.followed.refuse_talk(self.proposal.whyNotBack)

    @Slot()
    def leave(self) -> None:
        """Stand up from the table; a local match is kept."""
        if self.followed is not None:
            self.followed.leave()
        self.on_leave()

    @Slot()
    def returnToReplay(self) -> None:
        """Leave what was played on from a replay, and be at that moment of it again."""
        self.on_return()

    @Slot(str)
    def say(self, text: str) -> None:
        """Chat."""
        if self.followed is not None:
            self.followed.speak(text)

    @Slot(str)
    def sayPhrase(self, phrase: str) -> None:
        """Chat: a ready phrase, by its code."""
        if self.followed is not None:
            self.followed.speak_phrase(phrase)

    @Slot(int, str, bool)
    def reportPerson(self, player: int, reason: str, isWhole: bool) -> None:
        """To whoever moderates the server, with the match as far as it has come, or with its last turn."""
        shown = self.followed
        if shown is not None:
            since = 1 if isWhole else shown.follower.course.last_turn_since()
            self.on_report(player, shown.setup.match.hex(), since, shown.seq, reason)

    @Slot(int, int)
    def shun(self, player: int, how: int) -> None:
        """Hear somebody again (0), mute him (1), or block him, so that we never sit at one table (2)."""
        self.on_shun(player, how)

    def show_shunned(self, players: Mapping[int, int]) -> None:
        self.shunned = players
        self.show_chat()
        self.show_seats()

    @Slot()
    def lift(self) -> None:
        """Hot seat: the next player has sat down."""
        if self.followed is not None:
            self.followed.lift()

    def mark_as_seen(self) -> None:
        if self.followed is not None:
            self.seen_seq = self.followed.seq

    def look_ahead(self, ident: str) -> None:
        """Show on the board what the choice under the pointer is about."""
        if self.followed is None:
            return
        offer = hovered(self.followed, ident)
        meant = places_of(self.followed, ident) if offer is None else list(offer.words.targets)
        self.previewTargets = meant or self.lesson.targets
        self.board.look_ahead(self.followed, offer)
