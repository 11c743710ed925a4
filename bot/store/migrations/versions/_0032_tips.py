"""Whether weak computers give people tips.

Revision ID: 0032
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
expands = True


def upgrade() -> None:
    """From the schema before, in which none did."""
    op.add_column("people", sa.Column("tips", sa.Boolean, nullable=False, server_default=sa.true()))
