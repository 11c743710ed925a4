"""What people plan to play when it is their turn.

Revision ID: 0038
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
expands = True


def upgrade() -> None:
    """From the schema before, in which everybody waited for their turn."""
    op.create_table(
        "plans",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "code", name="plans_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("plans_code", "plans", ["code"])
