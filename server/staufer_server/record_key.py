"""The key with which this server signs what it deals; people know the server by it, and keep it in mind."""

from __future__ import annotations

from pathlib import Path

from staufer_protocol.receipt import KEY_BYTES, RecordKey
from staufer_server.config import BadConfig
from staufer_server.own_files import write_new
from staufer_server.timekeeping import RandomBytes
from staufer_server.vault import Vault, WrongKey, key_from

BOUND_TO = b"staufer/record-key/1"  # the wrapped key is good for nothing else


def open_record_key(base: Path, key_text: str, vault: Vault, random_bytes: RandomBytes) -> RecordKey:
    """The key that is given, else the one in the file beside the database, made at the first start.

    In the file it is wrapped as the secrets of matches are: who has the file alone cannot sign.
    """
    if key_text:
        return RecordKey(key_from(key_text, "STAUFER_RECORD_KEY"))
    file = base.with_name(base.name + ".record-key")
    if not file.exists():
        write_new(file, f"{vault.wrap(BOUND_TO, random_bytes(KEY_BYTES)).hex()}\n".encode("ascii"))
    try:
        return RecordKey(vault.unwrap(BOUND_TO, bytes.fromhex(file.read_text("ascii").strip())))
    except (WrongKey, ValueError) as failure:
        raise BadConfig(
            f"The key that signs matches cannot be read from {file}: it is damaged, or was wrapped with another "
            "STAUFER_KEY. Without the file a new one is made; players will be asked whether they trust it."
        ) from failure
