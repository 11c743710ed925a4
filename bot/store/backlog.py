"""What waits to be told, and how much goes on: for whoever watches over all processes."""

from sqlalchemy import Connection, func, select

from bot.monitoring.meters import Backlog
from bot.store.queries import read
from bot.store.schema import displays, notices, tables
from bot.tables.table import Status

_PLAYING = tables.c.status == Status.PLAYING.value
RUNNING = select(tables.c.game, func.count()).where(_PLAYING).group_by(tables.c.game)
# What waits for its person's sake is late from when it may go out.
_SINCE = func.coalesce(notices.c.held, notices.c.created)
OLDEST = select(func.min(_SINCE)).where(notices.c.sent.is_(None))
# Of tables that are over there are ever more, so those are not looked through.
BEHIND = (
    select(displays.c.platform, func.count())
    .join(tables, tables.c.id == displays.c.table)
    .where(_PLAYING, displays.c.shown < tables.c.revision)
    .group_by(displays.c.platform)
)


@read
def backlog(connection: Connection, now: float) -> Backlog:
    """How things stand at the Unix time ``now``."""
    running = {row[0]: row[1] for row in connection.execute(RUNNING)}
    behind = {row[0]: row[1] for row in connection.execute(BEHIND)}
    oldest = connection.scalar(OLDEST)
    return Backlog(running, 0.0 if oldest is None else max(0.0, now - oldest), behind)


@read
def answers(connection: Connection) -> None:
    """Raises what keeps the database from answering."""
    connection.execute(select(1))
