"""Connections that want nothing, from many addresses of this computer, in a process of their own.

    python -m server.crowd PORT COUNT

Ends when standard input does.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

ADDRESSES = 200
AGAIN = 1.0  # s after which a connection that was cut off comes again


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


async def main(port: int, count: int) -> None:
    crowd = [asyncio.ensure_future(idle(port, number)) for number in range(count)]
    await asyncio.to_thread(sys.stdin.read)
    for one in crowd:
        one.cancel()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
