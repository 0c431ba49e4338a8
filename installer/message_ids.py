"""Finds the sentences for people in our sources, for the translators.

Python says by its types what is one: whatever is annotated as ``Msgid`` (``Several`` for its plural), be it
a parameter, a field, a constant or what a function returns.  QML is read by lupdate.
"""

from __future__ import annotations

import ast
import string
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from source_rules import ROOT

ENGINE = ROOT / "shared" / "staufer_engine"
CLIENT = ROOT / "client" / "staufer_client"
GAMES = ("fredericus", "stupor_mundi", "de_vulgari")
INTERFACE = "interface"
FOR_US = {"admin", "stage", "codec.py"}  # what only operators and developers read
CONTEXTS = {"decimal point", "date"}  # of what is no sentence, and is said otherwise elsewhere all the same
TRANSLATE = "translate"  # what holds a Language is called so, and is called with a sentence


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence, where it stands, and what helps to understand it."""

    msgid: str
    several: str = ""
    context: str = ""
    file: str = ""
    note: str = ""

    @property
    def is_to_translate(self) -> bool:
        """Numbers and facts alone are not."""
        plain = "".join(text for text, *_ in string.Formatter().parse(self.msgid))
        return bool(self.context) or any(letter.isalpha() for letter in plain)


@dataclass(slots=True)
class Signature:
    """Which arguments of a call are sentences: names in their order, and what each is."""

    names: list[str] = field(default_factory=list)
    msgids: set[str] = field(default_factory=set)
    severals: set[str] = field(default_factory=set)

    def add(self, name: str, annotation: ast.expr | None) -> None:
        self.names.append(name)
        match annotation:
            case ast.Name(id="Msgid"):
                self.msgids.add(name)
            case ast.Name(id="Several"):
                self.severals.add(name)


def domains() -> dict[str, list[Path]]:
    """The catalogues with the Python files whose sentences they hold; the interface has QML besides."""
    boards = {game: sorted((CLIENT / "bridge").glob(f"{game}*.py")) for game in GAMES}
    found = {game: [*sorted((ENGINE / "games" / game).rglob("*.py")), *boards[game]] for game in GAMES}
    of_games = {file for files in found.values() for file in files}
    rest = [
        *sorted(ENGINE.rglob("*.py")),
        *sorted((ROOT / "shared" / "staufer_protocol").rglob("*.py")),
        *sorted(CLIENT.rglob("*.py")),
        *sorted((ROOT / "server").rglob("*.py")),  # what it refuses with
    ]
    inside = [file for file in rest if file not in of_games and not FOR_US & set(file.parts)]
    return {INTERFACE: inside, **found}


def all_messages(lupdate: Path) -> dict[str, list[Message]]:
    """By domain, in the order of the files; each once."""
    files = domains()
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for group in files.values() for file in group}
    signatures, sentences = signatures_in(trees.values()), sentences_in(trees.values())
    found = {
        domain: [one for file in group for one in messages_in(trees[file], signatures, sentences, at(file))]
        for domain, group in files.items()
    }
    found[INTERFACE] += messages_of_qml(lupdate, sorted((CLIENT / "qml").rglob("*.qml")))
    return {domain: merged(messages) for domain, messages in found.items()}


def at(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def merged(messages: Iterable[Message]) -> list[Message]:
    """One for each sentence; a plural is more than its singular."""
    found: dict[tuple[str, str], Message] = {}
    for one in messages:
        if one.is_to_translate:
            known = found.get((one.context, one.msgid))
            if known is None or (one.several and not known.several):
                found[one.context, one.msgid] = one
    return list(found.values())


# -- Python --------------------------------------------------------------------------------


def signatures_in(trees: Iterable[ast.Module]) -> dict[str, Signature]:
    """Of every class and function that takes sentences, by its name; of two with one name the one that does."""
    nodes = [node for tree in trees for node in ast.walk(tree)]
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
    found: dict[str, Signature] = {}
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            name, signature = node.name, of_class(node, classes)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name, signature = TRANSLATE if node.name == "__call__" else node.name, of_function(node)
        else:
            continue
        if signature.msgids:
            found[name] = signature
    return found


def of_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Signature:
    signature = Signature()
    for one in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
        if one.arg not in ("self", "cls"):
            signature.add(one.arg, one.annotation)
    return signature


def of_class(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Signature:
    """Its constructor's, if it or a class above it has one; else its fields."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            return of_function(one)
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes and node.body and not has_fields(node):
            return of_class(classes[base.id], classes)
    signature = Signature()
    add_fields(signature, node, classes)
    return signature


def has_fields(node: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.AnnAssign) for one in node.body)


def add_fields(signature: Signature, node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> None:
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            add_fields(signature, classes[base.id], classes)
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            signature.add(one.target.id, one.annotation)


def assigned(target: ast.expr, value: ast.expr, sentences: set[str]) -> Iterator[str]:
    """What is put into facts that are sentences."""
    match target, value:
        case ast.Attribute(attr=name), _ if name in sentences:
            yield from choices(value)
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            for one, said in zip(targets, values, strict=True):
                yield from assigned(one, said, sentences)


def sentences_in(trees: Iterable[ast.Module]) -> set[str]:
    """The facts that are declared as ``Sentence("")``: what is assigned to them is for people."""
    return {
        target.id
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if isinstance(node.value.func, ast.Name) and node.value.func.id == "Sentence"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def messages_in(
    tree: ast.Module, signatures: dict[str, Signature], sentences: set[str], file: str
) -> Iterator[Message]:
    inside = [node for node in ast.walk(tree) if isinstance(node, ast.stmt | ast.expr)]
    for node in sorted(inside, key=lambda node: (node.lineno, node.col_offset)):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in signatures:
                yield from messages_of_call(node, signatures[name], file)
            case ast.AnnAssign(annotation=annotation, value=ast.expr() as value) if names_msgid(annotation):
                yield from (Message(text, file=file) for text in literals(value))
            case ast.Assign(
                value=ast.Tuple(elts=[ast.Constant(value=str(text)), ast.Constant(value=str(context))])
            ) if context in CONTEXTS:
                yield Message(text, context=context, file=file)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    for text in assigned(target, value, sentences):
                        yield Message(text, file=file)
            case ast.FunctionDef(returns=ast.Name(id="Msgid")):
                for one in ast.walk(node):
                    if isinstance(one, ast.Return) and one.value is not None:
                        yield from (Message(text, file=file) for text in choices(one.value))


def messages_of_call(call: ast.Call, signature: Signature, file: str) -> Iterator[Message]:
    given = dict(zip(signature.names, call.args, strict=False))
    given.update({keyword.arg: keyword.value for keyword in call.keywords if keyword.arg})
    several = next((text for name in sorted(signature.severals & given.keys()) for text in choices(given[name])), "")
    context = next(iter(choices(given["context"])), "") if "context" in given else ""
    note = next(iter(choices(given["paragraph"])), "") if "paragraph" in given else ""
    for name in signature.names:
        for text in choices(given[name]) if name in signature.msgids and name in given else ():
            yield Message(text, several, context, file, note)


def choices(node: ast.expr) -> list[str]:
    """The sentences that may stand there; one that stands elsewhere is found where it stands."""
    match node:
        case ast.Constant(value=str(text)):
            return [text] if text else []
        case ast.IfExp(body=body, orelse=orelse):
            return choices(body) + choices(orelse)
        case ast.BoolOp(values=values):
            return [text for value in values for text in choices(value)]
        case ast.JoinedStr(values=parts):
            return [joined(parts)]
        case _:
            return []


def joined(parts: list[ast.expr]) -> str:
    """What is put into a sentence at once is a fact of it, by the last name that is said of it."""
    names: list[str] = []
    found = ""
    for part in parts:
        match part:
            case ast.Constant(value=str(text)):
                found += text.replace("{", "{{").replace("}", "}}")
                continue
            case ast.FormattedValue(value=ast.Name(id=name) | ast.Attribute(attr=name)) if name not in names:
                names.append(name)
            case _:
                names.append(f"fact{len(names) + 1}")
        found += f"{{{names[-1]}}}"
    return found


def names_msgid(annotation: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "Msgid" for node in ast.walk(annotation))


def literals(value: ast.expr) -> Iterator[str]:
    """Of a constant: of a table, its values only."""
    match value:
        case ast.Dict(values=values):
            for one in values:
                yield from literals(one)
        case ast.Tuple(elts=values) | ast.List(elts=values) | ast.Set(elts=values) | ast.Call(args=values):
            for one in values:
                yield from literals(one)
        case _:
            yield from choices(value)


# -- QML -----------------------------------------------------------------------------------


def messages_of_qml(lupdate: Path, files: list[Path]) -> Iterator[Message]:
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "texts.ts"
        subprocess.run([lupdate, *files, "-silent", "-source-language", "en", "-ts", written], check=True)
        root = ElementTree.parse(written).getroot()  # noqa: S314 -- lupdate has just written it
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for one in context.iter("message"):
            source = one.findtext("source", "")
            yield Message(
                source,
                source if one.get("numerus") == "yes" else "",
                one.findtext("comment", ""),
                f"{name}.qml",
                one.findtext("extracomment", ""),
            )
