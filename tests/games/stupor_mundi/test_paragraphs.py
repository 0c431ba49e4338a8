"""Every paragraph that states a rule has a test, and every test that is named for one exists."""

from __future__ import annotations

import ast
from pathlib import Path

from games.stupor_mundi.paragraphs import CHAPTERS, NO_RULE, TESTS

ALL = [f"SM-{chapter}.{n}" for chapter, number in enumerate(CHAPTERS, 1) for n in range(1, number + 1)]


def test_every_paragraph_of_the_rules_has_a_test():
    missing = [paragraph for paragraph in ALL if paragraph not in TESTS and paragraph not in NO_RULE]
    assert missing == []
    assert set(TESTS) | set(NO_RULE) == set(ALL)
    assert all(TESTS.values())


def test_every_named_test_exists():
    files = Path(__file__).parent.glob("test_*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    tests = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    named = {name for names in TESTS.values() for name in names}
    assert sorted(named - tests) == []


def test_a_sentence_of_the_words_cites_paragraphs_that_exist():
    package = Path(__file__).parents[3] / "shared" / "staufer_engine" / "games" / "stupor_mundi"
    cited = set()
    for file in package.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("SM-"):
                cited |= set(node.value.split())
    later = {f"SM-{chapter}.{n}" for chapter, number in ((21, 5), (22, 3)) for n in range(1, number + 1)}
    assert sorted(cited - set(ALL) - later) == []
