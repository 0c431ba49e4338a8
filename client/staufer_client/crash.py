"""What is kept of an error that nobody caught: a local report, without secrets."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from staufer_client.files import write_whole

SECRETS = re.compile(r"stf1_[A-Za-z0-9_\-]+|Bearer\s+\S+|\b[0-9a-fA-F]{32,}\b")
MOST_REPORTS = 20


def without_secrets(text: str, home: Path) -> str:
    """Tokens, long keys and the user's folder are taken out."""
    return SECRETS.sub("(left out)", text).replace(str(home), "~")


class CrashReports:
    """Writes one file for each error, and says so."""

    def __init__(self, folder: Path, version: Callable[[], str], say: Callable[[str], None]) -> None:
        self.folder = folder
        self.version = version
        self.say = say

    def install(self) -> None:
        sys.excepthook = self.report

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The lines of the program that the error went through; no values of variables."""
        import platform  # noqa: PLC0415 -- seldom needed
        import traceback  # noqa: PLC0415

        if issubclass(kind, KeyboardInterrupt):
            return
        lines = "".join(traceback.format_exception(kind, error, trace))
        print(without_secrets(lines, Path.home()), file=sys.stderr)
        now = datetime.now().astimezone()
        head = f"Staufer {self.version()}, Python {platform.python_version()}, {platform.platform()}\n{now:%c}\n\n"
        path = self.folder / f"{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            write_whole(path, without_secrets(head + lines, Path.home()).encode())
            for old in sorted(self.folder.glob("*.txt"))[:-MOST_REPORTS]:
                old.unlink()
        except OSError:
            self.say("Something went wrong inside the program.")
        else:
            self.say(f"Something went wrong inside the program. A report is kept as {path.name}.")
