"""One JSON object a line on standard error, for machines; standard output is for the address alone."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor

from staufer_server.faults import told

SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
FAULTS = structlog.processors.ExceptionRenderer(told)
FOREIGN = ("aiohttp.server", "aiohttp.web", "asyncio", "alembic", "py.warnings")  # libraries that have something to say


def log_to_stderr(level: str) -> None:
    """Our own lines."""
    least = getattr(logging, level.upper())
    structlog.configure(
        processors=[*SHARED, FAULTS, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def hear_libraries(level: str) -> None:
    """What the libraries have to say comes in the same form."""
    least = getattr(logging, level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                FAULTS,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.captureWarnings(True)
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(max(least, logging.WARNING))
