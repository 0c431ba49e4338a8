"""What is done on demand, and nothing else is tested then.

``pytest --capsule=FILE`` plays the match of a report again by the rules as they are now; ``pytest --seed=N`` runs one
simulated schedule again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

REPLAYED = Path(__file__).with_name("capsules") / "replayed.py"
SCHEDULED = Path(__file__).with_name("simulation") / "one_seed.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--capsule", metavar="FILE", type=Path, help="play the match of this report again")
    parser.addoption("--seed", metavar="N", type=int, help="run the simulated schedule of this seed again")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--capsule") is not None:
        config.args[:] = [str(REPLAYED)]
    if config.getoption("--seed") is not None:
        config.args[:] = [str(SCHEDULED)]
