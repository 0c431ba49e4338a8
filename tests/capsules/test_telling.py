"""``pytest --capsule=FILE`` says where a match stands, and what does not agree."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from capsules.telling import Telling
from protocol.tables import FREDERICUS, Table
from staufer_engine.games import GAMES
from staufer_protocol.capsule import capsule_of, write_capsule

ROOT = Path(__file__).parents[2]


def report(records=40, seat=None, **parts):
    table = Table(FREDERICUS, 3, 2)
    table.play_on(lambda: table.host.seq >= records)
    seat = table.asked if seat is None else seat
    frames = [table.host.frame(record, seat) for record in table.host.records]
    return table, capsule_of(table.courses[seat], frames, program="1.0", **parts)


def test_a_sound_report_is_told_in_words():
    table, capsule = report(text="The falcon may not.", concerns="FR-6.2 Player 1 moves the falcon")
    telling = Telling(capsule)
    assert telling.trouble == []
    text = "\n".join(telling.lines)
    assert f"It stands at record {table.host.seq} of {table.host.seq} in the capsule." in text
    assert "says: The falcon may not." in text
    assert "about: FR-6.2" in text
    assert telling.compared == telling.agreed > 0
    assert "The reporter's view is the same as here." in text
    for choice in table.options(table.asked):
        assert f"  {choice!r}: " in text


@pytest.mark.parametrize("game", ["de_vulgari", "stupor_mundi"])
def test_every_game_can_be_told(game):
    rules = GAMES[game]
    table = Table(rules, 3, 1)
    table.play_on(lambda: table.host.seq >= 60)
    for seat in (table.asked, None):
        frames = [table.host.frame(record, seat) for record in table.host.records]
        telling = Telling(capsule_of(table.courses[seat], frames, program="1.0"))
        assert telling.trouble == []
        assert telling.agreed == telling.compared


def test_another_digest_another_view_and_another_record_are_told():
    _, capsule = report()
    checked = next(n for n, frame in enumerate(capsule.frames) if frame.check)
    frames = list(capsule.frames)
    frames[checked] = replace(frames[checked], check=bytes(8))
    told = Telling(replace(capsule, frames=tuple(frames)))
    assert told.trouble == [f"After record {checked + 1} the host's digest of this view is another one."]
    assert told.agreed == told.compared - 1
    told = Telling(replace(capsule, frames=(*capsule.frames[:9], *capsule.frames[10:])))
    assert told.trouble[0].startswith("Record 10 cannot be followed")
    told = Telling(replace(capsule, header=replace(capsule.header, view=b"\x90")))
    assert told.trouble == ["The reporter's view is another one (there, here): it is no view of this game"]


def test_the_present_rules_play_what_older_ones_had_made():
    _, capsule = report()
    setup = replace(capsule.header.setup, rules_version="0", data_hash=bytes(32))
    told = Telling(replace(capsule, header=replace(capsule.header, setup=setup)))
    assert told.trouble == []
    assert any(line.startswith("The rules here are another version") for line in told.lines)


@pytest.mark.parametrize("is_sound", [True, False])
def test_pytest_takes_a_capsule(tmp_path, is_sound):
    """``=`` or the folder of the tests first: pytest would take a file that stands alone for what is to be tested."""
    _, capsule = report()
    header = capsule.header if is_sound else replace(capsule.header, head=bytes(32))
    file = tmp_path / "x.capsule"
    file.write_bytes(write_capsule(replace(capsule, header=header)))
    run = taken(file)
    assert run.returncode == (0 if is_sound else 1), run.stdout + run.stderr
    assert "It stands at record" in run.stdout
    assert ("1 passed" if is_sound else "The chain of the records is not the reporter's.") in run.stdout


@pytest.mark.parametrize("behind", [1, 9])
def test_a_capsule_that_goes_further_than_it_says_is_told(behind):
    table, capsule = report()
    last = table.host.seq
    told = Telling(replace(capsule, header=replace(capsule.header, seq=last - behind)))
    assert told.trouble == [f"The capsule says that it goes to record {last - behind}, and it goes to record {last}."]


def test_a_set_up_that_cannot_be_played_is_told():
    _, capsule = report()
    setup = replace(capsule.header.setup, options=(("short_game", 9),))
    told = Telling(replace(capsule, header=replace(capsule.header, setup=setup)))
    assert len(told.trouble) == 1
    assert told.trouble[0].startswith("Record 0, the set-up, cannot be played: ")


def claiming(capsule, seq):
    return write_capsule(replace(capsule, header=replace(capsule.header, seq=seq)))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda capsule: None, "cannot be read: No such file"),
        (lambda capsule: write_capsule(capsule)[:-1], "ends in the middle of record "),
        (lambda capsule: b"no capsule", "is not a capsule of Staufer."),
        (lambda capsule: claiming(capsule, 1_000_000), "It has no record 1000000."),
        (lambda capsule: claiming(capsule, -5), "It has no record -5."),
        (
            lambda capsule: write_capsule(replace(capsule, header=replace(capsule.header, text="\x1b[8mhidden"))),
            "1 passed",
        ),
    ],
)
def test_a_capsule_that_cannot_be_played_is_refused_in_a_sentence(tmp_path, change, said):
    data = change(report()[1])
    file = tmp_path / "x.capsule"
    if data is not None:
        file.write_bytes(data)
    run = taken(file)
    assert run.returncode == (0 if said == "1 passed" else 1)
    assert said in run.stdout
    assert "Traceback" not in run.stdout
    assert not re.search(r"\.py:\d", run.stdout)
    assert "\x1b[8m" not in run.stdout


def taken(file):
    command = [sys.executable, "-m", "pytest", f"--capsule={file}", "-q", "-p", "no:cacheprovider"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
