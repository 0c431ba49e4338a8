"""What the translators are given: every sentence of the sources, however it is said there."""

from __future__ import annotations

import ast
from pathlib import Path

import message_ids
import pytest
import translations
from babel.messages.pofile import PoFileError
from message_ids import Message

SOURCE = '''
class Thing:
    id: str
    name: Msgid

class Card(Thing):
    cost: int

class Trouble(Exception):
    def __init__(self, code: str, sentence: Msgid) -> None: ...

class Late(Trouble):
    """Nothing of its own."""

class Phrase:
    msgid: Msgid
    facts: dict
    paragraph: str = ""
    several: Several = ""
    context: str = ""

def one_or_more(count: int, one: Msgid, more: Several) -> Phrase: ...

class Board:
    notice = Sentence("")

PACES: dict[str, Msgid] = {"quick": "quickly", "slow": "at ease"}
CARD = Card("seal", "Seal", 3)

def kind(n: int) -> Msgid:
    return "one kind" if n else "another kind"

def use(board, n, name):
    Phrase("You draw {card}.", {"card": CARD}, "FR-1.2")
    Phrase("free" if n else "taken", {}, context="of a space")
    Phrase("{a} {b}", {})
    Phrase(msgid=name, facts={})
    one_or_more(n, "1 card", "{count} cards")
    translate("in the hand")
    board.notice = f"{name.title} is gone, {n + 1} left."
    board.state, board.notice = "offline", "No line."
    raise Late("E_LATE", f"{name} came late.")
'''


def found_in(source: str) -> list[Message]:
    language = ast.parse("class Language:\n    def __call__(self, msgid: Msgid, context: str = '') -> str: ...")
    tree = ast.parse(source)
    signatures = message_ids.signatures_in([language, tree])
    sentences = message_ids.sentences_in([tree])
    return message_ids.merged(message_ids.messages_in(tree, signatures, sentences, "source.py"))


def test_every_way_to_say_a_sentence_is_found() -> None:
    assert [(one.msgid, one.several, one.context, one.note) for one in found_in(SOURCE)] == [
        ("quickly", "", "", ""),
        ("at ease", "", "", ""),
        ("Seal", "", "", ""),
        ("one kind", "", "", ""),
        ("another kind", "", "", ""),
        ("You draw {card}.", "", "", "FR-1.2"),
        ("free", "", "of a space", ""),
        ("taken", "", "of a space", ""),
        ("1 card", "{count} cards", "", ""),
        ("in the hand", "", "", ""),
        ("{title} is gone, {fact2} left.", "", "", ""),
        ("No line.", "", "", ""),
        ("{name} came late.", "", "", ""),
    ]


MESSAGES = [
    Message("Griffin", file="cards.py"),
    Message("{player} takes the {creature}.", file="events.py"),
    Message("1 card", "{count} cards", file="hand.py"),
]
GOOD = """
msgid "Griffin"
msgstr "Greif"

msgctxt "acc"
msgid "Griffin"
msgstr "den Greif"

msgid "{player} takes the {creature}."
msgstr "{player} nimmt {creature:acc}."

msgid "1 card"
msgid_plural "{count} cards"
msgstr[0] "eine Karte"
msgstr[1] "{count} Karten"
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(translations, "FOLDER", tmp_path / "translations")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    file = tmp_path / "translations" / "de" / "cards.po"
    file.parent.mkdir(parents=True)
    file.write_text(GOOD, encoding="utf-8")
    return file


def test_a_whole_catalogue_has_no_problem_and_stays_as_it_is(german: Path) -> None:
    assert list(translations.problems("de", "cards", MESSAGES)) == []
    translations.update("de", "cards", MESSAGES)
    once = german.read_text(encoding="utf-8")
    assert 'msgctxt "acc"\nmsgid "Griffin"\nmsgstr "den Greif"' in once
    translations.update("de", "cards", MESSAGES)
    assert german.read_text(encoding="utf-8") == once
    assert list(translations.problems("de", "cards", MESSAGES)) == []


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('msgstr "Greif"', 'msgstr ""', "not translated"),
        ('msgid "Griffin"\nmsgstr "Greif"', 'msgid "Gryphon"\nmsgstr "Greif"', "not in the catalogue"),
        ("nimmt {creature:acc}", "nimmt {creatur}", "other facts than in English: {creature}, {creatur}"),
        ("nimmt {creature:acc}", "nimmt {creature", "its braces do not match"),
        ('msgstr[1] "{count} Karten"', 'msgstr[1] ""', "not translated"),
        ('"den Greif"', '""', "not translated"),
        ('"den Greif"', '"den {Greif}"', "other facts than in English: {Greif}"),
        ('msgstr "Greif"', 'msgstr "Greif "', "begins or ends with a blank"),
        ('msgid "Griffin"\nmsgstr "Greif"', '#, fuzzy\nmsgid "Griffin"\nmsgstr "Greif"', "marked as doubtful"),
    ],
)
def test_what_is_wrong_with_a_catalogue_is_said(german: Path, before: str, after: str, wrong: str) -> None:
    german.write_text(GOOD.replace(before, after, 1), encoding="utf-8")
    assert any(wrong in line for line in translations.problems("de", "cards", MESSAGES))


def test_what_nobody_says_any_more_is_said_and_taken_out(german: Path) -> None:
    less = MESSAGES[1:]
    assert any("nobody says this any more: 'Griffin'" in line for line in translations.problems("de", "cards", less))
    translations.update("de", "cards", less)
    assert "Griffin" not in german.read_text(encoding="utf-8")


def test_a_catalogue_with_the_marks_of_a_merge_is_left_alone(german: Path) -> None:
    torn = GOOD.replace(
        'msgstr "Greif"\n', '<<<<<<< HEAD\nmsgstr "Greif"\n=======\nmsgstr "Der Greif"\n>>>>>>> main\n', 1
    )
    german.write_text(torn, encoding="utf-8")
    with pytest.raises(PoFileError):
        translations.update("de", "cards", MESSAGES)
    assert german.read_text(encoding="utf-8") == torn
