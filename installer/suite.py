"""Every check and every test, part after part, with a table of the times and one summary at the end."""

from __future__ import annotations

import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from xml.etree import ElementTree

import system
from checks import run_checks
from environment import ROOT, Python

TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Part:
    """Tests that are run together."""

    name: str
    places: tuple[str, ...]  # below tests/
    workers: int = 2  # 1: what opens windows or counts time runs alone


PARTS = (
    Part("engine and games", ("engine", "games")),
    Part("trust", ("protocol", "trust", "corpus", "fuzz")),
    Part("server", ("server", "simulation")),
    Part("client", ("client",), workers=1),
    Part("bots, lab and tools", ("bots", "lab", "bench", "capsules", "installer", "test_architecture.py")),
    Part("end to end", ("end_to_end",), workers=1),
)


@dataclass(frozen=True)
class Result:
    """How a part went; *trouble* is empty if all is well."""

    name: str
    seconds: float
    passed: int
    failed: int
    skipped: int
    trouble: str


def run_the_suite(python: Python, is_long: bool) -> int:
    start = monotonic()
    print("\nstatic checks", flush=True)
    outcomes = run_checks(python)
    problems = [f"{one.name}: {problem}" for one in outcomes for problem in one.problems]
    for problem in problems:
        print("    " + problem, flush=True)
    failed = sum(bool(one.problems) for one in outcomes)
    results = [
        Result("static checks", monotonic() - start, len(outcomes) - failed, failed, 0, "problems" * bool(problems))
    ]
    results += [
        run_a_part(python, part, is_long) for part in PARTS if any((TESTS / place).exists() for place in part.places)
    ]
    results += [
        Result(f"tests/{place}", 0.0, 0, 0, 0, "in no part of installer/suite.py, so it was not run")
        for place in sorted(unnamed_places())
    ]
    print_the_table(results, monotonic() - start)
    return int(any(result.trouble for result in results))


def unnamed_places() -> set[str]:
    """Tests that no part would run must not be forgotten quietly."""
    named = {place for part in PARTS for place in part.places}
    return {file.relative_to(TESTS).parts[0] for file in TESTS.rglob("test_*.py")} - named


def run_a_part(python: Python, part: Part, is_long: bool) -> Result:
    print(f"\n{part.name}", flush=True)
    start = monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        code = subprocess.call(
            [
                python.path,
                "-m",
                "pytest",
                "--quiet",
                f"--junitxml={report}",
                *(["--numprocesses=2", "--dist=loadfile"] if part.workers == 2 else []),
                *([] if is_long else ["-m", "not long"]),
                *(str(TESTS / place) for place in part.places if (TESTS / place).exists()),
            ],
            cwd=ROOT,
            env={**os.environ, **SURROUNDINGS},
        )
        return counted(part.name, monotonic() - start, code, report)


SURROUNDINGS = {
    "QT_QPA_PLATFORM": "offscreen",  # no screen is needed
    "QT_HASH_SEED": "0",  # the same pictures in every run
    "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",  # no test touches a person's keyring
}


def counted(name: str, seconds: float, code: int, report: Path) -> Result:
    """From pytest's own report; a part without a report has died."""
    if not report.is_file():
        return Result(name, seconds, 0, 0, 0, f"pytest ended with code {code} and no report")
    suite = next(ElementTree.parse(report).getroot().iter("testsuite"))  # noqa: S314 -- pytest wrote it just now
    tests, failures, errors, skipped = (
        int(suite.get(what, "0")) for what in ("tests", "failures", "errors", "skipped")
    )
    trouble = "" if code == 0 else "no tests" if code == 5 else "failures" if failures + errors else f"code {code}"
    return Result(name, seconds, tests - failures - errors - skipped, failures + errors, skipped, trouble)


def print_the_table(results: list[Result], seconds: float) -> None:
    print(f"\n{'part':<24}{'minutes':>9}{'passed':>9}{'failed':>9}{'skipped':>9}")
    total = Result(
        "all",
        seconds,
        sum(one.passed for one in results),
        sum(one.failed for one in results),
        sum(one.skipped for one in results),
        "",
    )
    for one in (*results, total):
        counts = f"{clock(one.seconds):>9}{one.passed:>9}{one.failed:>9}{one.skipped:>9}"
        print(f"{one.name:<24}{counts}  {one.trouble}".rstrip())
    for what in not_run():
        print(f"\nNOT RUN: {what}")
    broken = [one.name for one in results if one.trouble]
    verdict = f"FAILED: {', '.join(broken)}" if broken else "everything passed"
    print(f"\n{verdict} ({clock(seconds)} minutes)", flush=True)


def not_run() -> list[str]:
    """What could not be tested on this computer, however green all the rest is."""
    missing = []
    if not system.has_postgres():
        missing.append("the server on PostgreSQL, because there is none here")
    if not system.has_browser():
        missing.append("the server's pages in a browser, because there is none here")
    return missing


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
