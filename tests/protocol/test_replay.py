"""Replay files: whole ones verify, and every damage and every cheat is named."""

from __future__ import annotations

import random
from dataclasses import replace
from struct import pack as packed

import pytest

from protocol.tables import FREDERICUS, KEY, Table
from protocol.toy import TOY, new
from staufer_engine.games import GAMES
from staufer_protocol.codec import dec, enc
from staufer_protocol.complaint import Complaint, Damaged, Refusal
from staufer_protocol.course import Course
from staufer_protocol.receipt import key_name
from staufer_protocol.replay import MAGIC, MAX_BYTES, read_replay, replay_of, verify, write_replay
from staufer_protocol.stream import (
    TRUTH,
    Chosen,
    ClockReason,
    Drawn,
    Ended,
    Flagged,
    Record,
    Resigned,
    Undone,
    VoidReason,
)

ALL = {**GAMES, "toy": TOY}


def played(rules=TOY, seats=2, seed=4, **how):
    return Table(rules, seats, seed, **how).play_wildly(may_lose_players=False).host


HOST = played()
FILE = write_replay(HOST, KEY)


def blocks_of(data):
    found, at = [], len(MAGIC)
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        found.append(data[at + 4 : at + 4 + length])
        at += 4 + length
    return found


def file_of(blocks):
    return MAGIC + b"".join(packed(">I", len(block)) + block for block in blocks)


BLOCKS = blocks_of(FILE)


def damage(data):
    with pytest.raises(Damaged) as damaged:
        read_replay(data)
    assert damaged.value.sentence.endswith(".")
    return damaged.value


def verdict_of(data):
    return verify(read_replay(data), games=ALL)


def with_header(place, value):
    header = list(dec(BLOCKS[0]))
    header[place] = value
    return file_of([enc(header), *BLOCKS[1:]])


def with_record(index, record, plaintexts=None):
    stored = enc([record.pub, list(record.plaintexts if plaintexts is None else plaintexts)])
    return file_of([*BLOCKS[: index + 1], stored, *BLOCKS[index + 2 :]])


@pytest.mark.parametrize("seats", FREDERICUS.players)
def test_a_match_of_fredericus_verifies(seats):
    host = Table(FREDERICUS, seats, 9, rated=True).play_on().host
    told = []
    verdict = verify(read_replay(write_replay(host)), lambda done, of: told.append((done, of)))
    assert (verdict.is_verified, verdict.code, verdict.record) == (True, "OK", 0)
    assert verdict.head == host.head
    assert verdict.seats_drawn
    assert told[-1] == (host.seq, host.seq)
    assert told == sorted(told)


def test_a_file_is_read_as_it_was_written():
    replay = read_replay(FILE)
    assert replay.setup == HOST.setup
    assert replay.results == HOST.results
    assert replay.secret == HOST.secret
    assert list(replay.records) == HOST.records


@pytest.mark.parametrize("observer", [0, 1, None, TRUTH])
def test_a_replay_can_be_watched_with_anybodys_eyes(observer):
    course = Course(TOY, HOST.setup, observer)
    for record in read_replay(FILE).records:
        course.apply(record)
    assert course.head == HOST.head
    seen = HOST.course.game.state if observer is TRUTH else TOY.view(HOST.course.game.state, observer)
    mine = course.game.state if observer is TRUTH else TOY.view(course.game.state, observer)
    assert mine.to_plain() == seen.to_plain()


def test_a_void_match_and_one_given_up_verify_too():
    for end in (lambda host: host.void(VoidReason.SERVER_AWAY, 5), lambda host: host.resign(1, 5)):
        table = Table(TOY, 2, 3)
        table.choose_something()
        table.take(end(table.host))
        assert verdict_of(write_replay(table.host)).is_verified


STEPS = ["file", "rules", "secret", "nonces", "seats", "records", "signature"]


def test_the_proof_is_told_step_by_step_as_far_as_the_first_that_is_wrong():
    verdict = verdict_of(FILE)
    assert [proved.step for proved in verdict.steps] == STEPS
    assert all(proved.is_right for proved in verdict.steps)
    assert key_name(KEY.public) in verdict.steps[-1].sentence
    wrong = verdict_of(with_header(6, bytes(64)))
    assert (wrong.is_verified, wrong.code) == (False, "E_SIGNATURE")
    assert [(proved.step, proved.is_right) for proved in wrong.steps][-2:] == [("records", True), ("signature", False)]
    assert wrong.steps[-1].sentence == wrong.sentence


def test_a_match_that_nobody_signed_is_said_to_be_unsigned():
    verdict = verdict_of(write_replay(HOST))
    assert verdict.is_verified
    assert "Nobody has signed it" in verdict.steps[-1].sentence


def test_nothing_but_the_absence_of_both_says_that_nobody_signed():
    """Or one match would have several files."""
    for key, signature in ((b"", b""), (None, b""), (b"", None)):
        header = list(dec(BLOCKS[0]))
        header[5], header[6] = key, signature
        assert damage(file_of([enc(header), *BLOCKS[1:]])).code == "E_HEADER"


def test_a_match_in_which_a_person_had_no_share_of_the_chance_is_not_verified():
    """A host without the nonces could have tried secrets until it liked the cards."""
    header = list(dec(BLOCKS[0]))
    header[3], header[4], header[7][10] = [], [], []
    verdict = verdict_of(file_of([enc(header), *BLOCKS[1:]]))
    assert (verdict.is_verified, verdict.code, verdict.steps[-1].step) == (False, "E_NONCES", "nonces")


def test_a_match_that_goes_on_has_no_replay():
    with pytest.raises(Refusal):
        write_replay(Table(TOY, 2, 0).host)


def test_practice_with_free_undo_verifies():
    table = Table(TOY, 2, 3, free_undo=True)
    for _ in range(12):
        table.choose_something()
    table.take(table.host.undo(0, table.host.undo_target(0), 0))
    first = next(r.seq for r in table.host.records if isinstance(r.body, Chosen)) - 1
    table.take(table.host.undo(1, first, 0))
    assert verdict_of(write_replay(table.play_on().host)).is_verified


# -- damage --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code", "says"),
    [
        (b"", "E_NOT_A_REPLAY", "not a replay"),
        (b"PK\x03\x04 something", "E_NOT_A_REPLAY", "not a replay"),
        (MAGIC, "E_HEADER", "header"),
        (MAGIC + b"\x00\x00", "E_CUT", "the header"),
        (MAGIC + packed(">I", 1 << 31), "E_TOO_LARGE", "header"),
        (FILE[:-1], "E_CUT", f"record {HOST.seq}"),
        (FILE + b"\x00", "E_CUT", f"record {HOST.seq + 1}"),
        (file_of(BLOCKS[:-1]), "E_CUT", "end of the match"),
        (file_of(BLOCKS[:1]), "E_CUT", "end of the match"),
        (file_of(BLOCKS[:5] + BLOCKS[6:]), "E_GAP", "Record 5 is missing"),
        (file_of([*BLOCKS[:5], b"\xc1", *BLOCKS[6:]]), "E_RECORD", "Record 5"),
        (file_of([*BLOCKS[:5], enc([1, 2, 3]), *BLOCKS[6:]]), "E_RECORD", "Record 5"),
        (with_header(0, b"other"), "E_HEADER", "not the one that was played"),
        (with_header(1, bytes(32)), "E_HEADER", "not the one that was played"),
        (with_header(2, bytes(32)), "E_HEADER", "not the one that was played"),
        (with_header(3, [b"n"]), "E_NONCES", "shares of the chance"),
        (with_header(4, []), "E_NONCES", "shares of the chance"),
        (with_header(5, 7), "E_HEADER", "signature"),
        (with_header(6, None), "E_HEADER", "signature"),
        (with_header(7, [1]), "E_HEADER", "Setup has 11 fields"),
        (with_header(8, 5), "E_HEADER", "results"),
        (with_header(8, []), "E_RESULT", "result"),
        (b"STF1" + bytes(MAX_BYTES), "E_TOO_LARGE", "too large"),
    ],
)
def test_damage_is_said_in_plain_words(data, code, says):
    complaint = damage(data)
    assert complaint.code == code
    assert says in complaint.sentence


def test_a_record_longer_than_any_can_be_is_refused():
    assert damage(file_of([*BLOCKS[:3], enc(bytes(17_000))])).code == "E_TOO_LARGE"


def test_more_records_than_any_match_has_are_refused():
    records = [enc([Record(seq, 0, Resigned(0)).pub, []]) for seq in range(1, 5_002)]
    assert damage(file_of([BLOCKS[0], *records])).code == "E_TOO_MANY"


def test_parts_that_are_missing_are_named():
    index = next(n for n, record in enumerate(HOST.records) if record.seals)
    complaint = damage(with_record(index, HOST.records[index], []))
    assert complaint.code == "E_RECORD"
    assert f"Record {index + 1}" in complaint.sentence


# -- cheats --------------------------------------------------------------------------------


def first(kind, condition=lambda record: True):
    return next(n for n, record in enumerate(HOST.records) if isinstance(record.body, kind) and condition(record))


def assert_caught(data, record):
    try:
        verdict = verdict_of(data)
    except Damaged:
        return
    assert not verdict.is_verified
    assert verdict.record == record
    assert verdict.sentence


def test_a_swapped_draw_is_caught_at_its_record():
    index = first(Drawn, lambda record: record.seals)
    assert_caught(with_record(index, HOST.records[index], [enc(4)]), index + 1)


def test_a_choice_that_was_not_legal_is_caught():
    index = first(Chosen, lambda record: record.body.answer is not None)
    record = HOST.records[index]
    assert_caught(with_record(index, Record(record.seq, record.t_ms, replace(record.body, answer=9))), index + 1)


def test_a_record_that_the_host_invented_is_caught():
    index = first(Chosen, lambda r: not r.body.forced and not isinstance(HOST.records[r.seq - 2].body, Flagged))
    record = HOST.records[index]
    verdict = verdict_of(with_record(index, Record(record.seq, record.t_ms, Drawn(1))))
    assert (verdict.code, verdict.record) == ("E_UNASKED", index + 1)


def test_a_forged_result_is_caught():
    ended = HOST.records[-1]
    swapped = tuple(replace(result, score=result.score + 1) for result in HOST.results)
    forged = Record(ended.seq, ended.t_ms, Ended(swapped, HOST.secret))
    header = list(dec(BLOCKS[0]))
    header[8] = [[r.seat, r.place, r.score, r.how] for r in swapped]
    data = file_of([enc(header), *BLOCKS[1:-1], enc([forged.pub, []])])
    assert verdict_of(data).record == HOST.seq


def test_another_secret_is_caught():
    ended = HOST.records[-1]
    forged = Record(ended.seq, ended.t_ms, Ended(HOST.results, bytes(32)))
    assert verdict_of(with_record(HOST.seq - 1, forged)).code == "E_SECRET"


def test_other_times_than_those_that_were_played_are_caught():
    """Nothing but the chain knows them."""
    index = first(Chosen, lambda record: not record.body.forced)
    record = HOST.records[index]
    assert not verdict_of(
        with_record(index, replace(record, body=replace(record.body, charge_ms=1), pub=b""))
    ).is_verified


def test_seats_of_a_rated_match_that_were_not_drawn_are_caught():
    table = Table(TOY, 2, 0, rated=True)
    seats = table.setup.seats
    cheat = Table(TOY, 2, 0)
    cheat.setup = replace(table.setup, seats=seats[::-1])
    cheat.host = type(cheat.host)(TOY, cheat.setup, cheat.secret)
    cheat.courses = {}
    cheat.take(cheat.host.begin(0))
    cheat.take(cheat.host.resign(0, 0))
    verdict = verdict_of(write_replay(cheat.host))
    assert (verdict.is_verified, verdict.code) == (False, "E_SEATS")


@pytest.mark.parametrize(
    ("games", "code"),
    [
        ({}, "E_UNKNOWN_GAME"),
        ({"toy": replace(TOY, version="2")}, "E_RULES_VERSION"),
        ({"toy": replace(TOY, data_hash=b"other")}, "E_RULES_DATA"),
        ({"toy": replace(TOY, players=(5,))}, "E_SETUP"),
        ({"toy": replace(TOY, new=lambda seats, options: new(seats + 1, options))}, "E_DIFFERS"),
    ],
)
def test_what_this_program_cannot_play_is_said(games, code):
    verdict = verify(read_replay(FILE), games=games)
    assert not verdict.is_verified
    assert verdict.code == code


def test_a_rule_that_raises_is_no_crash():
    def turn(s):
        raise ZeroDivisionError
        yield

    assert verify(read_replay(FILE), games={"toy": replace(TOY, turn=turn)}).code == "E_RULE"


def small_file():
    """A short match in which everything stands that a replay can hold."""
    table = Table(TOY, 2, 1)
    table.choose_something()
    while not any(isinstance(record.body, Undone) for record in table.host.records):
        seat = table.asked
        target = table.host.undo_target(seat)
        if target is None:
            table.choose_something()
        else:
            table.take(table.host.undo(seat, target, table.now))
    table.take(table.host.clock([(0, 5000, ClockReason.INCREMENT)], table.now))
    table.take(table.host.flag(table.asked, table.now, 1))
    table.take(table.host.resign(0, table.now))
    return write_replay(table.host, KEY)


def is_accepted(data):
    try:
        return verdict_of(data).is_verified
    except Complaint:
        return False


def every_flip(data, bits):
    for bit in bits:
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        yield bit, bytes(flipped)


def test_flipped_bits_are_rejected():
    data = small_file()
    assert is_accepted(data)
    bits = random.Random(1).sample(range(len(data) * 8), 800)
    assert [bit for bit, flipped in every_flip(data, bits) if is_accepted(flipped)] == []


@pytest.mark.long
def test_every_single_flipped_bit_is_rejected():
    data = small_file()
    assert [bit for bit, flipped in every_flip(data, range(len(data) * 8)) if is_accepted(flipped)] == []


def test_the_file_can_be_made_from_what_is_kept_without_playing_the_match_again():
    for host in (HOST, played(FREDERICUS, seats=2, seed=1)):
        stored = [(record.pub, record.plaintexts) for record in host.records]
        assert replay_of(host.setup, stored, KEY) == write_replay(host, KEY)
        with pytest.raises(Refusal) as refusal:
            replay_of(host.setup, stored[:-1])
        assert refusal.value.code == "E_NOT_OVER"
    void = Table(seats=2).host
    void.accept(void.void(VoidReason.RULE_FAULT, 0))
    assert replay_of(void.setup, [(r.pub, r.plaintexts) for r in void.records]) == write_replay(void)
