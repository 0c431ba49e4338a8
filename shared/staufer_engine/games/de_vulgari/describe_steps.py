"""The steps of a player turn in words (DV-7)."""

from __future__ import annotations

from staufer_engine.games.de_vulgari.components import (
    ANSELMO,
    BUSINESS_DUCATS,
    LIBRARY,
    MANUSCRIPTS,
    NOBLE,
    NOBLE_SWAP,
    TAKE_POINTS,
    VOTES,
    PlayerStep,
    Step,
)
from staufer_engine.games.de_vulgari.cubes import price_of
from staufer_engine.games.de_vulgari.describe_answers import Said
from staufer_engine.games.de_vulgari.describe_church import cardinal_words, friar_words, scribe_words, strike_words
from staufer_engine.games.de_vulgari.describe_places import place_words
from staufer_engine.games.de_vulgari.describe_tracks import advance_words
from staufer_engine.games.de_vulgari.journeys import journey_ducats
from staufer_engine.games.de_vulgari.land import benefit, event_gain, event_here
from staufer_engine.games.de_vulgari.library import tiles_to_see
from staufer_engine.games.de_vulgari.nouns import (
    AREA_NAMES,
    EVENT_NAMES,
    TITLES,
    action_points,
    cubes_in_words,
    ducats_and_knowledge,
    points_and_ducats,
    tongues_of,
)
from staufer_engine.games.de_vulgari.roads import COSTS, way
from staufer_engine.games.de_vulgari.shelves import shelf_of
from staufer_engine.games.de_vulgari.state import State, knowledge_order, points_left
from staufer_engine.games.de_vulgari.tracks import TRACK_OF, salterio_gain
from staufer_engine.phrases import Fact, Phrase, one_or_more, sentences


def step_words(s: State, p: int, step: PlayerStep) -> Said:
    match step:
        case Step.BENEFIT, *_:
            return benefit_words(s, p)
        case Step.EVENT, *_:
            return event_words(s, p)
        case Step.MOVE, goal:
            return move_words(s, p, goal)
        case Step.MANUSCRIPT, kind:
            return manuscript_words(s, kind)
        case Step.TAKE, cube, count, swaps:
            return take_words(s, p, cube, count, swaps)
        case Step.SALTERIO, *_:
            return salterio_words(s, p)
        case Step.BUSINESS, *_:
            return BUSINESS
        case Step.FRIAR, character:
            return friar_words(s, p, character)
        case Step.CARDINAL, character, cube:
            return cardinal_words(s, p, character, cube)
        case Step.SCRIBES, into:
            return scribe_words(s, p, into)
        case Step.LOOK, *_:
            return look_words(s, p)
        case Step.STRIKE, rival:
            return strike_words(s, rival)
        case Step.END, *_:
            return end_words(s, p)
        case _:
            return advance_words(s, p, TRACK_OF[step[0]])


def benefit_words(s: State, p: int) -> Said:
    area = s.players[p].area
    gain: dict[str, Fact] = {"area": AREA_NAMES[area], "gain": ducats_and_knowledge(*benefit(s, p, area))}
    return Said(
        Phrase("Use {area}", gain),
        Phrase("{gain}, free", gain),
        Phrase("Use the benefit of {area} for {gain}. You can do this once in the game.", gain, "DV-9.2"),
    )


def event_words(s: State, p: int) -> Said:
    event = event_here(s, p)
    facts: dict[str, Fact] = {
        "event": EVENT_NAMES[event],
        "gain": ducats_and_knowledge(*event_gain(s, p, event)),
    }
    return Said(
        Phrase("Take {event}", facts),
        Phrase("{gain}, free", facts),
        Phrase("Take the event {event} for {gain}. It is then gone for everybody.", facts, "DV-9.1"),
    )


def move_words(s: State, p: int, goal: int) -> Said:
    """The way shown is one of the cheapest; it has no effect of its own (DV-8.6)."""
    start = s.players[p].area
    price = points_and_ducats(COSTS[start][goal], journey_ducats(s, p, goal))
    between = way(start, goal)[:-1]
    facts: dict[str, Fact] = {
        "goal": AREA_NAMES[goal],
        "price": price,
        "way": tuple(AREA_NAMES[area] for area in between),
    }
    go = (
        Phrase("Move to {goal} by way of {way}. It costs {price}.", facts, "DV-8.1 DV-8.2")
        if between
        else Phrase("Move to {goal}. It costs {price}.", {"goal": facts["goal"], "price": price}, "DV-8.1")
    )
    return Said(
        Phrase("Move to {goal}", {"goal": AREA_NAMES[goal]}), price, sentences([go, *place_words(s, p, goal)])
    )  # fmt: skip


def manuscript_words(s: State, kind: int) -> Said:
    facts: dict[str, Fact] = {
        "title": TITLES[kind],
        "value": MANUSCRIPTS[kind].value,
        "price": action_points(shelf_of(s, kind) + 1),
        "tongue": tongues_of(kind),
    }
    return Said(
        TITLES[kind],
        one_or_more(MANUSCRIPTS[kind].value, "1 point, {price}", "{count} points, {price}", price=facts["price"]),
        one_or_more(
            MANUSCRIPTS[kind].value,
            "Take {title}, worth 1 point at the end, for {price}. It is written in {tongue}.",
            "Take {title}, worth {count} points at the end, for {price}. It is written in {tongue}.",
            "DV-10.14",
            title=facts["title"],
            price=facts["price"],
            tongue=facts["tongue"],
        ),
    )


def take_words(s: State, p: int, cube: int, count: int, swaps: int) -> Said:
    price = points_and_ducats(TAKE_POINTS[count], price_of(s, p, cube) * count)
    facts: dict[str, Fact] = {"cubes": cubes_in_words(cube, count), "price": price, "money": swaps * NOBLE_SWAP}
    if swaps:
        kept = count - swaps
        said: dict[str, Fact] = {**facts, "swapped": cubes_in_words(NOBLE, swaps)}
        label = (
            Phrase("Take {cubes}, swap 1 for {money} Ducati", said)
            if kept
            else Phrase("Swap {cubes} for {money} Ducati", said)
        )
        help = Phrase(
            "Take {cubes} for {price} and swap {swapped} at once for {money} Ducati.", said, "DV-10.10 DV-10.12"
        )
        return Said(label, price, help)
    what = (
        Phrase("Amanuenses lie open until an abbey converts them.", paragraph="DV-10.13 DV-9.8")
        if not VOTES[cube]
        else one_or_more(
            VOTES[cube] * count,
            "That is 1 vote behind your screen.",
            "That is {count} votes behind your screen.",
            "DV-10.13 DV-1.3",
        )
    )
    return Said(
        Phrase("Take {cubes}", facts),
        price,
        sentences([Phrase("Take {cubes} for {price}, once a turn for each colour.", facts, "DV-10.10 DV-10.11"), what]),
    )


def salterio_words(s: State, p: int) -> Said:
    gain = salterio_gain(s, p)
    facts: dict[str, Fact] = {"knowledge": gain}
    said = [Phrase("Play the Salterio for {knowledge} knowledge. It costs 1 Action Point.", facts, "DV-10.1")]
    if knowledge_order(s)[-1] == p:
        said.append(Phrase("You know the least, so it gives 1 more.", paragraph="DV-10.1 DV-1.6"))
    if s.players[p].character == ANSELMO:
        said.append(Phrase("Anselmo adds 1.", paragraph="DV-11.7"))
    return Said(Phrase("Salterio"), Phrase("{knowledge} knowledge, 1 Action Point", facts), sentences(said))


BUSINESS = Said(
    Phrase("Small Business"),
    Phrase("{ducats} Ducati, 1 Action Point", {"ducats": BUSINESS_DUCATS}),
    Phrase("Earn {ducats} Ducati for 1 Action Point, once a turn.", {"ducats": BUSINESS_DUCATS}, "DV-10.2"),
)


def look_words(s: State, p: int) -> Said:
    facts: dict[str, Fact] = {"count": tiles_to_see(s, p), "space": s.players[p].spaces[LIBRARY]}
    return Said(
        Phrase("Look into the Papal Library"),
        one_or_more(tiles_to_see(s, p), "1 tile, free", "{count} tiles, free"),
        sentences([
            one_or_more(
                tiles_to_see(s, p),
                "Look at the uppermost Library tile and keep it.",
                "Look at the {count} uppermost Library tiles, keep one, and put the others back in any order.",
                "DV-10.9",
            ),
            Phrase("You can look once in the game; your marker is on space {space}.", facts, "DV-10.9"),
        ]),
    )  # fmt: skip


def end_words(s: State, p: int) -> Said:
    left = points_left(s, p)
    if not left:
        return Said(
            Phrase("End the turn"),
            Phrase("no Action Point is left"),
            Phrase("Your turn ends.", paragraph="DV-7.1"),
        )
    return Said(
        Phrase("End the turn"),
        one_or_more(left, "1 Action Point is lost", "{count} Action Points are lost"),
        one_or_more(
            left,
            "Your turn ends and 1 Action Point is lost.",
            "Your turn ends and {count} Action Points are lost.",
            "DV-7.1",
        ),
    )
