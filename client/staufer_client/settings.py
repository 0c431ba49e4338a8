"""What the user has set: one JSON file, written whole; a damaged one is kept aside and reported."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import TypeVar

from staufer_client.files import set_aside, write_whole

T = TypeVar("T")

THEMES = ("dark", "light", "system")
SCALES = (1.0, 2.0)
SOUNDS = ("on", "quiet", "off")  # quiet: only what calls for me


@dataclass(slots=True)
class SearchChoices:
    """What was last searched for in one game: one click plays it again."""

    seats: list[int] = field(default_factory=list)
    pace: str = "normal"
    rated: bool = True
    bots: str = "near"  # empty: none; "near", of about my strength; or how they think
    options: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Preferences:
    """Every setting with its default; a new one is a new line here."""

    language: str = ""  # a code such as "de"; empty: the system's
    server: str = ""  # the address that is connected to at the start; empty: none
    theme: str = "dark"
    text_scale: float = 1.0
    reduce_motion: bool = False
    high_contrast: bool = False
    confirm_end: bool = True
    send_reports: bool = False  # to the server on which the match was played
    tells_turns: bool = True  # a notice when my turn comes in a match at which I do not sit
    sound: str = "on"
    volume: float = 0.7
    free_chat: bool = False  # show and write more than ready phrases
    open_to_network: bool = False  # the server on this computer listens to the others of the household too
    looks_for_updates: bool = True  # where the build says where to look
    news_number: int = 0  # of the newest file that told of versions
    bot_delay_ms: int = 700  # between two steps of a bot, so that they can be followed
    table: str = ""  # the link to the private table at which one waits
    last_names: list[str] = field(default_factory=list)  # of the last hot seat
    searches: dict[str, SearchChoices] = field(default_factory=dict)  # by game


class Settings:
    """The preferences and the file that keeps them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = Preferences()
        self.problem = ""  # a sentence about what could not be read or written; empty where all is well
        self.listeners: list[Callable[[], None]] = []
        self.load()

    def load(self) -> None:
        """Read the file; what it does not say, or says wrongly, gets its default."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        except OSError as error:
            self.put_aside(error.strerror or str(error))
            return
        except UnicodeDecodeError as error:
            self.put_aside(str(error))
            return
        try:
            plain = json.loads(text)
            json.dumps(plain, ensure_ascii=False).encode()  # fails where a text has half a letter
        except (ValueError, RecursionError) as error:
            self.put_aside(str(error))
            return
        if not isinstance(plain, dict):
            self.put_aside("it holds no settings")
            return
        self.now, wrong = read_preferences(plain)
        if wrong:
            self.put_aside("wrong values for " + ", ".join(wrong))

    def put_aside(self, why: str) -> None:
        """Keep the damaged file under another name, and say so."""
        try:
            kept = set_aside(self.path)
        except OSError as error:
            self.problem = f"The settings could not be read ({why}) and not be put aside ({error.strerror or error})."
            return
        self.save()
        self.problem = f"The settings were damaged ({why}). The old file is kept as {kept.name}. {self.problem}".strip()

    def change(self, **values: object) -> None:
        """Set and save some preferences; ValueError for a name or a value that does not exist."""
        plain = asdict(self.now)
        for name, value in values.items():
            if name not in plain:
                raise ValueError(f"There is no setting {name!r}.")
            plain[name] = value
        changed, wrong = read_preferences(plain)
        if wrong:
            raise ValueError(f"{wrong[0]} cannot be {values.get(wrong[0])!r}.")
        if changed == self.now:
            return
        self.now = changed
        self.save()
        for listener in tuple(self.listeners):
            listener()

    def remember_search(self, game: str, choices: SearchChoices) -> None:
        self.change(searches={**{name: asdict(one) for name, one in self.now.searches.items()}, game: asdict(choices)})

    def save(self) -> None:
        text = json.dumps(asdict(self.now), indent=2, sort_keys=True)  # ASCII: any text can be written
        try:
            write_whole(self.path, text.encode("ascii") + b"\n")
        except OSError as error:
            self.problem = f"The settings could not be saved: {error.strerror or error}."
        else:
            self.problem = ""


def read_preferences(plain: dict[str, object]) -> tuple[Preferences, list[str]]:
    """The preferences that *plain* describes, and the names of those that it describes wrongly."""
    preferences = Preferences()
    wrong = []
    for one in fields(Preferences):
        if one.name not in plain:
            continue
        try:
            setattr(preferences, one.name, read_value(one.name, getattr(preferences, one.name), plain[one.name]))
        except ValueError:
            wrong.append(one.name)
    return preferences, wrong


def read_value(name: str, default: object, value: object) -> object:
    """*value*, if the setting can have it; ValueError otherwise."""
    if name == "searches":
        return read_searches(value)
    if name == "last_names":
        return read_list(value, str)
    if isinstance(default, float) and type(value) is int:
        value = read_float(value)
    if type(value) is not type(default):
        raise ValueError(name)
    if name == "theme" and value not in THEMES:
        raise ValueError(name)
    if name == "text_scale" and not SCALES[0] <= read_number(value) <= SCALES[1]:
        raise ValueError(name)
    if name == "sound" and value not in SOUNDS:
        raise ValueError(name)
    if name == "volume" and not 0 <= read_number(value) <= 1:
        raise ValueError(name)
    if name == "bot_delay_ms" and not 0 <= read_number(value) <= 10_000:
        raise ValueError(name)
    return value


def read_searches(value: object) -> dict[str, SearchChoices]:
    if not isinstance(value, dict):
        raise ValueError("searches")
    return {str(game): read_search(choices) for game, choices in value.items()}


def read_search(value: object) -> SearchChoices:
    match value:
        case {
            "seats": list(seats),
            "pace": str(pace),
            "rated": bool(rated),
            "bots": str(bots),
            "options": dict(options),
        }:
            numbers = read_list(list(options.values()), int)
            return SearchChoices(
                read_list(seats, int), pace, rated, bots, dict(zip(map(str, options), numbers, strict=True))
            )
        case _:
            raise ValueError("searches")


def read_float(value: int) -> float:
    try:
        return float(value)
    except OverflowError as error:  # JSON has numbers of any length
        raise ValueError("number") from error


def read_list(value: object, kind: type[T]) -> list[T]:
    if not isinstance(value, list) or not all(type(one) is kind for one in value):
        raise ValueError("list")
    return value


def read_number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("number")
    return value
