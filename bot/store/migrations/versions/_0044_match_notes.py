"""What people note of matches that are over, and the lines that they keep beside these.

Revision ID: 0044
"""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
expands = True


def upgrade() -> None:
    """From the schema before, in which nobody noted anything."""
    op.create_table(
        "match_notes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "place", name="match_notes_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "kept_lines",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "place", "line", name="kept_lines_key"),
        sqlite_with_rowid=False,
    )
