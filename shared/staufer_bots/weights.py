"""What each feature of a position was worth in points at the end, as ``staufer-lab fit`` found it."""

from __future__ import annotations

from collections.abc import Mapping

WEIGHTS: Mapping[str, Mapping[str, float]] = {
    "fredericus": {
        "lonely creatures": 1.46,
        "my bets": 0.885,
        "my hunt": 0.44,
        "next hunt": -0.601,
        "pairs and lonely": 1.063,
        "pairs and wanted": 0.293,
        "points": 1.393,
        "their bets": 0.161,
        "their hunts": -0.601,
        "wanted creatures": 1.401,
    },
    "stupor_mundi": {
        "as a squire sees it": 1.329,
        "closed sides early": 0.422,
        "structures early": 1.101,
    },
    "de_vulgari": {
        "abbesses": -0.062,
        "ahead in knowledge": -0.102,
        "amanuenses": 0.066,
        "canticle": 0.93,
        "cardinal": -3.723,
        "cardinal early": -0.765,
        "ducats": -0.012,
        "ducats early": 0.182,
        "friar": -4.731,
        "friar early": -0.426,
        "knowledge": 1.949,
        "knowledge early": -1.069,
        "knowledge of a master": 0.225,
        "knowledge of all": -5.561,
        "library": -0.068,
        "manuscripts": -0.441,
        "messenger": -0.104,
        "next turn": -0.122,
        "orient": -0.003,
        "points": 0.935,
        "points, later worth more": -1.107,
        "rank in sight": -0.716,
        "rest": -0.161,
        "riddle": 0.148,
        "tongues": 1.531,
        "used areas": -0.287,
        "votes for the rank": 0.875,
        "votes to spare": -0.347,
    },
}
