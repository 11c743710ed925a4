"""Whether people see ratings while they play a match that counts.

Revision ID: 0030
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
expands = True


def upgrade() -> None:
    """From the schema before, in which everybody did."""
    op.add_column(
        "people", sa.Column("ratings", sa.Boolean, nullable=False, server_default=sa.true())
    )
