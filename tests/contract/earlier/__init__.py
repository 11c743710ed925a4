"""Databases as five earlier versions of the program wrote them, spread over its history: running
matches of every game, finished ones, one of a series and a lobby. Each file holds all rows by
table, the columns first; the version's own program, taken out of the history, has written them."""

import json
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, select, text

from bot.store.migrate import upgrade

FOLDER = Path(__file__).parent
VERSIONS = ("0001", "0003", "0005", "0006", "0015")
NUMBERED = ("tables", "displays", "notices")

Rows = list[dict[str, Any]]


def rows_of(number: str) -> dict[str, Rows]:
    """What a database of this version held, by table."""
    content = json.loads((FOLDER / f"{number}.json").read_text(encoding="utf-8"))
    return {
        name: [dict(zip(columns, row, strict=True)) for row in rows]
        for name, (columns, *rows) in content.items()
    }


def write(connection: Connection, number: str) -> None:
    """Make an empty database the one that this version has left."""
    upgrade(connection, number)
    kept = reflected(connection)
    for name, rows in rows_of(number).items():
        connection.execute(kept.tables[name].insert(), rows)
    if connection.dialect.name == "postgresql":  # whose ids go on from those that it gave
        for name in NUMBERED:
            if name in kept.tables:
                last = f"coalesce((SELECT max(id) FROM {name}), 1)"
                connection.execute(text(f"SELECT setval('{name}_id_seq', {last})"))


def lost(connection: Connection, number: str) -> list[str]:
    """Which rows of that version are gone or otherwise, by table."""
    there = reflected(connection)
    missing = []
    for name, rows in rows_of(number).items():
        columns = [there.tables[name].c[column] for column in rows[0]]
        found = [dict(row) for row in connection.execute(select(*columns)).mappings()]
        missing += [f"{name}: {row}" for row in rows if row not in found]
    return missing


def reflected(connection: Connection) -> MetaData:
    """All tables as the database has them."""
    known = MetaData()
    known.reflect(connection)
    return known
