"""Phrases in words, in the reader's language."""

from __future__ import annotations

import pytest

from staufer_engine.phrases import Numeral, Phrase, Seat, say

NAMES = ("Costanza", "Piero")
GERMAN = {
    "{player} moves the {card} from row {start} to row {goal}.": "{player}: {card}, Reihe {start} nach {goal}.",
    "seal": "Siegel",
}


def test_facts_are_said():
    phrase = Phrase(
        "{player} moves the {card} from row {start} to row {goal}.",
        {"player": Seat(1), "card": Phrase("seal"), "start": Numeral(8), "goal": Numeral(1)},
    )
    assert say(phrase, NAMES) == "Piero moves the seal from row VIII to row I."
    assert say(phrase, NAMES, lambda msgid: GERMAN.get(msgid, msgid)) == "Piero: Siegel, Reihe VIII nach I."


def test_lists_and_numbers_are_said():
    phrase = Phrase("{count} cards: {cards}.", {"count": 2, "cards": (Phrase("seal"), Phrase("tree"))})
    assert say(phrase, NAMES) == "2 cards: seal, tree."


def test_names_are_said_as_they_are_even_with_braces():
    assert say(Phrase("{player} wins.", {"player": Seat(0)}), ("{player}", "b")) == "{player} wins."


def test_a_missing_fact_is_an_error():
    with pytest.raises(KeyError):
        say(Phrase("{player} wins."), NAMES)
