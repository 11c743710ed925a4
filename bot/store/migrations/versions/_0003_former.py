"""An index by which the tables are found whose seats people left to a computer player.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
expands = True


def upgrade() -> None:
    """From the second schema."""
    left = sa.text("former IS NOT NULL")
    op.create_index("seats_former", "seats", ["former"], sqlite_where=left, postgresql_where=left)
