"""What the boards of Stupor Mundi show of a position, and to whom."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.rows import RowsModel
from staufer_client.bridge.stupor_mundi import StuporMundiBoard
from staufer_client.bridge.stupor_mundi_palace import Figures
from staufer_client.bridge.table import Table
from staufer_client.paths import resources_folder
from staufer_client.stage import stupor_mundi as stage
from staufer_client.stage.played import PUBLIC, Moment, PlayedMatch, asks
from staufer_engine.games.stupor_mundi.components import CARDS, CASTLE_SPACES, EMPTY, PIECES
from staufer_engine.games.stupor_mundi.state import State, closed_sides
from staufer_engine.kernel import HIDDEN

MATCHES = {"four": stage.match, "expanded": stage.expanded, "alone": stage.alone}
ART = resources_folder() / "art" / "stupor_mundi"


def seen(played: PlayedMatch, moment: Moment) -> tuple[Table, StuporMundiBoard]:
    shelf = Shelf()
    shelf[Table].follow(played.table(moment))
    return shelf[Table], shelf[StuporMundiBoard]


def models(board: StuporMundiBoard) -> Iterator[RowsModel]:
    return (part for part in board.parts.values() if isinstance(part, RowsModel))


def marked(board: StuporMundiBoard, mark: str) -> set[str]:
    """The board ids that bear this mark anywhere."""
    found = set()
    for model in models(board):
        if "mark" in model.roles:
            place, target = model.roles.index("mark"), model.roles.index("target")
            found |= {str(row[target]) for row in model.rows if row[place] == mark}
    for row in board.cities.rows:
        found |= {f"market:{step}" for step in ("sell", "buy") if getattr(row, f"{step}Mark") == mark}
    for row in board.tracks.rows:
        found |= {f"icon:{row[0]}:{way}" for way in ("add", "remove") if getattr(row, f"{way}Mark") == mark}
    return found


def one_of_each_question(played: PlayedMatch) -> list[Moment]:
    kept: dict[str, list[Moment]] = {}
    for moment, game in played.moments:
        assert game.ask is not None
        kept.setdefault(game.ask.what, []).append(moment)
    chance = random.Random(1)
    return [chance.choice(moments) for moments in kept.values()]


@pytest.fixture(params=MATCHES)
def played(request: pytest.FixtureRequest, qapp: QGuiApplication) -> PlayedMatch:
    return MATCHES[request.param]()


def test_every_board_id_of_every_question_has_its_place_and_is_marked(played: PlayedMatch) -> None:
    for moment in one_of_each_question(played):
        table, board = seen(played, moment)
        assert set(table.openTargets) <= marked(board, "open"), moment
        for target in list(table.openTargets):
            table.click(target)
            if table.isThinking:
                table, board = seen(played, moment)
                continue
            assert target in marked(board, "chosen") or not table.isNarrowed, (moment, target)
            assert set(table.openTargets) - {target} <= marked(board, "open"), (moment, target)
            while table.isNarrowed:
                table.putBack()


def test_every_sign_on_the_boards_has_a_drawing(played: PlayedMatch) -> None:
    signs: set[str] = set()
    for moment in one_of_each_question(played):
        _, board = seen(played, moment)
        for model in models(board):
            for row in model.rows:
                for name, value in zip(model.roles, row, strict=True):
                    if isinstance(value, list):
                        signs |= {part[1:] for part in value if isinstance(part, str) and part.startswith(":")}
                    elif name in {"art", "sign", "ghost"} and value:
                        signs.add(str(value))
    assert len(signs) > 30
    assert {sign for sign in signs if not ART.joinpath(f"{sign}.svg").is_file()} == set()


def test_everything_that_is_shown_speaks(played: PlayedMatch) -> None:
    for moment in one_of_each_question(played):
        _, board = seen(played, moment)
        for model in models(board):
            speech = model.roles.index("speech")
            assert all(row[speech] for row in model.rows), type(model).__name__


def test_nobody_sees_what_another_holds_or_has_played_face_down(qapp: QGuiApplication) -> None:
    played = stage.match()
    looked_at = 0
    for moment, game in played.moments[::60]:
        _, board = seen(played, moment)
        assert isinstance(game.state, State)
        for seat, player in enumerate(game.state.players):
            board.show(seat)
            held = [CARDS[card].name for card in sorted((*player.hand, *player.shown)) if card != HIDDEN]
            if seat == moment.seat:
                assert [row.name for row in board.hand.rows] == held
                continue
            assert [row.name for row in board.hand.rows] != [] or not game.state.players[moment.seat].hand
            for slot, row in enumerate(board.slots.rows):
                if player.slots[slot] != EMPTY and not player.face_up[slot]:
                    looked_at += 1
                    assert (row.filling, row.name, row.parts) == ("down", "", [])
    assert looked_at > 4


def test_the_public_sees_no_hand_and_the_replay_sees_that_of_the_player_who_is_shown(qapp: QGuiApplication) -> None:
    played = stage.match()
    seq = played.find(asks("play_card", 3)).seq
    _, board = seen(played, Moment(seq, PUBLIC))
    assert board.hand.count == 0
    assert not marked(board, "open")
    shelf = Shelf()
    stage.replay(shelf)
    board = shelf[StuporMundiBoard]
    state = shelf[Table].followed.state
    assert isinstance(state, State)
    for seat, player in enumerate(state.players):
        board.show(seat)
        assert board.hand.count == len(player.hand) + len(player.shown)


def test_hovering_a_piece_shows_where_it_would_stand_and_what_it_would_cost(qapp: QGuiApplication) -> None:
    played = stage.match()
    moment = played.find(asks("build"), stage.wealth)
    table, board = seen(played, moment)
    table.click(table.openTargets[0])
    space = int(table.chosenTargets[0].partition(":")[2])
    before = table.followed.state
    assert isinstance(before, State)
    assert [row.ghost for row in board.castle.rows] == [""] * len(CASTLE_SPACES)
    table.hoverChoice(str(table.choices.rows[0][0]))
    ghosts = {row.space: row.ghost for row in board.castle.rows if row.ghost}
    assert list(ghosts) == [space]
    assert board.previewParts
    assert any(board.goodsAfter)
    table.hoverChoice("")
    assert board.previewParts == []
    assert not any(row.ghost for row in board.castle.rows)
    assert table.followed.state is before


def test_what_others_discard_in_secret_is_not_foreseen(qapp: QGuiApplication) -> None:
    played = stage.match()
    moment = played.find(lambda game, seat: asks("end_discard")(game, seat) and len(game.answers) == 3)
    table, board = seen(played, moment)
    table.hoverChoice(str(table.choices.rows[0][0]))
    assert board.previewParts == []
    table.press(str(table.choices.rows[0][0]))
    assert table.isThinking or table.needsConfirm


def test_hovering_the_way_of_an_edict_shows_the_track_after_it(qapp: QGuiApplication) -> None:
    played = stage.match()
    table, board = seen(played, played.find(asks("edict_direction")))
    for target in list(table.openTargets):
        _, icon, way = target.split(":")
        row = board.tracks.rows[int(icon)]
        assert row.after == -1
        table.hover(target)
        row = board.tracks.rows[int(icon)]
        assert (row.after > row.value) == (way == "add")
        table.hover("")


def test_what_cannot_be_chosen_says_what_it_is_and_why_not(qapp: QGuiApplication) -> None:
    played = stage.match()
    moment = played.find(asks("travel", 3), stage.wealth)
    table, _ = seen(played, moment)
    table.hover("workplace:3")
    assert table.previewHelp["title"] == "A 4"
    assert table.previewHelp["paragraph"] == "SM-8.8"
    state = table.followed.state
    assert isinstance(state, State)
    here = state.players[moment.seat].ship
    table.hover(f"city:{here}")
    assert "Your Ship lies in" in table.previewHelp["text"]
    table.hover("")
    assert table.previewHelp["title"] == ""


def test_what_is_asked_of_me_turns_the_boards_back_to_mine(qapp: QGuiApplication) -> None:
    played = stage.match()
    moment = played.find(asks("travel", 3))
    shelf = Shelf()
    table = played.table(Moment(moment.seq - 1, moment.seat))
    shelf[Table].follow(table)
    board = shelf[StuporMundiBoard]
    board.show((moment.seat + 1) % 4)
    assert board.shownSeat != moment.seat
    table.take(list(played.frames(moment.seat, moment.seq))[-1:])
    assert board.shownSeat == moment.seat
    board.show((moment.seat + 2) % 4)
    table.hover("city:0")
    assert board.shownSeat == (moment.seat + 2) % 4


def test_tiles_pieces_and_ships_keep_their_rows_when_they_move(qapp: QGuiApplication) -> None:
    """What moves is the same row, so that it flies: no row of these goes and comes again in one record."""
    played = stage.match()
    shelf = Shelf()
    table = played.table(Moment(0, 0))
    shelf[Table].follow(table)
    board = shelf[StuporMundiBoard]
    board.show(0)
    moved = {"edicts": 0, "pieces": 0, "ships": 0, "specialists": 0}
    place = {"edicts": 1, "pieces": 4, "ships": 2, "specialists": 2}
    for frame in played.frames(0, played.end):
        before = {name: {row[0]: row for row in board.parts[name].rows} for name in moved}
        table.take([frame])
        board.show(0)
        for name in moved:
            after = {row[0]: row for row in board.parts[name].rows}
            kept = before[name].keys() & after.keys()
            changes = sum(before[name][ident][place[name]] != after[ident][place[name]] for ident in kept)
            assert changes <= (len(table.names) if name == "specialists" else 2)
            moved[name] += changes
    assert min(moved.values()) > 2, moved
    assert [row.ident for row in board.pieces.rows] == list(range(len(PIECES)))


def test_a_specialist_that_stays_keeps_its_figure() -> None:
    figures = Figures()
    figures.follow([[-1, -1, 3]])
    assert figures.follow([[-1, 3, 5]]) == [[-1, 5, 3]]
    assert figures.follow([[-1, 4, 5]]) == [[-1, 5, 4]]


def test_closed_sides_are_told_from_open_ones(played: PlayedMatch) -> None:
    moment = played.moments[-1][0]
    table, board = seen(played, moment)
    state = table.followed.state
    assert isinstance(state, State)
    for seat in range(len(table.followed.names)):
        board.show(seat)
        closed = [row.side for row in board.sides.rows if row.isClosed]
        assert closed == closed_sides(state, seat) == [row.side for row in board.sides.rows if "closed" in row.speech]
        assert board.closedCount == len(closed)


def test_what_goes_from_board_to_board_flies_from_where_it_lay(qapp: QGuiApplication) -> None:
    """Nothing flies twice, and every kind of thing that moves so does in the match."""
    flown: dict[str, int] = {}
    for played in (stage.match(), stage.alone()):
        shelf = Shelf()
        table = played.table(Moment(0, 0))
        shelf[Table].follow(table)
        board = shelf[StuporMundiBoard]
        found: list[tuple[str, str, str]] = []
        board.flew.connect(lambda *flight: found.append(flight))  # noqa: B023 -- told at once, in this turn of the loop
        for frame in played.frames(0, played.end):
            found.clear()
            table.take([frame])
            assert len(found) == len(set(found)) <= 3
            for _, start, goal in found:
                way = f"{start.split(':')[0]} {goal.split(':')[0]}"
                flown[way] = flown.get(way, 0) + 1
    for way in (
        "spot_hand spot_slot",
        "spot_ally seat_1",
        "spot_active seat_0",
        "spot_card spot_boat",
        "spot_city seat_0",
        "seat_1 spot_city",
        "seat_0 spot_castle",
        "seat_0 spot_place",
        "seat_0 spot_card",
    ):
        assert flown.get(way, 0) > 0, (way, flown)


def test_at_the_end_the_purse_shows_the_final_scores(qapp: QGuiApplication) -> None:
    played = stage.match()
    table, board = seen(played, Moment(played.end, 0))
    for seat, result in enumerate(table.followed.follower.course.results):
        board.show(seat)
        assert board.vp == result.score
