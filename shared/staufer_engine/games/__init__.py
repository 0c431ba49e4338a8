"""The games of Staufer: the only place that lists them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from staufer_engine.kernel import Rules
from staufer_engine.record import Record

NAMES = ("stupor_mundi", "fredericus", "de_vulgari")


class Games(Mapping[str, Rules[Record]]):
    """Every game by its name.  One is loaded when it is first asked for: nobody waits for what is not played."""

    def __getitem__(self, name: str) -> Rules[Record]:
        if name not in NAMES:
            raise KeyError(name)
        rules: Rules[Record] = import_module(f"{__name__}.{name}").RULES
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES


GAMES: Mapping[str, Rules[Record]] = Games()
