"""How pictures look to a chat or a person, and whether a person has boards as text.

Revision ID: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
expands = True


def upgrade() -> None:
    """From the schema before: everybody has pictures as they are."""
    for table, columns in {
        "people": ("palette", "size", "text"),
        "chats": ("palette", "size"),
    }.items():
        for column in columns:
            op.add_column(table, sa.Column(column, sa.Text, nullable=False, server_default=""))
