"""Alembic's entry: the connection is handed in by ``database.migrate``."""

from __future__ import annotations

from alembic import context
from sqlmodel import SQLModel

from staufer_server import models

assert models.Account.metadata is SQLModel.metadata  # importing the models has filled it

context.configure(
    connection=context.config.attributes["connection"], target_metadata=SQLModel.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
