"""Connections that want nothing, and people who send what no client would send, in a process of their own.

    python -m server.crowd PORT COUNT

COUNT connections come from many addresses of this computer.  The first line of standard input is a JSON list of tokens,
one for each who signs in to do harm.  Ends when standard input does.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

import aiohttp

from staufer_protocol.codec import pack
from staufer_protocol.messages import PROTOCOL, Hello, LookAround

ADDRESSES = 200
AGAIN = 1.0  # s after which a connection that was cut off comes again
TOO_LARGE = bytes(100_000)
TOO_DEEP = b"\x91" * 4000 + b"\xc0"
TOO_OFTEN = pack(LookAround())  # of all that may be sent it makes the server read most
HARM = (TOO_LARGE, TOO_DEEP, TOO_OFTEN)


async def idle(port: int, number: int) -> None:
    """Say nothing, or next to nothing, and come again when one is cut off."""
    address = f"127.0.{1 + number % ADDRESSES}.{1 + number // ADDRESSES}"
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                while not reader.at_eof():
                    if number % 2:
                        writer.write(b"G")
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(1), 2.0)
            finally:
                writer.transport.abort()
        except OSError:
            pass
        await asyncio.sleep(AGAIN)


async def do_harm(port: int, number: int, token: str) -> None:
    """Greet as one should, then send one kind of frame without end, until one is cut off; and again."""
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": f"198.19.{number}.1"}
    async with aiohttp.ClientSession(headers=headers) as http:
        while True:
            with suppress(aiohttp.ClientError, OSError):
                async with http.ws_connect(f"http://127.0.0.1:{port}/ws") as socket:
                    await socket.send_bytes(pack(Hello(PROTOCOL, "harm")))
                    await socket.receive()
                    while not socket.closed:
                        await socket.send_bytes(HARM[number % len(HARM)])
                        with suppress(TimeoutError):
                            await socket.receive(0.001)
            await asyncio.sleep(AGAIN)


async def main(port: int, count: int) -> None:
    tokens = json.loads(await asyncio.to_thread(sys.stdin.readline))
    crowd = [asyncio.ensure_future(idle(port, number)) for number in range(count)]
    crowd += [asyncio.ensure_future(do_harm(port, number, token)) for number, token in enumerate(tokens)]
    await asyncio.to_thread(sys.stdin.read)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
