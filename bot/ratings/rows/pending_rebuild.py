"""Ratings that are all to be replayed, since a migration has left word that the formula is another
one than before."""

from sqlalchemy import Connection, delete, func, select

from bot.ratings.rows import pending_replay
from bot.ratings.rows.match_end import in_turn
from bot.store.processes import has_older
from bot.store.schema import rating_rebuilds, standings

FIRST = 0.0  # before the end of any match


def is_due(connection: Connection) -> bool:
    """Whether a replay of everything can begin: processes of an earlier version, which would
    replay and rate by the formula before, have ended."""
    version = connection.scalar(select(func.max(rating_rebuilds.c.version)))
    return version is not None and not has_older(connection, version)


def begin(connection: Connection) -> None:
    """Has all matches replayed for everybody who is rated, unless another process has begun."""
    in_turn(connection)
    if not connection.execute(delete(rating_rebuilds)).rowcount:
        return
    rows = connection.execute(select(standings.c.person, standings.c.game)).all()
    pending_replay.begin(connection, [(row.person, row.game) for row in rows], FIRST)
