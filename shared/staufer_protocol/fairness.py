"""Chance and secrets that everybody can check: hashes, commitment, random numbers, seals, chain.

Before the deal the host commits to a secret; all of NATURE's answers and all salts follow from it
and from the agreed set-up.  At the end the secret is opened, and the match can be run again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import replace
from struct import Struct

from staufer_protocol.codec import enc, to_plain
from staufer_protocol.messages import SeatedPlayer, Setup

MATCH_BYTES = 16
SECRET_BYTES = 32
SALT_BYTES = 16
NONCE_BYTES = 32
CHECK_BYTES = 8
SEATING = (0, "seats")  # the first event of a match: which chair gets which seat

_U32 = Struct(">I")
_WORDS = Struct(">8I")
_SEQ_PART = Struct(">QB")
_SEQ_PART_VIS = Struct(">QBH")
_SEQ_VIS = Struct(">QH")


def TH(tag: str, *parts: bytes) -> bytes:  # noqa: N802 -- the construction's own name
    """A hash for one purpose; every part is bound with its length."""
    name = tag.encode()
    hashed = bytearray((len(name),))
    hashed += name
    for part in parts:
        hashed += _U32.pack(len(part))
        hashed += part
    return hashlib.sha256(hashed).digest()


def HM(key: bytes, message: bytes) -> bytes:  # noqa: N802 -- the construction's own name
    return hmac.digest(key, message, "sha256")


# -- set-up --------------------------------------------------------------------------------


def rules_hash(setup: Setup) -> bytes:
    """Binds the game, its version and components, the options, who sits down, and the terms; not the nonces."""
    chairs = [to_plain(chair) for chair in chairs_of(setup.seats)]
    return TH(
        "staufer/rules/1",
        setup.game.encode(),
        setup.rules_version.encode(),
        setup.data_hash,
        enc(setup.options),
        enc([chairs, setup.pace, setup.rated, setup.started]),
    )


def commitment(match: bytes, secret: bytes) -> bytes:
    return TH("staufer/commit/1", match, secret)


def nonce_commitment(match: bytes, number: int, nonce: bytes) -> bytes:
    """What the giver of this number sends before he opens his own share of the chance."""
    return TH("staufer/nonce/1", match, bytes((number,)), nonce)


def nonce_commitments(match: bytes, nonces: Sequence[bytes]) -> tuple[bytes, ...]:
    return tuple([nonce_commitment(match, number, nonce) for number, nonce in enumerate(nonces)])


def transcript(setup: Setup) -> bytes:
    """All that was agreed before the first record."""
    return transcript_of(setup.match, rules_hash(setup), setup.commitment, setup.nonces)


def transcript_of(match: bytes, rules: bytes, committed: bytes, nonces: Sequence[bytes]) -> bytes:
    count = bytes((len(nonces),))
    return TH("staufer/setup/1", match, rules, committed, count, *nonce_commitments(match, nonces), *nonces)


class Keys:
    """What follows from the secret of one match.  It never touches a state, a frame or a log."""

    __slots__ = ("chance", "salt", "store", "transcript")

    def __init__(self, secret: bytes, transcript: bytes) -> None:
        master = HM(secret, b"staufer/master/1" + transcript)
        self.transcript = transcript
        self.chance = HM(master, b"staufer/chance/1")
        self.salt = HM(master, b"staufer/salt/1")
        self.store = HM(master, b"staufer/store/1")

    def salt_of(self, seq: int, part: int) -> bytes:
        return HM(self.salt, _SEQ_PART.pack(seq, part))[:SALT_BYTES]


# -- chance --------------------------------------------------------------------------------


class Chance:
    """Random numbers for each of NATURE's answers, from a stream of its own."""

    __slots__ = ("_key",)

    def __init__(self, keys: Keys) -> None:
        self._key = keys.chance

    def words(self, event: int, label: str) -> Callable[[], int]:
        """The 32-bit words of one event, one after the other."""
        name = label.encode()
        key = HM(self._key, _U32.pack(event) + bytes((len(name),)) + name)
        left: list[int] = []
        block = 0

        def word() -> int:
            nonlocal block
            if not left:
                left.extend(reversed(_WORDS.unpack(HM(key, _U32.pack(block)))))
                block += 1
            return left.pop()

        return word

    def below(self, event: int, label: str) -> Callable[[int], int]:
        """What draws evenly from 0 to n-1; words beyond the last whole multiple of n are left out."""
        word = self.words(event, label)

        def below(n: int) -> int:
            limit = (1 << 32) - (1 << 32) % n
            while (drawn := word()) >= limit:
                pass
            return drawn % n

        return below


def shuffle(items: MutableSequence[SeatedPlayer] | MutableSequence[int], below: Callable[[int], int]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]  # type: ignore[assignment]  # both are of one list


def chairs_of(players: Sequence[SeatedPlayer]) -> list[SeatedPlayer]:
    """The players in an order that says nothing of their seats."""
    return sorted(players, key=lambda player: enc(to_plain(player)))


def givers_of(players: Sequence[SeatedPlayer]) -> list[SeatedPlayer]:
    """The people, who each give a nonce, in the order of their numbers; bots give none."""
    return [player for player in chairs_of(players) if not player.is_bot]


def has_all_nonces(setup: Setup) -> bool:
    """Whether every person has had his share in the chance of the match."""
    lengths = [len(nonce) for nonce in setup.nonces]
    return lengths == [NONCE_BYTES] * len(givers_of(setup.seats))


def seat_by_lot(setup: Setup, secret: bytes) -> Setup:
    """The same match with its seats drawn; the hash of the rules does not change by it."""
    seats = chairs_of(setup.seats)
    shuffle(seats, Chance(Keys(secret, transcript(setup))).below(*SEATING))
    return replace(setup, seats=tuple(seats))


# -- seals and chain -----------------------------------------------------------------------


def seal(match: bytes, seq: int, part: int, *, vis: int, salt: bytes, plaintext: bytes) -> bytes:
    """The commitment in the public bytes that stands for *plaintext*."""
    return TH("staufer/seal/1", match, _SEQ_PART_VIS.pack(seq, part, vis), salt, plaintext)


def genesis(transcript: bytes) -> bytes:
    return TH("staufer/genesis/1", transcript)


def chain(head: bytes, pub: bytes) -> bytes:
    return TH("staufer/rec/1", head, pub)


def view_check(match: bytes, seq: int, vis: int, view: bytes) -> bytes:
    """Digest of an observer's own view; *vis* is the seat's bit, 0 for the public."""
    return TH("staufer/view/1", match, _SEQ_VIS.pack(seq, vis), view)[:CHECK_BYTES]
