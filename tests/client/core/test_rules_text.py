"""The rules as they are read on the screen."""

from __future__ import annotations

from staufer_client.rules_text import marked, read_rules

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
