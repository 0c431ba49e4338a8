"""The secrets of matches at rest: wrapped with a key that is not in the database."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from staufer_protocol.codec import dec, enc
from staufer_server.config import BadConfig
from staufer_server.own_files import write_new
from staufer_server.timekeeping import RandomBytes

KEY_BYTES = 32
NONCE_BYTES = 12


class WrongKey(Exception):
    """The secret was wrapped with another key."""


class Vault:
    def __init__(self, key: bytes, random_bytes: RandomBytes) -> None:
        self._cipher = AESGCM(key)
        self._random_bytes = random_bytes
        self.kid = hashlib.sha256(b"staufer/kid/1" + key).hexdigest()[:16]

    def wrap(self, match: bytes, secret: bytes) -> bytes:
        nonce = self._random_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret, match)

    def unwrap(self, match: bytes, wrapped: bytes) -> bytes:
        try:
            return self._cipher.decrypt(wrapped[:NONCE_BYTES], wrapped[NONCE_BYTES:], match)
        except InvalidTag as failure:
            raise WrongKey(f"The secret of match {match.hex()} was not wrapped with this key.") from failure


def open_vault(base: Path, key_text: str, random_bytes: RandomBytes) -> Vault:
    """With the key that is given, else with the one in the file beside the database, whose name begins with *base*."""
    if key_text:
        return Vault(key_from(key_text, "the setting key (STAUFER_KEY, or the settings file)"), random_bytes)
    file = base.with_name(base.name + ".key")
    if not file.exists():
        write_new(file, f"{random_bytes(KEY_BYTES).hex()}\n".encode("ascii"))
    return Vault(key_from(file.read_text("ascii"), str(file)), random_bytes)


def key_from(text: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError as failure:
        raise BadConfig(f"The key in {where} has to be 64 hexadecimal digits.") from failure
    if len(key) != KEY_BYTES:
        raise BadConfig(f"The key in {where} has to be 64 hexadecimal digits.")
    return key


class RecordCipher:
    """What is sealed in the records of one match, at rest: under a key that follows from its secret."""

    def __init__(self, match: bytes, store_key: bytes) -> None:
        self._match = match
        self._cipher = AESGCM(store_key)

    def close(self, seq: int, plaintexts: Sequence[bytes]) -> bytes:
        if not plaintexts:
            return b""
        number = seq.to_bytes(NONCE_BYTES, "big")
        return self._cipher.encrypt(number, enc(plaintexts), self._match + number)

    def open(self, seq: int, closed: bytes) -> tuple[bytes, ...]:
        if not closed:
            return ()
        number = seq.to_bytes(NONCE_BYTES, "big")
        try:
            opened = dec(self._cipher.decrypt(number, closed, self._match + number))
        except InvalidTag as failure:
            raise WrongKey(f"Record {seq} of match {self._match.hex()} cannot be opened.") from failure
        assert isinstance(opened, list)
        return tuple(part for part in opened if isinstance(part, bytes))
