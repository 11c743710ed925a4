"""What operators of the server have done, and whom they have shut out.

Revision ID: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
expands = True


def upgrade() -> None:
    """From the schema before, under which operators could do nothing."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    undone = sa.text("done IS NULL")
    op.create_table(
        "deeds",
        sa.Column("id", number, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False, server_default=""),
        sa.Column("begins", sa.Double),
        sa.Column("ends", sa.Double),
        sa.Column("claimed", sa.Double),
        sa.Column("done", sa.Double),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
        sqlite_autoincrement=True,
    )
    op.create_index("deeds_undone", "deeds", ["id"], sqlite_where=undone, postgresql_where=undone)
    op.create_table(
        "shut_out",
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account", name="shut_out_key"),
    )
