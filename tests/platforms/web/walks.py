"""A match of Reversi that two browsers have played, for pages that walk through it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.platforms.web.callers import Caller, Tab

OPENING = ("d3", "c3", "c4", "e3", "f2", "c5")


@asynccontextmanager
async def played(
    url: str, moves: tuple[str, ...] = OPENING, over: bool = True
) -> AsyncIterator[tuple[str, Tab, Tab]]:
    """The code of its table after these moves, and the tabs of black and white, who gives up."""
    ann, ben = Caller(url), Caller(url)
    try:
        one, other = await ann.tab(), await ben.tab()
        await one.ask("play", game="reversi")
        code = (await one.until("go"))["table"]
        await one.ask("open", table=code)
        await other.ask("open", table=code)
        await other.ask("press", payload=f"join:{code}:0:")
        await one.revision(1)
        await one.ask("press", payload=f"start:{code}:1:")
        for number, cell in enumerate(moves):
            tab = (one, other)[number % 2]
            await tab.revision(2 + number)
            await tab.ask("press", payload=f"mine:{code}:{2 + number}:{cell}")
        await one.revision(2 + len(moves))
        if over:
            await other.resign(2 + len(moves))
            await one.revision(3 + len(moves))
        yield code, one, other
    finally:
        await ann.close()
        await ben.close()
