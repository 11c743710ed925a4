"""Ratings that follow anew from the matches, a few at a time: how far that has come.

Revision ID: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
expands = True


def upgrade() -> None:
    """From the schema before: all ratings are what the matches say."""
    op.create_table(
        "rating_replays",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="rating_replays_key"),
    )
    op.create_table(
        "replayed_people",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="replayed_people_key"),
        sqlite_with_rowid=False,
    )
