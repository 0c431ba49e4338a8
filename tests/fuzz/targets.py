"""What is fed with hostile bytes: each target takes one input and raises where something is wrong with us.

An input of ``Submit`` and ``Apply`` begins with bytes that choose the moment of a match, who is meant, and which
fields are put right, so that mutations get past the first check.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from fuzz.mutate import mutated, mutated_file
from fuzz.set_ups import mutated_set_up
from games.watched import WATCHED
from protocol.tables import KEY, Table
from protocol.toy import TOY
from staufer_engine.games import GAMES
from staufer_engine.views import first_difference
from staufer_protocol.codec import CLIENT_LIMIT, dec, enc, pack, unpack_client, unpack_server
from staufer_protocol.complaint import Damaged, Diverged, Malformed
from staufer_protocol.course import Course
from staufer_protocol.host import Host
from staufer_protocol.messages import Accepted, Hello, LookAround, RecordFrame, Refused, Resume, Rise, Say, Submit
from staufer_protocol.messages.company import LeaveTable, StopWatching
from staufer_protocol.messages.talk import HearLobby
from staufer_protocol.replay import read_replay, verify, write_replay
from staufer_protocol.stream import Record, VoidReason, read_answer, read_record
from trust.house import House
from trust.worlds import Played, played

MOMENTS = 40  # of each match
OF_THE_SET_UP = 0.2  # of the mutated files have another one, with every hash made for it


class Target:
    """One door to the outside."""

    seeds: list[bytes]
    control = 0  # bytes before what is mutated with its form

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()  # to see that inputs get as far as they should

    def __call__(self, data: bytes) -> None:
        raise NotImplementedError

    def mutate(self, data: bytes, dice: Random) -> bytes:
        head, body = bytearray(data[: self.control]), data[self.control :]
        if head and dice.random() < 0.3:
            head[dice.randrange(len(head))] = dice.randrange(256)
        return bytes(head) + mutated(body, dice)


def whole(table: Table) -> list[RecordFrame]:
    return [table.host.frame(record, 0) for record in table.host.records]


class Decoder(Target):
    """Everything that makes values of bytes; what is accepted has this one encoding."""

    control = 1

    def __init__(self) -> None:
        super().__init__()
        table = Table(TOY, 3, 4).play_wildly()
        match = table.setup.match
        wishes = [Hello(1, "1.0"), Submit(match, 1, 5, b"12345678", 1, (1, 4, 2)), Say(match, "Eh"), LookAround()]
        wishes.append(Resume(match, 7, b"12345678"))
        self.seeds = [b"\x00" + pack(wish) for wish in wishes]
        self.seeds += [b"\x01" + pack(frame) for frame in whole(table)]
        self.seeds += [b"\x02" + record.pub for record in table.host.records]
        self.seeds += [b"\x03" + text for record in table.host.records for text in record.plaintexts]
        self.seeds += [b"\x04" + enc([1, [2, [b"3", None]], "4"])]

    def __call__(self, data: bytes) -> None:
        kind, body = data[0] % 5 if data else 0, data[1:]
        try:
            match kind:
                case 0:
                    again = pack(unpack_client(body))
                case 1:
                    again = pack(unpack_server(body))
                case 2:
                    record = read_record(body)
                    again = Record(record.seq, record.t_ms, record.body, record.seals).pub
                case 3:
                    again = enc(read_answer(body))
                case _:
                    again = enc(dec(body, CLIENT_LIMIT))
        except Malformed as malformed:
            self.outcomes[malformed.code] += 1
            return
        self.outcomes[f"read {kind}"] += 1
        assert again == body


class Submission(Target):
    """A seat's frames on the server: each is answered, and what is refused changes nothing."""

    control = 3

    def __init__(self) -> None:
        super().__init__()
        self.matches = [
            played(WATCHED[name], seats, {}, Random(name), "quick", every=20)
            for name, seats in (("fredericus", 3), ("stupor_mundi", 2), ("de_vulgari", 3))
        ]
        self.loop = asyncio.new_event_loop()
        self.houses: dict[tuple[int, int], House] = {}
        self.seeds = [
            bytes((n, moment, 255)) + wish
            for n, match in enumerate(self.matches)
            for moment in range(0, min(MOMENTS, len(match.moments)), 4)
            for wish in self.wishes(match, moment)
        ]

    def wishes(self, match: Played, moment: int) -> list[bytes]:
        """What the seat in turn could send."""
        course = match.moments[moment].course
        seat = course.waiting_for()[0]
        choice = match.watched.answers(course.game, Random(moment))[seat]
        wish = (1, *choice) if isinstance(choice, tuple) else (0, choice)
        wrong = (1, *choice, 1) if isinstance(choice, tuple) else (0, choice + 50)
        actions = [wish, wrong, wrong, (2, course.seq - 1), (4, 0, 0)]
        return [pack(Submit(match.setup.match, 1, course.based_seq, b"12345678", 1, action)) for action in actions]

    def house(self, data: bytes) -> tuple[tuple[int, int], House]:
        number = data[0] % len(self.matches)
        match = self.matches[number]
        key = (number, data[1] % min(MOMENTS, len(match.moments)))
        if key not in self.houses:
            moment = match.moments[key[1]]
            self.houses[key] = self.loop.run_until_complete(opened(match.world(moment, moment.course.clone())))
        return key, self.houses[key]

    def __call__(self, data: bytes) -> None:
        if len(data) <= self.control:
            return
        key, house = self.house(data)
        host, fixes = house.host, data[2]
        seat = (host.waiting_for() or (0,))[0] if fixes & 16 else data[1] % len(house.ears)
        frame = self.put_right(house, seat, fixes, data[self.control :])
        ear, before = house.ears[seat], host.course
        ear.heard.clear()
        if fixes & 32:
            ear.forgive()
        house.clock.advance(0.001)
        self.loop.run_until_complete(house.say_bytes(ear, frame))
        answers = [unpack_server(one) for one in ear.heard]
        assert answers or not ear.is_open or asks_nothing(frame)
        for answer in answers:
            self.outcomes[answer.code if isinstance(answer, Refused) else type(answer).__name__] += 1
            assert not (isinstance(answer, Refused) and answer.code in ("E_SERVER", "E_RULE", "E_FROZEN")), answer
        if any(isinstance(answer, Accepted) for answer in answers) or not ear.is_open or host.is_over:
            self.loop.run_until_complete(house.close())
            del self.houses[key]
        else:
            assert host.course is before

    def put_right(self, house: House, seat: int, fixes: int, frame: bytes) -> bytes:
        """The fields that say where the match stands, so that the action itself is looked at."""
        try:
            wish = unpack_client(frame)
        except Malformed:
            return frame
        host = house.host
        if not isinstance(wish, Submit):
            return pack(replace(wish, match=host.setup.match)) if hasattr(wish, "match") and fixes & 1 else frame
        if fixes & 1:
            wish = replace(wish, match=host.setup.match)
        if fixes & 2:
            wish = replace(wish, cseq=house.live.table.chairs[seat].cseq + 1)
        if fixes & 4:
            wish = replace(wish, based_seq=host.based_seq)
        if fixes & 8:
            wish = replace(wish, head=house.live.truth.head_at(wish.based_seq))
        return pack(wish)


def asks_nothing(frame: bytes) -> bool:
    """Who gets up or looks away is done with it, also where he was not: nobody waits for an answer."""
    try:
        return isinstance(unpack_client(frame), LeaveTable | StopWatching | HearLobby | Rise)
    except Malformed:
        return False


async def opened(host: Host) -> House:
    """In the loop: sessions belong to one."""
    house = House(host)
    await house.open()
    return house


class Apply(Target):
    """A record as the client of a seat takes it: it goes on, or says ``Diverged``."""

    control = 3

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Course] = []
        self.seeds = []
        for name, seats in (("fredericus", 2), ("stupor_mundi", 2), ("de_vulgari", 2)):
            match = played(WATCHED[name], seats, {}, Random(name), "untimed", every=30)
            host = match.world(match.moments[-1], match.moments[-1].course)
            for moment in match.moments[:MOMENTS]:
                self.add(match.watched.rules, host, moment.course.seq)
        table = Table(TOY, 2, 4).play_on()
        for seq in range(1, table.host.seq - 1):
            self.add(TOY, table.host, seq)

    def add(self, rules, host, seq: int) -> None:
        """Both seats' and the public's copies after this record, and what comes next."""
        for observer in (0, 1, None):
            course = Course(rules, host.setup, observer)
            for record in host.records[:seq]:
                course.follow(host.frame(record, observer))
            if seq < len(host.records):
                self.seeds.append(bytes((len(self.moments), 0, 3)) + pack(host.frame(host.records[seq], observer)))
            self.moments.append(course)

    def __call__(self, data: bytes) -> None:
        if len(data) <= self.control:
            return
        course = self.moments[(data[0] + 256 * data[1]) % len(self.moments)]
        frame = self.put_right(course, data[2], data[self.control :])
        if frame is None:
            return
        copy = course.clone()
        seq, head, before = copy.seq, copy.head, copy.game.state.clone()
        try:
            copy.follow(frame)
        except Diverged as diverged:
            self.outcomes[diverged.code] += 1
            if diverged.code != "E_VIEW":  # that is seen only after the step
                assert (copy.seq, copy.head) == (seq, head)
                assert first_difference(copy.game.state, before) is None
        else:
            self.outcomes["followed"] += 1
            assert copy.seq == seq + 1

    def put_right(self, course: Course, fixes: int, data: bytes) -> RecordFrame | None:
        """The number and the time of the record, so that its body is looked at."""
        try:
            frame = unpack_server(data)
            if not isinstance(frame, RecordFrame):
                return None
            record = read_record(frame.pub)
        except Malformed as malformed:
            self.outcomes[malformed.code] += 1
            return None  # the decoder's own inputs
        if fixes & 1:
            record = Record(course.seq + 1, record.t_ms, record.body, record.seals)
        if fixes & 2:
            record = Record(record.seq, max(record.t_ms, course.t_ms), record.body, record.seals)
        return replace(frame, pub=record.pub, check=b"" if fixes & 4 else frame.check)


class Importer(Target):
    """A replay file: it is damaged, or not verified, or one of those that were written."""

    def __init__(self) -> None:
        super().__init__()
        self.games = {**GAMES, "toy": TOY}
        self.seeds = [write_replay(short(Table(TOY, 2 + n % 3, n), 4 + n)) for n in range(9)]
        hosts = [short(Table(rules, 2, 5), 8) for rules in GAMES.values()]
        self.seeds += [write_replay(host, KEY) for host in hosts]
        self.known = {*self.seeds, *(write_replay(host) for host in hosts)}  # a signature can be taken away

    def __call__(self, data: bytes) -> None:
        try:
            verdict = verify(read_replay(data), games=self.games)
        except Damaged as damaged:
            self.outcomes[damaged.code] += 1
            return
        self.outcomes[verdict.code] += 1
        assert verdict.sentence
        assert not verdict.is_verified or data in self.known

    def mutate(self, data: bytes, dice: Random) -> bytes:
        return mutated_set_up(data, dice) if dice.random() < OF_THE_SET_UP else mutated_file(data, dice)


def short(table: Table, choices: int):
    """It ends before long."""
    for _ in range(choices):
        if not table.host.is_over:
            table.choose_something()
    if not table.host.is_over:
        table.take(table.host.void(VoidReason.AGREED, table.now))
    return table.host


class Faulty(Target):
    """A door with a fault, to see that it is found."""

    def __init__(self, fault: Callable[[], None]) -> None:
        super().__init__()
        self.seeds = [enc([1, 2, 3])]
        self.fault = fault

    def __call__(self, data: bytes) -> None:
        try:
            value = dec(data)
        except Malformed:
            return
        if isinstance(value, list) and value[1:2] == [255]:
            self.fault()


def crash() -> None:
    raise IndexError("the fault that was planted")


def dawdle() -> None:
    sum(range(20_000_000))


def swallow() -> None:
    kept.append(b"!" * (600 << 20))


kept: list[bytes] = []
TARGETS: dict[str, Callable[[], Target]] = {
    "decoder": Decoder,
    "submission": Submission,
    "apply": Apply,
    "importer": Importer,
    "faulty:crash": lambda: Faulty(crash),
    "faulty:slow": lambda: Faulty(dawdle),
    "faulty:memory": lambda: Faulty(swallow),
}
