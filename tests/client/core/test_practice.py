"""One person against bots: they answer by themselves, and everything can be taken back."""

from __future__ import annotations

import asyncio
import random
import threading

import pytest

from client.core.house import StubBot, Watch, house, play
from staufer_bots import BOTS
from staufer_client.hotseat import start_hot_seat
from staufer_client.local_match import FAILED
from staufer_client.offline import STRENGTHS, bot_names
from staufer_client.practice import resume, start_practice
from staufer_client.unfinished import ELSEWHERE
from staufer_engine.phrases import Language
from staufer_protocol.complaint import Damaged, Refusal, RuleFault
from staufer_protocol.replay import verify
from staufer_protocol.stream import Undone


async def my_move(table, watch):
    await watch.until(lambda: bool(table.choosing.offers or table.is_over))


async def test_a_match_against_bots_is_saved_resumed_and_ends_in_a_replay_that_verifies(tmp_path):
    home, dice = house(tmp_path), random.Random(1)
    match = start_practice(home, "fredericus", "Anna", ["page", "page"], {})
    assert sorted(match.table.names) == ["Anna", "Page", "Page II"]
    match.start()
    await play(match.table, dice, 12)
    await match.stop()
    (line,) = home.unfinished.list()
    again = resume(home, line.id)
    assert again.table.names[again.table.my_seat] == "Anna"
    again.start()
    await play(again.table, dice)
    await Watch(again.table).until(lambda: bool(again.file))
    await again.stop()
    assert verify(home.library.open(again.file)).is_verified
    assert again.table.unrated_because == "offline"


def test_bots_are_called_by_their_strength_in_the_readers_language():
    class German(Language):
        def __call__(self, msgid, context=""):
            return {"Duke": "Herzog", "Page": "Page"}[msgid]

    assert bot_names(["duke", "page", "duke"], ["Herzog"], German()) == ["Herzog II", "Page", "Herzog III"]
    assert set(STRENGTHS) == set(BOTS)


async def test_choices_are_taken_back_over_the_answers_of_the_bots_one_by_one(tmp_path):
    home, dice = house(tmp_path), random.Random(2)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    asked = []
    for _ in range(12):
        await my_move(table, watch)
        asked.append(sorted(offer.id for offer in table.choosing.offers))
        table.press(dice.choice(table.choosing.offers).id)
    await my_move(table, watch)
    for expected in reversed(asked):
        seq = table.seq
        assert table.can_undo
        table.undo()
        await watch.until(lambda seq=seq: table.seq > seq and bool(table.choosing.offers))
        assert sorted(offer.id for offer in table.choosing.offers) == expected
    assert not table.can_undo
    await match.stop()
    assert resume(home, home.unfinished.list()[0].id).host.head == match.host.head
    undone = sum(isinstance(record.body, Undone) for record in match.host.records)
    assert undone == len(asked)


class SlowBot(StubBot):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.thinks = threading.Event()

    def choose(self, game, seat, below):
        self.thinks.set()
        self.may_answer.wait(20)
        return super().choose(game, seat, below)


async def test_a_choice_can_be_taken_back_while_a_bot_thinks(tmp_path):
    bot = SlowBot()
    home, dice = house(tmp_path, bots={"page": bot}), random.Random(3)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    table, watch = match.table, Watch(match.table)
    match.start()
    bot.may_answer.set()
    await my_move(table, watch)
    bot.may_answer.clear()
    bot.thinks.clear()
    while table.is_my_turn:
        await watch.until(lambda: bool(table.choosing.offers) or not table.is_my_turn)
        if table.choosing.offers:
            table.press(dice.choice(table.choosing.offers).id)
            await watch.until(lambda: not table.is_sent)
    await asyncio.to_thread(bot.thinks.wait, 20)
    assert table.can_undo
    table.undo()
    await my_move(table, watch)
    assert table.is_my_turn
    bot.may_answer.set()
    await match.stop()


async def test_bots_pause_between_their_steps(tmp_path):
    pauses = []

    async def pause():
        pauses.append(1)

    home, dice = house(tmp_path, pause=pause), random.Random(4)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    match.start()
    await play(match.table, dice, 8)
    await match.stop()
    assert pauses


async def test_stopping_while_a_bot_pauses_leaves_no_task(tmp_path):
    never = asyncio.Event()
    home = house(tmp_path, pause=never.wait)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    watch = Watch(match.table)
    match.start()
    await watch.until(lambda: match.host.seq > 0)
    await match.stop()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_bot_that_is_not_here_is_refused(tmp_path):
    with pytest.raises(Refusal):
        start_practice(house(tmp_path), "fredericus", "Anna", ["oracle"], {})


async def test_people_and_bots_may_sit_at_one_hot_seat(tmp_path):
    home = house(tmp_path)
    match = start_hot_seat(home, "fredericus", ["Anna", "Bo"], {}, bots=["page"])
    match.start()
    await play(match.table, random.Random(5))
    await Watch(match.table).until(lambda: bool(match.file))
    await match.stop()
    assert verify(home.library.open(match.file)).is_verified


class BrokenBot(StubBot):
    """Fails, or answers what nobody asked."""

    def choose(self, game, seat, below):
        if below(2):
            raise IndexError("no idea")
        return 999


async def test_where_a_bot_fails_the_rules_choose_for_it(tmp_path):
    match = start_practice(house(tmp_path, bots={"page": BrokenBot()}), "fredericus", "Anna", ["page"], {})
    reported = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.append(type(context["exception"])))
    match.start()
    await play(match.table, random.Random(6), 20)
    assert match.host.course.game.state.turns > 1
    await match.stop()
    assert set(reported) == {IndexError, ValueError}


async def test_a_match_on_the_table_of_one_window_is_refused_to_another_until_it_is_put_away(tmp_path):
    home, other = house(tmp_path), house(tmp_path)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    match.start()
    await play(match.table, random.Random(7), 3)
    with pytest.raises(Damaged) as refused:
        resume(other, match.ident)
    assert (refused.value.code, refused.value.sentence) == ("E_ELSEWHERE", ELSEWHERE)
    await match.stop()
    again = resume(other, match.ident)
    with pytest.raises(Damaged):
        resume(home, match.ident)
    again.start()
    await play(again.table, random.Random(7))
    await Watch(again.table).until(lambda: bool(again.file))
    await again.stop()
    assert list(home.unfinished.folder.iterdir()) == []


async def test_where_a_rule_fails_the_match_stands_still_and_says_so(tmp_path, monkeypatch):
    home = house(tmp_path)
    match = start_practice(home, "fredericus", "Anna", ["page"], {})
    watch = Watch(match.table)
    reported = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.append(context["exception"]))

    def fail(*args):
        raise RuleFault("E_RULE", "A rule failed.")

    match.start()
    await my_move(match.table, watch)
    monkeypatch.setattr(match.host, "waiting_for", fail)
    match.table.press(match.table.choosing.offers[0].id)
    await watch.until(lambda: match.table.is_lost)
    assert match.table.line_sentence == FAILED
    assert len(reported) == 1
    await match.stop()
    assert home.unfinished.list()


async def test_a_person_may_have_the_name_of_a_bot(tmp_path):
    match = start_practice(house(tmp_path), "fredericus", "Page", ["page", "page"], {})
    assert sorted(match.table.names) == ["Page", "Page II", "Page III"]
    assert match.way_of(match.table.names.index("Page")) == ""
