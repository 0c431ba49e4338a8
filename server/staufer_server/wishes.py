"""What the actions of a submission mean to the host of the match; see ``messages.Submit``."""

from __future__ import annotations

from staufer_engine.record import Record as State
from staufer_protocol.draft import Step
from staufer_protocol.host import Host
from staufer_protocol.offers import check_half
from staufer_protocol.stream import Player
from staufer_server.denials import Denied


def step_of(host: Host[State], seat: int, action: tuple[int, ...], at: int, charge: int) -> Step[State]:
    """What the action of who plays for *seat* would do; a refusal where it cannot be done."""
    match action:
        case (0, choice):
            return host.choose(seat, choice, at, charge)
        case (1, *choices):
            return host.choose(seat, tuple(choices), at, charge)
        case (2, to_seq):
            return host.undo(seat, to_seq, at)
        case (3,) if host.course.standing.has_gone(seat):
            return host.take_over(seat, Player.HOUSE_BOT, at)  # he had come back, and goes again
        case (3,):
            return host.resign(seat, at)
        case (4, what, (0 | 1) as yes):
            if yes:
                check_half(host.course, what)
            return host.vote(seat, what, bool(yes), at)
        case _:
            raise Denied("E_ACTION", "There is no such action.")
