"""The process in which a replay is read and played again: its bytes come in, its verdict goes out.

``python -m staufer_client.prover`` reads a file from standard input and writes lines of JSON: that it could
be read, how far it is, and at last what was found; with ``read`` it ends after the first of them.  Whatever
the file holds, only this process suffers.
"""

from __future__ import annotations

import json
import signal
import sys
from types import FrameType

from staufer_protocol.complaint import Complaint, Damaged
from staufer_protocol.replay import MAX_BYTES, Proved, Replay, Verdict, read_replay, verify

if sys.platform != "win32":
    import resource

READ_WITHIN = 2  # seconds of this process; what takes longer is no replay of ours
TOLD_EVERY = 20  # records


def main(is_to_be_played: bool = True) -> int:
    data = sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        replay = read_in_time(data)
        tell({"read": len(replay.records)})
        if not is_to_be_played:
            return 0
        verdict = verify(replay, tell_progress)
    except Complaint as damage:
        verdict = damaged(damage)
    tell(plain_verdict(verdict))
    return 0


def read_in_time(data: bytes) -> Replay:
    """Damaged where reading takes too long; on Windows whoever started the process looks at the clock."""
    if sys.platform == "win32":
        return read_replay(data)
    signal.signal(signal.SIGXCPU, give_up)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (READ_WITHIN, most))
    try:
        return read_replay(data)
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def give_up(_signal: int, _frame: FrameType | None) -> None:
    raise Damaged("E_TOO_SLOW", "Reading this file takes too long: it is no replay of Staufer.")


def damaged(damage: Complaint) -> Verdict:
    steps = (Proved("file", False, damage.sentence),)
    return Verdict(False, damage.code, damage.sentence, 0, b"", False, steps)


def tell_progress(done: int, of: int) -> None:
    if done % TOLD_EVERY == 0 or done == of:
        tell({"done": done, "of": of})


def plain_verdict(verdict: Verdict) -> dict[str, object]:
    return {
        "verified": verdict.is_verified,
        "code": verdict.code,
        "sentence": verdict.sentence,
        "record": verdict.record,
        "head": verdict.head.hex(),
        "drawn": verdict.seats_drawn,
        "steps": [[one.step, one.is_right, one.sentence] for one in verdict.steps],
    }


def tell(line: dict[str, object]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    sys.exit(main(is_to_be_played=sys.argv[1:] != ["read"]))
