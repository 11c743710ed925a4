"""Tables of which each person has rows of their own: what links, partings, /forget and /mydata do
with them follows from what the table says of itself."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select

from bot.store.schema import metadata
from bot.store.upsert import upsert

PERSONAL = "personal rows"  # in the info of a table
CHANGED = "people changed"  # there too: the PeopleChanged of a table whose rows change with that

PeopleChanged = Callable[[Connection, Collection[str]], None]
"""Hears whose rows, by their keys, go to somebody else or are deleted, before they do."""


class PersonalRows(Struct, frozen=True):
    """The rows of a table with a column ``person``, of whom each has at most one for each ``place``
    (a column). When two people become one, the row with the greater ``at`` counts if the ``newest``
    does, else that with the smaller. ``kind`` names them in what a link has brought, ``called`` in
    what /mydata tells. ``of_others``: the place is an account of somebody else, with whom the row
    goes as well."""

    place: str
    kind: str
    called: str
    newest: bool
    of_others: bool = False


def personal_tables() -> Iterator[tuple[Table, PersonalRows]]:
    """All tables with such rows."""
    for table in metadata.sorted_tables:
        if rows := table.info.get(PERSONAL):
            yield table, rows


def rename(connection: Connection, olds: Collection[str], key: str) -> None:
    """Moves what stands under the keys of several people to one key."""
    keys = {*olds, key}
    _tell(connection, keys)
    for table, rows in personal_tables():
        order = table.c["at"].asc() if rows.newest else table.c["at"].desc()
        found = connection.execute(select(table).where(table.c.person.in_(keys)).order_by(order))
        merged = {row[rows.place]: dict(row) | {"person": key} for row in found.mappings()}
        connection.execute(delete(table).where(table.c.person.in_(keys)))
        if merged:
            connection.execute(insert(table), list(merged.values()))


def _tell(connection: Connection, keys: Collection[str]) -> None:
    for table in metadata.sorted_tables:
        if hear := table.info.get(CHANGED):
            hear(connection, keys)


def part(connection: Connection, key: str, accounts: Collection[str], account: str) -> None:
    """Lets what a person has noted of others, and others of them, hold for an ``account`` that
    leaves the others of their ``accounts``, and for each of these: whoever was to be met nowhere is
    so after that, too."""
    for table, rows in personal_tables():
        if not rows.of_others:
            continue
        place = table.c[rows.place]
        theirs = place.in_(accounts) & (table.c.person != key)
        own = (table.c.person == key) & place.not_in(accounts)
        added = [
            *(
                {**row, rows.place: each}
                for row in _found(connection, table, theirs)
                for each in accounts
            ),
            *({**row, "person": account} for row in _found(connection, table, own)),
        ]
        for row in added:
            known = {name: row.pop(name) for name in (rows.place, "person")}
            connection.execute(upsert(connection, table, known, row))


def _found(
    connection: Connection, table: Table, chosen: ColumnElement[bool]
) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table).where(chosen)).mappings()]


def forget(connection: Connection, keys: Collection[str]) -> None:
    """Deletes the rows of the people with these keys, and those of others that name them."""
    _tell(connection, keys)
    for table, rows in personal_tables():
        connection.execute(delete(table).where(table.c.person.in_(keys)))
        if rows.of_others:
            connection.execute(delete(table).where(table.c[rows.place].in_(keys)))
