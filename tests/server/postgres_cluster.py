"""A real PostgreSQL for the tests: its own cluster in a temporary folder, on a free port, under a user without rights.

It is not synced to the disk, because nobody pulls the plug of these tests; what is acknowledged to the server's
process is kept when that is killed all the same.  It ends with the process that began it, whatever becomes of that.
"""

from __future__ import annotations

import getpass
import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg

from staufer_server.postgres_url import PostgresUrl

HOMES = "/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin"
UNSAFE_AND_QUICK = "-c fsync=off -c full_page_writes=off -c shared_buffers=32MB -c max_connections=200"
ENDS_WITH_ITS_INPUT = 'cat; "$0" --pgdata="$1/data" --mode=immediate --wait --silent stop; rm -rf "$1"'
NONE_HERE = "there is no PostgreSQL on this computer: install the package postgresql"


def programs() -> Path | None:
    """Where ``initdb`` and its like are; None where there is no PostgreSQL."""
    found = shutil.which("initdb")
    homes = sorted(path for home in HOMES for path in Path("/").glob(home[1:]) if (path / "initdb").exists())
    return Path(found).resolve().parent if found else homes[-1] if homes else None


class Cluster:
    def __init__(self, port: int) -> None:
        self._port = port
        self._numbers = count(1)

    def url(self, name: str) -> PostgresUrl:
        return PostgresUrl(f"postgresql://staufer@127.0.0.1:{self._port}/{name}")

    def new(self, template: str = "template0") -> PostgresUrl:
        """A database of its own; *template* is what it begins with."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres").text, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)

    def restored(self, copy: Path) -> PostgresUrl:
        """A database out of a copy that ``pg_dump`` made."""
        home, url = programs(), self.new()
        assert home is not None
        run(None, home / "pg_restore", f"--dbname={url.text}", copy)
        return url


@contextmanager
def cluster() -> Iterator[Cluster]:
    home = programs()
    assert home is not None
    user = unprivileged() if os.geteuid() == 0 else None
    folder = Path(mkdtemp(prefix="staufer-postgres-"))  # not below pytest's, which are root's alone
    if user is not None:
        shutil.chown(folder, user)
    with ended_with_us(user, home / "pg_ctl", folder):
        data, port = folder / "data", free_port()
        run(user, home / "initdb", "--pgdata", data, "--username=staufer", "--auth=trust", "--locale=C",
            "--encoding=UTF8", "--no-sync")  # fmt: skip
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= {UNSAFE_AND_QUICK}"
        run(user, home / "pg_ctl", "--pgdata", data, "--wait", f"--options={options}", "--log", folder / "log", "start")
        yield Cluster(port)


@contextmanager
def ended_with_us(user: str | None, pg_ctl: Path, folder: Path) -> Iterator[None]:
    """Another process, which no signal to our group reaches, stops the cluster when we let go of its input."""
    watcher = subprocess.Popen(
        ("sh", "-c", ENDS_WITH_ITS_INPUT, pg_ctl, folder), user=user, cwd="/", env={"PATH": os.environ["PATH"]},
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        yield
    finally:
        watcher.communicate()


def run(user: str | None, *command: str | Path) -> None:
    done = subprocess.run(
        command, check=False, user=user, cwd="/", env={"PATH": os.environ["PATH"]}, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def unprivileged() -> str:
    """PostgreSQL refuses to run as root."""
    names = {one.pw_name for one in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), getpass.getuser())


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
