"""Brings a database to the newest revision of its schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import create_engine

from staufer_server.database import DatabaseUnusable


def migrate(path: Path) -> None:
    """All revisions that are missing, in one transaction; a database of a newer program is refused."""
    config = Config()
    config.set_main_option("script_location", "staufer_server:migrations")
    config.set_main_option("path_separator", "os")
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as failure:  # a revision that this program does not know
        raise DatabaseUnusable(f"The database {path} was made by a newer program: update this one.") from failure
    finally:
        engine.dispose()
