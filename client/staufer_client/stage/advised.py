"""A table with hints on it."""

from __future__ import annotations

import random
from collections.abc import Callable

from staufer_bots.hints import hints
from staufer_client.advice import in_words, outlook_of
from staufer_client.bridge.advice import HintRow
from staufer_client.bridge.registry import Shelf
from staufer_client.bridge.table import Table as ShownTable


def advised(scene: Callable[[Shelf], None]) -> Callable[[Shelf], None]:
    """The same moment, and what the house would choose in it."""

    def show(shelf: Shelf) -> None:
        scene(shelf)
        shown = shelf[ShownTable]
        table = shown.followed
        assert table is not None
        assert table.my_seat is not None
        found = hints(table.game, table.my_seat, random.Random(1).randrange)  # noqa: S311 -- of a picture
        shown.advice.offer(True, "")
        rows = [HintRow(*one) for one in in_words(table, found)]
        shown.advice.show(rows, table.say_plainly(outlook_of(found[0].lead, len(table.names))))

    return show
