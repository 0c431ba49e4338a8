"""Accounts that last, what those who run the server do, and a ledger that can give back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment
from staufer_server.names import look_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LEDGER = ("match_id", "account_id", "ladder", "before", "after", "k", "at")


def upgrade() -> None:
    with op.batch_alter_table("account") as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("password", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("recovery", sa.LargeBinary(), nullable=True))
        batch_op.create_index(batch_op.f("ix_account_look"), ["look"], unique=False)
    with op.batch_alter_table("token") as batch_op:
        batch_op.add_column(sa.Column("device", sa.String(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("replaces", sa.LargeBinary(), nullable=True))
    op.create_table(
        "ban",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("until", Moment(), nullable=True),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("account_id"),
    )
    op.create_table(
        "act",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    number_the_ledger()
    fill_the_looks()


def number_the_ledger() -> None:
    """Its rows get numbers in the order in which they were entered, and room for what gives back."""
    op.create_table(
        "rating_event_new",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("ladder", sa.String(), nullable=False),
        sa.Column("is_reversal", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("k", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    old = sa.table("rating_event", *(sa.column(name) for name in LEDGER))
    entered = [sa.text("rowid")] if op.get_bind().dialect.name == "sqlite" else [old.c.at, old.c.match_id]
    op.execute(
        sa.table("rating_event_new", *(sa.column(name) for name in LEDGER))
        .insert()
        .from_select(LEDGER, sa.select(old).order_by(*entered))
    )
    op.drop_table("rating_event")
    op.rename_table("rating_event_new", "rating_event")
    op.create_index(op.f("ix_rating_event_account_id"), "rating_event", ["account_id"])
    op.create_index(
        "rating_event_once", "rating_event", ["match_id", "account_id", "ladder", "is_reversal"], unique=True
    )


def fill_the_looks() -> None:
    connection = op.get_bind()
    for number, name in connection.execute(sa.text("SELECT id, name FROM account")).fetchall():
        connection.execute(
            sa.text("UPDATE account SET look = :look WHERE id = :number"), {"look": look_of(name), "number": number}
        )
