"""Several people at one screen: the table of whoever is to act, a curtain where something is secret."""

from __future__ import annotations

from staufer_client.table import Table


class HotSeat:
    """A hot seat match; ``table`` is the one to show, for whoever is to act."""

    table: Table

    def start(self) -> None:
        raise NotImplementedError

    async def stop(self) -> None:
        raise NotImplementedError
