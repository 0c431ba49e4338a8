"""``staufer-lab bot`` brings a bot to a real server: the example, one that fails, and one that nobody can read."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from staufer_lab.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "resources" / "docs" / "pages" / "example_bot.py"
LONGEST_EXAMPLE = 60
WRONG = """
class Wrong:
    name = "wrong"

    def choose(self, game, seat, below):
        return 999


BOT = Wrong()
"""


def bring(bot: Path | str, server: str, folder: Path, *more: str) -> int:
    account = folder / "galahad.token"
    return main(["bot", str(bot), "--name", "Galahad", "--server", server, "--account", str(account), *more])


def test_the_example_is_short_and_plays_rated_matches(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < LONGEST_EXAMPLE
    assert bring(EXAMPLE, server, tmp_path, "--matches", "2", "--house", "page") == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "2 matches, 0 failures of the bot"
    assert sum(line.startswith("place ") for line in said) == 2
    assert (tmp_path / "galahad.token").read_text().strip()
    assert bring("page", server, tmp_path) == 0  # the same account once more


def test_a_bot_that_fails_loses_nothing_but_its_choices(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG)
    assert bring(wrong, server, tmp_path) == 0
    said = capsys.readouterr().out
    assert "the rules chose for it" in said
    assert "1 matches" in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("BOT = 5\n", "has to set BOT"),
        ("import nothing_of_that_name\n", "cannot be read"),
        ("x = 1\n", "has to set BOT"),
    ],
)
def test_a_file_that_is_no_bot_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    file = tmp_path / "no_bot.py"
    file.write_text(text)
    assert bring(file, "http://127.0.0.1:1", tmp_path) == 2
    assert sentence in capsys.readouterr().err


def test_a_bot_that_raises_is_told_where(server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raising = tmp_path / "raising.py"
    raising.write_text(WRONG.replace("return 999", "raise KeyError(seat)"))
    assert bring(raising, server, tmp_path) == 0
    assert "KeyError" in (said := capsys.readouterr().out)
    assert "raising.py:6" in said


def test_where_no_server_is_the_bot_ends_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring("page", "http://127.0.0.1:1", tmp_path) == 1
    assert "127.0.0.1:1" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [("--house", "emperor"), ("--game", "chess"), ("--seats", "9"), ("--matches", "0")])
def test_wrong_wishes_are_refused_before_an_account_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: tuple[str, str]
) -> None:
    assert bring("page", "http://127.0.0.1:1", tmp_path, *wrong) == 2
    assert capsys.readouterr().err.startswith("staufer-lab: ")
    assert not (tmp_path / "galahad.token").exists()


def test_a_name_that_is_taken_is_refused(server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring("page", server, tmp_path) == 0
    other = tmp_path / "other"
    other.mkdir()
    assert bring("page", server, other) == 1
    assert "is called Bot Galahad already" in capsys.readouterr().err


@pytest.fixture(autouse=True)
def no_loop_runs() -> None:
    with pytest.raises(RuntimeError):
        asyncio.get_running_loop()
