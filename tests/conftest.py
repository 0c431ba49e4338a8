"""``pytest --capsule=FILE``: play the match of a report again by the rules as they are now, and test nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

REPLAYED = Path(__file__).with_name("capsules") / "replayed.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--capsule", metavar="FILE", type=Path, help="play the match of this report again")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--capsule") is not None:
        config.args[:] = [str(REPLAYED)]
