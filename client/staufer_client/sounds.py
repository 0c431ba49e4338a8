"""What a table sounds like: which of its changes is heard, and how."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from staufer_client.changes import Change, ChatGrew, Ended, OffersChanged, Stepped
from staufer_client.clockwork import LOW
from staufer_engine.kernel import Tell

if TYPE_CHECKING:
    from staufer_client.seats import Spoken
    from staufer_client.table import Table

LATEST = 4  # records: who catches up with a match hears the end of it, not the whole


class Sound(StrEnum):
    """Each is a file of ``resources/sounds``; of several at once the first in this order is heard."""

    TURN = "turn"
    RESULT = "result"
    TIME = "time"  # my clock begins to run out
    CAPTURE = "capture"  # somebody wins what others could have had
    BUILD = "build"  # something gets the place where it stays
    COIN = "coin"  # somebody gains money, or what is worth as much
    CHAT = "chat"
    REFUSED = "refused"


CALLS = frozenset({Sound.TURN, Sound.RESULT, Sound.TIME})  # they call for me, and are heard in quiet too
ORDER = {sound: place for place, sound in enumerate(Sound)}


def is_heard(sound: Sound, setting: str) -> bool:
    """By the setting: on, quiet or off."""
    return setting == "on" or (setting == "quiet" and sound in CALLS)


def of_fredericus(told: Tell) -> Sound | None:
    match told.what:
        case "captured" | "eighth creature":
            return Sound.CAPTURE
        case "hooded" | "flipped" | "shifted":
            return Sound.BUILD
        case "objective drawn" | "Fredericus drawn":
            return Sound.COIN
        case _:
            return None


def of_stupor_mundi(told: Tell) -> Sound | None:
    match told.what, told.facts:
        case (("summoned" | "project taken" | "mantle taken"), _):
            return Sound.CAPTURE
        case (("built" | "edict issued"), _):
            return Sound.BUILD
        case "coins", (_, gained) if gained:
            return Sound.COIN
        case (("sold" | "bought"), _):
            return Sound.COIN
        case _:
            return None


def of_de_vulgari(told: Tell) -> Sound | None:
    match told.what, told.facts:
        case (("manuscript" | "won the auction"), _):
            return Sound.CAPTURE
        case (("taken" | "friar" | "cardinal" | "elected"), _):  # cubes are of wood
            return Sound.BUILD
        case (("benefit" | "event taken"), (_, _, ducats, _)) if ducats:
            return Sound.COIN
        case (("business" | "charity" | "charity of the bank"), _):
            return Sound.COIN
        case _:
            return None


SOUNDS_OF: dict[str, Callable[[Tell], Sound | None]] = {
    "fredericus": of_fredericus,
    "stupor_mundi": of_stupor_mundi,
    "de_vulgari": of_de_vulgari,
}


class Ear:
    """Sits at one table; a replay is looked at in silence."""

    def __init__(self, table: Table, is_read: Callable[[Spoken], bool]) -> None:
        self.table = table
        self.is_read = is_read  # what is hidden in the chat is not heard either
        self.was_my_turn = table.is_my_turn
        self.was_over = table.is_over
        self.hint = table.hint

    def hear(self, change: Change) -> Sound | None:
        sound = None if self.table.mode == "replay" else self.sound_of(change)
        match change:  # of several the table tells one after the other, when it stands already as after the last
            case OffersChanged():
                self.was_my_turn, self.hint = self.table.is_my_turn, self.table.hint
            case Ended():
                self.was_over = self.table.is_over
        return sound

    def sound_of(self, change: Change) -> Sound | None:
        table = self.table
        match change:
            case Stepped(seq, tells, is_undo) if not is_undo and seq > table.seq - LATEST:
                return self.sound_of_step(tells)
            case Ended() if table.is_over and not self.was_over:
                return Sound.RESULT
            case OffersChanged() if self.is_called():
                return Sound.TURN
            case OffersChanged() if table.hint and table.hint != self.hint:
                return Sound.REFUSED
            case ChatGrew() if self.is_spoken_to():
                return Sound.CHAT
            case _:
                return None

    def sound_of_step(self, tells: tuple[Tell, ...]) -> Sound | None:
        sounds = filter(None, map(SOUNDS_OF[self.table.rules.name], tells))
        return min(sounds, key=ORDER.__getitem__, default=None)

    def is_called(self) -> bool:
        """Not round one screen: there everybody sees whose turn it is."""
        table = self.table
        return table.is_my_turn and not self.was_my_turn and not table.is_over and table.mode != "hotseat"

    def is_spoken_to(self) -> bool:
        newest = self.table.chat[-1]
        return not newest.is_mine and self.is_read(newest)


def low_in(table: Table) -> float | None:
    """In how many seconds my clock begins to run out; None where it stands still."""
    if table.my_seat is None or table.is_over:
        return None
    face = table.clockwork.face(table.my_seat)
    return max(0, face.left - LOW) / 1000 if face.is_running else None
