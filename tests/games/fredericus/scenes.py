"""Scenes of Fredericus: positions in the middle of a game whose invariants hold, and play from there."""

from __future__ import annotations

from engine.toys import random_answers
from staufer_engine.games.fredericus import RULES, State, new
from staufer_engine.games.fredericus.components import (
    CENTRE,
    CREATURES,
    FALCON,
    GOSHAWK,
    HAND,
    IN_THE_DECK,
    NEITHER,
    SEAL,
    SHARES,
    SIDES,
    SKY,
    TREE,
    TURNED_UP,
    Step,
)
from staufer_engine.kernel import Game

S, T, K = SEAL, TREE, SKY
END = (Step.END,)
CAPTURE_BY_FALCON, CAPTURE_BY_GOSHAWK = (Step.CAPTURE, FALCON), (Step.CAPTURE, GOSHAWK)
DECISIONS = ("first bet", "hunt", "bet", "seal to discard")
ALL_OBJECTIVES = sorted([*CREATURES] * 3)


def position(
    seats=4,
    *,
    rows=None,
    ends=None,
    raptors=None,
    hooded=None,
    tokens=None,
    creatures=None,
    hands=None,
    deck=None,
    fredericus=IN_THE_DECK,
    turns=None,
    end_triggered=False,
    short_game=False,
):
    """A game at the start of a turn, by default of seat 0 in the second round.

    *rows* are whole rows, *ends* end cards only.  All other cards of the box are put where nothing is said:
    rows without a word end with a creature, so that they help no flank.
    """
    s = new(seats, {"short_game": int(short_game)})
    box = SHARES[seats]
    s.dealt, s.first_bets, s.turns = True, seats * box.tokens, seats if turns is None else turns
    for p, player in enumerate(s.players):
        player.raptors = list((raptors or {}).get(p, player.raptors))
        player.hooded = (hooded or {}).get(p, NEITHER)
        player.tokens = list((tokens or {}).get(p, [HAND] * box.tokens))
        player.creatures = list((creatures or {}).get(p, []))
    fill_rows(s, {side: list(row) for side, row in (rows or {}).items()}, dict(ends or {}))
    fill_objectives(s, hands or {}, deck)
    s.fredericus, s.end_triggered = fredericus, end_triggered
    check_invariants(s)
    return Game(RULES, s)


def fill_rows(s, rows, ends):
    rest = SHARES[len(s.players)].row_cards()
    for cards in (*rows.values(), ends.values(), *(player.creatures for player in s.players)):
        for card in cards:
            rest.remove(card)
    rest.sort()
    silent = [side for side in range(SIDES) if side not in rows and side not in ends]
    for side in silent:
        ends[side] = rest.pop()
    tails = {side: [] for side in ends}
    assert tails or not rest, "no row is left for the other cards"
    for n, card in enumerate(rest):
        tails[list(tails)[n % len(tails)]].append(card)
    for side in range(SIDES):
        s.rows[side] = rows[side] if side in rows else [*tails[side], ends[side]]


def fill_objectives(s, hands, deck):
    """*deck* are the objectives in it, beside Fredericus; those that fit nowhere lie face up."""
    rest = list(ALL_OBJECTIVES)
    for cards in (*hands.values(), deck or []):
        for card in cards:
            rest.remove(card)
    for p, player in enumerate(s.players):
        player.objectives = sorted(hands[p]) if p in hands else [rest.pop()]
    s.face_up = [rest.pop() for _ in range(SHARES[len(s.players)].face_up_objectives)]
    if deck is None:
        s.objectives = rest
    else:
        s.face_up += rest
        s.objectives = list(deck)


def check_invariants(s: State):
    """FR-16.1 to 16.3, and that everything lies where something of its kind may lie."""
    box = SHARES[len(s.players)]
    if s.dealt:
        cards = [card for row in s.rows for card in row]
        cards += [card for player in s.players for card in player.creatures]
        assert sorted(cards + [SEAL] * s.seals_out) == sorted(box.row_cards())
    objectives = s.objectives + s.face_up + [card for player in s.players for card in player.objectives]
    assert sorted(objectives) == ALL_OBJECTIVES
    assert s.fredericus in (IN_THE_DECK, TURNED_UP, *range(len(s.players)))
    assert (s.fredericus == TURNED_UP or s.fredericus >= 0) <= s.end_triggered
    assert sum(player.tokens.count(CENTRE) for player in s.players) <= box.centre_bet
    for player in s.players:
        assert player.hooded in (NEITHER, 0, 1)
        assert all(post in range(SIDES) for post in player.raptors)
        assert len(player.tokens) == box.tokens
        assert all(token in range(HAND + 1) for token in player.tokens)
        assert player.objectives == sorted(player.objectives)
        assert all(card in CREATURES for card in player.creatures)
    assert 0 <= s.hunt.actions <= s.hunt.budget or not s.turns


# -- play ----------------------------------------------------------------------------------


def options(game):
    ((_, listed),) = game.ask.options.items()
    return list(listed())


def actor(game):
    (who,) = game.ask.options
    return who


def steps(game, kind):
    return [step for step in options(game) if step[0] == kind]


def play(game, *choices):
    """Each choice is checked, as the host does; forced ones and those of NATURE are named too."""
    told = []
    for choice in choices:
        who = actor(game)
        assert game.is_legal(who, choice), (game.ask.what, choice, options(game))
        told += game.apply({who: choice})
        check_invariants(game.state)
    return told


def use_actions(game, count):
    """Actions that change nothing that matters: a falcon to and fro, else the goshawk."""
    p = actor(game)
    for _ in range(count // 2):
        raptor = 0 if game.state.players[p].hooded != 0 else 1
        post = game.state.players[p].raptors[raptor]
        play(game, (Step.RAPTOR, raptor, (post + 1) % SIDES), (Step.RAPTOR, raptor, post))
    if count % 2:
        play(game, *steps(game, Step.RAPTOR)[-1:])


def finish_turn(game):
    """As if every flag fell: no captures, bets stay or go to the lowest tower, the first card is drawn."""
    turns = game.state.turns
    while game.ask and game.state.turns == turns:
        play(game, RULES.default(game.state, game.ask, actor(game)))


def random_game(game, dice):
    while game.ask:
        game.apply(random_answers(game, dice))
    return game
