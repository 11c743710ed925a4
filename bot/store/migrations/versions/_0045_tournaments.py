"""Tournaments: who is in, who meets whom, and which messages show them.

Revision ID: 0045
"""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
expands = True

WAKES = sa.text("wake IS NOT NULL")


def upgrade() -> None:
    """From the schema before, in which there were no tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("absence", sa.Double, nullable=False),
        sa.Column("limit", sa.Double, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("computers", sa.Boolean, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("ends", sa.Double),
        sa.Column("paused", sa.Double, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("wake", sa.Double),
        sa.PrimaryKeyConstraint("code", name="tournaments_key"),
        sa.UniqueConstraint("origin", name="tournaments_origin"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "tournaments_wake", "tournaments", ["wake"], sqlite_where=WAKES, postgresql_where=WAKES
    )
    _people()
    _boards()
    _messages()


def _people() -> None:
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("home", sa.Integer, nullable=False),
        sa.Column("freed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="tournament_entrants_key"),
        sqlite_with_rowid=False,
    )
    for name in ("tournament_people", "tournament_hosts"):
        number = [sa.Column("number", sa.Integer, nullable=False)] if "people" in name else []
        op.create_table(
            name,
            sa.Column("person", sa.Text, nullable=False),
            sa.Column("tournament", sa.Text, nullable=False),
            *number,
            sa.Column("at", sa.Double, nullable=False),
            sa.PrimaryKeyConstraint("person", "tournament", name=f"{name}_key"),
            sqlite_with_rowid=False,
        )
        op.create_index(f"{name}_tournament", name, ["tournament"])


def _boards() -> None:
    op.create_table(
        "tournament_boards",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("due", sa.Double),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="tournament_boards_key"),
        sa.UniqueConstraint("code", name="tournament_boards_code"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name="tournament_seats_key"),
        sa.UniqueConstraint("tournament", "round", "board", "seat", name="tournament_seats_board"),
        sqlite_with_rowid=False,
    )


def _messages() -> None:
    op.create_table(
        "tournament_chats",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("platform", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="tournament_chats_key"),
        sa.UniqueConstraint(
            "tournament", "platform", "chat", "thread", name="tournament_chats_chat"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("tournament_chats_place", "tournament_chats", ["platform", "chat", "thread"])
    op.create_table(
        "tournament_posts",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double),
        sa.PrimaryKeyConstraint("tournament", "chat", "phase", name="tournament_posts_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_news",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="tournament_news_key"),
        sqlite_with_rowid=False,
    )
