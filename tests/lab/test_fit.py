"""The fit of the tables by which bots judge: exact where it can be, and the same every time."""

from __future__ import annotations

import json
import random

import pytest

from staufer_bots.weights import WEIGHTS
from staufer_lab.__main__ import main
from staufer_lab.fit import fitted, solved


def test_equations_are_solved_also_where_the_first_pivot_is_nothing() -> None:
    assert solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_weights_that_made_the_results_are_found_again() -> None:
    dice, truth = random.Random(1), {"creatures": 2.0, "steps": -0.5, "nothing": 0.0}
    rows = []
    for _ in range(2000):
        found = {"creatures": dice.random() * 8, "steps": dice.random() * 100, "nothing": dice.random()}
        rows.append((found, sum(truth[name] * one for name, one in found.items()) + dice.gauss(0, 1)))

    weights = fitted(rows)

    assert list(weights) == sorted(truth)
    assert weights == pytest.approx(truth, abs=0.15)


def test_the_same_seed_fits_the_same_table(capsys: pytest.CaptureFixture[str]) -> None:
    def found(seed: str) -> dict[str, float]:
        assert main(["fit", "fredericus", "--games", "1", "--seed", seed, "--workers", "1", "--json"]) == 0
        weights: dict[str, float] = json.loads(capsys.readouterr().out)
        return weights

    assert found("3") == found("3") != found("4")
    assert set(found("3")) == set(WEIGHTS["fredericus"])


def test_a_fit_needs_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "fredericus", "--games", "0"]) == 2
    assert "[wrong_games]" in capsys.readouterr().err
