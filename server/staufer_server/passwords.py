"""Passwords and recovery codes: what will do, what is kept of them, and how they are compared.

Hashing is dear on purpose: it is done beside the loop, two at a time, and whoever comes when many wait already is sent
away for a moment.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from staufer_server.denials import Denied
from staufer_server.names import name_key
from staufer_server.timekeeping import RandomBytes

SHORTEST, LONGEST = 8, 128
AT_ONCE, MOST_WAITING = 2, 32
CODE_BYTES = 15  # 120 bits in 24 letters
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that are taken for one another
MISREAD = str.maketrans("OIL", "011")
T = TypeVar("T")


def new_hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1, hash_len=32, salt_len=16)


def normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


class Passwords:
    def __init__(self) -> None:
        self._hasher = new_hasher()
        self._workers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = ""  # compared with where there is no such account, so that it takes as long

    def stop(self) -> None:
        self._workers.shutdown()

    async def hashed(self, password: str, name: str) -> str:
        """What is kept of a new password; a refusal where everybody would guess it."""
        return await self._beside(lambda: self._hasher.hash(checked(password, name)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password of which *kept* was kept; None, where there is none, fits nothing."""
        return await self._beside(lambda: self._fits(kept, normal(password)))

    def is_dated(self, kept: str) -> bool:
        """Whether it was hashed more cheaply than today."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, kept: str | None, password: str) -> bool:
        if not self._nobodys:
            self._nobodys = self._hasher.hash("nobody has this one")
        try:
            is_right = self._hasher.verify(kept or self._nobodys, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
        return is_right and kept is not None

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= AT_ONCE + MOST_WAITING:
            raise Denied("E_BUSY", "Many people sign in at this moment: try again in some seconds.", 503, 5)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._workers, work)
        finally:
            self._waiting -= 1


def checked(password: str, name: str) -> str:
    """The password in its normal form; no rules of composition, but none that everybody would try first."""
    wish = normal(password)
    if not SHORTEST <= len(wish) <= LONGEST:
        raise Denied("E_PASSWORD_LENGTH", f"A password has between {SHORTEST} and {LONGEST} characters.")
    key = name_key(wish)
    if key in common_passwords() or key.strip("0123456789 .!") in ("", name_key(name), name_key(name).replace(" ", "")):
        raise Denied("E_PASSWORD_KNOWN", "Everybody who guesses would try this password early: choose another.")
    return wish


def common_passwords() -> frozenset[str]:
    """The thirty thousand that were found most often where passwords had leaked."""
    if not _COMMON:
        from zxcvbn.frequency_lists import FREQUENCY_LISTS  # noqa: PLC0415 -- large, and seldom needed

        _COMMON.append(frozenset(FREQUENCY_LISTS["passwords"]))
    return _COMMON[0]


_COMMON: list[frozenset[str]] = []


# -- recovery codes ------------------------------------------------------------------------


def new_code(random_bytes: RandomBytes) -> str:
    """Six groups of four letters, to be written down."""
    number = int.from_bytes(random_bytes(CODE_BYTES), "big")
    letters = [LETTERS[number >> 5 * n & 31] for n in range(CODE_BYTES * 8 // 5)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, len(letters), 4))


def code_digest(code: str) -> bytes:
    """What is kept of a code; it is long enough to need no salt.  What is easily misread is read as it was meant."""
    letters = "".join(letter for letter in normal(code).upper() if letter.isalnum()).translate(MISREAD)
    return hashlib.sha256(b"staufer/recovery/1" + letters.encode()).digest()


def code_fits(kept: bytes | None, code: str) -> bool:
    return hmac.compare_digest(kept or b"", code_digest(code))
