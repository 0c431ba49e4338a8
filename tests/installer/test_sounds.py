"""The sounds that lie in the repository are those that the script makes."""

from __future__ import annotations

import wave
from array import array

import sounds


def test_the_files_are_what_the_script_makes() -> None:
    assert {file.stem for file in sounds.FOLDER.iterdir()} == set(sounds.SOUNDS)
    for name, made in sounds.SOUNDS.items():
        with wave.open(str(sounds.FOLDER / f"{name}.wav")) as file:
            there = array("h", file.readframes(file.getnframes()))
        wanted = sounds.finished(made)
        assert len(there) == len(wanted)
        assert all(abs(a - b) <= 1 for a, b in zip(there, wanted, strict=True))  # the last bit of a sine may differ
