"""The tokens of people's own programs.

Revision ID: 0042
"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0040"
expands = True


def upgrade() -> None:
    """From the schema before, in which only people asked."""
    op.create_table(
        "program_tokens",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("account", "number", name="program_tokens_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("program_tokens_digest", "program_tokens", ["digest"], unique=True)
