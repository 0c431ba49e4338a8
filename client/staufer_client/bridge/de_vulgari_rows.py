"""The map of De Vulgari Eloquentia with what stands on it, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator

from staufer_client.bridge.de_vulgari_map import EVENT_PLACES, HANGING, LOWERED, PLACES, ROOMS, length, trail
from staufer_client.bridge.de_vulgari_reader import TONGUE_KINDS, Reader, area_id
from staufer_client.bridge.de_vulgari_types import AreaRow, EventRow, PawnRow
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari.components import (
    ALL_CANTICLES_FROM_TURN,
    AREAS,
    BOLOGNA,
    BOLOGNA_EARLY,
    BOLOGNA_LATE,
    CANTICLE_TURNS,
    EARLY_UNTIL_TURN,
    EVENTS,
    FRANCISCAN_AREAS,
    NEUTRAL,
    NO_SEA,
    STUPOR_MUNDI,
    Kind,
)
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.nouns import AREA_NAMES, EVENT_NAMES, TONGUES_IN_WORDS
from staufer_engine.games.de_vulgari.roads import COSTS
from staufer_engine.games.de_vulgari.state import NOWHERE, State
from staufer_engine.games.de_vulgari.tracks import is_canticle_open
from staufer_engine.phrases import Phrase

HOUSES = {Kind.ABBEY: "abbey", Kind.CONVENT: "convent"}
PURPOSES = {
    Kind.ABBEY: Phrase("abbey"),
    Kind.CONVENT: Phrase("convent"),
    Kind.CATHEDRAL: Phrase("cathedral"),
    Kind.START: Phrase("start area"),
    Kind.SEA: Phrase("sea"),
}


class Journeys:
    """How each pawn came to where it stands."""

    def __init__(self) -> None:
        self.areas: dict[int, int] = {}
        self.trails: dict[int, tuple[str, int]] = {}

    def follow(self, s: State) -> None:
        for seat, player in enumerate(s.players):
            before, now = self.areas.get(seat, NOWHERE), player.area
            if now == before:
                continue
            if NOWHERE in (before, now):
                self.trails[seat] = ("", 0)
            else:
                self.trails[seat] = (trail(before, now), length(before, now))
            self.areas[seat] = now


class MapReader(Reader):
    """Areas, events and pawns."""

    def areas(self) -> Iterator[AreaRow]:
        for number in range(len(AREAS)):
            yield self.area(number)

    def area(self, number: int) -> AreaRow:
        s, area = self.state, AREAS[number]
        x, y = PLACES[area.id]
        house = HOUSES.get(area.kind, "")
        users = [seat for seat, player in enumerate(s.players) if number in player.marks]
        mark = self.mark(area_id(number))
        canticle = self.canticle(number)
        cost = COSTS[s.players[self.me].area][number] if mark == "move" else 0
        is_here = self.me >= 0 and s.players[self.me].area == number
        return AreaRow(
            area.id,
            self.said(AREA_NAMES[number]),
            "area_" + ("sea" if area.kind == Kind.SEA else house or TONGUE_KINDS[area.tongue]),
            x,
            y,
            ROOMS.get(area.id, 0),
            LOWERED.get(area.id, 0),
            area.kind == Kind.SEA,
            area.kind == Kind.CATHEDRAL,
            area.harbour != NO_SEA,
            area.ducats,
            self.printed_knowledge(number),
            number == BOLOGNA,
            self.said(PURPOSES[area.kind]) if house else "",
            canticle,
            s.turn > 0 and is_canticle_open(s, number),
            self.colours(users),
            cost,
            mark,
            is_here,
            self.area_speech(number, users, canticle, cost, mark),
        )

    def printed_knowledge(self, number: int) -> int:
        """Of Bologna: what it would give to who comes there now."""
        if number != BOLOGNA:
            return AREAS[number].knowledge
        return BOLOGNA_EARLY if self.state.turn <= EARLY_UNTIL_TURN else BOLOGNA_LATE

    def canticle(self, number: int) -> str:
        """The next turn of the Canticle there; from turn 14 on it is every turn."""
        s = self.state
        if number not in FRANCISCAN_AREAS or len(s.canticles) < len(FRANCISCAN_AREAS):
            return ""
        turns = (*CANTICLE_TURNS[s.canticles[FRANCISCAN_AREAS.index(number)]], ALL_CANTICLES_FROM_TURN)
        return str(next((turn for turn in turns if turn >= s.turn), max(s.turn, ALL_CANTICLES_FROM_TURN)))

    def area_speech(self, number: int, users: list[int], canticle: str, cost: int, mark: str) -> str:
        s, area = self.state, AREAS[number]
        purpose = PURPOSES.get(area.kind)
        price = ""
        if cost:
            price = self.spoken((self.points_text(cost), self.ducats_text(journey_ducats(s, self.me, number))))
        messengers = self.translate("for a complete Messenger") if number == BOLOGNA else ""
        used = [self.names[seat] for seat in users]
        standing = [self.names[seat] for seat, player in enumerate(s.players) if player.area == number]
        parts = (
            self.said(AREA_NAMES[number]),
            self.said(TONGUES_IN_WORDS[area.tongue]) if area.tongue != NEUTRAL else "",
            self.said(purpose) if purpose else "",
            self.translate("harbour") if area.harbour != NO_SEA else "",
            self.ducats_text(area.ducats),
            self.knowledge_text(self.printed_knowledge(number)),
            messengers,
            self.translate.sentence("Canticle on turn {turn}", turn=canticle) if canticle else "",
            self.translate.sentence("used by {names}", names=", ".join(used)) if used else "",
            self.translate.sentence("here stand: {names}", names=", ".join(standing)) if standing else "",
            price,
        )
        return self.spoken(parts, mark)

    def events(self) -> Iterator[EventRow]:
        for number in self.state.lying:
            event = EVENTS[number - 1]
            x, y = PLACES[AREAS[event.area].id]
            dx, dy = EVENT_PLACES.get(number, HANGING)
            mark = self.mark(f"event:{number}")
            words = (
                self.translate.sentence("Event {number}, {name}", number=number, name=EVENT_NAMES[number]),
                self.translate.sentence("in {area}", area=AREA_NAMES[event.area]),
                self.ducats_text(event.ducats),
                self.knowledge_text(event.knowledge),
                self.translate("sold by auction at the end of a turn") if number == STUPOR_MUNDI else "",
            )
            yield EventRow(number, x + dx, y + dy, event.ducats, event.knowledge, mark, self.spoken(words, mark))

    def pawns(self, journeys: Journeys) -> Iterator[PawnRow]:
        s = self.state
        for seat, player in enumerate(s.players):
            if player.area == NOWHERE:
                continue
            together = [q for q in range(len(s.players)) if s.players[q].area == player.area]
            x, y = PLACES[AREAS[player.area].id]
            way, steps = journeys.trails.get(seat, ("", 0))
            place = self.translate.sentence("in {area}", area=AREA_NAMES[player.area])
            yield PawnRow(
                seat,
                COLOURS[seat],
                steps,
                way,
                x,
                y,
                together.index(seat),
                len(together),
                seat == self.me,
                self.spoken((self.names[seat], place)),
            )
