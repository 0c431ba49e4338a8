"""Plays sounds one after the other, in threads of its own; where there is no sound device, nothing happens."""

from __future__ import annotations

import contextlib
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from staufer_client.sounds import CALLS, Sound

RATE = 22_050  # frames a second, of one channel with 16 bits
WIDTH = 2  # bytes
PERIOD = 60  # ms that the device takes at once
IDLE = 3.0  # seconds without a sound, after which the device rests
BACKLOG = RATE * WIDTH  # bytes that may wait before another sound is left out, unless it calls for the player
CLOSED_WITHIN = 2.0  # seconds

Stream = Generator[bytes, int, None]


class NoDevice(Exception):
    """There is none, or it is gone."""


class Device(Protocol):
    def start(self, stream: Stream) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


class Playing:
    """The samples that wait: one thread appends, the device's takes from the front."""

    def __init__(self) -> None:
        self.waiting = bytearray()

    def stream(self) -> Stream:
        """Begun, so that it can be sent how many frames are wanted."""
        stream = self.pieces()
        next(stream)
        return stream

    def pieces(self) -> Stream:
        frames = yield b""
        while True:
            piece = bytes(self.waiting[: frames * WIDTH])
            del self.waiting[: len(piece)]
            frames = yield piece  # a short one ends in silence


class Loudspeaker:
    """Opens the device with the first sound, in a thread, because that can take seconds."""

    def __init__(self, folder: Path, open_device: Callable[[], Device] | None = None) -> None:
        self.folder = folder
        self.open_device = open_device or open_miniaudio
        self.asked: SimpleQueue[tuple[Sound, float] | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.is_mute = False  # there is no device

    def play(self, sound: Sound, volume: float) -> None:
        if self.is_mute:
            return
        if self.thread is None:
            self.thread = Thread(target=self.work, name="loudspeaker", daemon=True)
            self.thread.start()
        self.asked.put((sound, volume))

    def close(self) -> None:
        if self.thread is not None:
            self.asked.put(None)
            self.thread.join(CLOSED_WITHIN)

    def work(self) -> None:
        try:
            with contextlib.closing(self.open_device()) as device:
                self.serve(device)
        except NoDevice:
            self.is_mute = True

    def serve(self, device: Device) -> None:
        playing, is_running = Playing(), False
        while True:
            try:
                asked = self.asked.get(timeout=IDLE if is_running else None)
            except Empty:
                device.stop()
                is_running = False
                continue
            if asked is None:
                return
            sound, volume = asked
            if len(playing.waiting) <= BACKLOG or sound in CALLS:
                playing.waiting += samples(self.folder / f"{sound}.wav", volume)
            if not is_running:
                device.start(playing.stream())
                is_running = True


def samples(file: Path, volume: float) -> bytes:
    """As loud as *volume* from 0 to 1 is felt to be; nothing where the file is missing."""
    try:
        with wave.open(str(file)) as sound:
            frames = array("h", sound.readframes(sound.getnframes()))
    except (OSError, wave.Error, EOFError):
        return b""
    loudness = volume * volume
    return array("h", (int(one * loudness) for one in frames)).tobytes()


def open_miniaudio() -> Device:
    try:
        import miniaudio  # noqa: PLC0415 -- a quarter of a second that no window waits for
    except (ImportError, OSError) as error:
        raise NoDevice from error

    class Opened:
        """Its errors in our words."""

        def __init__(self) -> None:
            self.device = miniaudio.PlaybackDevice(
                nchannels=1, sample_rate=RATE, buffersize_msec=PERIOD, app_name="Staufer"
            )

        def start(self, stream: Stream) -> None:
            try:
                self.device.start(stream)
            except miniaudio.MiniaudioError as error:
                raise NoDevice from error

        def stop(self) -> None:
            try:
                self.device.stop()
            except miniaudio.MiniaudioError as error:
                raise NoDevice from error

        def close(self) -> None:
            self.device.close()

    try:
        return Opened()
    except miniaudio.MiniaudioError as error:
        raise NoDevice from error
