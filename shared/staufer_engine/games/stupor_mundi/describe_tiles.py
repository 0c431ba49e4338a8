"""Choices about Edicts, City Bonuses and the tiles of the expansions in words (SM-13, SM-17, SM-19, SM-20)."""

from __future__ import annotations

from staufer_engine.games.stupor_mundi.components import (
    CARDS,
    CITY_BONUSES,
    EDICTS,
    EMPTY,
    HOUSES,
    NONE,
    PROJECTS,
    REWARDS,
    TRACKS,
)
from staufer_engine.games.stupor_mundi.describe_actions import (
    Said,
    decline,
)
from staufer_engine.games.stupor_mundi.describe_effects import effects_words
from staufer_engine.games.stupor_mundi.edicts import ADD
from staufer_engine.games.stupor_mundi.nouns import (
    ICON_NAMES,
    UPPER_MIDDLE_LOWER,
    ally_name,
    bonus_name,
    card_name,
    condition_name,
    edict_name,
    project_name,
    slot_name,
)
from staufer_engine.games.stupor_mundi.state import State
from staufer_engine.games.stupor_mundi.vocabulary import Icon
from staufer_engine.phrases import Fact, Phrase, sentences

# -- Edicts --------------------------------------------------------------------------------


def reward_words(s: State, what: str, space: int) -> Said:
    if space == NONE:
        return decline(Phrase("No more rewards"), "SM-17.16")
    tile = s.active_edicts[space]
    reward = effects_words(REWARDS[space].effects)
    facts: dict[str, Fact] = {"where": UPPER_MIDDLE_LOWER[space], "reward": reward}
    if what == "edict_reward":
        return Said(
            Phrase("The {where} reward", facts),
            reward,
            Phrase("You take the {where} reward: {reward}. No tile is used.", facts, "SM-17.16"),
        )
    if tile == EMPTY:
        return Said(
            Phrase("The {where} reward", facts),
            reward,
            Phrase("No Edict tile is left: you take the {where} reward, {reward}.", facts, "SM-13.6"),
        )
    facts |= {"edict": edict_name(tile), "icons": tuple(ICON_NAMES[icon] for icon in EDICTS[tile].icons)}
    return Said(
        Phrase("{edict} ({where})", facts),
        Phrase("{reward}; {icons}", facts),
        Phrase("You issue {edict}: {reward}, then its icons: {icons}.", facts, "SM-13.2"),
    )


def refill_words(s: State, n: int) -> Said:
    tile = s.next_edicts[n]
    facts: dict[str, Fact] = {"edict": edict_name(tile), "icons": tuple(ICON_NAMES[i] for i in EDICTS[tile].icons)}
    return Said(
        Phrase("{edict}", facts),
        Phrase("{icons}", facts),
        Phrase("{edict} moves up to the empty Active space.", facts, "SM-13.2"),
    )


def swap_words(s: State, active: int, following: int) -> Said:
    facts: dict[str, Fact] = {
        "down": edict_name(s.active_edicts[active]),
        "up": edict_name(s.next_edicts[following]),
    }
    return Said(
        Phrase("{up} for {down}", facts),
        Phrase("swap the two tiles"),
        Phrase("{up} becomes Active, {down} a Next Edict.", facts, "SM-17.15"),
    )


def direction_words(s: State, icon: int, way: int, what: str) -> Said:
    facts: dict[str, Fact] = {
        "icon": ICON_NAMES[Icon(icon)],
        "step": TRACKS[icon].step,
        "now": s.frederick.tracks[icon],
    }
    paragraph = "SM-13.3" if what == "edict_direction" else "SM-17.18"
    if way == ADD:
        return Said(
            Phrase("{icon}: add", facts),
            Phrase("now {now}, {step} more for each icon", facts),
            Phrase("Frederick gains {icon}; the value is {now} now.", facts, paragraph),
        )
    return Said(
        Phrase("{icon}: remove", facts),
        Phrase("now {now}, {step} less for each icon", facts),
        Phrase("Frederick loses {icon}; the value is {now} now.", facts, paragraph),
    )


# -- other tiles ---------------------------------------------------------------------------


def bonus_words(bonus: int) -> Said:
    if bonus == NONE:
        return decline(Phrase("Take no City Bonus"), "SM-17.17")
    facts: dict[str, Fact] = {"bonus": bonus_name(bonus), "effects": effects_words(CITY_BONUSES[bonus].effects)}
    return Said(
        Phrase("{bonus}", facts),
        effects_words(CITY_BONUSES[bonus].effects),
        Phrase("You take {bonus}: {effects}. Then it leaves the game.", facts, "SM-8.6"),
    )


def house_words(house: int) -> Said:
    own = [n for n, card in enumerate(CARDS) if card.house == house]
    facts: dict[str, Fact] = {
        "house": Phrase(HOUSES[house].name),
        "one": card_name(own[0]),
        "first": effects_words(CARDS[own[0]].effects),
        "other": card_name(own[1]),
        "second": effects_words(CARDS[own[1]].effects),
    }
    return Said(
        Phrase("House {house}", facts),
        Phrase("{one}, {other}", facts),
        Phrase("The cards of House {house}: {one} ({first}) and {other} ({second}).", facts, "SM-2.12"),
    )


def mantle_words(s: State, p: int, slot: int) -> Said:
    facts: dict[str, Fact] = {"ally": ally_name(s.players[p].allies[slot]), "slot": slot_name(slot)}
    return Said(
        Phrase("Mantle for {ally}", facts),
        Phrase("Ally space {slot}", facts),
        Phrase("{ally} wears the Mantle from now on.", facts, "SM-19.8"),
    )


def project_words(s: State, n: int) -> Said:
    if n == NONE:
        return decline(Phrase("Take no project"), "SM-20.4")
    facts: dict[str, Fact] = {
        "project": project_name(s.offered[n]),
        "condition": condition_name(s.conditions[n]),
        "effects": effects_words(PROJECTS[s.offered[n]].effects),
    }
    return Said(
        Phrase("{project}", facts),
        effects_words(PROJECTS[s.offered[n]].effects),
        sentences([
            Phrase("You take {project}; its condition is fulfilled: {condition}.", facts, "SM-20.4"),
            Phrase("Built, it counts at the end: {effects}. Unbuilt it costs 4 VP.", facts, "SM-20.7"),
        ]),
    )  # fmt: skip
