"""Castle, pieces, card slots and Ally spaces of the player whose boards are shown, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator

from staufer_client.bridge.stupor_mundi_eyes import Eyes
from staufer_client.bridge.stupor_mundi_signs import (
    ACTIONS,
    cost_parts,
    effects_parts,
    emblem,
    requirement_parts,
)
from staufer_client.bridge.stupor_mundi_types import (
    ActionRow,
    CastleRow,
    PieceRow,
    PlaceRow,
    SideRow,
    SlotRow,
)
from staufer_client.seats import COLOURS
from staufer_engine.games.stupor_mundi.components import (
    ALLIES,
    CARDS,
    CASTLE_SIDES,
    CASTLE_SPACES,
    EMPTY,
    IMPERIAL,
    LOCKED_SLOT,
    MARKED_ALLY_SLOT,
    PAPAL,
    PAPAL_PIECES,
    PIECES,
    PROJECTS,
    SLOTS,
)
from staufer_engine.games.stupor_mundi.counts import is_true
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words
from staufer_engine.games.stupor_mundi.end_phase import ally_vp
from staufer_engine.games.stupor_mundi.nouns import ACTION_NAMES, coins, cost_words, piece_name, slot_name
from staufer_engine.games.stupor_mundi.state import CHANCERY, Player, State, closed_sides
from staufer_engine.games.stupor_mundi.vocabulary import Action, Kind
from staufer_engine.kernel import HIDDEN
from staufer_engine.phrases import ROMAN, Msgid

KINDS = {Kind.TOWER: "tower", Kind.WALL: "wall", Kind.KEEP: "keep"}
GONE = -2


def owner(eyes: Eyes) -> Player:
    return eyes.state.players[eyes.shown]


def mine(eyes: Eyes, target: str) -> str:
    """Of a place on a player's boards: only the own ones are clicked."""
    return eyes.mark(target) if eyes.is_mine else ""


def art_of(eyes: Eyes, piece: int) -> str:
    if piece >= IMPERIAL:
        return f"{KINDS[PROJECTS[piece - IMPERIAL].kind]}_imperial"
    if piece >= PAPAL:
        return f"{KINDS[PAPAL_PIECES[piece - PAPAL].kind]}_papal"
    return f"{KINDS[PIECES[piece].kind]}_{COLOURS[eyes.shown]}" if piece != EMPTY else ""


# -- castle --------------------------------------------------------------------------------


def castle(eyes: Eyes) -> Iterator[CastleRow]:
    me = owner(eyes)
    then = eyes.then.players[eyes.shown] if eyes.then is not None else me
    for n, space in enumerate(CASTLE_SPACES):
        piece, target = me.castle[n], f"castle:{n}"
        mark = mine(eyes, target)
        words = [eyes.translate(space.name)]
        if piece == EMPTY:
            words += [eyes.translate("free"), eyes.sentence("costs {cost}", cost=cost_words(space.cost))]
            words += [eyes.translate("Edict mark")] if space.edict else []
        else:
            words.append(eyes.said(piece_name(piece)))
        words += [eyes.said(effects_words(space.effects))] if space.effects else []
        yield CastleRow(
            n,
            KINDS[space.kind],
            art_of(eyes, piece),
            n in me.great,
            cost_parts(space.cost, eyes.translate) if piece == EMPTY else [],
            space.edict,
            art_of(eyes, then.castle[n]) if piece == EMPTY else "",
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


def pieces(eyes: Eyes) -> Iterator[PieceRow]:
    """Like pieces are one option: a click on any of them means it."""
    me = owner(eyes)
    for n, piece in enumerate(PIECES):
        space = me.castle.index(n) if n in me.castle else EMPTY if n in me.board else GONE
        target = f"piece:{n}"
        if not piece.is_great and piece.kind != Kind.TOWER and space == EMPTY:
            alike = [m for m in me.board if PIECES[m].kind == piece.kind and not PIECES[m].is_great]
            target = next((f"piece:{m}" for m in alike if mine(eyes, f"piece:{m}")), target)
        mark = mine(eyes, target) if space == EMPTY else ""
        words = [eyes.translate(piece.name)]
        words += [eyes.said(coins(piece.great_cost)), eyes.said(effects_words(piece.bonus))] if piece.is_great else []
        if piece.covers >= 0 and space == EMPTY:
            words.append(eyes.sentence("covers Ally space {slot}", slot=slot_name(piece.covers)))
        yield PieceRow(
            eyes.shown * len(PIECES) + n,
            n,
            KINDS[piece.kind],
            art_of(eyes, n),
            space,
            piece.great_cost,
            effects_parts(piece.bonus, eyes.translate),
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


def sides(eyes: Eyes) -> Iterator[SideRow]:
    closed = closed_sides(eyes.state, eyes.shown)
    then = closed if eyes.then is None else closed_sides(eyes.then, eyes.shown)
    for n, side in enumerate(CASTLE_SIDES):
        target = f"side:{n}"
        mark, is_closed = mine(eyes, target), n in closed
        state = eyes.translate("closed") if is_closed else eyes.translate("open")
        speech = f"{eyes.translate(side.name)}, {state}: {eyes.said(effects_words(side.effects))}"
        parts = effects_parts(side.effects, eyes.translate)
        yield SideRow(n, parts, is_closed, n in then and not is_closed, mark, target, eyes.spoken(speech, mark))


# -- Player Board --------------------------------------------------------------------------


SLOT_WORDS: dict[str, Msgid] = {
    "locked": "locked until the Keep of the Chancery stands",
    "free": "free",
    "up": "face up",
    "down": "face down",
    "known": "face down",
}


def slots(eyes: Eyes) -> Iterator[SlotRow]:
    me = owner(eyes)
    for n, actions in enumerate(SLOTS):
        card, target = me.slots[n], f"slot:{n}"
        mark = mine(eyes, target)
        if card == EMPTY:
            state = "locked" if n == LOCKED_SLOT and me.castle[CHANCERY] == EMPTY else "free"
        elif me.face_up[n]:
            state = "up"
        else:
            state = "down" if card == HIDDEN else "known"
        is_known = card not in {EMPTY, HIDDEN}
        words = [eyes.sentence("Card slot {slot}", slot=slot_name(n)), eyes.translate(SLOT_WORDS[state])]
        words += [eyes.translate(CARDS[card].name)] if is_known else []
        words.append(", ".join(eyes.said(ACTION_NAMES[action]) for action in actions))
        yield SlotRow(
            n,
            ROMAN[n + 1],
            state,
            eyes.translate(CARDS[card].name) if is_known else "",
            emblem(CARDS[card].effects) if is_known else "",
            effects_parts(CARDS[card].effects, eyes.translate) if is_known else [],
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


def actions(eyes: Eyes) -> Iterator[ActionRow]:
    """The card just played lights the spears of its slot."""
    for action in Action:
        target = f"action:{action}"
        mark = mine(eyes, target)
        name = eyes.said(ACTION_NAMES[action])
        is_reached = eyes.is_mine and eyes.slot != EMPTY and action in SLOTS[eyes.slot]
        yield ActionRow(
            action,
            ACTIONS[action][1:],
            eyes.translate(SHORT_NAMES[action]),
            is_reached and eyes.slot == action,
            is_reached and eyes.slot == action + 1,
            mark,
            target,
            eyes.spoken(name, mark),
        )


SHORT_NAMES: dict[Action, Msgid] = {
    Action.PROMOTE: "Promote",
    Action.MARKET: "Market",
    Action.BUILD: "Build",
    Action.SUMMON: "Summon",
    Action.PURCHASE: "Purchase",
}


def places(eyes: Eyes) -> Iterator[PlaceRow]:
    me = owner(eyes)
    covers = {PIECES[piece].covers: piece for piece in me.board if PIECES[piece].covers >= 0}
    for n, tile in enumerate(me.allies):
        target = f"place:{n}"
        mark = mine(eyes, target)
        has_edict = n == MARKED_ALLY_SLOT
        words = [eyes.sentence("Ally space {slot}", slot=slot_name(n))]
        words += [eyes.translate("Edict mark")] if has_edict else []
        if tile != EMPTY:
            yield ally(eyes, n, mark, target, words)
            continue
        cover = covers.get(n, EMPTY)
        words.append(
            eyes.translate("free for an Ally")
            if cover == EMPTY
            else eyes.sentence("covered by {piece}", piece=piece_name(cover))
        )
        yield PlaceRow(
            n,
            "free" if cover == EMPTY else "covered",
            "",
            [],
            False,
            False,
            0,
            False,
            has_edict,
            art_of(eyes, cover),
            PIECES[cover].great_cost if cover != EMPTY else 0,
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


def ally(eyes: Eyes, n: int, mark: str, target: str, words: list[str]) -> PlaceRow:
    s = eyes.state
    tile = ALLIES[owner(eyes).allies[n]]
    is_met = is_true(s, eyes.shown, tile.test)
    vp = ally_vp(s, eyes.shown, n)
    words += [eyes.translate(tile.name), eyes.said(requirement_words(tile.test))]
    words.append(eyes.sentence("met: {vp} VP a round" if is_met else "not met: {vp} VP a round", vp=vp))
    return PlaceRow(
        n,
        "ally",
        eyes.translate(tile.name),
        requirement_parts(tile.test),
        tile.loyalist,
        is_met,
        vp,
        owner(eyes).mantles[n],
        n == MARKED_ALLY_SLOT,
        "",
        0,
        mark,
        target,
        eyes.spoken(", ".join(words), mark),
    )


def preview_parts(eyes: Eyes) -> list[str]:
    """What the choice under the pointer takes and brings at once, as far as no card is turned for it."""
    if eyes.then is None:
        return []
    now, then = owner(eyes), eyes.then.players[eyes.shown]
    changes = (
        (then.stone - now.stone, ":stone"),
        (then.grain - now.grain, ":grain"),
        (then.coins - now.coins, ":coin"),
        (then.vp - now.vp, ":vp"),
        (len(then.edicts) - len(now.edicts), ":edict"),
    )
    parts = [part for n, sign in changes if n for part in (f"+{n}" if n > 0 else f"−{-n}", sign)]
    closed = len(closed_sides(eyes.then, eyes.shown)) - len(closed_sides(eyes.state, eyes.shown))
    return [*parts, *(["+1", ":side"] * closed)]


def income_parts(s: State, seat: int, eyes: Eyes) -> list[str]:
    """What the closed sides of a castle bring each round."""
    parts: list[str] = []
    for side in closed_sides(s, seat):
        parts += effects_parts(CASTLE_SIDES[side].effects, eyes.translate)
    return parts
