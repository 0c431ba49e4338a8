"""The chance of a match is agreed on over real sockets; whoever does not do his part ends the set-up, visibly."""

from __future__ import annotations

import asyncio
import stat
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.conftest import sit_together
from server.fake_time import FakeClock
from server.people import Person
from staufer_protocol.codec import pack
from staufer_protocol.fairness import commitment, genesis, transcript
from staufer_protocol.messages import (
    AnswerReady,
    AskHead,
    NoncesSealed,
    OpenNonce,
    QueueState,
    ReadyCheck,
    Refused,
    RefuseSetup,
    SealNonce,
    SetupOffered,
    SetupVoid,
    SignedHead,
)
from staufer_protocol.receipt import RecordKey
from staufer_protocol.replay import read_replay, verify
from staufer_protocol.stream import TakenOver
from staufer_server.application import BadConfig, RunningServer, ServerConfig, start_server

Guests = Callable[[str, int], Awaitable[list[Person]]]
SEALED = bytes(32)


async def all_ready(people: list[Person]) -> None:
    """They are called to one table, and say that they are there."""
    since = [len(person.heard) for person in people]
    for person in people:
        await person.search((len(people),))
    checks = [await person.hear(ReadyCheck, at) for person, at in zip(people, since, strict=True)]
    for person, check in zip(people, checks, strict=True):
        await person.say(AnswerReady(check.check, True))


async def refusal_of(person: Person, wish: SealNonce | OpenNonce | RefuseSetup) -> str:
    before = len(person.heard)
    await person.say(wish)
    refused = await person.hear(Refused, before)
    assert refused.match == wish.match
    assert refused.sentence.endswith(".")
    return refused.code


async def test_everybody_has_his_share_in_the_chance_and_the_server_signs_what_followed(
    server: RunningServer, guests: Guests
) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    setup = seats[0].setup
    assert {seen.setup for seen in seats} == {setup}
    assert {person.shares[setup.match].nonce for person in people} == set(setup.nonces)
    for person in people:
        first = await person.hear(SignedHead)
        assert (first.match, first.seq, first.head) == (setup.match, 0, genesis(transcript(setup)))
        assert await person.hear(SignedHead, match=lambda signed: signed.seq > 0)
    await asyncio.gather(*(person.play(seen) for person, seen in zip(people, seats, strict=True)))
    last = await people[0].until(lambda: next((s for s in people[0].signed if s.seq == seats[0].course.seq), None))
    replay = read_replay(await people[0].download(setup.match))
    assert (replay.key, replay.signature, replay.setup) == (people[0].key, last.signature, setup)
    assert verify(replay).is_verified


async def test_one_person_among_bots_has_his_share_too(server: RunningServer, guests: Guests) -> None:
    (anna,) = await guests(server.url, 1)
    await anna.search((3,), bots="near")
    seen = await anna.be_ready()
    assert seen.setup.nonces == (anna.shares[seen.setup.match].nonce,)


@pytest.mark.parametrize("stops_at", ["the first round", "the second round"])
async def test_who_does_not_finish_in_thirty_seconds_is_taken_out_and_the_others_begin_anew(
    slow_server: RunningServer, clock: FakeClock, guests: Guests, stops_at: str
) -> None:
    anna, bruno, cesare = await guests(slow_server.url, 3)
    bruno.gives = False
    await all_ready([anna, bruno])
    offer = await bruno.hear(SetupOffered)
    assert offer.left == 30_000
    if stops_at == "the second round":
        await bruno.say(SealNonce(offer.setup.match, SEALED))
        await bruno.hear(NoncesSealed)
    before = len(anna.heard)
    await bruno.get("/healthz")  # whatever was said before has been read
    clock.advance(29.9)
    assert not any(isinstance(message, SetupVoid) for message in bruno.heard)
    clock.advance(0.2)
    void = await anna.hear(SetupVoid, before)
    assert commitment(offer.setup.match, void.secret) == offer.setup.commitment
    assert void.players == (bruno.player,)
    assert await bruno.left_queue() == "not_ready"
    assert (await anna.hear(QueueState, before)).waited >= 30_000  # she looks on, and keeps the time waited
    assert not anna.matches
    await cesare.search()
    later = anna.heard.index(void)
    seats = await asyncio.gather(anna.be_ready(later), cesare.be_ready())
    again = seats[0].setup
    assert again.match != offer.setup.match
    assert again.commitment not in (offer.setup.commitment, commitment(again.match, void.secret))


@pytest.mark.parametrize("how", ["refuses", "breaks off"])
async def test_who_will_not_go_on_ends_the_set_up_at_once(server: RunningServer, guests: Guests, how: str) -> None:
    anna, bruno = await guests(server.url, 2)
    bruno.gives = False
    await all_ready([anna, bruno])
    offer = await bruno.hear(SetupOffered)
    if how == "refuses":
        await bruno.say(RefuseSetup(offer.setup.match))
        assert await bruno.left_queue() == "not_ready"
    else:
        await bruno.drop()
    void = await anna.hear(SetupVoid)
    assert commitment(offer.setup.match, void.secret) == offer.setup.commitment
    assert void.players == (bruno.player,)
    assert await anna.hear(QueueState, anna.heard.index(void))


async def test_nobody_can_choose_last(server: RunningServer, guests: Guests) -> None:
    """A share cannot be opened early, exchanged, or given for somebody else."""
    anna, bruno = await guests(server.url, 2)
    anna.gives = bruno.gives = False
    await all_ready([anna, bruno])
    match = (await bruno.hear(SetupOffered)).setup.match
    await anna.hear(SetupOffered)
    assert await refusal_of(bruno, OpenNonce(match, bytes(32))) == "E_NONCE_EARLY"
    assert await refusal_of(bruno, SealNonce(match, b"short")) == "E_NONCE_FORM"
    await bruno.say(SealNonce(match, SEALED))
    assert await refusal_of(bruno, SealNonce(match, b"x" * 32)) == "E_NONCE_AGAIN"
    assert await refusal_of(bruno, OpenNonce(match, bytes(32))) == "E_NONCE_EARLY"
    await anna.say(SealNonce(match, SEALED))
    sealed = await bruno.hear(NoncesSealed)
    assert sealed.commitments == (SEALED, SEALED)
    assert await refusal_of(bruno, OpenNonce(match, b"x" * 32)) == "E_NONCE_CHANGED"
    assert not any(isinstance(message, SetupVoid) for message in anna.heard)


async def test_a_set_up_is_of_those_who_are_called_to_it(server: RunningServer, guests: Guests) -> None:
    anna, bruno, cesare = await guests(server.url, 3)
    anna.gives = bruno.gives = False
    await all_ready([anna, bruno])
    match = (await anna.hear(SetupOffered)).setup.match
    again = Person(server.url)
    again.player, again.token = anna.player, anna.token
    await again.come()  # the same account at another computer
    for person in (cesare, again):
        for wish in (SealNonce(match, SEALED), OpenNonce(match, SEALED), RefuseSetup(match)):
            assert await refusal_of(person, wish) == "E_LAPSED"
    before = len(anna.heard)
    await anna.say(AnswerReady((await anna.hear(ReadyCheck)).check, False))
    assert (await anna.hear(Refused, before)).code == "E_LAPSED"  # too late for that: she can refuse the set-up
    await again.go()


async def test_a_server_that_stops_opens_the_secrets_of_what_it_had_begun(config: ServerConfig, guests: Guests) -> None:
    running = await start_server(config)
    anna, bruno = await guests(running.url, 2)
    bruno.gives = False
    await all_ready([anna, bruno])
    offer = await anna.hear(SetupOffered)
    await running.stop()
    void = await anna.hear(SetupVoid)
    assert commitment(offer.setup.match, void.secret) == offer.setup.commitment
    assert void.players == ()


async def test_the_secret_of_a_set_up_is_in_nothing_that_is_said_before_its_end(
    server: RunningServer, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets: list[bytes] = []
    agree = server.matches.setups.agree

    async def listening(setup: object, secret: bytes, people: object) -> object:
        secrets.append(secret)
        return await agree(setup, secret, people)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(server.matches.setups, "agree", listening)
    people = await guests(server.url, 2)
    await sit_together(people)
    assert len(secrets) == 1
    assert not any(secrets[0] in pack(message) for person in people for message in person.heard)


# -- signed heads --------------------------------------------------------------------------


async def test_the_server_signs_for_the_course_whenever_a_player_asks(server: RunningServer, guests: Guests) -> None:
    anna, bruno = await guests(server.url, 2)
    hers, his = await sit_together([anna, bruno])
    mover, seen = (anna, hers) if hers.is_my_turn else (bruno, his)
    await mover.choose(seen)
    before = len(mover.heard)
    await mover.say(AskHead(seen.setup.match))
    signed = await mover.hear(SignedHead, before)  # a person checks each
    assert signed.seq >= 1
    (cesare,) = await guests(server.url, 1)
    await cesare.say(AskHead(seen.setup.match))
    assert (await cesare.hear(Refused)).code == "E_NOT_SEATED"


async def test_the_server_signs_when_a_seat_changes_hands_and_at_the_end(server: RunningServer, guests: Guests) -> None:
    people = await guests(server.url, 3)
    seats = await sit_together(people)
    others = [person for person in people if person is not people[0]]
    before = [len(person.signed) for person in others]
    await people[0].act(seats[0], (3,))
    for person, at in zip(others, before, strict=True):
        signed = await person.until(lambda person=person, at=at: person.signed[at:])  # type: ignore[misc]  # bound now
        assert isinstance(server.matches.live(signed[0].match).truth.host.records[signed[0].seq - 1].body, TakenOver)


# -- the key -------------------------------------------------------------------------------


def key_file(config: ServerConfig) -> Path:
    return config.base.with_name(config.base.name + ".record-key")


async def key_of(config: ServerConfig, guests: Guests) -> bytes:
    running = await start_server(config)
    (anna,) = await guests(running.url, 1)
    await running.stop()
    return anna.key


async def test_the_key_is_made_at_the_first_start_and_stays(config: ServerConfig, guests: Guests) -> None:
    first = await key_of(config, guests)
    kept = key_file(config).read_text("ascii")
    assert len(first) == 32
    assert await key_of(config, guests) == first
    assert key_file(config).read_text("ascii") == kept
    if sys.platform != "win32":
        assert stat.S_IMODE(key_file(config).stat().st_mode) == 0o600


async def test_the_key_file_alone_signs_nothing(config: ServerConfig, guests: Guests) -> None:
    """It is wrapped; without the other key the server does not start, and says what to do."""
    await key_of(config, guests)
    with pytest.raises(BadConfig, match="STAUFER_KEY"):
        await start_server(replace(config, key="ab" * 32))
    key_file(config).write_text("damaged")
    with pytest.raises(BadConfig, match="damaged"):
        await start_server(config)


async def test_the_key_can_come_from_outside(config: ServerConfig, guests: Guests) -> None:
    assert await key_of(replace(config, record_key="07" * 32), guests) == RecordKey(b"\x07" * 32).public
    assert not key_file(config).exists()
    with pytest.raises(BadConfig, match="STAUFER_RECORD_KEY"):
        await start_server(replace(config, record_key="short"))
