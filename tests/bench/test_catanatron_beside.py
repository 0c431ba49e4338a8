"""The comparison runs and says what it promises; how fast we are it measures, and no test decides."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from staufer_engine.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_comparison_prints_our_figures_beside_catanatrons(game: str) -> None:
    script = Path(__file__).with_name("catanatron_beside.py")
    done = subprocess.run([sys.executable, script, "1", game], check=True, capture_output=True, text=True)

    figures = json.loads(done.stdout)
    assert figures["decisions_per_second"] > 0
    assert figures["catanatron_decisions_per_second"] > 0
    assert figures["decisions_against_catanatron"] > 0
