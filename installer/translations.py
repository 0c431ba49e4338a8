"""The catalogues of translated sentences in ``resources/translations``, kept in step with our sources.

``python installer/translations.py update [LANGUAGE]`` writes what is new into them, and takes out what is gone;
``python installer/translations.py check [DOMAIN]`` says what is wrong with them, and what is missing;
``python installer/translations.py faults`` what is wrong with what is there.  All with the program's interpreter.
"""

from __future__ import annotations

import re
import string
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.pofile import generate_po, read_po
from message_ids import Message, all_messages
from source_rules import ROOT

FOLDER = ROOT / "resources" / "translations"
PLACES = re.compile(r"%(?:\d+|n)")  # of QML's texts
MISSING = UNKNOWN, UNTRANSLATED, STALE = "not in the catalogue", "not translated", "nobody says this any more"
LONGEST = 110  # characters of a line
OF_THE_MOMENT = re.compile(
    r'^"(?:Report-Msgid|POT-Creation|PO-Revision|Last-Translator|Language-Team|Generated-By).*\n', re.MULTILINE
)  # headers that change by themselves, or say nothing


def languages() -> list[str]:
    return sorted(one.name for one in FOLDER.glob("*") if one.is_dir())


def catalogue_file(language: str, domain: str) -> Path:
    return FOLDER / language / f"{domain}.po"


def read(language: str, domain: str) -> Catalog:
    """One that cannot be read whole, such as with the marks of a merge, is not read: what is lost would be written."""
    file = catalogue_file(language, domain)
    if not file.exists():
        return Catalog(locale=language)
    with file.open("rb") as opened:
        return read_po(opened, locale=language, abort_invalid=True)


def update(language: str, domain: str, messages: Sequence[Message]) -> None:
    """What is translated stays; forms of nouns stay as long as there is the noun."""
    old = read(language, domain)
    new = Catalog(locale=language, project="staufer", version="catalogue", header_comment=f"# {domain}", fuzzy=False)
    for one in wanted(language, messages):
        known = old.get(one.msgid, one.context or None)
        is_alike = known is not None and known.pluralizable == bool(one.several)
        new.add(
            (one.msgid, one.several) if one.several else one.msgid,
            known.string if known is not None and is_alike else None,
            locations=[(one.file, 0)],
            auto_comments=[one.note] if one.note else [],
            user_comments=known.user_comments if known is not None else (),
            context=one.context or None,
        )
    for form in forms_in(old, messages):
        new.add(form.id, form.string, context=form.context, user_comments=form.user_comments)
    for entry in new:
        entry.flags -= {"python-format", "python-brace-format"}
    file = catalogue_file(language, domain)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(generate_po(new, width=LONGEST, include_lineno=False))
    file.write_text(OF_THE_MOMENT.sub("", text), encoding="utf-8", newline="\n")


def wanted(language: str, messages: Sequence[Message]) -> list[Message]:
    """English itself needs only the plurals of QML, whose texts name one form."""
    return [one for one in messages if language != "en" or one.several == one.msgid]


def forms_in(catalogue: Catalog, messages: Sequence[Message]) -> Iterator[Entry]:
    """Entries of the translator's own: nouns in a form that his sentences ask for by ``{fact:form}``."""
    texts = {text for one in messages for text in (one.msgid, one.several)}
    known = {(one.context, one.msgid) for one in messages}
    for entry in catalogue:
        if entry.context and entry.id in texts and (entry.context, entry.id) not in known:
            yield entry


# -- what is wrong with them ---------------------------------------------------------------


def problems(language: str, domain: str, messages: Sequence[Message]) -> Iterator[str]:
    catalogue = read(language, domain)
    file = catalogue_file(language, domain).relative_to(ROOT).as_posix()
    known = {(one.context, one.msgid) for one in wanted(language, messages)}
    forms = list(forms_in(catalogue, messages))
    for one in wanted(language, messages):
        for wrong in wrong_with(catalogue.get(one.msgid, one.context or None), one):
            yield f"{file}: {wrong}: {one.msgid!r} ({one.file})"
    for form in forms:
        for wrong in wrong_with(form, Message(str(form.id), context=str(form.context))):
            yield f"{file}: {wrong}: {form.id!r} ({form.context})"
    for entry in catalogue:
        msgid = entry.id if isinstance(entry.id, str) else entry.id[0]
        if msgid and (entry.context or "", msgid) not in known and entry not in forms:
            yield f"{file}: {STALE}: {msgid!r}"


def wrong_with(entry: Entry | None, message: Message) -> Iterator[str]:
    if entry is None:
        yield UNKNOWN
        return
    if entry.fuzzy:
        yield "marked as doubtful"
    if entry.pluralizable != bool(message.several):
        yield "one has a plural, the other has none"
        return
    said = [entry.string] if isinstance(entry.string, str) else list(entry.string or ("",))
    if not all(said):
        yield UNTRANSLATED
        return
    for text in said:
        try:
            wrong = facts_in(text) ^ facts_in(message.several or message.msgid)
        except ValueError:
            yield f"its braces do not match: {text!r}"
        else:
            may_lack = {"{count}"} if message.several else set()
            if wrong - may_lack:
                yield f"other facts than in English: {', '.join(sorted(wrong))}"
        if text.strip() != text and message.msgid.strip() == message.msgid:
            yield "begins or ends with a blank"


def facts_in(text: str) -> set[str]:
    names = {f"{{{name}}}" for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    return names | set(PLACES.findall(text))


# -- the command ---------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["update", *wished]:
            found = all_messages(lupdate())
            for language in wished or languages():
                for domain, messages in found.items():
                    if language != "en" or wanted(language, messages):
                        update(language, domain, messages)
            return 0
        case ["check" | "faults" as wish, *domains]:
            found = all_messages(lupdate())
            lines = [
                line
                for language in languages()
                for domain, messages in found.items()
                if not domains or domain in domains
                for line in problems(language, domain, messages)
                if wish == "check" or not any(f": {missing}: " in line for missing in MISSING)
            ]
            print(*lines, sep="\n", end="\n" if lines else "")
            return int(bool(lines))
        case _:
            print(__doc__)
            return 2


def lupdate() -> Path:
    """Qt's, beside the interpreter that runs this file."""
    return Path(sys.prefix) / ("Scripts" if sys.platform == "win32" else "bin") / "pyside6-lupdate"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
