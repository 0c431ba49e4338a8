"""Where things are: the program's own resources, and what belongs to its user."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME = "STAUFER_HOME"  # one folder for everything of the user, for tests and for a stick


@dataclass(frozen=True, slots=True)
class Paths:
    """Folders; those of the user are made when something is first written there."""

    resources: Path
    data: Path
    config: Path

    @property
    def art(self) -> Path:
        return self.resources / "art"

    @property
    def fonts(self) -> Path:
        return self.resources / "fonts"

    @property
    def rules(self) -> Path:
        return self.resources / "rules"

    @property
    def translations(self) -> Path:
        return self.resources / "translations"

    @property
    def sounds(self) -> Path:
        return self.resources / "sounds"

    @property
    def news(self) -> Path:
        """Where this build looks for newer versions."""
        return self.resources / "news.json"

    @property
    def qml(self) -> Path:
        """The folder that holds the QML modules; an import path of the engine."""
        return package_folder() / "qml"

    @property
    def replays(self) -> Path:
        return self.data / "replays"

    @property
    def unfinished(self) -> Path:
        return self.data / "unfinished"

    @property
    def receipts(self) -> Path:
        """What was agreed on and signed of each match."""
        return self.data / "receipts"

    @property
    def known_servers(self) -> Path:
        """By which key each server signs."""
        return self.data / "known_servers.json"

    @property
    def record_key(self) -> Path:
        """With which this computer signs the matches that it keeps itself."""
        return self.data / "record.key"

    @property
    def local_database(self) -> Path:
        return self.data / "server.sqlite"

    @property
    def local_token(self) -> Path:
        """The account at the server of this computer: as private as that server's database, which lies beside it."""
        return self.data / "server.token"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"


def find_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """The folders of this installation and this user."""
    home = environment.get(HOME, "")
    if home:
        return Paths(resources_folder(), Path(home) / "data", Path(home) / "config")
    dirs = platformdirs.PlatformDirs("staufer", appauthor=False)
    return Paths(resources_folder(), dirs.user_data_path, dirs.user_config_path)


def resources_folder() -> Path:
    """Inside the installed package or the frozen program; in a checkout the folder beside the sources."""
    within = package_folder() / "resources"
    return within if within.is_dir() else package_folder().parents[1] / "resources"


def package_folder() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)  # set by PyInstaller: where it has unpacked the program
    return Path(frozen) / "staufer_client" if isinstance(frozen, str) else Path(__file__).parent
