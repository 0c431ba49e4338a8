"""What the language would let pass silently, sought in the syntax trees of the engine and its games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import staufer_engine

PACKAGE = Path(staufer_engine.__file__).parent
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
GAMES = {path: tree for path, tree in TREES.items() if "games" in path.relative_to(PACKAGE).parts}


def functions(trees):
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def yields(node):
    return [one for one in ast.walk(node) if isinstance(one, (ast.Yield, ast.YieldFrom))]


def assert_none(found):
    assert not found, "\n".join(found)


def test_the_trees_are_those_of_the_engine_and_its_games():
    assert PACKAGE / "kernel.py" in TREES
    assert PACKAGE / "games" / "fredericus" / "hunting.py" in GAMES
    assert len(functions(GAMES.values())) > 80


# -- every rule is run ---------------------------------------------------------------------


def names_of_rules(trees):
    return {node.name for node in functions(trees) if node.returns and ast.unparse(node.returns).startswith("Rule[")}


def rules_not_run(tree, rules):
    run = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and id(call) not in run:
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in rules:
                yield f"line {call.lineno}: {name} without yield from"


def test_every_rule_is_run_with_yield_from():
    """A rule that is merely called does nothing, silently."""
    rules = names_of_rules(TREES.values())
    assert {"choose", "draw", "hunt", "flip", "take_a_turn"} <= rules
    assert_none([f"{path.name} {one}" for path, tree in GAMES.items() for one in rules_not_run(tree, rules)])


def test_a_rule_that_is_not_run_is_found():
    tree = ast.parse("def turn(s) -> Rule[None]:\n    draw(s.pile)\n    yield from draw(s.pile)\n    bets.draw(s.pile)")
    assert [one[:6] for one in rules_not_run(tree, {"draw"})] == ["line 2", "line 4"]


# -- no list is held across a yield --------------------------------------------------------


def list_depths(trees):
    """Fields of records that are lists of plain things, and how deep: another rule may replace such a list."""
    depths = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Record" for base in node.bases):
                for field in node.body:
                    if isinstance(field, ast.AnnAssign):
                        kind = ast.unparse(field.annotation)
                        depth = kind.count("list[")
                        inner = kind.replace("list[", "").replace("]", "")
                        if depth and inner in ("int", "bool", "str"):
                            depths[ast.unparse(field.target)] = depth
    return depths


def depth_of(node, depths):
    if isinstance(node, ast.Attribute):
        return depths.get(node.attr, 0)
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return max(depth_of(node.value, depths) - 1, 0)
    return 0


def held_lists(function, depths):
    """Each place where a list of the state, once fetched, is used after the rule has stood still."""
    stops = sorted(one.lineno for one in yields(function))
    loops = [one for one in ast.walk(function) if isinstance(one, (ast.For, ast.While)) and yields(one)]
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and depth_of(node.value, depths) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            for use in ast.walk(function):
                if isinstance(use, ast.Name) and use.id == name and isinstance(use.ctx, ast.Load):
                    stands_between = any(node.lineno < stop < use.lineno for stop in stops)
                    goes_round = any(
                        loop.lineno <= use.lineno <= loop.end_lineno and node.lineno < loop.lineno for loop in loops
                    )
                    if stands_between or goes_round:
                        yield f"line {use.lineno}: {name}"
        if isinstance(node, ast.For) and yields(node):
            walks = getattr(getattr(node.iter, "func", None), "id", "") in ("enumerate", "zip", "reversed")
            for part in node.iter.args if walks else [node.iter]:
                if depth_of(part, depths):
                    yield f"line {node.lineno}: loop over {ast.unparse(part)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and depth_of(node.func.value, depths):
            yield from (f"line {node.lineno}: {ast.unparse(node.func)}" for one in node.args if yields(one))
        if isinstance(node, ast.AugAssign) and yields(node.value):
            yield f"line {node.lineno}: {ast.unparse(node.target)} is read before the answer"


def test_no_list_of_the_state_is_held_across_a_yield():
    depths = list_depths(TREES.values())
    assert depths["rows"] == 2
    assert depths["objectives"] == 1
    assert "players" not in depths  # records are never replaced
    found = [
        f"{path.name} {one}"
        for path, tree in GAMES.items()
        for function in functions([tree])
        if yields(function)
        for one in held_lists(function, depths)
    ]
    assert_none(found)


HELD = """
def rule(s):
    row = s.rows[0]
    card = yield from draw(s.pile)
    row.append(card)
"""
ROUND_A_LOOP = """
def rule(s):
    pile = s.pile
    while True:
        pile.pop()
        yield 1
"""
LOOPED_OVER = """
def rule(s):
    for n, row in enumerate(s.rows):
        yield 1
"""
BOUND = """
def rule(s):
    s.rows[0].append((yield 1))
"""
ADDED = """
def rule(s):
    s.turns += yield 1
"""
FETCHED_ANEW = """
def rule(s):
    card = yield from draw(s.pile)
    row = s.rows[0]
    row.append(card)
    yield row[0]
"""


@pytest.mark.parametrize(
    ("source", "count"), [(HELD, 1), (ROUND_A_LOOP, 1), (LOOPED_OVER, 1), (BOUND, 1), (ADDED, 1), (FETCHED_ANEW, 0)]
)
def test_a_held_list_is_found(source, count):
    (function,) = functions([ast.parse(source)])
    assert len(list(held_lists(function, {"rows": 2, "pile": 1}))) == count


# -- the same on every machine -------------------------------------------------------------

ORDERLESS = ("set", "frozenset")
HARMLESS = ("sorted", "len", "min", "max", "sum", "any", "all")


def is_set(node):
    return isinstance(node, (ast.Set, ast.SetComp)) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
    )


def sets_with_an_order(tree):
    """Sets that are used for more than membership and comparing: somebody could walk through them."""
    harmless = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            harmless |= {id(one) for one in (node.left, *node.comparators)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in HARMLESS:
            harmless |= {id(one) for one in node.args}
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if is_set(node) and id(node) not in harmless
    ]


def test_nobody_walks_through_a_set():
    assert_none([f"{path.name} {one}" for path, tree in TREES.items() for one in sets_with_an_order(tree)])


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("y = list(set(x))", 1),
        ("y = sorted({z for z in x})", 0),
        ("y = x in {1, 2}", 0),
        ("y = set(a) == set(b)", 0),
    ],
)
def test_a_walk_through_a_set_is_found(source, count):
    assert len(sets_with_an_order(ast.parse(source))) == count


def test_no_floats_no_hashes_and_no_identities():
    found = []
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
            divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
            asks = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("hash", "id", "float", "round")
            if is_float or divides or asks:
                found.append(f"{path.name} line {node.lineno}: {ast.unparse(node)}")
    assert_none(found)


def test_files_are_short_enough_to_read():
    lengths = {path.name: path.read_text(encoding="utf-8").count("\n") for path in TREES if path.stem != "components"}
    assert not {name: length for name, length in lengths.items() if length >= 400}
