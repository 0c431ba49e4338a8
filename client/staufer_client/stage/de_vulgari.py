"""The states of the table of De Vulgari Eloquentia that there is a picture of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import count

from staufer_client.bridge.program import Program
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.result import Result
from staufer_client.bridge.table import Table as ShownTable
from staufer_client.stage import pages
from staufer_client.stage.played import PUBLIC, Fits, Moment, PlayedMatch, asks, groups_open
from staufer_client.stage.theatre import put_on
from staufer_client.standing import Mode
from staufer_client.table import Table
from staufer_engine.games.de_vulgari.components import Step
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.state import State
from staufer_engine.kernel import Game
from staufer_engine.record import Record
from staufer_protocol.messages import MatchOver
from staufer_protocol.replay import Replay, read_replay, verify, write_replay
from staufer_protocol.stream import TRUTH, Observer

Scene = Callable[[Shelf], None]
GAME = "de_vulgari"
QUESTIONS = {
    "start area",
    "step",
    "whom to pay",
    "tile to keep",
    "tile to put back",
    "call",
    "invitation",
    "bid",
    "election",
}
MIDDLE = 5  # from this turn on there is much to see
FOUR = (("Costanza", 1612), ("Piero", 1588), ("Bianca of Monteforte", 1701), ("Manfred", 1544))
FIVE = (
    ("Costanza", 1612),
    ("Piero", 1588),
    ("Bianca of Monteforte", 1701),
    ("Wilhelmina Hohenberg", 1544),
    ("Hermann von Salza", 1500),
)


@cache
def match() -> PlayedMatch:
    """The match of nearly all pictures: the first that brings every question."""
    return next(played for seed in count(6) if has_everything(played := PlayedMatch(seed, "page", GAME, FOUR)))


def has_everything(played: PlayedMatch) -> bool:
    asked = {game.ask.what for _, game in played.moments if game.ask is not None}
    return asked >= QUESTIONS and any(can_become_a_friar(game, moment.seat) for moment, game in played.moments)


@cache
def crowd() -> PlayedMatch:
    return PlayedMatch(5, "page", GAME, FIVE)


@cache
def open_match() -> PlayedMatch:
    return PlayedMatch(7, "page", GAME, FOUR, {"open_screens": 1})


@cache
def finished() -> Replay:
    return read_replay(write_replay(match().host))


def sit_down(shelf: Shelf, moment: Moment, mode: Mode = "live", played: PlayedMatch | None = None) -> Table:
    pages.go_online(shelf)
    table = (played or match()).table(moment, mode)
    shelf[ShownTable].follow(table)
    shelf[ShownTable].beat.stop()
    shelf[Program].openWith("table", table.setup.match.hex())
    return table


def richness(game: Game[Record], seat: int) -> int:
    return len(groups_open(game, seat))


def step_moment(from_turn: int = MIDDLE) -> Moment:
    """As much open as there ever is."""
    return match().find(asks("step", from_turn), richness)


def start_areas(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("start area")))


def step(shelf: Shelf) -> None:
    sit_down(shelf, step_moment())


def step_help(shelf: Shelf) -> None:
    sit_down(shelf, step_moment())
    shelf[ShownTable].hoverChoice("group:benefit")


def move(shelf: Shelf) -> None:
    """The way to the farthest area in reach."""
    table = sit_down(shelf, match().find(has_journey, richness))
    shown = shelf[ShownTable]
    shown.press("group:move")
    far = max(table.choosing.remaining, key=lambda offer: len(str(offer.words.help.facts)))
    shown.hover(far.words.targets[0])


def cubes(shelf: Shelf) -> None:
    sit_down(shelf, match().find(has_group("take"), richness))
    shown = shelf[ShownTable]
    shown.press("group:take")
    shown.click(shown.openTargets[0])


def church(shelf: Shelf) -> None:
    sit_down(shelf, match().find(has_group("church"), richness))
    shelf[ShownTable].press("group:church")


def friars(shelf: Shelf) -> None:
    sit_down(shelf, match().find(can_become_a_friar))
    shelf[ShownTable].press("group:church")


def charity(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("whom to pay")))


def library(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("tile to keep")))


def call(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("call")))


def bid(shelf: Shelf) -> None:
    played = match()
    sit_down(shelf, played.find(asks("bid")), played=played)


def election(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("election"), lambda game, seat: len(game.ask.options[seat]()) if game.ask else 0))


def others_turn(shelf: Shelf) -> None:
    moment = step_moment()
    sit_down(shelf, Moment(moment.seq, (moment.seat + 2) % 4))


def watched(shelf: Shelf) -> None:
    sit_down(shelf, Moment(step_moment().seq, PUBLIC), "spectator")


def five_players(shelf: Shelf) -> None:
    sit_down(shelf, crowd().find(asks("step", 8), richness), played=crowd())


def open_screens(shelf: Shelf) -> None:
    sit_down(shelf, open_match().find(asks("step", 9), richness), "practice", open_match())


def curtain(shelf: Shelf) -> None:
    table = sit_down(shelf, step_moment(), "hotseat")
    table.draw_the_curtain("Bianca of Monteforte", match().follower(Moment(table.seq, PUBLIC)))


def last_turn(shelf: Shelf) -> None:
    sit_down(shelf, match().find(asks("step", 13), richness))


def end(shelf: Shelf) -> None:
    table = sit_down(shelf, Moment(match().end, 0), "practice")
    table.end(MatchOver(table.setup.match, table.follower.course.results, (), "offline", ()))
    shelf[Result].show(table)
    verdict = verify(finished())
    shelf[Result].show_verdict(verdict)


def result(shelf: Shelf) -> None:
    end(shelf)
    shelf[Program].openWith("result", match().setup.match.hex())


def replay(shelf: Shelf, eyes: Observer = TRUTH) -> None:
    put_on(shelf, finished(), eyes)


def replay_of_the_public(shelf: Shelf) -> None:
    replay(shelf, None)


def replay_curves(shelf: Shelf) -> None:
    put_on(shelf, finished()).chart.isOpen = True


def replay_peek(shelf: Shelf) -> None:
    line = put_on(shelf, finished())
    line.peek.at(line.last // 2)


def can_become_a_friar(game: Game[Record], seat: int) -> bool:
    ask = game.ask
    return ask is not None and ask.what == "step" and any(choice[0] == Step.FRIAR for choice in ask.options[seat]())


def has_journey(game: Game[Record], seat: int) -> bool:
    """Whether some move would cost Ducati."""
    state, ask = game.state, game.ask
    assert isinstance(state, State)
    if ask is None or ask.what != "step" or state.turn < MIDDLE:
        return False
    goals = [choice[1] for choice in ask.options[seat]() if choice[0] == Step.MOVE]
    return any(journey_ducats(state, seat, goal) for goal in goals)


def has_group(group: str, from_turn: int = 0) -> Fits:
    fits = asks("step", from_turn)
    return lambda game, seat: fits(game, seat) and group in groups_open(game, seat)


SCENES: Mapping[str, Scene] = {
    "de_vulgari_start": start_areas,
    "de_vulgari_step": step,
    "de_vulgari_help": step_help,
    "de_vulgari_move": move,
    "de_vulgari_cubes": cubes,
    "de_vulgari_church": church,
    "de_vulgari_friars": friars,
    "de_vulgari_charity": charity,
    "de_vulgari_library": library,
    "de_vulgari_call": call,
    "de_vulgari_bid": bid,
    "de_vulgari_election": election,
    "de_vulgari_waiting": others_turn,
    "de_vulgari_watched": watched,
    "de_vulgari_five": five_players,
    "de_vulgari_open_screens": open_screens,
    "de_vulgari_curtain": curtain,
    "de_vulgari_last_turn": last_turn,
    "de_vulgari_end": end,
    "de_vulgari_result": result,
    "de_vulgari_replay": replay,
    "de_vulgari_replay_curves": replay_curves,
    "de_vulgari_replay_peek": replay_peek,
    "de_vulgari_replay_of_the_public": replay_of_the_public,
}
