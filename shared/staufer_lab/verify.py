"""The proof of a replay file, told step by step: whether the match ran as the file says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from staufer_lab.wishes import Wrong
from staufer_protocol.complaint import Complaint
from staufer_protocol.replay import MAX_BYTES, Replay, Verdict, read_replay, verify

# what is proved, in this order, and the codes of a verdict that say that it is not so
RULES, SECRET, SEATS, RECORDS = "rules", "secret", "seats", "records"
FAULTS = {
    "E_UNKNOWN_GAME": RULES,
    "E_RULES_VERSION": RULES,
    "E_RULES_DATA": RULES,
    "E_SETUP": RULES,
    "E_SECRET": SECRET,
    "E_SEATS": SEATS,
}


@dataclass(frozen=True)
class ProvedStep:
    step: str
    is_right: bool
    sentence: str


def verify_file(file: Path, as_json: bool) -> int:
    """Prints the proof; 0 if the match is verified, 1 if not."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)  # more is refused, however much there is
    except OSError as error:
        raise Wrong("no_file", f"The file {file} cannot be read: {error.strerror}.") from error
    try:
        replay = read_replay(data)
    except Complaint as damage:
        steps, verdict = [ProvedStep("file", False, damage.sentence)], None
        code, sentence, record = damage.code, damage.sentence, 0
    else:
        verdict = verify(replay)
        steps = list(proof(replay, verdict))
        code, sentence, record = verdict.code, verdict.sentence, verdict.record
    is_verified = verdict is not None and verdict.is_verified
    if as_json:
        print(json.dumps({
            "file": str(file),
            "verified": is_verified,
            "code": code,
            "sentence": sentence,
            "record": record,
            "head": verdict.head.hex() if verdict is not None else "",
            "steps": [{"step": step.step, "right": step.is_right, "sentence": step.sentence} for step in steps],
        }))  # fmt: skip
    else:
        for step in steps:
            print(f"{'right' if step.is_right else 'WRONG'}  {step.step:<8}{step.sentence}")
        at = f" The first wrong record is number {record}." if record else ""
        print("Verified." if is_verified else f"Not verified ({code}).{at}")
    return 0 if is_verified else 1


def proof(replay: Replay, verdict: Verdict) -> Iterator[ProvedStep]:
    """The steps as far as the first that is wrong."""
    setup = replay.setup
    names = ", ".join(seat.name for seat in setup.seats)
    yield ProvedStep("file", True, f"It is whole: {setup.game}, {names}, {len(replay.records)} records.")
    wrong = None if verdict.is_verified else FAULTS.get(verdict.code, RECORDS)
    seats_drawn = "They were drawn by lot." if verdict.seats_drawn else "They were agreed; the match is not rated."
    for step, sentence in (
        (RULES, f"Version {setup.rules_version} of the rules and their components are the ones installed here."),
        (SECRET, "The secret that was opened at the end is the one committed to before the deal."),
        (SEATS, seats_drawn),
        (RECORDS, verdict.sentence),
    ):
        yield ProvedStep(step, step != wrong, verdict.sentence if step == wrong else sentence)
        if step == wrong:
            return
