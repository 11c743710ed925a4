"""The archives of many people who have played a million matches together, on both databases: how
long the first page takes, filtered and deep ones and those with a position, and how large it is.

Nearly everybody has a few matches; ``MANY`` says who has more. Marks are random: what is searched
for is in one match of each person.
"""

import asyncio
import base64
import csv
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, insert, literal, make_url, select

from bot.features.archive import rows as archive_rows
from bot.features.archive.filing import LETTERS
from bot.features.archive.match_notes import place_of
from bot.features.archive.wanted import LOST, MatchPlace, WantedMatches
from bot.store.schema import tables
from bot.store.store import Store
from tests import postgres, stores
from tests.bench.rows import Row, row

MATCHES = 1_000_000
PEOPLE = 40_000
MANY = {"web:5000": 5_000, "web:50000": 50_000}
GAMES = ("reversi", "crosswise", "triominos")
PLIES = 60
START, PACE = 1_700_000_000.0, 60.0
SHOWN = 20  # matches on a page
TIMES = 20
RARE = "rarely-"  # a mark that one match of each has
FORM = 'INSERT INTO "{}" ({}) VALUES ({})'
TABLE = "id code game host status revision options kind length results match created updated"
MATCH = "table number setup seed outcome created updated own"


def rows(matches: int = MATCHES) -> list[Row]:
    """The pages of an SQLite file and of a PostgreSQL server."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        place.chmod(0o755)
        _write(place, matches)
        file = place / "tables.db"
        stores.make(file)
        _fill_file(file, place)
        found = asyncio.run(_measured(f"sqlite:///{file}", "SQLite", _size_of(file)))
        with postgres.running() as server:
            url = asyncio.run(server.fresh())
            for name in ("tables", "matches", "archive"):
                columns = ", ".join(f'"{one}"' for one in _columns(name))
                server.run(f"COPY {name} ({columns}) FROM '{place / name}' CSV", url)
            server.run("VACUUM ANALYZE", url)
            found += asyncio.run(_measured(url, "PostgreSQL", str(make_url(url).database)))
    return found


def _columns(name: str) -> list[str]:
    if name == "archive":
        return [column.name for column in archive_rows.archive.c]
    return (TABLE if name == "tables" else MATCH).split()


def _write(place: Path, matches: int) -> None:
    """The rows of each table, as a file."""
    luck = random.Random(1)
    with (
        (place / "tables").open("w") as opened,
        (place / "matches").open("w") as played,
        (place / "archive").open("w") as archive,
    ):
        files = csv.writer(opened), csv.writer(played), csv.writer(archive)
        for number, pair in enumerate(_pairs(luck, matches)):
            for file, found in zip(files, _match(luck, number, pair), strict=True):
                file.writerows(found)


def _pairs(luck: random.Random, matches: int) -> Iterator[tuple[str, str]]:
    """Who plays, spread over all the time."""
    shares = {who: count / MATCHES for who, count in MANY.items()}
    for _ in range(matches):
        drawn = luck.random()
        first = f"web:{luck.randrange(PEOPLE)}m"
        for who, share in shares.items():
            if drawn < share:
                first = who
                break
            drawn -= share
        yield first, f"discord:{luck.randrange(PEOPLE)}"


def _match(
    luck: random.Random, number: int, pair: tuple[str, str]
) -> tuple[list[list[object]], list[list[object]], list[list[object]]]:
    game, ended, key = luck.choice(GAMES), START + PACE * number, number + 1
    table = [key, f"T{key:07}", game, "-", "over", 9, "[]", "single", 1, "[]", 0, ended, ended]
    match = [key, 0, "-", "-", "[]", ended, ended, "0"]
    marks = _marks(luck, game, number)
    seats: list[list[object]] = [
        [who, ended, key, 0, seat, game, luck.choice(("won", "lost")), luck.randrange(64),
         luck.randrange(64), luck.randrange(20, 120), who.partition(":")[0],
         json.dumps([[1 - seat, pair[1 - seat], f"Name {pair[1 - seat]}"]], separators=(",", ":")),
         marks]
        for seat, who in enumerate(pair)
    ]  # fmt: skip
    return [table], [match], seats


def _marks(luck: random.Random, game: str, number: int) -> str:
    if game != "reversi":
        return "-"
    random_marks = base64.b64encode(luck.randbytes(PLIES * LETTERS)).decode()[: PLIES * LETTERS]
    return RARE + random_marks if number < 50 else random_marks


def _fill_file(file: Path, place: Path) -> None:
    with sqlite3.connect(file) as database:
        for pragma in ("foreign_keys", "journal_mode", "synchronous"):
            database.execute(f"PRAGMA {pragma} = off")
        for name in ("tables", "matches", "archive"):
            columns = _columns(name)
            listed = ", ".join(f'"{column}"' for column in columns)
            statement = FORM.format(name, listed, ", ".join("?" * len(columns)))
            with (place / name).open() as written:
                database.executemany(statement, csv.reader(written))
        database.commit()
        database.execute("ANALYZE")
        database.execute("PRAGMA journal_mode = wal")


def _size_of(file: Path) -> str:
    with sqlite3.connect(file) as database:
        asked = "SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'archive%'"
        return f"{database.execute(asked).fetchone()[0] / 1e6:.0f} MB"


def _note(person: str, connection: Connection) -> None:
    """Lets a person have noted something of each of their matches."""
    own = archive_rows.archive.c.person == person
    places = (
        select(
            archive_rows.archive.c.person,
            tables.c.code.concat(".0"),
            literal("-" * 200),
            literal(0.0),
        )
        .join(tables, tables.c.id == archive_rows.archive.c.table)
        .where(own)
        .distinct()
    )
    notes = archive_rows.match_notes
    connection.execute(insert(notes).from_select([column.name for column in notes.c], places))


async def _page(
    store: Store, person: str, wanted: WantedMatches, beyond: MatchPlace | None
) -> None:
    found = await archive_rows.page(store.renamings, person, wanted, beyond, SHOWN, False)
    places = [place_of(entry.code, entry.match) for entry in found]
    noted = await archive_rows.noted(store.database, person, places)
    assert len(noted) == len({*places})


async def _measured(url: str, name: str, remark: str) -> list[Row]:
    store = await Store.open(url)
    try:
        found = []
        for person in MANY:
            last = (
                await archive_rows.page(store.renamings, person, WantedMatches(), None, 1, True)
            )[0]
            deep = MatchPlace(last.place.ended + 3e6, 0, 0, 0)
            met = (
                await archive_rows.page(store.renamings, person, WantedMatches(), None, 1, False)
            )[0]
            asked = {
                "first": (WantedMatches(), None),
                "deep": (WantedMatches(), deep),
                "of a game, lost": (WantedMatches(game="crosswise", result=LOST), None),
                "rare opponent": (WantedMatches(rival=met.rivals[0][1]), None),
                "nothing found": (WantedMatches(rival="nobody:1"), None),
                "dates": (WantedMatches(since=deep.ended - 1e6, until=deep.ended), None),
                "position": (WantedMatches(marks=(RARE,)), None),
            }
            await store.database.write(partial(_note, person))
            for what, (wanted, beyond) in asked.items():
                took = []
                for _ in range(TIMES):
                    began = time.perf_counter()
                    await _page(store, person, wanted, beyond)
                    took.append(time.perf_counter() - began)
                told = f"archive, {name}, {person.partition(':')[2]} matches: {what}"
                found.append(row(told, took, remark))
        return found
    finally:
        await store.close()
