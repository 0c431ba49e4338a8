"""What a server writes is its owner's alone: hands lie in reports, and everything in the database."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.conftest import sit_together
from server.people import Person
from server.test_reports import of, send
from staufer_protocol.capsule import write_capsule
from staufer_server.admin.backup import back_up
from staufer_server.application import ServerConfig, start_server
from staufer_server.database import Database
from staufer_server.own_files import keep_file, write_new
from staufer_server.stores import SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no such modes")
Guests = Callable[[str, int], Awaitable[list[Person]]]


@pytest.fixture(autouse=True)
def wide_open() -> Iterator[None]:
    """Nothing is left to how the system is set up."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_all_files_of_a_server_are_its_owners_alone(config: ServerConfig, guests: Guests, tmp_path: Path) -> None:
    path = tmp_path / "here" / "staufer.sqlite"
    running = await start_server(replace(config, database=path))
    people = await guests(running.url, 2)
    his, _ = await sit_together(people)
    await send(people[0], write_capsule(of(his)))
    back_up(SqliteStore(path), path, path.with_name("copy.sqlite"))
    written = {one.relative_to(path.parent).as_posix(): one for one in path.parent.rglob("*")}
    reports = sorted(name.rpartition(".")[2] for name in written if name.startswith("reports/"))
    assert reports == ["capsule", "txt"]
    assert {"staufer.sqlite", "staufer.sqlite-wal", "staufer.sqlite-shm", "copy.sqlite"} <= written.keys()
    assert {name: mode(one) for name, one in written.items()} == {
        name: 0o700 if one.is_dir() else 0o600 for name, one in written.items()
    }
    assert mode(path.parent) == 0o700
    await running.stop()


async def test_what_an_older_server_left_open_is_closed(config: ServerConfig) -> None:
    path = config.database
    reports = path.with_name("reports")
    reports.mkdir()
    (reports / "20990101-000000-0a0b0c0d.capsule").write_bytes(b"a hand")
    beside = [path.with_name(path.name + ending) for ending in ("-wal", "-shm")]
    database = Database(path)
    database.start()
    await database.do(lambda tx: tx.run("UPDATE alembic_version SET version_num = version_num"))
    for one in (path, *beside):
        one.chmod(0o644)
    again = Database(path)
    again.start()
    assert [mode(one) for one in (path, *beside)] == [0o600] * 3
    await again.stop()
    await database.stop()
    running = await start_server(config)
    assert mode(reports) == 0o700
    assert mode(reports / "20990101-000000-0a0b0c0d.capsule") == 0o600
    await running.stop()


def test_what_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    write_new(file, b"1")
    keep_file(file)
    assert file.read_bytes() == b"1"
    with pytest.raises(FileExistsError):
        write_new(file, b"2")
    keep_file(tmp_path)
    assert mode(tmp_path) & 0o100  # a folder is not made unusable
