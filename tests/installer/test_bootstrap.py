"""What ``bootstrap.py`` does before, and when something is missing."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import bootstrap
import environment
import pytest
import source_rules
import suite
import system

INSTALLER = Path(bootstrap.__file__).parent
Output = pytest.CaptureFixture[str]


def test_an_old_python_is_turned_away_with_a_sentence(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (4, 0))

    assert bootstrap.main(["play"]) == 2
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_an_old_python_understands_bootstrap_itself() -> None:
    ast.parse((INSTALLER / "bootstrap.py").read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("arguments", [[], ["paly"], ["play", "--long"], ["test", "--short"], ["test", "--long", "x"]])
def test_a_wrong_command_is_answered_with_the_usage(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, INSTALLER / "bootstrap.py", *arguments], check=False, capture_output=True, text=True
    )

    assert done.returncode == 2
    assert "usage: python3 installer/bootstrap.py" in done.stdout + done.stderr


def test_the_installer_needs_the_standard_library_only() -> None:
    own = {file.stem for file in INSTALLER.glob("*.py")}
    for file in set(INSTALLER.glob("*.py")) - {INSTALLER / "translations.py"}:  # which runs in what is installed
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names | own


def test_nothing_is_installed_twice(tmp_path: Path) -> None:
    """What a developer needs includes what playing needs, but not the other way round."""
    playing, testing = (environment.Stamp(tmp_path / "stamp", extras) for extras in ("client,server", "dev"))
    assert not playing.is_fresh()

    playing.write()
    assert playing.is_fresh()
    assert not testing.is_fresh()

    testing.write()
    assert testing.is_fresh()
    assert playing.is_fresh()


def test_a_changed_project_file_is_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("one")
    stamp = environment.Stamp(tmp_path / "stamp", "dev")
    stamp.write()
    (tmp_path / "pyproject.toml").write_text("two")

    assert not stamp.is_fresh()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "The disk is full"),
        ("NewConnectionError('Failed to establish a new connection: [Errno 111]')", "there is no connection"),
        ("ssl.SSLCertVerificationError: CERTIFICATE_VERIFY_FAILED", "a certificate that is not trusted"),
        ("ERROR: No matching distribution found for uvloop", "does not exist for this system"),
        (
            "ERROR: Could not find a version that satisfies the requirement msgpack (from versions: none)\n"
            "ERROR: No matching distribution found for msgpack",
            "index cannot be reached",
        ),
        ("ERROR: something else", "could not install"),
    ],
)
def test_a_failure_of_pip_is_said_in_a_sentence(line: str, sentence: str) -> None:
    assert sentence in environment.reason(["Collecting msgpack", line])


def test_a_broken_environment_does_not_pass_for_a_working_one(tmp_path: Path) -> None:
    assert not environment.Python(tmp_path).works()


def test_no_room_on_the_disk_is_said_before_anything_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "SMALLEST_DISK", 1 << 62)

    with pytest.raises(environment.Trouble, match="Make room"):
        environment.make(environment.Python(tmp_path / ".venv"))
    assert not (tmp_path / ".venv").exists()


def test_a_missing_library_of_the_system_is_named_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where apt may not be used."""
    monkeypatch.setattr(environment, "missing_library", lambda *_: "ImportError: libGL.so.1")
    monkeypatch.setattr(system, "can_install", lambda: False)

    with pytest.raises(environment.Trouble, match=r"libGL\.so\.1\n.*\n +sudo apt-get install .*libgl1"):
        environment.provide_libraries(environment.Python(Path(sys.prefix)), for_windows=True)


@pytest.mark.parametrize(("what", "package"), [("browser", "chromium"), ("postgres", "postgresql")])
def test_what_a_part_of_the_tests_needs_is_named_with_its_command_and_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], what: str, package: str
) -> None:
    asked: list[tuple[str, ...]] = []
    provide = getattr(environment, f"provide_{what}")
    monkeypatch.setattr(system, f"has_{what}", lambda: bool(asked))
    monkeypatch.setattr(system, "install", lambda packages: asked.append(tuple(packages)))
    monkeypatch.setattr(system, "can_install", lambda: False)
    provide()
    assert f"sudo apt-get install --yes --no-install-recommends {package}" in capsys.readouterr().out
    assert not asked
    monkeypatch.setattr(system, "can_install", lambda: True)
    provide()
    provide()
    assert asked == [(package,)]


def test_what_was_not_run_is_said_at_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "has_browser", lambda: True)
    monkeypatch.setattr(system, "has_postgres", lambda: False)
    suite.print_the_table([], 1.0)
    assert "NOT RUN: the server on PostgreSQL, because there is none here\n" in capsys.readouterr().out


# -- the rules for our own files -----------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "finding"),
    [
        ("Phrase('Hunt')", ""),
        ("Phrase('{p} hunts', {'p': Seat(0)})", ""),
        ("Phrase(f'{p} hunts')", "put together"),
        ("Phrase('{p} ' + verb, {'p': Seat(0)})", "put together"),
        ("Phrase('{p} hunts', {'q': Seat(0)})", "names facts that it is not given: p"),
        ("Phrase(SENTENCES[3], {'p': Seat(0)})", ""),
        ("Phrase('{p} hunts' if hunts else '{q} bets', {'p': Seat(0)})", "names facts that it is not given: q"),
    ],
)
def test_a_sentence_stands_as_a_whole_with_the_facts_that_it_names(source: str, finding: str) -> None:
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    found = list(source_rules.wrong_with(call))

    assert [finding in one for one in found] == [True] * bool(finding)


def test_long_files_scripts_and_paths_of_one_machine_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    (tmp_path / "long.py").write_text("\n" * 401)
    (tmp_path / "components.py").write_text("\n" * 4000)
    (tmp_path / "board.qml").write_text("\n" * 201)
    (tmp_path / "board.js").write_text("")
    (tmp_path / "path.md").write_text("see /" + "home/frederick/notes")
    monkeypatch.setattr(source_rules, "ROOT", tmp_path)

    assert sorted(source_rules.long_files()) == ["board.qml: 201 lines, at most 200", "long.py: 401 lines, at most 400"]
    assert list(source_rules.scripts_in_qml()) == ["board.js: no scripts beside QML"]
    assert [finding.split(":")[0] for finding in source_rules.machine_paths()] == ["path.md"]


# -- the suite -----------------------------------------------------------------------------


def test_every_test_belongs_to_a_part_of_the_suite() -> None:
    assert suite.unnamed_places() == set()


def test_a_part_that_died_without_a_report_has_failed(tmp_path: Path) -> None:
    assert suite.counted("engine", 1.0, 139, tmp_path / "none.xml").trouble


def test_failures_are_counted_from_the_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text('<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/></testsuites>')
    result = suite.counted("engine", 1.0, 1, report)

    assert (result.passed, result.failed, result.skipped, result.trouble) == (5, 3, 1, "failures")
