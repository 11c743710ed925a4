"""Ratings: which tables count, in which order matches ended, and what that made of everybody.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
expands = True

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From the sixth schema. Its tables do not count: nobody there knew that they would, and hints
    may have been given."""
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "matches", sa.Column("own", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("matches", sa.Column("ended", sa.Double))
    ended = sa.text("ended IS NOT NULL")
    op.create_index(
        "matches_ended", "matches", ["ended"], sqlite_where=ended, postgresql_where=ended
    )
    op.add_column(
        "people", sa.Column("ladder", sa.Boolean, nullable=False, server_default=sa.true())
    )
    _create_ratings()
    _create_standings()


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("table", Id, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "match", "seat", name="ratings_key"),
        sa.ForeignKeyConstraint(
            ["table", "match"], ["matches.table", "matches.number"], name="ratings_match"
        ),
        sa.Index("ratings_person", "person", "ended"),
        sqlite_with_rowid=False,
    )


def _create_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("points", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="standings_key"),
        sa.Index("standings_person", "person"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "beaten",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "level", name="beaten_key"),
        sqlite_with_rowid=False,
    )
