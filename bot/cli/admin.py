"""``crosstable admin``: what an operator wants of the server, also while bots run."""

import asyncio
import time
from collections.abc import Sequence

from bot.cli.parser import BadInput
from bot.errors import Fault
from bot.operators import report, rows
from bot.operators.deed import CONSOLE, Deed, DeedKind, Wanted
from bot.operators.orders import USAGE, BadOrder, OperatorQuestion, parse
from bot.store.database import Database, file_of, open_database

WAIT = 10.0  # seconds for a bot to do it
LOOK = 0.2
LISTED = 20
DAY = 86_400.0


def admin(url: str, words: Sequence[str]) -> None:
    """Notes what is wanted and waits until a bot has done it, or tells what is asked. Raises
    BadInput, Fault."""
    try:
        asked = parse(words, time.time())
    except BadOrder as bad:
        raise BadInput(str(bad)) from None
    file = file_of(url)
    if file is not None and not file.exists():
        raise Fault(f"There is no {file}: no bot has run here yet.")
    for line in asyncio.run(_answer(url, asked)):
        print(line)


async def _answer(url: str, asked: Wanted | OperatorQuestion) -> list[str]:
    database = await open_database(url, reading=True)  # a bot has it
    try:
        if isinstance(asked, Wanted):
            return [await _done(database, asked)]
        if asked.about == USAGE:
            since = time.time() - asked.count * DAY
            found = await database.read(rows.usage, since, LISTED)
            return report.usage_lines(found, asked.count)
        _, accounts, about = await database.read(rows.state)
        deeds = await database.read(rows.log, asked.count)
        return report.log_lines(deeds, accounts, about if _is_announced(about) else None)
    finally:
        await database.close()


def _is_announced(deed: Deed | None) -> bool:
    if deed is None or deed.wanted.kind is not DeedKind.PAUSE:
        return False
    return (deed.wanted.ends or 0.0) > time.time()


async def _done(database: Database, wanted: Wanted) -> str:
    number = await database.write(rows.add, CONSOLE, wanted, time.time())
    until = time.monotonic() + WAIT
    deed = await database.read(rows.deed, number)
    while deed.done is None and time.monotonic() < until:
        await asyncio.sleep(LOOK)
        deed = await database.read(rows.deed, number)
    if deed.done is None:
        return f"{report.wanted_line(deed)}: noted; a bot does it as soon as one runs."
    return report.deed_line(deed)
