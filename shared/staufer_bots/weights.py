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
        "as a squire sees it": 0.739,
        "as a squire sees it at last": 1.035,
        "cardinal": 0.274,
        "cardinal at last": 1.857,
        "friar": -3.463,
        "friar at last": 1.44,
        "points of riches": 0.05,
        "points of riches at last": 0.722,
        "points of the canticle": 0.675,
        "points of the canticle at last": 0.963,
        "points of the rank": -0.008,
        "points of the rank at last": 0.294,
        "points of the riddle": 0.256,
        "points of the riddle at last": 0.996,
        "points of unused votes": 0.035,
        "points of unused votes at last": 0.407,
    },
}
