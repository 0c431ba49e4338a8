"""Numbers, moments and codes as people read them."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from staufer_engine.games import GAMES
from staufer_protocol.happenings import HOW, UNRATED
from staufer_server.answers import MatchSeen
from staufer_server.clocks import PACES

ROMANS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
SHIELDS = ("gold", "teal", "rose", "slate", "orange", "white", "wine")  # as the client gives them to names
TIES = {  # by the ranking of each game
    "fredericus": "Of players with equal points, the later in the order of play is before the other (FR-10.3).",
    "de_vulgari": "Of players with equal points, whoever is ahead in knowledge is before the other (DV-14.4).",
    "stupor_mundi": "Of players with equal points, whoever has more Great Structures is before the other (SM-16.5).",
}
MATCH = re.compile("[0-9a-f]{32}")


def is_match(text: str) -> bool:
    return MATCH.fullmatch(text) is not None


def rating(centi: int) -> str:
    """Whole points, as ladders show them."""
    return str((centi + 50) // 100)


def signed(centi: int) -> str:
    """With its sign; the minus is as wide as the plus."""
    return "±0.0" if centi == 0 else f"{centi / 100:+.1f}".replace("-", "−")


def day(at: int | None) -> str:
    """To the minute, in the time of Greenwich: a page without scripts does not know its reader's."""
    if at is None:
        return "–"
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.day} {moment:%B %Y, %H:%M} UTC"


def stamp(at: int | None) -> str:
    """The same for machines."""
    return "" if at is None else datetime.fromtimestamp(at, UTC).isoformat()


def title_of(game: str) -> str:
    return GAMES[game].title if game in GAMES else game


def pace(name: str) -> str:
    found = PACES.get(name)
    if found is None:
        return "Untimed"
    return f"{name.capitalize()}, {found.bank // 60_000} min + {found.turn // 1000} s a turn"


def roman(place: int | None) -> str:
    """The first ten places in Roman numerals."""
    if place is None:
        return "–"
    return ROMANS[place - 1] if 0 < place <= len(ROMANS) else str(place)


def shield(name: str) -> str:
    """Which arms belong to a name; the client finds the same."""
    lot = 1
    for unit in utf16(name):
        lot = (lot * 167 + unit) % 65521
    return f"shield_{SHIELDS[lot % len(SHIELDS)]}.svg"


def utf16(text: str) -> list[int]:
    coded = text.encode("utf-16-le")
    return [coded[n] + 256 * coded[n + 1] for n in range(0, len(coded), 2)]


def how(code: str) -> str:
    """How a seat's match ended, where it was not played to the end."""
    return HOW.get(code, "")


def tie_of(match: MatchSeen) -> str:
    """What parted those who played to the end with equal points; empty where nobody had to be parted."""
    played = [one for one in match.results if not how(one.how) and one.score is not None]
    is_parted = any(a.score == b.score and a.place != b.place for a in played for b in played)
    return TIES.get(match.game, "") if is_parted else ""


def why_unrated(code: str) -> str:
    return UNRATED.get(code, "This match was not rated.") if code else ""
