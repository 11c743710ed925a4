"""What the boards in pictures are made of, for a chat or a person.

Revision ID: 0035
"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0033"
expands = True


def upgrade() -> None:
    """From the schema before: everybody has the boards that there were."""
    for table in ("people", "chats"):
        op.add_column(table, sa.Column("board", sa.Text, nullable=False, server_default=""))
