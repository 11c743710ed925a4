"""Who is asked about a code that links accounts, and from where codes were tried.

Revision ID: 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
expands = True


def upgrade() -> None:
    """From the schema before: nobody is asked anything, and nobody tried anything from anywhere."""
    op.add_column("link_codes", sa.Column("asked", sa.Text))
    op.add_column("link_guesses", sa.Column("address", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "link_guesses",
        sa.Column("newcomer", sa.Boolean, nullable=False, server_default=sa.false()),
    )
