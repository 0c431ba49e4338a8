"""The house bots at the table of De Vulgari Eloquentia."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from bots.thrifty import SEARCHING, THRIFTY
from games.de_vulgari.scenes import position
from staufer_bots.de_vulgari import bid, filled, value_of_start
from staufer_bots.de_vulgari_worths import LEARNED, LEARNING, MASTERING, aims_at_the_church, of_gains, worth
from staufer_engine.games import GAMES
from staufer_engine.games.de_vulgari import new
from staufer_engine.games.de_vulgari.components import EVENTS, PADOVA, PASS, TORINO, VICENZA, Step
from staufer_engine.games.de_vulgari.state import NOWHERE, Phase
from staufer_engine.kernel import NATURE, Game
from staufer_engine.views import part_of
from staufer_lab.play import Setting, play_games

RULES = GAMES["de_vulgari"]
DEFAULTS = {option.name: option.values[0][0] for option in RULES.options}


@pytest.mark.parametrize("places", [("squire", "page"), ("page", "squire", "page")])
def test_a_squire_beats_pages_from_any_seat(places: tuple[str, ...]) -> None:
    games = 12
    tally = play_games(Setting(RULES, len(places), DEFAULTS), games, seed=7, bots=[THRIFTY[name] for name in places])

    assert tally.wins[places.index("squire")] >= games * 3 // 4


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in THRIFTY for seats in (RULES.players if name != "duke" else (2,))]
)
@pytest.mark.parametrize("options", [{}, {option.name: option.values[-1][0] for option in RULES.options}])
def test_whatever_a_bot_chooses_is_open_to_it(name: str, options: dict[str, int], seats: int) -> None:
    """The lab checks every choice against the truth and would not go on."""
    games = 1 if name in SEARCHING else 3
    tally = play_games(Setting(RULES, seats, DEFAULTS | options), games, seed=11, bots=[THRIFTY[name]] * seats)

    assert len(tally.choices) == games
    assert all(13 <= turn <= 16 for turn in tally.rounds)


@pytest.mark.parametrize("name", THRIFTY)
def test_a_bot_chooses_by_what_its_seat_may_see_and_repeats_itself(name: str) -> None:
    """Its own copy and a world that looks the same lead it to the same choice; and the copy is left as it was."""
    bot, compared = THRIFTY[name], 0
    dice = random.Random(3)
    host = Game(RULES, RULES.new(3, DEFAULTS))
    tables = {seat: Game(RULES, RULES.view(host.state, seat)) for seat in range(3)}
    while host.ask:
        ((actor, options),) = host.ask.options.items()
        choice = dice.choice(list(options()))
        if actor != NATURE:
            own = tables[actor]
            before = own.state.to_plain()
            choice = bot.choose(own, actor, random.Random(4).randrange)
            assert own.state.to_plain() == before
            assert bot.choose(own, actor, random.Random(4).randrange) == choice
            if not host.choices and host.state.turn > 10:
                seen = RULES.view(host.state, actor)
                world = RULES.possible_world(seen, dice.randrange)
                if name in SEARCHING:  # who deal the hidden things anew: dice answer alike where as much is hidden
                    choice = bot.choose(Game(RULES, seen), actor, random.Random(4).randrange)
                    world = RULES.view(world, actor)
                assert bot.choose(Game(RULES, world), actor, random.Random(4).randrange) == choice
                compared += 1
        ask = host.ask
        host.apply({actor: choice})
        for seat, table in tables.items():
            table.apply(part_of(ask, {actor: choice}, seat))
    assert compared > 5


def test_the_points_are_filled_with_what_gives_most_for_each() -> None:
    steps = [(1.0, 1, (Step.SALTERIO,)), (3.0, 4, (Step.MANUSCRIPT, 0)), (0.5, 1, (Step.BUSINESS,)), (9.0, 0, (0,))]

    assert filled(steps, 5) == 4.0
    assert filled(steps, 2) == 1.5
    assert filled(steps, 0) == 0.0


def test_the_opening_bid_is_made_even_without_votes() -> None:
    s = RULES.new(2, DEFAULTS)

    assert bid(s, 0, [1, 2]) == 1  # type: ignore[arg-type]
    assert bid(s, 0, [3, PASS]) == PASS  # type: ignore[arg-type]


def test_knowledge_is_worth_most_until_the_manuscripts_can_be_read() -> None:
    """Then it is for who may still come to the last of them."""
    assert LEARNING > MASTERING > LEARNED > 0
    for space, turn, each in ((42, 12, LEARNING), (43, 6, MASTERING), (43, 12, LEARNED), (80, 12, MASTERING)):
        s = position(turn=turn, p0={"knowledge": space}).state
        assert of_gains(s, 0, 0, 2) == 2 * each


def test_four_in_ten_aim_at_the_church_whatever_their_seat() -> None:
    s = new(5, {})
    for seat in range(5):
        aiming = 0
        for markers in permutations(range(5)):
            s.canticles = [*markers]
            for first in range(1, 10):
                s.events = (first,)
                aiming += aims_at_the_church(s, seat)
        assert aiming == 120 * 9 * 4 // 10


def test_what_nobody_leads_is_worth_the_same_from_every_seat() -> None:
    s = position(3, turn=6).state
    for step in ((Step.CANTICLE,), (Step.RIDDLE,), (Step.LIBRARY,), (Step.ORIENT,)):
        assert len({worth(s, seat, step) for seat in range(3)}) == 1


def test_a_start_is_worth_more_where_the_first_event_is_near() -> None:
    s = position(turn=0, phase=Phase.START_AREAS, first_event=9, p0={"area": NOWHERE}).state
    before = s.clone()
    assert EVENTS[s.events[0] - 1].area == PADOVA
    near, far = value_of_start(s, 0, VICENZA), value_of_start(s, 0, TORINO)
    assert near > far
    assert s == before
