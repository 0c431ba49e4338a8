"""JSON over HTTP for whoever has an account: keeping it, signing in and out, everything of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from aiohttp import web
from pydantic import Field

from staufer_server import history, robots
from staufer_server.accounts import Accounts
from staufer_server.addresses import address_of, network_of
from staufer_server.answers import Me, RecoveryCode, Renewed, SignedInSaid
from staufer_server.buckets import Buckets
from staufer_server.calls import Asked, Binary, Call
from staufer_server.denials import Denied
from staufer_server.devices import LONGEST_DEVICE, digest
from staufer_server.export import Exports
from staufer_server.ground import Ground
from staufer_server.handlers import Handlers
from staufer_server.signing_in import SignedIn, SigningIn

ARCHIVE = "application/zip"
EXPORTS_AT_ONCE, EXPORTS_A_SECOND = 3.0, 1 / 3600
Password = Annotated[str, Field(max_length=1000)]
Wish = Annotated[str, Field(max_length=200, description="3 to 20 letters, digits, spaces, hyphens, dots, apostrophes")]


@dataclass(frozen=True, slots=True)
class NewName:
    name: Wish


@dataclass(frozen=True, slots=True)
class Keeping:
    name: Wish
    password: Password


@dataclass(frozen=True, slots=True)
class Credentials:
    name: Wish
    password: Password
    device: Annotated[str, Field(max_length=LONGEST_DEVICE, description="as its owner will know it")] = ""


@dataclass(frozen=True, slots=True)
class Recovery:
    name: Wish
    recovery_code: Annotated[str, Field(max_length=100)]
    password: Annotated[str, Field(max_length=1000, description="the new one")]


@dataclass(frozen=True, slots=True)
class PasswordChange:
    old: Password
    new: Password


@dataclass(frozen=True, slots=True)
class Proof:
    password: Annotated[str, Field(max_length=1000, description="empty where the account has none")] = ""


class AccountApi:
    def __init__(
        self, ground: Ground, accounts: Accounts, signing_in: SigningIn, exports: Exports, handlers: Handlers
    ) -> None:
        self._config = ground.config
        self._database = ground.database
        self._accounts = accounts
        self._signing_in = signing_in
        self._exports = exports
        self._handlers = handlers
        self._exporting = Buckets(ground.clock, EXPORTS_A_SECOND, EXPORTS_AT_ONCE)

    def calls(self) -> list[Call]:
        return [
            Call("GET", "/api/v1/me", "One's own account.", self.me, Me, who="owner"),
            Call(
                "PATCH", "/api/v1/me", "Take another name.", self.rename, Me, who="owner", takes=NewName,
                refusals=(409,),
            ),
            Call(
                "DELETE", "/api/v1/me", "Delete the account; matches of others keep an alias.", self.delete, None,
                who="owner", takes=Proof, refusals=(409,),
            ),
            Call(
                "POST", "/api/v1/me/keep", "Keep a guest account with a name and a password.", self.keep,
                SignedInSaid, who="owner", takes=Keeping, refusals=(409,),
            ),
            Call(
                "PUT", "/api/v1/me/password", "Take another password; other devices are signed out.",
                self.change_password, SignedInSaid, who="owner", takes=PasswordChange, refusals=(409,),
            ),
            Call(
                "POST", "/api/v1/me/recovery-code", "A new recovery code in the place of the last one.",
                self.new_recovery_code, RecoveryCode, who="owner", takes=Proof, refusals=(409,),
            ),
            Call(
                "POST", "/api/v1/me/bot", "Make a new guest account a bot's, for good: its name gets “Bot” before it.",
                self.become_a_bot, Me, who="owner", takes=NewName, refusals=(409,),
            ),
            Call(
                "POST", "/api/v1/me/token", "The next token of this device, where the present one is a day old.",
                self.renew, Renewed, who="owner",
            ),
            Call(
                "DELETE", "/api/v1/me/token", "Sign out on this device.", self.sign_out, None, who="owner",
                refusals=(409,),
            ),
            Call(
                "DELETE", "/api/v1/me/tokens", "Sign out everywhere; this device gets a new token.",
                self.sign_out_everywhere, SignedInSaid, who="owner", refusals=(409,),
            ),
            Call(
                "GET", "/api/v1/me/export", "All that is kept of the account, with the replays of its matches.",
                self.export, Binary(ARCHIVE), who="owner",
            ),
            Call(
                "POST", "/api/v1/sign-in", "Sign in with name and password.", self.sign_in, SignedInSaid,
                takes=Credentials, refusals=(401, 403),
            ),
            Call(
                "POST", "/api/v1/recovery", "A new password by the recovery code.", self.recover, SignedInSaid,
                takes=Recovery, refusals=(401, 403),
            ),
        ]  # fmt: skip

    async def me(self, asked: Asked) -> Me:
        player, this = asked.account.player, asked.device
        found = await self._database.read(lambda reading: history.me(reading, player, this))
        if found is None:
            raise Denied("E_TOKEN", "This account is no more.", 401)
        return found

    async def rename(self, asked: Asked) -> Me:
        assert isinstance(asked.body, NewName)
        self._handlers.renamed(await self._accounts.rename(asked.account.player, asked.body.name))
        return await self.me(asked)

    async def become_a_bot(self, asked: Asked) -> Me:
        wish, account = asked.body, asked.account
        assert isinstance(wish, NewName)
        self._handlers.renamed(await self._database.do(lambda tx: robots.become(tx, account, wish.name)))
        return await self.me(asked)

    async def keep(self, asked: Asked) -> SignedInSaid:
        assert isinstance(asked.body, Keeping)
        kept = await self._signing_in.keep(asked.account, asked.body.name, asked.body.password, self._network(asked))
        self._handlers.renamed(kept.account)
        self._handlers.hand_on(kept.account.player, asked.device, digest(kept.token))
        return said(kept)

    async def sign_in(self, asked: Asked) -> SignedInSaid:
        wish = asked.body
        assert isinstance(wish, Credentials)
        came = await self._signing_in.sign_in(wish.name, wish.password, wish.device, self._network(asked))
        await self._handlers.tell_newcomers(came.account.player)
        return said(came)

    async def recover(self, asked: Asked) -> SignedInSaid:
        wish = asked.body
        assert isinstance(wish, Recovery)
        back = await self._signing_in.recover(wish.name, wish.recovery_code, wish.password, self._network(asked))
        self._handlers.sign_out(back.account.player)
        return said(back)

    async def change_password(self, asked: Asked) -> SignedInSaid:
        wish = asked.body
        assert isinstance(wish, PasswordChange)
        changed = await self._signing_in.change_password(asked.account, wish.old, wish.new, self._network(asked))
        self._handlers.hand_on(changed.account.player, asked.device, digest(changed.token))
        return said(changed)

    async def new_recovery_code(self, asked: Asked) -> RecoveryCode:
        assert isinstance(asked.body, Proof)
        code = await self._signing_in.new_recovery_code(asked.account, asked.body.password, self._network(asked))
        return RecoveryCode(code)

    async def renew(self, asked: Asked) -> Renewed:
        fresh = await self._signing_in.renew(asked.token)
        if fresh:
            self._handlers.hand_on(asked.account.player, asked.device, digest(fresh), closes_others=False)
        return Renewed(fresh)

    async def sign_out(self, asked: Asked) -> None:
        await self._signing_in.sign_out(asked.account, asked.token)
        self._handlers.sign_out(asked.account.player, asked.device)

    async def sign_out_everywhere(self, asked: Asked) -> SignedInSaid:
        out = await self._signing_in.sign_out_everywhere(asked.account)
        self._handlers.hand_on(out.account.player, asked.device, digest(out.token))
        return said(out)

    async def delete(self, asked: Asked) -> None:
        assert isinstance(asked.body, Proof)
        await self._signing_in.delete(asked.account, asked.body.password, self._network(asked))
        self._handlers.sign_out(asked.account.player)

    async def export(self, asked: Asked) -> web.StreamResponse:
        if not self._exporting.take(asked.account.player):
            raise Denied("E_TOO_OFTEN", "You have just fetched this: try again in an hour.", 429, 3600)
        archive = await self._exports.archive(asked.account.player)
        headers = {"Content-Disposition": 'attachment; filename="staufer-account.zip"', "Cache-Control": "no-store"}
        return web.Response(body=archive, content_type=ARCHIVE, headers=headers)

    def _network(self, asked: Asked) -> str:
        return network_of(address_of(asked.request, self._config.proxies))


def said(signed_in: SignedIn) -> SignedInSaid:
    return SignedInSaid(signed_in.account.player, signed_in.account.name, signed_in.token, signed_in.code)
