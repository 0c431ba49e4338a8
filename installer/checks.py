"""The static checks: what can be said about the program without running it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import source_rules
from environment import ROOT, Python

QML = ROOT / "client" / "staufer_client" / "qml"


@dataclass(frozen=True)
class Outcome:
    name: str
    seconds: float
    problems: list[str]


Check = Callable[[Python], Iterator[str]]


def run_checks(python: Python) -> list[Outcome]:
    """All of them, two at a time, whatever the first ones say."""
    with ThreadPoolExecutor(2) as two:
        return list(two.map(lambda check: outcome(python, *check), CHECKS.items()))


def outcome(python: Python, name: str, check: Check) -> Outcome:
    start = monotonic()
    problems = list(check(python))
    seconds = monotonic() - start
    print(f"  {name:<28}{seconds:6.1f} s  {'FAILED' if problems else 'clean'}", flush=True)
    return Outcome(name, seconds, problems)


def said_by(program: Path | str, *arguments: Path | str, cwd: Path = ROOT) -> Iterator[str]:
    """What a tool prints, if it is not content."""
    done = subprocess.run(
        [program, *arguments],
        cwd=cwd,
        check=False,
        text=True,
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        yield from done.stdout.strip().splitlines() or [f"ended with code {done.returncode}"]


def ruff(python: Python) -> Iterator[str]:
    yield from said_by(python.tool("ruff"), "check", "--output-format=concise", ".")


def ruff_format(python: Python) -> Iterator[str]:
    yield from said_by(python.tool("ruff"), "format", "--check", "--output-format=concise", ".")


def mypy(python: Python) -> Iterator[str]:
    yield from said_by(python.tool("mypy"), "--no-error-summary")


def mypy_of_the_installer(python: Python) -> Iterator[str]:
    """On its own, because it runs outside the virtual environment."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    cache = f"--cache-dir={ROOT / '.mypy_cache' / 'installer'}"
    yield from said_by(
        python.tool("mypy"),
        "--strict",
        "--no-error-summary",
        "--config-file=",
        cache,
        *files,
        cwd=Path(__file__).parent,
    )


def imports(python: Python) -> Iterator[str]:
    yield from said_by(python.tool("lint-imports"), "--no-logo")


def documentation(python: Python) -> Iterator[str]:
    """The pages can be built, and every link in them leads somewhere."""
    with tempfile.TemporaryDirectory() as folder:
        yield from said_by(
            python.tool("mkdocs"),
            "build",
            "--strict",
            "--quiet",
            "--config-file",
            ROOT / "resources" / "docs" / "mkdocs.yml",
            "--site-dir",
            folder,
        )


# -- QML -----------------------------------------------------------------------------------


def qml_files() -> list[Path]:
    return sorted(QML.rglob("*.qml"))


def qmllint(python: Python) -> Iterator[str]:
    """With the types that Python gives to QML, so that a misspelt property is found."""
    with tempfile.TemporaryDirectory() as types:
        written = list(said_by(python.path, "-c", WRITE_TYPES, types))
        if written:
            yield from written
            return
        lines = said_by(python.tool("pyside6-qmllint"), "--max-warnings", "0", "-I", types, "-I", QML, *qml_files())
        yield from (line for line in lines if "qmllint --max-warnings" not in line)  # the wrapper repeats its command


WRITE_TYPES = """
import pathlib, sys
from staufer_client.bridge.qmltypes import write_qmltypes
write_qmltypes(pathlib.Path(sys.argv[1]))
"""


def qmlformat(python: Python) -> Iterator[str]:
    """Copies are written as the tool would, all in one go, and compared: one process a file takes minutes."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {file: Path(folder) / f"{n}.qml" for n, file in enumerate(qml_files())}
        for file, copy in copies.items():
            shutil.copyfile(file, copy)
        yield from said_by(python.tool("pyside6-qmlformat"), "--inplace", *copies.values())
        for file, copy in copies.items():
            if copy.read_bytes() != file.read_bytes():
                yield f"{file.relative_to(ROOT)}: pyside6-qmlformat would write it otherwise"


def texts_of_qml(python: Python) -> Iterator[str]:
    """Whatever lupdate warns of would be missing for the translators."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                python.tool("pyside6-lupdate"),
                *qml_files(),
                "-silent",
                "-source-language",
                "en",
                "-target-language",
                "de",
                "-ts",
                Path(folder) / "staufer_de.ts",
            ],
            cwd=ROOT,
            check=False,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if done.returncode or done.stdout.strip():
        yield from done.stdout.strip().splitlines() or [f"lupdate ended with code {done.returncode}"]


def translations(python: Python) -> Iterator[str]:
    """The catalogues fit the sources: ``check`` wants every sentence in every language, ``faults`` no wrong one."""
    yield from said_by(python.path, Path(__file__).with_name("translations.py"), TRANSLATIONS)


TRANSLATIONS = "check"


def ours(rule: Callable[[], Iterator[str]]) -> Check:
    return lambda _: rule()


CHECKS: dict[str, Check] = {
    "mypy": mypy,
    "ruff check": ruff,
    "ruff format": ruff_format,
    "mypy of the installer": mypy_of_the_installer,
    "imports": imports,
    "documentation": documentation,
    "qmllint": qmllint,
    "qmlformat": qmlformat,
    "texts of QML": texts_of_qml,
    "translations": translations,
    "sentences of the games": ours(source_rules.phrases),
    "length of files": ours(source_rules.long_files),
    "no scripts in QML": ours(source_rules.scripts_in_qml),
    "no machine's paths": ours(source_rules.machine_paths),
}


def main() -> int:
    """The checks alone, with the interpreter that runs this file: ``python installer/checks.py``."""
    outcomes = run_checks(Python(Path(sys.prefix)))
    for one in outcomes:
        if one.problems:
            print(f"\n{one.name}:\n  " + "\n  ".join(one.problems))
    return int(any(one.problems for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
