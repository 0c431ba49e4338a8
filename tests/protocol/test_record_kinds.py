"""Every kind of record is sealed, chained, checked by every observer, and proved at the end."""

from __future__ import annotations

from collections import Counter

import pytest

from protocol.tables import KEY, Table
from protocol.toy import TOY
from staufer_protocol.fairness import chain, genesis, seal, transcript
from staufer_protocol.receipt import is_head_signed
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.stream import (
    BODIES,
    Chosen,
    Committed,
    Drawn,
    Ended,
    Opened,
    Player,
    Voided,
    VoidReason,
    read_answer,
)

SEEDS = range(14)


def played(seed):
    """Each record is followed by every seat and the public as it is made: see ``Table.take``."""
    table = Table(TOY, 3, seed, bots=(2,) if seed % 3 == 0 else ())
    if seed == 0:
        table.choose_something()
        table.take(table.host.void(VoidReason.SERVER_AWAY, table.now))
        return table
    if seed == 1:
        table.choose_something()
        table.take(table.host.resign(1, table.now))
        table.take(table.host.take_over(1, Player.HOUSE_BOT, table.now))
    return table.play_wildly()


@pytest.fixture(scope="module")
def tables():
    return [played(seed) for seed in SEEDS]


def test_every_kind_of_record_comes_up(tables):
    kinds = Counter(type(record.body) for table in tables for record in table.host.records)
    assert [body for body in BODIES if not kinds[body]] == []


def test_every_copy_is_chained_to_the_head_that_is_signed(tables):
    for table in tables:
        head = genesis(transcript(table.setup))
        for record in table.host.records:
            head = chain(head, record.pub)
            signed = KEY.head(table.setup.match, record.seq, head)
            assert is_head_signed(KEY.public, signed)
        assert {course.head for course in table.courses.values()} == {head}


def test_whatever_is_hidden_is_sealed_for_those_who_may_know_it(tables):
    """Choices, simultaneous answers and draws; nothing else has a seal, and nothing hidden stands in the open."""
    masks = Counter()
    for table in tables:
        for record in table.host.records:
            is_open = isinstance(record.body, Chosen | Drawn) and record.body.answer is not None
            may_hide = isinstance(record.body, Chosen | Drawn | Committed)
            assert bool(record.seals) == (may_hide and not is_open)
            for part, one in enumerate(record.seals):
                assert one.plaintext is not None
                made = seal(table.setup.match, record.seq, part, vis=one.vis, salt=one.salt, plaintext=one.plaintext)
                assert made == one.commit
                masks[type(record.body), one.vis] += 1
                for observer in table.observers:
                    shown = table.host.frame(record, observer).parts
                    assert bool(shown) == (observer is not None and bool(one.vis >> observer & 1))
    for kind in (Chosen, Drawn, Committed):
        assert {vis for of, vis in masks if of is kind} >= {1, 2, 4}


def test_simultaneous_answers_are_opened_as_they_were_sealed(tables):
    opened = 0
    for table in tables:
        given = {}
        for record in table.host.records:
            match record.body:
                case Committed(actor=actor):
                    given[actor] = read_answer(record.seals[0].plaintext)
                case Opened(answers=answers):
                    opened += 1
                    for seat, answer in enumerate(answers):
                        assert answer is None or answer == given[seat]
    assert opened


def test_every_match_is_proved_whatever_has_happened_in_it(tables):
    for table in tables:
        verdict = verify(read_replay(write_replay(table.host, KEY)), games={"toy": TOY})
        assert verdict.is_verified, verdict.sentence
        assert verdict.head == table.host.head
        assert isinstance(table.host.records[-1].body, Ended | Voided)
        assert table.host.records[-1].body.secret == table.secret
