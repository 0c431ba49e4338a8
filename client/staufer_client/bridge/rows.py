"""Lists for QML whose rows keep their identity: they move, change and go one by one, never all at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import Property, QAbstractListModel, QByteArray, QModelIndex, QObject, Signal

ROOT = QModelIndex()
FIRST_ROLE = 0x0101  # Qt.UserRole + 1; to ask Qt would make all of its enums, at the start of the program


Row = tuple[object, ...]  # a NamedTuple: its first field identifies the row, its fields are the roles


class RowsModel(QAbstractListModel):
    """The rows of one kind.  Subclasses name the kind; ``sync`` makes the list equal to what it is given."""

    countChanged = Signal()
    row: ClassVar[type[Row]]
    roles: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.roles = tuple(getattr(cls.row, "_fields", ()))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def rowCount(self, parent: QModelIndex = ROOT) -> int:  # type: ignore[override]  # the stub also takes QPersistentModelIndex
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = 0) -> object:  # type: ignore[override]  # as above
        place = role - FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self.roles):
            return None
        return self.rows[index.row()][place]

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + n: QByteArray(role.encode()) for n, role in enumerate(self.roles)}

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self.rows)

    def ident(self, row: Row) -> object:
        return row[0]

    def sync(self, rows: Iterable[Row], start: int = 0) -> None:
        """Become *rows* from place *start* on, with as few and as small changes as the identities allow."""
        wanted = list(rows)
        before = len(self.rows)
        self._remove_all_but({self.ident(row) for row in wanted}, start)
        for place, row in enumerate(wanted, start):
            self._put(place, row)
        if len(self.rows) != before:
            self.countChanged.emit()

    def _remove_all_but(self, kept: set[object], start: int) -> None:
        for place in reversed(range(start, len(self.rows))):
            if self.ident(self.rows[place]) not in kept:
                self.beginRemoveRows(ROOT, place, place)
                del self.rows[place]
                self.endRemoveRows()

    def _put(self, place: int, row: Row) -> None:
        """Have *row* at *place*; the places before it are right already."""
        if place < len(self.rows) and self.rows[place] == row:
            return  # as nearly always
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
        changed = [FIRST_ROLE + n for n in range(len(self.roles)) if old[n] != row[n]]
        if changed:
            self.rows[place] = row
            here = self.index(place)
            self.dataChanged.emit(here, here, changed)
