"""The PostgreSQL of the tests is not left behind, even where the tests themselves are killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from server import postgres_cluster

TESTS = Path(__file__).resolve().parents[1]
BEGINS = """
from server.postgres_cluster import cluster
with cluster() as running:
    print(running.new().text, flush=True)
    input()
"""


def is_reached(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=1).close()
    except psycopg.OperationalError:
        return False
    return True


@pytest.mark.skipif(not postgres_cluster.programs(), reason=postgres_cluster.NONE_HERE)
def test_the_cluster_ends_with_who_began_it_even_where_he_is_killed() -> None:
    began = subprocess.Popen(
        (sys.executable, "-c", BEGINS), cwd=TESTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert began.stdout is not None
    url = began.stdout.readline().strip()
    assert is_reached(url)
    began.kill()
    began.communicate()
    ends = time.monotonic() + 30
    while is_reached(url) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not is_reached(url)
