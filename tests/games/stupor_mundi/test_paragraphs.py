"""Every paragraph that states a rule has a test, and every test that is named for one exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from games.stupor_mundi.paragraphs import CHAPTERS, TESTS
from staufer_client.rules_text import read_rules

ROOT = Path(__file__).parents[3]

ALL = [f"SM-{chapter}.{n}" for chapter, number in enumerate(CHAPTERS, 1) for n in range(1, number + 1)]


def test_every_paragraph_of_the_rules_has_a_test():
    assert list(TESTS) == ALL
    assert all(TESTS.values())


def test_every_named_test_exists():
    files = Path(__file__).parent.glob("test_*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    tests = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    named = {name for names in TESTS.values() for name in names}
    assert sorted(named - tests) == []


def test_the_rules_page_has_every_paragraph_that_the_words_cite():
    package = ROOT / "shared" / "staufer_engine" / "games" / "stupor_mundi"
    cited = set()
    for file in package.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("SM-"):
                cited |= set(node.value.split())
    chapters = read_rules((ROOT / "resources" / "rules" / "stupor_mundi.en.md").read_text(encoding="utf-8"))
    written = {f"SM-{paragraph.number}" for chapter in chapters for paragraph in chapter.paragraphs}
    assert len(chapters) == len(CHAPTERS)
    assert sorted(cited - written) == []
    assert [f"SM-{paragraph.number}" for chapter in chapters for paragraph in chapter.paragraphs] == [
        paragraph
        for paragraph in ALL
        if paragraph != "SM-17.29"  # it is for programs only
    ]


PAGE = (ROOT / "resources" / "rules" / "stupor_mundi.en.md").read_text(encoding="utf-8")


def test_the_rules_page_is_written_for_people():
    """No ids, no marks of where a rule comes from, no signs of a program; every line is a whole sentence."""
    assert re.findall(r"\b\w+_\w*\b", PAGE) == []
    assert re.findall(r"\[\w[^\]]*\]|SM-\d|[{}`=<>]", PAGE) == []
    assert re.findall(r"\b(?:[tw][0-4]|[abc][1-5])\b", PAGE) == []
    lines = [line for line in PAGE.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not line.endswith((".", ":"))] == []


def test_every_paragraph_and_chapter_that_the_rules_page_names_is_there():
    named = re.findall(r"\b(\d{1,2}\.\d{1,2})(?=[a-e]?\b)", re.sub(r"(?m)^- \d+\.\d+ ", "", PAGE))
    assert len(named) > 50
    assert sorted({f"SM-{number}" for number in named} - set(ALL)) == []
    assert {int(number) for number in re.findall(r"chapter (\d+)", PAGE)} <= set(range(1, len(CHAPTERS) + 1))
