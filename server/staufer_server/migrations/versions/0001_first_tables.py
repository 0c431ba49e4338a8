"""The first tables: accounts, matches and their records, ratings and the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_server.moments import Moment

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False),
        sa.Column("is_named", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("created", Moment(), nullable=False),
        sa.Column("last_seen", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("unrated_because", sa.String(), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.Column("outcome", sa.LargeBinary(), nullable=True),
        sa.Column("frozen", sa.String(), nullable=False),
        sa.Column("started", Moment(), nullable=False),
        sa.Column("ended", Moment(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("match") as batch_op:
        batch_op.create_index(batch_op.f("ix_match_status"), ["status"], unique=False)

    op.create_table(
        "chat_line",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["account.id"],
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("chat_line") as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_line_match_id"), ["match_id"], unique=False)

    op.create_table(
        "match_seat",
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("how", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["account.id"],
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )
    with op.batch_alter_table("match_seat") as batch_op:
        batch_op.create_index(batch_op.f("ix_match_seat_account_id"), ["account_id"], unique=False)

    op.create_table(
        "match_secret",
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("kid", sa.String(), nullable=False),
        sa.Column("wrapped", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "rating",
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("ladder", sa.String(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("centi", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["account.id"],
        ),
        sa.PrimaryKeyConstraint("account_id", "ladder"),
    )
    op.create_table(
        "rating_event",
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("ladder", sa.String(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("k", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["account.id"],
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "account_id", "ladder"),
    )
    with op.batch_alter_table("rating_event") as batch_op:
        batch_op.create_index(batch_op.f("ix_rating_event_account_id"), ["account_id"], unique=False)

    op.create_table(
        "record",
        sa.Column("match_id", sa.LargeBinary(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("cseq", sa.Integer(), nullable=True),
        sa.Column("t_ms", Moment(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("pub", sa.LargeBinary(), nullable=False),
        sa.Column("priv", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seq"),
    )
    with op.batch_alter_table("record") as batch_op:
        batch_op.create_index(
            "record_submission",
            ["match_id", "seat", "cseq"],
            unique=True,
            sqlite_where=sa.text("cseq IS NOT NULL"),
            postgresql_where=sa.text("cseq IS NOT NULL"),
        )

    op.create_table(
        "token",
        sa.Column("sha256", sa.LargeBinary(), nullable=False),
        sa.Column("account_id", sa.Integer(), nullable=False),
        sa.Column("created", Moment(), nullable=False),
        sa.Column("last_seen", Moment(), nullable=False),
        sa.Column("expires", Moment(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"],
            ["account.id"],
        ),
        sa.PrimaryKeyConstraint("sha256"),
    )
    with op.batch_alter_table("token") as batch_op:
        batch_op.create_index(batch_op.f("ix_token_account_id"), ["account_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("token") as batch_op:
        batch_op.drop_index(batch_op.f("ix_token_account_id"))

    op.drop_table("token")
    with op.batch_alter_table("record") as batch_op:
        batch_op.drop_index("record_submission", sqlite_where=sa.text("cseq IS NOT NULL"))

    op.drop_table("record")
    with op.batch_alter_table("rating_event") as batch_op:
        batch_op.drop_index(batch_op.f("ix_rating_event_account_id"))

    op.drop_table("rating_event")
    op.drop_table("rating")
    op.drop_table("match_secret")
    with op.batch_alter_table("match_seat") as batch_op:
        batch_op.drop_index(batch_op.f("ix_match_seat_account_id"))

    op.drop_table("match_seat")
    with op.batch_alter_table("chat_line") as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_line_match_id"))

    op.drop_table("chat_line")
    with op.batch_alter_table("match") as batch_op:
        batch_op.drop_index(batch_op.f("ix_match_status"))

    op.drop_table("match")
    op.drop_table("account")
