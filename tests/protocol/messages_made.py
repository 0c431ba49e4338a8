"""Strategies that make any message, from the type hints of its fields."""

from __future__ import annotations

import types
import typing
import unicodedata
from dataclasses import fields, is_dataclass

from hypothesis import strategies as st

ATOMS = {
    int: st.integers(-(1 << 63), (1 << 63) - 1),
    bool: st.booleans(),
    str: st.text(max_size=12).map(lambda text: unicodedata.normalize("NFC", text)),
    bytes: st.binary(max_size=20),
    type(None): st.none(),
}


def any_of(hint):
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple and args[-1] is ...:
        return st.lists(any_of(args[0]), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*map(any_of, args))
    if origin in (types.UnionType, typing.Union):
        return st.one_of(*map(any_of, args))
    if is_dataclass(hint):
        hints = typing.get_type_hints(hint)
        return st.builds(hint, *[any_of(hints[field.name]) for field in fields(hint)])
    return ATOMS[hint]
