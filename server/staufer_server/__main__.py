"""The command ``staufer-server``: starts a server, says where it is, and ends it in order."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import os
import signal
import sys
import threading
from collections.abc import Coroutine, Sequence

import structlog

from staufer_server.application import BadConfig, DatabaseUnusable, RunningServer, ServerConfig, start_server
from staufer_server.config import database_path

GONE_WRONG = 1
TRY_AGAIN = 75  # EX_TEMPFAIL: whoever supervises should start it again
SWITCH_INTERVAL = 0.001  # s: whatever works beside the loop lets go of the interpreter this often
DEFAULT_PORT = 8765
LAST_PORT = 65_535


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = parse(arguments)
    log_to_stderr(wishes.verbose)
    try:
        config = ServerConfig(
            database=database_path(wishes.database),
            host=wishes.host,
            port=wishes.port,
            is_local=wishes.local,
            key=os.environ.get("STAUFER_KEY", ""),
            record_key=os.environ.get("STAUFER_RECORD_KEY", ""),
        )
        sys.setswitchinterval(SWITCH_INTERVAL)
        return run(serve(config, wishes.with_parent))
    except (BadConfig, DatabaseUnusable) as failure:
        print(f"staufer-server: {failure}", file=sys.stderr)
    except OSError as failure:
        print(f"staufer-server: {why_not_listening(failure, wishes.host, wishes.port)}", file=sys.stderr)
    return GONE_WRONG


class Wishes(argparse.Namespace):
    """The command line."""

    host: str
    port: int
    database: str
    local: bool
    with_parent: bool
    verbose: bool


def parse(arguments: Sequence[str] | None) -> Wishes:
    parser = argparse.ArgumentParser("staufer-server", description="A matchmaking server for the games of Staufer.")
    parser.add_argument("command", nargs="?", choices=("serve",), default="serve", help="serve (the default)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this computer only)")
    parser.add_argument("--port", type=port, default=DEFAULT_PORT, help=f"0 for any (default: {DEFAULT_PORT})")
    parser.add_argument("--database", default="staufer.sqlite", help="a file, made where it is missing")
    parser.add_argument("--local", action="store_true", help="for one machine: no limits, house bots at once")
    parser.add_argument("--with-parent", action="store_true", help="end when standard input is closed")
    parser.add_argument("--verbose", action="store_true", help="log more")
    return parser.parse_args(arguments, namespace=Wishes())


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
    """Serve until a signal, the end of the parent, or the end of the disk."""
    stop = asyncio.Event()
    listen_for_the_end(stop, has_parent)
    server = await start_server(config)
    print(f"STAUFER {server.url}", flush=True)
    await first_of(stop, server)
    has_failed = server.database.has_failed
    await server.stop()
    return TRY_AGAIN if has_failed else 0


async def first_of(stop: asyncio.Event, server: RunningServer) -> None:
    waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(server.database.failed.wait())]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


def listen_for_the_end(stop: asyncio.Event, has_parent: bool) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    if has_parent:
        threading.Thread(target=wait_for_parent, args=(loop, stop), name="parent", daemon=True).start()


def wait_for_parent(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Standard input ends when the parent does, however it does."""
    while os.read(sys.stdin.fileno(), 4096):
        pass
    if not loop.is_closed():
        loop.call_soon_threadsafe(stop.set)


def log_to_stderr(is_verbose: bool) -> None:
    """One JSON object a line; standard output is for the address alone."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.DEBUG if is_verbose else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


if __name__ == "__main__":
    sys.exit(main())
