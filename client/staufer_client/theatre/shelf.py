"""The shelf of replays: how each came here, and which of them somebody looks for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Literal

from staufer_client.files import write_whole
from staufer_protocol.words import on_one_line

Source = Literal["own", "watched", "imported", "branch", "server"]
NOTES = "shelf.json"
DAY = 86_400
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Came:
    """How a replay came onto the shelf."""

    source: Source
    page: str = ""  # of the match on its server
    seat: int = NOBODY  # that was played here


IMPORTED = Came("imported")


class Notes:
    """A file beside the replays; what it does not know, or where it is damaged, was brought in from elsewhere."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NOTES

    def read(self) -> dict[str, Came]:
        try:
            plain = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(plain, dict):
            return {}
        return {str(file): came for file, one in plain.items() if (came := came_of(one)) is not None}

    def write(self, file: str, came: Came) -> None:
        """What is known of a file that is there already stays, unless more is known now."""
        known = self.read()
        if came == IMPORTED and file in known:
            return
        known[file] = came
        write_whole(self.path, json.dumps({name: asdict(one) for name, one in known.items()}, indent=0).encode())


def came_of(plain: object) -> Came | None:
    match plain:
        case {"source": ("own" | "watched" | "imported" | "branch") as source, "page": str(page), "seat": int(seat)}:
            return Came(source, page if page.startswith(("http://", "https://")) else "", seat)
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Shelved:
    """A replay that can be looked at, here or on the server."""

    ident: str  # the file; for one on the server, its match
    game: str
    names: tuple[str, ...]
    places: tuple[int, ...]  # by seat; empty where the match is void
    scores: tuple[int, ...]
    started: int
    came: Came

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for; what is empty is all the same."""

    text: str = ""  # words that stand in names, game or date
    game: str = ""
    seats: int = 0
    source: str = ""
    result: str = ""  # "won", "lost", "void"
    days: int = 0  # not older
    titles: dict[str, str] = field(default_factory=dict)  # of the games, for the words

    def fits(self, one: Shelved, dated: str, now: float) -> bool:
        """*dated* says in words when it was."""
        return (
            self.game in ("", one.game)
            and self.seats in (0, len(one.names))
            and self.source in ("", one.came.source)
            and (not self.days or one.started > now - self.days * DAY)
            and self.result in ("", result_of(one))
            and self.has_words(one, dated)
        )

    def has_words(self, one: Shelved, dated: str) -> bool:
        said = " ".join((*one.names, self.titles.get(one.game, one.game), dated)).casefold()
        return all(word in said for word in self.text.casefold().split())

    @property
    def is_anything(self) -> bool:
        return self == replace(Wanted(), titles=self.titles)


def result_of(one: Shelved) -> str:
    """How it ended for who played here; for who did not, nothing was won or lost."""
    if not one.places:
        return "void"
    if one.came.seat == NOBODY:
        return "none"
    return "won" if one.came.seat in one.winners else "lost"


def result_text(one: Shelved, void: str) -> str:
    if not one.places:
        return void
    names = " & ".join(on_one_line(one.names[seat]) for seat in one.winners)
    return f"{names}, {' : '.join(map(str, sorted(one.scores, reverse=True)))}"


def newest_first(shelved: Sequence[Shelved]) -> list[Shelved]:
    return sorted(shelved, key=lambda one: one.started, reverse=True)
