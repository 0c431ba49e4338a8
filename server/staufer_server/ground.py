"""What every service stands on."""

from __future__ import annotations

from dataclasses import dataclass

from staufer_protocol.receipt import RecordKey
from staufer_server.config import ServerConfig
from staufer_server.database import Database
from staufer_server.timekeeping import Clock, RandomBytes
from staufer_server.times import Times


@dataclass(frozen=True, slots=True)
class Ground:
    config: ServerConfig
    clock: Clock
    random_bytes: RandomBytes
    database: Database
    key: RecordKey  # with which everything that is dealt here is signed
    times: Times
