"""Which table somebody meant who opened the page as an activity of a chat.

Revision ID: 0037
"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
expands = True


def upgrade() -> None:
    """From the schema before, with which the page did not open inside Discord."""
    op.create_table(
        "launches",
        sa.Column("instance", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("instance", "account", name="launches_key"),
        sqlite_with_rowid=False,
    )
