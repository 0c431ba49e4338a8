"""What the board of De Vulgari Eloquentia shows, and what it keeps behind the screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from client.bridge.window import idents
from staufer_client.bridge.de_vulgari import DeVulgariBoard, open_screens, state_of
from staufer_client.bridge.de_vulgari_map import BENDS, LANES, PLACES, ROADS, place_of, trail
from staufer_client.bridge.de_vulgari_pieces import Followed
from staufer_client.bridge.de_vulgari_types import (
    AreaRow,
    BidderRow,
    CubeRow,
    EventRow,
    GainRow,
    ManuscriptRow,
    OfferRow,
    ScreenRow,
    TileRow,
    TrackRow,
    TurnRow,
)
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.rows import Row, RowsModel
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChoiceRow, SeatRow
from staufer_client.games_shown import has_screens
from staufer_client.stage import de_vulgari as stage
from staufer_client.stage.played import PUBLIC, Moment, asks
from staufer_client.tables import TableMaker
from staufer_engine.games.de_vulgari.components import AREAS, LAND_LINKS, TURN_SPACES, Kind
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.roads import COSTS, LINKED
from staufer_engine.games.de_vulgari.state import Phase, State

R = TypeVar("R", bound=Row)


def rows(model: RowsModel, kind: type[R]) -> Sequence[R]:
    return [row for row in model.rows if isinstance(row, kind)]


@pytest.fixture
def board(shelf: Shelf) -> DeVulgariBoard:
    return shelf[DeVulgariBoard]


# -- the map -------------------------------------------------------------------------------


def test_every_area_has_a_place_and_every_link_a_way() -> None:
    assert list(PLACES) == [area.id for area in AREAS]
    assert len(BENDS) == len(LAND_LINKS)
    linked = {(a, b) for a, others in enumerate(LINKED) for b in others}
    assert {pair for a, b in ROADS for pair in ((a, b), (b, a))} == linked
    for (sea, harbour), points in LANES.items():
        assert (points[0], points[-1]) == (PLACES[sea], PLACES[harbour])


def test_a_trail_goes_from_place_to_place_along_the_roads() -> None:
    for start in range(len(AREAS)):
        for goal in range(len(AREAS)):
            if start != goal:
                words = trail(start, goal)
                assert words.startswith("M{} {}".format(*place_of(start)))
                x, y = place_of(goal)
                assert words.endswith(f"{x:.1f} {y:.1f}")
    palermo, firenze = (next(n for n, area in enumerate(AREAS) if area.id == name) for name in ("palermo", "firenze"))
    assert trail(firenze, palermo).count("Q") == 3  # Pisa, the sea, Palermo


def test_the_price_of_a_move_is_shown_where_one_may_go_and_nowhere_else(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.match().find(stage.has_group("move", 5))
    table = stage.sit_down(shelf, moment)
    state = table.state
    assert isinstance(state, State)
    here = state.players[moment.seat].area
    open_to_me = {target for target, mark in table.marks().items() if mark == "move"}
    for number, row in enumerate(rows(board.areas, AreaRow)):
        assert row.isHere == (number == here)
        assert (row.cost > 0) == (f"area:{row.ident}" in open_to_me)
        assert row.cost in (0, COSTS[here][number])
    assert board.reach[0] != AREAS[here].id
    costs = {row.ident: row.cost for row in rows(board.areas, AreaRow)}
    in_reach = [ident for ident in board.reach if costs[ident]]
    assert [costs[ident] for ident in in_reach] == sorted(costs[ident] for ident in in_reach)


def test_the_way_of_a_move_and_what_it_leaves_are_shown_while_it_is_pointed_at(
    shelf: Shelf, board: DeVulgariBoard
) -> None:
    moment = stage.match().find(stage.has_journey)
    followed = stage.sit_down(shelf, moment)
    state = followed.state
    assert isinstance(state, State)
    here = state.players[moment.seat].area
    moves = [offer for offer in followed.choosing.offers if offer.words.group == "move"]
    far = max(
        moves, key=lambda offer: (journey_ducats(state, moment.seat, offer.choice[1]), COSTS[here][offer.choice[1]])
    )
    shelf[Table].hoverChoice(far.id)
    assert board.way == trail(here, far.choice[1])
    assert 0 <= board.pointsAfter < board.pointsLeft
    assert board.afterText == f"then {state.players[moment.seat].ducats - 10} Ducati"
    assert shelf[Table].previewTargets == list(far.words.targets)
    shelf[Table].hoverChoice("")
    assert (board.way, board.pointsAfter, board.afterText) == ("", -1, "")


def test_pointing_at_a_button_of_a_group_shows_all_its_places(shelf: Shelf) -> None:
    followed = stage.sit_down(shelf, stage.match().find(stage.has_group("move", 5)))
    table = shelf[Table]
    table.hoverChoice("group:move")
    open_to_me = [target for target, mark in followed.marks().items() if mark == "move"]
    assert len(open_to_me) > 1
    assert sorted(table.previewTargets) == sorted(open_to_me)
    table.hoverChoice("group:end")
    assert table.previewTargets == []


def test_an_area_says_all_that_is_drawn_there(shelf: Shelf, board: DeVulgariBoard) -> None:
    stage.sit_down(shelf, stage.match().find(stage.has_group("move", 5)))
    roma = next(row for row in rows(board.areas, AreaRow) if row.ident == "roma")
    assert roma.speech.startswith("Roma, Latin, harbour, 20 Ducati, 3 knowledge")
    cortona = next(row for row in rows(board.areas, AreaRow) if row.ident == "cortona")
    assert f"Canticle on turn {cortona.canticle}" in cortona.speech
    for number, row in enumerate(rows(board.areas, AreaRow)):
        assert ("cathedral" in row.speech) == (AREAS[number].kind == Kind.CATHEDRAL)
        assert ("you may" in row.speech) == bool(row.mark)


# -- pieces --------------------------------------------------------------------------------


def test_a_piece_keeps_its_identity_from_place_to_place() -> None:
    followed = Followed()
    followed.follow({1: [0, 0, 2], -1: []})
    red = followed.lying[1][0][0]
    followed.follow({1: [0, 2], -1: [0]})
    assert len({ident for pieces in followed.lying.values() for ident, _ in pieces}) == 3
    taken = followed.lying[-1][0]
    assert taken == (red, 0) or taken[0] == red + 1
    followed.follow({1: [0, 2], 2: [0], -1: []})
    assert followed.lying[2] == [taken]


def test_no_cube_and_no_manuscript_is_ever_drawn_twice_or_lost(shelf: Shelf, board: DeVulgariBoard) -> None:
    """Record after record of a whole match: what has been seen stays the same piece."""
    played = stage.match()
    follower = played.follower(Moment(0, 0))
    table = TableMaker(now=lambda: 0.0).seat(follower, "live")
    shelf[Table].follow(table)
    seen: dict[int, str] = {}
    for frame in played.frames(0, played.end):
        table.take([frame])
        cubes = rows(board.cubes, CubeRow)
        assert len(idents(board.cubes)) == len(set(idents(board.cubes)))
        assert all(seen.setdefault(cube.ident, cube.kind) == cube.kind for cube in cubes)
        assert all(cube.slot < cube.crowd for cube in cubes if cube.space > 0)
        assert len(set(idents(board.manuscripts))) == board.manuscripts.count
    state = table.state
    assert isinstance(state, State)
    assert len(seen) == board.cubes.count
    for number in range(1, TURN_SPACES + 1):
        assert sum(cube.space == number for cube in cubes) == sum(state.spaces[number])
    on_shelves = [row for row in rows(board.manuscripts, ManuscriptRow) if row.shelf >= 0]
    assert len(on_shelves) == sum(len(shelf.face_up) for shelf in state.shelves)


def test_what_a_player_got_in_the_last_step_flies_from_the_pawn(shelf: Shelf, board: DeVulgariBoard) -> None:
    """A record after another tells of it; a jump does not."""
    played = stage.match()
    follower = played.follower(Moment(0, 0))
    table = TableMaker(now=lambda: 0.0).seat(follower, "live")
    shelf[Table].follow(table)
    got = 0
    for frame in played.frames(0, played.end):
        before = list(idents(board.gains))
        ducats = [player.ducats for player in state_of(table).players]
        table.take([frame])
        now = state_of(table)
        new = [row for row in rows(board.gains, GainRow) if row.ident not in before]
        risen = [p for p, player in enumerate(now.players) if player.ducats > ducats[p]]
        assert [now.turn_order[row.home] for row in new if row.ducats] == [p for p in risen if p in now.turn_order]
        got += len(new)
    assert got > 50
    stage.sit_down(shelf, stage.step_moment())
    assert board.gains.count == 0


def test_the_turn_track_tells_past_present_and_papal_tiles(shelf: Shelf, board: DeVulgariBoard) -> None:
    table = stage.sit_down(shelf, stage.match().find(asks("step", 13)))
    state = table.state
    assert isinstance(state, State)
    turns = rows(board.turns, TurnRow)
    assert [row.number for row in turns if row.isNow] == [state.turn]
    assert all(row.isPast == (row.number < state.turn) for row in turns)
    shown = [row.papal for row in turns if row.papal not in ("", "back")]
    assert len(shown) == len(state.papal)
    assert [row.papal for row in turns if row.number > state.turn and row.number > 11] == ["back"] * (16 - state.turn)


# -- screens -------------------------------------------------------------------------------


def shown_screens(board: DeVulgariBoard) -> list[int]:
    return [row.seat for row in rows(board.screens, ScreenRow)]


def test_only_the_own_screen_is_open_until_the_end(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.step_moment()
    stage.sit_down(shelf, moment)
    assert shown_screens(board) == [moment.seat]
    assert not board.areScreensOpen
    stage.sit_down(shelf, Moment(stage.match().end, moment.seat))
    assert shown_screens(board)[0] == moment.seat
    assert sorted(shown_screens(board)) == [0, 1, 2, 3]


def test_who_watches_sees_no_screen_and_behind_a_curtain_nobody_does(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.step_moment()
    stage.sit_down(shelf, Moment(moment.seq, PUBLIC), "spectator")
    assert shown_screens(board) == []
    table = stage.sit_down(shelf, moment, "hotseat")
    assert shown_screens(board) == [moment.seat]
    table.draw_the_curtain("Piero", stage.match().follower(Moment(moment.seq, PUBLIC)))
    assert shown_screens(board) == []
    assert not any(row.isHere or row.mark for row in rows(board.areas, AreaRow))


def test_the_option_opens_all_screens(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.open_match().find(asks("step", 9))
    stage.sit_down(shelf, moment, "practice", stage.open_match())
    assert sorted(shown_screens(board)) == [0, 1, 2, 3]
    assert board.areScreensOpen


def test_a_replay_shows_the_screens_that_its_eyes_may_see(shelf: Shelf, board: DeVulgariBoard) -> None:
    stage.replay(shelf)
    assert sorted(shown_screens(board)) == [0, 1, 2, 3]
    assert all(row.isScoreShown for row in rows(shelf[Table].seats, SeatRow))
    stage.replay(shelf, 1)
    assert shown_screens(board) == [1]
    assert not any(row.isScoreShown for row in rows(shelf[Table].seats, SeatRow))
    stage.replay(shelf, None)
    assert shown_screens(board) == []


def test_nothing_that_others_have_behind_their_screens_is_in_any_row(shelf: Shelf, board: DeVulgariBoard) -> None:
    """Two worlds that differ only behind the screens of others look the same."""
    moment = stage.match().find(asks("step", 9))
    table = stage.sit_down(shelf, moment)
    shown = everything(shelf, board)
    state = table.state
    assert isinstance(state, State)
    for seat, player in enumerate(state.players):
        if seat != moment.seat:
            player.cubes = [player.cubes[0] + 1, 0, player.cubes[2] + 2, player.cubes[3]]
            player.scribes += 1
            player.manuscripts = [*player.manuscripts, 3, 9]
    shelf[Table].show_everything()
    assert "Unused votes" not in rows(board.screens, ScreenRow)[0].pointsText
    assert [part for part, other in zip(shown, everything(shelf, board), strict=True) if part != other] == []


def everything(shelf: Shelf, board: DeVulgariBoard) -> list[object]:
    """All rows but those of pieces whose number behind the screens is not shown, and all facts."""
    pieces = (board.cubes, board.manuscripts)
    models = [model for model in board.parts.values() if isinstance(model, RowsModel) and model not in pieces]
    taken = [row for row in rows(board.manuscripts, ManuscriptRow) if row.shelf >= 0]
    on_track = [row for row in rows(board.cubes, CubeRow) if row.space > 0]
    return [*(list(model.rows) for model in models), board.facts, list(shelf[Table].seats.rows), taken, on_track]


def test_a_hot_seat_match_has_a_curtain_unless_the_screens_are_open() -> None:
    setup = stage.match().setup
    state = stage.match().table(stage.step_moment()).state
    assert isinstance(state, State)
    assert state.phase == Phase.ACTIONS
    assert has_screens(setup.game, setup.options)
    assert not has_screens(setup.game, stage.open_match().setup.options)
    assert len(open_screens(stage.match().table(stage.step_moment()))) == 1


# -- decisions without a place on the map --------------------------------------------------


def test_the_auction_shows_who_takes_part_and_the_highest_bid(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.match().find(asks("bid"))
    stage.sit_down(shelf, moment)
    assert board.hasAuction
    states = [row.stateText for row in rows(board.bidders, BidderRow)]
    assert states.count("calls") == 1
    assert [row.seat for row in rows(board.bidders, BidderRow) if row.isAsked] == [moment.seat]
    assert set(states) <= {"calls", "accepts", "refuses", "passes", "is invited"}
    assert all(row.isOut == (row.stateText in ("refuses", "passes")) for row in rows(board.bidders, BidderRow))
    stage.sit_down(shelf, stage.step_moment())
    assert not board.hasAuction
    assert board.bidders.count == 0


def test_library_tiles_are_shown_to_the_looker_alone(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.match().find(asks("tile to keep"))
    stage.sit_down(shelf, moment)
    assert all(row.points > 0 and row.mark for row in rows(board.tiles, TileRow))
    count = board.tiles.count
    stage.sit_down(shelf, Moment(moment.seq, (moment.seat + 1) % 4))
    assert board.tiles.count == count > 1
    assert all(row.points == 0 and not row.mark for row in rows(board.tiles, TileRow))


def test_tiles_are_pressed_by_their_place_in_the_list(shelf: Shelf) -> None:
    stage.sit_down(shelf, stage.match().find(asks("tile to keep")))
    keys = [row.key for row in rows(shelf[Table].choices, ChoiceRow)]
    assert keys == [str(n + 1) for n in range(len(keys))]


def test_groups_that_are_closed_have_no_button(shelf: Shelf) -> None:
    stage.sit_down(shelf, stage.step_moment())
    table = shelf[Table]
    assert all(row.isEnabled for row in rows(table.choices, ChoiceRow))
    assert table.followed is not None
    assert len(table.followed.buttons()) > table.choices.count


# -- what things are -----------------------------------------------------------------------


def test_everything_that_can_be_pointed_at_is_explained_in_words_and_with_its_rule(
    shelf: Shelf, board: DeVulgariBoard
) -> None:
    followed = stage.sit_down(shelf, stage.step_moment())
    targets = [
        *(f"area:{row.ident}" for row in rows(board.areas, AreaRow)),
        *(f"event:{row.ident}" for row in rows(board.events, EventRow)),
        *(f"track:{row.ident}" for row in rows(board.tracks, TrackRow)),
        *(f"cube:{row.kind}" for row in rows(board.offers, OfferRow)),
        *(row.target for row in rows(board.manuscripts, ManuscriptRow)),
        *(f"turn:{number}" for number in range(1, TURN_SPACES + 1)),
        *(f"knowledge:{seat}" for seat in range(4)),
        *("salterio", "business", "library", "scribes:knowledge"),
    ]
    for target in targets:
        said = board.explain(followed, target)
        assert said.title, target
        assert said.text.endswith("."), target
        assert said.paragraph.startswith("DV-"), target
    assert board.explain(followed, "character:gigi").title == "Gigi"
    assert board.explain(followed, "nothing").title == ""


def test_pointing_at_a_place_out_of_reach_says_what_it_is_and_why_not(shelf: Shelf, board: DeVulgariBoard) -> None:
    moment = stage.match().find(stage.has_group("move", 5))
    followed = stage.sit_down(shelf, moment)
    table = shelf[Table]
    far = next(row for row in rows(board.areas, AreaRow) if not row.mark and not row.isHere)
    table.hover(f"area:{far.ident}")
    assert table.previewHelp["title"] == far.name
    assert followed.why_not(f"area:{far.ident}") in table.previewHelp["text"]
    table.hover("")
    assert table.previewHelp["title"] == ""
