"""Searches for matches by correspondence outlive the server, and devices hear of new ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("token") as batch_op:
        batch_op.add_column(sa.Column("signed_in", Moment(), nullable=True))
        batch_op.add_column(sa.Column("told", Moment(), nullable=False, server_default="0"))
    op.create_table(
        "kept_search",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("centi", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.String(), nullable=False),
        sa.Column("bots", sa.String(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("account_id"),
    )
