"""What accounts brought into links that may still be taken back.

Revision ID: 0023
"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
expands = True


def upgrade() -> None:
    """From the schema before: of older links nobody knows what each account brought."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "recent_links",
        sa.Column("link", number, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("was", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("link", "account", name="recent_links_key"),
    )
    op.create_index("recent_links_account", "recent_links", ["account"])
    op.create_table(
        "brought",
        sa.Column("link", number, nullable=False),
        sa.Column("was", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("link", "was", "kind", "place", name="brought_key"),
        sqlite_with_rowid=False,
    )
