"""The one test of ``pytest --capsule=FILE``; its name keeps it out of all others."""

from __future__ import annotations

from capsules.telling import Telling
from staufer_protocol.capsule import read_capsule


def test_the_present_rules_come_to_what_the_capsule_says(pytestconfig, capsys):
    telling = Telling(read_capsule(pytestconfig.getoption("--capsule").read_bytes()))
    with capsys.disabled():
        print("", *telling.lines, *telling.trouble, sep="\n")
    assert telling.trouble == []
