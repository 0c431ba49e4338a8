"""The rules as they are read on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from staufer_client.rules_text import marked, read_rules

FOLDER = Path(__file__).parents[3] / "resources" / "rules"
TRANSLATED = sorted(file.name for file in FOLDER.glob("*.md") if not file.name.endswith(".en.md"))

RULES = """# A game

## 1. Places

An introduction.

- 1.1 The **board** is round,
  and small.
- 1.2 There are two sides:
  - **Left:** for <you>.
  - Right.
"""


def test_indented_lines_go_on_with_a_paragraph_and_those_with_a_dash_are_a_list() -> None:
    (chapter,) = read_rules(RULES)
    board, sides = chapter.paragraphs

    assert (board.number, board.text) == ("1.1", "The <b>board</b> is round, and small.")
    assert sides.text == "There are two sides:<br>• <b>Left:</b> for &lt;you&gt;.<br>• Right."
    assert "left: for <you>" in sides.plain


def test_a_word_that_is_sought_is_underlined_in_a_list_too() -> None:
    sides = read_rules(RULES)[0].paragraphs[1]

    assert marked(sides.text, ("r",)).count("<u>") == sides.plain.count("r")
    assert "<br>" in marked(sides.text, ("br",))


@pytest.mark.parametrize("name", TRANSLATED)
def test_translated_rules_have_every_paragraph_of_the_english_ones(name: str) -> None:
    """With as many lines in its list, too."""
    game = name.partition(".")[0]
    there, here = (
        [
            (chapter.number, paragraph.number, paragraph.text.count("<br>"))
            for chapter in read_rules((FOLDER / page).read_text(encoding="utf-8"))
            for paragraph in chapter.paragraphs
        ]
        for page in (f"{game}.en.md", name)
    )
    assert here == there
