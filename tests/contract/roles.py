"""The database role for processes of players, made as the manual says."""

import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from bot.store.store import Store

DOCS = Path(__file__).parents[2] / "docs" / "players.md"
NAME = "crosstable_players"


@asynccontextmanager
async def restricted(store: Store, url: str) -> AsyncIterator[str]:
    """The URL of the store's database for that role."""
    (block,) = re.findall(r"```sql\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    lines = [line.strip() for line in str(block).split(";") if line.strip()]
    await store.database.write(_run, lines)
    try:
        yield make_url(url).set(username=NAME).render_as_string(hide_password=False)
    finally:
        await store.database.write(_run, (f"DROP OWNED BY {NAME}", f"DROP ROLE {NAME}"))


def _run(connection: Connection, lines: Iterable[str]) -> None:
    for line in lines:
        connection.execute(text(line))
