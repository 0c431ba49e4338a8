"""What trust costs: seals, chain and digests on the host's side, following on each client's, proof at the end."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

from staufer_engine.record import Record as State
from staufer_lab.match import played_match
from staufer_lab.play import Setting
from staufer_protocol.codec import pack, unpack_server
from staufer_protocol.course import Course
from staufer_protocol.host import Host
from staufer_protocol.messages import RecordFrame
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.stream import Chosen, Committed, Record, read_answer

SEATS = 4
Timed = Callable[[Callable[[], object]], float]  # seconds of the processor


def cost_of_trust(setting: Setting, timed: Timed) -> dict[str, object]:
    """With as many as four seats and a spectator, all of whom follow over encoded frames.

    Bytes and microseconds are those of one record, for the clients of one client; times are of one core.
    """
    setting = Setting(setting.rules, min(SEATS, setting.seats), setting.options)
    host = played_match(setting, seed=0)
    count = host.seq
    observers = (*range(setting.seats), None)
    frames = {observer: [pack(host.frame(record, observer)) for record in host.records] for observer in observers}
    followed = timed(lambda: [followed_by(host, observer, frames[observer]) for observer in observers])
    file = write_replay(host)
    return {
        "seats": setting.seats,
        "spectators": 1,
        "records": count,
        "record_bytes": round(mean(len(record.pub) for record in host.records), 1),
        "frame_bytes": round(mean(len(frame) for sent in frames.values() for frame in sent), 1),
        "server_microseconds": micro(timed(lambda: host_again(host, observers)) / count),
        "client_microseconds": micro(followed / count / len(observers)),
        "replay_bytes": len(file),
        "verify_milliseconds": round(timed(lambda: verify(read_replay(file))) * 1000, 1),
    }


def micro(seconds: float) -> float:
    return round(seconds * 1e6, 1)


def host_again(played: Host[State], observers: tuple[int | None, ...]) -> None:
    """The same wishes once more, and every record encoded for everybody."""
    host = Host(played.rules, played.setup, played.secret)
    step = host.begin(0)
    while True:
        host.accept(step)
        for record in step.records:
            for observer in observers:
                pack(host.frame(record, observer))
        if host.is_over:
            return
        wish = played.records[host.seq]
        step = host.choose(*chosen(wish), wish.t_ms)


def chosen(record: Record) -> tuple[int, int | tuple[int, ...]]:
    """The seat that chose, and what."""
    match record.body:
        case Chosen(actor=seat, answer=answer):
            return seat, read_answer(record.plaintexts[0]) if answer is None else answer
        case Committed(actor=seat):
            return seat, read_answer(record.plaintexts[0])
    raise AssertionError("nothing else is wished for in a match that chance plays")


def followed_by(host: Host[State], observer: int | None, frames: list[bytes]) -> Course[State]:
    course = Course(host.rules, host.setup, observer)
    for data in frames:
        frame = unpack_server(data)
        assert isinstance(frame, RecordFrame)
        course.follow(frame)
    return course
