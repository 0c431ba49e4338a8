"""The guided first matches: each is walked from its first to its last lesson, as the table does it."""

from __future__ import annotations

import pytest

from client.core.house import Watch, house
from staufer_client.changes import Choose, TakeBack
from staufer_client.lessons import SCRIPTS, Script
from staufer_client.practice import resume, start_lessons
from staufer_client.stage.lessons import walk
from staufer_engine.phrases import Phrase
from staufer_protocol.complaint import Refusal

EACH = pytest.mark.parametrize("script", SCRIPTS.values(), ids=list(SCRIPTS))


@EACH
def test_every_lesson_is_reached_and_asks_for_what_is_open(script: Script) -> None:
    reached: list[int] = []
    for host, guide in walk(script):
        assert guide.is_on
        reached.extend(guide.section)
        assert guide.place == guide.section[0]
        if guide.asked is not None:
            assert host.course.game.is_legal(guide.seat, guide.asked)
    assert reached == list(range(len(script.lessons)))


@EACH
def test_everything_else_is_refused_with_a_sentence(script: Script) -> None:
    for host, guide in walk(script):
        if guide.asked is None:
            return
        ask = host.course.game.ask
        assert ask is not None
        for choice in [guide.asked, *list(ask.options[guide.seat]())[:3]]:
            if choice == guide.asked:
                guide.check(host.course, Choose(choice))
            else:
                with pytest.raises(Refusal) as refused:
                    guide.check(host.course, Choose(choice))
                assert refused.value.code == "E_LESSON"
                assert refused.value.sentence


@EACH
def test_the_texts_are_short_and_cite_rules_that_there_are(script: Script) -> None:
    for lesson in script.lessons:
        assert len(lesson.title.msgid) <= 32
        assert len(lesson.text.msgid) <= 290, lesson.title
        assert " " not in lesson.text.paragraph


@EACH
async def test_it_is_left_and_taken_up_where_it_was(script: Script, tmp_path) -> None:
    home = house(tmp_path)
    match = start_lessons(home, script.game)
    watch = Watch(match.table)
    match.start()
    for _ in range(3):
        await asked(match, watch)
        match.table.send(Choose(match.guide.asked))
    await asked(match, watch)
    done, frames = match.guide.done, match.host.seq
    assert done == 3
    await match.stop()
    (line,) = home.unfinished.list()
    assert line.is_guided
    again = start_lessons(home, script.game)
    assert (again.guide.done, again.host.seq) == (done, frames)
    assert again.guide.place == again.guide.section[0]
    await again.stop()


async def asked(match, watch) -> None:
    await watch.until(lambda: match.table.is_my_turn and not match.table.is_sent)


async def test_what_the_lesson_does_not_ask_for_is_said_at_the_table_and_can_be_had_without_it(tmp_path) -> None:
    match = start_lessons(house(tmp_path), "fredericus")
    watch = Watch(match.table)
    match.start()
    await asked(match, watch)
    match.table.send(Choose(1))
    await watch.until(lambda: bool(match.table.hint))
    assert match.table.hint.startswith("That comes later.")
    assert match.guide.done == 0
    match.guide.send_away()
    match.table.send(Choose(1))
    await watch.until(lambda: len(match.host.records) > 0 and not match.table.is_sent)
    await asked(match, watch)
    assert not match.guide.is_on
    await match.stop()
    again = resume(match.house, match.ident)
    assert not again.guide.is_shown
    await again.stop()


async def test_a_choice_is_taken_back_but_not_over_a_drawn_card(tmp_path) -> None:
    for host, guide in walk(SCRIPTS["fredericus"]):
        if guide.done == 3:  # the goshawk has flown once
            guide.check(host.course, TakeBack(host.undo_target(guide.seat)))
        if guide.done == 10:  # the flip has drawn an objective
            with pytest.raises(Refusal):
                guide.check(host.course, TakeBack(host.undo_target(guide.seat)))


def test_there_is_no_guide_to_a_game_without_lessons(tmp_path) -> None:
    with pytest.raises(Refusal):
        start_lessons(house(tmp_path), "toy")


def test_every_lesson_is_said_in_words() -> None:
    for script in SCRIPTS.values():
        for lesson in script.lessons:
            assert isinstance(lesson.text, Phrase)
            assert lesson.text.msgid.endswith(".")
