"""Who plays for which seat, who has gone, what is proposed; and the final places."""

from __future__ import annotations

from dataclasses import dataclass, replace

from staufer_engine.kernel import Rules, S
from staufer_protocol.messages import SeatResult, Setup
from staufer_protocol.stream import LeaveReason, Player, Vote


def has_free_undo(setup: Setup) -> bool:
    """Whether every choice may be taken back at once: what is not rated, and where no other person minds."""
    return not setup.rated and sum(not who.is_bot for who in setup.seats) == 1


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that is proposed to everybody who still plays."""

    what: int  # as in ``Vote``
    agreed: tuple[int, ...]  # the seats that are for it; the first had the idea
    turns: int = 0  # that have ended since

    @property
    def by(self) -> int:
        return self.agreed[0]


@dataclass(frozen=True, slots=True)
class Standing:
    players: tuple[int, ...]  # by seat, as in ``Player``
    gone: tuple[tuple[int, str], ...] = ()  # seats that count as last, in the order of going, and how
    offers: tuple[Offer, ...] = ()  # that stand: at most one of each kind

    @property
    def votes(self) -> tuple[tuple[int, int], ...]:
        """(what, seat) of those who agree."""
        return tuple((offer.what, seat) for offer in self.offers for seat in offer.agreed)

    def offer(self, what: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.what == what), None)

    def has_gone(self, seat: int) -> bool:
        return any(seat == who for who, _ in self.gone)

    def without(self, seat: int, how: str) -> Standing:
        if self.has_gone(seat):
            return self
        return replace(self, gone=(*self.gone, (seat, how)), offers=())  # they were made to another company

    def left(self, seat: int, reason: int) -> Standing:
        return self.without(seat, "flagged" if reason == LeaveReason.FLAGGED else "left")

    def taken_over(self, seat: int, who: int) -> Standing:
        """A stranger in the seat means that its owner counts as gone, even if he comes back."""
        players = (*self.players[:seat], who, *self.players[seat + 1 :])
        standing = replace(self, players=players, offers=())
        return standing if who == Player.OWNER else standing.without(seat, "left")

    def voted(self, seat: int, what: int, yes: bool) -> Standing:
        """Proposed, or agreed to; one no ends it."""
        others = tuple(offer for offer in self.offers if offer.what != what)
        if not yes:
            return replace(self, offers=others)
        offer = self.offer(what) or Offer(what, ())
        agreed = offer.agreed if seat in offer.agreed else (*offer.agreed, seat)
        return replace(self, offers=(*others, replace(offer, agreed=agreed)))

    def played_on(self, has_turn_ended: bool) -> Standing:
        """The match has gone on: going back lapses at once, the rest when everybody has had a turn since."""
        if not self.offers:
            return self
        older = [replace(offer, turns=offer.turns + has_turn_ended) for offer in self.offers if offer.what != Vote.UNDO]
        return replace(self, offers=tuple([offer for offer in older if offer.turns < len(self.players)]))

    def voters(self, setup: Setup) -> list[int]:
        """The seats at which people still sit."""
        return [
            seat
            for seat, player in enumerate(setup.seats)
            if not player.is_bot and self.players[seat] == Player.OWNER and not self.has_gone(seat)
        ]

    def is_agreed(self, setup: Setup, what: int) -> bool:
        offer = self.offer(what)
        return offer is not None and all(seat in offer.agreed for seat in self.voters(setup))


def results(rules: Rules[S], state: S, standing: Standing, is_draw: bool = False) -> tuple[SeatResult, ...]:
    """Places and scores by seat; who has gone comes last, the first to go at the very end.

    Those who stayed share the first place of a draw, or are placed as the rules rank them.
    """
    seats = range(len(standing.players))
    stayed = [seat for seat in seats if not standing.has_gone(seat)]
    ranked = [stayed] if is_draw or len(stayed) <= 1 else rules.ranking(state)
    scores = [sum(line.points[seat] for line in rules.score_sheet(state)) for seat in seats]
    how = dict.fromkeys(stayed, "agreed" if is_draw else "played") | dict(standing.gone)
    place_of: dict[int, int] = {}
    for tied in [*([s for s in tie if s in stayed] for tie in ranked), *([s] for s, _ in reversed(standing.gone))]:
        place = len(place_of) + 1
        place_of |= dict.fromkeys(tied, place)
    return tuple(SeatResult(seat, place_of[seat], scores[seat], how[seat]) for seat in seats)
