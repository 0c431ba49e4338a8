"""Scenes of Stupor Mundi: positions whose invariants hold, by the names of things, and play from there."""

from __future__ import annotations

from games.stupor_mundi.facts import PLAYER, TABLE
from staufer_engine.games.stupor_mundi import RULES, State, new
from staufer_engine.games.stupor_mundi import components as box
from staufer_engine.games.stupor_mundi.components import CLOSED, EMPTY, IMPERIAL, PAPAL
from staufer_engine.games.stupor_mundi.counts import capacity
from staufer_engine.games.stupor_mundi.defaults import DECLINED
from staufer_engine.games.stupor_mundi.state import Phase, share
from staufer_engine.games.stupor_mundi.vocabulary import Icon, Kind, Level
from staufer_engine.kernel import NATURE, Game

# -- positions -----------------------------------------------------------------------------


def dealt(seats, options):
    """After a set-up in which NATURE always gives the first thing."""
    game = Game(RULES, new(seats, options))
    while not game.state.round:
        game.apply({actor: listed()[0] for actor, listed in game.ask.options.items()})
    return game.checkpoint.clone()


def position(seats=2, players=None, options=None, *, phase=Phase.ACTIONS, frederick=None, **facts):
    """A game at the start of seat 0's turn in the first round, or of a step of the End Phase.

    *players* gives facts by seat, *frederick* his tracks by icon; all else lies as after a set-up without chance.
    """
    s = open_to_facts(dealt(seats, options or {}))
    s.phase = phase
    for icon, value in (frederick or {}).items():
        s.frederick.tracks[Icon[icon.upper()]] = value
    for name, value in facts.items():
        TABLE[name](s, value)
    for p, said in (players or {}).items():
        for name, value in said.items():
            PLAYER[name](s, s.players[p], value)
    s = State.from_plain(s.to_plain())
    check_invariants(s)
    return Game(RULES, s)


def open_to_facts(s):
    """Its rows become lists, into which facts can be put one by one."""
    for record in (s, s.frederick, *s.players):
        for name in record.fields:
            if isinstance(getattr(record, name), tuple):
                setattr(record, name, list(getattr(record, name)))
    s.city_bonuses = [list(stack) for stack in s.city_bonuses]
    return s


# -- invariants ----------------------------------------------------------------------------


def check_invariants(s: State):
    """Everything of the box is somewhere, once; nothing is negative; storage and Ally spaces are not overfull."""
    check_cards(s)
    for me in s.players:
        assert min(me.coins, me.grain, me.stone, me.vp) >= 0
        own = [n for n in me.castle if 0 <= n < PAPAL]
        assert sorted([*me.board, *own, *me.replaced]) == list(range(len(box.PIECES)))
        assert len(me.specialists) == box.SPECIALISTS
        assert list(me.specialists) == sorted(me.specialists)
        assert all(sum(n == one for n in me.specialists) == 1 for one in me.specialists if one in (4, 7, 12))
        towers = sum(me.castle[n] != EMPTY for n, one in enumerate(box.CASTLE_SPACES) if one.kind == Kind.TOWER)
        assert sum(one != EMPTY for one in me.allies) <= towers
        kinds = [box.ALLIES[one].kind for one in me.allies if one != EMPTY]
        assert len(kinds) == len(set(kinds))
        assert sorted(n - IMPERIAL for n in me.castle if n >= IMPERIAL) == sorted(me.turned)
    for p, me in enumerate(s.players):
        assert me.grain + me.stone <= capacity(s, p)
    for track, value in zip(box.TRACKS, s.frederick.tracks, strict=True):
        assert track.least <= value <= track.most
        assert (value - track.least) % track.step == 0
    if s.phase != Phase.SET_UP:
        check_tiles(s)
    check_expansions(s)


def check_cards(s):
    for me in s.players:
        placed = [*me.hand, *me.shown, *me.pile, *me.discard, *me.limbo, *(one for one in me.slots if one != EMPTY)]
        assert sorted(placed) == list(me.owned)
    advanced = [one for cards in (*(me.owned for me in s.players), s.gone_cards, *s.card_pools) for one in cards]
    advanced += [one for one in s.cards_up if one >= 0]
    assert sorted(one for one in advanced if box.CARDS[one].level in (Level.A, Level.B)) == list(range(12, 56))
    assert all(0 <= left <= len(pool) for left, pool in zip(s.card_stacks, s.card_pools, strict=True))


def check_tiles(s):
    tiles = [one for one in (*s.active_edicts, *s.next_edicts) if one != EMPTY] + [*s.edict_pool, *s.spent_edicts]
    tiles += [one for me in s.players for one in me.edicts]
    assert len(tiles) == len(set(tiles))
    assert 0 <= s.edict_stack <= len(s.edict_pool)
    if not s.long_game:
        assert len(tiles) == share(s).edict_tiles
        assert s.edict_stack == len(s.edict_pool)
    allies = [*s.ally_pool, *(one for one in s.allies_up if one >= 0), *s.gone_allies]
    allies += [one for me in s.players for one in me.allies if one != EMPTY]
    assert len(allies) == len(set(allies)) == (20 if len(s.players) > 1 else 10)
    assert sum(s.allies_down) <= len(s.ally_pool)
    assert all(not is_down for one, is_down in zip(s.allies_up, s.allies_down, strict=True) if one == CLOSED)
    bonuses = [one for stack in (*s.city_bonuses, s.gone_bonuses) for one in stack]
    assert len(bonuses) == len(set(bonuses)) == 3 * share(s).city_bonuses


def check_expansions(s):
    papal = [*s.papal] + [n - PAPAL for me in s.players for n in me.castle if PAPAL <= n < IMPERIAL]
    assert len(papal) == len(set(papal))
    assert all(left >= 0 for left in s.components)
    ships = [*s.supply] + [ship for me in s.players for ship in me.supply_ships]
    assert len(ships) == len(set(ships))
    projects = [n for n in s.offered if n != EMPTY] + [n for me in s.players for n in (*me.projects, *me.turned)]
    assert len(projects) == len(set(projects))


# -- play ----------------------------------------------------------------------------------


def options(game):
    ((_, listed),) = game.ask.options.items()
    return list(listed())


def actor(game):
    (who,) = game.ask.options
    return who


def settle(game, nature=()):
    """What the host does by itself: NATURE's answers, the first thing if none is said, and forced choices."""
    told = []
    while game.ask:
        open_to = {who: listed() for who, listed in game.ask.options.items()}
        if NATURE in open_to:
            found = open_to[NATURE]
            answers = {NATURE: next((one for one in nature if one in found), found[0])}
        elif all(len(found) == 1 for found in open_to.values()) and not game.ask.always:
            answers = {who: found[0] for who, found in open_to.items()}
        else:
            break
        told += game.apply(answers)
        check_invariants(game.state)
    return told


def play(game, *choices, nature=()):
    """Each choice is checked, as the host does; what is forced is not named."""
    told = settle(game, nature)
    for choice in choices:
        who = actor(game)
        assert game.is_legal(who, choice), (game.ask.what, choice, options(game))
        told += game.apply({who: choice})
        check_invariants(game.state)
        told += settle(game, nature)
    return told


def play_on(game, *, until, nature=()):
    """As if every flag fell, until the question is asked."""
    told = settle(game, nature)
    while game.ask and game.ask.what != until:
        answers = {who: RULES.default(game.state, game.ask, who) for who in game.ask.options}
        told += game.apply(answers)
        check_invariants(game.state)
        told += settle(game, nature)
    return told


def random_answers(game, dice):
    answers = {}
    for who, listed in game.ask.options.items():
        found = listed()
        answers[who] = found[dice.randrange(len(found))]
    return answers


def lively_answers(game, dice):
    """What declines is rarer than by chance, so that castles grow and all questions are met."""
    answers = random_answers(game, dice)
    for actor, answer in answers.items():
        if answer == DECLINED.get(game.ask.what) and dice.random() < 0.8:
            return {**answers, actor: random_answers(game, dice)[actor]}
    return answers


def score_lines(s):
    return {line.source.msgid: line.points for line in RULES.score_sheet(s)}


RING = [one.id for one in box.CASTLE_SPACES[:10]]


def names(told):
    return [one.what for one in told]


def castles(*sizes):
    names = [one.id for one in box.CASTLE_SPACES]
    return position(len(sizes), players={p: {"castle": names[:size]} for p, size in enumerate(sizes)}).state


def play_the_edict(game):
    """By the first options, to the end of the Edict."""
    told = []
    while game.ask.what.startswith(("edict_", "resource", "overflow")):
        told += play(game, options(game)[0])
    return told
