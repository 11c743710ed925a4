"""Ladders of chats that run in months.

Revision ID: 0046
"""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
expands = True


def upgrade() -> None:
    """From the schema before, in which a chat's ladder never ended."""
    off, never = sa.false(), "0"
    op.add_column("chats", sa.Column("seasons", sa.Boolean, nullable=False, server_default=off))
    op.add_column("chats", sa.Column("season", sa.Integer, nullable=False, server_default=never))
    op.add_column("chats", sa.Column("season_claimed", sa.Double))
