"""Two people play a ranked match of Fredericus through a real server, and one of them loses the line."""

from __future__ import annotations

import asyncio

from end_to_end.cable import Cable
from end_to_end.person import Person
from staufer_engine.games import GAMES
from staufer_engine.games.fredericus.scoring import score_sheet
from staufer_protocol.course import Course
from staufer_protocol.replay import read_replay, verify
from staufer_protocol.stream import TRUTH


async def test_a_ranked_match_is_played_to_its_end_although_one_line_breaks(server: str, cable: Cable) -> None:
    anna, bruno = Person(server, seed=1), Person(cable.url, seed=2)
    await asyncio.gather(anna.come(), bruno.come())
    tables = await asyncio.gather(anna.sit_down(), bruno.sit_down())

    def cut_twice(choices: int) -> None:
        """In the middle, with the choice just made still on its way."""
        if choices in (5, 20):
            cable.cut()

    await asyncio.gather(anna.play(), bruno.play(cut_twice))

    assert cable.cuts == 2
    assert bruno.states.count("online") == 3  # he came, and came back twice
    assert anna.states.count("online") == 1
    hers, his = tables
    assert {hers.my_seat, his.my_seat} == {0, 1}
    assert hers.results == his.results
    assert sorted(result.place for result in hers.results) == [1, 2]
    assert all(result.how == "played" for result in hers.results)
    assert hers.ratings == his.ratings
    assert sum(change.after - change.before for change in hers.ratings) == 0
    assert hers.state.to_plain() == his.state.to_plain()  # at the end all hands are open

    await the_server_keeps_the_same(anna, bruno)
    await asyncio.gather(anna.go(), bruno.go())


async def the_server_keeps_the_same(anna: Person, bruno: Person) -> None:
    """Ladder and history say what the tables said, and the replay proves it."""
    assert anna.table is not None
    assert anna.connection.api is not None
    table, api = anna.table, anna.connection.api
    for change in table.ratings:
        player = await api.player(table.setup.seats[change.seat].player)
        (rating,) = [rating for rating in player.ratings if rating.game == "fredericus"]
        assert (rating.centi, rating.games) == (change.after, 1)
    match = table.setup.match.hex()
    kept = await api.match(match)
    assert list(kept.places) == [result.place for result in table.results]

    assert bruno.connection.api is not None
    data = await api.replay(match)
    assert data == await bruno.connection.api.replay(match)
    replay = read_replay(data)
    verdict = verify(replay)
    assert verdict.is_verified, verdict.sentence
    assert replay.results == table.results
    course = Course(GAMES["fredericus"], replay.setup, TRUTH)
    for record in replay.records:
        course.apply(record)
    assert course.is_over
    assert score_sheet(course.game.state) == score_sheet(table.state)  # type: ignore[arg-type]  # both are of Fredericus
