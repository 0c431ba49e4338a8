"""What the installed program starts with: with a window, or under the name ``staufer-console`` without one.

``staufer-console server`` hosts, ``staufer-console lab`` proves replays and lets bots meet; the program itself
starts its helpers by their modules' names.
"""

import runpy
import sys
from pathlib import Path

NAMES = {"server": "staufer_server", "lab": "staufer_lab"}  # for people
MODULES = {"staufer_server", "staufer_lab", "staufer_bots.thinking", "staufer_client.prover"}


def console() -> int:
    wished = sys.argv[1] if len(sys.argv) > 1 else ""
    module = NAMES.get(wished, wished)
    if module not in MODULES:
        print(f"usage: staufer-console {{{','.join(NAMES)}}} ...", file=sys.stderr)
        return 2
    sys.argv[1:2] = []
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return 0


def window() -> int:
    from staufer_client.__main__ import main  # noqa: PLC0415 -- the console starts without it

    return main()


sys.exit(console() if Path(sys.argv[0]).stem == "staufer-console" else window())
