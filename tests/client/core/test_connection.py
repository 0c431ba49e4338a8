"""The line to a server: it comes back by itself, and whatever is wished happens exactly once."""

from __future__ import annotations

import asyncio
import random

import pytest

from client.core.at_the_line import Client
from client.core.fake_server import FakeServer
from client.core.house import MATCH, TALKING_TOY, TOYS
from staufer_client.api import ServerSays, refusal
from staufer_client.followed_matches import StateChanged
from staufer_client.live_match import CANNOT_FOLLOW, LOST_CHOICE
from staufer_protocol.messages import (
    Clocks,
    MatchOver,
    Presence,
    Refused,
    Said,
    SeatClock,
    SeatResult,
)
from staufer_protocol.stream import Chosen, Flagged, Undone


@pytest.fixture
async def server():
    server = FakeServer()
    await server.start()
    yield server
    await server.stop()


def choices_of(server: FakeServer):
    return [
        record.body.answer
        for record in server.host.records
        if isinstance(record.body, Chosen) and record.body.actor == 0 and not record.body.forced
    ]


async def test_the_first_connection_makes_a_guest_account_and_the_next_uses_it(server):
    client = await Client(server, token="").online()
    assert server.guests == 1
    assert client.tokens.of(server.url) == "stf1_guest1"
    assert client.line.welcome.name == "Anna"
    await client.line.stop()
    client.line.start()
    await client.until(lambda: client.line.state == "online")
    await client.line.stop()
    assert server.guests == 1
    assert client.line.state == "offline"


@pytest.mark.parametrize("seed", range(3))
async def test_over_a_bad_line_every_choice_of_a_whole_match_is_made_exactly_once(server, seed):
    dice = random.Random(seed)
    client = await Client(server).seated()
    server.faults.extend(dice.choices(["", "", "lose", "unanswered", "twice"], k=1000))
    made = []
    while await client.may_choose():
        if client.table.can_undo and dice.random() < 0.1:
            client.table.undo()
        else:
            offer = dice.choice(client.table.choosing.offers)
            made.append(offer.choice)
            client.table.press(offer.id)
        client.table.press("choice:0")  # nothing more can be chosen while it is on its way
        assert not client.table.choosing.offers
    await client.line.stop()
    assert choices_of(server) == made
    assert client.table.follower.course.head == server.host.head
    assert client.table.results == server.host.results
    assert len(server.submitted) > len(made)


async def test_what_was_granted_before_the_line_broke_is_not_sent_again(server):
    client = await Client(server).seated()
    server.faults.append("unanswered")
    await client.may_choose()
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: client.table.is_lost)
    assert client.table.line_sentence
    await client.may_choose()
    assert len(server.submitted) == 1
    assert client.table.hint == ""
    assert not client.table.is_lost
    assert server.resumed[-1].have_seq > 0
    await client.line.stop()


async def test_an_unread_choice_is_sent_again_with_another_attempt(server):
    client = await Client(server).seated()
    server.faults.append("lose")
    await client.may_choose()
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: len(choices_of(server)) == 1 and not client.table.is_sent)
    assert [(wish.cseq, wish.attempt) for wish in server.submitted] == [(1, 1), (1, 2)]
    await client.line.stop()


async def test_a_choice_for_a_question_that_is_gone_is_not_sent_again(server):
    client = await Client(server).seated()
    server.faults.append("late")
    await client.may_choose()
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: client.table.hint == LOST_CHOICE)
    assert len(server.submitted) == 1
    assert any(isinstance(record.body, Flagged) for record in server.host.records)
    assert not client.table.is_sent
    await client.line.stop()


async def test_somebody_elses_sealed_answer_makes_nobody_choose_again():
    server = FakeServer(TALKING_TOY)
    await server.start()
    client = await Client(server, games=TOYS).seated()
    hastened = False
    while await client.may_choose():
        if client.table.game.ask.what == "discard" and not client.table.game.answers:
            server.faults.append("hasten")
            hastened = True
        client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: client.table.is_over)
    assert hastened
    assert any(wish.attempt > 1 for wish in server.submitted)
    assert client.table.hint == ""
    assert client.table.follower.course.head == server.host.head
    await client.line.stop()
    await server.stop()


async def test_a_refused_undo_is_said_and_the_table_goes_on(server):
    client = await Client(server).seated()
    await client.may_choose()
    client.table.driver.undo_target = lambda: 1
    client.table.undo()
    await client.until(lambda: "Not granted" in client.table.hint)
    assert client.table.choosing.offers
    assert not any(isinstance(record.body, Undone) for record in server.host.records)
    await client.line.stop()


async def test_a_damaged_record_makes_the_client_start_again_from_the_first(server):
    client = await Client(server).seated()
    damaged = []

    def damage(pub: bytes) -> bytes:
        if damaged:
            return pub
        damaged.append(pub)
        return pub[:-1] + bytes([pub[-1] ^ 1])

    await client.may_choose()
    server.twist = damage
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: bool(damaged) and client.table.seq == server.host.seq and not client.table.is_sent)
    assert server.resumed[-1].have_seq == 0
    assert client.table.follower.course.head == server.host.head
    await client.line.stop()


async def test_a_match_that_never_agrees_with_the_rules_is_given_up_with_a_sentence(server):
    client = await Client(server).seated()
    await client.may_choose()
    server.twist = lambda pub: pub[:-1] + bytes([pub[-1] ^ 1])
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: client.table.line_sentence == CANNOT_FOLLOW)
    assert client.table.is_lost
    await client.line.stop()


async def test_an_old_program_is_told_so_and_does_not_try_again_by_itself(server):
    server.greeting = lambda hello: Refused(b"", 0, 0, "E_PROTOCOL", "Update the program.")
    client = Client(server)
    client.line.start()
    await client.until(lambda: client.line.state == "refused")
    assert (client.line.code, client.line.sentence) == ("E_PROTOCOL", "Update the program.")
    server.greeting = server.welcome
    client.line.retry()
    await client.until(lambda: client.line.state == "online")
    assert client.failures == []
    await client.line.stop()


async def test_an_unknown_account_is_never_replaced_without_asking(server):
    client = Client(server, token="stf1_of_another_server")
    client.line.start()
    await client.until(lambda: client.line.state == "refused")
    assert client.line.code == "unknown_account"
    assert server.guests == 0
    client.line.forget_account()
    await client.until(lambda: client.line.state == "online")
    assert server.guests == 1
    await client.line.stop()


async def test_a_server_that_is_away_is_tried_again_and_again_with_growing_delay(server):
    client = await Client(server).online()
    port = int(server.url.rpartition(":")[2])
    await server.stop()
    await client.until(lambda: len(client.failures) >= 4)
    assert client.failures[:4] == [1, 2, 3, 4]
    assert any(isinstance(event, StateChanged) and event.state == "offline" for event in client.events)
    await server.start(port)
    await client.until(lambda: client.line.state == "online")
    await server.hang_up()
    await client.until(lambda: client.failures[-1] == 1)
    await client.line.stop()


async def test_who_plays_on_elsewhere_is_not_fought(server):
    client = await Client(server).online()
    await server.hang_up(4001)
    await client.until(lambda: client.line.state == "refused")
    assert client.line.code == "replaced"
    assert client.failures == []
    await client.line.stop()


async def test_stopping_leaves_no_task_and_no_open_connection(server):
    client = await Client(server).seated()
    before = asyncio.all_tasks()
    await client.line.stop()
    assert not any(task.get_name() == "connection" for task in asyncio.all_tasks())
    assert len(asyncio.all_tasks()) < len(before)
    assert client.line.api is None


async def test_clocks_presence_talk_and_the_end_come_to_the_table(server):
    client = await Client(server).seated()
    table = client.table
    await server.send(Clocks(MATCH, 0, (SeatClock(60_000, 5_000, True, 0), SeatClock(20_000, 0, False, 1))))
    await server.send(Presence(MATCH, (True, False), 90_000))
    await server.send(Said(MATCH, 1, "Well played", 1_700_000_000))
    await server.send(MatchOver(MATCH, (SeatResult(0, 1, 9, "played"),), (), "unrated", (True, False)))
    await client.until(lambda: table.unrated_because == "unrated")
    mine, other = table.seats()
    assert (mine.clock_text, mine.clock_is_running, mine.clock_is_low) == ("1:05", True, False)
    assert (other.clock_text, other.clock_is_low, other.is_here) == ("0:20", True, False)
    assert other.note == "away, counts as left in 90 s"
    client.clock.seconds += 41
    assert (table.seats()[0].clock_text, table.seats()[0].clock_is_low) == ("0:24", True)
    assert [(line.name, line.text, line.is_mine) for line in table.chat] == [("Bo & Co", "Well played", False)]
    table.speak("  Thanks  ")
    table.speak("   ")
    table.leave()
    await client.may_choose()
    client.table.press(client.table.choosing.offers[0].id)
    await client.may_choose()
    assert server.said == ["Thanks"]
    await client.line.stop()


async def test_a_match_of_unknown_rules_is_refused_with_a_sentence(server):
    client = await Client(server, games={}).online()
    client.line.open_match(MATCH)
    await client.until(lambda: any(isinstance(event, Refused) for event in client.events))
    assert client.line.matches == {}
    await client.line.stop()


async def test_ladders_profiles_and_past_matches_are_read(server):
    row = {"place": 1, "player": 4, "name": "Anna", "centi": 161_200, "games": 30, "is_bot": False}
    line = {
        "match": "00ff", "game": "fredericus", "names": ["Anna", "Bo"], "players": [4, 5], "places": [1, 2],
        "scores": [9, 4], "pace": "quick", "rated": True, "status": "done", "started": 1, "ended": 2, "change": 1200,
    }  # fmt: skip
    rating = {
        "game": "fredericus", "centi": 161_200, "games": 30, "history": [{"match": "00ff", "at": 2, "centi": 161_200}]
    }  # fmt: skip
    server.answers |= {
        "ladder/fredericus": {"game": "fredericus", "rows": [row], "me": {**row, "place": None}},
        "players/4": {"player": 4, "name": "Anna", "is_guest": False, "is_bot": False, "ratings": [rating]},
        "players/4/matches": {"matches": [line]},
        "matches/00ff": line,
        "matches/00ff/replay": b"STF1",
        "me": {"name": "Anna II", "player": 4},
    }
    client = await Client(server).online()
    api = client.line.api
    ladder = await api.ladder("fredericus")
    assert (ladder.rows[0].name, ladder.me.place) == ("Anna", 0)
    assert (await api.player(4)).ratings[0].history[0].centi == 161_200
    assert (await api.matches(4, "fredericus", before=9, limit=5))[0].scores == (9, 4)
    assert server.calls[-1] == ("GET", "players/4/matches", {"limit": "5", "game": "fredericus", "before": "9"})
    assert (await api.match("00ff")).change == 1200
    assert await api.replay("00ff") == b"STF1"
    assert await api.rename("Anna II") == "Anna II"
    with pytest.raises(ServerSays) as refused:
        await api.player(99)
    assert (refused.value.status, refused.value.code) == (404, "E_UNKNOWN")
    server.answers["players/4"] = {"player": "four"}
    with pytest.raises(ServerSays) as refused:
        await api.player(4)
    assert refused.value.code == "answer"
    await client.line.stop()


async def test_a_message_that_came_too_fast_is_said_again_over_a_new_line(server):
    client = await Client(server).seated()
    await client.may_choose()
    server.faults.append("unread")
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: client.line.code == "too_fast")
    client.line.retry()
    await client.until(lambda: len(choices_of(server)) == 1 and not client.table.is_sent)
    await client.line.stop()


async def test_a_wish_that_is_always_stale_is_given_up_with_a_sentence(server):
    client = await Client(server).seated()
    await client.may_choose()
    server.wrong_with = lambda wish: "E_CSEQ"
    client.table.press(client.table.choosing.offers[0].id)
    await client.until(lambda: "Not granted" in client.table.hint)
    assert len(server.submitted) > 3
    assert client.table.choosing.offers
    await client.line.stop()


async def test_whoever_listens_and_fails_is_reported_and_the_line_waits(server):
    client = await Client(server).online()
    reported = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.append(context["exception"]))

    def fail(event) -> None:
        if isinstance(event, Said):
            raise ZeroDivisionError

    client.line.listeners.append(fail)
    await server.send(Said(MATCH, 1, "Hello", 1))
    await client.until(lambda: client.line.state == "refused")
    assert [type(error) for error in reported] == [ZeroDivisionError]
    client.line.retry()
    await client.until(lambda: client.line.state == "online")
    await client.line.stop()


@pytest.mark.parametrize(
    ("status", "content", "said"),
    [
        (501, b"<html>Unsupported method</html>", "It does not answer as a Staufer server does (501)."),
        (502, b"<html>Bad gateway</html>", "The server answered with an error (502)."),
        (429, b'{"code": "E_SLOW", "sentence": "Wait a little."}', "Wait a little."),
    ],
)
def test_another_server_at_the_address_is_told_from_one_in_trouble(status, content, said):
    assert refusal(status, content, "").sentence == said
