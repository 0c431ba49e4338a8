"""House bots: players who think with what a seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from staufer_bots.bot import Bot
from staufer_bots.duke import Duke
from staufer_bots.knight import Knight
from staufer_bots.page import Page
from staufer_bots.squire import Squire

BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (Page(), Squire(), Knight(), Duke())}

__all__ = ["BOTS", "Bot"]
