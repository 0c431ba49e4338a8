"""What is followed through a match: a figure for every seat, whoever looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.make import FOLDER
from staufer_engine.games import GAMES
from staufer_protocol.course import Course
from staufer_protocol.replay import read_replay
from staufer_protocol.stream import TRUTH

ONE_OF_EACH = ("fredericus-3-plain", "stupor_mundi-3-crusade", "de_vulgari-3-plain")


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_every_seat_and_the_public_can_follow_every_series(name):
    replay = read_replay(Path(FOLDER / f"{name}.staufer").read_bytes())
    rules = GAMES[replay.setup.game]
    course = Course(rules, replay.setup, TRUTH)
    assert [series.name for series in rules.series] == ["income", "tempo"]
    highest = dict.fromkeys((series.name for series in rules.series), 0)
    for record in replay.records:
        course.apply(record)
        state = course.game.state
        views = [rules.view(state, observer) for observer in (None, *range(len(replay.setup.seats)))]
        for series in rules.series:
            for seat in range(len(replay.setup.seats)):
                known = series.of(state, seat)
                highest[series.name] = max(highest[series.name], known)
                assert [series.of(view, seat) for view in views] == [known] * len(views), (record.seq, series.name)
    assert all(highest.values())
