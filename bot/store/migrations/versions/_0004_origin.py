"""What opened a table, so that a command delivered twice opens one.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From the third schema; who opened its tables is not known any more."""
    op.add_column("tables", sa.Column("origin", sa.Text))
    named = sa.text("origin IS NOT NULL")
    op.create_index(
        "tables_origin",
        "tables",
        ["origin"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )
