"""Signing in with name and password, keeping a guest account, recovering it, signing out.

Failures are counted for each pair of name and network: after some of them one has to wait, longer and longer, but
nobody can lock somebody else out.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

import structlog

from staufer_server import devices
from staufer_server.accounts import Account, Accounts, account_of, forget, refuse_banned, take_name
from staufer_server.buckets import MOST_KEYS, Buckets
from staufer_server.database import Transaction
from staufer_server.denials import Denied
from staufer_server.devices import digest, new_token
from staufer_server.names import name_key, persons_name
from staufer_server.passwords import Passwords, code_digest, code_fits, new_code
from staufer_server.timekeeping import Clock, RandomBytes

FAILURES, WITHIN = 5, 900.0  # so many within so many seconds are forgiven
FIRST_WAIT, LONGEST_WAIT = 30.0, 900.0  # after the next ones, doubled each time
TRIES_AT_ONCE, TRIES_A_SECOND = 30.0, 30 / 900  # of whatever needs a password, from one network
log = structlog.get_logger()
Key = tuple[str | int, str]  # a name that somebody gives, or the number of who has signed in; and his network


@dataclass(frozen=True, slots=True)
class SignedIn:
    """An account and the token of this device; the code is shown once, where there is a new one."""

    account: Account
    token: str
    code: str = ""


@dataclass(slots=True)
class Record:
    """When somebody failed last, and until when he has to wait."""

    at: deque[float] = field(default_factory=deque)
    waits_until: float = 0.0


class Failures:
    """What was tried in vain, by name and network."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._records: dict[Key, Record] = {}

    def check(self, key: Key) -> None:
        record = self._records.get(key)
        left = record.waits_until - self._clock.monotonic() if record else 0.0
        if left > 0:
            wait = int(left) + 1
            raise Denied("E_TRY_LATER", f"That was wrong several times: wait {wait} seconds.", 429, wait)

    def note(self, key: Key) -> None:
        now = self._clock.monotonic()
        record = self._records.pop(key, None) or Record()
        self._records[key] = record
        if len(self._records) > MOST_KEYS:
            del self._records[next(iter(self._records))]
        while record.at and record.at[0] <= now - WITHIN:
            record.at.popleft()
        record.at.append(now)
        beyond = len(record.at) - FAILURES
        if beyond >= 0:
            record.waits_until = now + min(LONGEST_WAIT, FIRST_WAIT * 2**beyond)

    def clear(self, key: Key) -> None:
        self._records.pop(key, None)


class SigningIn:
    def __init__(self, accounts: Accounts, clock: Clock, random_bytes: RandomBytes, is_local: bool) -> None:
        self._accounts = accounts
        self._passwords = Passwords()
        self._random_bytes = random_bytes
        self._is_local = is_local
        self._failures = Failures(clock)
        self._tries = Buckets(clock, TRIES_A_SECOND, TRIES_AT_ONCE)

    def stop(self) -> None:
        self._passwords.stop()

    async def sign_in(self, name: str, password: str, device: str, network: str) -> SignedIn:
        """A token for one more device; unknown names and wrong passwords are refused alike."""
        key = self._may_try(name, network)

        def find(tx: Transaction) -> tuple[int, str] | None:
            row = tx.row("SELECT id, password FROM account WHERE name_key = ? AND password IS NOT NULL", key[0])
            if row is None:
                return None
            assert isinstance(row[0], int)
            return row[0], str(row[1])

        found = await self._accounts.do(find)
        if not await self._passwords.fits(found and found[1], password) or found is None:
            self._failures.note(key)
            log.info("sign_in_refused", network=network)
            raise Denied("E_SIGN_IN", "There is no account of this name and password.", 401)
        self._failures.clear(key)
        player, kept = found
        fresh = await self._passwords.hashed(password, name) if self._passwords.is_dated(kept) else kept
        token, now = new_token(self._random_bytes), self._accounts.now()

        def enter(tx: Transaction) -> Account:
            refuse_banned(tx, player, now)
            if tx.run("UPDATE account SET password = ? WHERE id = ? AND password = ?", fresh, player, kept) != 1:
                raise Denied("E_SIGN_IN", "The password has just been changed.", 401)
            devices.add(tx, player, token, now, device=device, signed_in=self._accounts.now_ms())
            return account_of(tx, player)

        account = await self._accounts.do(enter)
        log.info("signed_in", player=player)
        return SignedIn(account, token)

    async def keep(self, guest: Account, name: str, password: str, network: str) -> SignedIn:
        """The guest gets a name and a password; ratings and matches stay his, old tokens end."""
        if not guest.is_guest:
            raise kept_already()
        self._owner_may_try(guest, network)
        name = persons_name(name)
        hashed = await self._passwords.hashed(password, name)
        token, code, now = new_token(self._random_bytes), new_code(self._random_bytes), self._accounts.now()

        def keep(tx: Transaction) -> Account:
            take_name(tx, guest.player, name)
            if not tx.run(
                "UPDATE account SET kind = 'player', password = ?, recovery = ? WHERE id = ? AND kind = 'guest'",
                hashed, code_digest(code), guest.player,
            ):  # fmt: skip
                raise kept_already()
            devices.end_all(tx, guest.player)
            devices.add(tx, guest.player, token, now)
            return account_of(tx, guest.player)

        account = await self._accounts.do(keep)
        log.info("account_kept", player=guest.player)
        return SignedIn(account, token, code)

    async def recover(self, name: str, code: str, password: str, network: str) -> SignedIn:
        """A new password by the recovery code, which is used up; every device is signed out."""
        key = self._may_try(name, network)
        hashed = await self._passwords.hashed(password, name)
        token, fresh, now = new_token(self._random_bytes), new_code(self._random_bytes), self._accounts.now()

        def recover(tx: Transaction) -> Account | None:
            row = tx.row("SELECT id, recovery FROM account WHERE name_key = ? AND recovery IS NOT NULL", key[0])
            kept = row[1] if row else None
            if not code_fits(kept if isinstance(kept, bytes) else None, code) or row is None:
                return None
            player = row[0]
            assert isinstance(player, int)
            refuse_banned(tx, player, now)
            tx.run("UPDATE account SET password = ?, recovery = ? WHERE id = ?", hashed, code_digest(fresh), player)
            devices.end_all(tx, player)
            devices.add(tx, player, token, now)
            return account_of(tx, player)

        account = await self._accounts.do(recover)
        if account is None:
            self._failures.note(key)
            raise Denied("E_RECOVERY", "There is no account of this name with this recovery code.", 401)
        self._failures.clear(key)
        log.info("account_recovered", player=account.player)
        return SignedIn(account, token, fresh)

    async def change_password(self, account: Account, old: str, new: str, network: str) -> SignedIn:
        """Every other device is signed out, and this one gets a new token."""
        await self._prove(account, old, network)
        hashed = await self._passwords.hashed(new, account.name)
        token, now = new_token(self._random_bytes), self._accounts.now()

        def change(tx: Transaction) -> Account:
            tx.run("UPDATE account SET password = ? WHERE id = ?", hashed, account.player)
            devices.end_all(tx, account.player)
            devices.add(tx, account.player, token, now)
            return account_of(tx, account.player)

        return SignedIn(await self._accounts.do(change), token)

    async def new_recovery_code(self, account: Account, password: str, network: str) -> str:
        """The one before it is worth nothing from then on."""
        await self._prove(account, password, network)
        code = new_code(self._random_bytes)
        await self._accounts.do(
            lambda tx: tx.run("UPDATE account SET recovery = ? WHERE id = ?", code_digest(code), account.player)
        )
        return code

    async def renew(self, token: str) -> str:
        """The next token of the device; empty where the present one is new enough."""
        fresh, now = new_token(self._random_bytes), self._accounts.now()
        is_due = await self._accounts.do(lambda tx: devices.renew(tx, digest(token), fresh, now))
        return fresh if is_due else ""

    async def sign_out(self, account: Account, token: str) -> None:
        """This device alone; a guest would lose his account by it."""
        refuse_guest(account)
        await self._accounts.do(lambda tx: devices.end(tx, digest(token)))

    async def sign_out_everywhere(self, account: Account) -> SignedIn:
        """All devices; this one gets a new token."""
        refuse_guest(account)
        token, now = new_token(self._random_bytes), self._accounts.now()

        def out(tx: Transaction) -> None:
            devices.end_all(tx, account.player)
            devices.add(tx, account.player, token, now)

        await self._accounts.do(out)
        log.info("signed_out_everywhere", player=account.player)
        return SignedIn(account, token)

    async def delete(self, account: Account, password: str, network: str) -> None:
        """For good; whoever has a password has to say it once more."""
        if not account.is_guest:
            await self._prove(account, password, network)
        await self._accounts.do(lambda tx: forget(tx, account.player))
        log.info("account_deleted", player=account.player)

    async def _prove(self, account: Account, password: str, network: str) -> None:
        """Whoever holds the device is not always its owner."""
        refuse_guest(account)
        key = self._owner_may_try(account, network)
        row = await self._accounts.do(lambda tx: tx.row("SELECT password FROM account WHERE id = ?", account.player))
        kept = row[0] if row else None
        if not await self._passwords.fits(kept if isinstance(kept, str) else None, password):
            self._failures.note(key)
            raise Denied("E_PASSWORD", "This is not the password of the account.", 403)
        self._failures.clear(key)

    def _may_try(self, name: str, network: str) -> tuple[str, str]:
        """The key under which failures of strangers are counted."""
        key = (name_key(" ".join(name.split()))[:80], network)
        self._check(key, network)
        return key

    def _owner_may_try(self, account: Account, network: str) -> Key:
        """The same for who has a token: what strangers guess of his name does not keep him waiting."""
        key = (account.player, network)
        self._check(key, network if account.is_guest else f"#{account.player}")  # guests cost nothing to make
        return key

    def _check(self, key: Key, whose: str) -> None:
        if self._is_local:
            return
        self._failures.check(key)
        if not self._tries.take(whose):
            raise Denied("E_TRY_LATER", "Too many tries from this network: wait some minutes.", 429, 60)


def refuse_guest(account: Account) -> None:
    if account.is_guest:
        raise Denied("E_GUEST", "This account has no password yet: without one, nobody could sign in to it again.", 409)


def kept_already() -> Denied:
    return Denied("E_KEPT", "This account has a name and a password already.", 409)
