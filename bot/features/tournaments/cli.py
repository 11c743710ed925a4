"""``crosstable tournaments``: which there are, and whether everything in them adds up."""

import asyncio

from rich.console import Console
from rich.table import Table

from bot.cli.database import open_store
from bot.features.tournaments.audit import problems
from bot.features.tournaments.rows import audits, reading
from bot.features.tournaments.tournament import TournamentState


def listed() -> int:
    """Prints every tournament. Raises Fault."""
    table = Table("code", "form", "game", "stage", "round", "people", "boards")
    for state in asyncio.run(_states()):
        tournament, options = state.tournament, state.tournament.options
        boards = sum(not board.pairing.bye for board in state.boards)
        counted = str(tournament.round), str(len(state.people)), str(boards)
        table.add_row(tournament.code, options.form, options.game, tournament.stage.value, *counted)
    Console().print(table)
    return 0


def check() -> int:
    """Prints what does not add up; 1 where anything does not. Raises Fault."""
    found = asyncio.run(_found())
    for line in found:
        print(line)
    print(f"{len(found)} problems" if found else "Every tournament adds up.")
    return 1 if found else 0


async def _states() -> list[TournamentState]:
    async with open_store(reading=True) as store:
        loaded = [
            await reading.load(store.database, code) for code in await reading.codes(store.database)
        ]
        return [state for state in loaded if state is not None]


async def _found() -> list[str]:
    found: list[str] = []
    async with open_store(reading=True) as store:
        for code in await reading.codes(store.database):
            state = await reading.load(store.database, code)
            assert state is not None
            tables = await audits.tables_of(store.database, code)
            news = await reading.news_of(store.database, code)
            found += problems(state, tables, news)
    return found
