"""What we ask of our own files and no tool looks for.  Each rule returns what is wrong, one line a finding."""

from __future__ import annotations

import ast
import re
import string
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = {".py": 400, ".qml": 200}
TABLES = ("components.py",)  # component tables are literals, and as long as the box is full
TEXTS = {".py", ".qml", ".md", ".toml", ".svg", ".sh", ".yaml", ".ts", ""}
# spelled in pieces, so that this file does not break its own rule
MACHINE_PATHS = re.compile(r"/(?:" + "|".join(("home", "Users", "work", "root")) + r")/\w|\b[A-Z]:\\{1,2}\w")


def our_files() -> list[Path]:
    """Every file of the checkout that is, or is about to be, under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [file for line in listed.splitlines() if (file := ROOT / line).is_file()]


def long_files() -> Iterator[str]:
    """A file is read as a whole, so it is short."""
    for file in our_files():
        limit = LONGEST.get(file.suffix)
        if limit and file.name not in TABLES:
            lines = len(file.read_text(encoding="utf-8").splitlines())
            if lines > limit:
                yield f"{file.relative_to(ROOT)}: {lines} lines, at most {limit}"


def scripts_in_qml() -> Iterator[str]:
    """What a screen cannot say in bindings belongs into the bridge, in Python."""
    for file in our_files():
        if file.suffix in (".js", ".mjs"):
            yield f"{file.relative_to(ROOT)}: no scripts beside QML"


def machine_paths() -> Iterator[str]:
    """A path of somebody's machine works nowhere else."""
    for file in our_files():
        if file.suffix in TEXTS:
            for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if MACHINE_PATHS.search(line):
                    yield f"{file.relative_to(ROOT)}:{n}: a path of one machine: {line.strip()[:100]}"


def phrases() -> Iterator[str]:
    """A sentence stands somewhere as a whole, so that it can be translated, and names only facts that it is given."""
    for file in sorted((ROOT / "shared" / "staufer_engine" / "games").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase":
                for wrong in wrong_with(node):
                    yield f"{file.relative_to(ROOT)}:{node.lineno}: {wrong}"


def wrong_with(phrase: ast.Call) -> Iterator[str]:
    names = ("msgid", "facts", "paragraph", "several", "context")
    given: dict[str | None, ast.expr] = dict(zip(names, phrase.args, strict=False))
    given.update({keyword.arg: keyword.value for keyword in phrase.keywords})
    sentences = whole_sentences(given["msgid"]) if "msgid" in given else None
    if sentences is None:
        yield "the sentence of a Phrase is put together here; write every sentence as a whole"
        return
    match given.get("facts"):
        case ast.Dict(keys=keys) if all(isinstance(key, ast.Constant) for key in keys):
            facts = {key.value for key in keys if isinstance(key, ast.Constant)}
        case _:
            return  # the facts come from elsewhere, or later
    for sentence in sentences + (whole_sentences(given["several"]) or [] if "several" in given else []):
        wanted = {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}
        if wanted - facts:
            yield f"{sentence!r} names facts that it is not given: {', '.join(sorted(wanted - facts))}"


def whole_sentences(node: ast.expr) -> list[str] | None:
    """Those that stand here; none where one is chosen that stands elsewhere, None where one is put together."""
    match node:
        case ast.Constant(value=str(sentence)):
            return [sentence]
        case ast.Name() | ast.Attribute() | ast.Subscript():
            return []
        case ast.IfExp(body=body, orelse=orelse):
            one, other = whole_sentences(body), whole_sentences(orelse)
            return None if one is None or other is None else one + other
        case _:
            return None
