"""Private tables and who was invited to them outlive the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "private_table",
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("owner_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ends", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index(op.f("ix_private_table_owner_id"), "private_table", ["owner_id"], unique=False)
    op.create_table(
        "private_guest",
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["private_table.code"]),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("code", "account_id"),
    )
    op.create_index(op.f("ix_private_guest_account_id"), "private_guest", ["account_id"], unique=False)
