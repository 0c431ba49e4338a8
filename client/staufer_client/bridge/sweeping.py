"""Python's garbage is collected on Qt's thread only.

The collector runs in whatever thread happens to allocate.  Where that is a bot's thread, objects of
Qt would die there, while Qt's own thread still uses them.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1_000  # ms


class Sweeper(QObject):
    """Takes over from Python's automatic collector, until it is stopped."""

    def __init__(self) -> None:
        super().__init__()
        gc.disable()
        gc.freeze()  # what the window is made of stays, and need not be looked through each time
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.sweep)
        self._timer.start(EVERY)

    def sweep(self) -> None:
        """Collect the oldest generation that is due, as the automatic collector would."""
        due = [made > most for made, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if True in due:
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))

    def stop(self) -> None:
        self._timer.stop()
        gc.unfreeze()
        gc.enable()
