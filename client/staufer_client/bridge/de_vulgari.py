"""The board of De Vulgari Eloquentia: the map of Italy, its tracks, the shelves, and what stands behind the screens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from staufer_client.bridge.boards import Count, Plain
from staufer_client.bridge.de_vulgari_auction import AuctionReader
from staufer_client.bridge.de_vulgari_explained import explained
from staufer_client.bridge.de_vulgari_foresight import after
from staufer_client.bridge.de_vulgari_map import trail
from staufer_client.bridge.de_vulgari_pieces import Followed as FollowedPieces
from staufer_client.bridge.de_vulgari_pieces import Gains
from staufer_client.bridge.de_vulgari_reader import CUBE_KINDS, ROMAN
from staufer_client.bridge.de_vulgari_rows import Journeys, MapReader
from staufer_client.bridge.de_vulgari_shelves import ScreenReader, manuscripts_by_place
from staufer_client.bridge.de_vulgari_tracks import TrackReader, cubes_by_place
from staufer_client.bridge.de_vulgari_types import (
    AreasModel,
    BiddersModel,
    CharactersModel,
    CubesModel,
    EventsModel,
    GainsModel,
    KnowledgeModel,
    ManuscriptsModel,
    MarkersModel,
    OffersModel,
    PawnsModel,
    RanksModel,
    ScreensModel,
    ShelvesModel,
    TilesModel,
    TracksModel,
    TurnsModel,
)
from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.games_shown import has_screens
from staufer_client.seats import Preview
from staufer_engine.games.de_vulgari.components import (
    ACTION_POINTS,
    AMANUENSIS,
    CHARACTERS,
    KNOWLEDGE,
    LENGTHS,
    LEVELS,
    MURET,
    NOBODY,
    POPE,
    Step,
)
from staufer_engine.games.de_vulgari.library import tiles_in_stack
from staufer_engine.games.de_vulgari.nouns import CHARACTER_NAMES, STATUS_NAMES, ducats_in_words
from staufer_engine.games.de_vulgari.state import Phase, State, level, player_in_turn, points_left
from staufer_engine.games.de_vulgari.stupor_mundi import TILE
from staufer_engine.phrases import one_or_more
from staufer_protocol.stream import TRUTH

if TYPE_CHECKING:
    from staufer_client.choosing import Offer
    from staufer_client.table import Table as Followed


class BoardReader(MapReader, TrackReader, ScreenReader, AuctionReader):
    """All of the board."""


class DeVulgariBoard(Bridge, Plain):
    """What lies on the table, as the observer may see it at a table with screens."""

    turn = Fact(0)
    endText = Fact("")  # "ends on turn 13 to 16"
    levelText = Fact("")  # "you read up to 2"
    pointsLeft = Fact(0)  # Action Points of the player in turn
    pointsOf = Fact(0)  # 0: nobody is
    pointsAfter = Fact(-1)  # what the choice under the pointer would leave; -1: nothing is pointed at
    afterText = Fact("")  # "then 2 Action Points, 35 Ducati"
    way = Fact("")  # SVG path of the move under the pointer
    reach = Fact[list[str]]([])  # the areas in the order of the arrow keys: first those in reach, by what they cost
    slots = Fact(0)  # manuscripts that a full shelf shows
    salterio = Fact("")  # mark
    business = Fact("")  # mark
    library = Fact("")  # mark of the look
    libraryTiles = Fact(0)  # in the stack of the Papal Library
    scribesToKnowledge = Fact("")  # mark
    scribesToPoints = Fact("")  # mark
    isChoosingCharacter = Fact(False)
    hasAuction = Fact(False)
    highestBid = Fact(0)
    prize = Fact(TILE.knowledge)
    levels = Fact[list[int]]([*LEVELS])  # the first space of each on the ruler
    knowledgeSpaces = Fact(LENGTHS[KNOWLEDGE])
    areScreensOpen = Fact(False)
    areas = Part(AreasModel)
    events = Part(EventsModel)
    pawns = Part(PawnsModel)
    gains = Part(GainsModel)  # coins and books in the air
    turns = Part(TurnsModel)
    cubes = Part(CubesModel)
    offers = Part(OffersModel)
    tracks = Part(TracksModel)
    markers = Part(MarkersModel)
    knowledge = Part(KnowledgeModel)
    shelves = Part(ShelvesModel)
    manuscripts = Part(ManuscriptsModel)
    characters = Part(CharactersModel)
    screens = Part(ScreensModel)  # those that are open to who looks
    tiles = Part(TilesModel)
    bidders = Part(BiddersModel)
    ranks = Part(RanksModel)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start()

    # for the table -----------------------------------------------------------------------

    def start(self) -> None:
        self.cubes_followed = FollowedPieces()
        self.manuscripts_followed = FollowedPieces()
        self.journeys = Journeys()
        self.gains_followed = Gains()

    def show_position(self, table: Followed, shows_threats: bool) -> None:
        state, reader = state_of(table), read(table)
        self.cubes_followed.follow(cubes_by_place(state))
        self.manuscripts_followed.follow(manuscripts_by_place(state))
        self.journeys.follow(state)
        self.gains_followed.follow(state, table.seq)
        self.turn = state.turn
        self.endText = reader.end_text()
        self.levelText = reader.level_text()
        self.pawns.sync(reader.pawns(self.journeys))
        self.gains.sync(self.gains_followed.rows)
        self.turns.sync(reader.turns())
        self.cubes.sync(reader.cubes(self.cubes_followed))
        self.markers.sync(reader.markers())
        self.knowledge.sync(reader.knowledge())
        self.shelves.sync(reader.shelves())
        self.areScreensOpen = len(open_screens(table)) == len(table.names)
        self.screens.sync(reader.screens(open_screens(table)))
        self.ranks.sync(reader.ranks())
        bidders = list(reader.bidders(table.game))
        self.bidders.sync(bidders)
        self.hasAuction = bool(bidders)
        self.highestBid = max((row.bid for row in bidders), default=0)
        is_playing = state.phase == Phase.ACTIONS and not state.over
        self.pointsLeft = points_left(state, player_in_turn(state)) if is_playing else 0
        self.pointsOf = points_of(state) if is_playing else 0
        self.slots = len(state.players) - 1
        self.libraryTiles = tiles_in_stack(state)

    def show_marks(self, table: Followed, shows_threats: bool) -> None:
        """What is marked as a place to click, and what lies there: a position is never shown without its marks."""
        reader = read(table)
        areas = list(reader.areas())
        self.areas.sync(areas)
        self.reach = [row.ident for row in sorted(areas, key=lambda row: (not row.mark, row.cost))]
        self.events.sync(reader.events())
        self.offers.sync(reader.offers())
        self.tracks.sync(reader.tracks())
        self.manuscripts.sync(reader.manuscripts(self.manuscripts_followed))
        characters = list(reader.characters())
        self.characters.sync(characters)
        self.isChoosingCharacter = any(row.isOffered for row in characters)
        self.tiles.sync(reader.tiles())
        self.salterio, self.business = reader.mark("salterio"), reader.mark("business")
        self.library = reader.mark("library")
        self.scribesToKnowledge, self.scribesToPoints = reader.mark("scribes:knowledge"), reader.mark("scribes:points")

    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        """The way of a move in gold, and what would be left."""
        self.way, self.pointsAfter, self.afterText = "", -1, ""
        ask, seat = table.game.ask, table.my_seat
        if offer is None or seat is None or ask is None or ask.what != "step" or table.curtain:
            return
        if isinstance(offer.choice, tuple) and offer.choice[0] == Step.MOVE:
            self.way = trail(state_of(table).players[seat].area, offer.choice[1])
        self.pointsAfter, self.afterText = after(table.game, seat, offer.choice, table.follower.translate)

    def explain(self, table: Followed, target: str) -> Preview:
        return explained(self, target, table.follower.translate)

    def hint(self, table: Followed) -> str:
        return ""

    def note(self, table: Followed, seat: int) -> str:
        """What a player is: merchant, friar Gigi, pope."""
        reader, player = read(table), state_of(table).players[seat]
        status = reader.said(STATUS_NAMES[player.status])
        return status if player.character == NOBODY else f"{status} {reader.said(CHARACTER_NAMES[player.character])}"

    def order(self, table: Followed) -> Sequence[int]:
        """In turn order, once that is drawn."""
        order = state_of(table).turn_order
        return order if len(order) == len(table.names) else range(len(table.names))

    def counts(self, table: Followed, seat: int) -> Sequence[Count]:
        reader, state = read(table), state_of(table)
        player, reads = state.players[seat], level(state, seat)
        knowledge, green = player.spaces[KNOWLEDGE], player.cubes[AMANUENSIS]
        face = "mitre" if player.status == POPE else face_of(player.character)
        return (
            Count("coin", str(player.ducats), reader.said(ducats_in_words(player.ducats))),
            Count(
                "book",
                f"{knowledge} · {ROMAN[reads]}",
                reader.translate.sentence("{count} knowledge, level {level}", count=knowledge, level=reads),
            ),
            Count(
                f"cube_{CUBE_KINDS[AMANUENSIS]}",
                str(green),
                reader.said(one_or_more(green, "1 open amanuensis", "{count} open amanuenses")),
            ),
            *((Count(face, "", self.note(table, seat)),) if face else ()),
        )

    def shows_score(self, table: Followed, seat: int) -> bool:
        return len(open_screens(table)) == len(table.names)


def face_of(character: int) -> str:
    """The art of a friar or a cardinal."""
    return "" if character == NOBODY else f"face_{CHARACTERS[character].id}"


def points_of(state: State) -> int:
    return ACTION_POINTS + (state.players[player_in_turn(state)].character == MURET)


def open_screens(table: Followed) -> Sequence[int]:
    """The seats whose screens stand open to who looks, the own first (DV-16.3).

    The rules' view shows what lies behind all of them, since everybody saw it come and go; at a table nobody counts it
    for the others.
    """
    state, setup = state_of(table), table.setup
    me = my_seat(table)
    seats = [seat for seat in state.turn_order if seat != me] if state.turn_order else []
    if state.over or table.follower.observer is TRUTH or not has_screens(setup.game, setup.options):
        return [me, *seats] if me >= 0 else seats
    return [me] if me >= 0 else []


def my_seat(table: Followed) -> int:
    return -1 if table.my_seat is None or table.curtain else table.my_seat


def state_of(table: Followed) -> State:
    state = table.state
    assert isinstance(state, State)
    return state


def read(table: Followed) -> BoardReader:
    return BoardReader(
        state_of(table),
        my_seat(table),
        table.names,
        table.follower.translate,
        marks=table.marks(),
        choosing=table.choosing,
    )
