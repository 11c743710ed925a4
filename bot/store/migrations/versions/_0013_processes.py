"""Which processes are alive, which versions the schema serves, what has been delivered, and who
goes on with an analysis.

Revision ID: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
expands = True


def upgrade() -> None:
    """From the schema before: nobody has said that they are alive."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("roles", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("version", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )
    op.create_table(
        "deliveries",
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("delivery", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("source", "delivery", name="deliveries_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "serves",
        sa.Column("oldest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("oldest", name="serves_key"),
    )
    op.create_index("deliveries_at", "deliveries", ["at"])
    op.add_column("analyses", sa.Column("claimed", sa.Double))
