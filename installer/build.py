#!/usr/bin/env python3
"""Builds what people install.

    python installer/build.py --list      what can be built here, and what each of it needs
    python installer/build.py folder      dist/staufer: the program with everything it needs, tried once it is built
    python installer/build.py deb         dist/staufer_VERSION_ARCH.deb, from the folder
    python installer/build.py tar         dist/staufer-VERSION-linux-ARCH.tar.xz, from the folder
    python installer/build.py setup       dist/staufer-VERSION-windows-x64.exe, from the folder, by NSIS
    python installer/build.py dmg         dist/staufer-VERSION-macos-ARCH.dmg, from the folder

It works in a virtual environment of its own, ``build/venv``, in which nothing is that the program does not need.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import linux
from environment import ROOT, Python, Trouble, install, make, provide_libraries, say
from smoke import try_out
from version import version

BUILD, DIST = ROOT / "build", ROOT / "dist"
FOLDER = DIST / "staufer"
LARGEST_DOWNLOAD = 70_000_000  # bytes of what is fetched to install it
EXTRAS = "client,server,build"


class Product(NamedTuple):
    make: Callable[[], Path]
    platform: str  # where it can be made: a beginning of sys.platform
    meaning: str


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("product", nargs="?", choices=list(PRODUCTS), help="what to build")
    parser.add_argument("--list", action="store_true", help="what can be built")
    wished = parser.parse_args(arguments)
    if wished.list or wished.product is None:
        for name, product in PRODUCTS.items():
            here = "" if sys.platform.startswith(product.platform) else f"   (not here: needs {product.platform})"
            print(f"{name:<8} {product.meaning}{here}")
        return 0
    product = PRODUCTS[wished.product]
    if not sys.platform.startswith(product.platform):
        print(f"build.py: a {wished.product} is made on {product.platform}, not on {sys.platform}.", file=sys.stderr)
        return 2
    try:
        made = product.make()
    except Trouble as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 1
    say(f"{made.relative_to(ROOT)}: {size_of(made) / 1e6:.1f} MB")
    return 0


def folder() -> Path:
    """The program for this system, in one folder."""
    python = Python(BUILD / "venv")
    if not python.works():
        make(python)
    install(python, EXTRAS)
    provide_libraries(python, for_windows=False)
    if python.run(str(ROOT / "installer" / "frozen" / "icons.py"), str(BUILD / "icons"), version()):
        raise Trouble("The icons could not be drawn; the lines above say why.")
    say("building the folder with PyInstaller")
    steps = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST)]
    if python.run(*steps, "--workpath", str(BUILD), str(ROOT / "installer" / "staufer.spec")):
        raise Trouble("PyInstaller could not build the folder; the lines above say why.")
    if os.name != "nt":
        (FOLDER / "staufer-console").unlink(missing_ok=True)
        (FOLDER / "staufer-console").symlink_to("staufer")
    say("trying it: first page, a practice match of each game, a replay")
    try_out(FOLDER)
    return FOLDER


def deb() -> Path:
    return within_bounds(linux.deb(built(), DIST, BUILD))


def tar() -> Path:
    return within_bounds(linux.tar(built(), DIST, BUILD))


def setup() -> Path:
    """It compiles on Linux too, where there is a folder to pack: so its script can be checked there."""
    makensis = shutil.which("makensis") or shutil.which(
        "makensis", path=f"{os.environ.get('PROGRAMFILES(X86)', '')}/NSIS"
    )
    if makensis is None:
        raise Trouble("NSIS is needed to make the installer: https://nsis.sourceforge.io, or  apt-get install nsis")
    file = DIST / f"staufer-{version()}-windows-x64.exe"
    values = {"VERSION": version(), "FOLDER": built(), "OUTPUT": file, "ICON": BUILD / "icons" / "staufer.ico"}
    defined = [f"-D{name}={value}" for name, value in values.items()]
    linux.run(
        makensis, "-V2", "-WX", *defined, f"-DSLASH={os.sep}", str(ROOT / "installer" / "windows" / "staufer.nsi")
    )
    return within_bounds(file)


def dmg() -> Path:
    built()
    linux.run("env", f"VERSION={version()}", "sh", str(ROOT / "installer" / "macos" / "make_dmg.sh"))
    return within_bounds(DIST / f"staufer-{version()}-macos-{platform.machine()}.dmg")


def built() -> Path:
    return FOLDER if (FOLDER / "staufer").is_file() else folder()


def within_bounds(file: Path) -> Path:
    size = file.stat().st_size
    if size > LARGEST_DOWNLOAD:
        raise Trouble(
            f"{file.name} has {size / 1e6:.1f} MB; {LARGEST_DOWNLOAD / 1e6:.0f} MB are allowed. "
            "Find what has come in (du -a dist/staufer | sort -n), and drop it in installer/staufer.spec."
        )
    return file


def size_of(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(one.stat().st_size for one in path.rglob("*") if one.is_file() and not one.is_symlink())


PRODUCTS: Mapping[str, Product] = {
    "folder": Product(folder, "", "the program for this system, in one folder"),
    "deb": Product(deb, "linux", "for Debian, Ubuntu and their like"),
    "tar": Product(tar, "linux", "for any other Linux: unpack it anywhere, and run install.sh"),
    "setup": Product(setup, "", "the installer for Windows"),
    "dmg": Product(dmg, "darwin", "the disk image for macOS"),
}

if __name__ == "__main__":
    sys.exit(main())
