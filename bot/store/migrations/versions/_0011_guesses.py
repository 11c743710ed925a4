"""The codes that people have tried of late to link accounts with.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
expands = True


def upgrade() -> None:
    """From the schema before, which kept none: what was tried holds for ten minutes at most."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "link_guesses",
        sa.Column("id", number, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
