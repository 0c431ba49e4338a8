"""Whoever is muted or blocked is not read: in what was said already and in what follows, at every table."""

from __future__ import annotations

from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table
from staufer_client.bridge.table_types import ChatRow
from staufer_client.stage.scenes import hunt
from staufer_protocol.messages import Said


def rows(table: Table) -> list[ChatRow]:
    return [row for row in table.chat.rows if isinstance(row, ChatRow)]


def test_what_a_muted_player_says_is_hidden_until_he_is_heard_again(shelf: Shelf) -> None:
    hunt(shelf)
    table, followed = shelf[Table], shelf[Table].followed
    assert followed is not None
    me = followed.my_seat
    loud, other = [seat for seat, who in enumerate(followed.setup.seats) if seat != me and not who.is_bot][:2]
    for seat, text in ((loud, "shame on you"), (other, "well flown"), (me or 0, "thank you")):
        followed.hear(Said(followed.setup.match, seat, text, 1))
    player = followed.setup.seats[loud].player
    assert [row.text for row in rows(table)] == ["shame on you", "well flown", "thank you"]
    assert [row.player for row in rows(table)] == [player, followed.setup.seats[other].player, 0]  # never oneself

    wishes: list[tuple[int, int]] = []
    table.on_shun = lambda who, how: wishes.append((who, how))
    table.shun(player, 1)
    assert wishes == [(player, 1)]
    table.show_shunned({player: 1})
    followed.hear(Said(followed.setup.match, loud, "and again", 2))
    assert [row.text for row in rows(table)] == ["", "well flown", "thank you", ""]
    assert [row.manner for row in rows(table)] == [1, 0, 0, 1]
    table.show_shunned({})
    assert [row.text for row in rows(table)] == ["shame on you", "well flown", "thank you", "and again"]
