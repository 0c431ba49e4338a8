"""Rows of things that change seldom: tuples, which all copies of a state share."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
Row = tuple[int, ...]


def put(row: tuple[T, ...], n: int, thing: T) -> tuple[T, ...]:
    """The row with another thing in this place."""
    return (*row[:n], thing, *row[n + 1 :])


def without(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The row after the first such thing has left it."""
    n = row.index(thing)
    return row[:n] + row[n + 1 :]


def sorted_with(row: Row, thing: int) -> Row:
    """The sorted row after the thing has joined it."""
    return tuple(sorted((*row, thing)))
