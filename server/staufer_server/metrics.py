"""What the server measures of itself, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

TYPE = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """One registry a server, so that several can run in one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        self.requests = Histogram(
            "staufer_http_request_seconds", "Requests by HTTP.", ("method", "route", "status"), buckets=FAST,
            registry=registry,
        )  # fmt: skip
        self.messages = Histogram(
            "staufer_message_seconds", "Messages of clients, until they are answered.", ("message",), buckets=FAST,
            registry=registry,
        )  # fmt: skip
        self.refusals = Counter("staufer_refusals", "What was refused to clients.", ("code",), registry=registry)
        self.cut = Counter(
            "staufer_connections_refused", "Connections that were turned away or cut off.", ("reason",),
            registry=registry,
        )  # fmt: skip
        self.commits = Histogram("staufer_commit_seconds", "Commits of the database.", buckets=FAST, registry=registry)
        self.grouped = Histogram(
            "staufer_commit_pieces", "Pieces of work in one commit.", buckets=GROUPS, registry=registry
        )

    def committed(self, seconds: float, pieces: int) -> None:
        self.commits.observe(seconds)
        self.grouped.observe(pieces)

    def cut_off(self, reason: str) -> None:
        self.cut.labels(reason).inc()

    def watch(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        self._registry.register(Reading(name, meaning, read))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class Reading(Collector):
    def __init__(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self._name = name
        self._meaning = meaning
        self._read = read

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily(self._name, self._meaning, value=self._read())
