"""What can be wrong with the line to a server, in words, and whether trying again can help."""

from __future__ import annotations

import aiohttp

from staufer_client.addresses import Address
from staufer_client.api import ServerSays
from staufer_engine.phrases import Msgid

REPLACED = 4001  # closed by the server: a newer session has taken its place
SIGNED_OUT = 4003  # the same: the account has ended the token of this computer

DOWN: Msgid = "The connection to {server} broke. Your clock runs on; the match goes on where it was."
FAULT: Msgid = "This program made a mistake at the line to the server. Connect again to go on."
OTHER_RULES: Msgid = "This match is played by rules that this program does not have. Update the program."


def is_final(error: ServerSays) -> bool:
    """Whether trying again by itself cannot help."""
    return error.status in (401, 403, 404, 410, 426) or error.code in ("certificate", "replaced", "fault")


def handshake_refused(address: Address, status: int) -> ServerSays:
    match status:
        case 401:
            sentence = f"{address} does not know the account of this computer any more. A new account can be made."
            return ServerSays(401, "unknown_account", sentence)
        case 403 | 404 | 426:
            return ServerSays(status, "no_server", f"{address} is no Staufer server, or of another version.")
        case _:
            return ServerSays(status, f"http_{status}", f"{address} cannot take connections now ({status}).")


def hung_up(address: Address, code: int | None) -> ServerSays:
    if code == REPLACED:
        sentence = "You went on playing in another window or on another computer. Connect again to play here."
        return ServerSays(0, "replaced", sentence)
    if code == SIGNED_OUT:
        return ServerSays(0, "signed_out", f"{address} has signed this computer out.")
    if code == aiohttp.WSCloseCode.POLICY_VIOLATION:
        return ServerSays(0, "too_many", f"{address} hung up because too much was sent at once.")
    return ServerSays(0, "hung_up", f"{address} hung up.")
