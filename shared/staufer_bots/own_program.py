"""How a module of ours is started as a program of its own: by Python, or from the installed program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

CONSOLE = "staufer-console"  # lies beside the installed program, and starts any module of ours


def own_program(module: str) -> tuple[str, ...]:
    """The beginning of a command line; the module's own arguments follow."""
    if getattr(sys, "frozen", False):
        return (str(Path(sys.executable).with_name(CONSOLE + (".exe" if os.name == "nt" else ""))), module)
    return (sys.executable, "-m", module)
