"""What people are still to be told, and the ways back from private chats, which a restart takes
from nobody any more.

Revision ID: 0031
"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
expands = True


def upgrade() -> None:
    """From the schema before, when each process remembered its own."""
    op.create_table(
        "owed_words",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", "chat", name="owed_words_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ways_back",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("platform", "chat", "message", name="ways_back_key"),
        sqlite_with_rowid=False,
    )
