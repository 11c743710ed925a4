"""Several accounts of one person, and the codes that link them.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
expands = True


def upgrade() -> None:
    """From the schema before: nobody is linked yet."""
    op.create_table(
        "links",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("account", name="links_key"),
    )
    op.create_index("links_person", "links", ["person"])
    op.create_table(
        "link_codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="link_codes_key"),
        sa.UniqueConstraint("account", name="link_codes_account"),
    )
    op.create_index("signs_person", "signs", ["person"])
