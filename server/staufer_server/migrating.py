"""Brings a database to the newest revision of its schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError

from staufer_server.database import DatabaseUnusable
from staufer_server.stores import Store


def migrate(store: Store, revision: str = "head") -> None:
    """All revisions that are missing, in one transaction; a database of a newer program is refused.

    Of two servers that start at the same moment one waits for the other, and finds nothing left to do.
    """
    config = Config()
    config.set_main_option("script_location", "staufer_server:migrations")
    config.set_main_option("path_separator", "os")
    engine = store.changing_engine()
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(store.begin)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            connection.commit()
    except CommandError as failure:  # a revision that this program does not know
        raise DatabaseUnusable(f"The database {store.name} was made by a newer program: update this one.") from failure
    finally:
        engine.dispose()
