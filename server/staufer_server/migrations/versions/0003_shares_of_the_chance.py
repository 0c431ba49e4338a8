"""The set-up of a match has room for the players' shares of its chance; earlier matches had none.

Programs of today go on with no match in which somebody has had no share, so those that were being played are void.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from staufer_protocol.codec import dec, enc

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PARTS_BEFORE = 10  # of a set-up


def upgrade() -> None:
    connection = op.get_bind()
    for match, setup in connection.execute(sa.text('SELECT id, setup FROM "match"')).fetchall():
        parts = dec(setup)
        if isinstance(parts, list) and len(parts) == PARTS_BEFORE:
            connection.execute(
                sa.text('UPDATE "match" SET setup = :setup WHERE id = :match'),
                {"setup": enc([*parts, []]), "match": match},
            )
    op.execute(
        "UPDATE \"match\" SET status = 'void', unrated_because = 'outdated', ended = started WHERE status = 'live'"
    )
