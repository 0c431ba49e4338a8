"""How the chance of a match is agreed on, in two rounds in which nobody can choose last, and what is signed of it.

The host commits to a secret, then every person to a nonce; only when all commitments are out is any
nonce opened.  All chance follows from the secret and the nonces, so whoever is honest himself knows
that nobody has steered it: neither the host nor the others, nor all of them together.  A set-up that
somebody does not finish is void, and its secret is published.

``Agreement`` is the host's side, ``Share`` one person's; a match of one screen has all of them.  The
nonces and the secret are handed in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from struct import Struct

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from staufer_protocol.complaint import Damaged, Distrust, Refusal
from staufer_protocol.fairness import (
    NONCE_BYTES,
    TH,
    chairs_of,
    commitment,
    givers_of,
    nonce_commitment,
    rules_hash,
    seat_by_lot,
)
from staufer_protocol.messages import NoncesOpened, NoncesSealed, Setup, SetupOffered, SetupVoid, SignedHead

HASH_BYTES = 32
KEY_BYTES = 32  # of an Ed25519 key, the private and the public one
KID_BYTES = 8

SEQS = range(1 << 32)  # numbers that a record can have

_SEQ = Struct(">Q")


# -- what is signed ------------------------------------------------------------------------


class RecordKey:
    """With which whoever hosts matches signs what he deals."""

    __slots__ = ("_key", "kid", "public")

    def __init__(self, private: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.public = self._key.public_key().public_bytes_raw()
        self.kid = key_id(self.public)

    def sign(self, message: bytes) -> bytes:
        return self._key.sign(message)

    def head(self, match: bytes, seq: int, head: bytes) -> SignedHead:
        """The host's word that the match had this course up to record *seq*."""
        return SignedHead(match, seq, head, self.kid, self.sign(head_to_sign(match, seq, head)))

    def offer(self, setup: Setup, left: int) -> SetupOffered:
        """The first message of a set-up; *left* in ms."""
        return SetupOffered(setup, rules_hash(setup), self.kid, self.public, self.sign(setup.commitment), left)


def key_id(public: bytes) -> bytes:
    """The short name of a key."""
    return TH("staufer/key/1", public)[:KID_BYTES]


def key_name(public: bytes) -> str:
    """The same for people, who compare it with what the server's owner has published."""
    said = key_id(public).hex()
    return " ".join(said[at : at + 4] for at in range(0, len(said), 4))


def head_to_sign(match: bytes, seq: int, head: bytes) -> bytes:
    return TH("staufer/head/1", match, _SEQ.pack(seq), head)


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):  # the second: no key, or no signature at all
        return False
    return True


def is_head_signed(public: bytes, signed: SignedHead) -> bool:
    return is_signed(public, head_to_sign(signed.match, signed.seq, signed.head), signed.signature)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """One key has signed two courses of one match: a proof against its owner that anybody can check."""

    key: bytes
    first: SignedHead
    second: SignedHead

    def is_proof(self) -> bool:
        one, other = self.first, self.second
        is_same_place = (one.match, one.seq) == (other.match, other.seq)
        is_signed_twice = is_head_signed(self.key, one) and is_head_signed(self.key, other)
        return is_same_place and one.head != other.head and is_signed_twice


def proof_to_json(proof: Contradiction) -> str:
    """For anybody: key, match and record, and the two heads with their signatures, in hexadecimal."""
    heads = [{"head": one.head.hex(), "signature": one.signature.hex()} for one in (proof.first, proof.second)]
    plain = {"key": proof.key.hex(), "match": proof.first.match.hex(), "record": proof.first.seq, "heads": heads}
    return json.dumps(plain, indent=2)


def proof_from_json(text: str) -> Contradiction:
    """Damaged where it is no such proof; whether it proves anything says ``is_proof``."""
    try:
        plain = json.loads(text)
        key, match, seq = bytes.fromhex(plain["key"]), bytes.fromhex(plain["match"]), plain["record"]
        first, second = (
            SignedHead(match, seq, bytes.fromhex(one["head"]), key_id(key), bytes.fromhex(one["signature"]))
            for one in plain["heads"]
        )
        if type(seq) is not int or seq not in SEQS:
            raise ValueError(seq)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Damaged("E_NO_PROOF", "This file is no proof of two courses of one match.") from error
    return Contradiction(key, first, second)


class SignedHeads:
    """The heads that came signed in one match, under the key that its host is known by."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.by_seq: dict[int, SignedHead] = {}

    def take(self, signed: SignedHead) -> Contradiction | None:
        """Keep it; a proof where another one was signed for the same record.  Distrust for a false signature."""
        if not is_head_signed(self.key, signed):
            raise Distrust("E_HEAD_SIGNATURE", "The server did not sign the course of this match with its own key.")
        known = self.by_seq.setdefault(signed.seq, signed)
        return None if known.head == signed.head else Contradiction(self.key, known, signed)


# -- the host's side -----------------------------------------------------------------------


class Agreement:
    """A set-up under way: it takes each person's part in both rounds, by his number among the givers."""

    def __init__(self, setup: Setup, secret: bytes) -> None:
        if commitment(setup.match, secret) != setup.commitment:
            raise Refusal("E_SETUP", "The set-up of the match does not commit to this secret.")
        givers = len(givers_of(setup.seats))
        self.setup = replace(setup, seats=tuple(chairs_of(setup.seats)), nonces=())
        self._secret = secret
        self._sealed: list[bytes | None] = [None] * givers
        self._opened: list[bytes | None] = [None] * givers

    def seal(self, number: int, committed: bytes) -> NoncesSealed | None:
        """The first round; what all are told once it is complete."""
        if self._sealed[number] is not None:
            raise Refusal("E_NONCE_AGAIN", "You have sealed your share of the chance already: it cannot be exchanged.")
        if len(committed) != HASH_BYTES:
            raise Refusal("E_NONCE_FORM", "This is no seal of a share of the chance.")
        self._sealed[number] = committed
        return NoncesSealed(self.setup.match, tuple(all_of(self._sealed))) if not missing(self._sealed) else None

    def open(self, number: int, nonce: bytes) -> NoncesOpened | None:
        """The second round; what all are told once it is complete."""
        sealed = self._sealed[number]
        if sealed is None or missing(self._sealed):
            raise Refusal("E_NONCE_EARLY", "Not everybody has sealed his share of the chance yet: keep yours closed.")
        if self._opened[number] is not None:
            raise Refusal("E_NONCE_AGAIN", "You have opened your share of the chance already.")
        if len(nonce) != NONCE_BYTES or nonce_commitment(self.setup.match, number, nonce) != sealed:
            raise Refusal("E_NONCE_CHANGED", "This is not the share of the chance that you had sealed.")
        self._opened[number] = nonce
        return NoncesOpened(self.setup.match, tuple(all_of(self._opened))) if self.is_complete else None

    @property
    def is_complete(self) -> bool:
        return not missing(self._opened)

    def late(self) -> list[int]:
        """Who keeps the others waiting, by number."""
        return missing(self._sealed) or missing(self._opened)

    def agreed(self) -> Setup:
        """What the match is played by; its seats are drawn by lot."""
        if not self.is_complete:
            raise ValueError("the set-up is not complete")
        return seat_by_lot(replace(self.setup, nonces=tuple(all_of(self._opened))), self._secret)

    def void(self, players: Sequence[int]) -> SetupVoid:
        """The set-up comes to nothing because of these accounts: its secret is opened."""
        return SetupVoid(self.setup.match, self._secret, tuple(players))


def missing(parts: Sequence[bytes | None]) -> list[int]:
    return [number for number, part in enumerate(parts) if part is None]


def all_of(parts: Sequence[bytes | None]) -> list[bytes]:
    return [part for part in parts if part is not None]


# -- one person's side ---------------------------------------------------------------------


class Share:
    """One person's part in a set-up: he believes nothing, and raises ``Distrust`` where something is wrong.

    *key* is the one that the host is known by, *number* the person's among the givers.
    """

    def __init__(self, offer: SetupOffered, number: int, nonce: bytes, key: bytes) -> None:
        check_offer(offer, key)
        self.offer = offer
        self.number = number
        self.nonce = nonce
        self.sealed: tuple[bytes, ...] = ()  # once the first round is complete
        self.nonces: tuple[bytes, ...] = ()  # once the second is

    @property
    def commitment(self) -> bytes:
        """What is sent in the first round."""
        return nonce_commitment(self.offer.setup.match, self.number, self.nonce)

    def open(self, message: NoncesSealed) -> bytes:
        """All have sealed: my nonce may be opened now."""
        if self.sealed and message.commitments != self.sealed:
            raise Distrust("E_NONCE_CHANGED", "The server has exchanged what the players had sealed.")
        givers = len(givers_of(self.offer.setup.seats))
        if len(message.commitments) != givers or any(len(one) != HASH_BYTES for one in message.commitments):
            raise Distrust("E_NONCE_COUNT", "Not everybody has sealed a share of the chance: the match is not begun.")
        if message.commitments[self.number] != self.commitment:
            raise Distrust("E_NONCE_OWN", "The server gives another share of the chance for mine.")
        self.sealed = message.commitments
        return self.nonce

    def agree(self, message: NoncesOpened) -> Setup:
        """All have opened: what the match will be played by, but for the order of the seats."""
        if not self.sealed:
            raise Distrust("E_NONCE_EARLY", "The server opened the shares of the chance before all were sealed.")
        match = self.offer.setup.match
        if len(message.nonces) != len(self.sealed):
            raise Distrust("E_NONCE_COUNT", "Not everybody has opened his share of the chance.")
        if message.nonces[self.number] != self.nonce:
            raise Distrust("E_NONCE_OWN", "The server gives another share of the chance for mine.")
        for number, nonce in enumerate(message.nonces):
            if len(nonce) != NONCE_BYTES or nonce_commitment(match, number, nonce) != self.sealed[number]:
                name = givers_of(self.offer.setup.seats)[number].name
                raise Distrust("E_NONCE_CHANGED", f"The share of the chance of {name} is not the one that was sealed.")
        self.nonces = message.nonces
        return replace(self.offer.setup, nonces=message.nonces)

    def check_match(self, setup: Setup) -> None:
        """The match that begins, or is taken up, is the one that was agreed on; only its seats may be in any order."""
        mine = self.offer.setup
        if setup.commitment != mine.commitment:
            raise Distrust("E_COMMITMENT_CHANGED", "The server has exchanged the secret that it was bound to.")
        if not self.nonces:  # the line broke before they came
            self.agree(NoncesOpened(setup.match, setup.nonces))
        if setup.nonces != self.nonces:
            raise Distrust("E_NONCE_CHANGED", "The match has other shares of the chance than were agreed on.")
        if replace(setup, seats=tuple(chairs_of(setup.seats))) != replace(
            mine, seats=tuple(chairs_of(mine.seats)), nonces=self.nonces
        ):
            raise Distrust("E_SETUP_CHANGED", "The match that began is not the one that was agreed on.")

    def check_void(self, void: SetupVoid) -> None:
        """The set-up came to nothing: the secret that is published is the one that the host was bound to."""
        if commitment(self.offer.setup.match, void.secret) != self.offer.setup.commitment:
            raise Distrust(
                "E_SECRET", "The secret of a set-up that failed is not the one that the server was bound to."
            )


def check_offer(offer: SetupOffered, key: bytes) -> None:
    """Whether the host is who he was, and is bound to a secret for what is to be played."""
    if offer.key != key or offer.kid != key_id(offer.key):
        raise Distrust("E_KEY", "The set-up of the match is signed with another key than this server's.")
    if not is_signed(offer.key, offer.setup.commitment, offer.signature):
        raise Distrust("E_SIGNATURE", "The server has not signed the commitment to its secret.")
    if len(offer.setup.commitment) != HASH_BYTES or offer.setup.nonces:
        raise Distrust("E_SETUP", "The server wants to set the match up without the players' shares of the chance.")
    if offer.rules != rules_hash(offer.setup):
        raise Distrust("E_RULES_HASH", "What is to be played is not what the server is bound to.")


def number_of(setup: Setup, player: int) -> int:
    """The number of an account among the givers."""
    found = [number for number, giver in enumerate(givers_of(setup.seats)) if giver.player == player]
    if len(found) != 1:
        raise Distrust("E_NOT_SEATED", "The server has set up a match without a seat for you.")
    return found[0]


# -- all of it at one screen ---------------------------------------------------------------


def agree_alone(setup: Setup, secret: bytes, key: RecordKey, random_bytes: Callable[[int], bytes]) -> Setup:
    """The same two rounds where one program plays everybody's part."""
    agreement = Agreement(setup, secret)
    offer = key.offer(agreement.setup, 0)
    numbers = range(len(givers_of(setup.seats)))
    shares = [Share(offer, number, random_bytes(NONCE_BYTES), key.public) for number in numbers]
    sealed = [agreement.seal(share.number, share.commitment) for share in shares]
    opened = [agreement.open(share.number, share.open(sealed[-1])) for share in shares if sealed[-1] is not None]
    agreed = agreement.agreed()
    for share in shares:
        if opened[-1] is not None:
            share.agree(opened[-1])
        share.check_match(agreed)
    return agreed
