"""Every strength with little time to think, for tests that play many games."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_bots import BOTS, Bot
from staufer_bots.duke import OUTLOOKS, Duke, Outlook
from staufer_bots.knight import BUDGETS, Knight
from staufer_bots.turn_search import Budget

SEARCHING = ("knight", "duke")
LITTLE = Budget(worlds=1, starts=0, changes=1)
NEAR = Outlook(worlds=1, options=2, lines=2, changes=1, margin=0.3, trust=1, futures=1, rounds=1)
THRIFTY: Mapping[str, Bot] = {
    **BOTS,
    "knight": Knight(dict.fromkeys(BUDGETS, LITTLE)),
    "duke": Duke(dict.fromkeys(OUTLOOKS, NEAR)),
}
