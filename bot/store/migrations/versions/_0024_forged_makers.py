"""Matches that came as records, with nobody's account among those who made their moves.

Revision ID: 0024
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
expands = True


def upgrade() -> None:
    """From the schema before, where a forged record could name the key of somebody's account as
    the level of a computer player. Who is known from a record alone has a key of its own, and
    a level has no colon. An older version takes such a move as one of which nobody noted more."""
    tables = sa.table("tables", *map(sa.column, ("id", "origin")))
    moves = sa.table("moves", *map(sa.column, ("table", "who")))
    brought = sa.select(tables.c.id).where(tables.c.origin.like("record:%"))
    forged = sa.and_(moves.c.who.like("%:%"), moves.c.who.not_like("record:%"))
    op.execute(moves.update().where(moves.c.table.in_(brought), forged).values(who=None))
