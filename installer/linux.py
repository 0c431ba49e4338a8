"""Packages for Linux, from the built folder: a .deb, and an archive that is unpacked anywhere."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from pathlib import Path

from environment import ROOT, Trouble, say
from version import version

PARTS = ROOT / "installer" / "linux"
DEPENDS = (
    "libc6 (>= 2.34), libgl1, libegl1, libxcb1, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4, "
    "libxcb-keysyms1, libxcb-shape0, fontconfig-config"
)
RECOMMENDS = "libwayland-cursor0, libwayland-egl1, libasound2 | libasound2t64, libsecret-1-0"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def share(root: Path, icons: Path) -> None:
    """What desktops want to know of the program, below *root*/share."""
    places: Mapping[str, Path] = {
        "staufer.desktop": root / "share" / "applications",
        "staufer.xml": root / "share" / "mime" / "packages",
        "org.staufer.Staufer.metainfo.xml": root / "share" / "metainfo",
    }
    for name, folder in places.items():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(PARTS / name, folder / name)
    for size in ICON_SIZES:
        for kind, name in (("apps", "staufer"), ("mimetypes", "application-x-staufer-replay")):
            folder = root / "share" / "icons" / "hicolor" / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(icons / f"staufer_{size}.png", folder / f"{name}.png")


def deb(folder: Path, into: Path, build: Path) -> Path:
    """``apt install ./FILE`` puts the program into /opt/staufer and the commands into the path."""
    if shutil.which("dpkg-deb") is None:
        raise Trouble("A .deb is made by dpkg-deb, which is not on this system. On Debian:  apt-get install dpkg")
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    root = build / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "opt" / "staufer", symlinks=True)
    share(root / "usr", build / "icons")
    commands = root / "usr" / "bin"
    commands.mkdir(parents=True)
    for name in ("staufer", "staufer-console"):
        (commands / name).symlink_to(f"../../opt/staufer/{name}")
    papers = root / "usr" / "share" / "doc" / "staufer"
    papers.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", papers / "copyright")
    with gzip.GzipFile(papers / "changelog.gz", "wb", mtime=0) as changes:
        changes.write((ROOT / "CHANGELOG.md").read_bytes())
    control = root / "DEBIAN"
    control.mkdir()
    kilobytes = sum(one.stat().st_size for one in root.rglob("*") if one.is_file() and not one.is_symlink()) // 1024
    (control / "control").write_text(
        (PARTS / "control").read_text(encoding="utf-8").format(
            version=version(), architecture=architecture, kilobytes=kilobytes, depends=DEPENDS, recommends=RECOMMENDS
        ),
        encoding="utf-8",
    )  # fmt: skip
    for one in root.rglob("*"):
        if not one.is_symlink():
            one.chmod(0o755 if one.is_dir() or os.access(one, os.X_OK) else 0o644)
    into.mkdir(parents=True, exist_ok=True)
    file = into / f"staufer_{version()}_{architecture}.deb"
    say("packing the .deb")
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(file))
    return file


def tar(folder: Path, into: Path, build: Path) -> Path:
    """``install.sh`` in it registers the program for one user; it runs without that, too."""
    name = f"staufer-{version()}-linux-{platform.machine()}"
    root = build / "tar" / name
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / "staufer", symlinks=True)
    share(root, build / "icons")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(PARTS / script, root / script)
        (root / script).chmod(0o755)
    shutil.copy(ROOT / "LICENSE", root / "LICENSE")
    file = into / f"{name}.tar.xz"
    say("packing the archive")
    with tarfile.open(file, "w:xz", preset=6) as archive:
        archive.add(root, name, filter=owned_by_nobody)
    return file


def owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def run(*command: str) -> None:
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    if done.returncode:
        raise Trouble(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
