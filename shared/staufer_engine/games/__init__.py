"""The games of Staufer: the only place that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from staufer_engine.games import de_vulgari, fredericus, stupor_mundi
from staufer_engine.kernel import Rules
from staufer_engine.record import Record

GAMES: Mapping[str, Rules[Record]] = MappingProxyType(
    {  # a game is only ever handed its own states
        stupor_mundi.RULES.name: stupor_mundi.RULES,  # type: ignore[dict-item]
        fredericus.RULES.name: fredericus.RULES,  # type: ignore[dict-item]
        de_vulgari.RULES.name: de_vulgari.RULES,  # type: ignore[dict-item]
    }
)
