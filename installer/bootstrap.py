#!/usr/bin/env python3
"""Staufer on a fresh machine, with nothing but Python: play it, or run every check and test.

    python3 installer/bootstrap.py play
    python3 installer/bootstrap.py test [--long]

This file alone must be understood by old Pythons, which it turns away with a clear sentence.
"""

import sys

OLDEST = (3, 11)

USAGE = """usage: python3 installer/bootstrap.py play           install what is missing, then play on this computer
       python3 installer/bootstrap.py test           install what is missing, then run every check and test
       python3 installer/bootstrap.py test --long    the same, with the tests that take minutes or hours"""


def main(arguments: "list[str]") -> int:
    if sys.version_info[:2] < OLDEST:
        print(
            f"Staufer needs Python 3.11 or newer; this is Python {sys.version.split()[0]} ({sys.executable}).\n"
            "Install a newer one from https://www.python.org/downloads/ or your system's packages,\n"
            "and start this command with it.",
            file=sys.stderr,
        )
        return 2
    if arguments in ([], ["-h"], ["--help"]):
        print(USAGE)
        return 0 if arguments else 2
    if arguments not in (["play"], ["test"], ["test", "--long"]):
        print("bootstrap.py does not know: " + " ".join(arguments) + "\n" + USAGE, file=sys.stderr)
        return 2
    return carry_out(arguments[0], is_long=len(arguments) > 1)


def carry_out(command: str, is_long: bool) -> int:
    # these are written for the Python that has just been asked for
    from environment import Trouble, prepare, provide_browser, provide_postgres  # noqa: PLC0415
    from suite import run_the_suite  # noqa: PLC0415

    try:
        if command == "play":
            return prepare("client,server", for_windows=True).run("-m", "staufer_client", "play", "--local")
        python = prepare("dev", for_windows=False)
        provide_browser()
        provide_postgres()
        return run_the_suite(python, is_long)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
