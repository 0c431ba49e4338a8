"""The sentences of Fredericus, word for word."""

from __future__ import annotations

import random

from engine.toys import random_answers
from games.fredericus.scenes import END, K, S, T, play, position, steps, use_actions
from games.fredericus.spoken import group_words, half_said, prompt, say_all, says, why_not, words_of
from staufer_engine.games.fredericus import RULES, new
from staufer_engine.games.fredericus.components import (
    BASILISK,
    CALADRIUS,
    CENTRE,
    COCKATRICE,
    FALCON,
    FREDERICUS,
    GOSHAWK,
    GRIFFIN,
    HARPY,
    OBJECTIVE,
    PHOENIX,
    WYVERN,
    Step,
)
from staufer_engine.games.fredericus.view import view
from staufer_engine.kernel import NATURE, Game


def capture_scene():
    return position(
        rows={4: [K], 5: [S, GRIFFIN], 6: [K]},
        raptors={1: (5, 0)},
        tokens={0: [5], 1: [3], 2: [CENTRE], 3: [7]},
        turns=5,
    )


def test_a_capture_says_who_draws_and_which_bet_is_lost():
    words = words_of(capture_scene(), (Step.CAPTURE, FALCON))
    assert says(words.label) == "Capture Griffin"
    assert says(words.detail) == "falcon, row VI, free"
    assert says(words.help) == (
        "Your falcon stands free on post VI and the flank of row VI is sky and sky. It costs no action. "
        "Piero has bet on tower VI and draws an objective. The bet of Bianca on the centre is lost."
    )
    assert words.help.paragraph == "FR-6.2 FR-4.3 FR-6.6 FR-8.5"
    assert words.targets == ("row:5",)


def test_the_journal_tells_a_capture_and_its_bets():
    game = capture_scene()
    assert say_all(play(game, (Step.CAPTURE, FALCON), HARPY), game.state) == [
        "Costanza takes the Griffin of row VI with the falcon: sky and sky.",
        "Piero had a bet on tower VI and draws an objective: Harpy.",
        "The bet of Bianca on the centre is lost.",
    ]


def test_two_captures_of_one_kind_are_told_apart():
    game = position(
        rows={0: [K], 1: [GRIFFIN], 2: [K], 3: [GRIFFIN], 4: [T]},
        raptors={0: (1, 3)},
    )
    labels = [says(words_of(game, step).label) for step in steps(game, Step.CAPTURE)]
    assert labels == ["Capture Griffin of row II", "Capture Griffin of row IV"]
    assert group_words(game, "capture") == ["Capture", "2 creatures, free"]


def test_the_eighth_creature_and_the_end_are_said_before_the_click():
    game = position(
        rows={0: [K], 1: [GRIFFIN], 2: [K]},
        raptors={0: (1, 4)},
        tokens={0: [1], 1: [1], 2: [5], 3: [5]},
        creatures={0: [BASILISK, WYVERN, COCKATRICE, HARPY, PHOENIX, CALADRIUS, CALADRIUS]},
    )
    said = says(words_of(game, (Step.CAPTURE, FALCON)).help)
    assert "It is your eighth creature and triggers the end." in said
    assert "Costanza takes back the bet on tower II and draws nothing." in said
    assert "Your own bet on tower II stays and earns nothing." in said
    told = say_all(play(game, (Step.CAPTURE, FALCON)), game.state)
    assert told[1] == "Piero has an eighth creature: the game ends with this round."
    assert told[2] == "Costanza had a bet on tower II and draws nothing, because the end is triggered."


def test_the_prompt_counts_the_actions_due():
    game = position()
    assert prompt(game) == "Your hunt: take 4 more actions. Captures and a flip cost none."
    use_actions(game, 3)
    assert prompt(game) == "Your hunt: take 1 more action. Captures and a flip cost none."
    assert why_not(game, "end") == "You must take 1 more action before you end the hunt."
    assert group_words(game, "end")[1] == "1 action due"


def test_a_card_move_says_what_the_flank_becomes():
    game = position(
        rows={6: [K], 7: [T, S], 0: [T, T], 4: [K], 5: [S, GRIFFIN], 1: [T, S], 2: [S, T]}, raptors={0: (5, 1)}
    )
    to_seven, to_one = words_of(game, (Step.CARD, 7, 6)), words_of(game, (Step.CARD, 7, 0))
    assert says(to_seven.label) == "Move seal from VIII to VII"
    assert says(to_seven.detail) == "flank of VI: sky and seal, no capture"
    assert says(to_one.detail) == "flank of II: seal and tree, no hood"
    assert to_one.targets == ("row:7", "row:0")


def test_hooding_names_the_rivals_raptor():
    game = position(ends={1: T, 3: T}, raptors={0: (2, 0), 1: (2, 0), 2: (2, 2), 3: (5, 6)})
    words = [words_of(game, step) for step in steps(game, Step.HOOD)]
    assert [says(one.label) for one in words] == [
        "Hood on III: falcon of Costanza, falcon of Bianca",
        "Hood on III: falcon of Costanza, goshawk of Bianca",
    ]
    assert [one.targets for one in words] == [("post:2", "raptor:2:0"), ("post:2", "raptor:2:1")]
    assert group_words(game, "hood") == ["Hood on III", "2 rivals, 1 action"]
    assert why_not(game, "raptor:1:0") == "To hood this raptor, choose post III."
    told = play(game, (Step.HOOD, 2, GOSHAWK))
    assert say_all(told, game.state) == [
        "Piero hoods on post III: falcon of Costanza.",
        "Piero hoods on post III: goshawk of Bianca.",
    ]
    assert why_not(game, "raptor:1:0") == "Costanza already has a hooded raptor."


def test_reasons_against_a_capture():
    game = position(
        rows={0: [K], 1: [HARPY, GRIFFIN], 2: [K], 3: [BASILISK], 4: [S]}, raptors={0: (1, 3)}, hooded={0: GOSHAWK}
    )
    play(game, (Step.CAPTURE, FALCON))
    assert why_not(game, "capture") == (
        "Your falcon has already captured this turn. Your goshawk is hooded until the end of your turn."
    )
    game = position(rows={0: [K], 1: [GRIFFIN], 2: [T], 3: [T], 4: [S]}, raptors={0: (1, 3)})
    assert why_not(game, "capture") == (
        "Your falcon on post II needs sky and sky; the flank is sky and tree. "
        "Your goshawk on post IV finds no creature: the row ends with tree."
    )


def test_rows_say_why_they_rest_once_the_actions_are_used():
    game = position(rows={0: [K], 1: [GRIFFIN], 2: [K], 3: [], 5: [HARPY], 6: [T]}, raptors={0: (1, 5)})
    use_actions(game, 4)
    assert why_not(game, "row:1") is None
    assert why_not(game, "row:3") == "Row IV is empty."
    assert why_not(game, "row:6") == "All 4 actions of this turn are used."
    assert why_not(game, "row:5").startswith("All 4 actions of this turn are used. Your goshawk on post VI needs")


def test_bets_say_why_not():
    game = position(3, tokens={0: [4], 1: [CENTRE], 2: [2]})
    use_actions(game, 4)
    assert why_not(game, "tower:4") == "Bets are placed at the end of the turn, after the hunt."
    play(game, END)
    assert prompt(game) == "Your bet stands on tower V: keep it there or move it."
    assert why_not(game, "centre") == "The centre holds one bet only, and it is taken."
    assert why_not(game, "keep") is None
    assert group_words(game, "keep")[1] == "on tower V"
    game = position(2)
    use_actions(game, 4)
    play(game, END)
    assert prompt(game) == "Place the first of your two bets on a tower."
    assert why_not(game, "centre") == "With two players there is no bet on the centre."
    assert why_not(game, "keep") == "A token in hand must be placed."
    assert says(words_of(game, 3).help).endswith("you take the token back and draw an objective.")
    play(game, 3)
    assert prompt(game) == "Place your other bet on a tower."
    assert says(words_of(game, 3).help).endswith("you take both tokens back and draw one objective.")


def test_the_draw_is_named_to_the_drawer_only():
    game = position(rows={4: [T, S], 5: [T], 6: [T, S]}, raptors={0: (0, 5)})
    copies = {observer: Game(RULES, view(game.checkpoint, observer)) for observer in (0, 1)}
    lines = {}
    for observer, copy in copies.items():
        copy.apply({0: (Step.FLIP, 5)})
        told = copy.apply({NATURE: GRIFFIN if observer == 0 else -9})
        lines[observer] = say_all(told, copy.state)
    assert lines == {
        0: ["Piero draws an objective for the flip: Griffin."],
        1: ["Piero draws an objective for the flip."],
    }


def test_fredericus_is_named_to_all():
    game = position(3, tokens={0: [0], 1: [CENTRE], 2: [2]}, deck=[HARPY], turns=3)
    use_actions(game, 4)
    told = play(game, END, 0, FREDERICUS)
    assert "Costanza had a bet on the centre and draws Fredericus: the game ends with this round." in say_all(
        told, game.state
    )
    game = position(3, turns=5, deck=[HARPY])
    use_actions(game, 4)
    told = play(game, END, 0, OBJECTIVE, HARPY)
    assert "Bianca, as manager, turns up an objective: Harpy." in say_all(told, game.state)


def test_flip_and_shift_name_their_row_where_there_is_one():
    rows = {0: [S], 1: [T], 2: [S], 3: [K], 4: [S]}
    assert group_words(position(rows=rows, raptors={0: (1, 6)}), "flip") == ["Flip row II", "draw, +2 actions"]
    assert group_words(position(rows=rows, raptors={0: (1, 3)}), "flip") == ["Flip", "draw, +2 actions"]
    assert group_words(position(raptors={0: (1, 3)}), "flip") == ["Flip", "no row to flip"]
    rows = {1: [S, T, T, T], 5: [T, K, K, K]}
    game = position(rows=rows, raptors={0: (1, 3)}, short_game=True)
    assert group_words(game, "shift") == ["Shift row II", "three trees to the castle, free"]
    game = position(rows=rows, raptors={0: (1, 5)}, short_game=True)
    assert group_words(game, "shift") == ["Shift", "three cards to the castle, free"]
    assert say_all(play(game, (Step.SHIFT, 5)), game.state) == ["Piero shifts three skies of row VI to the castle."]
    assert why_not(game, "shift") == "You have already shifted a row this turn."


def test_a_flip_after_the_trigger_says_that_nothing_is_drawn():
    game = position(
        3, rows={4: [T, S], 5: [K, T], 6: [T, S]}, raptors={1: (0, 5)}, turns=4, fredericus=0, end_triggered=True
    )
    words = words_of(game, (Step.FLIP, 5))
    assert says(words.detail) == "no draw, +2 actions"
    assert "You draw nothing, because the end is triggered." in says(words.help)
    told = play(game, (Step.FLIP, 5))
    assert say_all(told, game.state)[-1] == "Costanza draws nothing for the flip, because the end is triggered."
    words = words_of(game, 4)
    assert says(words.label) == "Seal of row V"
    assert says(words.detail) == "leaves tree at its end"
    assert why_not(game, "row:5") == "First discard one of the two seals of the flank."
    assert say_all(play(game, 4), game.state) == ["Costanza discards the seal of row V."]


def test_chance_has_words_too():
    game = Game(RULES, new(2, {}))
    assert prompt(game) == "The cards decide."
    assert says(words_of(game, GRIFFIN).label) == "The cards decide."
    assert why_not(game, "row:0") == "The cards decide."
    assert says(RULES.words.waiting(game.state, game.ask, NATURE)) == "The cards decide."


def test_a_half_made_choice_says_what_is_next():
    game = position(ends={2: K, 3: GRIFFIN, 4: K}, raptors={0: (3, 0), 1: (6, 6)})
    assert half_said(game, "card") == "Move a card: choose the end card of a row."
    assert half_said(game, "card", "row:3") == "Put the Griffin of row IV at the end of row III or of row V."
    assert half_said(game, "", "row:3") == "Capture the Griffin of row IV, or put it at the end of row III or of row V."
    assert half_said(game, "", "row:4") == "Put the sky of row V at the end of row IV or of row VI."
    assert half_said(game, "", "raptor:0:1") == "Move your goshawk from post I to post VIII or to post II."


def test_hooding_asks_for_the_raptor_of_one_rival_after_the_other():
    game = position(3, ends={1: T, 3: T}, raptors={0: (0, 0), 1: (2, 2), 2: (2, 2)})
    assert half_said(game, "hood", "post:2") == "Hood on post III: choose a raptor of Costanza."
    assert half_said(game, "", "post:2", "raptor:1:0") == "Hood on post III: choose a raptor of Bianca."


def test_a_half_made_choice_offers_nothing_that_cannot_be_done():
    """A creature may lie at the end of a row that can be flipped, but not hunted."""
    game = position(ends={2: S, 3: GRIFFIN, 4: S}, raptors={0: (3, 0)})
    assert half_said(game, "", "row:3") == "Flip row IV, or put its Griffin at the end of row III or of row V."
    game = position(rows={3: [S, T, T, T]}, raptors={0: (3, 0)}, short_game=True)
    assert half_said(game, "", "row:3") == "Shift row IV, or put its tree at the end of row III or of row V."
    assert half_said(game, "card", "row:3") == "Put the tree of row IV at the end of row III or of row V."
    game = position(ends={2: S, 4: S}, rows={3: [S, T, T, T]}, raptors={0: (3, 0)}, short_game=True)
    assert half_said(game, "", "row:3") == "Row IV: choose what to do with it."


def test_an_empty_row_is_called_empty():
    game = position(rows={4: [S], 5: [T], 6: [T, S]}, raptors={0: (0, 5)})
    assert "Row V is then empty." in says(words_of(game, (Step.CARD, 4, 3)).help)
    play(game, (Step.FLIP, 5), GRIFFIN)
    words = words_of(game, 4)
    assert says(words.detail) == "leaves the row empty"
    assert says(words.help).startswith("The seal of row V leaves the game. Row V is then empty.")
    play(game, 4)
    assert "Row V is empty and lies between" in says(words_of(game, (Step.RAPTOR, GOSHAWK, 4)).help)
    play(game, (Step.RAPTOR, GOSHAWK, 4))
    assert "Your goshawk on post V finds no creature: the row is empty." in why_not(game, "capture")


def test_the_end_of_a_hunt_says_what_follows():
    def end_help(game):
        use_actions(game, 4)
        return says(words_of(game, END).help)

    assert end_help(position(2)) == "End your hunt. Then you keep or place your bets."
    assert end_help(position(hooded={0: FALCON})) == (
        "End your hunt. Your hooded raptor becomes free. Then you keep or place your bet."
    )
    triggered = position(fredericus=3, end_triggered=True)
    assert end_help(triggered) == "End your hunt. The end is triggered, so no more bets are placed."


def test_first_bets_are_told_with_their_own_paragraph():
    game, dice = Game(RULES, new(2, {})), random.Random(1)
    while not game.state.dealt:
        game.apply(random_answers(game, dice))
    (told,) = play(game, 4)
    line = RULES.words.event(game.state, told)
    assert (says(line), line.paragraph) == ("Piero bets on tower V.", "FR-3.8")
