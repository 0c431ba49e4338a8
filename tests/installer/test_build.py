"""What is built for people to install: its lists and scripts, as far as they can be checked without building it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import build
import linux
import pytest
import smoke
import version as own
from environment import ROOT, Trouble

PARTS = ROOT / "installer"
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)


def a_folder(tmp_path: Path) -> Path:
    """What PyInstaller would have built, in small."""
    folder = tmp_path / "staufer"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "staufer"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    (folder / "staufer-console").symlink_to("staufer")
    (folder / "_internal" / "base_library.zip").write_bytes(b"x" * 1000)
    return folder


@pytest.fixture
def made(tmp_path: Path) -> Path:
    (tmp_path / "build" / "icons").mkdir(parents=True)
    for size in ICONS:
        (tmp_path / "build" / "icons" / f"staufer_{size}.png").write_bytes(b"\x89PNG")
    return tmp_path


def test_every_product_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--list"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("folder", "deb", "tar", "setup", "dmg"))


def test_what_cannot_be_made_here_is_said_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build.sys, "platform", "sunos5")
    assert build.main(["deb"]) == 2
    assert "a deb is made on linux" in capsys.readouterr().err


def test_a_download_over_the_bound_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "staufer.deb"
    file.write_bytes(b"12345")
    assert build.within_bounds(file) == file
    monkeypatch.setattr(build, "LARGEST_DOWNLOAD", 4)
    with pytest.raises(Trouble, match="allowed"):
        build.within_bounds(file)


def test_a_folder_that_does_not_work_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="does not work"):
        smoke.try_out(a_folder(tmp_path))


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="there is no dpkg-deb on this system")
def test_the_deb_holds_program_commands_menu_entry_and_file_type(made: Path) -> None:
    file = linux.deb(a_folder(made), made / "dist", made / "build")
    listed = subprocess.run(["dpkg-deb", "--contents", file], check=True, capture_output=True, text=True).stdout
    for path in (
        "./opt/staufer/staufer",
        "./usr/bin/staufer -> ../../opt/staufer/staufer",
        "./usr/bin/staufer-console -> ../../opt/staufer/staufer-console",
        "./usr/share/applications/staufer.desktop",
        "./usr/share/mime/packages/staufer.xml",
        "./usr/share/icons/hicolor/256x256/apps/staufer.png",
        "./usr/share/doc/staufer/copyright",
    ):
        assert path in listed
    assert "root/root" in listed
    said = subprocess.run(["dpkg-deb", "--field", file], check=True, capture_output=True, text=True).stdout
    assert f"Version: {own.version()}\n" in said
    assert "Package: staufer\n" in said


def test_the_archive_registers_and_forgets_the_program_for_one_user(made: Path) -> None:
    file = linux.tar(a_folder(made), made, made / "build")
    home, there = made / "home", made / "there"
    home.mkdir()
    shutil.unpack_archive(file, there)
    (unpacked,) = there.iterdir()
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([unpacked / "install.sh"], check=True, env=environment, capture_output=True)
    entry = (home / ".local/share/applications/staufer.desktop").read_text()
    assert f'Exec="{unpacked}/staufer/staufer" %u' in entry
    assert (home / ".local/bin/staufer").resolve() == (unpacked / "staufer" / "staufer").resolve()
    assert (home / ".local/share/mime/packages/staufer.xml").is_file()
    subprocess.run([unpacked / "uninstall.sh"], check=True, env=environment, capture_output=True)
    left = [path for path in home.rglob("*") if path.is_file() or path.is_symlink()]
    assert [path for path in left if "staufer" in path.name and "mime/application" not in str(path)] == []


def test_replays_and_invitations_are_registered_everywhere() -> None:
    entry = (PARTS / "linux" / "staufer.desktop").read_text(encoding="utf-8")
    assert "MimeType=application/x-staufer-replay;x-scheme-handler/staufer;" in entry
    ElementTree.parse(PARTS / "linux" / "staufer.xml")
    ElementTree.parse(PARTS / "linux" / "org.staufer.Staufer.metainfo.xml")
    windows = (PARTS / "windows" / "staufer.nsi").read_text(encoding="utf-8")
    assert r"Software\Classes\.staufer" in windows
    assert "URL Protocol" in windows
    spec = (PARTS / "staufer.spec").read_text(encoding="utf-8")
    assert '"CFBundleURLSchemes": ["staufer"]' in spec
    assert '"CFBundleTypeExtensions": ["staufer"]' in spec


def test_what_the_windows_installer_registers_its_uninstaller_forgets() -> None:
    script = (PARTS / "windows" / "staufer.nsi").read_text(encoding="utf-8")
    install, uninstall = script.split('Section "Uninstall"')
    keys = {key.split("\\")[2] for key in re.findall(r'WriteRegStr HKCU "(Software\\Classes\\[^"]+)"', install)}
    forgotten = {key.split("\\")[2] for key in re.findall(r'DeleteRegKey HKCU "(Software\\Classes\\[^"]+)"', uninstall)}
    assert keys == forgotten == {".staufer", "Staufer.Replay", "staufer"}


@pytest.mark.skipif(shutil.which("makensis") is None, reason="there is no NSIS on this system")
def test_the_windows_installer_compiles(made: Path) -> None:
    (made / "staufer").mkdir()
    (made / "staufer" / "staufer.exe").write_bytes(b"MZ")
    icon = ROOT / "tests" / "installer" / "dot.ico"
    setup = made / "staufer-0.1.0.exe"
    values = {"VERSION": "0.1.0", "FOLDER": made / "staufer", "OUTPUT": setup, "ICON": icon, "SLASH": "/"}
    defined = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run(["makensis", "-V2", "-WX", *defined, PARTS / "windows" / "staufer.nsi"], check=True)
    assert setup.stat().st_size > 10_000


def test_the_version_is_the_projects() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", own.version())
    assert f"## {own.version()}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
