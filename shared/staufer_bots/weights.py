"""What each feature of a position was worth in points at the end, as ``staufer-lab fit`` found it."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "fredericus": {
        "lonely creatures": 0.589,
        "my bets": 1.373,
        "my hunt": -0.068,
        "next hunt": -0.531,
        "pairs and lonely": 1.03,
        "pairs and wanted": 0.737,
        "points": 1.385,
        "their bets": 0.348,
        "their hunts": -0.531,
        "wanted creatures": 0.928,
    },
    "stupor_mundi": {
        "as a squire sees it": 1.299,
        "closed sides early": 0.282,
        "structures early": 0.686,
    },
    "de_vulgari": {
        "as a squire sees it": 0.825,
        "as a squire sees it at last": 1.031,
        "cardinal": 1.587,
        "cardinal at last": 2.447,
        "friar": -2.327,
        "friar at last": 1.407,
        "points of riches": 0.141,
        "points of riches at last": 0.73,
        "points of the canticle": 0.606,
        "points of the canticle at last": 0.973,
        "points of the rank": 0.015,
        "points of the rank at last": 0.282,
        "points of the riddle": 0.316,
        "points of the riddle at last": 0.978,
        "points of unused votes": 0.006,
        "points of unused votes at last": 0.477,
    },
}
