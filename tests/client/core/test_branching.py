"""From any moment of a replay a match is played on; it survives closing, and the replay stays what it was."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from client.core.house import StubBot, Watch, house, play
from corpus.make import FOLDER
from staufer_client.practice import resume
from staufer_client.replay_table import ReplayTable
from staufer_client.theatre.branch import branching_point, play_on
from staufer_client.theatre.run import Run
from staufer_client.unfinished import Origin
from staufer_protocol.complaint import Refusal
from staufer_protocol.replay import read_replay, verify
from staufer_protocol.stream import TRUTH, Player

ORIGIN = Origin("a.staufer", 0, -2, b"\0\0\0\1")


def replay_called(name: str):
    return read_replay((FOLDER / f"{name}.staufer").read_bytes())


def at(seq: int, number: int = 1) -> Origin:
    return replace(ORIGIN, seq=seq, number=bytes([0, 0, 0, number]))


async def test_a_match_is_played_on_from_the_middle_closed_taken_up_and_ends_in_a_replay_that_verifies(tmp_path):
    home, dice, replay = house(tmp_path), random.Random(1), replay_called("fredericus-3-plain")
    run = Run(home.tables, replay, TRUTH)
    origin = at(branching_point(run, 200))
    match = play_on(home, replay, "practice", ["page", "", "page"], origin)
    assert match.table.my_seat == 1
    assert match.table.seq == origin.seq
    assert match.table.state == home.tables.rules_of("fredericus").view(run.at(origin.seq).state, 1)
    match.start()
    await play(match.table, dice, 5)
    await match.stop()
    (line,) = home.unfinished.list()
    assert line.id == match.ident == replay.setup.match.hex() + "00000001"
    again = resume(home, line.id)
    assert again.kept.origin == origin
    again.start()
    await play(again.table, dice)
    await Watch(again.table).until(lambda: bool(again.file))
    await again.stop()
    assert home.unfinished.list() == []
    played = home.library.open(again.file)
    assert [record.pub for record in played.records[: origin.seq]] == [
        record.pub for record in replay.records[: origin.seq]
    ]
    assert verify(played).is_verified


async def test_two_branches_of_one_match_lie_side_by_side(tmp_path):
    home, replay = house(tmp_path), replay_called("fredericus-2-plain")
    point = branching_point(Run(home.tables, replay, TRUTH), 60)
    for number in (1, 2):
        match = play_on(home, replay, "hotseat", ["", ""], at(point, number))
        match.start()
        await Watch(match.table).until(lambda match=match: bool(match.table.curtain or match.table.choosing.offers))
        await play(match.table, random.Random(number), number)
        await match.stop()
    assert len({line.id for line in home.unfinished.list()}) == 2


@pytest.mark.parametrize(
    "name",
    ["stupor_mundi-2-draft", "stupor_mundi-4-both", "de_vulgari-4-resigned", "fredericus-3-left", "fredericus-3-posts"],
)
async def test_a_match_goes_on_from_wherever_it_stood(tmp_path, name):
    """With simultaneous choices, with fallen flags, with players who had left."""
    home, replay = house(tmp_path, bots={"page": StubBot()}), replay_called(name)
    run = Run(home.tables, replay, TRUTH)
    seats = len(replay.setup.seats)
    for part in (0, 1, 3, 7, 9):
        point = branching_point(run, len(replay.records) * part // 10)
        if point is None:
            continue
        match = play_on(home, replay, "practice", [""] + ["page"] * (seats - 1), at(point, part))
        assert match.host.waiting_for()
        assert match.host.course.standing.players[0] == Player.OWNER
        await match.stop()


def test_nothing_is_played_on_after_the_last_choice_or_by_nobody(tmp_path):
    home, replay = house(tmp_path), replay_called("fredericus-2-plain")
    run = Run(home.tables, replay, TRUTH)
    assert branching_point(run, len(replay.records)) is None
    for ways in (["page", "page"], [""], ["", "duke of nowhere"]):
        with pytest.raises(Refusal):
            play_on(home, replay, "practice", ways, at(60))
    forged = replace(replay, secret=bytes(32))
    with pytest.raises(Refusal):
        play_on(home, forged, "practice", ["", "page"], at(60))


def test_a_replay_knows_the_file_it_came_from(tmp_path):
    table = ReplayTable(house(tmp_path).tables, replay_called("fredericus-2-draw"), file="x.staufer")
    assert table.file == "x.staufer"
