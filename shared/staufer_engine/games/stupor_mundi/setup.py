"""Set-up in the order of SM-2.2, and the options of a game (SM-2)."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_engine.games.stupor_mundi.cards import draw_cards
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    ALLY_SLOTS,
    ALLY_SPACES,
    AT_START,
    CARD_SPACES,
    CARDS,
    CASTLE_SPACES,
    CITIES,
    CITY_BONUSES,
    CLOSED,
    COMMON_CARDS,
    COMMON_COPIES,
    EDICTS,
    EMPTY,
    HOUSES,
    LONG_GAME_TILES,
    MARKETS,
    PIECES,
    PREBUILT,
    SHARES,
    SLOTS,
    SOLO_CARDS,
    SPECIALISTS,
    START_COINS,
    START_HAND,
    TRACKS,
    WORKPLACE_SPACES,
    WORKPLACE_TILES,
)
from staufer_engine.games.stupor_mundi.crusade import set_the_crusade_up
from staufer_engine.games.stupor_mundi.edicts import top_of_the_stack
from staufer_engine.games.stupor_mundi.end_phase import reveal_a_card
from staufer_engine.games.stupor_mundi.projects import set_the_projects_up
from staufer_engine.games.stupor_mundi.rows import Row, put
from staufer_engine.games.stupor_mundi.state import Frederick, Phase, Player, State, clockwise, share
from staufer_engine.games.stupor_mundi.things import VoyageSpace
from staufer_engine.games.stupor_mundi.vocabulary import Draw, Level, Section
from staufer_engine.kernel import NATURE, GameOption, Rule, choose, draw, settled, tell, these
from staufer_engine.phrases import Phrase


def new(seats: int, options: Mapping[str, int]) -> State:
    """The open box; expansions need 2 to 4 players, the long game is solo (SM-2.1)."""
    if seats not in SHARES:
        raise ValueError(f"Stupor Mundi is for 1 to 4 players, not {seats}")
    chosen = settled(OPTIONS, options)
    if seats == 1 and (chosen["crusade"] or chosen["projects"]):
        raise ValueError("the expansions are for 2 to 4 players")
    if seats > 1 and chosen["long_game"]:
        raise ValueError("the long game is for 1 player")
    is_first_game = bool(chosen["first_game"])
    return State(
        hard_markets=chosen["markets"],
        draft=bool(chosen["draft"]) and not is_first_game,
        long_game=bool(chosen["long_game"]),
        crusade=bool(chosen["crusade"]) and not is_first_game,
        imperial=bool(chosen["projects"]) and not is_first_game,
        players=[new_player() for _ in range(seats)],
        frederick=Frederick(tuple(track.start for track in TRACKS), ship=0, turns=0),
        phase=Phase.SET_UP,
        round=0,
        first=0,
        active=0,
        workplaces=(),
        tokens=tuple(n for n, space in enumerate(WORKPLACE_SPACES) if space.token),
        city_bonuses=[(), (), ()],
        active_edicts=(EMPTY,) * 3,
        next_edicts=(EMPTY,) * 3,
        edict_pool=edict_pool(seats, is_long=bool(chosen["long_game"])),
        edict_stack=SHARES[seats].edict_tiles + LONG_GAME_TILES * chosen["long_game"],
        spent_edicts=(),
        markets=(),
        is_hard=(),
        allies_up=open_spaces(ALLY_SPACES, seats),
        allies_down=(False,) * len(ALLY_SPACES),
        ally_pool=[n for n, ally in enumerate(ALLIES) if seats > 1 or not ally.loyalist],
        cards_up=open_spaces(CARD_SPACES, seats),
        card_pools=[[n for n, card in enumerate(CARDS) if card.level == level] for level in (Level.A, Level.B)],
        card_stacks=(SHARES[seats].cards_per_level,) * 2,
        gone_cards=(),
        gone_allies=(),
        gone_bonuses=(),
        performed=(),
        ends=(),
        boards=(False,) * 5,
        components=(0,) * 5,
        flipped=(False,) * 5,
        supply=(),
        papal=(),
        solo_deck=[*range(len(SOLO_CARDS))] if seats == 1 else [],
        offered=(),
        conditions=(),
        fulfilled=(),
        over=False,
    )


def new_player() -> Player:
    """1 Stone, 1 Grain, a Tower on t0 and a Wall on w0 (SM-2.11)."""
    castle = (EMPTY,) * len(CASTLE_SPACES)
    for space, piece in PREBUILT:
        castle = put(castle, space, piece)
    return Player(
        house=EMPTY,
        coins=0,
        grain=1,
        stone=1,
        vp=0,
        hand=[],
        shown=(),
        pile=[],
        discard=(),
        slots=(EMPTY,) * len(SLOTS),
        face_up=(False,) * len(SLOTS),
        limbo=(),
        owned=(),
        ship=0,
        specialists=(AT_START,) * SPECIALISTS,
        board=tuple(n for n in range(len(PIECES)) if n not in castle),
        castle=castle,
        great=(),
        replaced=(),
        allies=(EMPTY,) * ALLY_SLOTS,
        mantles=(False,) * ALLY_SLOTS,
        edicts=(),
        books=0,
        supply_ships=(),
        projects=(),
        turned=(),
        used_spears=False,
        passed=False,
    )


def open_spaces(spaces: tuple[VoyageSpace, ...], seats: int) -> Row:
    """The rest hold dummies; solo counts as 2 (SM-1.4)."""
    return tuple(EMPTY if space.open_from <= max(2, seats) else CLOSED for space in spaces)


def edict_pool(seats: int, *, is_long: bool) -> list[int]:
    """Tiles that may be in the stack: by their mark, in the long solo game all (SM-2.7, SM-18.2)."""
    return [n for n, tile in enumerate(EDICTS) if is_long or tile.min_players <= max(2, seats)]


# -- in the order of SM-2.2 ----------------------------------------------------------------


def lay_the_table(s: State) -> Rule[None]:
    """What is common to all; it is a turn of its own, so that a copy made while Houses are chosen is cheap."""
    seats = len(s.players)
    first = yield from choose(NATURE, "first_player", these(*range(seats)))
    s.first = first
    yield from tell("first player", s.first)
    if not s.draft:
        yield from deal_the_houses(s)
    yield from place_the_workplaces(s)
    yield from place_the_bonuses(s)
    yield from lay_the_edicts(s)
    yield from place_the_markets(s)
    yield from place_the_allies(s)
    for space in range(len(CARD_SPACES)):
        if s.cards_up[space] != CLOSED:
            yield from reveal_a_card(s, space)


def equip_the_players(s: State) -> Rule[None]:
    if s.draft:
        yield from draft_the_houses(s)
    for n, p in enumerate(clockwise(s, s.first)):
        s.players[p].coins = START_COINS + n
        yield from take_the_cards(s, p)
    if s.crusade:
        yield from set_the_crusade_up(s)
    if s.imperial:
        yield from set_the_projects_up(s)
    yield from tell("set up")


def deal_the_houses(s: State) -> Rule[None]:
    """Clockwise from the first player (SM-2.12)."""
    houses = [*range(len(HOUSES))]
    for p in clockwise(s, s.first):
        house = yield from draw(houses)
        s.players[p].house = house
        yield from tell("house", p, house)


def draft_the_houses(s: State) -> Rule[None]:
    """The last in order of play chooses first (SM-2.12)."""
    for p in reversed(clockwise(s, s.first)):
        taken = [player.house for player in s.players]
        house = yield from choose(p, "choose_house", these(*[n for n in range(len(HOUSES)) if n not in taken]))
        s.players[p].house = house
        yield from tell("house", p, house)


def place_the_workplaces(s: State) -> Rule[None]:
    """Three Countryside tiles on A, B, C and two Villages on A and C (SM-2.5)."""
    for section, number in ((Section.COUNTRYSIDE, 3), (Section.VILLAGE, 2)):
        tiles = [n for n, tile in enumerate(WORKPLACE_TILES) if tile.section == section]
        for _ in range(number):
            tile = yield from draw(tiles)
            s.workplaces += (tile,)
            yield from tell("workplace", tile, len(s.workplaces) - 1)


def place_the_bonuses(s: State) -> Rule[None]:
    bonuses = [*range(len(CITY_BONUSES))]
    for city in range(len(s.city_bonuses)):
        for _ in range(share(s).city_bonuses):
            bonus = yield from draw(bonuses)
            s.city_bonuses[city] += (bonus,)
            yield from tell("bonus placed", bonus, city)


def lay_the_edicts(s: State) -> Rule[None]:
    for space in range(3):
        tile = yield from top_of_the_stack(s)
        s.active_edicts = put(s.active_edicts, space, tile)
    for space in range(3):
        tile = yield from top_of_the_stack(s)
        s.next_edicts = put(s.next_edicts, space, tile)


def place_the_markets(s: State) -> Rule[None]:
    """One tile is removed; of the others none, two or all show their hard side (SM-2.8)."""
    tiles = [*range(len(MARKETS))]
    yield from draw(tiles)
    for _ in CITIES:
        tile = yield from draw(tiles)
        s.markets += (tile,)
    s.is_hard = (s.hard_markets == len(CITIES),) * len(CITIES)
    if not all(s.is_hard):
        cities = [*range(len(CITIES))]
        for _ in range(s.hard_markets):
            city = yield from draw(cities)
            s.is_hard = put(s.is_hard, city, True)


def place_the_allies(s: State) -> Rule[None]:
    """One tile face down, which nobody has seen, and one face up on every open space (SM-2.9)."""
    for space in range(len(ALLY_SPACES)):
        if s.allies_up[space] != CLOSED:
            ally = yield from draw(s.ally_pool)
            s.allies_up = put(s.allies_up, space, ally)
            s.allies_down = put(s.allies_down, space, True)


def take_the_cards(s: State, p: int) -> Rule[None]:
    """8 common House cards and the 2 of the House; the top 5 are the hand (SM-2.11)."""
    me = s.players[p]
    own = [n for n, card in enumerate(CARDS) if card.house == me.house]
    me.owned = tuple(sorted([*range(COMMON_CARDS)] * COMMON_COPIES + own))
    me.pile = list(me.owned)
    yield from draw_cards(s, p, Draw(START_HAND))


OFF_ON = ((0, Phrase("off")), (1, Phrase("on")))
OPTIONS = (
    GameOption(
        "markets",
        Phrase("Markets: how many of the five show their dear side", paragraph="SM-2.8"),
        ((2, Phrase("medium: two dear")), (0, Phrase("easy: none dear")), (5, Phrase("difficult: all dear"))),
    ),
    GameOption(
        "draft",
        Phrase("Houses: dealt at random or chosen, the last player first", paragraph="SM-2.12"),
        ((0, Phrase("random")), (1, Phrase("chosen"))),
    ),
    GameOption(
        "crusade", Phrase("The Postponed Crusade, an expansion for 2 to 4 players", paragraph="SM-19.1"), OFF_ON
    ),
    GameOption(
        "projects", Phrase("The Imperial Projects, an expansion for 2 to 4 players", paragraph="SM-20.1"), OFF_ON
    ),
    GameOption("long_game", Phrase("Long solo game: three more Edict tiles", paragraph="SM-18.2"), OFF_ON),
    GameOption(
        "first_game", Phrase("First game: random Houses and no expansions", paragraph="SM-2.1"), OFF_ON
    ),
)  # fmt: skip
