"""The games of Staufer: the only place that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from staufer_engine.games import fredericus, stupor_mundi
from staufer_engine.kernel import Rules
from staufer_engine.record import Record

GAMES: Mapping[str, Rules[Record]] = MappingProxyType(
    {  # a game is only ever handed its own states
        fredericus.RULES.name: fredericus.RULES,  # type: ignore[dict-item]
        stupor_mundi.RULES.name: stupor_mundi.RULES,  # type: ignore[dict-item]
    }
)
