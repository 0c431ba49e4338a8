"""What QML reads of the program: objects whose facts announce their own changes.

A bridge class lists its facts like fields; each becomes a Qt property with its own notify signal::

    class Queue(Bridge):
        waiting = Fact(0)  # read by QML as Queue.waiting, announced by waitingChanged

Python sets a fact by plain assignment; QML hears of it only if the value is another one.  Names are
QML's own (camelCase).  QML gets ints, strs, bools, floats, and lists and dicts of these; tuples and
None never cross the border.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, Self, TypeVar, overload

from PySide6.QtCore import Property, QObject, Signal

T = TypeVar("T")
Plain = str | int | float | bool | list["Plain"] | dict[str, "Plain"]

KINDS = {bool: "bool", int: "int", float: "double", str: "QString", list: "QVariantList", dict: "QVariantMap"}

if TYPE_CHECKING:

    class Fact(Generic[T]):
        """One value that QML may read, with what it is before anybody sets it."""

        def __init__(self, initial: T) -> None: ...
        @overload
        def __get__(self, owner: None, kind: type[Bridge]) -> Self: ...
        @overload
        def __get__(self, owner: Bridge, kind: type[Bridge]) -> T: ...
        def __set__(self, owner: Bridge, value: T) -> None: ...

    class Setting(Fact[T]):
        """A fact that QML may set too."""

    class Part(Generic[T]):
        """An object or model that belongs to its owner for life; made by the owner's constructor."""

        def __init__(self, kind: type[T]) -> None: ...
        @overload
        def __get__(self, owner: None, kind: type[Bridge]) -> Self: ...
        @overload
        def __get__(self, owner: Bridge, kind: type[Bridge]) -> T: ...

    BridgeType = type(QObject)

else:

    class Fact:
        def __init__(self, initial):
            self.initial = initial

        def __class_getitem__(cls, kind):
            return cls

        def as_property(self, name):
            initial = self.initial

            def read(owner):
                return owner.facts.get(name, initial)

            def write(owner, value):
                if owner.facts.get(name, initial) != value:
                    owner.facts[name] = value
                    getattr(owner, f"{name}Changed").emit()

            changed = Signal()
            return Announced(KINDS[type(initial)], fget=read, fset=write, notify=changed), changed

    class Setting(Fact):
        pass

    class Part:
        def __init__(self, kind):
            self.kind = kind

        def as_property(self, name):
            return Announced(QObject, fget=lambda owner: owner.parts[name], constant=True), None

    class Announced(Property):
        """A property that Python reads like an attribute."""

        def __get__(self, owner, kind=None):
            return self if owner is None else self.fget(owner)

    class BridgeType(type(QObject)):
        """Turns facts into properties before Qt looks at the class."""

        def __new__(cls, name, bases, body):
            settable = set()
            parts = {}
            for field, value in list(body.items()):
                if not isinstance(value, (Fact, Part)):
                    continue
                body[field], changed = value.as_property(field)
                if changed is not None:
                    body[f"{field}Changed"] = changed
                if isinstance(value, Setting):
                    settable.add(field)
                if isinstance(value, Part):
                    parts[field] = value.kind
            body["settable"], body["part_kinds"] = frozenset(settable), parts
            return super().__new__(cls, name, bases, body)


class Bridge(QObject, metaclass=BridgeType):
    """An object that QML sees."""

    settable: frozenset[str]
    part_kinds: dict[str, Callable[[QObject], QObject]]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.facts: dict[str, object] = {}
        self.parts = {name: kind(self) for name, kind in self.part_kinds.items()}
