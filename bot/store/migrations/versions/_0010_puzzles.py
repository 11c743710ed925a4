"""Puzzles: everybody's try of the day, what was missed, the chats with a daily one.

Revision ID: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
expands = True


def upgrade() -> None:
    """From the schema before; nothing that is kept changes."""
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "day", name="puzzle_tries_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("puzzle_tries_chat", "puzzle_tries", ["platform", "chat", "thread", "day"])
    op.create_table(
        "puzzle_misses",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", name="puzzle_misses_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "dailies",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double),
        sa.PrimaryKeyConstraint("platform", "chat", "thread", name="dailies_key"),
        sqlite_with_rowid=False,
    )
