"""The proof of a replay file, told step by step: whether the match ran as the file says."""

from __future__ import annotations

import json
from pathlib import Path

from staufer_lab.wishes import Wrong
from staufer_protocol.complaint import Complaint
from staufer_protocol.replay import MAX_BYTES, Proved, Verdict, read_replay, verify
from staufer_protocol.words import on_one_line


def read_file(file: Path) -> bytes:
    """No more of it than a replay can have: more is refused, however much there is."""
    try:
        with file.open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except OSError as error:
        raise Wrong("no_file", f"The file {file} cannot be read: {error.strerror}.") from error


def verify_file(file: Path, as_json: bool) -> int:
    """Prints the proof; 0 if the match is verified, 1 if not."""
    data = read_file(file)
    try:
        verdict = verify(read_replay(data))
    except Complaint as damage:
        steps = (Proved("file", False, damage.sentence),)
        verdict = Verdict(False, damage.code, damage.sentence, 0, b"", False, steps)
    if as_json:
        print(json.dumps(plain(file, verdict)))
    else:
        for proved in verdict.steps:
            print(f"{'right' if proved.is_right else 'WRONG'}  {proved.step:<11}{on_one_line(proved.sentence)}")
        at = f" The first wrong record is number {verdict.record}." if verdict.record else ""
        print("Verified." if verdict.is_verified else f"Not verified ({verdict.code}).{at}")
    return 0 if verdict.is_verified else 1


def plain(file: Path, verdict: Verdict) -> dict[str, object]:
    return {
        "file": str(file),
        "verified": verdict.is_verified,
        "code": verdict.code,
        "sentence": verdict.sentence,
        "record": verdict.record,
        "head": verdict.head.hex(),
        "steps": [{"step": one.step, "right": one.is_right, "sentence": one.sentence} for one in verdict.steps],
    }
