"""A process in which bots think: ``python -m staufer_bots.thinking``.

It is asked over standard input and answers over standard output, both as lengths and canonical
msgpack.  It keeps its own copy of every seat that it thinks for, fed with the frames that a client
in that seat would get, and sees nothing else of the match.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from struct import Struct
from typing import BinaryIO

from staufer_bots import BOTS
from staufer_bots.bot import Below
from staufer_bots.hints import Hint, hints
from staufer_engine.games import GAMES
from staufer_engine.kernel import Choice, Game
from staufer_engine.record import Record as State
from staufer_protocol.codec import Limit, Plain, dec, enc, from_plain, to_plain
from staufer_protocol.course import Course
from staufer_protocol.messages import RecordFrame, Setup

LENGTH = Struct(">I")
LIMIT = Limit(16 << 20, 1 << 16, 1 << 20)
MOST_SEATS = 1024  # remembered at a time; one that was forgotten is asked for again from its first record
UNKNOWN, THOUGHT, FAILED = 0, 1, 2  # kinds of answers
HINTS = "hints"  # asked for instead of a bot's name
BEHIND = 5  # how much nicer than who asks the process is

_Place = tuple[bytes, int]  # match and seat


class BotFailed(Exception):
    """The bot could not choose; says with what kind of error."""


def send(pipe: BinaryIO, value: Plain) -> None:
    encoded = enc(value)
    pipe.write(LENGTH.pack(len(encoded)) + encoded)
    pipe.flush()


def receive(pipe: BinaryIO) -> Plain:
    """The next value; EOFError where the other side has ended."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    body = pipe.read(length)
    if len(body) < length:
        raise EOFError
    return dec(body, LIMIT)


# -- what is asked, and what comes back ----------------------------------------------------


def question(
    setup: Setup, seat: int, who: str, frames: Sequence[RecordFrame], *, known: int, seed: bytes
) -> list[Plain]:
    """What the bot *who* would choose, or ``HINTS``, after *known* records that the process has and these frames."""
    return [to_plain(setup), seat, who, known, seed, [to_plain(frame) for frame in frames]]


def thought(answer: Plain) -> Plain:
    """What the process thinks; None where it does not know the match as far as it was asked about."""
    match answer:
        case [1, what]:
            return what
        case [2, str(failure)]:
            raise BotFailed(failure)
        case _:
            return None


def plain_choice(choice: Choice) -> Plain:
    return list(choice) if isinstance(choice, tuple) else int(choice)


def read_choice(plain: Plain) -> Choice:
    match plain:
        case int(number):
            return number
        case list(numbers):
            return tuple([number for number in numbers if isinstance(number, int)])
        case _:
            raise ValueError("this is no choice")


def plain_hint(hint: Hint) -> Plain:
    return [plain_choice(hint.choice), hint.gain, hint.lead, [plain_choice(choice) for choice in hint.plan]]


def read_hints(plain: Plain) -> tuple[Hint, ...]:
    assert isinstance(plain, list)
    return tuple([read_hint(one) for one in plain])


def read_hint(plain: Plain) -> Hint:
    match plain:
        case [choice, int(gain), int(lead), list(plan)]:
            return Hint(read_choice(choice), gain, lead, tuple([read_choice(one) for one in plan]))
        case _:
            raise ValueError("this is no hint")


# -- the process ---------------------------------------------------------------------------


class Thinker:
    """The seats that are thought for here."""

    def __init__(self) -> None:
        self._seats: OrderedDict[_Place, Course[State]] = OrderedDict()

    def try_to_answer(self, question: Plain) -> Plain:
        """One bot that fails is no reason to forget what the others know."""
        try:
            return self.answer(question)
        except Exception as failure:
            return [FAILED, type(failure).__name__]  # without its words, which may name a hidden card

    def answer(self, question: Plain) -> Plain:
        """The thought, or that the match is not known as far as this; see ``question``."""
        match question:
            case [setup, int(seat), str(who), int(known), bytes(seed), list(frames)]:
                agreed = from_plain(Setup, setup)
            case _:
                raise ValueError("this is no question")
        place = (agreed.match, seat)
        course = self._seats.pop(place, None)
        if known == 0:
            course = Course(GAMES[agreed.game], agreed, seat)
        elif course is None or course.seq != known:
            return [UNKNOWN]
        for frame in frames:
            course.follow(from_plain(RecordFrame, frame))
        self._seats[place] = course
        if len(self._seats) > MOST_SEATS:
            self._seats.popitem(last=False)
        below = random.Random(seed).randrange  # noqa: S311 -- the seed is random; nothing secret hangs on it
        return [THOUGHT, think(course.game.clone(), seat, who, below)]


def think(game: Game[State], seat: int, who: str, below: Below) -> Plain:
    if who == HINTS:
        return [plain_hint(hint) for hint in hints(game, seat, below)]
    return plain_choice(BOTS[who].choose(game, seat, below))


def main() -> None:
    """Until whoever asks lets go, however he ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for the server to hear
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    thinker = Thinker()
    while True:
        try:
            question = receive(sys.stdin.buffer)
            send(sys.stdout.buffer, thinker.try_to_answer(question))
        except (EOFError, OSError):
            return


if __name__ == "__main__":
    main()
