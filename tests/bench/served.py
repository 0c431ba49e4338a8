"""One server to be measured, in a process of its own:  python -m bench.served KIND FOLDER

KIND is ``ours``; ``forgetful``, ours on a disk that keeps nothing; ``relay``, a bare room of two in aiohttp; ``echo``,
a bare one.  It prints its address, and ends with its standard input.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import defaultdict
from pathlib import Path

import uvloop
from aiohttp import WSMsgType, web

from staufer_server.application import ServerConfig, start_server
from staufer_server.database import Database
from staufer_server.logs import log_to_stderr
from staufer_server.stores import Connection, Place, SqliteStore


class ForgetfulStore(SqliteStore):
    def connect(self) -> Connection:
        connection = super().connect()
        connection.execute("PRAGMA synchronous=OFF")
        return connection


class ForgetfulDatabase(Database):
    def __init__(self, place: Place, *hearers: object) -> None:
        assert isinstance(place, Path)
        super().__init__(place)
        self.store = ForgetfulStore(place)


async def ours(folder: Path, is_forgetful: bool) -> str:
    home = Path("/dev/shm") / folder.name if is_forgetful else folder
    config = ServerConfig(home / "load.sqlite", is_local=True, connections=5000)
    return (await start_server(config, database=ForgetfulDatabase if is_forgetful else Database)).url


async def bare(is_echo: bool) -> str:
    rooms: defaultdict[str, list[web.WebSocketResponse]] = defaultdict(list)

    async def serve(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096, compress=False)
        await socket.prepare(request)
        room = [socket] if is_echo else rooms[request.query.get("room", "")]
        if not is_echo:
            room.append(socket)
        async for received in socket:
            if received.type is WSMsgType.BINARY:
                for one in room:
                    await one.send_bytes(received.data)
        return socket

    app = web.Application()
    app.router.add_get("/ws", serve)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert runner.addresses
    return f"http://127.0.0.1:{runner.addresses[0][1]}"


async def main(kind: str, folder: Path) -> None:
    log_to_stderr("error")
    url = await (ours(folder, kind == "forgetful") if kind in ("ours", "forgetful") else bare(kind == "echo"))
    gc.freeze()  # as the server in earnest does
    print(url, flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(sys.argv[1], Path(sys.argv[2])))
