"""The check of a finished match: in a process of its own, with progress, and held against what one knows oneself."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from dataclasses import replace

import pytest

from client.core.house import FREDERICUS, KEY, hosted
from staufer_client import prover
from staufer_client.own_proof import BUT_MINE, as_a_file, with_my_own
from staufer_client.proving import Proving
from staufer_client.receipts import Receipt
from staufer_client.results import seal_of
from staufer_protocol.complaint import Damaged
from staufer_protocol.receipt import RecordKey, Share, SignedHeads, key_name
from staufer_protocol.replay import read_replay, verify, write_replay

OTHER_KEY = RecordKey(bytes(32))


@pytest.fixture(scope="module")
def file():
    host, dice = hosted(FREDERICUS), random.Random(3)
    while not host.is_over:
        seat = host.waiting_for()[0]
        host.accept(host.choose(seat, dice.choice(list(host.course.game.ask.options[seat]())), host.course.t_ms + 1))
    return write_replay(host, KEY)


async def test_a_match_is_played_again_beside_the_program(file):
    told = []
    verdict = await Proving(file, lambda done, of: told.append((done, of))).verdict()
    assert verdict == verify(read_replay(file))
    assert verdict.is_verified
    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


async def test_what_is_no_replay_is_refused_in_the_same_words(file):
    for data in (b"", b"PK", file[:-1], file[:100]):
        with pytest.raises(Damaged) as damage:
            read_replay(data)
        verdict = await Proving(data, lambda done, of: None).verdict()
        assert (verdict.is_verified, verdict.code) == (False, damage.value.code)
        assert verdict.sentence == damage.value.sentence


async def test_whether_a_file_can_be_read_is_found_out_without_playing_it(file):
    told = []
    await Proving(file, lambda done, of: told.append(done)).check_readable()
    assert told == []
    with pytest.raises(Damaged, match="E_CUT"):
        await Proving(file[:-1], lambda done, of: None).check_readable()
    with pytest.raises(Damaged, match="E_PROVER"):
        await Proving(file, lambda done, of: None, (sys.executable, "-c", "pass")).check_readable()


async def test_a_check_can_be_stopped(file):
    proving = Proving(file, lambda done, of: proving.stop())
    assert (await proving.verdict()).code == "E_STOPPED"


@pytest.mark.parametrize("program", ["print('no json')", "print('[1]')", "pass", "print('{\"verified\": 1}')"])
async def test_a_check_that_fails_is_said_to_have_failed(file, program):
    verdict = await Proving(file, lambda done, of: None, (sys.executable, "-c", program)).verdict()
    assert verdict.code == "E_PROVER"


async def test_without_another_process_the_program_checks_by_itself(file):
    assert (await Proving(file, lambda done, of: None, ("/nowhere/python",)).verdict()).is_verified
    assert (await Proving(b"", lambda done, of: None, ("/nowhere/python",)).verdict()).code == "E_NOT_A_REPLAY"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no limit of a process's time")
async def test_a_file_that_takes_too_long_to_read_is_given_up(file):
    """The reader is replaced by one that never ends; the limit of the process ends it."""
    program = (
        "from staufer_client import prover\n"
        "prover.READ_WITHIN = 1\n"
        "def spin(data):\n"
        "    while True: pass\n"
        "prover.read_replay = spin\n"
        "prover.main()\n"
    )
    verdict = await Proving(file, lambda done, of: None, (sys.executable, "-c", program)).verdict()
    assert verdict.code == "E_TOO_SLOW"
    assert prover.READ_WITHIN == 2


def test_what_the_server_opened_is_held_against_what_i_know(file):
    replay = read_replay(file)
    verdict = verify(replay)
    setup = replay.setup
    share = Share(KEY.offer(replace(setup, nonces=()), 0), 1, setup.nonces[1], KEY.public)
    share.sealed, share.nonces = tuple(bytes(32) for _ in setup.nonces), setup.nonces
    receipt = Receipt(share, SignedHeads(KEY.public))
    mine = with_my_own(verdict, replay, replay.head, KEY.public, receipt)
    assert mine.is_verified
    assert [step.step for step in mine.steps][-3:] == ["mine", "seen", "server"]
    nothing_known = with_my_own(verdict, replay, b"", b"", None)
    assert nothing_known == verdict
    share.nonces = setup.nonces[::-1]
    for other, step in (
        (with_my_own(verdict, replay, b"", b"", receipt), "mine"),
        (with_my_own(verdict, replay, bytes(32), b"", None), "seen"),
        (with_my_own(verdict, replay, replay.head, RecordKey(bytes(32)).public, None), "server"),
    ):
        assert (other.is_verified, other.code, other.steps[-1].step) == (False, "E_MINE", step)
        assert other.sentence == other.steps[-1].sentence
    failed = replace(verdict, is_verified=False)
    assert with_my_own(failed, replay, bytes(32), b"", receipt) is failed


def test_without_my_receipt_the_proof_says_that_my_share_is_left_open(file):
    replay = read_replay(file)
    verdict = with_my_own(verify(replay), replay, replay.head, KEY.public, None, is_mine=True)
    assert (verdict.is_verified, verdict.is_whole, verdict.code) == (True, False, "E_NO_RECEIPT")
    assert verdict.sentence == BUT_MINE
    assert [(step.step, step.is_right) for step in verdict.steps[-3:]] == [
        ("mine", False), ("seen", True), ("server", True),
    ]  # fmt: skip
    assert seal_of(verdict) == "partly"
    other = with_my_own(verify(replay), replay, bytes(32), KEY.public, None, is_mine=True)
    assert (other.is_verified, other.code) == (False, "E_MINE")


def test_whose_word_a_file_is_is_said_and_only_that_of_a_known_key_is_sealed(file):
    """The proof alone shows that the match is possible: anybody can make such a file."""
    replay = read_replay(file)
    verdict, name = verify(replay), key_name(KEY.public)
    nobody = replace(replay, key=b"", signature=b"")
    unknown = f"It is signed with a key that is not known here: {name}."
    for of, names, seal, said in (
        (replay, {KEY.public: "staufer.example"}, "verified", f"It is signed by staufer.example, key {name}."),
        (replay, {bytes(32): "staufer.example"}, "partly", unknown),
        (nobody, {KEY.public: "staufer.example"}, "partly", "Nobody has signed it: it may never have been played."),
    ):
        judged = as_a_file(verdict, of, names, None, False)
        assert (seal_of(judged), judged.steps[-1].step) == (seal, "signer")
        assert judged.sentence == f"{verdict.sentence} {said}"
    failed = replace(verdict, is_verified=False)
    assert as_a_file(failed, replay, {}, None, False) is failed


def test_a_file_is_held_against_my_receipt_whoever_signed_it(file):
    replay = read_replay(file)
    setup = replay.setup
    share = Share(KEY.offer(replace(setup, nonces=()), 0), 1, setup.nonces[1], KEY.public)
    share.sealed, share.nonces = tuple(bytes(32) for _ in setup.nonces), setup.nonces
    receipt = Receipt(share, SignedHeads(KEY.public))
    names = {KEY.public: "staufer.example", OTHER_KEY.public: "another.example"}
    right = as_a_file(verify(replay), replay, names, receipt, True)
    assert [step.step for step in right.steps[-3:]] == ["mine", "server", "signer"]
    assert seal_of(right) == "verified"
    forged = as_a_file(verify(replay), replace(replay, key=OTHER_KEY.public), names, receipt, True)
    assert (seal_of(forged), forged.steps[-1].step) == ("failed", "server")
    share.nonces = setup.nonces[::-1]
    assert seal_of(as_a_file(verify(replay), replay, names, receipt, True)) == "failed"


async def test_who_is_called_away_while_the_process_starts_leaves_none_behind(monkeypatch):
    begun, may_start, started = threading.Event(), threading.Event(), []
    start = Proving._start

    def start_late(self):
        begun.set()
        assert may_start.wait(10)
        started.append(start(self))
        return started[0]

    monkeypatch.setattr(Proving, "_start", start_late)
    waiting = asyncio.ensure_future(Proving(b"", lambda done, of: None).verdict())
    await asyncio.to_thread(begun.wait, 10)
    waiting.cancel()
    may_start.set()
    await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(10):
        while not started or started[0].returncode is None:  # noqa: ASYNC110 -- a process tells nobody that it ends
            await asyncio.sleep(0.01)
