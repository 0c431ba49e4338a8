"""What can be set from outside: by a file, by the environment, by the command line; the last of them counts.

Every setting has one name: ``port`` in the file is ``STAUFER_PORT`` in the environment and ``--port`` on the command
line.  ``installer/staufer-server.toml`` is a file with all of them, explained.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_address, ip_network
from pathlib import Path

from staufer_server.matchmaking import AT_ONCE, Patience
from staufer_server.postgres_url import SCHEMES, PostgresUrl

PREFIX = "STAUFER_"
LAST_PORT = 65_535
LEVELS = ("debug", "info", "warning", "error")
Raw = str | int | float | bool | list[str]


class BadConfig(Exception):
    """The server cannot start like this; the sentence says what to change."""


@dataclass(frozen=True, slots=True)
class ServerConfig:
    database: Path | PostgresUrl
    host: str = "127.0.0.1"
    port: int = 0  # 0: any free one
    is_local: bool = False  # one machine: no limits on pairs and addresses, house bots at once
    key: str = ""  # 64 hexadecimal digits that wrap the secrets; empty: a file beside the database
    record_key: str = ""  # 64 hexadecimal digits of the key that signs matches; empty: a file beside the database
    title: str = "Staufer"  # over the pages
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For is believed
    connections: int = 2_000  # all in all
    connections_each: int = 20  # of one address
    drain: float = 10.0  # seconds that matches may go on after SIGTERM
    metrics_host: str = "127.0.0.1"
    metrics_port: int = -1  # -1: nowhere
    log_level: str = "info"
    bot_pause: float = 0.9  # seconds that a house bot takes at least, so that people can follow
    patience: Patience | None = None  # of searches; None: what suits is_local
    webhook_networks: tuple[str, ...] = ()  # that may be told of turns although they are not public
    folder: Path = Path()  # for keys and reports, where the database is no file

    @property
    def base(self) -> Path:
        """What the files are named after that lie beside the database."""
        return self.database if isinstance(self.database, Path) else self.folder / "staufer"

    @property
    def messages(self) -> tuple[float, float]:
        """How many messages of one connection are taken: a second, and at once."""
        return (1000.0, 3000.0) if self.is_local else (10.0, 30.0)

    @property
    def submissions(self) -> tuple[float, float]:
        """How many submissions to one match are taken: a second, and at once."""
        return (1000.0, 3000.0) if self.is_local else (5.0, 15.0)

    @property
    def searches(self) -> tuple[float, float]:
        """How many searches of one account may begin: a second, and at once."""
        return (1000.0, 3000.0) if self.is_local else (0.1, 12.0)

    @property
    def requests(self) -> tuple[float, float]:
        """How many HTTP requests of one network are taken: a second, and at once."""
        return (10_000.0, 30_000.0) if self.is_local else (10.0, 100.0)

    @property
    def search_patience(self) -> Patience:
        return self.patience or (AT_ONCE if self.is_local else Patience())


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting by its name, as yet unchecked, with its default."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "staufer.sqlite"
    folder: str = "."
    local: bool = False
    key: str = ""
    record_key: str = ""
    title: str = "Staufer"
    proxies: tuple[str, ...] = ()
    connections: int = 2_000
    connections_each: int = 20
    drain: float = 10.0
    metrics_host: str = "127.0.0.1"
    metrics_port: int = -1
    log_level: str = "info"
    webhook_networks: tuple[str, ...] = ()

    def checked(self) -> ServerConfig:
        if not 0 <= self.port <= LAST_PORT:
            raise BadConfig(f"{self.port} is no port: give a number from 1 to {LAST_PORT}, or 0 for any.")
        if not -1 <= self.metrics_port <= LAST_PORT:
            raise BadConfig(f"metrics_port is {self.metrics_port}: give a port, or -1 for none.")
        if self.log_level not in LEVELS:
            raise BadConfig(f"log_level is {self.log_level}: it is one of {', '.join(LEVELS)}.")
        if min(self.connections, self.connections_each) < 1 or self.drain < 0:
            raise BadConfig("connections and connections_each are at least 1, drain at least 0.")
        for proxy in self.proxies:
            if not is_address(proxy):
                raise BadConfig(f"{proxy} in proxies is no address.")
        for network in self.webhook_networks:
            if not is_network(network):
                raise BadConfig(f"{network} in webhook_networks is no network: write it as 192.168.0.0/16.")
        return ServerConfig(
            database_place(self.database), self.host, self.port, self.local, self.key, self.record_key, self.title,
            self.proxies, self.connections, self.connections_each, 0.0 if self.local else self.drain,
            self.metrics_host, self.metrics_port, self.log_level, webhook_networks=self.webhook_networks,
            folder=Path(self.folder),
        )  # fmt: skip


def read_settings(file: Path | None, environment: Mapping[str, str], wishes: Mapping[str, Raw]) -> Settings:
    """From the file, then the environment, then the command line."""
    formed = {
        **{name: in_form(name, value, str(file)) for name, value in (read_file(file) if file else {}).items()},
        **{name: in_form(name, value) for name, value in {**read_environment(environment), **wishes}.items()},
    }
    return Settings(**formed)  # type: ignore[arg-type]  # by name


def read_file(file: Path) -> dict[str, Raw]:
    try:
        with file.open("rb") as handle:
            read = tomllib.load(handle)
    except OSError as failure:
        raise BadConfig(f"The settings {file} cannot be read: {failure.strerror or failure}.") from failure
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as failure:
        raise BadConfig(f"The settings {file} are no TOML: {failure}.") from failure
    for name in read:
        if name not in FORMS:
            raise BadConfig(f"The settings {file} have a line {name}, which is no setting.")
    return read


def read_environment(environment: Mapping[str, str]) -> dict[str, Raw]:
    found: dict[str, Raw] = {}
    for name in FORMS:
        text = environment.get(PREFIX + name.upper(), "")
        if text:
            found[name] = text
    if text := environment.get(PREFIX + "DATABASE_URL", ""):
        found["database"] = text
    return found


def in_form(name: str, value: Raw, file: str = "") -> object:
    """A setting in the type that it has; only outside of a file are all of them texts.  The value is never repeated."""
    form = FORMS[name]
    where = f"the line {name} of {file}" if file else f"the setting {name} ({PREFIX}{name.upper()})"
    if file and isinstance(value, str) and form != "str":
        raise BadConfig(f"In the settings, {where} has to be {MEANT[form]}, without quotation marks.")
    try:
        match form:
            case "bool":
                return value if isinstance(value, bool) else YES_OR_NO[str(value).lower()]
            case "int" if not isinstance(value, bool | float):
                return int(str(value))
            case "float" if not isinstance(value, bool):
                return float(str(value))
            case "tuple[str, ...]":
                parts = value.split(",") if isinstance(value, str) else value
                assert isinstance(parts, list)
                return tuple(str(part).strip() for part in parts if str(part).strip())
            case "str" if isinstance(value, str):
                return value
    except (ValueError, KeyError, AssertionError):
        pass
    raise BadConfig(f"In the settings, {where} has to be {MEANT[form]}.")


LIKE_A_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:(?=/)|postgres(ql)?:")  # one letter is a drive
YES_OR_NO = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
MEANT = {
    "bool": "yes or no (in a file: true or false)",
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "tuple[str, ...]": 'a list of texts (in a file: ["one", "two"])',
}
FORMS: dict[str, str] = {one.name: str(one.type) for one in fields(Settings)}


def is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def database_place(text: str) -> Path | PostgresUrl:
    """A path, ``sqlite:///PATH`` or the URL of a PostgreSQL database; others are refused by name."""
    scheme, has_scheme, rest = text.partition("://")
    if not has_scheme:
        if begun := LIKE_A_URL.match(text):
            raise BadConfig(
                f"The database begins like an address, {begun[0]}, but is none: give a path, sqlite:///PATH "
                "or postgresql://..."
            )
        return Path(text)
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Path(rest[1:])
    if scheme in SCHEMES and rest:
        return PostgresUrl(text)
    raise BadConfig(f"The database {scheme}:// is not supported: give a path, sqlite:///PATH or postgresql://...")
