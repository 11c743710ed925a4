"""What notices told of, without the key of who asked for it.

Revision ID: 0016
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
expands = True

AT_ONCE = 1000  # rows in memory


def upgrade() -> None:
    """From the schema before, where ``draw.web:1.9.5`` told of what web:1 had asked for at 9.5.
    What has not gone out yet stays: an older version beside this one compares it."""
    notices = sa.table("notices", *map(sa.column, ("id", "kind", "about", "sent")))
    named = sa.and_(notices.c.kind == "asked", notices.c.about.like("%.%:%.%"))
    told = sa.select(notices.c.id, notices.c.about).where(named, notices.c.sent.is_not(None))
    connection, last = op.get_bind(), 0
    while rows := connection.execute(_after(told, last)).all():
        for row in rows:
            kind, _, rest = row.about.partition(".")
            bare, last = f"{kind}.{rest.partition('.')[2]}", row.id
            connection.execute(notices.update().where(notices.c.id == last).values(about=bare))


def _after(told: "sa.Select[Any]", last: int) -> "sa.Select[Any]":
    key = told.selected_columns.id
    return told.where(key > last).order_by(key).limit(AT_ONCE)
