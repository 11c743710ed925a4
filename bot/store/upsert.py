"""INSERT … ON CONFLICT, which both databases have under the same name."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert_into(connection: Connection, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """An INSERT of the connection's own kind."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - takes long to import

        return postgresql.insert(table)
    return sqlite.insert(table)


def upsert(
    connection: Connection,
    table: Table,
    key: dict[str, Any],
    content: dict[str, Any],
    change: dict[str, Any] | None = None,
    where: ColumnElement[bool] | None = None,
) -> "postgresql.Insert | sqlite.Insert":
    """The statement that puts ``content`` under ``key``, whether or not there is such a row; a row
    that there is gets the ``change`` where one is given, and stays as it is ``where`` does not
    hold."""
    statement = insert_into(connection, table).values(key | content)
    return statement.on_conflict_do_update(
        index_elements=list(key), set_=change or content, where=where
    )
