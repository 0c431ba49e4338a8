"""What lies on the board of Fredericus, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from staufer_client.bridge.fredericus_cards import Identities
from staufer_client.bridge.fredericus_types import (
    BetRow,
    CardRow,
    FaceUpRow,
    HandRow,
    ObjectiveRow,
    PostRow,
    RaptorRow,
    SideRow,
    TokenRow,
    TowerRow,
)
from staufer_client.seats import COLOURS
from staufer_engine.games.fredericus import scoring
from staufer_engine.games.fredericus.components import (
    CENTRE,
    FALCON,
    HAND,
    NOTHING,
    RAPTORS,
    SIDES,
)
from staufer_engine.games.fredericus.hunting import HIGH_FLIGHT, LOW_FLIGHT
from staufer_engine.games.fredericus.nouns import CARDS, numeral
from staufer_engine.games.fredericus.rows import end_card, flank, is_creature
from staufer_engine.games.fredericus.state import Player, State, opponents, player_in_turn, rounds
from staufer_engine.kernel import HIDDEN
from staufer_engine.phrases import ROMAN, Language, Phrase, one_or_more, say

if TYPE_CHECKING:
    from staufer_client.choosing import Offer


Marks = Mapping[str, str]
KINDS = {kind: phrase.msgid.lower() for kind, phrase in CARDS.items()} | {NOTHING: "", HIDDEN: ""}
RAPTOR_KINDS = ("falcon", "goshawk")
SPOKEN_MARKS = {
    "capture": Phrase("you may capture it"),
    "flip": Phrase("you may flip the row"),
    "shift": Phrase("you may shift the row"),
    "from": Phrase("you may take its end card up"),
    "to": Phrase("the card may be put here"),
    "seal": Phrase("you may discard its seal"),
    "threat": Phrase("a rival could capture it"),
    "hood": Phrase("you may hood here"),
    "bet": Phrase("you may bet here"),
    "keep": Phrase("your bet may stay here"),
    "chosen": Phrase("chosen"),
}


class Reader:
    """One position, as one observer sees it."""

    def __init__(
        self, state: State, me: int, marks: Marks, chosen: Sequence[str], *, shows_threats: bool, translate: Language
    ) -> None:
        self.state = state
        self.me = me  # -1: nobody's eyes
        self.marks = marks
        self.chosen = frozenset(chosen)
        self.shows_threats = shows_threats
        self.translate = translate

    def said(self, phrase: Phrase) -> str:
        return say(phrase, (), self.translate)

    def mark(self, target: str, or_else: str = "") -> str:
        return self.marks.get(target, "chosen" if target in self.chosen else or_else)

    # rows and cards --------------------------------------------------------------------

    def cards(self, identities: Identities) -> Iterator[CardRow]:
        for side, row in enumerate(identities.rows):
            for slot, (ident, kind) in enumerate(row):
                yield CardRow(ident, KINDS[kind], side, slot, len(row), slot == len(row) - 1)

    def sides(self) -> Iterator[SideRow]:
        for side in range(len(self.state.rows)):
            before, after = flank(self.state, side)
            target = f"row:{side}"
            is_chosen = target in self.chosen
            mark = self.marks.get(target, "") or ("from" if is_chosen else self.threat(side))
            yield SideRow(
                side,
                ROMAN[side + 1],
                len(self.state.rows[side]),
                KINDS[end_card(self.state, side)],
                KINDS[before],
                KINDS[after],
                mark,
                is_chosen,
                self.row_speech(side, mark),
            )

    def threat(self, side: int) -> str:
        """A creature that a rival's free raptor could take in his next hunt."""
        s = self.state
        if not self.shows_threats or self.me < 0 or s.over or not is_creature(end_card(s, side)):
            return ""
        rivals = opponents(s, self.me)
        is_open = any(could_capture(s, q, raptor, side) for q in rivals for raptor in RAPTORS)
        return "threat" if is_open else ""

    def row_speech(self, side: int, mark: str) -> str:
        s = self.state
        before, after = flank(s, side)
        words = one_or_more(
            len(s.rows[side]),
            "Row {row}, {card}, 1 card, flank {before} and {after}",
            "Row {row}, {card}, {count} cards, flank {before} and {after}",
            row=numeral(side),
            card=CARDS[end_card(s, side)],
            before=CARDS[before],
            after=CARDS[after],
        )
        return self.with_mark(self.said(words), mark)

    def with_mark(self, text: str, mark: str) -> str:
        spoken = SPOKEN_MARKS.get(mark)
        return f"{text}, {self.said(spoken)}" if spoken else text

    # raptors, posts, towers ------------------------------------------------------------

    def raptors(self) -> Iterator[RaptorRow]:
        for seat, player in enumerate(self.state.players):
            for raptor, side in enumerate(player.raptors):
                target = f"raptor:{seat}:{raptor}"
                mark = self.mark(target)
                mark = "move" if mark == "from" else mark
                yield RaptorRow(
                    seat * 2 + raptor,
                    seat,
                    COLOURS[seat],
                    RAPTOR_KINDS[raptor],
                    side,
                    player.hooded == raptor,
                    seat == self.me,
                    mark,
                    target,
                )

    def posts(self) -> Iterator[PostRow]:
        for side in range(SIDES):
            mark = self.mark(f"post:{side}")
            words = self.translate.sentence("Post {post}", post=numeral(side))
            yield PostRow(side, mark, self.with_mark(words, mark))

    def towers(self) -> Iterator[TowerRow]:
        for side in range(SIDES):
            mark = self.mark(f"tower:{side}")
            words = self.translate.sentence("Tower {tower}", tower=numeral(side))
            yield TowerRow(side, mark, self.with_mark(words, mark))

    # bets ------------------------------------------------------------------------------

    def tokens(self) -> Iterator[TokenRow]:
        for seat, player in enumerate(self.state.players):
            for number, place in enumerate(player.tokens):
                yield TokenRow(seat * 2 + number, seat, COLOURS[seat], place)

    def bets(self) -> Iterator[BetRow]:
        for token in self.tokens():
            yield BetRow(token.ident, token.seat, token.colour, self.place_text(token.place), self.bet_note(token))

    def place_text(self, place: int) -> str:
        if place == HAND:
            return self.translate("in hand")
        if place == CENTRE:
            return self.translate("centre")
        return self.translate.sentence("tower {tower}", tower=numeral(place))

    def bet_note(self, token: TokenRow) -> str:
        prey = ""
        if token.place < SIDES:
            card = end_card(self.state, token.place)
            prey = self.said(CARDS[card]) if is_creature(card) else self.translate("no prey")
        elif token.place == CENTRE:
            prey = self.translate("if no capture")
        yours = self.translate("yours") if token.seat == self.me else ""
        return ", ".join(part for part in (yours, prey) if part)

    # objectives and points -------------------------------------------------------------

    def objectives(self) -> Iterator[ObjectiveRow]:
        """My own; those paired with a creature taken say so."""
        if self.me < 0:
            return
        seen: dict[int, int] = {}
        for kind, is_paired in held(self.state.players[self.me]):
            seen[kind] = seen.get(kind, 0) + 1
            yield ObjectiveRow(kind * 10 + seen[kind], KINDS[kind], self.said(CARDS[kind]), is_paired)

    def hands(self, names: Sequence[str]) -> Iterator[HandRow]:
        """Of all seats, where nobody's eyes see them: everything is open, or the match is over."""
        if self.me >= 0 or not any(held(player) for player in self.state.players):
            return
        for seat, player in enumerate(self.state.players):
            cards = held(player)
            text = self.said(pairs_phrase(self.state, seat)) if scoring.pairs(self.state, seat) else ""
            yield HandRow(
                seat, names[seat], COLOURS[seat], [KINDS[kind] for kind, _ in cards], [pair for _, pair in cards], text
            )

    def face_up(self) -> Iterator[FaceUpRow]:
        for n, kind in enumerate(self.state.face_up):
            yield FaceUpRow(n, KINDS[kind], self.said(CARDS[kind]))

    def points(self) -> tuple[int, str]:
        """My points as far as they are known, and what they are made of."""
        if self.me < 0:
            return 0, ""
        s, player = self.state, self.state.players[self.me]
        parts = [
            one_or_more(len(player.creatures), "1 creature", "{count} creatures"),
            one_or_more(len(player.objectives), "1 objective", "{count} objectives"),
            pairs_phrase(s, self.me),
        ]
        if king := scoring.points_of_fredericus(s, self.me):
            parts.append(Phrase("Fredericus ({points})", {"points": king}))
        return scoring.score(s, self.me), " + ".join(self.said(part) for part in parts)

    def points_after(self, offer: Offer) -> str:
        """What I should have with the creature that *offer* captures; empty for any other choice."""
        if self.me < 0 or offer.words.group != "capture":
            return ""
        creature = end_card(self.state, int(offer.words.targets[0].partition(":")[2]))
        then = self.state.clone()
        then.players[self.me].creatures.append(creature)
        points = scoring.score(then, self.me)
        return self.translate.sentence("With this {creature}: {points}", creature=CARDS[creature], points=points)

    def note(self, seat: int) -> str:
        """What a player is doing, or suffers from."""
        s, player = self.state, self.state.players[seat]
        notes = []
        if rounds(s) > 0 and not s.over and player_in_turn(s) == seat:
            notes.append(self.translate("hunting"))
        if player.hooded in RAPTORS:
            notes.append(self.translate("falcon hooded" if player.hooded == FALCON else "goshawk hooded"))
        if s.fredericus == seat:
            notes.append(self.translate("has Fredericus"))
        if not notes and seat == len(s.players) - 1:
            notes.append(self.translate("manager"))
        return ", ".join(notes)


def could_capture(s: State, q: int, raptor: int, side: int) -> bool:
    """Whether the raptor stands free before *side*, and its flank is the right one."""
    player = s.players[q]
    flights = HIGH_FLIGHT if raptor == FALCON else LOW_FLIGHT
    return player.raptors[raptor] == side and player.hooded != raptor and flank(s, side) in flights


def pairs_phrase(s: State, seat: int) -> Phrase:
    points = scoring.points_of_pairs(s, seat)
    return one_or_more(scoring.pairs(s, seat), "1 pair ({points})", "{count} pairs ({points})", points=points)


def held(player: Player) -> list[tuple[int, bool]]:
    """The objectives of a player that this observer knows, each with whether its creature is taken."""
    left, cards = list(player.creatures), []
    for kind in player.objectives:
        if kind == HIDDEN:
            continue
        is_paired = kind in left
        if is_paired:
            left.remove(kind)
        cards.append((kind, is_paired))
    return cards
