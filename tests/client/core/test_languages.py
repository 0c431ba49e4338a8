"""Catalogues of translated sentences, and the change from one language to another."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from staufer_client.languages import Interpreter, Name, chosen_language, languages_in, read_catalogue
from staufer_client.paths import resources_folder
from staufer_engine.phrases import Phrase, one_or_more, say

TRANSLATIONS = resources_folder() / "translations"
RUSSIAN = r"""# a comment
msgid ""
msgstr ""
"Language: ru\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

#: somewhere.py
msgid "1 point"
msgid_plural "{count} points"
msgstr[0] "{count} очко"
msgstr[1] "{count} очка"
msgstr[2] "{count} очков"

msgid ""
"A long sentence with \"signs\",\n"
"on two lines."
msgstr ""
"Строка \"раз\",\n"
"строка два."

msgctxt "of a ship"
msgid "Market"
msgstr "Рынок"

#, fuzzy
msgid "doubtful"
msgstr "сомнительно"

msgid "not yet"
msgstr ""
"""


@pytest.fixture
def folder(tmp_path):
    """Translations into Russian: of the interface, and a few words of one game."""
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "interface.po").write_text(RUSSIAN, encoding="utf-8")
    (tmp_path / "ru" / "fredericus.po").write_text('msgid "not yet"\nmsgstr "ещё нет"\n', encoding="utf-8")
    return tmp_path


def test_every_number_gets_the_plural_that_it_takes(folder):
    interpreter = Interpreter(folder)
    interpreter.speak("ru")
    said = [say(one_or_more(n, "1 point", "{count} points"), (), interpreter.of()) for n in (1, 2, 5, 11, 21, 22)]
    assert said == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]


def test_whoever_holds_a_language_speaks_the_new_one_after_a_change(folder):
    interpreter = Interpreter(folder)
    interface, fredericus = interpreter.of(), interpreter.of("fredericus")
    assert (interface("not yet"), interface.code) == ("not yet", "en")
    interpreter.speak("ru")
    assert (interface("not yet"), fredericus("not yet"), interface.code) == ("not yet", "ещё нет", "ru")
    assert fredericus('A long sentence with "signs",\non two lines.') == 'Строка "раз",\nстрока два.'
    assert (fredericus("Market"), fredericus("Market", "of a ship")) == ("Market", "Рынок")
    assert fredericus("doubtful") == "doubtful"
    assert say(Phrase("Market", context="of a ship"), (), interpreter.of("a new game")) == "Рынок"
    interpreter.speak("en")
    assert (fredericus("not yet"), interface("1 point")) == ("not yet", "1 point")


def test_a_language_that_is_not_there_is_english(folder):
    (folder / "README.md").write_text("how to add one", encoding="utf-8")
    there = languages_in(folder)
    assert there == ["en", "ru"]
    assert chosen_language("ru", "de_DE", there) == "ru"
    assert [chosen_language("", system, there) for system in ("ru_RU", "ru", "de_AT", "C", "")] == [
        "ru", "ru", "en", "en", "en",
    ]  # fmt: skip
    assert chosen_language("xx", "ru_RU", there) == "en"


@pytest.mark.parametrize("file", sorted(TRANSLATIONS.rglob("*.po")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_our_catalogues_are_read_as_gettext_reads_them(file: Path):
    ours = read_catalogue(file.read_text(encoding="utf-8"))
    with file.open("rb") as opened:
        theirs = read_po(opened)
    texts = {}
    for entry in theirs:
        if entry.id and not entry.fuzzy:
            msgid = entry.id if isinstance(entry.id, str) else entry.id[0]
            texts[Name(entry.context or "", msgid)] = (
                (entry.string,) if isinstance(entry.string, str) else tuple(entry.string)
            )
    assert ours.texts == texts


GERMAN = r"""
msgid "No connection to {address}: {reason}."
msgstr "Keine Verbindung zu {address}: {reason}."

msgid "it did not answer in time"
msgstr "keine Antwort zur rechten Zeit"

msgid "Record {seq}: {sentence}"
msgstr "Eintrag {seq}: {sentence}"

msgid "Everybody is ready already."
msgstr "Alle sind schon bereit."

msgid "Nobody has the {piece}."
msgstr "Niemand hat {piece:acc}."

msgid "Griffin"
msgstr "Greif"

msgctxt "acc"
msgid "Griffin"
msgstr "den Greif"

msgctxt "date"
msgid "{year}-{month}-{day}"
msgstr "{day}.{month}.{year}"

msgctxt "decimal point"
msgid "."
msgstr ","
"""


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Everybody is ready already.", "Alle sind schon bereit."),
        (
            "No connection to play.example.org: it did not answer in time.",
            "Keine Verbindung zu play.example.org: keine Antwort zur rechten Zeit.",
        ),
        ("Record 7: Everybody is ready already.", "Eintrag 7: Alle sind schon bereit."),
        ("Everybody is ready already. Record 7: So be it.", "Alle sind schon bereit. Eintrag 7: So be it."),
        ("Nobody has the Griffin.", "Niemand hat den Greif."),
        ("Nobody has the Wyvern.", "Niemand hat Wyvern."),
        ("Nobody has said this {ever}.", "Nobody has said this {ever}."),
        ("2026-11-30", "30.11.2026"),
        ("+6.3", "+6,3"),
        ("1.2.3", "1.2.3"),
        ("", ""),
    ],
)
def test_what_came_in_english_is_told_again_with_its_facts(tmp_path, english, german):
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "interface.po").write_text(GERMAN, encoding="utf-8")
    interpreter = Interpreter(tmp_path)
    assert interpreter.of().retell(english) == english
    interpreter.speak("de")
    assert interpreter.of().retell(english) == german
