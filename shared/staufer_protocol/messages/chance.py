"""Agreeing on the chance of a match before it begins, and standing by its course."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.messages.parts import Setup


@dataclass(frozen=True, slots=True)
class SetupOffered:
    """Everybody is ready: the server binds itself to a secret, and asks each person for a sealed nonce."""

    setup: Setup  # with its chairs in any order, and without nonces
    rules: bytes  # the hash of the rules and of all that was agreed
    kid: bytes  # which key signs
    key: bytes  # and the key itself
    signature: bytes  # Ed25519, under the commitment
    left: int  # until the set-up is void


@dataclass(frozen=True, slots=True)
class SealNonce:
    """My share of the chance, sealed: the answer to ``SetupOffered``."""

    match: bytes
    commitment: bytes


@dataclass(frozen=True, slots=True)
class NoncesSealed:
    """All have sealed; now, and not before, each opens his own."""

    match: bytes
    commitments: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class OpenNonce:
    """The share itself, once everybody's is sealed: the answer to ``NoncesSealed``."""

    match: bytes
    nonce: bytes


@dataclass(frozen=True, slots=True)
class NoncesOpened:
    """All have opened: everybody can work out what the match's chance follows from."""

    match: bytes
    nonces: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class RefuseSetup:
    """I take no part in this set-up: something about it is not right."""

    match: bytes


@dataclass(frozen=True, slots=True)
class SetupVoid:
    """Somebody did not finish; the secret is opened, so that nobody can throw away what he dislikes unseen."""

    match: bytes
    secret: bytes
    players: tuple[int, ...]  # the accounts that did not answer, or went


@dataclass(frozen=True, slots=True)
class AskHead:
    """Sign for me where the match stands: answered by ``SignedHead``."""

    match: bytes


@dataclass(frozen=True, slots=True)
class SignedHead:
    """The server stands by this course of the match, up to record *seq*."""

    match: bytes
    seq: int
    head: bytes
    kid: bytes
    signature: bytes
