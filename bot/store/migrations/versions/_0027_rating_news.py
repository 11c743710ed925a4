"""Whoever was rated by the formula before is to be told once that it is another one now.

Revision ID: 0027
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
expands = True


def upgrade() -> None:
    """From the schema before, in which nobody was told of anything."""
    news = op.create_table(
        "rating_news",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("news", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "news", name="rating_news_key"),
        sqlite_with_rowid=False,
    )
    standings = sa.table("standings", sa.column("person"))
    rated = sa.select(standings.c.person, sa.literal("0026"), sa.literal(time.time())).distinct()
    op.execute(news.insert().from_select(["person", "news", "at"], rated))
