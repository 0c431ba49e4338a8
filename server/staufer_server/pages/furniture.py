"""What the pages are furnished with: the style, the fonts and the drawings that the client has too."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from staufer_engine.games import GAMES
from staufer_server.pages.wording import SHIELDS

FONTS = ("Cinzel-Bold.ttf", "AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf")
DRAWINGS = ("initial_staufer.svg", "seal.svg")
MEDIA = {".css": "text/css", ".ttf": "font/ttf", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Piece:
    path: Path
    media: str

    def content(self) -> bytes:
        return self.path.read_bytes()


@dataclass(frozen=True, slots=True)
class Furniture:
    """Every piece by the name under which it is served."""

    pieces: Mapping[str, Piece]
    version: str


def resources() -> Path:
    """In a checkout the folder of that name, in an installation beside the client's files."""
    here = Path(__file__).resolve()
    folders = (here.parents[3] / "resources", here.parents[2] / "staufer_client" / "resources")
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def new_furniture() -> Furniture:
    folder, lobby = resources(), resources() / "art" / "lobby"
    paths = [
        Path(__file__).with_name("style.css"),
        *(folder / "fonts" / name for name in FONTS),
        *(lobby / name for name in DRAWINGS),
        *(lobby / f"shield_{colour}.svg" for colour in SHIELDS),
        *(lobby / f"initial_{game}.svg" for game in GAMES),
    ]
    found = [path for path in paths if path.is_file()]
    version = hashlib.sha256(b"".join(path.read_bytes() for path in found)).hexdigest()[:12]
    return Furniture({path.name: Piece(path, MEDIA[path.suffix]) for path in found}, version)
