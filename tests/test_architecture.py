"""The shape of the program: its tree, who may import whom, and what each part can do without."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from staufer_engine.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = {
    "shared": ("staufer_engine", "staufer_protocol", "staufer_bots", "staufer_lab"),
    "server": ("staufer_server",),
    "client": ("staufer_client",),
}
CLIENT_ONLY = {"pyside6-essentials", "shiboken6", "qasync", "keyring", "platformdirs", "miniaudio"}
WINDOW = ("bridge", "stage", "__main__", "application", "screenshots", "self_check")  # may know Qt
BETWEEN = (  # may know the bridge
    "session", "online", "at_home", "at_the_theatre", "advising", "inviting", "searching", "updates", "lookups",
    "reporting", "diagnosing",
)  # fmt: skip
SERVER_ONLY = {
    "sqlmodel", "sqlalchemy", "alembic", "pydantic", "structlog", "prometheus-client", "jinja2", "argon2-cffi",
    "zxcvbn", "confusable-homoglyphs",
}  # fmt: skip


def test_the_tree_is_as_the_readme_draws_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^([\w.]+/)[\w./]*  ", readme, re.MULTILINE))

    assert drawn == {"shared/", "server/", "client/", "resources/", "tests/", "installer/"}
    for folder in drawn:
        assert (ROOT / folder).is_dir()


def test_every_package_stands_in_its_folder_and_is_installed_with_the_others() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]

    for folder, packages in PACKAGES.items():
        found = {path.parent.name for path in (ROOT / folder).glob("*/__init__.py")}
        assert found == set(packages)
        assert {f"{folder}/{package}" for package in packages} <= set(wheel["packages"])


def test_the_games_are_listed_in_one_place_only() -> None:
    """A game is a package below ``games``, and ``GAMES`` knows them all by that name."""
    folder = ROOT / "shared" / "staufer_engine" / "games"
    assert sorted(GAMES) == sorted(path.parent.name for path in folder.glob("*/__init__.py"))
    assert all(rules.name == name for name, rules in GAMES.items())


def test_no_game_imports_another() -> None:
    for file in (ROOT / "shared" / "staufer_engine" / "games").glob("*/*.py"):
        for module in imported_by(file):
            if module.startswith("staufer_engine.games."):
                assert module.split(".")[2] == file.parent.name, f"{file.name} imports {module}"


def test_who_may_import_whom() -> None:
    """The contracts stand in pyproject.toml."""
    linter = Path(sys.executable).with_name("lint-imports" + (".exe" if os.name == "nt" else ""))
    done = subprocess.run([linter, "--no-logo"], cwd=ROOT, check=False, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout


def test_the_client_behind_its_window_knows_nothing_of_qt() -> None:
    """A match, a table, a line to a server work without a screen, and so do their tests: all stand in the contract."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    without_qt = {
        module.removeprefix("staufer_client.")
        for contract in contracts
        if "PySide6" in contract.get("forbidden_modules", ()) and contract["source_modules"][0][:14] == "staufer_client"
        for module in contract["source_modules"]
    }
    client = ROOT / "client" / "staufer_client"
    found = {path.stem for path in client.glob("*.py") if path.stem != "__init__"}
    found |= {path.parent.name for path in client.glob("*/__init__.py")}
    assert without_qt == found - set(WINDOW)


def test_nothing_behind_the_window_imports_what_is_before_it() -> None:
    window = {f"staufer_client.{name}" for name in (*WINDOW, *BETWEEN)}
    for file in (ROOT / "client" / "staufer_client").glob("*.py"):
        if file.stem not in (*WINDOW, *BETWEEN):
            for module in imported_by(file):
                assert ".".join(module.split(".")[:2]) not in window, f"{file.name} imports {module}"


def test_the_client_installs_without_what_the_server_needs_and_the_server_without_qt() -> None:
    assert not closure("client") & SERVER_ONLY
    assert not closure("server") & CLIENT_ONLY
    assert not closure("") & (SERVER_ONLY | CLIENT_ONLY)


@pytest.mark.parametrize(
    ("package", "forbidden"),
    [
        (
            "staufer_client",
            "sqlmodel sqlalchemy alembic pydantic structlog prometheus_client uvloop jinja2 argon2 zxcvbn"
            " staufer_server",
        ),
        ("staufer_server", "PySide6 shiboken6 qasync keyring platformdirs miniaudio staufer_client"),
        ("staufer_engine", "msgpack cryptography aiohttp PySide6 sqlmodel"),
        ("staufer_protocol", "aiohttp PySide6 sqlmodel"),
        ("staufer_bots", "aiohttp PySide6 sqlmodel"),
        ("staufer_lab", "aiohttp PySide6 sqlmodel"),
    ],
)
def test_every_module_starts_where_the_other_side_is_not_installed(package: str, forbidden: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, package, forbidden],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=False, capture_output=True, text=True,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr


IMPORT_ALL = """
import importlib, pkgutil, sys

package, forbidden = sys.argv[1], sys.argv[2].split()

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in forbidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NotInstalled())
found = importlib.import_module(package)
for module in pkgutil.walk_packages(found.__path__, package + "."):
    if not module.name.endswith((".migrations.env", ".__main__")):  # these do their work when imported
        importlib.import_module(module.name)
"""


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("extra", "package", "foreign"),
    [("client", "staufer_client", "sqlmodel"), ("server", "staufer_server", "PySide6")],
)
def test_a_fresh_environment_holds_one_side_alone(tmp_path: Path, extra: str, package: str, foreign: str) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path], check=True)
    python = tmp_path / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{ROOT}[{extra}]"], check=True)

    seen = subprocess.run([python, "-c", f"import {foreign}"], check=False, capture_output=True, text=True)
    assert "ModuleNotFoundError" in seen.stderr
    subprocess.run(
        [python, "-c", IMPORT_ALL, package, foreign], check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    )


# -- reading -------------------------------------------------------------------------------


def imported_by(file: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return names


def closure(extra: str) -> set[str]:
    """All distributions that an extra of ours would install, from the metadata of what is installed here."""
    met: set[str] = set()
    waiting = [("staufer", extra)]
    while waiting:
        name, wanted = waiting.pop()
        try:
            requirements = metadata.requires(name) or []
        except metadata.PackageNotFoundError:  # for another system
            continue
        for text in requirements:
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": wanted}):
                found = requirement.name.lower().replace("_", "-")
                if found not in met:
                    met.add(found)
                    waiting += [(found, inner) for inner in (requirement.extras or {""})]
    return met
