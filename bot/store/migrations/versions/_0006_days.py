"""Matches that live for days: clocks, signs of people, notices, proposals, settings.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
expands = True

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From the fifth schema. Whose turn it is at a running table, and since when, its next waking
    finds out, which is due at once: nothing runs out that nobody could know of."""
    for column in (
        sa.Column("clock", sa.Text, nullable=False, server_default="none"),
        sa.Column("turn", sa.Integer),
        sa.Column("since", sa.Double, nullable=False, server_default="0"),
        sa.Column("deadline", sa.Double),
        sa.Column("timer", sa.Text, nullable=False, server_default="[]"),
        sa.Column("proposal", sa.Text, nullable=False, server_default="[]"),
        sa.Column("wake", sa.Double),
    ):
        op.add_column("tables", column)
    op.execute("UPDATE tables SET wake = 0 WHERE status IN ('lobby', 'playing')")
    wakes = sa.text("wake IS NOT NULL")
    op.create_index("tables_wake", "tables", ["wake"], sqlite_where=wakes, postgresql_where=wakes)
    op.add_column("seats", sa.Column("joined", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away", sa.Double, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("seat", sa.Integer))
    op.add_column("moves", sa.Column("who", sa.Text))
    op.add_column("people", sa.Column("chosen", sa.Text, nullable=False, server_default=""))
    _settings("people", "chat")
    _settings("chats", "smart")
    _create_tables()


def _settings(table: str, notices: str) -> None:
    for column in (
        sa.Column("notices", sa.Text, nullable=False, server_default=notices),
        sa.Column("reminders", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("theme", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column(table, column)


def _create_tables() -> None:
    op.create_table(
        "signs",
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="signs_table"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="signs_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("id", Id, primary_key=True),
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="notices_table"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("claimed", sa.Double),
        sa.Column("sent", sa.Double),
        sqlite_autoincrement=True,
    )
    unsent = sa.text("sent IS NULL")
    op.create_index(
        "notices_unsent", "notices", ["table"], sqlite_where=unsent, postgresql_where=unsent
    )
    op.create_table(
        "away",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "began", name="away_key"),
    )
