"""Whose work the program stands on: the libraries that it runs with, and the fonts that it is set in."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OURS = "staufer"
FONT_LICENCE = "SIL Open Font License 1.1"


class Credit(NamedTuple):
    name: str
    version: str  # of a font: whose it is
    licence: str


def libraries() -> list[Credit]:
    """What the client asks for by its own metadata; nothing where the program is not installed as a package."""
    try:
        required = importlib.metadata.requires(OURS) or []
    except importlib.metadata.PackageNotFoundError:
        return []
    return sorted({*found(line for line in required if is_for_the_client(line))}, key=lambda one: one.name.lower())


def is_for_the_client(requirement: str) -> bool:
    return "extra ==" not in requirement or re.search(r"extra == ['\"]client['\"]", requirement) is not None


def found(requirements: Iterator[str]) -> Iterator[Credit]:
    for line in requirements:
        name = re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0]
        try:
            about = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        yield Credit(about["Name"], about["Version"], licence_of(about))


def licence_of(about: importlib.metadata.PackageMetadata) -> str:
    """In its newest form first; older packages have a word or a classifier."""
    said = "".join((about.get_all("License-Expression") or about.get_all("License") or [""])[:1])
    if not said or "\n" in said:
        classes = [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
        said = classes[0].rpartition(":: ")[2] if classes else ""
    return said


def fonts(folder: Path) -> list[Credit]:
    """By the licences that lie beside them; the first line of each names its authors."""
    credits = []
    for file in sorted(folder.glob("OFL-*.txt")):
        with file.open(encoding="utf-8") as lines:
            authors = re.search(r"Copyright \d+ (.+? Authors)", next(lines))
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", file.stem.removeprefix("OFL-"))
        credits.append(Credit(name, authors[1] if authors else "", FONT_LICENCE))
    return credits
