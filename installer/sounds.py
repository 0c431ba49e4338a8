"""Makes the sounds of the table, ``resources/sounds/*.wav``: bells, plucked strings, wood and coins, all computed.

    python installer/sounds.py

The same numbers come out at every run; listen to the files before you commit them.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "resources" / "sounds"
RATE = 22_050
ATTACK, RELEASE = 0.004, 0.03  # seconds: no sound begins or ends with a click
LOUDEST = 0.7  # of full scale

Samples = list[float]
BELL = ((1.0, 1.0, 1.0), (2.0, 0.5, 0.7), (2.76, 0.35, 0.5), (5.4, 0.15, 0.25))  # times the tone, strength, length
STRING = tuple((float(n), 1 / n**1.4, 1 / n**0.7) for n in range(1, 9))
METAL = ((1.0, 1.0, 1.0), (1.47, 0.8, 0.8), (2.09, 0.6, 0.6), (2.93, 0.4, 0.4))


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def struck(tone: float, fading: float, partials: tuple[tuple[float, float, float], ...], seconds: float) -> Samples:
    """A tone in Hz whose partials fade; *fading*: seconds until the lowest has 1/e of its strength."""
    return [
        sum(
            strength * math.exp(-t / (fading * length)) * math.sin(2 * math.pi * tone * times * t)
            for times, strength, length in partials
        )
        for t in (n / RATE for n in range(round(seconds * RATE)))
    ]


def rustle(seconds: float, tone: Callable[[float], float], seed: int) -> Samples:
    """Noise round a tone that moves from the beginning (0) to the end (1)."""
    dice = random.Random(seed)  # noqa: S311 -- noise, not a secret
    low, band, made = 0.0, 0.0, []
    count = round(seconds * RATE)
    for n in range(count):
        step = 2 * math.sin(math.pi * tone(n / count) / RATE)
        low += step * band
        band += step * (dice.uniform(-1, 1) - low - 0.6 * band)
        made.append(band * math.sin(math.pi * n / count) ** 2)
    return made


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Each part begins after so many seconds, so strong."""
    whole = silence(max(start + len(part) / RATE for start, _, part in parts) + 0.001)
    for start, strength, part in parts:
        first = round(start * RATE)
        for n, sample in enumerate(part):
            whole[first + n] += strength * sample
    return whole


def knock(tone: float, seed: int) -> Samples:
    """Wood on wood."""
    wood = ((1.0, 1.0, 1.0), (2.4, 0.5, 0.5), (4.1, 0.25, 0.3))
    return together((0.0, 1.0, struck(tone, 0.035, wood, 0.2)), (0.0, 0.5, rustle(0.03, lambda at: 1800.0, seed)))


SOUNDS: dict[str, Samples] = {
    "turn": together((0.0, 0.8, struck(587.33, 0.22, BELL, 0.8)), (0.14, 1.0, struck(880.0, 0.24, BELL, 0.8))),
    "result": together(
        *((0.11 * n, 0.8, struck(tone, 0.4, STRING, 0.9)) for n, tone in enumerate((146.83, 220.0, 293.66, 369.99)))
    ),
    "time": together(*((0.18 * n, 1.0, struck((1320, 990)[n % 2], 0.02, BELL, 0.15)) for n in range(4))),
    "capture": together(
        (0.0, 1.0, rustle(0.22, lambda at: 500 + 1500 * at, 1)),
        (0.14, 0.7, struck(196.0, 0.12, STRING, 0.4)),
    ),
    "build": together((0.0, 1.0, knock(180.0, 2)), (0.13, 0.8, knock(150.0, 3))),
    "coin": together((0.0, 0.7, struck(2490.0, 0.07, METAL, 0.3)), (0.07, 1.0, struck(2960.0, 0.08, METAL, 0.3))),
    "chat": together((0.0, 1.0, struck(440.0, 0.08, STRING, 0.25)), (0.07, 0.8, struck(523.25, 0.08, STRING, 0.25))),
    "refused": together((0.0, 1.0, struck(110.0, 0.05, STRING, 0.2)), (0.1, 0.9, struck(103.83, 0.06, STRING, 0.25))),
}


def finished(made: Samples) -> array[int]:
    """Softly begun and ended, as loud as all the others."""
    peak, count = max(map(abs, made)), len(made)
    softened = (
        sample * min(1.0, n / (ATTACK * RATE), (count - 1 - n) / (RELEASE * RATE)) for n, sample in enumerate(made)
    )
    return array("h", (round(sample / peak * LOUDEST * 32767) for sample in softened))


def write(file: Path, samples: array[int]) -> None:
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, made in SOUNDS.items():
        write(FOLDER / f"{name}.wav", finished(made))


if __name__ == "__main__":
    main()
