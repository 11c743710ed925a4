"""When people may be rung for, tables that stand for some days, and how long each may be away.

Revision ID: 0040
"""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0038"
expands = True


def upgrade() -> None:
    """From the schema before, in which everybody was told at once."""
    for name in ("zone", "quiet", "digest"):
        op.add_column("people", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("notices", sa.Column("held", sa.Double))
    # At tables of older versions people may be away for as long as they could before.
    for table, name, kind, usual in (
        ("tables", "paused", sa.Double, "0"),
        ("tables", "allowance", sa.Integer, "30"),
        ("seats", "away_since", sa.Double, "0"),
        ("seats", "spent", sa.Double, "0"),
    ):
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=usual))
