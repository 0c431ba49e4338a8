"""The sentences of De Vulgari Eloquentia: steps, answers, the journal, and reasons."""

from __future__ import annotations

import random

from games.de_vulgari.hearing import (
    LISTENER,
    half_said,
    label_and_detail,
    prompt,
    say_all,
    says,
    why_not,
    words_of,
)
from games.de_vulgari.scenes import (
    BENEFIT,
    CANTICLE,
    END,
    EVENT,
    LOOK,
    MESSENGER,
    RIDDLE,
    SALTERIO,
    lively_answers,
    play,
    position,
    steps,
)
from staufer_engine.games.de_vulgari import components as box
from staufer_engine.games.de_vulgari.components import (
    BOLOGNA,
    BRINDISI,
    CAGLIARI,
    FIRENZE,
    FOLLONI,
    GENOVA,
    GIGI,
    LIBRARY,
    MILANO,
    NOBLE,
    POLITICIAN,
    RALPH,
    ROMA,
    SIENA,
    STUPOR_MUNDI,
    TORINO,
    URBINO,
    VENEZIA,
    VERONA,
    YES,
    ZAZZA,
    Step,
)
from staufer_engine.games.de_vulgari.state import NOWHERE, Phase
from staufer_engine.kernel import HIDDEN, Tell

# -- the sentences of the steps ------------------------------------------------------------


def test_a_move_names_its_cost_and_its_way():
    game = position(p0={"area": FIRENZE, "ducats": 10})
    words = words_of(game, (Step.MOVE, CAGLIARI))
    assert says(words.label) == "Move to Cagliari"
    assert says(words.detail) == "4 Action Points and 10 Ducati"
    assert says(words.help) == (
        "Move to Cagliari by way of Pisa, Tyrrhenian Sea. It costs 4 Action Points and 10 Ducati. "
        "Its benefit gives 30 Ducati and 5 knowledge."
    )
    assert words.targets == ("area:cagliari",)
    assert label_and_detail(game, (Step.MOVE, SIENA)) == ["Move to Siena", "1 Action Point"]
    assert say_all(play(game, (Step.MOVE, CAGLIARI)), game.state) == [
        "Piero moves from Firenze to Cagliari for 4 Action Points and 10 Ducati."
    ]
    assert why_not(game, "area:roma") == "You have moved already in this turn."


def test_a_destination_tells_what_waits_there():
    game = position(turn=6, lying=[3], canticles=(2, 1, 0, 3, 4), p0={"area": box.PIACENZA, "ducats": 20})
    assert says(words_of(game, (Step.MOVE, MILANO)).help) == (
        "Move to Milano. It costs 1 Action Point. The tongue there is d'Oc. "
        "Its benefit gives 10 Ducati and 4 knowledge. "
        "The event The Wonders of the City gives 20 Ducati and 3 knowledge. "
        "In the cathedral a friar may become a cardinal."
    )
    assert "The Canticle of the Sun is open there this turn." in says(
        words_of(position(turn=6, canticles=(2, 1, 0, 3, 4), p0={"area": box.ASSISI}), (Step.MOVE, box.GUBBIO)).help
    )


def test_too_far_and_too_poor_are_told_apart():
    game = position(p0={"area": SIENA, "ducats": 5})
    assert why_not(game, "area:roma") == "A move of more than one area costs 10 Ducati."
    play(game, (Step.ORIENT,))
    assert why_not(game, "area:catania") == "The way to Catania takes 5 Action Points, and you have 4."
    play(game, *[(Step.ORIENT,)] * 4)
    assert why_not(game, "area:firenze") == "The way to Firenze takes 1 Action Point, and you have 0."
    assert why_not(game, "move") == "You have no Action Point left."


def test_cubes_stand_at_one_place_and_are_told_apart_by_their_buttons():
    game = position(p0={"ducats": 60}, on={3: (2, 2, 0, 0)})
    assert [label_and_detail(game, step) for step in steps(game, Step.TAKE)] == [
        ["Take 1 politician", "1 Action Point and 30 Ducati"],
        ["Take 2 politicians", "4 Action Points and 60 Ducati"],
        ["Take 1 noble", "1 Action Point"],
        ["Swap 1 noble for 20 Ducati", "1 Action Point"],
        ["Take 2 nobles", "4 Action Points"],
        ["Take 2 nobles, swap 1 for 20 Ducati", "4 Action Points"],
        ["Swap 2 nobles for 40 Ducati", "4 Action Points"],
    ]
    assert half_said(game, "take", "cube:black") == "How many do you take of the colour noble?"
    assert why_not(game, "cube:green") == "This turn's space has no cube of this colour: amanuensis."
    told = play(game, (Step.TAKE, NOBLE, 1, 1))
    assert say_all(told, game.state) == ["Piero takes 1 noble and swaps 1 for 20 Ducati."]
    assert why_not(game, "cube:black") == "You have taken this colour already in this turn: noble."
    game = position(p0={"ducats": 10}, on={3: (2, 0, 1, 0)})
    assert why_not(game, "cube:red") == "It costs 30 Ducati: politician."


def test_manuscripts_say_what_is_missing():
    game = position(shelves={1: ([0], []), 2: ([5], [])}, p0={"area": VERONA})
    assert label_and_detail(game, (Step.MANUSCRIPT, 0)) == ["Fireside Fabliaux", "1 point, 1 Action Point"]
    assert why_not(game, "manuscript:5") == "The Knight of the Lake needs level 2, and you are on level 1."
    assert why_not(game, "manuscript:1") == "Sermon Notes does not lie on a shelf."
    assert say_all(play(game, (Step.MANUSCRIPT, 0)), game.state) == [
        "Piero takes the manuscript Fireside Fabliaux for 1 Action Point."
    ]
    assert why_not(game, "manuscript:5") == "You have taken a manuscript already in this turn."
    game = position(shelves={1: ([0], [])}, p0={"area": ROMA})
    assert why_not(game, "manuscript:0") == "Fireside Fabliaux is in d'Oil, which is not the tongue of Roma."
    pair = 15
    game = position(shelves={4: ([pair], [])}, p0={"area": VERONA, "knowledge": 43})
    play(game, *[(Step.ORIENT,)] * 2)
    assert why_not(game, f"manuscript:{pair}") == "That takes 4 Action Points, and you have 3."


def test_tracks_say_what_they_cost_and_why_not():
    game = position(turn=7, p0={"area": VERONA, "spaces": {box.MESSENGER: 7}, "cubes": (0, 0, 2, 0), "ducats": 20})
    assert label_and_detail(game, MESSENGER) == [
        "Messenger",
        "to space 8, 1 Action Point, 2 abbesses and 20 Ducati",
    ]
    assert label_and_detail(game, RIDDLE) == ["Riddle of Verona", "to space 1, 1 Action Point"]
    assert why_not(game, "track:canticle") == (
        "The Canticle is sung only in a Franciscan area whose marker shows this turn."
    )
    assert say_all(play(game, MESSENGER), game.state) == [
        "Piero goes to space 8: Messenger, for 2 abbesses and 20 Ducati."
    ]
    assert why_not(game, "track:messenger") == "Your marker is on the last space: Messenger."
    game = position(turn=14, p0={"area": URBINO, "spaces": {box.MESSENGER: 7}, "cubes": (0, 0, 1, 0), "ducats": 5})
    assert why_not(game, "track:messenger") == ("The last space of the Messenger costs 1 abbess and 10 Ducati more.")
    assert why_not(game, "track:riddle") == "The Riddle is solved only where the tongue is d'Oil."
    play(game, CANTICLE)
    assert why_not(game, "track:canticle") == "Each space of the Canticle costs 1 abbess."


def test_events_and_benefits_say_why_not():
    game = position(turn=5, lying=[5], p0={"area": BOLOGNA})
    assert why_not(game, "benefit") == "The benefit of Bologna needs your Messenger on the last space."
    assert why_not(game, "event") == "No event lies in Bologna."
    assert why_not(game, "event:5") == "The Traveller Returns lies in Venezia: be there to take it."
    assert why_not(game, "event:7") == "The Florin of Gold comes in turn 7."
    assert why_not(game, "event:1") == "The Masters of Law has been taken."
    assert why_not(game, "event:10") == "Stupor Mundi is sold by auction at the end of a turn."
    game = position(p0={"area": GENOVA, "character": RALPH})
    assert why_not(game, "benefit") == "The benefit of Genova is money only, which friars and cardinals do not get."
    game = position(turn=5, lying=[5], p0={"area": VENEZIA})
    assert label_and_detail(game, EVENT) == ["Take The Traveller Returns", "30 Ducati and 2 knowledge, free"]
    assert label_and_detail(game, BENEFIT) == ["Use Venezia", "30 Ducati, free"]


def test_the_church_says_its_price_and_why_not():
    game = position(p0={"area": FOLLONI, "ducats": 35}, p1={"character": GIGI})
    assert label_and_detail(game, (Step.FRIAR, RALPH)) == ["Become a friar with Ralph", "20 Ducati lost"]
    assert why_not(game, "character:gigi") == "Gigi stands before Costanza."
    assert why_not(game, "character:muret") == "Only a friar may become a cardinal."
    game = position(p0={"area": MILANO, "ducats": 60, "character": RALPH, "cubes": (1, 1, 0, 0)})
    labels = [label_and_detail(game, step) for step in steps(game, Step.CARDINAL)][:2]
    assert labels == [
        ["Become a cardinal with Zazza for 1 politician", "40 Ducati and 1 politician"],
        ["Become a cardinal with Zazza for 1 noble", "40 Ducati and 1 noble"],
    ]
    assert why_not(game, "character:muret") == "Muret costs 70 Ducati, and you have 60."
    assert half_said(game, "church", "character:zazza") == "With which cube do you pay for Zazza?"
    told = play(game, (Step.CARDINAL, ZAZZA, POLITICIAN))
    assert say_all(told, game.state) == [
        "Piero becomes a cardinal with Zazza for 40 Ducati and 1 politician. "
        "Zazza gives 2 knowledge. The money comes back at once."
    ]
    assert why_not(game, "character:ralph") == "Ralph has left the game."
    game = position(p0={"area": MILANO, "ducats": 60, "character": RALPH})
    assert why_not(game, "church") == "A cardinal is paid with 1 politician or 1 noble more, and you have none."
    assert why_not(position(p0={"area": ROMA}), "church") == "Roma has no convent, cathedral or abbey."


def test_the_salterio_says_what_it_gives():
    game = position(p0={"knowledge": 1}, p1={"knowledge": 5})
    assert label_and_detail(game, SALTERIO) == ["Salterio", "4 knowledge, 1 Action Point"]
    assert says(words_of(game, SALTERIO).help).endswith("You know the least, so it gives 1 more.")
    play(game, SALTERIO)
    assert why_not(game, "salterio") == "You have played the Salterio already in this turn."


def test_the_end_names_what_is_lost():
    game = position()
    assert prompt(game) == "You have 5 Action Points: choose a step, move, or end your turn."
    assert label_and_detail(game, END) == ["End the turn", "5 Action Points are lost"]
    assert say_all(play(game, END)[:1], game.state) == ["Piero ends the turn and loses 5 Action Points."]


def test_library_tiles_are_told_apart_and_named_to_the_looker_only():
    game = position(turn=11, p0={"spaces": {LIBRARY: 2}})
    play(game, LOOK, 0, 1)
    assert [label_and_detail(game, tile) for tile in (0, 1)] == [
        ["Keep tile 1", "2 points"],
        ["Keep tile 2", "2 points"],
    ]
    assert words_of(game, 1).targets == ("tile:1",)
    assert why_not(game, "salterio") == "First choose the Library tile that you keep."
    kept = say_all([Tell("tile kept", (0, 7)), Tell("tile kept", (0, HIDDEN))], game.state)
    assert kept == ["Piero keeps a Library tile of 4 points.", "Piero keeps a Library tile."]


def test_the_auction_speaks():
    game = position(
        turn=11,
        phase=Phase.STUPOR_MUNDI,
        lying=[STUPOR_MUNDI],
        p0={"area": BRINDISI, "cubes": (1, 0, 0, 0)},
        p1={"area": ROMA, "cubes": (0, 1, 0, 0)},
    )
    assert prompt(game) == "Call the auction of Stupor Mundi?"
    told = play(game, YES, YES)
    assert prompt(game) == "Open the auction of Stupor Mundi with at least 1 vote."
    told += play(game, 1)
    assert prompt(game) == "Bid more than the last bid, or pass."
    told += play(game, 2, 3, 0)
    assert label_and_detail(game, (1, 0, 0)) == ["Pay 1 politician", "3 votes"]
    told += play(game, (1, 0, 0))
    assert say_all(told, game.state)[:7] == [
        "Piero calls the auction of Stupor Mundi.",
        "Costanza accepts and stands in Brindisi.",
        "Piero bids 1 vote.",
        "Costanza bids 2 votes.",
        "Piero bids 3 votes.",
        "Costanza passes.",
        "Piero wins Stupor Mundi: 10 knowledge for 1 politician.",
    ]


def test_start_areas_say_why_not():
    game = position(phase=Phase.START_AREAS, turn=0, at=1, p0={"area": NOWHERE}, p1={"area": NOWHERE})
    LISTENER.hears_question(game)
    play(game, TORINO)
    assert why_not(game, "area:torino") == "Costanza starts in Torino already."
    assert why_not(game, "area:roma") == (
        "No pawn starts in Roma: the start areas are Catania, Taranto, Ancona, Vicenza, Torino."
    )


def test_charity_speaks():
    game = position(
        3, phase=Phase.EVENTS, p0={"ducats": 20}, p1={"character": RALPH}, p2={"character": GIGI, "ducats": 0}
    )
    while game.ask.what != "whom to pay":
        game.apply(lively_answers(game, random.Random(1)))
    LISTENER.hears_question(game)
    assert label_and_detail(game, 1) == ["Pay Costanza", "has 10 Ducati"]
    assert say_all(play(game, 1), game.state)[0] == "Piero gives Costanza 5 Ducati of charity."
