"""A database with many finished matches, as a bot has that has been running for years."""

import sqlite3
from pathlib import Path

PLIES = 60
PEOPLE = 5000
CHATS = 500
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count) "
PLY = "ply(p) AS (SELECT 0 UNION ALL SELECT p + 1 FROM ply WHERE p < :plies - 1) "
SEATS = 'INSERT INTO seats ("table", seat, name, person, level, former)'
OUTCOME = '[[0],[38,26],"full"]'
FILL = (
    NUMBERS + "INSERT INTO tables (id, code, game, host, status, revision, options,"
    " kind, length, first, results, match, due, created, updated, hints, origin)"
    " SELECT i, code(i), 'reversi', 'rooms:' || i % :people, 'over',"
    " 62, '[]', 'single', 1, 0, '[' || :outcome || ']', 0, NULL, 1e9 + i, 1e9 + i, 1, NULL FROM n",
    NUMBERS + SEATS + " SELECT i, 0, 'Ann', 'rooms:' || i % :people, '', NULL FROM n",
    NUMBERS + SEATS + " SELECT i, 1, 'Ben', 'rooms:' || (i + 7) % :people, '', NULL FROM n",
    NUMBERS + 'INSERT INTO matches ("table", number, setup, seed, outcome, created, updated)'
    " SELECT i, 0, 'reversi first=1 position=start',"
    " lower(hex(randomblob(32))), :outcome, 1e9 + i, 1e9 + i FROM n",
    NUMBERS.rstrip() + ", " + PLY + 'INSERT INTO moves ("table", match, ply, move, at)'
    " SELECT i, 0, p,"
    " char(97 + (i + p) % 8) || (1 + p % 8), 1e9 + i FROM n, ply",
    NUMBERS + 'INSERT INTO displays (id, "table", platform, chat, thread, private, message, person,'
    " shown, page) SELECT i, i, 'rooms', 'room' || i % :chats, '', 0, i, NULL, 62,"
    " '' FROM n",
)


def code(number: int) -> str:
    """A table's code; none begins with a 9."""
    letters = []
    for _ in range(4):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return LETTERS[8 + number] + "".join(letters)


def fill(path: Path, count: int) -> None:
    """Write ``count`` finished matches into an empty database of the present schema."""
    with sqlite3.connect(path) as connection:
        connection.create_function("code", 1, code)
        connection.execute("PRAGMA synchronous = OFF")
        given = {
            "count": count,
            "plies": PLIES,
            "people": PEOPLE,
            "chats": CHATS,
            "outcome": OUTCOME,
        }
        for statement in FILL:
            connection.execute(statement, given)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
