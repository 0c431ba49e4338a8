"""The own cards and the tiles of the expansions, as rows of the models."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from staufer_client.bridge.stupor_mundi_eyes import Eyes
from staufer_client.bridge.stupor_mundi_signs import (
    ACTIONS,
    KINDS,
    card_cost_parts,
    cost_parts,
    effects_parts,
    emblem,
    requirement_parts,
)
from staufer_client.bridge.stupor_mundi_types import CardRow, CrusadeRow, PapalRow, ProjectRow
from staufer_engine.games.stupor_mundi.components import (
    CARDS,
    CONDITIONS,
    CRUSADE_BOARDS,
    CRUSADE_KNIGHT,
    EMPTY,
    HOUSES,
    PAPAL_PIECES,
    PROJECTS,
    SUPPLY_SHIPS,
)
from staufer_engine.games.stupor_mundi.crusade import ship_vp
from staufer_engine.games.stupor_mundi.describe_effects import effects_words, requirement_words
from staufer_engine.games.stupor_mundi.nouns import cost_words
from staufer_engine.games.stupor_mundi.state import components_left, hand
from staufer_engine.games.stupor_mundi.things import Card
from staufer_engine.games.stupor_mundi.vocabulary import Action, Kind, Level
from staufer_engine.kernel import HIDDEN
from staufer_engine.phrases import Msgid, one_or_more

LEVELS: dict[Level, Msgid] = {
    Level.HOUSE: "House card",
    Level.A: "Advanced A",
    Level.B: "Advanced B",
    Level.KNIGHT: "Knights",
}
BANDS = {Level.HOUSE: "common", Level.A: "A", Level.B: "B", Level.KNIGHT: "knight"}
MOST_COPIES = 100  # identities of cards leave room for so many of a kind
HOUSE_IDENT = 10_000
CRUSADE_TARGETS = {
    Action.PROMOTE: "library",
    Action.MARKET: "harbour",
    Action.BUILD: "",
    Action.SUMMON: "mantle",
    Action.PURCHASE: "knights",
}
CRUSADE_ART = {
    Action.PROMOTE: "book",
    Action.MARKET: "ship_papal",
    Action.BUILD: "tower_papal",
    Action.SUMMON: "mantle",
    Action.PURCHASE: "knight",
}


def own_hand(eyes: Eyes) -> list[CardRow]:
    """The own one; for who watches that of the player who is shown, as far as it is known."""
    return list(card_rows(eyes, hand(eyes.state, eyes.me if eyes.me >= 0 else eyes.shown), "hand"))


def discards(eyes: Eyes) -> list[CardRow]:
    """Of the player whose boards are shown: discard piles lie face up."""
    return list(card_rows(eyes, eyes.state.players[eyes.shown].discard, "discard"))


def card_rows(eyes: Eyes, cards: Iterable[int], zone: str) -> Iterator[CardRow]:
    """Copies of one kind have one board id; of them so many are chosen as it was clicked."""
    seen: Counter[int] = Counter()
    is_own = eyes.me >= 0 if zone == "hand" else eyes.is_mine
    for kind in cards:
        if kind == HIDDEN:
            continue
        target, copy = f"{zone}:{kind}", seen[kind]
        seen[kind] += 1
        mark = eyes.mark(target) if is_own else ""
        if mark == "chosen" and copy >= eyes.chosen.count(target):
            mark = "open"
        yield card_row(eyes, kind * MOST_COPIES + copy, CARDS[kind], mark, target)


def card_row(eyes: Eyes, ident: int, card: Card, mark: str, target: str) -> CardRow:
    band, name = "house" if card.house >= 0 else BANDS[card.level], eyes.translate(card.name)
    return CardRow(
        ident,
        name,
        emblem(card.effects),
        effects_parts(card.effects, eyes.translate),
        band,
        band_text(eyes, card),
        mark,
        target,
        eyes.spoken(f"{name}, {band_text(eyes, card)}: {eyes.said(effects_words(card.effects))}", mark),
    )


def band_text(eyes: Eyes, card: Card) -> str:
    if card.house >= 0:
        return eyes.translate(HOUSES[card.house].name)
    return eyes.translate(LEVELS[card.level])


def houses(eyes: Eyes) -> Iterator[CardRow]:
    """The Houses that may be chosen, with the names of their two cards."""
    for n, house in enumerate(HOUSES):
        target = f"house:{n}"
        mark = eyes.mark(target)
        if mark:
            name = eyes.translate(house.name)
            own = [card for card in CARDS if card.house == n]
            parts = [part for card in own for part in effects_parts(card.effects[:1], eyes.translate)]
            speech = ", ".join(
                (name, *(f"{eyes.translate(card.name)}: {eyes.said(effects_words(card.effects))}" for card in own))
            )
            names = " · ".join(eyes.translate(card.name) for card in own)
            yield CardRow(
                HOUSE_IDENT + n, name, "house", parts, "house", names, mark, target, eyes.spoken(speech, mark)
            )


# -- The Postponed Crusade -----------------------------------------------------------------


def crusade(eyes: Eyes) -> Iterator[CrusadeRow]:
    s = eyes.state
    for board in Action:
        if not s.boards[board]:
            continue
        target, left = CRUSADE_TARGETS[board], components_left(s, board)
        mark = eyes.mark(target) if target else ""
        name = eyes.translate(CRUSADE_BOARDS[board].name)
        words = [name, eyes.said(one_or_more(left, "1 left", "{count} left"))]
        words += [eyes.translate("excommunicated")] if s.flipped[board] else []
        words.append(eyes.translate(CRUSADE_WORDS[board][s.flipped[board]]))
        if board == Action.MARKET and s.supply:
            words.append(eyes.said(cost_words(SUPPLY_SHIPS[s.supply[0]].cost)))
        yield CrusadeRow(
            board,
            ACTIONS[board][1:],
            CRUSADE_ART[board],
            name,
            left,
            s.flipped[board],
            crusade_parts(eyes, board),
            crusade_cost(eyes, board),
            [owned(eyes, seat, board) for seat in range(len(s.players))],
            mark,
            target,
            eyes.spoken(", ".join(words), mark),
        )


CRUSADE_WORDS: dict[Action, tuple[Msgid, Msgid]] = {
    Action.PROMOTE: ("each promotion brings 1 VP for every Book", "each promotion brings 1 Augustalis for every Book"),
    Action.MARKET: ("each Ship is worth 5 VP at the end", "each Ship is worth 2 VP at the end"),
    Action.BUILD: ("built for 1 Stone less", "these pieces count for nothing at the end"),
    Action.SUMMON: ("its Ally brings 2 VP, met 6", "its Ally brings 1 VP, met 4"),
    Action.PURCHASE: ("a card that gives Grain, Stone and 3 Augustales", "a card that gives one resource"),
}


def crusade_parts(eyes: Eyes, board: Action) -> list[str]:
    is_flipped = eyes.state.flipped[board]
    match board:
        case Action.PROMOTE:
            return [":promote", "1", ":coin" if is_flipped else ":vp", eyes.translate("per"), ":book"]
        case Action.MARKET:
            return [str(ship_vp(eyes.state)), ":vp", eyes.translate("at the end")]
        case Action.BUILD:
            return ["0", ":vp", eyes.translate("at the end")] if is_flipped else [":build", "−1", ":stone"]
        case Action.SUMMON:
            return ["1 / 4" if is_flipped else "2 / 6", ":vp", eyes.translate("per"), ":ally"]
        case _:
            return effects_parts(CARDS[CRUSADE_KNIGHT + is_flipped].effects, eyes.translate)


def crusade_cost(eyes: Eyes, board: Action) -> list[str]:
    s = eyes.state
    if board == Action.MARKET:
        return cost_parts(SUPPLY_SHIPS[s.supply[0]].cost, eyes.translate) if s.supply else []
    return card_cost_parts(CARDS[CRUSADE_KNIGHT].cost, eyes.translate) if board == Action.PURCHASE else []


def owned(eyes: Eyes, seat: int, board: Action) -> int:
    player = eyes.state.players[seat]
    match board:
        case Action.PROMOTE:
            return player.books
        case Action.MARKET:
            return len(player.supply_ships)
        case Action.BUILD:
            return sum(100 <= piece < 200 for piece in player.castle)
        case Action.SUMMON:
            return sum(player.mantles)
        case _:
            return sum(CARDS[card].level == Level.KNIGHT for card in player.owned)


def papal(eyes: Eyes) -> Iterator[PapalRow]:
    if not eyes.state.boards[Action.BUILD]:
        return
    for kind in Kind:
        target = f"papal:{kind.value}"
        left = sum(PAPAL_PIECES[piece].kind == kind for piece in eyes.state.papal)
        mark = eyes.mark(target)
        name = next(eyes.translate(piece.name) for piece in PAPAL_PIECES if piece.kind == kind)
        speech = f"{name}, {eyes.said(one_or_more(left, '1 left', '{count} left'))}"
        yield PapalRow(kind, f"{KINDS[kind][1:]}_papal", left, mark, target, eyes.spoken(speech, mark))


# -- The Imperial Projects -----------------------------------------------------------------


def projects(eyes: Eyes) -> Iterator[ProjectRow]:
    s = eyes.state
    for n, project in enumerate(s.offered[: len(s.fulfilled)]):
        if project != EMPTY:
            yield project_row(eyes, project, EMPTY, s.conditions[n], s.fulfilled[n], f"offered:{n}")
    for seat, player in enumerate(s.players):
        for project in (*player.projects, *player.turned):
            target = f"project:{project}" if seat == eyes.me and project in player.projects else ""
            yield project_row(eyes, project, seat, EMPTY, False, target)


def project_row(  # noqa: PLR0917 -- the columns of a row
    eyes: Eyes, project: int, seat: int, condition: int, is_fulfilled: bool, target: str
) -> ProjectRow:
    is_built = seat != EMPTY and project in eyes.state.players[seat].turned
    tile = PROJECTS[project]
    mark = eyes.mark(target) if target else ""
    words = [eyes.translate(tile.name), eyes.said(effects_words(tile.effects))]
    if condition != EMPTY:
        words.append(eyes.said(requirement_words(CONDITIONS[condition].test)))
        words += [eyes.translate("fulfilled in this turn")] if is_fulfilled else []
    else:
        words.append(eyes.names[seat])
        words.append(eyes.translate("built") if is_built else eyes.translate("not built: 4 VP less"))
    return ProjectRow(
        project,
        seat,
        eyes.translate(tile.name),
        f"{KINDS[tile.kind][1:]}_imperial",
        effects_parts(tile.effects, eyes.translate),
        requirement_parts(CONDITIONS[condition].test) if condition != EMPTY else [],
        is_fulfilled,
        is_built,
        mark,
        target,
        eyes.spoken(", ".join(words), mark),
    )
