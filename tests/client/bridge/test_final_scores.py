"""At the end of a match the strip of the players says what the result says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.paths import find_paths
from staufer_client.screenshots import Studio, find, still
from staufer_client.stage.played import PUBLIC, Moment, PlayedMatch


@pytest.mark.parametrize("game", ["stupor_mundi", "fredericus", "de_vulgari"])
def test_the_strip_shows_the_final_scores_to_everybody(qapp: QGuiApplication, game: str) -> None:
    played = PlayedMatch(3, game=game)
    final = {result.seat: result.score for result in played.host.results}
    assert any(final.values())
    for seat in (0, PUBLIC):
        table = Shelf()[Table]
        followed = played.table(Moment(played.host.seq, seat))
        table.follow(followed)
        rows = table.seats.rows
        assert {row.seat: row.score for row in rows} == final
        assert all(row.isFinal and row.isScoreShown for row in rows)
        vp = {
            row.seat: row.figures[row.signs.index("stupor_mundi/vp")] for row in rows if "stupor_mundi/vp" in row.signs
        }
        assert vp == ({n: str(score) for n, score in final.items()} if game == "stupor_mundi" else {})
        followed = played.table(Moment(played.host.seq - 1, seat))
        table.follow(followed)
        assert not any(row.isFinal for row in table.seats.rows)


@pytest.fixture
def studio(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    opened = Studio(find_paths({"STAUFER_HOME": str(tmp_path_factory.mktemp("home"))}), 1.0)
    yield opened
    assert opened.application.warnings == []
    opened.close()


def test_the_cards_of_the_players_say_and_draw_them(studio: Studio) -> None:
    played, shelf = PlayedMatch(3, game="stupor_mundi"), studio.application.shelf
    table = played.table(Moment(played.host.seq, 0))
    shelf[Table].follow(table)
    shelf[Table].beat.stop()
    shelf[Program].openWith("table", table.setup.match.hex())
    still(studio.window)
    for result in played.host.results:
        card = find(studio.window.contentItem(), f"seat_{result.seat}")
        assert card is not None
        assert (card.property("hasScore"), card.property("score")) == (True, result.score)
        name = QAccessible.queryAccessibleInterface(card).text(QAccessible.Text.Name)
        assert f"{result.score} points" in name
