"""Options of which one can be checked by itself: they are listed only for whoever looks at all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from staufer_engine.games.stupor_mundi.state import State

T = TypeVar("T", int, tuple[int, ...])


class Open(Sequence[T]):
    """What is open to a player; a replay checks one choice many times as fast as all are listed."""

    __slots__ = ("_listed", "p", "s")

    def __init__(self, s: State, p: int) -> None:
        self.s = s
        self.p = p
        self._listed: list[T] | None = None

    @abstractmethod
    def all(self) -> list[T]:
        """In their fixed order, each once."""

    @abstractmethod
    def __contains__(self, choice: object) -> bool:
        """Whether ``all`` has it, without listing them."""

    def listed(self) -> list[T]:
        if self._listed is None:
            self._listed = self.all()
        return self._listed

    def __iter__(self) -> Iterator[T]:
        return iter(self.listed())

    def __len__(self) -> int:
        return len(self.listed())

    @overload
    def __getitem__(self, n: int) -> T: ...
    @overload
    def __getitem__(self, n: slice) -> list[T]: ...
    def __getitem__(self, n: int | slice) -> T | list[T]:
        return self.listed()[n]
