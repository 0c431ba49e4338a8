"""Lists for QML whose rows keep their identity: they move, change and go one by one, never all at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Qt, Signal

ROOT = QModelIndex()
FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class Row(Protocol):
    """A frozen dataclass; its first field identifies the row, its fields are the roles."""

    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[object]]]


class RowsModel(QAbstractListModel):
    """The rows of one kind.  Subclasses name the kind; ``sync`` makes the list equal to what it is given."""

    countChanged = Signal()
    row: ClassVar[type[Row]]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.roles = tuple(field.name for field in dataclasses.fields(self.row))
        self.rows: list[Row] = []

    def rowCount(self, parent: QModelIndex = ROOT) -> int:  # type: ignore[override]  # the stub also takes QPersistentModelIndex
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = 0) -> object:  # type: ignore[override]  # as above
        place = role - FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self.roles):
            return None
        return getattr(self.rows[index.row()], self.roles[place])

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(role.encode()) for n, role in enumerate(self.roles)}

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self.rows)

    def ident(self, row: Row) -> object:
        return getattr(row, self.roles[0])

    def sync(self, rows: Iterable[Row]) -> None:
        """Become *rows*, with as few and as small changes as the identities allow."""
        wanted = list(rows)
        before = len(self.rows)
        self._remove_all_but({self.ident(row) for row in wanted})
        for place, row in enumerate(wanted):
            self._put(place, row)
        if len(self.rows) != before:
            self.countChanged.emit()

    def _remove_all_but(self, kept: set[object]) -> None:
        for place in reversed(range(len(self.rows))):
            if self.ident(self.rows[place]) not in kept:
                self.beginRemoveRows(ROOT, place, place)
                del self.rows[place]
                self.endRemoveRows()

    def _put(self, place: int, row: Row) -> None:
        """Have *row* at *place*; the places before it are right already."""
        there = self._find(self.ident(row), place)
        if there is None:
            self.beginInsertRows(ROOT, place, place)
            self.rows.insert(place, row)
            self.endInsertRows()
            return
        if there != place:
            self.beginMoveRows(ROOT, there, there, ROOT, place)
            self.rows.insert(place, self.rows.pop(there))
            self.endMoveRows()
        self._change(place, row)

    def _find(self, ident: object, start: int) -> int | None:
        return next((n for n in range(start, len(self.rows)) if self.ident(self.rows[n]) == ident), None)

    def _change(self, place: int, row: Row) -> None:
        old = self.rows[place]
        changed = [FIRST_ROLE + n for n, role in enumerate(self.roles) if getattr(old, role) != getattr(row, role)]
        if changed:
            self.rows[place] = row
            here = self.index(place)
            self.dataChanged.emit(here, here, changed)

    def idents(self) -> Sequence[object]:
        return [self.ident(row) for row in self.rows]
