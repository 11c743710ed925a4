"""The first schema.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
expands = True

Id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", Id, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("results", sa.Text, nullable=False),
        sa.Column("match", sa.Integer),
        sa.Column("due", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.UniqueConstraint("code", name="tables_code"),
        sa.Index("tables_status", "status"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="seats_table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("level", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="seats_key"),
        sa.Index("seats_person", "person", "table"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="matches_table"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="matches_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table", Id, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "match", "ply", name="moves_key"),
        sa.ForeignKeyConstraint(
            ["table", "match"], ["matches.table", "matches.number"], name="moves_match"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "displays",
        sa.Column("id", Id, primary_key=True),
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="displays_table"), nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.UniqueConstraint("platform", "chat", "thread", "message", name="displays_message"),
        sa.Index("displays_of_table", "table"),
        sa.Index("displays_chat", "platform", "chat", "thread", "id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "people",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="people_key"),
    )
    op.create_table(
        "chats",
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("platform", "chat", "thread", name="chats_key"),
    )
    op.create_table(
        "picks",
        sa.Column("table", Id, sa.ForeignKey("tables.id", name="picks_table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="picks_key"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="secrets_key"),
    )
