"""Phrases in words, in the reader's language."""

from __future__ import annotations

import pytest

from staufer_engine.phrases import Decimal, Language, Numeral, Phrase, Seat, one_or_more, say, sentences

NAMES = ("Costanza", "Piero")


TEXTS = {
    "{player} moves the {card} from row {start} to row {goal}.": "{player}: {card:acc}, Reihe {start} nach {goal}.",
    "{player} has 1 point.": "{player} hat {count} Punkt.",
    "{player} has {count} points.": "{player} hat {count} Punkte.",
    "falcon of {player}": "Falke von {player}",
    "seal": "Siegel",
    "tree": "Baum",
}
FORMS = {("tree", "acc"): "den Baum", ("falcon of {player}", "acc"): "den Falken von {player}"}


class German(Language):
    def __call__(self, msgid, context=""):
        return "," if context == "decimal point" else TEXTS.get(msgid, msgid)

    def plural(self, one, several, count, context=""):
        return TEXTS[one if count == 1 else several]

    def form(self, msgid, form):
        return FORMS.get((msgid, form), "")


def test_facts_are_said():
    phrase = Phrase(
        "{player} moves the {card} from row {start} to row {goal}.",
        {"player": Seat(1), "card": Phrase("seal"), "start": Numeral(8), "goal": Numeral(1)},
    )
    assert say(phrase, NAMES) == "Piero moves the seal from row VIII to row I."
    assert say(phrase, NAMES, German()) == "Piero: Siegel, Reihe VIII nach I."


def test_lists_and_numbers_are_said():
    phrase = Phrase("{count} cards: {cards}.", {"count": 2, "cards": (Phrase("seal"), Phrase("tree"))})
    assert say(phrase, NAMES) == "2 cards: seal, tree."


def test_names_are_said_as_they_are_even_with_braces():
    assert say(Phrase("{player} wins.", {"player": Seat(0)}), ("{player}", "b")) == "{player} wins."


def test_a_missing_fact_is_an_error():
    with pytest.raises(KeyError):
        say(Phrase("{player} wins."), NAMES)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (Phrase("seal"), "Siegel"),  # it has no such form
        (Phrase("tree"), "den Baum"),
        (Phrase("falcon of {player}", {"player": Seat(0)}), "den Falken von Costanza"),
    ],
)
def test_a_sentence_asks_for_a_form_of_its_noun(card, said):
    phrase = Phrase(
        "{player} moves the {card} from row {start} to row {goal}.",
        {"player": Seat(1), "card": card, "start": Numeral(1), "goal": Numeral(2)},
    )
    assert say(phrase, NAMES, German()) == f"Piero: {said}, Reihe I nach II."


def test_one_and_several_are_said_as_the_language_does():
    points = [
        one_or_more(n, "{player} has 1 point.", "{player} has {count} points.", player=Seat(0)) for n in (0, 1, 2)
    ]
    assert [say(phrase, NAMES) for phrase in points] == [
        "Costanza has 0 points.", "Costanza has 1 point.", "Costanza has 2 points.",
    ]  # fmt: skip
    assert [say(phrase, NAMES, German()) for phrase in points] == [
        "Costanza hat 0 Punkte.", "Costanza hat 1 Punkt.", "Costanza hat 2 Punkte.",
    ]  # fmt: skip


def test_a_fraction_has_the_point_of_its_language():
    phrase = Phrase("{share}", {"share": Decimal(0.5, 2)})
    assert say(phrase, NAMES) == "0.50"
    assert say(phrase, NAMES, German()) == "0,50"


def test_sentences_follow_each_other_with_the_paragraphs_of_all():
    both = sentences([Phrase("One.", paragraph="FR-1.1"), Phrase("Two.", paragraph="FR-1.2 FR-1.1")])
    assert (say(both, NAMES), both.paragraph) == ("One. Two.", "FR-1.1 FR-1.2")
