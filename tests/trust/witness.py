"""One who follows a match over encoded frames and believes nothing: what he raises is what a person reads."""

from __future__ import annotations

from functools import cache

from games.watched import WATCHED
from protocol.tables import KEY
from staufer_client.notary import Signed
from staufer_client.own_proof import with_my_own
from staufer_protocol.codec import pack, unpack_server
from staufer_protocol.complaint import Complaint, Distrust
from staufer_protocol.course import Course
from staufer_protocol.host import Host
from staufer_protocol.messages import RecordFrame, SignedHead
from staufer_protocol.mine import check_mine
from staufer_protocol.receipt import SignedHeads
from staufer_protocol.replay import MAGIC, read_replay, verify, write_replay
from staufer_protocol.stream import read_record
from trust.meeting import Meeting

GAMES = tuple(WATCHED)
SEATS = {"fredericus": 3, "stupor_mundi": 2, "de_vulgari": 3}


@cache
def honest(number: int) -> Meeting:
    """A match that was played to its end; the games in turn."""
    name = GAMES[number % len(GAMES)]
    return Meeting(WATCHED[name], SEATS[name], {}, 100 + number, calm=True).play()


def frames_to(host: Host, observer: int | None) -> list[RecordFrame]:
    return [host.frame(record, observer) for record in host.records]


def cut(file: bytes, records: int) -> bytes:
    """A replay with its header and so many records only."""
    at = len(MAGIC)
    for _ in range(records + 1):
        at += 4 + int.from_bytes(file[at : at + 4], "big")
    return file[:at]


class Witness:
    def __init__(self, host: Host, observer: int | None) -> None:
        self.observer = observer
        self.course = Course(host.rules, host.setup, observer)
        self.signed = Signed(SignedHeads(KEY.public))
        self.wishes: dict[int, tuple[int, ...]] = {}  # what this seat had sent, by the record that granted it

    def follow(self, frames: list[RecordFrame]) -> Witness:
        for frame in frames:
            came = unpack_server(pack(frame))
            assert isinstance(came, RecordFrame)
            if self.course.seq + 1 in self.wishes and self.observer is not None:
                check_mine(read_record(came.pub, came.parts), self.observer, self.wishes[self.course.seq + 1])
            self.course.follow(came)
        return self

    def finish(self, file: bytes, signed: SignedHead) -> None:
        """What is checked at the end: the signature, my own copy beside it, and the proof of the whole match."""
        self.signed.mine[self.course.seq] = self.course.head
        self.signed.heads.take(signed)
        self.signed.check(signed.seq)
        replay = read_replay(file)
        verdict = with_my_own(verify(replay), replay, self.course.head, KEY.public, None)
        if not verdict.is_verified:
            raise Distrust(verdict.code, verdict.sentence)


def complaint_about(
    host: Host,
    observer: int | None,
    frames: list[RecordFrame],
    *,
    file: bytes | None = None,
    wishes: dict[int, tuple[int, ...]] | None = None,
) -> str:
    """What the witness says of these frames, or at the end; empty where he notices nothing."""
    witness = Witness(host, observer)
    witness.wishes = wishes or {}
    try:
        witness.follow(frames)
        signed = KEY.head(host.setup.match, host.seq, host.head)
        witness.finish(write_replay(host, KEY) if file is None else file, signed)
    except Complaint as complaint:
        return complaint.sentence
    return ""
