"""Replays on the screen and in the library."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from client.core.house import FREDERICUS, Watch, hosted, house
from staufer_client import library as library_module
from staufer_client.changes import Jumped, Stepped
from staufer_client.follower import Follower
from staufer_client.replay_table import ReplayTable
from staufer_engine.games.fredericus.components import Step
from staufer_protocol.complaint import Damaged
from staufer_protocol.course import Course
from staufer_protocol.replay import read_replay, replay_of, write_replay
from staufer_protocol.stream import TRUTH


def finished(seed: int = 1, seats: int = 3):
    """A random match to its end, with every capture made and some choices taken back."""
    dice, host = random.Random(seed), hosted(seats=seats, secret=bytes([seed]) * 32)
    while not host.is_over:
        (seat,) = host.waiting_for()
        target = host.undo_target(seat)
        if target is not None and dice.random() < 0.2:
            host.accept(host.undo(seat, target, 0))
        else:
            options = list(host.course.game.ask.options[seat]())
            captures = [one for one in options if isinstance(one, tuple) and one[0] == Step.CAPTURE]
            host.accept(host.choose(seat, dice.choice(captures or options), 0))
    return host


@pytest.fixture(scope="module")
def host():
    return finished()


@pytest.fixture
def table(host, tmp_path):
    return ReplayTable(house(tmp_path).tables, read_replay(write_replay(host)))


@pytest.mark.parametrize("eyes", [TRUTH, None, 0, 2])
def test_every_moment_is_that_of_playing_straight_on(host, table, eyes):
    course = Course(FREDERICUS, host.setup, eyes)
    table.set_eyes(eyes)
    states = [course.game.state.clone()]
    for record in table.replay.records:
        frame = host.frame(host.records[record.seq - 1], None if eyes is TRUTH else eyes)
        if eyes is TRUTH:
            course.apply(record)
        else:
            course.follow(frame)
        states.append(course.game.state.clone())
    dice = random.Random(3)
    order = list(range(len(states)))
    dice.shuffle(order)
    for seq in order:
        table.seek(seq)
        assert table.state == states[seq]
        assert table.seq == seq


def test_the_journal_of_a_moment_is_that_of_playing_as_far_as_there(host, table):
    follower = Follower(FREDERICUS, host.setup, TRUTH)
    for record in table.replay.records:
        follower.follow(record)
        table.seek(record.seq)
        assert table.lines == follower.journal.lines


def test_the_next_record_is_shown_as_it_happened_and_any_other_anew(table):
    watch = Watch(table)
    table.seek(10)
    table.step_by(1)
    table.step_by(-1)
    kinds = [type(change) for change in watch.changes if isinstance(change, Stepped | Jumped)]
    assert kinds == [Jumped, Stepped, Jumped]
    step = next(change for change in watch.changes if isinstance(change, Stepped))
    assert step.seq == 11


def test_turns_are_stepped_through_to_the_end_and_back_to_the_start(table):
    forth = []
    while table.seq < table.last:
        table.step_turn(1)
        forth.append(table.seq)
    assert forth == sorted(set(forth))
    back = []
    while table.seq > 0:
        table.step_turn(-1)
        back.append(table.seq)
    assert back == [*reversed(forth[:-1]), 0]


def test_other_eyes_keep_the_moment_and_see_less(host, table):
    table.seek(table.last // 2)
    seq, all_seen = table.seq, table.state.clone()
    table.set_eyes(None)
    assert table.seq == seq
    assert table.my_seat is None
    assert table.state == FREDERICUS.view(all_seen, None)
    table.set_eyes(1)
    assert table.my_seat == 1
    assert table.state == FREDERICUS.view(all_seen, 1)
    assert not table.is_my_turn
    assert not table.choosing.offers


def test_rounds_captures_and_undone_choices_are_marked_on_the_line(table):
    kinds = [mark.kind for mark in table.marks_on_line]
    assert {"round", "captured", "undo"} <= set(kinds)
    assert [mark.seq for mark in table.marks_on_line] == sorted(mark.seq for mark in table.marks_on_line)
    assert all(mark.text for mark in table.marks_on_line)


def test_the_end_shows_the_results(host, table):
    table.seek(table.last)
    assert table.is_over
    assert table.results == host.results
    assert table.scores() == [result.score for result in host.results]


def test_the_library_lists_keeps_and_gives_out_replays(host, tmp_path):
    library = house(tmp_path).library
    assert library.list() == []
    elsewhere = tmp_path / "from a friend .. .bin"
    elsewhere.write_bytes(write_replay(host))
    heard = []
    library.listeners.append(lambda: heard.append(1))
    file = library.import_file(elsewhere)
    assert heard
    assert file == f"{host.setup.match.hex()}.staufer"
    (line,) = library.list()
    assert (line.file, line.game, line.records) == (file, "fredericus", host.seq)
    assert library.list()[0] is line  # remembered, not read again
    library.export(file, tmp_path / "copy.staufer")
    assert (tmp_path / "copy.staufer").read_bytes() == elsewhere.read_bytes()


def test_what_is_no_replay_is_refused_and_a_bad_file_in_the_folder_is_reported(host, tmp_path):
    library = house(tmp_path).library
    bad = tmp_path / "bad.staufer"
    for content in (b"", b"no replay", write_replay(host)[:-9]):
        bad.write_bytes(content)
        with pytest.raises(Damaged):
            library.import_file(bad)
    with pytest.raises(Damaged):
        library.import_file(tmp_path / "nothing.staufer")
    for name in ("../bad.staufer", "/etc/passwd", "bad.txt"):
        with pytest.raises(Damaged):
            library.open(name)
    library.folder.mkdir(parents=True, exist_ok=True)
    bad.rename(library.folder / "bad.staufer")
    assert library.list() == []
    assert library.problems


def test_another_replay_of_the_same_match_is_put_beside_the_first(host, tmp_path):
    library = house(tmp_path).library
    true = write_replay(host)
    forged = bytearray(true)
    forged[-10] ^= 1  # in the secret, which only a proof reads
    names = [library.keep(data) for data in (true, bytes(forged), true, bytes(forged))]
    match = host.setup.match.hex()
    assert names == [f"{match}.staufer", f"{match}-1.staufer"] * 2
    assert (library.folder / names[0]).read_bytes() == true


def test_one_file_never_takes_the_shelf_with_it(host, tmp_path, monkeypatch):
    """Put there by hand, or by a program that had no such bounds: it is left out, with a sentence."""
    library = house(tmp_path).library
    file = library.keep(write_replay(host))
    stored = [(record.pub, record.plaintexts) for record in host.records]
    far = replay_of(replace(host.setup, started=2**62), stored)
    with pytest.raises(Damaged, match="no calendar"):
        library.keep(far)
    (library.folder / "far.staufer").write_bytes(far)
    assert [line.file for line in library.list()] == [file]
    assert library.problems == ["far.staufer: This replay says that it began at a time that no calendar has."]

    def fail(data):
        if data == far:
            raise IndexError("a fault of the reader")
        return read_replay(data)

    monkeypatch.setattr(library_module, "read_replay", fail)
    assert [line.file for line in library.list()] == [file]
    assert library.problems == ["far.staufer: This file cannot be read."]
