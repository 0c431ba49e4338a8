"""What has to be true of every schedule at its end, whatever broke: said by database, replays and people."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from simulation.evidence import Evidence, Wished
from staufer_engine.games import GAMES
from staufer_engine.kernel import Ask
from staufer_protocol.course import Course
from staufer_protocol.replay import Replay, read_replay, verify
from staufer_protocol.stream import (
    TRUTH,
    Answer,
    Chosen,
    Committed,
    Flagged,
    Player,
    Record,
    Resigned,
    Undone,
    Vote,
    Voted,
    read_answer,
)
from staufer_server.admin.ledger import faults as faults_of_the_ledger
from staufer_server.database import Transaction


def findings(database: Path, people: Sequence[Evidence]) -> Iterator[str]:
    yield from of_the_database(database)
    replays: dict[bytes, bytes] = {}
    for person in people:
        for match, data in person.replays.items():
            if replays.setdefault(match, data) != data:
                yield f"two people got two replays of match {match.hex()[:6]}"
    for match, data in replays.items():
        yield from of_a_match(match, data, people)


def of_the_database(database: Path) -> Iterator[str]:
    connection = sqlite3.connect(database)
    try:
        tx = Transaction(connection)
        for match, status in tx.rows("SELECT id, status FROM match WHERE status = 'live'"):
            yield f"match {bytes(match).hex()[:6]} is still {status}"  # type: ignore[arg-type]  # ids are bytes
        yield from faults_of_the_ledger(tx)
    finally:
        connection.close()


def of_a_match(match: bytes, data: bytes, people: Sequence[Evidence]) -> Iterator[str]:
    """Everybody has seen the same, all of it is what the rules make of the secret, and every choice was somebody's."""
    name, replay = match.hex()[:6], read_replay(data)
    verdict = verify(replay)
    if not verdict.is_verified:
        yield f"match {name} is not verified: {verdict.code} {verdict.sentence}"
        return
    ratings = set()
    for person in people:
        outcome = person.outcomes.get(match)
        if outcome is None:
            continue
        ratings.add(outcome.ratings)
        if outcome.head != replay.head:
            yield f"somebody's copy of match {name} ends otherwise than the replay"
        if outcome.results != replay.results:
            yield f"somebody was shown another result of match {name}"
    if len(ratings) > 1:
        yield f"people were shown different ratings of match {name}"
    done = list(deeds(replay))
    yield from lost(name, match, done, people)
    yield from unwished(name, match, done, people)


def lost(name: str, match: bytes, done: Sequence[Deed], people: Sequence[Evidence]) -> Iterator[str]:
    """What was promised to somebody, and does not stand there."""
    by_seq = {deed.seq: deed for deed in done}
    for person in people:
        for promise in (promise for promise in person.promised if promise.match == match):
            deed = by_seq.get(promise.seq)
            if deed is None or deed.action != promise.action:
                yield f"record {promise.seq} of match {name} was promised to somebody, and is not his"


def unwished(name: str, match: bytes, done: Sequence[Deed], people: Sequence[Evidence]) -> Iterator[str]:
    """What stands there for a person, and nobody has decided: a wish counts once, and for its own question."""
    open_wishes = [wish for person in people for wish in granted(person, match)]
    for deed in done:
        found = next((wish for wish in open_wishes if deed.fulfils(wish)), None)
        if found is None:
            yield f"record {deed.seq} of match {name} was decided by nobody, or twice"
        else:
            open_wishes.remove(found)


def granted(person: Evidence, match: bytes) -> list[Wished]:
    """His wishes but for those of which he was told that they were not granted."""
    wishes = [wish for wish in person.wished if wish.match == match]
    for denied in person.denied:
        if denied.match == match:
            wishes.remove(denied)
    return wishes


@dataclass(frozen=True, slots=True)
class Deed:
    """What a person's submission has become."""

    seq: int
    question: int
    action: tuple[int, ...]

    def fulfils(self, wish: Wished) -> bool:
        is_bound = self.action[0] in BOUND
        return self.action == wish.action and (self.question == wish.question or not is_bound)


BOUND = (0, 1, 2)  # the actions that answer one question; resigning and votes answer none


def deeds(replay: Replay) -> Iterator[Deed]:
    """All that people did themselves: not what was forced, fell to them with a flag, or was done by a bot."""
    course = Course(GAMES[replay.setup.game], replay.setup, TRUTH)
    flagged: set[int] = set()
    for record in replay.records:
        question, standing, ask = course.question, course.standing, course.game.ask
        course.apply(record)
        body, action = record.body, None
        match body:
            case Flagged(actor=actor):
                flagged.add(actor)
            case Chosen(actor=actor) | Committed(actor=actor) if actor in flagged:
                flagged.discard(actor)
            case Chosen(forced=True):
                pass
            case Committed(actor=actor) if has_no_choice(ask, actor):
                pass
            case Chosen(actor=actor) | Committed(actor=actor) if standing.players[actor] == Player.OWNER:
                action = action_of(answer_of(record))
            case Undone(to_seq=to_seq) if not standing.is_agreed(replay.setup, Vote.UNDO):
                action = (2, to_seq)
            case Resigned():
                action = (3,)
            case Voted(what=what, yes=yes):
                action = (4, what, int(yes))
        if action is not None:
            yield Deed(record.seq, question, action)


def has_no_choice(ask: Ask | None, actor: int) -> bool:
    """Whether the host has answered for the seat."""
    return ask is not None and not ask.always and len(ask.options[actor]()) == 1


def answer_of(record: Record) -> Answer:
    """The one that was made, opened as it is in a replay."""
    if isinstance(record.body, Chosen) and record.body.answer is not None:
        return record.body.answer
    return read_answer(record.plaintexts[0])


def action_of(answer: Answer) -> tuple[int, ...]:
    return (1, *answer) if isinstance(answer, tuple) else (0, answer)
