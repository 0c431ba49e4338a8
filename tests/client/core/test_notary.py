"""A client's part in set-ups, and what it notices of a server that departs from what it is bound to."""

from __future__ import annotations

import random
import stat
import sys
from dataclasses import replace

import pytest

from client.core.fake_server import FakeServer
from client.core.house import FREDERICUS, KEY, MATCH, SECRET, set_up
from client.core.test_connection import Client
from staufer_client.followed_matches import TableOpened
from staufer_client.known_servers import KnownServers
from staufer_client.notary import NO_RECEIPT, NO_SHARE, PATIENCE, Suspicion
from staufer_client.receipts import Receipts, read_receipt
from staufer_protocol.fairness import commitment
from staufer_protocol.messages import (
    CaughtUp,
    MatchOpened,
    NoncesOpened,
    NoncesSealed,
    OpenNonce,
    Refused,
    RefuseSetup,
    SealNonce,
    Setup,
    SetupVoid,
)
from staufer_protocol.receipt import Agreement, RecordKey, Share, number_of, proof_from_json

OTHER_KEY = RecordKey(bytes(32))
THEIRS = bytes([9]) * 32  # the other person's nonce
ME, OTHER = 1, 2  # accounts: the fake server greets as 1


class Dealer(FakeServer):
    """Sets a match up with the client, as a test wishes."""

    def __init__(self, match: bytes = MATCH, secret: bytes = SECRET) -> None:
        super().__init__(secret=secret)
        self.begin(match, secret)

    def begin(self, match: bytes, secret: bytes) -> None:
        setup = replace(set_up(FREDERICUS, 2, secret=secret), match=match, nonces=())
        setup = replace(setup, commitment=commitment(match, secret))
        self.agreement = Agreement(setup, secret)
        self.secret = secret
        self.theirs = number_of(setup, OTHER)
        self.mine = number_of(setup, ME)
        self.match = match

    def offer(self):
        return self.key.offer(self.agreement.setup, 30_000)

    async def sealed(self) -> NoncesSealed:
        """The client's seal came, and the other person's."""
        await self.send(self.offer())
        answer = await self.next_of_a_setup()
        assert isinstance(answer, SealNonce)
        other = Share(self.offer(), self.theirs, THEIRS, self.key.public)
        self.agreement.seal(self.theirs, other.commitment)
        told = self.agreement.seal(self.mine, answer.commitment)
        assert told is not None
        return told

    async def opened(self) -> NoncesOpened:
        await self.send(await self.sealed())
        answer = await self.next_of_a_setup()
        assert isinstance(answer, OpenNonce)
        self.agreement.open(self.theirs, THEIRS)
        told = self.agreement.open(self.mine, answer.nonce)
        assert told is not None
        return told

    async def begun(self, setup: Setup) -> None:
        await self.send(MatchOpened(setup, 0, 0, True))
        await self.send(CaughtUp(setup.match, 0))

    async def refused(self) -> None:
        assert await self.next_of_a_setup() == RefuseSetup(self.match)


@pytest.fixture
async def dealer():
    dealer = Dealer()
    await dealer.start()
    yield dealer
    await dealer.stop()


def suspicions(client: Client):
    return [event for event in client.events if isinstance(event, Suspicion)]


async def suspected(client: Client, code: str) -> Suspicion:
    await client.until(lambda: any(one.code == code for one in suspicions(client)))
    found = next(one for one in suspicions(client) if one.code == code)
    assert found.sentence.endswith(".")
    return found


async def at(dealer: Dealer, folder, **parts) -> Client:
    receipts = Receipts(folder / "receipts")
    return await Client(dealer, receipts=receipts, random_bytes=random.Random(4).randbytes, **parts).online()


# -- set-ups -------------------------------------------------------------------------------


async def test_my_share_is_on_the_disk_before_its_seal_is_sent(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    sealed = await dealer.sealed()
    file = tmp_path / "receipts" / f"{MATCH.hex()}.receipt"
    kept = read_receipt(file.read_bytes())
    assert kept.share.commitment == sealed.commitments[dealer.mine]
    assert kept.share.offer == dealer.offer()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await client.line.stop()


async def test_a_match_that_was_agreed_on_is_followed_and_known_again_after_a_restart(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    await dealer.send(await dealer.opened())
    agreed = dealer.agreement.agreed()
    await dealer.begun(agreed)
    await client.until(lambda: client.table is not None)
    await client.line.stop()
    assert suspicions(client) == []

    later = await at(dealer, tmp_path)
    changed = replace(agreed, nonces=agreed.nonces[::-1])
    await dealer.send(MatchOpened(changed, 0, 0, True))
    await suspected(later, "E_NONCE_CHANGED")
    assert MATCH not in later.line.matches
    await dealer.begun(agreed)
    await later.until(lambda: later.table is not None)
    await later.line.stop()


async def test_an_offer_that_is_signed_by_somebody_else_is_refused(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    await dealer.send(OTHER_KEY.offer(dealer.agreement.setup, 0))
    await dealer.refused()
    await suspected(client, "E_KEY")
    assert not (tmp_path / "receipts").exists()
    await client.line.stop()


async def test_a_set_up_without_me_is_refused(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    setup = dealer.agreement.setup
    seats = tuple(replace(seat, player=seat.player + 5) for seat in setup.seats)
    await dealer.send(KEY.offer(replace(setup, seats=seats), 0))
    await dealer.refused()
    await suspected(client, "E_NOT_SEATED")
    await client.line.stop()


@pytest.mark.parametrize(
    ("falsify", "code"),
    [
        (lambda sealed, mine: (*sealed[:mine], bytes(32), *sealed[mine + 1 :]), "E_NONCE_OWN"),
        (lambda sealed, mine: sealed[:1], "E_NONCE_COUNT"),
    ],
)
async def test_sealed_shares_without_mine_are_refused_and_mine_stays_closed(dealer, tmp_path, falsify, code):
    client = await at(dealer, tmp_path)
    sealed = await dealer.sealed()
    await dealer.send(replace(sealed, commitments=falsify(sealed.commitments, dealer.mine)))
    await dealer.refused()  # and no nonce before it
    await suspected(client, code)
    await client.line.stop()


async def test_another_share_than_was_sealed_is_refused(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    opened = await dealer.opened()
    ground = tuple(bytes(32) if number == dealer.theirs else one for number, one in enumerate(opened.nonces))
    await dealer.send(replace(opened, nonces=ground))
    await dealer.refused()
    await suspected(client, "E_NONCE_CHANGED")
    await client.line.stop()


async def test_rounds_of_a_set_up_that_was_never_offered_are_refused(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    await dealer.send(NoncesSealed(MATCH, (bytes(32), bytes(32))))
    await dealer.refused()
    await suspected(client, "E_NOT_OFFERED")
    await client.line.stop()


async def test_a_part_that_comes_too_late_disturbs_nobody_and_one_that_is_refused_is_told(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    await dealer.sealed()
    await dealer.send(Refused(MATCH, 0, 0, "E_LAPSED", "This set-up has come to its end."))
    await dealer.send(Refused(MATCH, 0, 0, "E_NONCE_CHANGED", "This is not the share that you had sealed."))
    await suspected(client, "E_NONCE_CHANGED")
    assert not [event for event in client.events if isinstance(event, Refused)]
    assert len(suspicions(client)) == 1
    await client.line.stop()


async def test_the_secret_of_a_set_up_that_failed_is_checked(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    await dealer.sealed()
    await dealer.send(SetupVoid(MATCH, bytes(32), (OTHER,)))
    await suspected(client, "E_SECRET")
    await client.line.stop()


async def test_set_ups_that_come_to_nothing_are_counted_and_warned_of(dealer, tmp_path):
    """With a word, or without one: a server that drops what it dislikes is noticed either way."""
    client = await at(dealer, tmp_path)
    for n in range(PATIENCE):
        await dealer.sealed()
        await dealer.send(SetupVoid(dealer.match, dealer.secret, (OTHER,)))
        await client.until(lambda n=n: len(suspicions(client)) == n + 1)
        dealer.begin(bytes([n + 1]) * 16, bytes([n + 1]) * 32)
    assert [one.code for one in suspicions(client)] == ["E_SETUP_VOID"] * PATIENCE
    await dealer.sealed()  # it is never heard of again
    dealer.begin(bytes([77]) * 16, bytes([77]) * 32)
    await dealer.sealed()
    warning = await suspected(client, "E_SETUPS_VOID")
    assert "3 matches in a row" in warning.sentence
    assert not list((tmp_path / "receipts").glob("0101*"))  # nothing is kept of what was never played
    await client.line.stop()


async def test_a_match_that_begins_ends_the_count(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    notary = client.line.notary
    notary.voided = PATIENCE
    await dealer.send(await dealer.opened())
    await dealer.begun(dealer.agreement.agreed())
    await client.until(lambda: client.table is not None)
    assert (notary.voided, notary.under_way) == (0, b"")
    await client.line.stop()


# -- matches without my share --------------------------------------------------------------


async def test_a_match_that_begins_without_a_set_up_is_not_followed(dealer, tmp_path):
    """The server makes up my nonce; nor does it get me to the table by listing the match as mine."""
    client = await at(dealer, tmp_path)
    setup = set_up(FREDERICUS, 2)
    await dealer.begun(setup)
    found = await suspected(client, "E_NO_SHARE")
    assert (found.match, found.sentence) == (MATCH, NO_SHARE)
    assert MATCH not in client.line.matches
    client.line.open_match(MATCH)
    await client.until(lambda: len(suspicions(client)) == 2)
    assert [one.code for one in suspicions(client)] == ["E_NO_SHARE"] * 2
    assert (client.table, client.line.matches) == (None, {})
    await client.line.stop()


@pytest.mark.parametrize("is_agreed", [False, True])
async def test_a_match_in_the_place_of_the_one_whose_chance_is_agreed_on_is_not_followed(dealer, tmp_path, is_agreed):
    client = await at(dealer, tmp_path)
    if is_agreed:
        await dealer.send(await dealer.opened())
    else:
        await dealer.sealed()
    other = bytes([78]) * 16
    await dealer.begun(replace(set_up(FREDERICUS, 2), match=other, commitment=commitment(other, SECRET)))
    assert (await suspected(client, "E_NO_SHARE")).match == other
    assert (client.table, client.line.matches) == (None, {})
    await client.line.stop()


async def test_a_match_that_i_take_up_is_not_followed_in_the_place_of_another_whose_chance_is_agreed_on(
    dealer, tmp_path
):
    """It may be one of another computer: as soon as nothing else is under way it is followed."""
    client = await at(dealer, tmp_path)
    dealer.begin(bytes([78]) * 16, SECRET)
    await dealer.sealed()
    client.line.open_match(MATCH)
    assert (await suspected(client, "E_OTHER_SETUP")).match == MATCH
    assert (client.table, client.line.matches) == (None, {})
    await dealer.hang_up()
    await client.until(lambda: client.line.state != "online")
    await client.until(lambda: client.line.state == "online")
    client.line.open_match(MATCH)
    await client.until(lambda: client.table is not None)
    assert [one.code for one in suspicions(client)] == ["E_OTHER_SETUP", "E_NO_RECEIPT"]
    await client.line.stop()


async def test_who_looks_on_at_a_match_is_not_seated_at_it(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    client.line.watch(MATCH)
    await dealer.begun(set_up(FREDERICUS, 2))
    await suspected(client, "E_NO_SHARE")
    assert (client.table, client.line.matches) == (None, {})
    await client.line.stop()


async def test_a_match_that_was_set_up_at_another_computer_is_followed_and_said_to_be_unchecked(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    client.line.open_match(MATCH)
    await client.until(lambda: client.table is not None)
    assert [(one.code, one.sentence) for one in suspicions(client)] == [("E_NO_RECEIPT", NO_RECEIPT)]
    opened = [event for event in client.events if isinstance(event, TableOpened)]
    await dealer.hang_up()
    await client.until(lambda: len([event for event in client.events if isinstance(event, TableOpened)]) > len(opened))
    assert len(suspicions(client)) == 1  # it is said once
    await client.line.stop()


# -- signed heads --------------------------------------------------------------------------


async def test_a_server_that_signs_two_courses_leaves_a_proof(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    client.line.open_match(MATCH)
    await client.until(lambda: client.table is not None)
    seq, head = dealer.host.seq, dealer.host.head
    await dealer.send(KEY.head(MATCH, seq, head))
    await dealer.send(KEY.head(MATCH, seq, bytes(32)))
    found = await suspected(client, "E_TWO_COURSES")
    file = tmp_path / "receipts" / f"{MATCH.hex()}-{seq}.contradiction.json"
    assert str(file) in found.sentence
    assert proof_from_json(file.read_text()).is_proof()
    await client.line.stop()


async def test_a_signed_course_that_is_not_the_one_that_was_sent_is_noticed(dealer, tmp_path):
    client = await at(dealer, tmp_path)
    client.line.open_match(MATCH)
    await client.until(lambda: client.table is not None)
    await dealer.send(KEY.head(MATCH, dealer.host.seq, dealer.host.head))
    await dealer.send(KEY.head(MATCH, 1, bytes(32)))
    await suspected(client, "E_HEAD")
    await dealer.send(OTHER_KEY.head(MATCH, 2, bytes(32)))
    await suspected(client, "E_HEAD_SIGNATURE")
    assert [one.code for one in suspicions(client)] == ["E_NO_RECEIPT", "E_HEAD", "E_HEAD_SIGNATURE"]
    await client.line.stop()


# -- the server's key ----------------------------------------------------------------------


async def test_a_server_with_another_key_is_refused_until_the_person_accepts_it(dealer, tmp_path):
    known = KnownServers(tmp_path / "known.json")
    client = await at(dealer, tmp_path, known=known)
    await client.line.stop()
    dealer.key = OTHER_KEY
    later = Client(dealer, known=KnownServers(tmp_path / "known.json"))
    later.line.start()
    await later.until(lambda: later.line.state == "refused")
    assert later.line.code == "record_key"
    assert "another key" in later.line.sentence
    later.line.retry()  # does not help
    await later.until(lambda: [e.state for e in later.events if hasattr(e, "state")].count("refused") == 2)
    later.line.accept_key()
    await later.until(lambda: later.line.state == "online")
    assert KnownServers(tmp_path / "known.json").keys == {dealer.url: OTHER_KEY.public}
    await later.line.stop()


def test_keys_that_cannot_be_read_are_put_aside(tmp_path):
    file = tmp_path / "known.json"
    for text in ("no json", "[1]", '{"a": "xyz"}', '{"a": "00"}'):
        file.write_text(text)
        known = KnownServers(file)
        assert known.keys == {}
        assert "could not be read" in known.problem
    assert len(list(tmp_path.glob("known.json.damaged-*"))) == 4
