"""The command ``staufer-server``: starts a server, says where it is, and ends it in order; or does what an
administrator asks for."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import signal
import sys
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path

from staufer_server.application import BadConfig, DatabaseUnusable, RunningServer, ServerConfig, start_server
from staufer_server.config import LAST_PORT, Raw, read_settings
from staufer_server.logs import hear_libraries, log_to_stderr

GONE_WRONG = 1
TRY_AGAIN = 75  # EX_TEMPFAIL: whoever supervises should start it again
SWITCH_INTERVAL = 0.001  # s: whatever works beside the loop lets go of the interpreter this often


def main(arguments: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["admin"]:
        from staufer_server.admin.command import main as administrate  # noqa: PLC0415 -- the server needs none of it

        return administrate(arguments[1:])
    wishes = parse(arguments)
    try:
        config = read_settings(wishes.config, os.environ, named(wishes)).checked()
        log_to_stderr(config.log_level)
        hear_libraries(config.log_level)
        sys.setswitchinterval(SWITCH_INTERVAL)
        return run(serve(config, wishes.with_parent))
    except (BadConfig, DatabaseUnusable) as failure:
        print(f"staufer-server: {failure}", file=sys.stderr)
    except OSError as failure:
        print(f"staufer-server: {why_not_listening(failure, config.host, config.port)}", file=sys.stderr)
    return GONE_WRONG


class Wishes(argparse.Namespace):
    """The command line."""

    config: Path | None
    with_parent: bool
    verbose: bool


def parse(arguments: Sequence[str]) -> Wishes:
    parser = argparse.ArgumentParser(
        "staufer-server",
        description="A matchmaking server for the games of Staufer.",
        epilog="Everything can be set in a file and by the environment too (STAUFER_PORT, ...): "
        "installer/staufer-server.toml explains all of it. For what an administrator does: staufer-server admin --help",
    )
    parser.add_argument("command", nargs="?", choices=("serve",), default="serve", help="serve (the default)")
    parser.add_argument("--config", type=Path, help="a file with settings")
    parser.add_argument("--host", help="the address to listen at (default: 127.0.0.1, this computer only)")
    parser.add_argument("--port", type=port, help="0 for any (default: 8765)")
    parser.add_argument("--database", help="a file, made where it is missing (default: staufer.sqlite)")
    parser.add_argument(
        "--local", action="store_true", default=None, help="for one machine: no limits, house bots at once"
    )
    parser.add_argument("--with-parent", action="store_true", help="end when standard input is closed")
    parser.add_argument("--verbose", action="store_true", help="log more")
    return parser.parse_args(arguments, namespace=Wishes())


def named(wishes: Wishes) -> dict[str, Raw]:
    """What the command line settles."""
    given = {name: getattr(wishes, name) for name in ("host", "port", "database", "local")}
    if wishes.verbose:
        given["log_level"] = "debug"
    return {name: value for name, value in given.items() if value is not None}


def port(text: str) -> int:
    """A number that a port can have; the system would take a larger one for another."""
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is no port: give a number from 1 to {LAST_PORT}, or 0 for any")
    return number


def why_not_listening(failure: OSError, host: str, port: int) -> str:
    if failure.errno == errno.EADDRINUSE:
        return f"Port {port} of {host} is taken: stop the other program, or choose another with --port (0: any)."
    if failure.errno == errno.EACCES:
        return f"Port {port} of {host} is not open to this user: choose one above 1023."
    return f"The server cannot listen at {host}, port {port}: {failure.strerror or failure}."


def run(work: Coroutine[object, object, int]) -> int:
    """On uvloop where there is one."""
    try:
        import uvloop  # noqa: PLC0415 -- not on every system
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def serve(config: ServerConfig, has_parent: bool) -> int:
    """Serve until a signal, the end of the parent, or the end of the disk; a second signal waits for nobody."""
    stop, at_once = asyncio.Event(), asyncio.Event()
    listen_for_the_end(stop, at_once, has_parent)
    server = await start_server(config)
    gc.freeze()  # what is loaded stays: looked through again and again it would hold up everybody for 90 ms
    print(f"STAUFER {server.url}", flush=True)
    await first_of(stop, server)
    has_failed = server.database.has_failed
    if not has_failed:
        await server.drain(config.drain, at_once)
    await server.stop()
    return TRY_AGAIN if has_failed else 0


async def first_of(stop: asyncio.Event, server: RunningServer) -> None:
    waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(server.database.failed.wait())]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


def listen_for_the_end(stop: asyncio.Event, at_once: asyncio.Event, has_parent: bool) -> None:
    loop = asyncio.get_running_loop()

    def asked() -> None:
        (at_once if stop.is_set() else stop).set()

    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, asked)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(asked))
    if has_parent:
        threading.Thread(target=wait_for_parent, args=(loop, stop), name="parent", daemon=True).start()


def wait_for_parent(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Standard input ends when the parent does, however it does."""
    while os.read(sys.stdin.fileno(), 4096):
        pass
    if not loop.is_closed():
        loop.call_soon_threadsafe(stop.set)


if __name__ == "__main__":
    sys.exit(main())
