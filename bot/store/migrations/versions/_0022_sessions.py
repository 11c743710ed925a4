"""The browsers in which people are, and which of their cookies hold no more.

Revision ID: 0022
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
expands = True


def upgrade() -> None:
    """From the schema before, which knew of none: a cookie from then holds until its browser ends,
    and older versions, which ask nobody, take every cookie."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double),
        sa.PrimaryKeyConstraint("id", name="sessions_key"),
    )
