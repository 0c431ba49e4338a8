"""What people say and how they treat each other, vacations, and where they want to be told of their turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat_line") as batch_op:
        batch_op.add_column(sa.Column("phrase", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "lobby_line",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("phrase", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_lobby_line_account_id"), "lobby_line", ["account_id"], unique=False)
    op.create_table(
        "person_report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("by_id", sa.Integer(), nullable=False),
        sa.Column("about_id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.LargeBinary(), nullable=True),
        sa.Column("from_seq", sa.Integer(), nullable=False),
        sa.Column("upto_seq", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("decision", sa.String(), nullable=False),
        sa.Column("decided_at", Moment(), nullable=True),
        sa.ForeignKeyConstraint(["by_id"], ["account.id"]),
        sa.ForeignKeyConstraint(["about_id"], ["account.id"]),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_person_report_by_id"), "person_report", ["by_id"], unique=False)
    op.create_index(op.f("ix_person_report_about_id"), "person_report", ["about_id"], unique=False)
    op.create_table(
        "silence",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("account_id"),
    )
    op.create_table(
        "tiding",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("is_told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_tiding_account_id"), "tiding", ["account_id"], unique=False)
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.Column("seen", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "vacation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_vacation_account_id"), "vacation", ["account_id"], unique=False)
    op.create_table(
        "webhook",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("url", sa.String(), nullable=False),
        sa.Column("wrapped", sa.LargeBinary(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("problem", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"]),
        sa.PrimaryKeyConstraint("account_id"),
    )
