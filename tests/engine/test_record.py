"""Records: clones share nothing changeable, plain forms read back, and only what a state needs is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from staufer_engine.record import Record


class Shelf(Record):
    books: list[int]
    label: str


class Room(Record):
    number: int
    is_open: bool
    owner: int | None
    size: tuple[int, int]
    shelves: list[Shelf]
    best: Shelf
    grid: list[list[int]]
    keys: dict[int, int]
    boxes: dict[str, list[int]]
    shelf_of: dict[int, Shelf]


def room():
    return Room(
        1,
        True,
        None,
        (2, 3),
        [Shelf([1, 2], "a"), Shelf([], "b")],
        Shelf([9], "c"),
        [[1], [2, 3]],
        {7: 8},
        {"x": [1]},
        {4: Shelf([5], "d")},
    )


def test_a_clone_is_equal_and_shares_nothing_changeable():
    one = room()
    two = one.clone()
    assert one == two
    two.shelves[0].books.append(3)
    two.best.label = "z"
    two.grid[1].clear()
    two.keys[7] = 0
    two.boxes["x"].append(2)
    two.shelf_of[4].books.clear()
    two.shelves.pop()
    assert one == room()
    assert one != two


def test_the_plain_form_reads_back():
    plain = room().to_plain()
    assert plain[:5] == [1, True, None, (2, 3), [[[1, 2], "a"], [[], "b"]]]
    assert Room.from_plain(plain) == room()


def test_tuples_come_back_as_tuples_from_lists():
    plain = room().clone().to_plain()
    plain[3] = [2, 3]  # as msgpack brings it
    assert Room.from_plain(plain).size == (2, 3)


def test_a_record_lists_its_fields():
    assert Shelf.fields == ("books", "label")


def test_a_record_has_its_fields_and_no_others():
    shelf = Shelf.from_plain([[1], "novels"])
    with pytest.raises(AttributeError):
        shelf.lable = "poems"
    assert not hasattr(shelf, "__dict__")
    assert shelf.clone() == shelf


def test_what_does_not_belong_into_a_state_is_refused():
    class Plain:
        pass

    wrong = [float, bytes, object, Any, Plain, int | float, set[int], frozenset[int], tuple[list[int], int]]
    wrong += [list[float], list[Plain], dict[int, float], dict[Shelf, int]]
    for kind in wrong:
        with pytest.raises(TypeError, match="cannot be part of a game state"):
            type("Wrong", (Record,), {"__annotations__": {"field": kind}, "__module__": __name__})


def test_the_right_kinds_are_allowed():
    right = (
        int,
        bool,
        str,
        int | None,
        tuple[int, ...],
        list[int],
        list[list[str]],
        dict[int, int],
        Shelf,
        list[Shelf],
    )
    for kind in right:
        made = type("Right", (Record,), {"__annotations__": {"field": kind}, "__module__": __name__})
        assert made.fields == ("field",)
