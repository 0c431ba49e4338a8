"""Lets the table on the screen be heard, as the user has set it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from staufer_client.changes import Change
from staufer_client.sounds import Ear, Sound, is_heard, low_in

if TYPE_CHECKING:
    from staufer_client.seats import Spoken
    from staufer_client.settings import Settings
    from staufer_client.table import Table


class Speaker(Protocol):
    def play(self, sound: Sound, volume: float) -> None: ...

    def close(self) -> None: ...


class Silence:
    """For whoever has no ears: tests, pictures."""

    def play(self, sound: Sound, volume: float) -> None:
        pass

    def close(self) -> None:
        pass


class Sounding:
    """Made in the running loop."""

    def __init__(self, settings: Settings, speaker: Speaker, is_read: Callable[[Spoken], bool]) -> None:
        self.settings = settings
        self.speaker = speaker
        self.is_read = is_read
        self.ear: Ear | None = None
        self.warning: asyncio.TimerHandle | None = None  # of my clock
        self.is_warned = False  # in this turn
        self.set = settings.now.sound, settings.now.volume
        settings.listeners.append(self.try_out)

    def sit_down(self, table: Table) -> None:
        """Hear this table from now on."""
        if self.ear is not None and self.ear.table is table:
            return
        self.stand_up()
        self.ear = Ear(table, self.is_read)
        table.listeners.append(self.hear)
        self.watch_the_clock()

    def stand_up(self) -> None:
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.table.listeners.remove(self.hear)
        self.watch_the_clock()

    def close(self) -> None:
        self.stand_up()
        self.settings.listeners.remove(self.try_out)
        self.speaker.close()

    def hear(self, change: Change) -> None:
        if self.ear is None:
            return
        sound = self.ear.hear(change)
        if sound is not None:
            self.play(sound)
        self.watch_the_clock()

    def play(self, sound: Sound) -> None:
        if is_heard(sound, self.settings.now.sound) and self.settings.now.volume:
            self.speaker.play(sound, self.settings.now.volume)

    def try_out(self) -> None:
        """Let what was just set be heard."""
        before, self.set = self.set, (self.settings.now.sound, self.settings.now.volume)
        if self.set != before:
            self.play(Sound.TURN)

    # my clock --------------------------------------------------------------------------

    def watch_the_clock(self) -> None:
        """Warn once a turn, at the moment when it begins to run out."""
        if self.warning is not None:
            self.warning.cancel()
            self.warning = None
        seconds = None if self.ear is None else low_in(self.ear.table)
        if seconds is None:
            self.is_warned = False
        elif not self.is_warned:
            self.warning = asyncio.get_running_loop().call_later(seconds, self.warn)

    def warn(self) -> None:
        self.is_warned = True
        self.play(Sound.TIME)
