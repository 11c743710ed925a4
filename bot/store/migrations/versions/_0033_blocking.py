"""Whom people have blocked, and whose ready-made words they do not want to see.

Revision ID: 0033
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
expands = True


def upgrade() -> None:
    """From the schema before, when everybody met everybody."""
    for table, other in (("blocks", "blocked"), ("mutes", "muted")):
        op.create_table(
            table,
            sa.Column("person", sa.Text, nullable=False),
            sa.Column(other, sa.Text, nullable=False),
            sa.Column("at", sa.Double, nullable=False),
            sa.PrimaryKeyConstraint("person", other, name=f"{table}_key"),
            sqlite_with_rowid=False,
        )
        op.create_index(f"{table}_{other}", table, [other])
