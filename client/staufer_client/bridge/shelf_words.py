"""What stands on the boxes of the games."""

from __future__ import annotations

TAGLINES = {
    "stupor_mundi": "Raise your castle, sail his sea, sway his court.",
    "fredericus": "Fly falcon and goshawk, catch the fabulous beasts.",
    "de_vulgari": "Travel Italy and gather the words of one tongue.",
}
LENGTHS = {
    "stupor_mundi": "about 90 minutes",
    "fredericus": "about 45 minutes",
    "de_vulgari": "about 100 minutes",
}
