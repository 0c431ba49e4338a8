"""How the wishes about an account are put to the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from staufer_client.account_wishes import (
    AccountWish,
    ChangePassword,
    DeleteAccount,
    Granted,
    KeepAccount,
    NewCode,
    Recover,
    SignIn,
    SignOut,
    TakeAlong,
)
from staufer_client.api import Api, ServerSays
from staufer_client.files import write_whole
from staufer_client.tokens import Tokens
from staufer_engine.phrases import Msgid

LONGEST_ARCHIVE = 256 * 1024 * 1024
YOURS: Msgid = "The account is yours: you can sign in to it on any computer."
WELCOME: Msgid = "Welcome back."
NEW_PASSWORD: Msgid = "The new password holds; every other device is signed out."  # noqa: S105 -- a sentence
ALONE: Msgid = "Every other device is signed out."
OUT: Msgid = "You are signed out; a guest plays here now."
DELETED: Msgid = "The account is deleted; a guest plays here now."
NEW_CODE: Msgid = "The code before this one is worth nothing now."


async def grant(api: Api, wish: AccountWish, device: str) -> Granted:
    """Have it done by the server; raises ``ServerSays`` where it says no, or a file cannot be written."""
    granted: Granted
    match wish:
        case KeepAccount(name, password):
            granted = await signed_in(api, "POST", "me/keep", {"name": name, "password": password}, YOURS)
        case SignIn(name, password):
            body = {"name": name, "password": password, "device": device[:60]}
            granted = await signed_in(api, "POST", "sign-in", body, WELCOME, is_somebody_else=True)
        case Recover(name, code, password):
            body = {"name": name, "recovery_code": code, "password": password}
            granted = await signed_in(api, "POST", "recovery", body, NEW_PASSWORD, is_somebody_else=True)
        case ChangePassword(old, new):
            granted = await signed_in(api, "PUT", "me/password", {"old": old, "new": new}, NEW_PASSWORD)
        case SignOut(everywhere=True):
            granted = await signed_in(api, "DELETE", "me/tokens", {}, ALONE)
        case SignOut():
            await api.tell("DELETE", "me/token")
            granted = Granted(OUT, is_gone=True)
        case NewCode(password):
            said = await api.ask("POST", "me/recovery-code", {"password": password})
            granted = Granted(NEW_CODE, code=said.at("recovery_code").text())
        case DeleteAccount(password):
            await api.tell("DELETE", "me", {"password": password})
            granted = Granted(DELETED, is_gone=True)
        case TakeAlong(file):
            await write(file, await api.file("me/export", LONGEST_ARCHIVE))
            granted = Granted(f"Everything is in {file}.")
    return granted


async def signed_in(
    api: Api, method: str, path: str, body: dict[str, str], sentence: Msgid, *, is_somebody_else: bool = False
) -> Granted:
    """Of the calls that are answered with a token for this computer."""
    said = await api.ask(method, path, body or None)
    token, code, name = (said.at(part).text() for part in ("token", "recovery_code", "name"))
    return Granted(sentence, token, code, name, is_somebody_else)


async def write(file: Path, content: bytes) -> None:
    try:
        await asyncio.to_thread(write_whole, file, content)
    except OSError as failure:
        sentence = f"The file could not be written: {failure.strerror or failure}."
        raise ServerSays(0, "file", sentence) from failure


async def keep_token(granted: Granted, api: Api, tokens: Tokens, account: str) -> None:
    """What this computer has from now on is kept before it is used."""
    if granted.token:
        await asyncio.to_thread(tokens.keep, account, granted.token)
        api.token = granted.token
    if granted.is_gone:
        await asyncio.to_thread(tokens.forget, account)


async def renew(api: Api, tokens: Tokens, account: str) -> None:
    """A day old token is replaced by the server; one that it will not replace is good as it is."""
    try:
        fresh = (await api.ask("POST", "me/token")).at("token").text()
    except ServerSays as error:
        if error.status == 0:
            raise
        return  # whatever is wrong, the greeting says it
    if fresh:
        is_kept: bool = await asyncio.to_thread(tokens.replace, account, fresh)
        api.token = fresh if is_kept else api.token
