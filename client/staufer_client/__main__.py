"""``staufer``: the program with a window."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import socket
import sys
import time
from collections.abc import Sequence
from pathlib import Path

NO_SCREEN = "There is no screen here to show a window on (neither DISPLAY nor WAYLAND_DISPLAY leads to one)."
STARTED = time.monotonic()  # where the system does not say when the process began


def main(arguments: Sequence[str] | None = None) -> int:
    wished = read_arguments(sys.argv[1:] if arguments is None else arguments)
    is_for_pictures = wished.screenshots is not None
    if not has_screen():
        if not is_for_pictures and not wished.first_frame and not wished.check:
            print(NO_SCREEN, file=sys.stderr)
            return 1
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if is_for_pictures:
        os.environ.setdefault("QT_HASH_SEED", "0")  # so that two runs give the same pixels
    from staufer_client.paths import find_paths  # noqa: PLC0415 -- --help needs nothing of the program
    from staufer_client.settings import Settings  # noqa: PLC0415

    if wished.screenshots is not None:
        from staufer_client.screenshots import take_screenshots  # noqa: PLC0415 -- only here

        return take_screenshots(
            wished.screenshots, wished.only, wished.size, wished.theme, wished.text_scale, language=wished.language
        )
    if wished.check:
        from staufer_client.self_check import check_installation  # noqa: PLC0415 -- only here

        return check_installation()
    from staufer_client.application import Application, Wishes, run, wait_for_first_frame  # noqa: PLC0415

    paths = find_paths()
    application = Application(paths, Settings(paths.settings))
    if wished.first_frame:
        wait_for_first_frame(application.show())
        print(json.dumps({"first_frame_seconds": round(process_age(), 3)}), flush=True)
        application.close()
        return 0
    return run(application, Wishes(wished.file, wished.local, wished.server, wished.link, wished.gallery))


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="staufer",
        description="Board games of the age of Emperor Frederick II: online, alone, or round one screen.",
        epilog="staufer play --local starts a server on this computer and connects to it: the whole system at once.",
    )
    parser.add_argument("what", nargs="?", default="", help="a replay (FILE.staufer) to open, an invite link, or: play")
    parser.add_argument("--local", action="store_true", help="with a server of its own on this computer")
    parser.add_argument("--server", default="", metavar="ADDRESS", help="connect to this server")
    parser.add_argument("--first-frame", action="store_true", help="print how long the window took to appear, and end")
    parser.add_argument("--gallery", action="store_true", help="show every control of the program in every state")
    parser.add_argument("--check", action="store_true", help="try this installation out, say what works, and end")
    pictures = parser.add_argument_group("pictures of every page and table")
    pictures.add_argument("--screenshots", type=Path, metavar="DIR", help="write them into DIR, and end")
    pictures.add_argument("--only", default="", metavar="NAME", help="those whose name contains NAME")
    pictures.add_argument("--size", action="append", default=[], metavar="WxH", help="of the window; may be repeated")
    pictures.add_argument("--theme", action="append", default=[], choices=("dark", "light"), help="may be repeated")
    pictures.add_argument("--text-scale", type=float, default=1.0, metavar="N", help="from 1.0 to 2.0")
    pictures.add_argument("--language", default="en", metavar="CODE", help="such as de")
    wished = parser.parse_args(arguments)
    wished.file, wished.link = None, ""
    if wished.what.startswith("staufer://"):
        wished.link = wished.what
    elif wished.what not in ("", "play"):
        wished.file = Path(wished.what)
        if not wished.file.is_file():
            parser.error(f"there is no file {wished.what}")
    if not 1 <= wished.text_scale <= 2:
        parser.error("--text-scale is from 1.0 to 2.0")
    for size in wished.size:
        if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", size):
            parser.error(f"--size is such as 1280x720, not {size}")
    if wished.local and wished.server:
        parser.error("--local has a server of its own; leave --server out")
    wished.server = wished.server or os.environ.get("STAUFER_SERVER", "")
    return wished


def has_screen() -> bool:
    """Whether there is something to show a window on, or somebody has chosen a platform himself."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM") or os.environ.get("WAYLAND_DISPLAY"):
        return True
    return answers(os.environ.get("DISPLAY", ""))


def answers(display: str) -> bool:
    """Whether an X server of this computer listens there; Qt ends with a core dump where none does."""
    own = re.fullmatch(r"(unix)?:(\d+)(\.\d+)?", display)
    if own is None:
        return bool(display)  # on another computer: Qt finds out
    for address in (f"/tmp/.X11-unix/X{own[2]}", f"\0/tmp/.X11-unix/X{own[2]}"):  # noqa: S108 -- where X keeps them
        with socket.socket(socket.AF_UNIX) as line, contextlib.suppress(OSError):
            line.connect(address)
            return True
    return False


def process_age() -> float:
    """Seconds since the process began."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        began = int(fields[19]) / os.sysconf("SC_CLK_TCK")
        return time.clock_gettime(time.CLOCK_BOOTTIME) - began
    except (OSError, AttributeError, ValueError):
        return time.monotonic() - STARTED


if __name__ == "__main__":
    sys.exit(main())
