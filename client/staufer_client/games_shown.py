"""The games that this program can show: what it has to know of each beside the rules.

A game may be installed before there is a board for it here; such a game is not offered, and its matches are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from staufer_engine.games import GAMES
from staufer_engine.kernel import Rules
from staufer_engine.phrases import Msgid
from staufer_engine.record import Record
from staufer_protocol.journal import HEADING, ROUND_TITLE

if TYPE_CHECKING:
    from staufer_client.choosing import MarkNames

PORTS = ("roma", "constantinople", "alexandria", "tunis", "barcelona")  # of Stupor Mundi, as its board ids count them
MAIN_ACTIONS = ("promote", "market", "build", "summon", "purchase")
TRACKS = ("grain", "stone", "treasury", "tower_purple", "wall_purple", "keep_purple", "ally", "specialist_purple")
RESULT: Msgid = "{first} to {second} points, after {rounds} rounds"
WAY = ("from", "to")  # options whose board ids are the two ends of a way


@dataclass(frozen=True, slots=True)
class GameShown:
    """One game on this screen; its board is in ``bridge/registry.py``."""

    paragraphs: str  # how its rules are cited: "FR" of "FR-6.2"
    tagline: Msgid
    length: Msgid
    marks: MarkNames  # of the board, by group or question, where they have not the group's own name
    signs: Mapping[str, str]  # the art on the button of a board id, a group or a question
    turning_points: Mapping[str, int]  # what is worth jumping to in a replay, and which of its facts is the seat
    heading: str = HEADING  # what is told when another part of the journal begins
    round_title: Msgid = ROUND_TITLE
    result: Msgid = RESULT
    leaves_out_closed: bool = False  # groups that are not open now have no button: there are too many of them
    sets: frozenset[str] = frozenset()  # questions whose board ids are clicked in any order, and clicked again put back
    has_numbered_places: bool = True  # the numbers in board ids can be read on the board, so they press the buttons
    screens: str = ""  # the option that opens the screens behind which the table hides what the rules show; none


GAMES_SHOWN: Mapping[str, GameShown] = MappingProxyType(
    {
        "fredericus": GameShown(
            paragraphs="FR",
            tagline="Fly falcon and goshawk, catch the fabulous beasts.",
            length="about 45 minutes",
            marks={
                "card": WAY,
                "raptor": WAY,
                "hood": ("hood",),
                "keep": ("bet",),
                "first bet": ("bet",),
                "bet": ("bet",),
                "seal to discard": ("seal",),
            },
            signs={
                "capture": "talon",
                "flip": "flip",
                "shift": "flip",
                "hood": "hood",
                "card": "card",
                "raptor": "raptor",
                "end": "end",
                "seal to discard": "seal",
            },
            turning_points={"captured": 0, "Fredericus drawn": 0},
        ),
        "stupor_mundi": GameShown(
            paragraphs="SM",
            tagline="Build a castle at the court of Frederick II, the wonder of the world.",
            length="about 90 minutes",
            marks={},
            signs={
                "face up": "card",
                "without effect": "discard",
                "face down": "cardback",
                "travel": "ship",
                "play_card": "pass",
                "promote": "promote",
                "market_step": "market",
                "build": "build",
                "summon": "summon",
                "purchase": "purchase",
                "purchase_removal": "remove",
                "remove_card": "remove",
                "recover": "hand",
                "move_ship": "ship",
                "play_which": "card",
                "edict_tile": "edict",
                "edict_direction": "eagle",
                "edict_refill": "edict",
                "edict_reward": "edict",
                "swap_edict": "swap",
                "palace_step": "eagle",
                "effect_optional": "edict",
                "city_bonus": "city_roma",
                "choose_house": "house",
                "end_discard": "discard",
                "take_project": "project",
                "take_mantle": "mantle",
                "resource_choice": "resource",
                "overflow": "resource",
                "income_order": "income",
                **{f"city:{n}": f"city_{name}" for n, name in enumerate(PORTS)},
                **{f"action:{n}": name for n, name in enumerate(MAIN_ACTIONS)},
                **{f"icon:{n}:{way}": name for n, name in enumerate(TRACKS) for way in ("add", "remove")},
                "market:sell": "coin",
                "market:buy": "resource",
                "harbour": "ship_papal",
                "library": "book",
                "knights": "knight",
                "mantle": "mantle",
            },
            turning_points={"built": 0, "edict issued": 0, "summoned": 0},
            sets=frozenset({"end_discard", "recover"}),
            has_numbered_places=False,
        ),
        "de_vulgari": GameShown(
            paragraphs="DV",
            tagline="Travel Italy as merchant, friar or cardinal, and write the tongue of the people.",
            length="about 2 hours",
            marks={},
            signs={
                "benefit": "glyph_benefit",
                "event": "glyph_event",
                "move": "glyph_move",
                "manuscript": "glyph_quill",
                "take": "cube_yellow",
                "salterio": "glyph_salterio",
                "business": "glyph_business",
                "tracks": "glyph_tracks",
                "church": "mitre",
                "look": "glyph_library",
                "strike": "face_shlasinger",
                "end": "glyph_end",
                "bid": "glyph_bid",
                "call": "glyph_bid",
                "invitation": "glyph_bid",
                "election": "mitre",
                **{f"cube:{colour}": f"cube_{colour}" for colour in ("red", "black", "yellow", "green")},
                **{
                    f"track:{track}": f"glyph_{track}"
                    for track in ("orient", "messenger", "riddle", "rest", "library", "canticle")
                },
                "scribes:knowledge": "cube_green",
                "scribes:points": "cube_green",
            },
            turning_points={"friar": 0, "cardinal": 0, "won the auction": 0, "elected": 0},
            heading="turn",
            round_title="Turn {round}",
            result="{first} to {second} points, after {rounds} turns",
            leaves_out_closed=True,
            has_numbered_places=False,
            screens="open_screens",
        ),
    }
)


def games_to_play() -> Mapping[str, Rules[Record]]:
    """The installed games that can be shown: the only ones that are offered."""
    return {name: GAMES[name] for name in GAMES_SHOWN if name in GAMES}  # the others are not even loaded


def title_of(game: str) -> str:
    return GAMES[game].title if game in GAMES else game


def cannot_show(game: str) -> Msgid:
    """Why a match or a replay of *game* stays closed."""
    return f"This program cannot show {title_of(game)} yet; a newer one can."


def marks_of(game: str) -> MarkNames | None:
    return GAMES_SHOWN[game].marks if game in GAMES_SHOWN else None


def sign_of(game: str, *asked: str) -> str:
    """The art on a button: of the first of its board ids, its group and its question that has one; empty for none."""
    signs = GAMES_SHOWN[game].signs if game in GAMES_SHOWN else {}
    return next((f"{game}/{signs[one]}" for one in asked if one in signs), "")


def is_a_set(game: str, what: str) -> bool:
    """Whether the board ids of an answer to this question have no order."""
    return game in GAMES_SHOWN and what in GAMES_SHOWN[game].sets


def heading_of(game: str) -> str:
    return GAMES_SHOWN[game].heading if game in GAMES_SHOWN else HEADING


def round_title_of(game: str) -> str:
    return GAMES_SHOWN[game].round_title if game in GAMES_SHOWN else ROUND_TITLE


def result_of(game: str) -> str:
    return GAMES_SHOWN[game].result if game in GAMES_SHOWN else RESULT


def leaves_out_closed(game: str) -> bool:
    return game in GAMES_SHOWN and GAMES_SHOWN[game].leaves_out_closed


def has_numbered_places(game: str) -> bool:
    return game not in GAMES_SHOWN or GAMES_SHOWN[game].has_numbered_places


def has_screens(game: str, options: Iterable[tuple[str, int]]) -> bool:
    """Whether the table hides something of each player from the others that the rules' view shows to all."""
    opened_by = GAMES_SHOWN[game].screens if game in GAMES_SHOWN else ""
    return bool(opened_by) and not dict(options).get(opened_by, 0)


def turning_points_of(game: str) -> Mapping[str, int]:
    return GAMES_SHOWN[game].turning_points if game in GAMES_SHOWN else {}
