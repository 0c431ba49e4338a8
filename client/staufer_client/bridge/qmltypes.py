"""What the static checks of QML know of the Python types: a ``qmltypes`` file, written from Qt's own view of them.

Qt's dumper reads the Python source and would not see facts; this asks the finished classes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QByteArray, QMetaMethod, QMetaObject, QObject

from staufer_client.bridge.facts import Bridge
from staufer_client.bridge.registry import MODULE, SINGLETONS
from staufer_client.bridge.rows import RowsModel


def write_qmltypes(folder: Path) -> Path:
    """Write module ``Staufer.Bridge`` below *folder*, an import path for qmllint; returns the module's folder."""
    home = folder.joinpath(*MODULE.split("."))
    home.mkdir(parents=True, exist_ok=True)
    kinds = {kind for singleton in SINGLETONS for kind in parts_of(singleton)}
    lines = ["import QtQuick.tooling 1.2", "", "Module {", *described(RowsModel, "QAbstractListModel")]
    for kind in sorted(kinds, key=lambda each: each.__name__):
        lines += described(kind, "RowsModel" if issubclass(kind, RowsModel) else "QObject")
    for singleton in SINGLETONS:
        lines += described(singleton, "QObject")
    home.joinpath("bridge.qmltypes").write_text("\n".join([*lines, "}", ""]), encoding="utf-8")
    home.joinpath("qmldir").write_text(f"module {MODULE}\ntypeinfo bridge.qmltypes\ndepends QtQml\n", encoding="utf-8")
    return home


def parts_of(kind: type[Bridge]) -> Iterator[type[QObject]]:
    for part in kind.part_kinds.values():
        if isinstance(part, type):
            yield part
            if issubclass(part, Bridge):
                yield from parts_of(part)


def described(kind: type[QObject], prototype: str) -> Iterator[str]:
    """One component: a type that QML may name if it is a singleton, and else only get."""
    name = kind.__name__
    yield "    Component {"
    yield f'        name: "{name}"'
    yield '        accessSemantics: "reference"'
    yield f'        prototype: "{prototype}"'
    yield f'        exports: ["{MODULE}/{name} 1.0"]'
    yield "        isCreatable: false"
    if kind in SINGLETONS:
        yield "        isSingleton: true"
    yield "        exportMetaObjectRevisions: [256]"
    meta: QMetaObject = kind.staticMetaObject  # type: ignore[attr-defined]  # the stubs know it of instances only
    yield from properties(kind, meta)
    yield from methods(meta)
    yield "    }"


def properties(kind: type[QObject], meta: QMetaObject) -> Iterator[str]:
    parts = kind.part_kinds if issubclass(kind, Bridge) else {}
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        one = meta.property(index)
        name = text(one.name())
        part = parts.get(name)
        fields = [f'name: "{name}"', f'type: "{part.__name__ if isinstance(part, type) else text(one.typeName())}"']
        if part is not None:
            fields.append("isPointer: true")
        if not one.isWritable():
            fields.append("isReadonly: true")
        fields.append(f'read: "{name}"')
        if one.isWritable():
            fields.append(f'write: "{name}"')
        if one.isConstant():
            fields.append("isPropertyConstant: true")
        else:
            fields.append(f'notify: "{text(one.notifySignal().name())}"')
        yield f"        Property {{ {'; '.join(fields)}; index: {index - meta.propertyOffset()} }}"


def methods(meta: QMetaObject) -> Iterator[str]:
    for index in range(meta.methodOffset(), meta.methodCount()):
        one = meta.method(index)
        word = "Signal" if one.methodType() == QMetaMethod.MethodType.Signal else "Method"
        fields = [f'name: "{text(one.name())}"']
        if text(one.typeName()) not in ("void", ""):
            fields.append(f'type: "{text(one.typeName())}"')
        yield f"        {word} {{"
        yield from (f"            {field}" for field in fields)
        yield from (f'            Parameter {{ type: "{text(kind)}" }}' for kind in one.parameterTypes())
        yield "        }"


def text(raw: QByteArray | bytes | bytearray | memoryview | str) -> str:
    """Qt's names as text, whichever way the binding gives them."""
    return raw if isinstance(raw, str) else bytes(raw.data() if isinstance(raw, QByteArray) else raw).decode()


if __name__ == "__main__":
    print(write_qmltypes(Path(sys.argv[1])))
