"""Ratings by another formula: all of them are to be computed anew from the matches.

Revision ID: 0026
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
expands = True


def upgrade() -> None:
    """From the schema before, whose ratings began elsewhere and moved otherwise. They are replayed
    while everybody goes on playing, once no process computes as before."""
    rebuilds = op.create_table(
        "rating_rebuilds",
        sa.Column("version", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("version", name="rating_rebuilds_key"),
    )
    standings = sa.table("standings")
    rated = sa.exists(sa.select(sa.literal(1)).select_from(standings))
    op.execute(
        rebuilds.insert().from_select(["version"], sa.select(sa.literal(revision)).where(rated))
    )
