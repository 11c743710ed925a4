"""A row for each person's seat at each match that is over.

Revision ID: 0043
"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
expands = True

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
UNMARKED = sa.text("marks IS NULL")
VACUUMED = ("autovacuum_vacuum_scale_factor", "autovacuum_vacuum_insert_scale_factor")


def upgrade() -> None:
    """From the schema before, in which only moves said who had played what was over."""
    op.create_table(
        "archive",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("table", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("against", sa.Integer),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("rivals", sa.Text, nullable=False),
        sa.Column("marks", sa.Text),
        sa.PrimaryKeyConstraint(
            "person",
            "ended",
            "table",
            "match",
            "seat",
            name="archive_key",
            postgresql_include=("game", "result", "plies", "platform", "rivals", "marks"),
        ),
        sa.ForeignKeyConstraint(
            ["table", "match"], ["matches.table", "matches.number"], name="archive_match"
        ),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "postgresql":
        # The key's index alone answers for rows that a VACUUM has seen: let few wait for one.
        op.execute(f"ALTER TABLE archive SET ({', '.join(f'{name} = 0.05' for name in VACUUMED)})")
    op.create_index("archive_table", "archive", ["table", "match"])
    op.create_index(
        "archive_unmarked",
        "archive",
        ["ended"],
        sqlite_where=UNMARKED,
        postgresql_where=UNMARKED,
    )
    op.create_table(
        "archive_older",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table", ID, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="archive_older_key"),
    )
