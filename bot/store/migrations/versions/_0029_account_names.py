"""What each linked account is called, so that seats bear a name of whoever has them when accounts
part.

Revision ID: 0029
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
expands = True


def upgrade() -> None:
    """From the schema before, in which only persons had names: those of accounts are learned."""
    op.add_column("links", sa.Column("name", sa.Text, nullable=False, server_default=""))
