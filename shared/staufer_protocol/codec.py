"""Canonical msgpack, and the messages of ``messages`` in it.

Hashes are made over encoded bytes, so a value has one encoding only and everything else is
refused: maps, floats, extensions, long forms of small numbers, text that is not in NFC.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import NamedTuple, TypeVar
from unicodedata import is_normalized, normalize

import msgpack

from staufer_protocol.complaint import Malformed
from staufer_protocol.messages import CLIENT_MESSAGES, SERVER_MESSAGES, ClientMessage, ServerMessage

Plain = None | bool | int | str | bytes | Sequence["Plain"]
T = TypeVar("T")
Read = Callable[[object], object]  # one field's plain form, checked and brought to its type
Write = Callable[[object], Plain]

MAX_DEPTH = 8
INT64 = range(-(1 << 63), 1 << 63)


class Limit(NamedTuple):
    """How much is read at all, before anything is built from it."""

    size: int
    array: int
    text: int  # bytes of one string or one binary


CLIENT_LIMIT = Limit(4096, 256, 1024)
SERVER_LIMIT = Limit(256 * 1024, 4096, 64 * 1024)
RECORD_LIMIT = Limit(16 * 1024, 4096, 8 * 1024)


def _refuse(value: object) -> Plain:
    raise TypeError(f"{type(value).__name__} has no canonical encoding")


_packer = msgpack.Packer(autoreset=True, default=_refuse)


def enc(value: Plain) -> bytes:
    """The one encoding of *value*; the caller's types keep floats and maps out."""
    encoded: bytes = _packer.pack(value)
    return encoded


def dec(data: bytes, limit: Limit = SERVER_LIMIT) -> Plain:
    """The value of *data*, if ``enc`` could have written it within the limit."""
    if len(data) > limit.size:
        raise Malformed("E_TOO_LONG", f"The message has {len(data)} bytes; {limit.size} are allowed.")
    try:
        value: Plain = msgpack.unpackb(
            data,
            max_map_len=0,
            max_ext_len=0,
            max_array_len=limit.array,
            max_str_len=limit.text,
            max_bin_len=limit.text,
        )
    except (ValueError, msgpack.UnpackException) as error:
        raise Malformed("E_NOT_MSGPACK", "The message is not whole msgpack within the limits.") from error
    _check(value, 1)
    if enc(value) != data:
        raise Malformed("E_NOT_CANONICAL", "The message is not in its shortest form.")
    return value


def _check(value: object, depth: int) -> None:
    kind = type(value)
    if kind is list:
        if depth > MAX_DEPTH:
            raise Malformed("E_TOO_DEEP", f"Arrays stand in each other deeper than {MAX_DEPTH}.")
        for item in typing.cast("list[object]", value):
            if type(item) is not int:
                _check(item, depth + 1)
    elif kind is str:
        if not is_normalized("NFC", typing.cast(str, value)):
            raise Malformed("E_NOT_CANONICAL", "A text is not in Unicode's composed form.")
    elif kind not in (int, bool, bytes, type(None)):
        raise Malformed("E_NOT_CANONICAL", f"A {kind.__name__} has no place in a message.")


# -- messages ------------------------------------------------------------------------------


def pack(message: ClientMessage | ServerMessage) -> bytes:
    return enc([_TAGS[type(message)], *to_plain(message)])


def unpack_client(data: bytes) -> ClientMessage:
    """A message of a client, whom nobody needs to believe anything."""
    return _unpack(data, CLIENT_LIMIT, _CLIENT_READERS)


def unpack_server(data: bytes) -> ServerMessage:
    return _unpack(data, SERVER_LIMIT, _SERVER_READERS)


def _unpack(data: bytes, limit: Limit, readers: Sequence[Callable[[object], T]]) -> T:
    plain = dec(data, limit)
    if not isinstance(plain, list) or not plain:
        raise Malformed("E_FORM", "A message is an array that begins with its tag.")
    tag = plain[0]
    if type(tag) is not int or not 0 <= tag < len(readers):
        raise Malformed("E_UNKNOWN", "There is no message of this kind; the other side may be newer.")
    return readers[tag](plain[1:])


def to_plain(message: object) -> list[Plain]:
    """The fields of a dataclass as plain values, in their order."""
    return _layout(type(message)).write(message)


def from_plain(kind: Callable[..., T], plain: object) -> T:
    """The dataclass *kind* that ``to_plain`` wrote; everything is checked."""
    return typing.cast(T, _layout(typing.cast(type, kind)).read(plain))


class _Layout:
    """How one dataclass is written and read; made once, from its type hints."""

    def __init__(self, kind: type) -> None:
        if not is_dataclass(kind):
            raise TypeError(f"{kind.__name__} is no dataclass")
        hints = typing.get_type_hints(kind)
        self.kind = kind
        self.names = tuple(field.name for field in fields(kind))
        self.readers = tuple(_reader(hints[name]) for name in self.names)
        self.writers = tuple(_writer(hints[name]) for name in self.names)
        self._is_direct = all(write is None for write in self.writers) and len(self.names) > 1
        self._values = attrgetter(*self.names) if self._is_direct else None

    def write(self, message: object) -> list[Plain]:
        if self._values is not None:
            return [*self._values(message)]
        return [
            getattr(message, name) if write is None else write(getattr(message, name))
            for name, write in zip(self.names, self.writers, strict=True)
        ]

    def read(self, plain: object) -> object:
        if not isinstance(plain, list) or len(plain) != len(self.names):
            raise Malformed("E_FORM", f"{self.kind.__name__} has {len(self.names)} fields.")
        values = []
        for name, read, value in zip(self.names, self.readers, plain, strict=True):
            try:
                values.append(read(value))
            except _WrongField as wrong:
                raise Malformed("E_FIELD", f"{name} of {self.kind.__name__} must be {wrong}.") from None
        return self.kind(*values)


class _WrongField(Exception):
    """Says what the field should have been."""


def _reader(hint: object) -> Read:
    """What checks a plain value against *hint*, and makes tuples and dataclasses of it."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return _tuple_reader(args)
    if origin in (types.UnionType, typing.Union):
        return _union_reader([_reader(arg) for arg in args])
    if isinstance(hint, type) and hint in _ATOMS:
        return _atom_reader(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return _layout(hint).read
    raise TypeError(f"{hint!r} cannot be a field of a message")


_ATOMS: Mapping[type, str] = {
    int: "a whole number of 64 bits",
    bool: "yes or no",
    str: "text",
    bytes: "binary",
    type(None): "empty",
}


def _atom_reader(kind: type) -> Read:
    wanted = _ATOMS[kind]

    def read(value: object) -> object:
        if type(value) is not kind:
            raise _WrongField(wanted)
        return value

    def read_int(value: object) -> object:
        if type(value) is not int or value not in INT64:
            raise _WrongField(wanted)
        return value

    return read_int if kind is int else read


def _tuple_reader(args: tuple[object, ...]) -> Read:
    if len(args) == 2 and args[1] is ...:
        read_item = _reader(args[0])

        def read_any(value: object) -> object:
            if not isinstance(value, list):
                raise _WrongField("an array")
            return tuple([read_item(item) for item in value])

        return read_any

    readers = [_reader(arg) for arg in args]

    def read_fixed(value: object) -> object:
        if not isinstance(value, list) or len(value) != len(readers):
            raise _WrongField(f"an array of {len(readers)}")
        return tuple([read(item) for read, item in zip(readers, value, strict=True)])

    return read_fixed


def _union_reader(readers: list[Read]) -> Read:
    def read(value: object) -> object:
        wanted = []
        for read_one in readers:
            try:
                return read_one(value)
            except _WrongField as wrong:
                wanted.append(str(wrong))
        raise _WrongField(" or ".join(wanted))

    return read


def _writer(hint: object) -> Write | None:
    """What makes a field plain; None where it is plain already."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint is str:
        return _composed
    if isinstance(hint, type) and is_dataclass(hint):
        return to_plain
    if origin is tuple:
        writers = [_writer(arg) for arg in args if arg is not ...]
        if not any(writers):
            return None
        if args[-1] is ...:
            write_item = writers[0]
            assert write_item is not None
            return lambda value: [write_item(item) for item in typing.cast("tuple[object, ...]", value)]
        return lambda value: [
            typing.cast(Plain, item) if write is None else write(item)
            for write, item in zip(writers, typing.cast("tuple[object, ...]", value), strict=True)
        ]
    if origin in (types.UnionType, typing.Union) and any(_writer(arg) for arg in args):
        raise TypeError(f"{hint!r}: a union of texts or dataclasses cannot be a field of a message")
    return None


def _composed(value: object) -> Plain:
    text = typing.cast(str, value)
    return text if text.isascii() else normalize("NFC", text)


_LAYOUTS: dict[type, _Layout] = {}


def _layout(kind: type) -> _Layout:
    layout = _LAYOUTS.get(kind)
    if layout is None:
        layout = _LAYOUTS[kind] = _Layout(kind)
    return layout


def _readers(kinds: tuple[type, ...]) -> list[Read]:
    return [_layout(kind).read for kind in kinds]


_TAGS: dict[type, int] = {kind: tag for kinds in (CLIENT_MESSAGES, SERVER_MESSAGES) for tag, kind in enumerate(kinds)}
_CLIENT_READERS = typing.cast("list[Callable[[object], ClientMessage]]", _readers(CLIENT_MESSAGES))
_SERVER_READERS = typing.cast("list[Callable[[object], ServerMessage]]", _readers(SERVER_MESSAGES))
