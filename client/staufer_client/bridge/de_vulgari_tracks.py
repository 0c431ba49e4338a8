"""Turn track, the six tracks and the knowledge ruler of De Vulgari Eloquentia, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from staufer_client.bridge.de_vulgari_pieces import Followed
from staufer_client.bridge.de_vulgari_reader import CUBE_KINDS, ROMAN, Reader
from staufer_client.bridge.de_vulgari_types import (
    CubeRow,
    KnowledgeRow,
    MarkerRow,
    OfferRow,
    TrackRow,
    TurnRow,
)
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari.components import (
    AMANUENSIS,
    CANTICLE,
    CANTICLE_POINTS,
    CUBES,
    EVENT_TURNS,
    FIRST_PAPAL_TURN,
    KNOWLEDGE,
    LENGTHS,
    LIBRARY,
    LIBRARY_FROM_TURN,
    MESSENGER,
    NOBLE,
    NOBLE_SWAP,
    ORIENT,
    ORIENT_BONUS,
    RED,
    REST,
    RIDDLE,
    TURN_SPACES,
)
from staufer_engine.games.de_vulgari.cubes import price_of
from staufer_engine.games.de_vulgari.nouns import EVENT_NAMES, TRACK_NAMES, cubes_in_words
from staufer_engine.games.de_vulgari.state import State, from_first_to_last, level, player_in_turn
from staufer_engine.games.de_vulgari.targets import CUBE_IDS, TRACK_IDS
from staufer_engine.phrases import Phrase

LINES = (RIDDLE, MESSENGER, ORIENT, CANTICLE, LIBRARY, REST)  # in the order of the list
SHORT_NAMES = {RIDDLE: Phrase("Riddle"), CANTICLE: Phrase("Canticle")}
GONE, TAKEN = 0, -1
NEAR = 5  # spaces of the ruler that a marker with its number takes


def cubes_by_place(s: State) -> dict[int, list[int]]:
    """Turn spaces by their number, what left the game on 0, and the players' on -1 - seat."""
    places = {space: kinds_of(cubes) for space, cubes in enumerate(s.spaces) if space}
    places[GONE] = kinds_of(s.gone)
    for seat, player in enumerate(s.players):
        held = list(player.cubes)
        held[AMANUENSIS] += player.scribes
        places[-1 - seat] = kinds_of(held)
    return places


def kinds_of(counts: Sequence[int]) -> list[int]:
    return [kind for kind in CUBES for _ in range(counts[kind])]


class TrackReader(Reader):
    """Everything that goes from space to space."""

    # turns ------------------------------------------------------------------------------

    def turns(self) -> Iterator[TurnRow]:
        s = self.state
        for number in range(1, TURN_SPACES + 1):
            event = s.events[number - 1] if number <= EVENT_TURNS and s.events else 0
            papal = self.papal(number)
            said = [self.said(cubes_in_words(kind, count)) for kind, count in enumerate(s.spaces[number]) if count]
            parts = (
                self.translate.sentence("Turn {number}", number=number),
                self.said(EVENT_NAMES[event]) if event else "",
                self.papal_text(papal),
                *said,
            )
            yield TurnRow(number, event, number < s.turn, number == s.turn, papal, self.spoken(parts))

    def papal(self, number: int) -> str:
        s, place = self.state, number - FIRST_PAPAL_TURN
        if place < 0:
            return ""
        if place >= len(s.papal):
            return "back"
        return "red" if s.papal[place] == RED else "white"

    def papal_text(self, papal: str) -> str:
        match papal:
            case "back":
                return self.translate("papal tile, face down")
            case "red":
                return self.translate("red papal tile")
            case "white":
                return self.translate("white papal tile")
            case _:
                return ""

    def end_text(self) -> str:
        """When the match can end: with the second red papal tile."""
        s = self.state
        if s.over:
            return self.translate("the match is over")
        if s.last_turn:
            return self.translate("the last turn")
        reds_wanted = 2 - s.papal.count(RED)
        first = max(s.turn, FIRST_PAPAL_TURN - 1) + reds_wanted
        whites = sum(1 for tile in s.papal_left if tile != RED)
        last = max(s.turn, FIRST_PAPAL_TURN - 1) + reds_wanted + whites
        if first == last:
            return self.translate.sentence("ends on turn {turn}", turn=first)
        return self.translate.sentence("ends on turn {first} to {last}", first=first, last=last)

    def cubes(self, cubes: Followed) -> Iterator[CubeRow]:
        seats = self.state.turn_order
        for place, pieces in sorted(cubes.lying.items()):
            for slot, (ident, kind) in enumerate(pieces):
                if place >= GONE:
                    yield CubeRow(ident, CUBE_KINDS[kind], place, slot, len(pieces))
                else:
                    owner = -1 - place
                    home = -1 if owner == self.me or owner not in seats else seats.index(owner)
                    yield CubeRow(ident, CUBE_KINDS[kind], TAKEN, home, len(seats))

    def offers(self) -> Iterator[OfferRow]:
        """The cubes of the present turn, each colour with its price for me."""
        s = self.state
        for kind, count in enumerate(s.spaces[s.turn]):
            mark = self.mark(f"cube:{CUBE_IDS[kind]}")
            price = self.price_text(kind)
            words = (self.said(cubes_in_words(kind, count)), price)
            yield OfferRow(CUBE_KINDS[kind], count, price, mark, self.spoken(words, mark))

    def price_text(self, kind: int) -> str:
        if kind == NOBLE:
            return self.translate.sentence("or +{ducats} D", ducats=NOBLE_SWAP)  # nobles cost nothing
        s = self.state
        if not s.turn or (self.me < 0 and s.at >= len(s.turn_order)):  # nobody is there to pay
            return ""
        price = price_of(s, self.me if self.me >= 0 else player_in_turn(s), kind)
        return self.translate.sentence("{ducats} D", ducats=price) if price else self.translate("free")

    # tracks -----------------------------------------------------------------------------

    def tracks(self) -> Iterator[TrackRow]:
        s = self.state
        for track in LINES:
            mark = self.mark(f"track:{TRACK_IDS[track]}")
            mine = s.players[self.me].spaces[track] if self.me >= 0 else 0
            going = [f"{self.names[p]} {s.players[p].spaces[track]}" for p in from_first_to_last(s, track)]
            parts = (
                self.said(TRACK_NAMES[track]),
                self.translate.sentence("{count} spaces", count=LENGTHS[track]),
                self.track_note(track),
                *going,
            )
            yield TrackRow(
                TRACK_IDS[track],
                self.said(SHORT_NAMES.get(track, TRACK_NAMES[track])),
                LENGTHS[track],
                mine + 1 if mark else 0,
                self.track_note(track),
                mark,
                self.spoken(parts, mark),
            )

    def track_note(self, track: int) -> str:
        match track:
            case n if n == ORIENT:
                return self.translate.sentence("+{ducats} D", ducats=ORIENT_BONUS)
            case n if n == CANTICLE:
                first, second = CANTICLE_POINTS
                return self.translate.sentence("{first} / {second} VP", first=first, second=second)
            case n if n == LIBRARY and self.state.turn < LIBRARY_FROM_TURN:
                return self.translate.sentence("look, turn {turn}", turn=LIBRARY_FROM_TURN)
            case n if n == REST:
                return self.translate("play first")
            case _:
                return ""

    def markers(self) -> Iterator[MarkerRow]:
        s = self.state
        for line, track in enumerate(LINES):
            for seat, player in enumerate(s.players):
                space = player.spaces[track]
                pile = self.pile(track, seat)
                yield MarkerRow(line * len(COLOURS) + seat, line, COLOURS[seat], space, pile)

    def pile(self, track: int, seat: int) -> int:
        """How many markers lie below it on its space."""
        s = self.state
        mine = s.players[seat]
        return sum(
            other.spaces[track] == mine.spaces[track] and (other.since[track], q) < (mine.since[track], seat)
            for q, other in enumerate(s.players)
        )

    def knowledge(self) -> Iterator[KnowledgeRow]:
        s = self.state
        for seat, player in enumerate(s.players):
            space = player.spaces[KNOWLEDGE]
            words = (
                self.names[seat],
                self.translate.sentence("knowledge {count}", count=space),
                self.translate.sentence("level {level}", level=ROMAN[level(s, seat)]),
            )
            pile = self.pile(KNOWLEDGE, seat)
            others = [other.spaces[KNOWLEDGE] for q, other in enumerate(s.players) if q != seat]
            is_clear = not any(space < other <= space + NEAR for other in others) and pile == others.count(space)
            yield KnowledgeRow(seat, COLOURS[seat], space, pile, seat == self.me, is_clear, self.spoken(words))
