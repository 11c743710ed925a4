"""How many links there were in a day, by account and by address.

Revision ID: 0021
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
expands = True

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From the schema before: none is counted yet."""
    op.create_table(
        "links_made",
        sa.Column("id", Id, primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
