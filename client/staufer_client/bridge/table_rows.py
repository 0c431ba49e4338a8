"""What stands at a table, as rows of the models."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from staufer_client.bridge.boards import Board
from staufer_client.bridge.table_types import ChatRow, ChoiceRow, SeatRow
from staufer_client.choosing import GROUP, Offer
from staufer_client.games_shown import leaves_out_closed, sign_of
from staufer_client.seats import COLOURS, SeatLine

if TYPE_CHECKING:
    from staufer_client.table import Table as Followed


def seat_rows(table: Followed, board: Board, shunned: Mapping[int, int]) -> list[SeatRow]:
    lines = {line.seat: line for line in table.seats()}
    return [seat_row(table, board, lines[seat], shunned) for seat in board.order(table)]


def seat_row(table: Followed, board: Board, line: SeatLine, shunned: Mapping[int, int]) -> SeatRow:
    player = 0 if line.is_own or line.is_bot else table.setup.seats[line.seat].player
    counts, is_final = board.counts(table, line.seat), table.is_scored
    shows_score = is_final or board.shows_score(table, line.seat)
    return SeatRow(
        line.seat,
        line.name,
        line.colour,
        line.is_own,
        line.is_active,
        line.is_here,
        line.is_bot,
        line.note or board.note(table, line.seat),
        line.clock_text,
        line.clock_is_low,
        line.clock_is_running,
        line.score if shows_score else 0,
        board.taken(table, line.seat),
        board.held(table, line.seat),
        shows_score,
        is_final,
        [f"{table.rules.name}/{count.sign}" for count in counts],
        [count.figure for count in counts],
        ", ".join(count.spoken for count in counts),
        player,
        shunned.get(player, 0),
    )


def choice_rows(table: Followed) -> list[ChoiceRow]:
    meant = {offer.id: offer.words.targets for offer in table.choosing.offers}
    leaves_out = leaves_out_closed(table.rules.name)
    buttons = [one for one in table.buttons() if one.is_enabled or not leaves_out]
    return [
        ChoiceRow(
            one.id,
            one.label,
            one.detail,
            one.help,
            one.paragraph,
            one.key,
            one.is_enabled,
            one.why_not,
            one.group,
            one.is_primary,
            sign_of(table.rules.name, *meant.get(one.id, ()), one.group, table.game.ask.what if table.game.ask else ""),
            one.id.startswith(GROUP),
        )
        for one in buttons
    ]


def chat_rows(table: Followed, shunned: Mapping[int, int]) -> Iterator[ChatRow]:
    """What muted people say is left out; *shunned* gives the manner by the number of the account."""
    for n, spoken in enumerate(table.chat):
        colour = COLOURS[spoken.seat] if spoken.seat >= 0 else ""
        player = 0 if spoken.is_mine else spoken.player
        manner = shunned.get(player, 0)
        text = "" if manner else spoken.text
        yield ChatRow(n, spoken.seat, spoken.name, colour, text, spoken.is_mine, player, manner, spoken.is_free)


def hovered(table: Followed, ident: str) -> Offer | None:
    """The one choice that this button would make."""
    if ident.startswith(GROUP):
        offers = [offer for offer in table.choosing.offers if offer.words.group == ident.removeprefix(GROUP)]
        return offers[0] if len(offers) == 1 else None
    return next((offer for offer in table.choosing.offers if offer.id == ident), None)


def places_of(table: Followed, ident: str) -> list[str]:
    """Where the choices of a group's button begin on the board; nothing for any other button."""
    if not ident.startswith(GROUP):
        return []
    group = ident.removeprefix(GROUP)
    targets = [
        offer.words.targets[0] for offer in table.choosing.offers if offer.words.group == group and offer.words.targets
    ]
    return list(dict.fromkeys(targets))
