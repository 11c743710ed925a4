"""Tables that everybody on a server may find, and who has asked for somebody to play with.

Revision ID: 0036
"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
expands = True


def upgrade() -> None:
    """From the schema before, in which a table is found by its chat or its code alone."""
    op.add_column(
        "tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "play_asks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="play_asks_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("play_asks_at", "play_asks", ["at"])
