"""The auction of Stupor Mundi and the election, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator

from staufer_client.bridge.de_vulgari_reader import Reader
from staufer_client.bridge.de_vulgari_types import BidderRow, RankRow
from staufer_client.seats import COLOURS
from staufer_engine.games.de_vulgari.components import NO, PASS, RANKS, YES
from staufer_engine.games.de_vulgari.nouns import STATUS_NAMES
from staufer_engine.games.de_vulgari.state import Phase
from staufer_engine.games.de_vulgari.stupor_mundi import TILE
from staufer_engine.kernel import NATURE, Game, Tell
from staufer_engine.phrases import Phrase
from staufer_engine.record import Record

STATES = {
    "caller": Phrase("calls"),
    "accepted": Phrase("accepts"),
    "refused": Phrase("refuses"),
    "passed": Phrase("passes"),
    "silent": Phrase("does not call"),
    "there": Phrase("in Brindisi"),
    "invited": Phrase("is invited"),
    "away": Phrase("elsewhere"),
}
OUT = ("refused", "passed", "away")


def told_this_turn(game: Game[Record]) -> list[Tell]:
    """What has been told since the checkpoint; the state knows no calls and bids."""
    copy, told = Game(game.rules, game.checkpoint), []
    for answers in game.choices:
        told += copy.apply(answers)
    return told


class AuctionReader(Reader):
    """Who takes part in the auction, and what they bid."""

    def bidders(self, game: Game[Record]) -> Iterator[BidderRow]:
        s = self.state
        if s.phase != Phase.STUPOR_MUNDI or game.ask is None or NATURE in game.ask.options:
            return
        states = {seat: "there" if player.area == TILE.area else "away" for seat, player in enumerate(s.players)}
        bids: dict[int, int] = {}
        for tell in told_this_turn(game):
            follow_the_auction(tell, states, bids)
        for seat in s.turn_order:
            is_asked = seat in game.ask.options
            yield BidderRow(
                seat,
                self.names[seat],
                COLOURS[seat],
                bids.get(seat, 0),
                is_asked,
                states[seat] in OUT,
                self.said(STATES[states[seat]]),
            )

    def ranks(self) -> Iterator[RankRow]:
        s = self.state
        if s.phase != Phase.ELECTION or s.over:
            return
        for rank, (start, votes, points) in RANKS.items():
            holders = [seat for seat, player in enumerate(s.players) if player.status == rank]
            is_mine = self.me >= 0 and s.players[self.me].status == start
            yield RankRow(rank, self.said(STATUS_NAMES[rank]), votes, points, is_mine, self.colours(holders))


def follow_the_auction(tell: Tell, states: dict[int, str], bids: dict[int, int]) -> None:
    """One thing more that was told: a call, an answer, or a bid."""
    match tell.what, tell.facts:
        case "call", (p, answer) if answer == YES:
            states[p] = "caller"
            for q in states:
                if q != p:
                    states[q] = "invited"
        case "call", (p, answer) if answer == NO:
            states[p] = "silent"
        case "invitation", (p, answer):
            states[p] = "accepted" if answer == YES else "refused"
        case "bid", (p, bid) if bid == PASS:
            states[p] = "passed"
        case "bid", (p, bid):
            bids[p] = bid
        case _:
            pass
