"""What somebody wants from the lab, checked before anything begins."""

from __future__ import annotations

import json
from collections.abc import Mapping

from staufer_bots import BOTS, Bot
from staufer_engine.games import GAMES
from staufer_engine.kernel import Rules, playable
from staufer_engine.record import Record
from staufer_protocol.complaint import Complaint


class Wrong(Complaint):
    """The wish cannot be granted; the sentence says what would be right."""


def wanted_game(name: str) -> Rules[Record]:
    if name not in GAMES:
        raise Wrong("unknown_game", f"There is no game {name!r}. The games are: {', '.join(GAMES)}.")
    return GAMES[name]


def wanted_seats(rules: Rules[Record], seats: int | None) -> int:
    """The most that the game takes, unless told."""
    if seats is None:
        return max(rules.players)
    if seats not in rules.players:
        numbers = ", ".join(str(number) for number in rules.players)
        raise Wrong("wrong_seats", f"{rules.title} is played with {numbers} seats, not with {seats}.")
    return seats


def wanted_options(rules: Rules[Record], seats: int, text: str) -> Mapping[str, int]:
    """From JSON such as ``{"short_game": 1}``; what is not named keeps its default."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and depths that no option has
        raise Wrong("wrong_json", f"--options is not JSON: {error}.") from error
    if not isinstance(said, dict):
        raise Wrong("wrong_json", '--options must be a JSON object, such as {"name": 1}.')
    try:
        return playable(rules, seats, said)
    except ValueError as error:
        raise Wrong("wrong_option", f"{rules.title} cannot be played so: {error}. {choices_of(rules)}") from error


def choices_of(rules: Rules[Record]) -> str:
    if not rules.options:
        return "It has no options."
    named = (f"{option.name}, one of {[value for value, _ in option.values]}" for option in rules.options)
    return f"Its options are: {'; '.join(named)}."


def wanted_bots(names: str, seats: int) -> list[Bot]:
    """One bot a seat, or one for all; none means that every option is equally likely."""
    if not names:
        return []
    bots = known_bots(names)
    if len(bots) not in (1, seats):
        raise Wrong("wrong_bots", f"--bots names {len(bots)} bots for {seats} seats; name one for all, or one a seat.")
    return [BOTS[name] for name in (bots * seats if len(bots) == 1 else bots)]


def wanted_rivals(names: str) -> list[str]:
    """Two bots or more, each once."""
    bots = known_bots(names)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Wrong("wrong_bots", "--bots must name 2 bots or more, each once.")
    return bots


def known_bots(names: str) -> list[str]:
    bots = names.split(",")
    for name in bots:
        if name not in BOTS:
            raise Wrong("unknown_bot", f"There is no bot {name!r}. The bots are: {', '.join(BOTS)}.")
    return bots
