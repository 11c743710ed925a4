"""Where browsers are told something while the page is closed.

Revision ID: 0028
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
expands = True


def upgrade() -> None:
    """From the schema before: no browser has asked for that."""
    op.create_table(
        "push_subscriptions",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", name="push_subscriptions_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("push_subscriptions_endpoint", "push_subscriptions", ["endpoint"])
