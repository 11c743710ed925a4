"""A database with rows in every table: whatever their columns can hold, in keys that PostgreSQL's
languages and SQLite's bytes put in other orders."""

import random
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Connection, Double, Integer, Table, Text, insert

from bot.store.schema import metadata

LETTERS = ("a", "B", "b", "Ä", "ß", "_", "-", "'", "\\", "é", "z", "Z", "日", "한", "😀", " ", "1")
NUMBERS = (0.0, -0.0, 1e-300, 1.7e308, -1.5, 0.1, 1_800_000_000.123456, float("inf"))
PLIES = 3


def fill(connection: Connection, count: int, seed: int) -> None:
    """Give each table so many rows, the moves a multiple of that."""
    luck = random.Random(seed)
    for table in metadata.sorted_tables:
        plies = range(PLIES if table.name == "moves" else 1)
        rows = [_row(table, number, ply, luck) for number in range(1, count + 1) for ply in plies]
        connection.execute(insert(table), rows)


def _row(table: Table, number: int, ply: int, luck: random.Random) -> dict[str, Any]:
    """A row in which some of what may be missing is."""
    return {
        column.name: None
        if column.nullable and luck.random() < 0.3
        else _value(table, column, number, ply, luck)
        for column in table.columns
    }


def _value(table: Table, column: Column[Any], number: int, ply: int, luck: random.Random) -> Any:
    if column.name == "ply":
        return ply
    if column.name in ("match", "number", "seat"):
        return 0
    if column.name == "table":
        return number
    if column.primary_key and isinstance(column.type, Integer | BigInteger):
        return number
    if isinstance(column.type, Boolean):
        return luck.random() < 0.5
    if isinstance(column.type, Double):
        return luck.choice(NUMBERS) if column.name != "began" else float(number)
    if isinstance(column.type, Integer | BigInteger):
        return luck.randrange(-(2**31), 2**31)
    assert isinstance(column.type, Text), f"{table.name}.{column.name}"
    return f"{luck.choice(LETTERS)}{luck.choice(LETTERS)}{number}"
