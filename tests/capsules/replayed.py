"""The one test of ``pytest --capsule=FILE``; its name keeps it out of all others."""

from __future__ import annotations

import pytest

from capsules.telling import Telling
from staufer_protocol.capsule import MOST_BYTES, read_capsule
from staufer_protocol.complaint import Damaged
from staufer_protocol.words import on_one_line


def test_the_present_rules_come_to_what_the_capsule_says(pytestconfig, capsys):
    telling = Telling(opened(pytestconfig.getoption("--capsule")))
    with capsys.disabled():
        print("", *map(on_one_line, (*telling.lines, *telling.trouble)), sep="\n")
    if telling.trouble:
        pytest.fail(on_one_line(telling.trouble[0]), pytrace=False)


def opened(path):
    try:
        with path.open("rb") as file:
            return read_capsule(file.read(MOST_BYTES + 1))
    except OSError as error:
        sentence = f"The file {path} cannot be read: {error.strerror}."
    except Damaged as damage:
        sentence = damage.sentence
    return pytest.fail(on_one_line(sentence), pytrace=False)
