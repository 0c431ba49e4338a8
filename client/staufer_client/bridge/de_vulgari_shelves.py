"""Shelves, friars and cardinals, and what stands behind the screens, as rows of the models."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from staufer_client.bridge.de_vulgari_pieces import Followed
from staufer_client.bridge.de_vulgari_reader import TONGUE_KINDS, Reader
from staufer_client.bridge.de_vulgari_types import (
    CharacterRow,
    ManuscriptRow,
    ScreenRow,
    ShelfRow,
    TileRow,
)
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari import scoring
from staufer_engine.games.de_vulgari.components import (
    ALL_TONGUES_POINTS,
    BANKER,
    CAMERLENGO,
    CARDINAL,
    CHARACTERS,
    CUBES,
    FRIAR,
    LIBRARY_TILES,
    MANUSCRIPTS,
    MERCHANT,
    MONK,
    NO_TILE,
    POPE,
    RANKS,
    TONGUES,
    VOTES,
)
from staufer_engine.games.de_vulgari.nouns import (
    CHARACTER_NAMES,
    POWERS,
    STATUS_NAMES,
    TITLES,
    cubes_in_words,
    tongues_of,
)
from staufer_engine.games.de_vulgari.state import State, level, virtual_votes, votes_of_cubes
from staufer_engine.kernel import HIDDEN
from staufer_engine.phrases import Fact, Phrase, one_or_more

NEXT_RANKS = {MERCHANT: (BANKER,), FRIAR: (MONK,), CARDINAL: (CAMERLENGO, POPE)}
Source = tuple[Phrase, Callable[[State, int], int]]
# Who has the most unused votes is told by what lies behind all screens together.
SOURCES_BEFORE_THE_SCREENS = [one for one in scoring.SOURCES if one[1] is not scoring.points_of_unused_votes]


def manuscripts_by_place(s: State) -> dict[int, Sequence[int]]:
    """Shelves by their value, the players' on -1 - seat."""
    places: dict[int, Sequence[int]] = {shelf.value: shelf.face_up for shelf in s.shelves}
    return places | {-1 - seat: player.manuscripts for seat, player in enumerate(s.players)}


class ShelfReader(Reader):
    """Manuscripts and characters that can be had."""

    def shelves(self) -> Iterator[ShelfRow]:
        for place, shelf in enumerate(self.state.shelves):
            words = (
                self.translate.sentence("Shelf of value {value}", value=shelf.value),
                self.points_text(place + 1),
                self.translate.sentence("{count} more in the stack", count=len(shelf.stack)),
            )
            yield ShelfRow(shelf.value, place + 1, len(shelf.stack), self.spoken(words))

    def manuscripts(self, followed: Followed) -> Iterator[ManuscriptRow]:
        """Taken ones stay in the list, so that they can be seen to fly."""
        rows = {shelf.value: place for place, shelf in enumerate(self.state.shelves)}
        for place, pieces in followed.lying.items():
            for slot, (ident, kind) in enumerate(pieces):
                target = f"manuscript:{kind}"
                shelf = rows.get(place, place)
                mark = self.mark(target) if shelf >= 0 else ""
                yield ManuscriptRow(
                    ident,
                    target,
                    MANUSCRIPTS[kind].value,
                    *tongue_kinds(kind),
                    shelf,
                    slot,
                    place == -1 - self.me,
                    mark,
                    self.spoken((*self.title(kind), self.price(place)), mark),
                )

    def price(self, shelf_value: int) -> str:
        place = next((n for n, shelf in enumerate(self.state.shelves) if shelf.value == shelf_value), -1)
        return self.points_text(place + 1) if place >= 0 else ""

    def title(self, kind: int) -> tuple[str, ...]:
        return (
            self.said(TITLES[kind]),
            self.said(tongues_of(kind)),
            self.translate.sentence("value {value}", value=MANUSCRIPTS[kind].value),
        )

    def level_text(self) -> str:
        if self.me < 0:
            return ""
        return self.translate.sentence("you read up to {level}", level=level(self.state, self.me))

    def characters(self) -> Iterator[CharacterRow]:
        s = self.state
        wanted = self.wanted_status()
        owners = {player.character: seat for seat, player in enumerate(s.players)}
        for number, one in enumerate(CHARACTERS):
            owner = owners.get(number, -1)
            is_free = number in s.displayed
            mark = self.mark(f"character:{one.id}")
            whose = self.translate.sentence("of {name}", name=self.names[owner]) if owner >= 0 else ""
            words = (
                self.said(CHARACTER_NAMES[number]),
                self.said(STATUS_NAMES[one.status]),
                whose if owner >= 0 or is_free else self.translate("out of the game"),
                self.knowledge_text(one.knowledge),
                self.translate.sentence("{points} VP", points=one.vp) if one.vp else "",
                self.ducats_text(one.ducats),
                self.said(POWERS[number]) if number in POWERS else "",
            )
            yield CharacterRow(
                one.id,
                self.said(CHARACTER_NAMES[number]),
                "friar" if one.status == FRIAR else "cardinal",
                COLOURS[owner] if owner >= 0 else "",
                is_free,
                is_free and one.status == wanted,
                one.vp,
                one.knowledge,
                one.ducats,
                self.said(POWERS[number]) if number in POWERS else "",
                mark,
                self.spoken(words, mark),
            )

    def wanted_status(self) -> int:
        """What I may become by choosing a character now; -1 where nothing is."""
        s = self.state
        can_choose = any(self.mark(f"character:{CHARACTERS[number].id}") for number in s.displayed)
        if self.group != "church" or not can_choose or self.me < 0:
            return -1
        return FRIAR if s.players[self.me].status == MERCHANT else CARDINAL

    def tiles(self) -> Iterator[TileRow]:
        """The Library tiles of a look, as far as I may see them."""
        for place, tile in enumerate(self.state.seen):
            if tile == HIDDEN:
                yield TileRow(-1 - place, 0, "", self.translate("A Library tile, seen by the looker only"))
                continue
            mark = self.mark(f"tile:{tile}")
            facts: dict[str, Fact] = {"number": place + 1, "points": LIBRARY_TILES[tile]}
            speech = self.said(Phrase("Library tile {number}, {points} VP", facts))
            yield TileRow(tile, LIBRARY_TILES[tile], mark, speech)


class ScreenReader(ShelfReader):
    """What stands behind the screens that are open to who looks."""

    def screens(self, open_to_me: Sequence[int]) -> Iterator[ScreenRow]:
        sources = scoring.SOURCES if len(open_to_me) == len(self.state.players) else SOURCES_BEFORE_THE_SCREENS
        for seat in open_to_me:
            yield self.screen(seat, sources)

    def screen(self, seat: int, sources: Sequence[Source]) -> ScreenRow:
        s, player = self.state, self.state.players[seat]
        votes = votes_of_cubes(s, seat) + virtual_votes(s, seat)
        speaks = self.tongues_spoken(seat)
        points = [(source, worth(s, seat)) for source, worth in sources]
        total = sum(count for _, count in points)
        tile = 0 if player.library_tile == NO_TILE else -1
        if player.library_tile >= 0:
            tile = LIBRARY_TILES[player.library_tile]
        cubes = [self.said(cubes_in_words(kind, player.cubes[kind])) for kind in CUBES if player.cubes[kind]]
        titles = [self.said(TITLES[kind]) for kind in player.manuscripts]
        words = (
            self.names[seat],
            *cubes,
            self.said(one_or_more(votes, "1 vote", "{count} votes")),
            *titles,
            self.tongues_text(sum(speaks)),
            self.translate.sentence("{points} VP so far", points=total),
        )
        return ScreenRow(
            seat,
            self.names[seat],
            COLOURS[seat],
            seat == self.me,
            [player.cubes[kind] for kind in CUBES],
            [self.cube_words(kind) for kind in CUBES],
            player.scribes,
            votes,
            self.votes_text(player.status),
            [MANUSCRIPTS[kind].value for kind in player.manuscripts],
            [tongue_kinds(kind)[0] for kind in player.manuscripts],
            [tongue_kinds(kind)[1] for kind in player.manuscripts],
            speaks,
            self.tongues_text(sum(speaks)),
            tile,
            total,
            ", ".join(f"{self.said(source)} {count}" for source, count in points if count),
            self.spoken(words),
        )

    def cube_words(self, kind: int) -> str:
        if not VOTES[kind]:
            return self.translate("open to all")
        if VOTES[kind] == 1:
            return self.translate("1 vote each")
        return self.translate.sentence("{count} votes each", count=VOTES[kind])

    def tongues_text(self, spoken: int) -> str:
        if spoken == len(TONGUES):
            return self.translate.sentence("all tongues: {points} VP", points=ALL_TONGUES_POINTS)
        return self.translate.sentence("{count} of {all} tongues", count=spoken, all=len(TONGUES))

    def votes_text(self, status: int) -> str:
        """What the next ranks cost."""
        ranks = NEXT_RANKS.get(status, ())
        said = (
            Phrase(
                "{rank} needs {votes}" if len(ranks) == 1 else "{rank} {votes}",
                {"rank": STATUS_NAMES[one], "votes": RANKS[one][1]},
            )
            for one in ranks
        )
        return ", ".join(map(self.said, said))

    def tongues_spoken(self, seat: int) -> list[bool]:
        """Which tongues the manuscripts can stand for together, one each; the first ones where there is a choice."""
        offers = [MANUSCRIPTS[kind].tongues for kind in self.state.players[seat].manuscripts]
        spoken: list[int] = []
        for tongue in TONGUES:
            if scoring.can_speak(offers, [*spoken, tongue]):
                spoken.append(tongue)
        return [tongue in spoken for tongue in TONGUES]


def tongue_kinds(kind: int) -> tuple[str, str]:
    first, second, *_ = *(TONGUE_KINDS[tongue] for tongue in MANUSCRIPTS[kind].tongues), "", ""
    return first, second
