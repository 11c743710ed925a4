"""An index by which the tables are counted that a person hosts.

Revision ID: 0004
"""

from alembic import op

revision = "0004"
down_revision = "0003"
expands = True


def upgrade() -> None:
    """From the third schema."""
    op.create_index("tables_host", "tables", ["host", "status"])
