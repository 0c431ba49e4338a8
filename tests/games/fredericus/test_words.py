"""Fredericus in words: nothing is missing, nothing is said twice, and the sentences of the design stand."""

from __future__ import annotations

import random
import re

import pytest

from games.fredericus.scenes import END, K, S, T, play, position, random_answers, steps, use_actions
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
from staufer_engine.phrases import Phrase, say

WORDS = RULES.words
NAMES = ("Piero", "Costanza", "Bianca", "Manfred")
PLACES = [f"{kind}:{side}" for kind in ("row", "post", "tower") for side in range(8)] + ["centre"]
GENDERED = re.compile(r"\b(he|she|him|his|hers?|himself|herself)\b", re.IGNORECASE)
PARAGRAPHS = re.compile(r"FR-\d+\.\d+( FR-\d+\.\d+)*")


def board_ids(s):
    return PLACES + [f"raptor:{p}:{raptor}" for p in range(len(s.players)) for raptor in (0, 1)]


def check(phrase, *, cites=False):
    """It can be said, uses every fact, names no gender, and cites paragraphs in the right form."""
    text = say(phrase, NAMES)
    assert text.strip() == text != ""
    assert "{" not in text
    if cites:
        assert PARAGRAPHS.fullmatch(phrase.paragraph), text
    for part in parts(phrase):
        assert not GENDERED.search(part.msgid), part.msgid
        assert not part.paragraph or PARAGRAPHS.fullmatch(part.paragraph), part
    return text


def parts(phrase):
    yield phrase
    for fact in phrase.facts.values():
        inner = fact if isinstance(fact, tuple) and all(isinstance(one, Phrase) for one in fact) else (fact,)
        for one in inner:
            if isinstance(one, Phrase):
                yield from parts(one)


def check_question(game):
    s, ask = game.state, game.ask
    ((actor, options),) = ask.options.items()
    check(WORDS.waiting(s, ask, actor))
    check(WORDS.prompt(s, ask, actor), cites=actor != NATURE)
    if actor == NATURE:
        return
    groups = WORDS.groups(s, ask, actor)
    words = [WORDS.option(s, ask, actor, choice) for choice in options()]
    labels = [check(one.label) for one in words]
    assert len(set(labels)) == len(labels), labels
    targets = [one.targets for one in words]
    assert len(set(targets)) == len(targets), targets
    assert {one.group for one in words} <= {*groups, ""}
    for one in words:
        check(one.detail)
        check(one.help, cites=True)
        assert set(one.targets) <= set(board_ids(s))
        assert one.group or ask.what != "hunt"
        for clicked in range(0 if one.targets and one.group else 1, len(one.targets)):
            for group in (one.group, "") if clicked else (one.group,):
                check(WORDS.half_chosen(s, ask, actor, group, one.targets[:clicked]), cites=True)
    keys = [check_group(s, ask, actor, group, words) for group in groups]
    assert len(set(keys)) == len(keys)
    for target in board_ids(s):
        check_refusal(s, ask, actor, target, is_open=any(target in one.targets for one in words))


def check_group(s, ask, actor, group, words):
    said = WORDS.group(s, ask, actor, group)
    check(said.label)
    check(said.detail)
    check_refusal(s, ask, actor, group, is_open=any(one.group == group for one in words))
    return said.key


def check_refusal(s, ask, actor, target, is_open):
    reason = WORDS.why_not(s, ask, actor, target)
    assert (reason is None) == is_open, target
    if reason is not None:
        text = check(reason, cites=True)
        assert text.endswith(".")
        assert text != "This cannot be chosen now.", (target, ask.what)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_random_games_speaks(seats):
    """The steps are not evenly chosen: what is rare is preferred, so that all words are heard."""
    for seed in range(3):
        dice = random.Random(seed)
        game = Game(RULES, new(seats, {"short_game": seed % 2, "random_posts": seed % 2}))
        while game.ask:
            if game.state.dealt and dice.random() < 0.4:
                check_question(game)
            answers = random_answers(game, dice)
            for actor, options in game.ask.options.items():
                rare = [step for step in options() if isinstance(step, tuple) and Step.HOOD <= step[0] < Step.END]
                if rare and dice.random() < 0.8:
                    answers[actor] = dice.choice(rare)
            for told in game.apply(answers):
                check_event(game, told)


SILENT = ("bet taken back",)


def check_event(game, told):
    for observer in (0, None):
        line = WORDS.event(view(game.state, observer), told)
        assert (line is None) == (told.what in SILENT), told
        if line is not None:
            check(line, cites=True)


def say_all(told, s):
    lines = [WORDS.event(s, one) for one in told]
    return [say(line, NAMES) for line in lines if line]


def words_of(game, choice):
    ((actor, _),) = game.ask.options.items()
    return WORDS.option(game.state, game.ask, actor, choice)


def prompt(game):
    ((actor, _),) = game.ask.options.items()
    return say(WORDS.prompt(game.state, game.ask, actor), NAMES)


def why_not(game, target):
    ((actor, _),) = game.ask.options.items()
    reason = WORDS.why_not(game.state, game.ask, actor, target)
    return None if reason is None else say(reason, NAMES)


# -- the sentences of the design -----------------------------------------------------------


def capture_scene():
    return position(
        rows={4: [K], 5: [S, GRIFFIN], 6: [K]},
        raptors={1: (5, 0)},
        tokens={0: [5], 1: [3], 2: [CENTRE], 3: [7]},
        turns=5,
    )


def test_a_capture_says_who_draws_and_which_bet_is_lost():
    words = words_of(capture_scene(), (Step.CAPTURE, FALCON))
    assert say(words.label, NAMES) == "Capture Griffin"
    assert say(words.detail, NAMES) == "falcon, row VI, free"
    assert say(words.help, NAMES) == (
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
    labels = [say(words_of(game, step).label, NAMES) for step in steps(game, Step.CAPTURE)]
    assert labels == ["Capture Griffin of row II", "Capture Griffin of row IV"]
    group = WORDS.group(game.state, game.ask, 0, "capture")
    assert [say(group.label, NAMES), say(group.detail, NAMES)] == ["Capture", "2 creatures, free"]


def test_the_eighth_creature_and_the_end_are_said_before_the_click():
    game = position(
        rows={0: [K], 1: [GRIFFIN], 2: [K]},
        raptors={0: (1, 4)},
        tokens={0: [1], 1: [1], 2: [5], 3: [5]},
        creatures={0: [BASILISK, WYVERN, COCKATRICE, HARPY, PHOENIX, CALADRIUS, CALADRIUS]},
    )
    said = say(words_of(game, (Step.CAPTURE, FALCON)).help, NAMES)
    assert "It is your eighth creature and triggers the end." in said
    assert "Costanza takes back the bet on tower II and draws nothing." in said
    assert "Your own bet on tower II stays and earns nothing." in said
    told = say_all(play(game, (Step.CAPTURE, FALCON)), game.state)
    assert told[1] == "Piero has an eighth creature: the game ends with this round."
    assert told[2] == "Costanza had a bet on tower II and draws nothing, because the end is triggered."


def test_the_prompt_counts_the_actions_due():
    game = position()
    assert prompt(game) == "Your hunt: take 4 more actions, or capture, flip and hood as you like."
    use_actions(game, 3)
    assert prompt(game) == "Your hunt: take 1 more action, or capture, flip and hood as you like."
    assert why_not(game, "end") == "You must take 1 more action before you end the hunt."
    group = WORDS.group(game.state, game.ask, 0, "end")
    assert say(group.detail, NAMES) == "1 action due"


def test_a_card_move_says_what_the_flank_becomes():
    game = position(
        rows={6: [K], 7: [T, S], 0: [T, T], 4: [K], 5: [S, GRIFFIN], 1: [T, S], 2: [S, T]}, raptors={0: (5, 1)}
    )
    to_seven, to_one = words_of(game, (Step.CARD, 7, 6)), words_of(game, (Step.CARD, 7, 0))
    assert say(to_seven.label, NAMES) == "Move seal from VIII to VII"
    assert say(to_seven.detail, NAMES) == "flank of VI: sky and seal, no capture"
    assert say(to_one.detail, NAMES) == "flank of II: seal and tree, no hood"
    assert to_one.targets == ("row:7", "row:0")


def test_hooding_names_the_rivals_raptor():
    game = position(ends={1: T, 3: T}, raptors={0: (2, 0), 1: (2, 0), 2: (2, 2), 3: (5, 6)})
    words = [words_of(game, step) for step in steps(game, Step.HOOD)]
    assert [say(one.label, NAMES) for one in words] == [
        "Hood on III: falcon of Costanza, falcon of Bianca",
        "Hood on III: falcon of Costanza, goshawk of Bianca",
    ]
    assert [one.targets for one in words] == [("post:2", "raptor:2:0"), ("post:2", "raptor:2:1")]
    group = WORDS.group(game.state, game.ask, 0, "hood")
    assert [say(group.label, NAMES), say(group.detail, NAMES)] == ["Hood on III", "2 rivals, 1 action"]
    assert why_not(game, "raptor:1:0") == "To hood this raptor, choose post III."
    told = play(game, (Step.HOOD, 2, GOSHAWK))
    assert say_all(told, game.state) == [
        "Piero hoods on post III: falcon of Costanza.",
        "Piero hoods on post III: goshawk of Bianca.",
    ]
    assert why_not(game, "raptor:1:0") == "Costanza has a hooded raptor already."


def test_reasons_against_a_capture():
    game = position(
        rows={0: [K], 1: [HARPY, GRIFFIN], 2: [K], 3: [BASILISK], 4: [S]}, raptors={0: (1, 3)}, hooded={0: GOSHAWK}
    )
    play(game, (Step.CAPTURE, FALCON))
    assert why_not(game, "capture") == (
        "Your falcon has captured already in this turn. Your goshawk is hooded until the end of your turn."
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
    assert say(WORDS.group(game.state, game.ask, 0, "keep").detail, NAMES) == "on tower V"
    game = position(2)
    use_actions(game, 4)
    play(game, END)
    assert prompt(game) == "Place your bet on a tower."
    assert why_not(game, "centre") == "With two players there is no bet on the centre."
    assert why_not(game, "keep") == "A token in hand must be placed."


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


def test_set_up_options_have_titles():
    for option in RULES.options:
        check(option.title, cites=True)
        assert [value for value, _ in option.values] == [0, 1]
        for _, name in option.values:
            check(name)


def group_words(game, group):
    said = WORDS.group(game.state, game.ask, 0, group)
    return [say(said.label, NAMES), say(said.detail, NAMES)]


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
    assert why_not(game, "shift") == "You have shifted a row already in this turn."


def test_a_flip_after_the_trigger_says_that_nothing_is_drawn():
    game = position(
        3, rows={4: [T, S], 5: [K, T], 6: [T, S]}, raptors={1: (0, 5)}, turns=4, fredericus=0, end_triggered=True
    )
    words = words_of(game, (Step.FLIP, 5))
    assert say(words.detail, NAMES) == "no draw, +2 actions"
    assert "You draw nothing, because the end is triggered." in say(words.help, NAMES)
    told = play(game, (Step.FLIP, 5))
    assert say_all(told, game.state)[-1] == "Costanza draws nothing for the flip, because the end is triggered."
    words = words_of(game, 4)
    assert say(words.label, NAMES) == "Seal of row V"
    assert say(words.detail, NAMES) == "leaves tree at its end"
    assert why_not(game, "row:5") == "First discard one of the two seals of the flank."
    assert say_all(play(game, 4), game.state) == ["Costanza discards the seal of row V."]


def test_chance_has_words_too():
    game = Game(RULES, new(2, {}))
    assert prompt(game) == "The cards decide."
    assert say(words_of(game, GRIFFIN).label, NAMES) == "The cards decide."
    assert why_not(game, "row:0") == "The cards decide."
    assert say(WORDS.waiting(game.state, game.ask, NATURE), NAMES) == "The cards decide."


def half_said(game, group, *clicked):
    return say(WORDS.half_chosen(game.state, game.ask, 0, group, clicked), NAMES)


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
