"""What the player in front of the table chooses: pressed, clicked, narrowed, asked about, and sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol

from staufer_client.changes import (
    Change,
    Choose,
    Listener,
    OffersChanged,
    TakeBack,
    Wish,
)
from staufer_client.choosing import Choosing, Offer, open_choices
from staufer_client.follower import Follower
from staufer_client.foresight import would_end_the_turn
from staufer_client.games_shown import has_numbered_places, is_a_set, marks_of
from staufer_client.gathering import open_selections
from staufer_client.proposals import why_not_back
from staufer_client.seats import Preview
from staufer_client.standing import Mode, Standing
from staufer_client.table_words import explained, prompt_of
from staufer_engine.phrases import Phrase


class Driver(Protocol):
    """Whoever keeps the match: takes wishes, and answers with frames or with a refusal."""

    def wish(self, wish: Wish) -> None: ...

    def undo_target(self) -> int | None:
        """The record after which the player in front of the table would be again; None: nowhere."""
        ...


class Nobody:
    """Keeps a match that is only looked at."""

    def wish(self, wish: Wish) -> None:
        pass

    def undo_target(self) -> int | None:
        return None


class Half(NamedTuple):
    """What was begun and is not chosen yet: it comes back as long as the question is the same."""

    seat: int | None
    question: int  # the record that put it
    group: str = ""
    clicked: tuple[str, ...] = ()
    ending: str = ""  # the option that waits for "end your turn?"


class Deciding(Standing):
    """A match on the screen, and the choice that is made at it.  ``listeners`` are told what changed."""

    def __init__(
        self,
        follower: Follower,
        mode: Mode,
        now: Callable[[], float],
        driver: Driver | None = None,
        asks_before_the_end: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(follower, mode, now)
        self.driver: Driver = driver or Nobody()
        self.asks_before_the_end = asks_before_the_end
        self.listeners: list[Listener] = []
        self.untold: deque[Change] = deque()
        self.is_telling = False
        self.is_sent = False  # a wish is on its way: nothing can be chosen until it is answered
        self.is_resigning = False  # as soon as that wish is answered
        self.is_lost = False  # the line to the keeper of the match is down
        self.line_sentence = ""
        self.line_title = ""  # what is wrong with it in a few words, where it is not simply down
        self.curtain = ""  # the next player of a hot seat, while the curtain is down
        self.behind: Follower | None = None  # what that player will see
        self.ending: Offer | None = None  # what was chosen and waits for "end your turn?"
        self.half = Half(None, 0)
        self.read_offers()

    @property
    def can_undo(self) -> bool:
        return not self.is_sent and not self.is_lost and self.driver.undo_target() is not None

    @property
    def undo_reason(self) -> str:
        """Why nothing can be taken back; empty where it can."""
        if self.can_undo:
            return ""
        nothing = Phrase("Nothing can be taken back: no choice of this turn, or something was shown since.")
        if self.mode != "live" or why_not_back(self.follower.course, self.my_seat):
            return self.say_plainly(nothing)
        return self.say_plainly(nothing) + " " + self.say_plainly(Phrase("The menu can ask everybody to go back."))

    # choosing -----------------------------------------------------------------------------

    def press(self, id: str) -> None:
        """A button of the decision bar."""
        self.settle(self.choosing.press(id))

    def click(self, target: str) -> None:
        """A board id."""
        if self.choosing.can_click(target):
            self.settle(self.choosing.click(target))
        elif self.choosing.offers:
            self.hint = self.why_not(target)
            self.notify(OffersChanged())

    def why_not(self, target: str) -> str:
        """Why *target* cannot be clicked now; empty where there is nothing to say."""
        ask, seat = self.game.ask, self.my_seat
        if ask is None or seat is None or not self.is_my_turn:
            return ""
        phrase = self.rules.words.why_not(self.state, ask, seat, target)
        return "" if phrase is None else self.say_plainly(phrase)

    def hover(self, target: str) -> None:
        """Show what a click there would do, or why it cannot be; an empty id takes the card away."""
        offers = self.choosing.offers_at(target)
        if not target:
            self.show_help(Preview())
        elif offers:
            self.show_help(explained(offers, self.say_plainly))
        else:
            self.show_help(Preview(text=self.why_not(target)))

    def hover_choice(self, id: str) -> None:
        """The same for a button."""
        group = next((group for group in self.choosing.groups if group.id == id), None)
        if group is None:
            offers = [offer for offer in self.choosing.offers if offer.id == id]
            self.show_help(explained(offers, self.say_plainly))
            return
        phrase = group.why_not or group.words.detail
        self.show_help(Preview(self.say_plainly(group.words.label), self.say_plainly(phrase), phrase.paragraph))

    def show_help(self, preview: Preview) -> None:
        if preview != self.preview:
            self.preview = preview
            self.notify(OffersChanged())

    def put_back(self) -> None:
        """Take the last press or click back, before anything is chosen."""
        if self.ending is not None:
            self.ending = None
        elif not self.choosing.put_back():
            return
        self.hint = ""
        self.remember()
        self.read_prompt()
        self.notify(OffersChanged())

    def settle(self, chosen: Offer | None) -> None:
        """Go on with a press or a click: narrowed, or a choice that is sent or asked about."""
        self.hint = ""
        self.ending = None
        if chosen is None:
            self.remember()
            self.read_prompt()
            self.notify(OffersChanged())
        elif self.asks_before_the_end() and self.would_end(chosen):
            self.ending = chosen
            self.remember()
            self.notify(OffersChanged())
        else:
            self.send(Choose(chosen.choice))

    def would_end(self, offer: Offer) -> bool:
        """Whether it would end my turn, and with it what can be taken back."""
        return self.my_seat is not None and would_end_the_turn(self.game, self.my_seat, offer.choice)

    def confirm_end(self, yes: bool) -> None:
        """The answer to "end your turn?"."""
        chosen, self.ending = self.ending, None
        self.remember()
        if chosen is not None and yes:
            self.send(Choose(chosen.choice))
        else:
            self.notify(OffersChanged())

    def undo(self) -> None:
        target = self.driver.undo_target()
        if target is None:
            self.hint = self.undo_reason
            self.notify(OffersChanged())
        else:
            self.send(TakeBack(target))

    def send(self, wish: Wish) -> None:
        """One at a time: the next can only be decided on when this one is answered."""
        if self.is_sent or self.is_over or self.is_lost:  # a wish made in the dark might be granted much later
            return
        self.is_sent = True
        if isinstance(wish, Choose):
            self.half = Half(None, 0)
        self.read_offers()
        self.notify(OffersChanged())
        self.driver.wish(wish)

    # ------------------------------------------------------------------------------------

    def read_offers(self) -> None:
        """Put the present question into words anew; what was narrowed is so again, if the question is the same."""
        self.ending = None
        ask, seat = self.game.ask, self.my_seat
        is_free = not (self.is_sent or self.is_lost or self.curtain)
        game = self.rules.name
        if not (self.is_my_turn and ask is not None and seat is not None and is_free):
            self.choosing = Choosing()
        elif is_a_set(game, ask.what):
            self.choosing = open_selections(self.rules.words, self.state, ask, seat)
            self.take_up(self.half)
        else:
            self.choosing = open_choices(
                self.rules.words, self.state, ask, seat, marks_of(game), has_numbered_places=has_numbered_places(game)
            )
            self.take_up(self.half)
        self.read_prompt()

    def remember(self) -> None:
        """How far the present choice has come."""
        ending = "" if self.ending is None else self.ending.id
        question = self.follower.course.question
        self.half = Half(self.my_seat, question, self.choosing.group, self.choosing.clicked, ending)

    def take_up(self, half: Half) -> None:
        """Whatever was said meanwhile, and even if the match had to be fetched anew."""
        if (half.seat, half.question) == (self.my_seat, self.follower.course.question):
            self.choosing.take_up(half.group, half.clicked)
            self.ending = next((offer for offer in self.choosing.offers if offer.id == half.ending), None)

    def read_prompt(self) -> None:
        """What to do now, or what to click next."""
        ask, seat, choosing = self.game.ask, self.my_seat, self.choosing
        if choosing.is_narrowed and ask is not None and seat is not None:
            phrase = self.rules.words.half_chosen(self.state, ask, seat, choosing.group, choosing.clicked)
        else:
            phrase = prompt_of(self.rules, self.game, seat, self.is_over)
        self.prompt = self.say_plainly(phrase)

    def notify(self, *changes: Change) -> None:
        """Tell the listeners, one change after the other.

        What a listener sets going is told after what it is just being told: a list that is brought up
        to date takes away the button under the pointer, and that is a change of the preview.
        """
        self.untold.extend(changes)
        if self.is_telling:
            return
        self.is_telling = True
        try:
            while self.untold:
                change = self.untold.popleft()
                for listener in tuple(self.listeners):
                    listener(change)
        finally:
            self.is_telling = False
