"""What opened a table, so that a command delivered twice opens one.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
expands = True


def upgrade() -> None:
    """From the fourth schema; who opened its tables is not known any more."""
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
