"""The same match everywhere: the corpus has the same heads whatever the hashes, the language, the hour, the Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from staufer_protocol.replay import read_replay

ROOT = Path(__file__).parents[2]
CORPUS = sorted((ROOT / "tests" / "corpus").glob("*.staufer"))
OLDEST, NEWEST = 11, 20  # of Python 3 that are looked for
TURKISH = "tr_TR.UTF-8"  # where i and I are no pair
SURROUNDINGS = (  # hash seed, locale, time zone
    ("0", "C", "UTC0"),
    ("1", "C.UTF-8", "IST-5:30"),
    ("random", TURKISH, "NST3:30"),  # where it is made or at hand
)


def answered(*command: str) -> list[str]:
    """The lines of a program's answer; none where there is no such program."""
    try:
        told = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except OSError:
        return []
    return told.stdout.splitlines() if told.returncode == 0 else []


def candidates() -> list[str]:
    found = [path for n in range(OLDEST, NEWEST) if (path := shutil.which(f"python3.{n}"))]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found += [str(path) for path in sorted(pyenv.glob("versions/3.*/bin/python"))]
    found += [line.split()[-1] for line in answered("py", "-0p") if line.strip()]
    return found


@cache
def pythons() -> dict[str, str]:
    """Every other Python that is at hand, one of each version, by its version."""
    others: dict[str, str] = {}
    for path in candidates():
        lines = answered(path, "-c", "import sys; print('%d.%d.%d' % sys.version_info[:3])")
        version = lines[-1] if lines else "0.0.0"
        minor = int(version.split(".")[1])
        if minor >= OLDEST and version.startswith("3.") and version != sys.version.split()[0]:
            others.setdefault(version, path)
    return others


def heads(python: str, seed: str, locale: str, zone: str, packages: Path) -> dict[str, object]:
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "shared"), str(packages))),
        "PYTHONHASHSEED": seed,
        "LC_ALL": locale,
        "LOCPATH": str(packages),
        "TZ": zone,
    }
    run = subprocess.run(
        [python, str(ROOT / "tests" / "trust" / "heads.py")],
        env=surroundings, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def check(found: dict[str, object]) -> None:
    """They are those that the files were signed with."""
    wanted = {file.name: [read_replay(file.read_bytes()).head.hex(), "OK", 0] for file in CORPUS}
    assert found["heads"] == wanted


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """msgpack in Python alone, which every version can read."""
    folder = tmp_path_factory.mktemp("packages")
    spec = find_spec("msgpack")
    assert spec is not None
    assert spec.submodule_search_locations
    source = spec.submodule_search_locations[0]
    shutil.copytree(source, folder / "msgpack", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("seed", "locale", "zone"), SURROUNDINGS)
def test_hashes_languages_and_time_zones_change_nothing(seed, locale, zone, tmp_path, record_property):
    if locale == TURKISH:
        answered("localedef", "-i", "tr_TR", "-f", "UTF-8", str(tmp_path / TURKISH))
    found = heads(sys.executable, seed, locale, zone, tmp_path)  # with everything as it is installed here
    check(found)
    assert found["signatures"]
    record_property("compared", f"Python {found['version']}, hash seed {seed}, {found['locale']}, {zone}")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("version", sorted(pythons()))
def test_every_python_at_hand_plays_the_same(version, packages, record_property):
    found = heads(pythons()[version], "random", "C.UTF-8", "NZST-12", packages)
    assert found["version"] == version
    check(found)
    record_property("compared", f"Python {version}, msgpack in Python alone")


def test_another_game_would_have_other_heads():
    """So that the comparison means something."""
    assert len({read_replay(file.read_bytes()).head for file in CORPUS}) == len(CORPUS)
    with pytest.raises(AssertionError):
        check({"heads": {file.name: ["", "OK", 0] for file in CORPUS}})
