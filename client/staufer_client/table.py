"""A match on the screen, whoever sends it: a server, a hot seat, practice or a replay file."""

from __future__ import annotations

from collections.abc import Sequence

from staufer_client.changes import (
    Change,
    ChatGrew,
    ClocksChanged,
    CurtainChanged,
    Ended,
    JournalChanged,
    Jumped,
    Leave,
    LineChanged,
    OffersChanged,
    PresenceChanged,
    Resign,
    Speak,
    Vote,
    WantRematch,
)
from staufer_client.deciding import Deciding
from staufer_client.follower import Follower
from staufer_client.seats import Preview, Spoken
from staufer_engine.phrases import Language, Msgid, Phrase
from staufer_protocol.messages import Clocks, MatchOver, Presence, RecordFrame, Said
from staufer_protocol.small_talk import SMALL_TALK


class Table(Deciding):
    """A match on the screen, and what people do at it.  ``listeners`` are told what changed."""

    # what people do ---------------------------------------------------------------------

    def resign(self) -> None:
        self.is_resigning = self.is_sent
        self.send(Resign())

    def vote(self, what: int, yes: bool) -> None:
        """For a draw (0), for declaring the match void (1), for going back further than one may alone (2)."""
        self.send(Vote(what, yes))

    def speak(self, text: str) -> None:
        if text.strip():
            self.driver.wish(Speak(text.strip()))

    def speak_phrase(self, phrase: str) -> None:
        """One of the ready ones."""
        self.driver.wish(Speak("", phrase))

    def rematch(self) -> None:
        self.driver.wish(WantRematch())

    def leave(self) -> None:
        """Stop looking at the match; the seat stays mine."""
        self.driver.wish(Leave())

    def lift(self) -> None:
        """The next player of a hot seat sits down before the screen."""
        behind, self.behind, self.curtain = self.behind, None, ""
        if behind is None:
            return
        self.follow(behind)
        self.notify(CurtainChanged())

    # what the keeper of the match sends -------------------------------------------------

    def take(self, frames: Sequence[RecordFrame]) -> None:
        """The next records; Diverged where they cannot be mine, and then I have to start again."""
        if not frames:
            return
        steps: list[Change] = [self.follower.receive(frame) for frame in frames]
        self.step(steps)

    def step(self, steps: Sequence[Change], is_answered: bool = False) -> None:
        """Show what the follower has taken in; *is_answered*: my wish is in it, or is no longer underway."""
        self.preview = Preview()
        self.hint = ""
        if self.is_over:
            self.results = self.results or self.follower.course.results
        self.is_sent = self.is_sent and not is_answered and not self.is_over
        self.read_offers()
        ending = (Ended(),) if self.is_over else ()
        self.notify(*steps, JournalChanged(), OffersChanged(), *ending)
        self.go_on()

    def follow(self, follower: Follower) -> None:
        """Show the match through other eyes, or from a new start."""
        self.follower = follower
        self.preview = Preview()
        self.hint = ""
        self.read_offers()
        self.notify(Jumped(self.seq), JournalChanged(), OffersChanged())

    def use_language(self, translate: Language) -> None:
        """Say everything in another language."""
        self.follower.use_language(translate)
        self.follow(self.follower)

    def answered(self) -> None:
        """My wish was granted, or is no longer underway."""
        self.is_sent = False
        self.read_offers()
        self.notify(OffersChanged())
        self.go_on()

    def go_on(self) -> None:
        """Resign now, if that had to wait for the answer to another wish."""
        if self.is_resigning and not self.is_sent:
            self.is_resigning = False
            self.send(Resign())

    def refuse(self, sentence: Msgid) -> None:
        """My wish was not granted, and nothing was changed."""
        self.hint = sentence
        self.answered()

    def refuse_talk(self, sentence: Msgid) -> None:
        """Something else than a choice was not granted: a word in the chat, a rematch."""
        self.hint = sentence
        self.notify(OffersChanged())

    def set_clocks(self, clocks: Clocks) -> None:
        self.clockwork.set(clocks)
        self.notify(ClocksChanged())

    def set_presence(self, presence: Presence) -> None:
        self.here, self.claim_in, self.absent_since = presence.here, presence.claim_in, self.clockwork.now()
        self.notify(PresenceChanged())

    def set_watchers(self, count: int) -> None:
        self.watchers = count
        self.notify(PresenceChanged())

    def hear(self, said: Said) -> None:
        name = self.names[said.seat] if 0 <= said.seat < len(self.names) else ""
        who = self.setup.seats[said.seat] if name else None
        player = 0 if who is None or who.is_bot else who.player
        text = said.text if not said.phrase else self.say_plainly(Phrase(SMALL_TALK.get(said.phrase, "…")))
        is_mine = said.seat == self.my_seat
        self.chat.append(Spoken(said.seat, name, text, is_mine, said.at, player, not said.phrase))
        self.notify(ChatGrew())

    def end(self, over: MatchOver) -> None:
        self.results, self.ratings = over.results, over.ratings
        self.unrated_because, self.wants_rematch = over.unrated_because, over.wants_rematch
        self.notify(Ended())

    def lose_the_line(self, sentence: Msgid, title: str = "") -> None:
        self.is_lost, self.line_sentence, self.line_title = True, sentence, title
        self.read_offers()
        self.notify(LineChanged(), OffersChanged())

    def find_the_line(self) -> None:
        self.is_lost, self.line_sentence, self.line_title = False, "", ""
        self.read_offers()
        self.notify(LineChanged(), OffersChanged())

    def draw_the_curtain(self, name: str, behind: Follower) -> None:
        """Let nobody look before *name* sits at the screen and lifts it."""
        self.curtain, self.behind = name, behind
        self.read_offers()
        self.notify(CurtainChanged(), OffersChanged())
