"""Keys that become others in finished tables, a few at a time: how far that has come.

Revision ID: 0025
"""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
expands = True


def upgrade() -> None:
    """From the schema before: every table has the keys that hold now."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "renamings",
        sa.Column("old", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("displays", number, nullable=False),
        sa.Column("notices", number, nullable=False),
        sa.PrimaryKeyConstraint("old", name="renamings_key"),
    )
    op.create_table(
        "renamed_tables",
        sa.Column("table", number, nullable=False),
        sa.Column("old", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "old", name="renamed_tables_key"),
        sqlite_with_rowid=False,
    )
