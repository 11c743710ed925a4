"""What grows in a database, how fast, and by which rule it is kept."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from bot.store.schema import metadata

DAY = 86_400.0
DAYS = 7  # over which growth is averaged
LOOK = 5.0  # seconds for counting; then it is left at what was counted
STEPS = 10_000  # of SQLite's machine between two looks at the clock


class Rule(Struct, frozen=True):
    """Why rows of a table stay or go. ``since`` is the column with the Unix time at which a row
    came, "" where none says so; older than ``days`` there is none, None where they stay."""

    words: str
    since: str = ""
    days: float | None = None


RULE = "rule"  # in the info of a table

PLAYED = "stays: matches are kept for ever"
PERSON = "stays until the person is forgotten"
CHAT = "one a chat"
RULES = {
    "tables": Rule(PLAYED, "created"),
    "seats": Rule(PLAYED),
    "matches": Rule(PLAYED, "created"),
    "moves": Rule(PLAYED, "at"),
    "ratings": Rule(PLAYED, "ended"),
    "rating_replays": Rule("one, while ratings are replayed"),
    "replayed_people": Rule("one a person and game, while ratings are replayed"),
    "rating_rebuilds": Rule("one, until all ratings are replayed by another formula"),
    "rating_news": Rule("until the person is told", "at"),
    "renamings": Rule("one a key, until it is another one in all finished tables"),
    "renamed_tables": Rule("one a key and finished table, until the key is another one there"),
    "standings": Rule("one a person and game"),
    "beaten": Rule("one a person, game and level"),
    "displays": Rule("one a message that shows a table; goes with the message"),
    "people": Rule(PERSON),
    "links": Rule(PERSON),
    "away": Rule(PERSON, "began"),
    "signs": Rule("one a person and table", "at"),
    "picks": Rule("one a seat"),
    "chats": Rule(CHAT),
    "notices": Rule("goes 30 days after it was sent, once its table is over", "created"),
    "link_codes": Rule("ten minutes, until the next code is given"),
    "recent_links": Rule("seven days, in which a link can be taken back", "at", days=8),
    "brought": Rule("seven days, with its link"),
    "link_guesses": Rule("until the next try after ten minutes", "at"),
    "sessions": Rule("a row for each linked browser, and one for each that has ended", "began"),
    "links_made": Rule("until the next link after a day", "at"),
    "deliveries": Rule("one day", "at", days=2),
    "processes": Rule("goes ten seconds after the process"),
    "deeds": Rule("stays: the log of operators", "at"),
    "shut_out": Rule("until an operator lets them in", "at"),
    "secrets": Rule("one a purpose"),
    "owed_words": Rule("ten minutes, until the next press", "at", days=1),
    "ways_back": Rule("thirty days", "at", days=31),
    "launches": Rule("one day", "at", days=2),
    "serves": Rule("one"),
    "applications": Rule("one a bot"),
    "shards": Rule("one a shard"),
}
"""The tables that every bot has; those of features tell it themselves."""


def rules() -> dict[str, Rule]:
    """By which rule each table of the schema is kept."""
    own = {table.name: table.info.get(RULE) for table in metadata.sorted_tables}
    return RULES | {name: rule for name, rule in own.items() if rule is not None}


class Growth(Struct, frozen=True):
    """How many ``rows`` a table has, how many came in a day of late, and how many are ``late``,
    for by its rule they should have gone."""

    table: str
    rows: int
    a_day: float | None
    late: int = 0


Ask = Callable[[str], int]
"""The number that a statement finds."""


def of_file(file: Path) -> list[Growth]:
    """Of an SQLite file, as far as it can be counted within some seconds. Raises sqlite3.Error."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    until = time.monotonic() + LOOK
    with closing(sqlite3.connect(address, uri=True, timeout=LOOK)) as opened:
        opened.set_progress_handler(lambda: time.monotonic() > until, STEPS)
        there = {
            str(row[0])
            for row in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        return _counted(there, lambda asked: int(opened.execute(asked).fetchone()[0]))


async def of_server(url: URL) -> list[Growth]:
    """Of a server's database, in the same way. Raises DBAPIError, OSError, TimeoutError."""
    from bot.store.postgres import Postgres  # noqa: PLC0415 - its driver takes long to import

    database = await Postgres.open(url, retry=1.0)
    try:
        return await database.read(_of_server)
    finally:
        await database.close()


def _of_server(connection: Connection) -> list[Growth]:
    connection.execute(text(f"SET LOCAL statement_timeout = {int(LOOK * 1000)}"))
    there = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    names = set(connection.scalars(text(there)))
    return _counted(names, lambda asked: int(connection.scalar(text(asked)) or 0))


def _counted(there: set[str], ask: Ask) -> list[Growth]:
    found = []
    for table, rule in rules().items():
        if table not in there:
            continue
        try:
            found.append(_growth(table, rule, ask))
        except (sqlite3.OperationalError, DBAPIError):  # it takes too long
            break
    return found


def _growth(table: str, rule: Rule, ask: Ask) -> Growth:
    now = time.time()
    counted = f'SELECT count(*) FROM "{table}"'  # noqa: S608 - our own names
    a_day = late = None
    if rule.since:
        a_day = ask(f'{counted} WHERE "{rule.since}" >= {now - DAYS * DAY}') / DAYS
    if rule.days is not None:
        late = ask(f'{counted} WHERE "{rule.since}" < {now - rule.days * DAY}')
    return Growth(table, ask(counted), a_day, late or 0)
