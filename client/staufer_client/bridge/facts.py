"""What QML reads of the program: objects whose facts announce their own changes.

A bridge class lists its facts like fields; each becomes a Qt property with its own notify signal::

    class Queue(Bridge):
        waiting = Fact(0)  # read by QML as Queue.waiting, announced by waitingChanged

Python sets a fact by plain assignment; QML hears of it only if the value is another one.  A ``Sentence``
is set in English and read in the reader's language.  Names are QML's own (camelCase).
QML gets ints, strs, bools, floats, and lists and dicts of these; tuples and
None never cross the border.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar, overload, runtime_checkable

from PySide6.QtCore import Property, QObject, Signal

from staufer_engine.phrases import ENGLISH, Language

T = TypeVar("T")
Words = str  # in a row: set in English, read by QML in the reader's language
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
        def __get__(self, owner: Bridge | None, kind: type[Bridge]) -> Self | T: ...
        def __set__(self, owner: Bridge, value: T) -> None: ...

    class Setting(Fact[T]):
        """A fact that QML may set too."""

    class Sentence(Fact[str]):
        """Words for people: set in English, read by QML in the reader's language."""

    class Part(Generic[T]):
        """An object or model that belongs to its owner for life; made by the owner's constructor."""

        def __init__(self, kind: type[T]) -> None: ...
        @overload
        def __get__(self, owner: None, kind: type[Bridge]) -> Self: ...
        @overload
        def __get__(self, owner: Bridge, kind: type[Bridge]) -> T: ...
        def __get__(self, owner: Bridge | None, kind: type[Bridge]) -> Self | T: ...

    BridgeType = type

else:

    class Fact:
        def __init__(self, initial):
            self.initial = initial

        def __class_getitem__(cls, kind):
            return cls

        def as_property(self, name, changed):
            initial, is_set_by_qml = self.initial, isinstance(self, Setting)
            return Announced(
                KINDS[type(initial)],
                fget=lambda owner: owner.facts.get(name, initial),
                fset=(lambda owner, value: setattr(owner, name, value)) if is_set_by_qml else None,
                notify=changed,
            )

    class Setting(Fact):
        pass

    class Sentence(Fact):
        def as_property(self, name, changed):
            initial = self.initial
            return Announced(
                "QString",
                fget=lambda owner: owner.spoken.retell(owner.facts.get(name, initial)),
                notify=changed,
            )

    class Part:
        def __init__(self, kind):
            self.kind = kind

        def as_property(self, name):
            return Announced(QObject, fget=lambda owner: owner.parts[name], constant=True)

    class Announced(Property):
        """A property that Python reads like an attribute."""

        def __get__(self, owner, kind=None):
            return self if owner is None else self.fget(owner)

    class BridgeType(type(QObject)):
        """Turns facts into properties before Qt looks at the class."""

        def __new__(cls, name, bases, body):
            initials, parts, sentences = {}, {}, []
            for field, value in list(body.items()):
                if isinstance(value, Part):
                    parts[field] = value.kind
                    body[field] = value.as_property(field)
                elif isinstance(value, Fact):
                    initials[field] = value.initial
                    if isinstance(value, Sentence):
                        sentences.append(field)
                    body[f"{field}Changed"] = changed = Signal()
                    body[field] = value.as_property(field, changed)
            body["initials"], body["part_kinds"], body["sentences"] = initials, parts, tuple(sentences)
            return super().__new__(cls, name, bases, body)


class Bridge(QObject, metaclass=BridgeType):
    """An object that QML sees."""

    initials: dict[str, object]
    part_kinds: dict[str, Callable[[QObject], QObject]]
    sentences: tuple[str, ...]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spoken: Language = ENGLISH
        self.facts: dict[str, object] = {}
        self.parts = {name: kind(self) for name, kind in self.part_kinds.items()}

    def __setattr__(self, name: str, value: object) -> None:
        if name not in self.initials:
            super().__setattr__(name, value)
        elif self.facts.get(name, self.initials[name]) != value:
            self.facts[name] = value
            getattr(self, f"{name}Changed").emit()

    def use_language(self, language: Language) -> None:
        """Say everything in *language*, which may be the same that has become another one."""
        self.spoken = language
        for name in self.sentences:
            getattr(self, f"{name}Changed").emit()
        for part in self.parts.values():
            if isinstance(part, Speaking):
                part.use_language(language)


@runtime_checkable
class Speaking(Protocol):
    """What says something to people."""

    def use_language(self, language: Language) -> None: ...
