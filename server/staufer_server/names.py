"""Names of players: their normal form, and what they can be taken for."""

from __future__ import annotations

import unicodedata

from staufer_server.denials import Denied

OF_THE_HOUSE = (
    "admin", "administrator", "moderator", "operator", "root", "server", "staff", "support", "system",
    "staufer", "page", "squire", "knight", "duke",
)  # fmt: skip
MARKS = 3  # one above the other are more than any writing needs
SHORTEST_NAME, LONGEST_NAME = 3, 20
BOT_TITLE = "Bot "  # before the names of bots that others bring, and of nobody else
TOGETHER = ({"HAN", "HIRAGANA", "KATAKANA"}, {"HAN", "HANGUL"}, {"HAN", "BOPOMOFO"})  # scripts of one writing


def name_key(name: str) -> str:
    """Equal for names that differ by their case alone."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(wish: str) -> str:
    """The name in its normal form, or a refusal that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise Denied("E_NAME_LENGTH", "A name has between 3 and 20 characters.")
    if not all(letter.isalnum() or letter in " -_.'" or unicodedata.category(letter) == "Mn" for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has letters, digits, spaces, hyphens, dots and apostrophes only.")
    if MARKS * "M" in "".join(unicodedata.category(letter)[0] for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has no towers of accents.")
    if not any(letter.isalpha() for letter in name):
        raise Denied("E_NAME_LETTERS", "A name has at least one letter.")
    if not is_of_one_writing(name):
        raise Denied("E_NAME_LETTERS", "The letters of a name are all of one writing.")
    return name


def persons_name(wish: str) -> str:
    """The same for somebody who is no bot."""
    name = checked_name(wish)
    look = look_of(name)
    if look.startswith(look_of(BOT_TITLE)):
        raise Denied("E_NAME_BOT", "Names that begin with “Bot” are for bots.")
    if "".join(filter(str.isalnum, look)) in {look_of(one) for one in OF_THE_HOUSE}:
        raise Denied("E_NAME_HOUSE", "This name is the house's own: choose another.")
    return name


def is_of_one_writing(name: str) -> bool:
    from confusable_homoglyphs import categories  # noqa: PLC0415 -- its tables take a sixth of a second to load

    scripts = {categories.alias(letter) for letter in name if letter.isalpha()} - {"COMMON", "INHERITED"}
    return len(scripts) <= 1 or any(scripts <= writing for writing in TOGETHER)


def look_of(name: str) -> str:
    """Equal for names that a reader takes for one another: the skeleton of Unicode's report 39, without case."""
    seen = "".join(prototype(letter) for letter in unicodedata.normalize("NFD", name)).casefold()
    return "".join(prototype(letter) for letter in unicodedata.normalize("NFD", seen)).casefold()


def prototype(letter: str) -> str:
    """What stands for all that look like the letter.  The tables list, for each, its prototype or its likes."""
    from confusable_homoglyphs import confusables  # noqa: PLC0415 -- as above

    likes = confusables.confusables_data.get(letter, [])
    if len(likes) != 1:
        return letter
    other = str(likes[0]["c"])
    if len(confusables.confusables_data.get(other, [])) == 1:  # a pair: the tables do not say which is which
        return max(letter, other, key=lambda one: (len(one), -ord(one[0])))
    return other
