"""The boards of Stupor Mundi: palace, Workplaces, voyage, the boards of one player, and the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from staufer_client.bridge import stupor_mundi_castle as castle
from staufer_client.bridge import stupor_mundi_hand as hand
from staufer_client.bridge import stupor_mundi_palace as palace
from staufer_client.bridge import stupor_mundi_types as types
from staufer_client.bridge import stupor_mundi_voyage as voyage
from staufer_client.bridge.boards import Count, Plain
from staufer_client.bridge.facts import Bridge, Fact, Part
from staufer_client.bridge.stupor_mundi_explained import explained
from staufer_client.bridge.stupor_mundi_eyes import Eyes
from staufer_client.bridge.stupor_mundi_flights import flights, newly_filled
from staufer_client.foresight import after_choice
from staufer_client.seats import COLOURS, Preview
from staufer_engine.games.stupor_mundi.components import EMPTY, FREDERICK_TURNS, HOUSES
from staufer_engine.games.stupor_mundi.counts import capacity
from staufer_engine.games.stupor_mundi.counts import count as counted
from staufer_engine.games.stupor_mundi.nouns import coins, grain, stone, vp
from staufer_engine.games.stupor_mundi.state import Phase, State, closed_sides, hand_size
from staufer_engine.games.stupor_mundi.vocabulary import Count as Counted
from staufer_engine.phrases import Msgid, Phrase, one_or_more, say

if TYPE_CHECKING:
    from staufer_client.choosing import Offer
    from staufer_client.table import Table as Followed


class StuporMundiBoard(Bridge, Plain):
    """What lies on the table, as the observer may see it; one player's boards are shown at a time."""

    edictStack = Fact(0)
    cardsA = Fact(0)  # left in the draw pile
    cardsB = Fact(0)
    fares = Fact[list[str]]([])  # of 1 to 4 spaces of Travel
    isSolo = Fact(False)
    frederickTurns = Fact(0)  # left in this round, solo
    soloDeck = Fact(0)
    hasCrusade = Fact(False)
    hasProjects = Fact(False)
    leafWanted = Fact(EMPTY)  # the only leaf of the Voyage Board on which something may be clicked now
    voyageIsOpen = Fact(False)  # something there may be clicked now
    crusadeIsOpen = Fact(False)
    projectsAreOpen = Fact(False)
    shownSeat = Fact(0)  # whose castle, slots, Allies and goods lie before the reader
    shownName = Fact("")
    shownColour = Fact("blue")
    shownHouse = Fact("")
    isOwn = Fact(False)
    vp = Fact(0)
    coins = Fact(0)
    storage = Fact[list[str]]([])  # "stone", "grain" or empty for each cell
    handSize = Fact(0)
    pileSize = Fact(0)
    discardSize = Fact(0)
    edictCount = Fact(0)
    incomeParts = Fact[list[str]]([])
    closedCount = Fact(0)
    previewParts = Fact[list[str]]([])  # what the choice under the pointer takes and brings
    goodsAfter = Fact[list[str]]([])  # VP and Augustales after it, empty where unchanged
    cities = Part(types.CitiesModel)
    offers = Part(types.CityOffersModel)
    ships = Part(types.ShipsModel)
    spaces = Part(types.SpacesModel)
    paths = Part(types.PathsModel)
    specialists = Part(types.SpecialistsModel)
    bonuses = Part(types.BonusesModel)
    tracks = Part(types.PalaceTracksModel)
    edicts = Part(types.EdictsModel)
    rewards = Part(types.RewardsModel)
    castle = Part(types.CastleModel)
    pieces = Part(types.PiecesModel)
    sides = Part(types.CastleSidesModel)
    slots = Part(types.SlotsModel)
    actions = Part(types.ActionsModel)
    places = Part(types.AllyPlacesModel)
    hand = Part(types.HandCardsModel)
    discards = Part(types.DiscardsModel)
    houses = Part(types.HousesModel)
    crusade = Part(types.CrusadeModel)
    papal = Part(types.PapalModel)
    projects = Part(types.ProjectsModel)

    flew = Signal(str, str, str)  # art, and the names of the items from and to which it flies; told before it is there

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: Followed | None = None
        self.start()

    # for the table -----------------------------------------------------------------------

    def start(self) -> None:
        self.table = None
        self.figures = palace.Figures()
        self.wished_seat = EMPTY  # looked at; EMPTY for the own one
        self.asked_at = EMPTY  # the record after which I was asked last
        self.before: tuple[int, State] | None = None  # the position shown last, after which record
        self.slot = EMPTY  # of the card that I played last
        self.then: State | None = None
        self.seen: tuple[object, ...] = ()

    def show_position(self, table: Followed, shows_threats: bool) -> None:
        self.table = table
        self.then = None
        if table.is_my_turn and table.seq != self.asked_at:
            self.asked_at, self.wished_seat = table.seq, EMPTY  # what I must do is on my own boards
        self._compare(table)
        self._show()

    def show_marks(self, table: Followed, shows_threats: bool) -> None:
        self.table = table
        if self.seen != self._sight(table):
            self._show()

    def look_ahead(self, table: Followed, offer: Offer | None) -> None:
        then = None if offer is None or table.my_seat is None else after_choice(table.game, table.my_seat, offer.choice)
        self.then = then if isinstance(then, State) else None
        self.table = table
        self._show()

    def explain(self, table: Followed, target: str) -> Preview:
        return explained(self, target, table.follower.translate)

    def hint(self, table: Followed) -> str:
        """The phase, but that of the actions, and why this round is the last."""
        s, translate = state_of(table), table.follower.translate
        hints = [translate(PHASES[s.phase])] if s.phase != Phase.ACTIONS else []
        hints += [translate.sentence("the last round: {why}", why=Phrase(ENDS[why])) for why in s.ends]
        return "" if table.is_over else ", ".join(hints)

    def note(self, table: Followed, seat: int) -> str:
        s, translate = state_of(table), table.follower.translate
        player = s.players[seat]
        notes = [translate(HOUSES[player.house].name)] if player.house != EMPTY else []
        if player.passed and s.phase == Phase.ACTIONS:
            notes.insert(0, translate("passed"))
        elif seat == s.first and len(s.players) > 1:
            notes.insert(0, translate("first"))
        return ", ".join(notes)

    def counts(self, table: Followed, seat: int) -> list[Count]:
        s, translate = state_of(table), table.follower.translate
        me = s.players[seat]
        points = table.scores()[seat] if table.is_scored else me.vp
        cards = hand_size(s, seat)
        met, allies = counted(s, seat, Counted.OWN_ALLIES_MET), counted(s, seat, Counted.OWN_ALLIES)
        return [
            Count(sign, figure, say(words, (), translate))
            for sign, figure, words in (
                ("vp", str(points), vp(points)),
                ("coin", str(me.coins), coins(me.coins)),
                ("stone", str(me.stone), stone(me.stone)),
                ("grain", str(me.grain), grain(me.grain)),
                ("hand", str(cards), one_or_more(cards, "1 card", "{count} cards")),
                ("edict", str(len(me.edicts)), one_or_more(len(me.edicts), "1 Edict", "{count} Edicts")),
                ("ally", f"{met}/{allies}", Phrase("{met} of {n} Allies met", {"met": met, "n": allies})),
            )
        ]

    def held(self, table: Followed, seat: int) -> int:
        """A bit for each space of the castle that is built on; then whether the player is first, and has passed."""
        s = state_of(table)
        me = s.players[seat]
        has_passed = me.passed and s.phase == Phase.ACTIONS
        plan = [*(piece != EMPTY for piece in me.castle), seat == s.first and len(s.players) > 1, has_passed]
        return sum(1 << n for n, is_so in enumerate(plan) if is_so)

    # what the reader does ------------------------------------------------------------------

    @Slot(int)
    def show(self, seat: int) -> None:
        """Look at the boards of *seat*."""
        if self.table is not None and 0 <= seat < len(self.table.names):
            self.wished_seat = seat
            self._show()

    # ---------------------------------------------------------------------------------------

    def _compare(self, table: Followed) -> None:
        """What has flown since the position before, and into which slot I have played: the state does not say it."""
        now, me = state_of(table), me_at(table)
        seq, before = self.before or (EMPTY, None)
        self.before = table.seq, now.clone()
        if before is None or len(before.players) != len(now.players) or seq > table.seq:
            return
        if me >= 0:
            filled = newly_filled(before.players[me].slots, now.players[me].slots)
            self.slot = filled[0] if len(filled) == 1 else self.slot
        for flight in flights(before, now, me, self.shownSeat):
            self.flew.emit(*flight)

    def _sight(self, table: Followed) -> tuple[object, ...]:
        """All that decides what is seen."""
        return (
            table.seq,
            table.follower,
            table.curtain,
            table.marks(),
            table.choosing.clicked,
            self.wished_seat,
            self.then,
        )

    def _eyes(self, table: Followed) -> Eyes:
        ask, me = table.game.ask, me_at(table)
        shown = self.wished_seat if self.wished_seat != EMPTY else max(0, me)
        asked = ask.what if ask is not None and table.is_my_turn and me >= 0 else ""
        marks = table.marks() if me >= 0 else {}
        return Eyes(
            state_of(table),
            me,
            shown,
            marks,
            table.choosing.clicked,
            self.then,
            asked,
            self.slot if asked in ("slot_action", "use_both_spears") else EMPTY,
            table.names,
            table.follower.translate,
        )

    def _show(self) -> None:
        if self.table is None:
            return
        self.seen = self._sight(self.table)
        eyes = self._eyes(self.table)
        self._show_the_table(eyes)
        self._show_the_player(eyes)
        self.cities.sync(voyage.cities(eyes))
        self.offers.sync(voyage.offers(eyes))
        self.ships.sync(voyage.ships(eyes))
        self.spaces.sync(palace.spaces(eyes))
        self.paths.sync(palace.paths(eyes))
        self.specialists.sync(palace.specialists(eyes, self.figures))
        self.bonuses.sync(palace.bonuses(eyes))
        self.tracks.sync(palace.tracks(eyes))
        self.edicts.sync(palace.edicts(eyes))
        self.rewards.sync(palace.rewards(eyes))
        self.castle.sync(castle.castle(eyes))
        self.pieces.sync(castle.pieces(eyes))
        self.sides.sync(castle.sides(eyes))
        self.slots.sync(castle.slots(eyes))
        self.actions.sync(castle.actions(eyes))
        self.places.sync(castle.places(eyes))
        self.hand.sync(hand.own_hand(eyes))
        self.discards.sync(hand.discards(eyes))
        self.houses.sync(hand.houses(eyes))
        self.crusade.sync(hand.crusade(eyes))
        self.papal.sync(hand.papal(eyes))
        self.projects.sync(hand.projects(eyes))

    def _show_the_table(self, eyes: Eyes) -> None:
        s = eyes.state
        self.edictStack = s.edict_stack
        self.cardsA, self.cardsB = s.card_stacks
        self.fares = voyage.fares(eyes)
        self.isSolo = len(s.players) == 1
        self.frederickTurns = FREDERICK_TURNS - s.frederick.turns
        self.soloDeck = len(s.solo_deck)
        self.hasCrusade, self.hasProjects = s.crusade, s.imperial
        kinds = {target.partition(":")[0] for target in eyes.marks}
        leaves = [kinds & leaf for leaf in LEAVES]
        self.voyageIsOpen, self.crusadeIsOpen, self.projectsAreOpen = (bool(leaf) for leaf in leaves)
        self.leafWanted = next(
            (n for n, leaf in enumerate(leaves) if leaf and leaf == kinds), 0 if leaves[0] else EMPTY
        )

    def _show_the_player(self, eyes: Eyes) -> None:
        s, seat = eyes.state, eyes.shown
        me = s.players[seat]
        self.shownSeat, self.shownName, self.shownColour = seat, eyes.names[seat], COLOURS[seat]
        self.shownHouse = eyes.translate(HOUSES[me.house].name) if me.house != EMPTY else ""
        self.isOwn = eyes.is_mine
        table = self.table
        self.vp = table.scores()[seat] if table is not None and table.is_scored else me.vp
        self.coins = me.coins
        cells = ["stone"] * me.stone + ["grain"] * me.grain
        self.storage = cells + [""] * (capacity(s, seat) - len(cells))
        self.handSize = hand_size(s, seat)
        self.pileSize, self.discardSize, self.edictCount = len(me.pile), len(me.discard), len(me.edicts)
        self.previewParts = castle.preview_parts(eyes)
        self.incomeParts = castle.income_parts(s, seat, eyes)
        self.closedCount = len(closed_sides(s, seat))
        then = (eyes.then or s).players[seat]
        pairs = ((me.vp, then.vp), (me.coins, then.coins))
        self.goodsAfter = [str(after) if after != now else "" for now, after in pairs]


PHASES: dict[int, Msgid] = {
    Phase.SET_UP: "Set-up",
    Phase.HOUSES: "Set-up: Houses",
    Phase.ACTIONS: "Action Phase",
    Phase.REFILL: "End Phase: refill",
    Phase.DRAWING: "End Phase: new cards",
    Phase.CASTLE_INCOME: "End Phase: castle income",
    Phase.ALLY_INCOME: "End Phase: Ally income",
    Phase.REORGANISATION: "End Phase: Reorganisation",
}
LEAVES = (
    {"city", "ally", "card", "market"},
    {"library", "harbour", "papal", "mantle", "knights"},
    {"offered", "project"},
)
ENDS: tuple[Msgid, ...] = ("a castle is full", "the Edicts ran out", "the cards ran out", "the fifteenth round")


def state_of(table: Followed) -> State:
    state = table.state
    assert isinstance(state, State)
    return state


def me_at(table: Followed) -> int:
    """The seat in front of the screen; EMPTY behind a curtain and for who watches."""
    return EMPTY if table.my_seat is None or table.curtain else table.my_seat
