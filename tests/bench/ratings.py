"""What /rating and /top take: the card's painting, and ladders on which 10,000 people stand, each
with a rated match, who also share one large chat. ``python -m tests.bench ratings``."""

import asyncio
import math
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from bot.features.analysis.rows import analyses
from bot.people import Chat
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.screens import LISTED
from bot.store.schema import displays, matches, people, ratings, standings, tables
from bot.store.store import Store
from engines import GAMES
from render import paint_card
from render.card import Card, CardRow
from render.theme import THEMES
from tests.bench.rows import Row, row, timed

PEOPLE = 10_000
STAYING_OUT = 50  # one in so many
ANALYSED = 1_000  # matches of one person
TIMES = 60
GAME = "reversi"
CHAT = Chat("rooms", "hall")


def card(games: int) -> Card:
    """A person's ratings in so many games, with as long a course as is ever drawn."""
    luck = random.Random(3)
    courses = [[1000 + round(40 * math.sin(n / 9) + luck.gauss(4 * n, 12)) for n in range(100)]]
    return Card(tuple(CardRow(key, "1187", 140, 57, tuple(courses[0])) for key in [*GAMES][:games]))


def _painted() -> list[Row]:
    found = []
    for theme in THEMES:
        shown = card(len(GAMES))
        size = len(paint_card(shown, theme).png)
        seconds = timed(lambda shown=shown, theme=theme: paint_card(shown, theme), TIMES)  # type: ignore[misc]
        found.append(row(f"card of {len(GAMES)} games, {theme}", seconds, f"{size / 1000:.1f} KB"))
    return found


def _key(number: int) -> str:
    return f"rooms:p{number}"


def _fill(connection: Connection) -> None:
    """Everybody has played one match, against whom the number says, at a table that stands in the
    chat; the first of them has ``ANALYSED`` more, all of them analysed."""
    luck = random.Random(1)
    numbers = range(PEOPLE)
    connection.execute(
        insert(people),
        [
            {"key": _key(n), "name": f"P{n}", "language": "en", "ladder": bool(n % STAYING_OUT)}
            for n in numbers
        ],
    )
    connection.execute(
        insert(standings),
        [
            {
                "game": game,
                "person": _key(n),
                "mu": luck.gauss(25, 6),
                "sigma": luck.uniform(1, 8),
                "matches": 1,
                "points": 0.5,
                "proven": True,
            }
            for game in GAMES
            for n in numbers
        ],
    )
    rounds = PEOPLE // 2 + ANALYSED
    connection.execute(insert(tables), [_table(n) for n in range(rounds)])
    connection.execute(insert(matches), [_match(n) for n in range(rounds)])
    connection.execute(
        insert(ratings), [_rating(n, seat) for n in range(rounds) for seat in (0, 1)]
    )
    connection.execute(insert(displays), [_display(n) for n in range(PEOPLE // 2)])
    connection.execute(insert(analyses), [_analysis(n) for n in range(PEOPLE // 2, rounds)])


def _table(number: int) -> dict[str, Any]:
    return {
        "id": number + 1, "code": f"T{number}", "game": GAME, "host": _key(0), "status": "over",
        "revision": 62, "options": "[]", "kind": "single", "length": 1, "results": "[]",
        "match": 0, "created": 1e9, "updated": 1e9,
    }  # fmt: skip


def _match(number: int) -> dict[str, Any]:
    return {
        "table": number + 1, "number": 0, "setup": "reversi", "seed": "0" * 64,
        "outcome": '[[0],[38,26],"full"]', "created": 1e9, "updated": 1e9, "ended": 1e9 + number,
    }  # fmt: skip


def _rating(number: int, seat: int) -> dict[str, Any]:
    pair = (2 * number, 2 * number + 1) if number < PEOPLE // 2 else (0, 1 + number % 40)
    return {
        "table": number + 1, "match": 0, "seat": seat, "person": _key(pair[seat]), "game": GAME,
        "ended": 1e9 + number, "side": seat, "share": 1.0 - seat, "mu_before": 25.0,
        "sigma_before": 8.0, "mu": 25.0 + number / 1e3, "sigma": 7.0,
    }  # fmt: skip


def _display(number: int) -> dict[str, Any]:
    return {
        "table": number + 1, "platform": CHAT.platform, "chat": CHAT.id, "thread": "",
        "private": False, "message": str(number), "shown": 62,
    }  # fmt: skip


def _analysis(number: int) -> dict[str, Any]:
    steps = ",".join(f'[{p},{p % 2},"d3",{p % 7}.25,"c4",{p % 5}.5]' for p in range(60))
    return {"table": number + 1, "match": 0, "steps": f"[60,[{steps}]]", "done": True}


async def _timed(ask: Callable[[], Awaitable[object]], times: int = TIMES) -> list[float]:
    found = []
    for _ in range(times):
        began = time.perf_counter()
        await ask()
        found.append(time.perf_counter() - began)
    return found


async def _asked(store: Store) -> list[Row]:
    low = _key(PEOPLE // 2 + 1)
    last = (PEOPLE - PEOPLE // STAYING_OUT) // LISTED - 1
    asks: dict[str, Callable[[], Awaitable[object]]] = {
        "/top all": lambda: ladder_rows.page(store.renamings, "", GAME, 0, LISTED, low),
        "/top all, its last page": lambda: ladder_rows.page(
            store.renamings, "", GAME, last * LISTED, LISTED, low
        ),
        "/top of a chat of all of them": lambda: ladder_rows.page(
            store.renamings, "", GAME, 0, LISTED, low, CHAT
        ),
        "/top of one's own circle": lambda: ladder_rows.page(
            store.renamings, low, GAME, 0, LISTED, low
        ),
        "who of a table stands on a ladder": lambda: ladder_rows.have_standings(
            store.database, {low, _key(1)}
        ),
        "everybody who does": partial(ladder_rows.rated, store.database),
    }
    found = [row(f"{what}, {PEOPLE} rated", await _timed(ask)) for what, ask in asks.items()]
    mine = await _timed(lambda: ladder_rows.profile(store.renamings, _key(0)), TIMES // 4)
    return [*found, row(f"a profile, {ANALYSED} matches analysed", mine)]


async def rows() -> list[Row]:
    """A row for the card in each theme and for each question to the store, an SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder)}/ladder.db")
        try:
            await store.database.write(_fill)
            asked = await _asked(store)
        finally:
            await store.close()
    return [*await asyncio.to_thread(_painted), *asked]
