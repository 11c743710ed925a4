"""Reads what a tournament's tables say of its boards."""

from sqlalchemy import Connection, select

from bot.features.tournaments.tournament import ORIGIN, board_of
from bot.store import tables as table_rows
from bot.store.queries import read
from bot.store.schema import tables
from bot.tables.table import Match, Table


@read
def tables_of(
    connection: Connection, code: str
) -> list[tuple[tuple[int, int], Table, Match | None]]:
    """Each table that a tournament has opened, with the round and board that it was opened for and
    its first match, as it stands itself."""
    begins = tables.c.origin.startswith(f"{ORIGIN}:{code}:", autoescape=True)
    found = []
    for row in connection.execute(select(tables.c.origin, tables.c.code).where(begins)):
        place = board_of(row.origin)
        table = table_rows.load.within(connection, row.code)
        match = table_rows.match.within(connection, row.code, 0)
        if place is not None and table is not None:
            found.append(((place[1], place[2]), table, match))
    return found
