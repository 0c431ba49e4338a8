"""Every state of the table of Stupor Mundi that there is a picture of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from staufer_bots.bot import Below, S
from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.result import Result
from staufer_client.bridge.stupor_mundi import StuporMundiBoard
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.stage import pages
from staufer_client.stage.played import PUBLIC, Moment, PlayedMatch, asks
from staufer_client.stage.theatre import put_on
from staufer_client.standing import Mode
from staufer_client.table import Table
from staufer_engine.games.stupor_mundi.counts import count
from staufer_engine.games.stupor_mundi.defaults import DECLINED
from staufer_engine.games.stupor_mundi.playing import FACE_DOWN, FACE_UP
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.games.stupor_mundi.vocabulary import Count
from staufer_engine.kernel import Choice, Game
from staufer_engine.record import Record
from staufer_protocol.messages import MatchOver
from staufer_protocol.replay import Replay, read_replay, verify, write_replay

Scene = Callable[[Shelf], None]

LONG_NAMES = (
    ("Wilhelmina Hohenberg", 1926), ("Bianca of Monteforte", 1701), ("Gertrude of Altenberg", 1588), ("Manfred", 1544),
)  # fmt: skip
THREE = (("Costanza", 1612), ("Piero", 1588), ("Enzo", 1951))
ALONE = (("Costanza", 1612),)


class Eager:
    """Plays so that something is built: whatever can be done is done, and nobody passes who has a card."""

    name = "eager"

    def choose(self, game: Game[S], seat: int, below: Below) -> Choice:
        assert game.ask is not None
        what = game.ask.what
        options: list[Choice] = list(game.ask.options[seat]())
        declined = DECLINED.get(what)
        if what in {"end_discard", "palace_step"} and declined in options:
            return options[options.index(declined)]
        if what == "travel" and below(2):
            return options[below(min(2, len(options)))]
        lively = [option for option in options if option != declined]
        if what == "play_card":
            lively = [option for option in lively if isinstance(option, tuple) and option[1] in {FACE_UP, FACE_DOWN}]
        return lively[below(len(lively))] if lively else options[0]


@cache
def match() -> PlayedMatch:
    """The match of most pictures: four players, all with names as long as they can be but one."""
    return PlayedMatch(22, Eager(), "stupor_mundi", LONG_NAMES)


@cache
def expanded() -> PlayedMatch:
    """Three players with both expansions, who chose their Houses."""
    return PlayedMatch(48, Eager(), "stupor_mundi", THREE, {"crusade": 1, "projects": 1, "draft": 1})


@cache
def alone() -> PlayedMatch:
    return PlayedMatch(4, Eager(), "stupor_mundi", ALONE)


def sit_down(shelf: Shelf, played: PlayedMatch, moment: Moment, mode: Mode = "live") -> Table:
    pages.go_online(shelf)
    table = played.table(moment, mode)
    shelf[ShownTable].follow(table)
    shelf[ShownTable].beat.stop()
    shelf[Program].openWith("table", table.setup.match.hex())
    return table


def wealth(game: Game[Record], seat: int) -> int:
    """Much of a castle, many choices: a moment worth a picture."""
    s = game.state
    assert isinstance(s, State)
    assert game.ask is not None
    late = 40 * max(0, s.round - 7)  # few matches of people last so long
    return (
        -late
        + 3 * count(s, seat, Count.OWN_STRUCTURES)
        + count(s, seat, Count.OWN_ALLIES)
        + len(game.ask.options[seat]())
    )


def question(what: str, played: Callable[[], PlayedMatch] = match) -> Scene:
    def show(shelf: Shelf) -> None:
        sit_down(shelf, played(), played().find(asks(what), wealth))

    return show


def half_built(shelf: Shelf) -> None:
    sit_down(shelf, match(), match().find(asks("build"), wealth))
    table = shelf[ShownTable]
    table.click(table.openTargets[0])
    table.hoverChoice(str(table.choices.rows[0][0]))


def fare(shelf: Shelf) -> None:
    """The pointer is over a city."""
    sit_down(shelf, match(), match().find(asks("travel", 3), wealth))
    table = shelf[ShownTable]
    table.hover(table.openTargets[-1])


def way_of_an_edict(shelf: Shelf) -> None:
    sit_down(shelf, match(), match().find(asks("edict_direction"), wealth))
    table = shelf[ShownTable]
    table.hover(table.openTargets[0])


def discarding(shelf: Shelf) -> None:
    sit_down(shelf, match(), match().find(asks("end_discard", 2), wealth))
    table = shelf[ShownTable]
    table.click(table.openTargets[0])


def waiting(shelf: Shelf) -> None:
    moment = match().find(asks("travel", 3), wealth)
    sit_down(shelf, match(), Moment(moment.seq, (moment.seat + 1) % 4))


def anothers_castle(shelf: Shelf) -> None:
    waiting(shelf)
    board = shelf[StuporMundiBoard]
    board.show((board.shownSeat + 2) % 4)
    shelf[ShownTable].hover("workplace:3")


def curtain(shelf: Shelf) -> None:
    table = sit_down(shelf, match(), match().find(asks("play_card", 3), wealth), "hotseat")
    table.draw_the_curtain("Bianca of Monteforte", match().follower(Moment(table.seq, PUBLIC)))


def spectator(shelf: Shelf) -> None:
    sit_down(shelf, match(), Moment(match().find(asks("play_card", 4), wealth).seq, PUBLIC), "spectator")


def end(shelf: Shelf) -> None:
    table = sit_down(shelf, match(), Moment(match().end, 1))
    table.end(MatchOver(table.setup.match, table.follower.course.results, (), "pair_limit", ()))
    shelf[Result].show(table)
    shelf[Result].show_verdict(verify(finished()))


def result(shelf: Shelf) -> None:
    end(shelf)
    shelf[Program].openWith("result", match().setup.match.hex())


@cache
def finished() -> Replay:
    return read_replay(write_replay(match().host))


def replay(shelf: Shelf) -> None:
    put_on(shelf, finished())


def replay_curves(shelf: Shelf) -> None:
    put_on(shelf, finished()).chart.isOpen = True


def replay_peek(shelf: Shelf) -> None:
    """The pointer rests on the time line."""
    line = put_on(shelf, finished())
    line.peek.at(line.last // 2)


def leaf(number: int) -> Scene:
    """A further leaf of the Voyage Board is shown by clicking its tab; what may be chosen there opens it."""
    what = "take_project" if number else "promote"

    def show(shelf: Shelf) -> None:
        sit_down(shelf, expanded(), expanded().find(asks(what), wealth))

    return show


STUPOR_MUNDI: Mapping[str, Scene] = {
    "stupor_mundi_travel": fare,
    "stupor_mundi_card": question("play_card"),
    "stupor_mundi_hand": question("play_which"),
    "stupor_mundi_action": question("slot_action"),
    "stupor_mundi_promote": question("promote"),
    "stupor_mundi_market": question("market_step"),
    "stupor_mundi_build": question("build"),
    "stupor_mundi_piece": half_built,
    "stupor_mundi_summon": question("summon"),
    "stupor_mundi_purchase": question("purchase"),
    "stupor_mundi_edict": question("edict_tile"),
    "stupor_mundi_direction": way_of_an_edict,
    "stupor_mundi_discard": discarding,
    "stupor_mundi_waiting": waiting,
    "stupor_mundi_another": anothers_castle,
    "stupor_mundi_house": question("choose_house", expanded),
    "stupor_mundi_crusade": leaf(0),
    "stupor_mundi_project": leaf(1),
    "stupor_mundi_solo": question("travel", alone),
    "stupor_mundi_curtain": curtain,
    "stupor_mundi_spectator": spectator,
    "stupor_mundi_replay": replay,
    "stupor_mundi_replay_curves": replay_curves,
    "stupor_mundi_replay_peek": replay_peek,
    "stupor_mundi_end": end,
    "stupor_mundi_result": result,
}
