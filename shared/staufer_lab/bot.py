"""``staufer-lab bot FILE``: brings a bot of one's own to a server."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from staufer_bots import BOTS, Bot
from staufer_lab.wishes import Wrong

MISSING = 'This needs the line of the client: python -m pip install "staufer[bot]"'


def wanted_bot(what: str) -> Bot:
    """A bot of the house by its name, or ``BOT`` of a Python file; Wrong where there is none."""
    if what in BOTS:
        return BOTS[what]
    file = Path(what)
    if not file.is_file():
        raise Wrong("wrong_bot", f"There is no file {what}, and no bot of the house of that name ({', '.join(BOTS)}).")
    bot = getattr(loaded(file), "BOT", None)
    if bot is None or not callable(getattr(bot, "choose", None)):
        raise Wrong("wrong_bot", f"{file.name} has to set BOT to something with choose(game, seat, below).")
    found: Bot = bot
    return found


def loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise Wrong("wrong_bot", f"{file.name} is no Python file.")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Wrong("wrong_bot", f"{file.name} cannot be read: {type(error).__name__}: {error}") from error
    return module


class Errand(NamedTuple):
    """What the bot is to look for and how often."""

    game: str
    seats: tuple[int, ...]
    pace: str
    is_rated: bool
    house: str  # bots of the house that may fill the table; empty: none
    matches: int


def bring(bot: Bot, server: str, account: Path, name: str, errand: Errand) -> int:
    """Let it play; its account is kept in the file *account*."""
    try:
        from staufer_client.addresses import BadAddress, read_address  # noqa: PLC0415 -- of an extra that the lab does not need
        from staufer_client.bot_kit import BotAtServer, Search, Turned  # noqa: PLC0415
        from staufer_client.connection import Connection  # noqa: PLC0415
        from staufer_client.tables import TableMaker  # noqa: PLC0415
        from staufer_client.tokens import Tokens  # noqa: PLC0415
    except ImportError:
        raise Wrong("missing_line", MISSING) from None

    def say(line: str) -> None:
        print(line, flush=True)

    async def play() -> int:
        try:
            address = read_address(server)
        except BadAddress as bad:
            raise Wrong("wrong_server", bad.sentence) from None
        tokens = Tokens(find_keyring=lambda: None, files={address.base: account})
        connection = Connection(address, tokens, "bot kit", TableMaker(asks_before_the_end=lambda: False))
        search = Search(errand.game, errand.seats, errand.pace, errand.is_rated, errand.house)
        guest = BotAtServer(connection, bot, search, say)
        try:
            await guest.run(errand.matches, name)
        except Turned as turned:
            print(f"staufer-lab: {turned}", file=sys.stderr)
            return 1
        say(f"{guest.played} matches, {guest.failures} failures of the bot")
        return 0

    return asyncio.run(play())
