"""People may mute and block each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shun",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("other_id", sa.Integer(), nullable=False),
        sa.Column("manner", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.ForeignKeyConstraint(["other_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("account_id", "other_id"),
    )
    with op.batch_alter_table("shun") as batch_op:
        batch_op.create_index(batch_op.f("ix_shun_other_id"), ["other_id"], unique=False)
