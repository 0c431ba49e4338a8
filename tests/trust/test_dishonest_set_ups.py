"""Ways in which a host can cheat before the deal, each in ten variations: nobody who is honest plays such a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from games.watched import WATCHED
from protocol.tables import KEY
from staufer_client.own_proof import with_my_own
from staufer_protocol.complaint import Complaint
from staufer_protocol.fairness import commitment, nonce_commitment
from staufer_protocol.messages import NoncesOpened, NoncesSealed, SealNonce
from staufer_protocol.receipt import Agreement, Share, number_of
from staufer_protocol.replay import read_replay, verify
from trust.meeting import Meeting, to_client
from trust.test_dishonest_hosts import variations
from trust.victim import Victim
from trust.witness import GAMES, SEATS, honest


class Rounds:
    """A set-up in which one seat is a puppet of the host."""

    def __init__(self, variation: int) -> None:
        self.dice = Random(variation)
        name = GAMES[variation % len(GAMES)]
        meeting = Meeting(WATCHED[name], SEATS[name], {}, 900 + variation, calm=True)
        wish = replace(meeting.setup, nonces=())
        self.agreement = Agreement(wish, meeting.secret)
        self.match = wish.match
        offer = to_client(KEY.offer(self.agreement.setup, 30_000))
        numbers = [number_of(offer.setup, seat.player) for seat in offer.setup.seats]
        self.me, self.puppet, *_ = self.dice.sample(numbers, len(numbers))
        self.shares = {n: Share(offer, n, self.dice.randbytes(32), KEY.public) for n in numbers}
        self.mine = self.shares[self.me]
        self.puppets_name = sorted(offer.setup.seats, key=lambda seat: number_of(offer.setup, seat.player))[
            self.puppet
        ].name

    def sealed(self) -> NoncesSealed:
        told = [self.agreement.seal(number, share.commitment) for number, share in self.shares.items()]
        return told[-1]

    def opened(self) -> NoncesOpened:
        told = [self.agreement.open(number, share.nonce) for number, share in self.shares.items()]
        return told[-1]

    def another_nonce(self) -> bytes:
        """Of many the host takes the one that it likes best."""
        ground = [self.dice.randbytes(32) for _ in range(20)]
        return max(ground, key=lambda nonce: commitment(self.match, nonce))


def put(parts: Sequence[bytes], number: int, part: bytes) -> tuple[bytes, ...]:
    return (*parts[:number], part, *parts[number + 1 :])


def said_by(wish: Callable[..., object], *told: object) -> str:
    with pytest.raises(Complaint) as complaint:
        wish(*told)
    return complaint.value.sentence


@variations
def test_a_second_commitment(variation):
    rounds = Rounds(variation)
    rounds.mine.open(to_client(rounds.sealed()))
    rounds.mine.agree(to_client(rounds.opened()))
    other = commitment(rounds.match, rounds.dice.randbytes(32))
    begun = replace(rounds.agreement.agreed(), commitment=other)
    said = said_by(rounds.mine.check_match, begun)
    assert said == "The server has exchanged the secret that it was bound to."


@variations
def test_a_puppets_nonce_that_was_chosen_after_mine(variation):
    """The puppet opens another one than it had sealed."""
    rounds = Rounds(variation)
    rounds.mine.open(to_client(rounds.sealed()))
    opened = rounds.opened()
    ground = replace(opened, nonces=put(opened.nonces, rounds.puppet, rounds.another_nonce()))
    said = said_by(rounds.mine.agree, to_client(ground))
    assert said == f"The share of the chance of {rounds.puppets_name} is not the one that was sealed."


@variations
def test_a_puppets_seal_that_was_exchanged_after_mine_was_opened(variation):
    """The first round is told anew, so that the puppet's ground nonce would fit."""
    rounds = Rounds(variation)
    sealed = rounds.sealed()
    rounds.mine.open(to_client(sealed))
    nonce = rounds.another_nonce()
    anew = put(sealed.commitments, rounds.puppet, nonce_commitment(rounds.match, rounds.puppet, nonce))
    said = said_by(rounds.mine.open, to_client(replace(sealed, commitments=anew)))
    assert said == "The server has exchanged what the players had sealed."


@variations
async def test_a_match_whose_chance_was_never_agreed_on(variation, tmp_path):
    """The host offers no set-up and makes up everybody's nonce; the file it gives out is right in itself."""
    meeting = honest(variation % 6)
    victim = Victim(meeting.setup.seats[0].player, tmp_path)
    assert not await victim.follows(meeting.setup)
    victim.asks_for(meeting.setup.match)
    assert not await victim.follows(meeting.setup)
    assert victim.read == ["The server has begun a match without your share of its chance: it is not followed."] * 2
    assert victim.matches == {}


@variations
async def test_another_match_than_the_one_that_was_agreed_on(variation, tmp_path):
    """The host offers one, takes the seal, and opens another whose deal it likes."""
    rounds, other = Rounds(variation), honest(variation % 6)
    victim = Victim(other.setup.seats[0].player, tmp_path)
    assert await victim.notary.heed(to_client(KEY.offer(rounds.agreement.setup, 30_000)))
    assert [type(message) for message in victim.sent] == [SealNonce]
    assert not await victim.follows(other.setup)
    assert victim.read == ["The server has begun a match without your share of its chance: it is not followed."]


@variations
async def test_a_match_that_is_said_to_have_been_set_up_at_another_computer(variation, tmp_path):
    """It may be true: then it is followed, and neither the table nor the proof says more than is known."""
    meeting = honest(variation % 6)
    victim = Victim(meeting.setup.seats[0].player, tmp_path)
    victim.asks_for(meeting.setup.match)
    assert await victim.follows(meeting.setup)
    assert victim.read == [
        "This computer has no receipt for this match: it was set up at another one. "
        "Whether your own share of its chance is in it cannot be checked here."
    ]
    replay = read_replay(meeting.file())
    verdict = with_my_own(verify(replay), replay, replay.head, KEY.public, None, is_mine=True)
    assert verdict.is_verified
    assert not verdict.is_whole
    assert verdict.sentence == (
        "Verified, but not your own share of the chance: this computer has no receipt for this match."
    )
    assert [step.step for step in verdict.steps if step.is_open] == ["mine"]
    assert not any("sealed before" in step.sentence for step in verdict.steps)
