"""Lists for QML whose rows keep their identity: they move, change and go one by one, never all at once."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import ClassVar, ForwardRef

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal

from staufer_engine.phrases import ENGLISH, Language

ROOT = QModelIndex()
WORDS = ForwardRef("Words")  # as the fields of a row are annotated
FIRST_ROLE = 0x0101  # Qt.UserRole + 1; to ask Qt would make all of its enums, at the start of the program


Row = tuple[object, ...]  # a NamedTuple: its first field identifies the row, its fields are the roles


class RowsModel(QAbstractListModel):
    """The rows of one kind.  Subclasses name the kind; ``sync`` makes the list equal to what it is given."""

    countChanged = Signal()
    row: ClassVar[type[Row]]
    roles: ClassVar[tuple[str, ...]]
    words: ClassVar[frozenset[int]]  # the places of the roles that are words for people

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.roles = tuple(getattr(cls.row, "_fields", ()))
        kinds = inspect.get_annotations(cls.row)
        cls.words = frozenset(place for place, role in enumerate(cls.roles) if kinds[role] == WORDS)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spoken: Language = ENGLISH
        self.rows: list[Row] = []

    def rowCount(self, parent: QModelIndex = ROOT) -> int:  # type: ignore[override]  # the stub also takes QPersistentModelIndex
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = 0) -> object:  # type: ignore[override]  # as above
        place = role - FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self.roles):
            return None
        value = self.rows[index.row()][place]
        return self.spoken.retell(str(value)) if place in self.words else value

    def use_language(self, language: Language) -> None:
        """Say the words of all rows in *language*."""
        self.spoken = language
        if self.words and self.rows:
            roles = [FIRST_ROLE + place for place in sorted(self.words)]
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1), roles)

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(role.encode()) for n, role in enumerate(self.roles)}

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self.rows)

    def ident(self, row: Row) -> object:
        return row[0]

    def sync(self, rows: Iterable[Row], first: int = 0) -> None:
        """Become *rows* from place *first* on, with as few and as small changes as the identities allow."""
        wanted = list(rows)
        before = len(self.rows)
        self._remove_all_but({self.ident(row) for row in wanted}, first)
        waiting = {self.ident(row) for row in self.rows[first:]}
        wanted = self.rows[:first] + wanted
        place = first
        while place < len(wanted):
            fresh = place
            while fresh < len(wanted) and self.ident(wanted[fresh]) not in waiting:
                fresh += 1
            if fresh > place:
                self._insert(place, wanted[place:fresh])
                place = fresh
            else:
                waiting.discard(self.ident(wanted[place]))
                self._put(place, wanted[place])
                place += 1
        if len(self.rows) != before:
            self.countChanged.emit()

    def _remove_all_but(self, kept: set[object], first: int) -> None:
        """Neighbours go together: a list that is a thousand rows shorter is told so once."""
        end = len(self.rows)
        while end > first:
            start = end
            while start > first and self.ident(self.rows[start - 1]) not in kept:
                start -= 1
            if start < end:
                self.beginRemoveRows(ROOT, start, end - 1)
                del self.rows[start:end]
                self.endRemoveRows()
            end = max(0, start - 1)

    def _insert(self, place: int, fresh: list[Row]) -> None:
        self.beginInsertRows(ROOT, place, place + len(fresh) - 1)
        self.rows[place:place] = fresh
        self.endInsertRows()

    def _put(self, place: int, row: Row) -> None:
        """Have *row*, which is in the list, at *place*; the places before it are right already."""
        if self.rows[place] == row:
            return  # as nearly always
        there = self._find(self.ident(row), place)
        if there != place:
            self.beginMoveRows(ROOT, there, there, ROOT, place)
            self.rows.insert(place, self.rows.pop(there))
            self.endMoveRows()
        self._change(place, row)

    def _find(self, ident: object, start: int) -> int:
        return next(n for n in range(start, len(self.rows)) if self.ident(self.rows[n]) == ident)

    def _change(self, place: int, row: Row) -> None:
        old = self.rows[place]
        changed = [FIRST_ROLE + n for n in range(len(self.roles)) if old[n] != row[n]]
        if changed:
            self.rows[place] = row
            here = self.index(place)
            self.dataChanged.emit(here, here, changed)
