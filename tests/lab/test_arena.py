"""The arena: who meets whom, when a pair is decided, and what a results file saves."""

from __future__ import annotations

import json
import random
from math import inf
from pathlib import Path

import pytest

from staufer_lab.__main__ import main
from staufer_lab.arena import points_of_the_first
from staufer_lab.odds import elo, interval, ladder

Output = pytest.CaptureFixture[str]


def met(capsys: Output, *arguments: str) -> dict[str, dict[str, dict[str, object]]]:
    assert main(["arena", "fredericus", "--workers", "1", "--json", *arguments]) == 0
    said: dict[str, dict[str, dict[str, object]]] = json.loads(capsys.readouterr().out)
    return said


def test_a_pair_is_done_when_its_interval_decides(capsys: Output) -> None:
    counted = met(capsys, "--bots", "page,squire", "--games", "20", "--until-decided")

    pair = counted["pairs"]["page against squire"]
    assert 6 <= pair["games"] < 20  # type: ignore[operator]
    assert pair["interval"][1] < 0.5  # type: ignore[index]
    assert counted["elo"]["page"] < counted["elo"]["squire"]  # type: ignore[operator]
    for name in ("page", "squire"):
        speed = counted["bots"][name]
        assert speed["choices"] > 50  # type: ignore[operator]
        assert speed["mean_milliseconds"] <= speed["max_milliseconds"]  # type: ignore[operator]


def test_what_the_results_file_holds_is_not_played_again_and_a_cut_line_is(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "results"
    arguments = ("--bots", "page,squire", "--seats", "3", "--results", str(file))
    first = met(capsys, *arguments, "--games", "2")
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 3

    file.write_text("".join(lines[:2]) + lines[2][:20], "utf-8")
    again = met(capsys, *arguments, "--games", "3")

    whole = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    assert [line["number"] for line in whole] == [0, 1, 2]
    assert whole[0] == json.loads(lines[1])
    assert again["pairs"]["page against squire"]["games"] == 3
    assert first["pairs"]["page against squire"]["games"] == 2


def test_results_of_another_setting_are_refused(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "results"
    met(capsys, "--bots", "page,squire", "--results", str(file), "--games", "1")

    assert main(["arena", "fredericus", "--bots", "page,squire", "--seats", "3", "--results", str(file)]) == 2
    assert "[other_results]" in capsys.readouterr().err
    file.write_text("{", "utf-8")
    assert main(["arena", "fredericus", "--bots", "page,squire", "--results", str(file)]) == 2
    assert "[wrong_results]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "page"], "wrong_bots"),
        (["--bots", "page,page"], "wrong_bots"),
        (["--bots", "page,herald"], "unknown_bot"),
        (["--bots", "page,squire", "--games", "0"], "wrong_games"),
    ],
)
def test_a_wrong_wish_is_refused(capsys: Output, arguments: list[str], code: str) -> None:
    assert main(["arena", "fredericus", *arguments]) == 2
    assert f"[{code}]" in capsys.readouterr().err


def test_every_two_seats_that_think_differently_share_a_point() -> None:
    assert points_of_the_first([[0], [1]], [0, 1]) == 1
    assert points_of_the_first([[0, 1]], [0, 1]) == 0.5
    assert points_of_the_first([[2], [0], [1]], [0, 1, 0]) == 1
    assert points_of_the_first([[1], [0], [2]], [1, 0, 1]) == 1
    assert points_of_the_first([[0], [1], [2], [3]], [0, 1, 0, 1]) == 0.75


def test_the_interval_holds_the_truth_at_all_times_in_19_of_20() -> None:
    dice, missed = random.Random(2), 0
    for _ in range(200):
        points, share = 0.0, 0.6
        for games in range(1, 101):
            points += dice.random() < share
            low, high = interval(points, games)
            assert 0 <= low <= points / games <= high <= 1
            if not low <= share <= high:
                missed += 1
                break
    assert missed <= 10


def test_the_interval_closes_in_on_what_was_played() -> None:
    assert interval(0, 0) == (0, 1)
    low, high = interval(260, 400)
    assert 0.55 < low < 0.65 < high < 0.75
    assert interval(140, 400) == pytest.approx((1 - high, 1 - low))


def test_elo_of_shares_and_of_a_whole_ladder() -> None:
    assert elo(10 / 11) == pytest.approx(400)
    assert (elo(0), elo(1)) == (-inf, inf)
    rated = ladder(["a", "b", "c"], {("a", "b"): (250, 1000), ("b", "c"): (250, 1000), ("a", "c"): (100, 1000)})
    assert sum(rated.values()) == pytest.approx(0)
    assert rated["b"] - rated["a"] == pytest.approx(elo(0.75), abs=2)
    assert rated["c"] - rated["a"] == pytest.approx(elo(0.9), abs=2)
