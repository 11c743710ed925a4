"""Hints, people who come back to their seat, and analyses.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
expands = True

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From the first schema."""
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", hints)
    op.add_column("seats", sa.Column("former", sa.Text))
    op.add_column("displays", sa.Column("page", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "analyses",
        sa.Column("table", Id, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "match", name="analyses_key"),
        sa.ForeignKeyConstraint(
            ["table", "match"], ["matches.table", "matches.number"], name="analyses_match"
        ),
        sa.Index("analyses_done", "done"),
        sqlite_with_rowid=False,
    )
