"""How each replay came onto the shelf, and which of them somebody looks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from client.core.house import house
from corpus.make import FOLDER
from staufer_client.theatre.shelf import DAY, IMPORTED, Came, Notes, Shelved, Wanted

OWN = Shelved("a.staufer", "fredericus", ("Anna", "Bo"), (1, 2), (9, 7), 100 * DAY, Came("own", seat=0))
LOST = replace(OWN, ident="b.staufer", game="stupor_mundi", names=("Cy", "Anna", "Dora"), places=(1, 2, 3),
               scores=(9, 8, 7), started=95 * DAY, came=Came("own", seat=1))  # fmt: skip
WATCHED = replace(LOST, ident="c.staufer", started=50 * DAY, came=Came("watched", "https://example.org/match/1"))
VOID = replace(OWN, ident="d.staufer", places=(), scores=(), came=IMPORTED)
ALL = (OWN, LOST, WATCHED, VOID)
NOW = 101.0 * DAY


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), "abcd"),
        (Wanted(game="stupor_mundi"), "bc"),
        (Wanted(seats=2), "ad"),
        (Wanted(source="watched"), "c"),
        (Wanted(result="won"), "a"),
        (Wanted(result="lost"), "b"),
        (Wanted(result="void"), "d"),
        (Wanted(days=7), "abd"),
        (Wanted(text="ANNA dora"), "bc"),
        (Wanted(text="mundi", titles={"stupor_mundi": "Stupor Mundi"}), "bc"),
        (Wanted(text="yesterday"), "abcd"),
        (Wanted(text="nobody"), ""),
        (Wanted(text="cy", source="own", days=7), "b"),
    ],
)
def test_replays_are_found_by_words_and_kinds(wanted, found):
    assert "".join(one.ident[0] for one in ALL if wanted.fits(one, "yesterday 2025-10-09", NOW)) == found


def test_how_a_replay_came_is_noted_and_an_import_of_the_same_takes_nothing_away(tmp_path):
    library = house(tmp_path).library
    one, other = ((FOLDER / f"fredericus-{name}.staufer").read_bytes() for name in ("2-plain", "2-draw"))
    page = "https://play.example.org/match/1"
    mine = library.keep(one, Came("own", page, 1))
    assert library.keep(one) == mine
    library.keep(other)
    assert {line.ident: line.came for line in library.shelved()}[mine] == Came("own", page, 1)
    assert [line.came for line in library.shelved() if line.ident != mine] == [IMPORTED]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"a": 1}', '{"a.staufer": {"source": "stolen", "page": "", "seat": 0}}', "\xff\xfe"],
)
def test_damaged_notes_leave_the_shelf_as_it_is(tmp_path, text):
    notes = Notes(tmp_path)
    notes.path.write_text(text, encoding="latin-1")
    assert notes.read() == {}
    notes.write("a.staufer", Came("watched"))
    assert notes.read() == {"a.staufer": Came("watched")}


def test_a_page_that_is_no_web_page_is_not_opened(tmp_path):
    notes = Notes(tmp_path)
    notes.write("a.staufer", Came("watched", "file:///etc/passwd"))
    assert notes.read()["a.staufer"].page == ""
