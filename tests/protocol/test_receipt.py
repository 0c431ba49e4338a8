"""The set-up of a match in two rounds: whoever departs from it is caught, with a code and a sentence."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from protocol.tables import KEY, set_up
from protocol.toy import TOY
from staufer_protocol.complaint import Distrust, Refusal
from staufer_protocol.course import Course
from staufer_protocol.fairness import commitment, genesis, has_all_nonces, rules_hash, transcript
from staufer_protocol.messages import NoncesOpened, NoncesSealed, SetupVoid
from staufer_protocol.receipt import (
    Agreement,
    Contradiction,
    RecordKey,
    Share,
    SignedHeads,
    agree_alone,
    is_head_signed,
    key_id,
    key_name,
    number_of,
)

OTHER_KEY = RecordKey(bytes(32))


class Round:
    """A host and as many people as the set-up has, up to where a test wants to depart from it."""

    def __init__(self, seats=3, bots=(), seed=5):
        self.setup, self.secret = set_up(TOY, seats, seed, bots=bots)
        self.agreement = Agreement(self.setup, self.secret)
        self.offer = KEY.offer(self.agreement.setup, 30_000)
        dice = random.Random(seed)
        people = [seat.player for seat in self.setup.seats if not seat.is_bot]
        numbers = sorted(number_of(self.agreement.setup, player) for player in people)
        self.shares = [Share(self.offer, number, dice.randbytes(32), KEY.public) for number in numbers]

    def seal(self):
        return [self.agreement.seal(share.number, share.commitment) for share in self.shares][-1]

    def open(self):
        sealed = self.seal()
        return [self.agreement.open(share.number, share.open(sealed)) for share in self.shares][-1]


def code_of(wish, *args):
    with pytest.raises((Distrust, Refusal)) as refused:
        wish(*args)
    assert refused.value.sentence.endswith(".")
    return refused.value.code


def test_everybody_works_out_the_same_transcript_by_himself():
    table = Round()
    opened = table.open()
    agreed = table.agreement.agreed()
    for share in table.shares:
        assert transcript(share.agree(opened)) == transcript(agreed)
        share.check_match(agreed)
    assert has_all_nonces(agreed)
    assert len(set(agreed.nonces)) == 3


def test_the_rounds_are_told_when_they_are_complete_and_not_before():
    table = Round()
    told = [table.agreement.seal(share.number, share.commitment) for share in table.shares]
    assert told[:-1] == [None, None]
    assert told[-1] == NoncesSealed(table.setup.match, tuple(share.commitment for share in table.shares))
    told = [table.agreement.open(share.number, share.open(told[-1])) for share in table.shares]
    assert told == [None, None, NoncesOpened(table.setup.match, tuple(share.nonce for share in table.shares))]


def test_bots_give_no_nonce():
    table = Round(seats=4, bots=(1, 3))
    assert len(table.shares) == 2
    table.open()
    assert len(table.agreement.agreed().nonces) == 2
    only_bots, secret = set_up(TOY, 2, bots=(0, 1))
    assert agree_alone(only_bots, secret, KEY, random.Random(0).randbytes).nonces == ()


def test_the_order_of_the_seats_follows_from_everybodys_share():
    """None of them alone decides it, and the host had bound itself before."""
    orders = set()
    for seed in range(40):
        setup, secret = set_up(TOY, 3, seed=1)
        agreed = agree_alone(setup, secret, KEY, random.Random(seed).randbytes)
        orders.add(tuple(seat.name for seat in agreed.seats))
    assert len(orders) == 6


def test_a_course_without_everybodys_share_is_not_followed():
    setup, _ = set_up(TOY, 2)
    for nonces in ((), setup.nonces[:1], (*setup.nonces, bytes(32)), (setup.nonces[0], b"x")):
        assert code_of_course(replace(setup, nonces=nonces)) == "E_NONCES"


def code_of_course(setup):
    with pytest.raises(Exception, match="E_NONCES") as diverged:
        Course(TOY, setup, 0)
    return diverged.value.code


# -- what the host refuses -----------------------------------------------------------------


def test_nothing_is_opened_before_all_have_sealed():
    table = Round()
    agreement, (first, second, _) = table.agreement, table.shares
    assert code_of(agreement.open, first.number, first.nonce) == "E_NONCE_EARLY"
    agreement.seal(first.number, first.commitment)
    assert code_of(agreement.open, first.number, first.nonce) == "E_NONCE_EARLY"
    assert code_of(agreement.seal, first.number, second.commitment) == "E_NONCE_AGAIN"
    assert code_of(agreement.seal, second.number, b"short") == "E_NONCE_FORM"
    assert agreement.late() == [second.number, 2]


def test_who_opens_another_share_than_he_sealed_still_owes_his_own():
    table = Round()
    table.seal()
    agreement, (first, second, third) = table.agreement, table.shares
    for wrong in (bytes(32), first.nonce + b"x", second.nonce):
        assert code_of(agreement.open, first.number, wrong) == "E_NONCE_CHANGED"
    agreement.open(first.number, first.nonce)
    assert code_of(agreement.open, first.number, first.nonce) == "E_NONCE_AGAIN"
    assert agreement.late() == [second.number, third.number]
    with pytest.raises(ValueError, match="not complete"):
        agreement.agreed()


def test_the_host_must_be_bound_to_its_own_secret():
    setup, _ = set_up(TOY, 2)
    assert code_of(Agreement, setup, b"\1" * 32) == "E_SETUP"


# -- what a person refuses -----------------------------------------------------------------


def offer_but(**change):
    return replace(Round().offer, **change)


def bound_to(setup):
    return KEY.offer(setup, 0)


@pytest.mark.parametrize(
    ("offer", "code"),
    [
        (OTHER_KEY.offer(Round().agreement.setup, 0), "E_KEY"),
        (offer_but(kid=OTHER_KEY.kid), "E_KEY"),
        (offer_but(signature=bytes(64)), "E_SIGNATURE"),
        (offer_but(signature=b""), "E_SIGNATURE"),
        (offer_but(setup=replace(Round().offer.setup, commitment=bytes(32))), "E_SIGNATURE"),
        (offer_but(setup=replace(Round().offer.setup, pace="slow")), "E_RULES_HASH"),
        (offer_but(rules=bytes(32)), "E_RULES_HASH"),
        (bound_to(replace(Round().offer.setup, commitment=b"")), "E_SETUP"),
        (bound_to(replace(Round().offer.setup, nonces=(bytes(32),) * 3)), "E_SETUP"),
    ],
)
def test_an_offer_that_binds_nobody_is_refused(offer, code):
    assert code_of(Share, offer, 0, bytes(32), KEY.public) == code


def test_an_account_that_is_not_to_sit_there_gives_nothing():
    table = Round()
    assert number_of(table.offer.setup, table.setup.seats[0].player) in range(3)
    assert code_of(number_of, table.offer.setup, 99) == "E_NOT_SEATED"


def exchanged(parts, place, part):
    return (*parts[:place], part, *parts[place + 1 :])


def test_the_sealed_shares_must_have_mine_among_them():
    table = Round()
    share, sealed = table.shares[1], table.seal()
    missing = replace(sealed, commitments=sealed.commitments[:2])
    short = replace(sealed, commitments=exchanged(sealed.commitments, 0, b"short"))
    other = replace(sealed, commitments=exchanged(sealed.commitments, 1, bytes(32)))
    assert code_of(share.open, missing) == "E_NONCE_COUNT"
    assert code_of(share.open, short) == "E_NONCE_COUNT"
    assert code_of(share.open, other) == "E_NONCE_OWN"
    assert share.open(sealed) == share.nonce
    again = replace(sealed, commitments=exchanged(sealed.commitments, 0, bytes(32)))
    assert code_of(share.open, again) == "E_NONCE_CHANGED"


def test_the_opened_shares_must_be_the_sealed_ones():
    table = Round()
    opened = table.open()
    share = table.shares[1]
    assert code_of(share.agree, replace(opened, nonces=opened.nonces[:2])) == "E_NONCE_COUNT"
    assert code_of(share.agree, replace(opened, nonces=exchanged(opened.nonces, 1, bytes(32)))) == "E_NONCE_OWN"
    assert code_of(share.agree, replace(opened, nonces=exchanged(opened.nonces, 0, bytes(32)))) == "E_NONCE_CHANGED"
    assert code_of(share.agree, replace(opened, nonces=exchanged(opened.nonces, 2, b"short"))) == "E_NONCE_CHANGED"
    early = Round().shares[1]
    assert code_of(early.agree, opened) == "E_NONCE_EARLY"


def test_the_match_must_be_the_one_that_was_agreed_on():
    table = Round()
    opened = table.open()
    share, agreed = table.shares[0], table.agreement.agreed()
    share.agree(opened)
    share.check_match(agreed)
    second = replace(agreed, commitment=commitment(agreed.match, bytes(32)))
    assert code_of(share.check_match, second) == "E_COMMITMENT_CHANGED"
    ground = replace(agreed, nonces=exchanged(agreed.nonces, 2, bytes(32)))
    assert code_of(share.check_match, ground) == "E_NONCE_CHANGED"
    for change in ({"pace": "slow"}, {"rated": True}, {"seats": agreed.seats[:2]}, {"started": 1}):
        assert code_of(share.check_match, replace(agreed, **change)) == "E_SETUP_CHANGED"
    assert rules_hash(replace(agreed, seats=agreed.seats[::-1])) == rules_hash(agreed)
    share.check_match(replace(agreed, seats=agreed.seats[::-1]))  # the lot is checked when the secret is open


def test_a_match_that_begins_while_the_line_is_broken_is_checked_when_it_is_taken_up():
    table = Round()
    table.open()
    agreed, (first, second, third) = table.agreement.agreed(), table.shares
    first.check_match(agreed)
    assert first.nonces == agreed.nonces
    theirs = replace(agreed, nonces=exchanged(agreed.nonces, first.number, bytes(32)))
    assert code_of(second.check_match, theirs) == "E_NONCE_CHANGED"
    mine = replace(agreed, nonces=exchanged(agreed.nonces, third.number, bytes(32)))
    assert code_of(third.check_match, mine) == "E_NONCE_OWN"
    assert code_of(Round().shares[0].check_match, agreed) == "E_NONCE_EARLY"  # mine was never opened


def test_a_set_up_that_failed_opens_the_secret_that_it_was_bound_to():
    table = Round()
    void = table.agreement.void([3])
    assert void == SetupVoid(table.setup.match, table.secret, (3,))
    table.shares[0].check_void(void)
    assert code_of(table.shares[0].check_void, replace(void, secret=bytes(32))) == "E_SECRET"


# -- signatures ----------------------------------------------------------------------------


def test_a_head_is_signed_for_one_match_and_record():
    signed = KEY.head(b"m" * 16, 3, bytes(32))
    assert is_head_signed(KEY.public, signed)
    for change in ({"match": b"n" * 16}, {"seq": 4}, {"head": b"h" * 32}, {"signature": bytes(64)}, {"signature": b""}):
        assert not is_head_signed(KEY.public, replace(signed, **change))
    assert not is_head_signed(OTHER_KEY.public, signed)
    assert not is_head_signed(b"no key", signed)


def test_two_heads_for_one_record_are_a_proof_that_anybody_can_check():
    heads = SignedHeads(KEY.public)
    first, second = KEY.head(b"m" * 16, 3, bytes(32)), KEY.head(b"m" * 16, 3, b"h" * 32)
    assert heads.take(first) is heads.take(first) is heads.take(KEY.head(b"m" * 16, 4, b"h" * 32)) is None
    proof = heads.take(second)
    assert proof == Contradiction(KEY.public, first, second)
    assert proof.is_proof()
    assert not Contradiction(KEY.public, first, first).is_proof()
    assert not Contradiction(OTHER_KEY.public, first, second).is_proof()
    assert not Contradiction(KEY.public, first, replace(second, seq=4)).is_proof()
    assert code_of(heads.take, OTHER_KEY.head(b"m" * 16, 5, bytes(32))) == "E_HEAD_SIGNATURE"


def test_the_first_head_binds_everybodys_share():
    table = Round()
    opened = table.open()
    agreed = table.agreement.agreed()
    signed = KEY.head(agreed.match, 0, genesis(transcript(agreed)))
    assert is_head_signed(KEY.public, signed)
    assert genesis(transcript(table.shares[0].agree(opened))) == signed.head


def test_a_key_has_a_name_that_people_can_compare():
    assert KEY.kid == key_id(KEY.public) != OTHER_KEY.kid
    assert key_name(KEY.public).replace(" ", "") == KEY.kid.hex()
    assert "private" not in repr(KEY)
