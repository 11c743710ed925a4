"""What one process takes of that which several could do, and the others pass over meanwhile.

The lock is the database's, so it ends with the transaction or with the connection of whoever took
it (PostgreSQL manual, SELECT, "The Locking Clause"). An SQLite file has one process, which takes
all without asking.
"""

from sqlalchemy import Connection, Table, or_, select, tuple_
from sqlalchemy.sql.elements import ColumnElement


def unclaimed(claimed: ColumnElement[float], lapsed: float) -> ColumnElement[bool]:
    """Where nobody has said in the column ``claimed``, since the Unix time ``lapsed``, to be at
    it."""
    return or_(claimed.is_(None), claimed < lapsed)


def free(connection: Connection, table: Table, wanted: ColumnElement[bool]) -> ColumnElement[bool]:
    """Those of the ``wanted`` rows that nobody else is writing: the caller's until its transaction
    ends. Nobody waits for the others."""
    if connection.dialect.name != "postgresql":
        return wanted
    key = tuple_(*table.primary_key)
    # Rows elsewhere that only name one of these stand in nobody's way.
    untaken = select(*table.primary_key).where(wanted)
    return key.in_(untaken.with_for_update(skip_locked=True, key_share=True))


def take(connection: Connection, table: Table, wanted: ColumnElement[bool]) -> bool:
    """Takes one row, until the transaction ends; whether it is there and nobody else has it."""
    if connection.dialect.name != "postgresql":
        return True
    row = select(*table.primary_key).where(wanted)
    untaken = row.with_for_update(skip_locked=True, key_share=True)
    return connection.execute(untaken).first() is not None
