"""A replay as JSON, for scripts: the set-up, the result, and every record with what was sealed in it."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from pathlib import Path

from staufer_lab.verify import read_file
from staufer_protocol.replay import Replay, read_replay
from staufer_protocol.stream import Record, read_answer


def export_file(file: Path) -> int:
    """Prints one JSON object; what is damaged is refused.  Whether the match is true, ``verify`` says."""
    print(json.dumps(plain_replay(read_replay(read_file(file)))))
    return 0


def plain_replay(replay: Replay) -> dict[str, object]:
    """Bytes are in hexadecimal; times in ms but for ``started``, which is in seconds since 1970."""
    return {
        "setup": plain(replay.setup),
        "secret": plain(replay.secret),
        "key": plain(replay.key),
        "signature": plain(replay.signature),
        "head": plain(replay.head),
        "results": plain(replay.results),
        "records": [plain_record(record) for record in replay.records],
    }


def plain_record(record: Record) -> dict[str, object]:
    """Its kind and fields as ``stream`` names them; ``sealed`` are the answers that only some were shown."""
    body = record.body
    return {
        "seq": record.seq,
        "t_ms": record.t_ms,
        "kind": type(body).__name__,
        **{field.name: plain(getattr(body, field.name)) for field in fields(body)},
        "sealed": [
            {"vis": seal.vis, "answer": plain(read_answer(seal.plaintext))}
            for seal in record.seals
            if seal.plaintext is not None
        ],
    }


def plain(value: object) -> object:
    """Parts of messages as objects, bytes in hexadecimal."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value
