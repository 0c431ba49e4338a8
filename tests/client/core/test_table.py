"""What a table shows and asks while people press, click and point."""

from __future__ import annotations

import random

from client.core.house import FREDERICUS, HandClock, Watch, hosted
from staufer_client.changes import Choose, OffersChanged, Resign, Stepped, TakeBack
from staufer_client.follower import Follower
from staufer_client.foresight import would_end_the_turn
from staufer_client.seats import Preview
from staufer_client.table import Table
from staufer_engine.phrases import Phrase, Seat
from staufer_protocol.journal import Journal


class Keeper:
    """Keeps a match for one seat, as a test tells it."""

    def __init__(self, host) -> None:
        self.host = host
        self.wishes = []
        self.seat = 0

    def wish(self, wish) -> None:
        self.wishes.append(wish)

    def undo_target(self):
        return self.host.undo_target(self.seat)


def seated(host, seat: int, asks: bool = True) -> tuple[Table, Keeper]:
    keeper = Keeper(host)
    keeper.seat = seat
    table = Table(Follower(FREDERICUS, host.setup, seat), "live", HandClock(), keeper, lambda: asks)
    table.take([host.frame(record, seat) for record in host.records])
    return table, keeper


def choose(host, choice) -> None:
    (seat,) = host.waiting_for()
    host.accept(host.choose(seat, choice, 0))


def advance(host, until) -> None:
    """Play at random until something holds."""
    dice = random.Random(1)
    while not until():
        (seat,) = host.waiting_for()
        choose(host, dice.choice(list(host.course.game.ask.options[seat]())))


def at_the_hunt(seats: int = 2):
    host = hosted(seats=seats)
    advance(host, lambda: host.course.game.ask.what == "hunt")
    return host


def test_the_one_to_act_is_asked_and_the_other_is_told_who_acts():
    host = at_the_hunt()
    (actor,) = host.waiting_for()
    mine, _ = seated(host, actor)
    other, _ = seated(host, 1 - actor)
    assert mine.is_my_turn
    assert mine.prompt.startswith("Your hunt")
    assert mine.buttons()
    assert mine.marks()
    assert not other.is_my_turn
    assert mine.names[actor] in other.prompt
    assert not other.buttons()
    assert not other.marks()
    assert [line.is_active for line in other.seats()] == [seat == actor for seat in range(2)]
    assert [line.is_own for line in other.seats()] == [seat != actor for seat in range(2)]


def test_while_a_choice_is_underway_nothing_else_can_be_chosen():
    host = at_the_hunt()
    table, keeper = seated(host, host.waiting_for()[0], asks=False)
    wanted = table.choosing.offers[0]
    table.press(wanted.id)
    table.press(wanted.id)
    table.undo()
    assert keeper.wishes == [Choose(wanted.choice)]
    assert not table.buttons()
    table.refuse("Not now.")
    assert table.hint == "Not now."
    assert table.buttons()
    table.resign()
    assert keeper.wishes[-1] == Resign()


def test_narrowing_shows_what_goes_on_and_putting_back_shows_all_again():
    host = at_the_hunt()
    table, keeper = seated(host, host.waiting_for()[0])
    whole = [button.id for button in table.buttons()]
    table.press("group:card")
    assert {button.group for button in table.buttons()} == {"card"}
    assert set(table.marks().values()) == {"from"}
    table.click(next(iter(table.marks())))
    assert set(table.marks().values()) == {"to"}
    table.put_back()
    table.put_back()
    assert [button.id for button in table.buttons()] == whole
    assert not keeper.wishes


def test_a_click_that_means_nothing_says_why():
    host = at_the_hunt()
    table, keeper = seated(host, host.waiting_for()[0])
    table.click("tower:0")
    assert table.hint.endswith(".")
    assert not keeper.wishes
    table.press("group:card")
    assert table.hint == ""


def test_pointing_at_something_explains_it_and_away_takes_the_card_away():
    host = at_the_hunt()
    table, _ = seated(host, host.waiting_for()[0])
    table.hover(next(iter(table.marks())))
    assert table.preview.title
    assert "FR-" in table.preview.paragraph
    table.hover("tower:0")
    assert table.preview.title == ""
    assert table.preview.text
    closed = next(button for button in table.buttons() if not button.is_enabled)
    table.hover_choice(closed.id)
    assert table.preview.text == closed.why_not
    table.hover_choice(table.choosing.offers[0].id)
    assert table.preview.text
    table.hover("")
    assert table.preview == Preview()


def test_the_choice_that_ends_a_turn_is_asked_about_only_where_it_is_wanted():
    host = at_the_hunt()
    advance(host, lambda: host.course.game.ask.what == "bet" and host.course.game.state.turns > 1)
    (actor,) = host.waiting_for()
    table, keeper = seated(host, actor)
    last = table.choosing.offers[0]
    while not would_end_the_turn(table.game, actor, last.choice):
        choose(host, last.choice)
        table, keeper = seated(host, actor)
        last = table.choosing.offers[0]
    table.press(last.id)
    assert table.ending is last
    assert not keeper.wishes
    table.confirm_end(False)
    assert table.ending is None
    table.press(last.id)
    table.put_back()
    assert table.ending is None
    table.press(last.id)
    table.confirm_end(True)
    assert keeper.wishes == [Choose(last.choice)]
    bold, keeper = seated(host, actor, asks=False)
    bold.press(last.id)
    assert keeper.wishes == [Choose(last.choice)]


def test_foresight_is_right_in_whole_games():
    """Compared with what the host then does: another turn, with nothing to take back."""
    for seed in range(2):
        host = hosted(seats=2 + seed, secret=bytes([seed + 40]) * 32)
        own = [Follower(FREDERICUS, host.setup, seat) for seat in range(2 + seed)]
        dice, done, ends = random.Random(seed), 0, 0
        while not host.is_over:
            for follower in own:
                for record in host.records[follower.course.seq :]:
                    follower.receive(host.frame(record, follower.observer))
            (seat,) = host.waiting_for()
            choice = dice.choice(list(host.course.game.ask.options[seat]()))
            foreseen = would_end_the_turn(own[seat].course.game, seat, choice)
            before = host.course.game.checkpoint
            choose(host, choice)
            if host.course.is_over:
                break
            done += 1
            ends += foreseen
            if foreseen:
                assert host.course.game.checkpoint is not before
            elif host.course.game.checkpoint is not before:
                assert host.undo_target(seat) is None
        assert ends > done / 20


def test_undo_names_the_record_to_return_to():
    host = at_the_hunt()
    (actor,) = host.waiting_for()
    table, keeper = seated(host, actor)
    assert not table.can_undo
    move = next(offer for offer in table.choosing.offers if offer.words.group == "card")
    before = host.seq
    choose(host, move.choice)
    table.take([host.frame(record, actor) for record in host.records[before:]])
    assert table.can_undo
    assert table.undo_reason == ""
    table.undo()
    assert keeper.wishes == [TakeBack(before)]
    host.accept(host.undo(actor, before, 0))
    watch = Watch(table)
    table.take([host.frame(record, actor) for record in host.records[table.seq :]])
    table.answered()
    assert [change.is_undo for change in watch.changes if isinstance(change, Stepped)] == [True]
    assert any(line.is_undone for line in table.lines)
    assert table.lines[-1].plain == f"{table.names[actor]} takes back a choice."
    assert any(offer.id == move.id for offer in table.choosing.offers)


def test_a_lost_line_is_shown_until_it_stands_again():
    host = at_the_hunt()
    table, _ = seated(host, host.waiting_for()[0])
    table.lose_the_line("Gone.")
    assert (table.is_lost, table.line_sentence, table.can_undo) == (True, "Gone.", False)
    table.find_the_line()
    assert (table.is_lost, table.line_sentence) == (False, "")


def test_nothing_is_chosen_in_the_dark():
    host = at_the_hunt()
    table, driver = seated(host, host.waiting_for()[0])
    offers = table.choosing.offers
    table.lose_the_line("Gone.")
    assert not table.choosing.offers
    table.press(offers[0].id)
    table.resign()
    assert not driver.wishes
    table.find_the_line()
    assert table.choosing.offers == offers


def test_the_subtitle_tells_round_pace_and_whether_it_is_rated():
    host = at_the_hunt()
    table, _ = seated(host, 0)
    assert table.title == "Fredericus"
    assert table.subtitle == "Round 1, normal, not rated"


def test_listeners_may_leave_while_they_are_told():
    host = at_the_hunt()
    table, _ = seated(host, host.waiting_for()[0])
    heard = []

    def once(change) -> None:
        heard.append(change)
        table.listeners.remove(once)

    watch = Watch(table)
    table.listeners.insert(0, once)
    table.press("group:card")
    assert heard == watch.changes == [OffersChanged()]


def test_what_a_listener_sets_going_is_told_after_what_it_is_just_being_told():
    host = at_the_hunt()
    table, _ = seated(host, host.waiting_for()[0])
    order = []

    def touchy(change) -> None:
        order.append("first hears")
        if len(order) == 1:
            table.hover_choice(table.choosing.groups[0].id)

    table.listeners += [touchy, lambda change: order.append("second hears")]
    table.press("group:card")
    assert order == ["first hears", "second hears"] * 2


def test_names_are_bold_and_nothing_that_people_type_is_markup():
    journal = Journal(FREDERICUS, ["<b>Eve</b> & {name}", "Bo"])
    journal.add(1, Phrase("{player} beats {other} & all.", {"player": Seat(0), "other": Seat(1)}, "FR-1.1"))
    (line,) = journal.lines
    assert line.text == "<b>&lt;b&gt;Eve&lt;/b&gt; &amp; {name}</b> beats <b>Bo</b> &amp; all."
    assert line.plain == "<b>Eve</b> & {name} beats Bo & all."
    assert (line.seat, line.paragraph) == (0, "FR-1.1")


def test_lines_that_were_taken_back_are_marked_and_earlier_moments_do_not_know_it():
    journal = Journal(FREDERICUS, ["A"])
    for seq in range(1, 5):
        journal.add(seq, Phrase(f"line {seq}"))
    journal.add(4, Phrase("another"))
    assert len({line.id for line in journal.lines}) == 5
    journal.strike(2, 5)
    assert [line.seq for line in journal.lines if line.is_undone] == [3, 4, 4]
    assert not any(line.is_undone for line in journal.until(4))
    assert [line.seq for line in journal.until(5) if line.is_undone] == [3, 4, 4]


def test_every_round_has_one_heading_even_where_choices_are_taken_back():
    host = hosted(seats=2, secret=bytes([77]) * 32)
    dice = random.Random(77)
    while not host.is_over:
        (seat,) = host.waiting_for()
        target = host.undo_target(seat)
        if target is not None and dice.random() < 0.3:
            host.accept(host.undo(seat, target, 0))
        else:
            choose(host, dice.choice(list(host.course.game.ask.options[seat]())))
    table, _ = seated(host, 0)
    headings = [line.plain for line in table.lines if line.is_heading and not line.is_undone]
    assert headings == [f"Round {n + 1}" for n in range(len(headings))]
    assert len(headings) == FREDERICUS.rounds(table.state)


def test_the_prompt_says_what_to_click_next_and_again_what_there_is_when_it_is_put_back():
    host = at_the_hunt()
    table, _ = seated(host, host.waiting_for()[0])
    first = table.prompt
    table.press("group:card")
    assert table.prompt == "Move a card: choose the end card of a row."
    target = next(iter(table.marks()))
    table.click(target)
    assert table.prompt.startswith("Put the ")
    table.put_back()
    table.put_back()
    assert table.prompt == first


def test_whoever_resigns_while_a_choice_is_underway_resigns_as_soon_as_it_is_answered():
    host = at_the_hunt()
    table, keeper = seated(host, host.waiting_for()[0], asks=False)
    offer = table.choosing.offers[0]
    table.settle(offer)
    table.resign()
    assert keeper.wishes == [Choose(offer.choice)]
    table.answered()
    assert keeper.wishes == [Choose(offer.choice), Resign()]
    table.answered()
    assert keeper.wishes == [Choose(offer.choice), Resign()]
