"""Where each shard of a platform's events has come to, and of which server a chat is part.

Revision ID: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
expands = True


def upgrade() -> None:
    """From the schema before: no shard is known, nor any chat's server."""
    op.create_table(
        "applications",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("commands", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="applications_key"),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "shards",
        sa.Column("application", sa.Text, nullable=False),
        sa.Column("shard", sa.Integer, nullable=False),
        sa.Column("session", sa.Text, nullable=False, server_default=""),
        sa.Column("sequence", number, nullable=False, server_default="0"),
        sa.Column("address", sa.Text, nullable=False, server_default=""),
        sa.Column("identified", sa.Double, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("application", "shard", name="shards_key"),
    )
    op.add_column("displays", sa.Column("server", sa.Text))
