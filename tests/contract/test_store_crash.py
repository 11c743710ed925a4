"""A process killed while it commits: what it was told is there, and nothing is half there."""

import asyncio
import multiprocessing
import random
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pickle import UnpicklingError

from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Chair, Match, Status, Table
from engines.game import Outcome
from tests.campaigns import so_many
from tests.contract.conftest import both

ROUNDS = so_many(3, 5)
CODES = ("AAAAA", "BBBBB", "CCCCC")
PLAYERS = (Chair("Ann", "web:1"), Chair("Ben", "web:2"))


# Children are forked from a process that has the store imported, or starting them takes longest.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["bot.store.store"])


def after(table: Table) -> Table:
    """The next commit of a player: nine moves, an outcome, the next deal."""
    match = table.match
    assert match is not None
    if match.outcome is not None:
        return table.changed(match=Match(match.number + 1, "setup", "seed"))
    if len(match.moves) == 9:
        return table.changed(match=replace(match, outcome=Outcome((), (), "full")))
    moves = (*match.moves, f"m{len(match.moves)}")
    return table.changed(match=replace(match, moves=moves), chairs=table.chairs[::-1])


async def play(store: Store, code: str, told: Connection) -> None:
    """Commit without end, telling each revision once the store has it."""
    table = await table_rows.load(store.database, code)
    if table is None:
        match = Match(0, "setup", "seed")
        table = Table(code, "reversi", "web:1", Status.PLAYING, chairs=PLAYERS, match=match)
        await store.tables.create(table)
    while True:
        new = after(table)
        await store.tables.commit(table, new)
        table = new
        told.send((code, table.revision))


async def play_all(url: str, told: Connection) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, code, told) for code in CODES))


def player(url: str, told: Connection) -> None:
    asyncio.run(play_all(url, told))


def play_until_killed(url: str, commits: int) -> dict[str, int]:
    """The last revision of each table that a player told before it was killed."""
    hears, tells = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=player, args=(url, tells))
    process.start()
    tells.close()
    told = dict(hears.recv() for _ in range(commits))
    process.kill()
    process.join()
    with suppress(EOFError, OSError, UnpicklingError):
        while True:
            told.update([hears.recv()])
    return told


def progress(match: Match) -> int:
    """How many commits after its deal a match stands: nine moves, an outcome, the next deal."""
    assert match.moves == tuple(f"m{ply}" for ply in range(len(match.moves)))
    return len(match.moves) + (match.outcome is not None)


def swaps(match: Match) -> int:
    """How often the players have changed seats: at every move."""
    return match.number * 9 + len(match.moves)


@both
async def test_a_killed_process_loses_nothing_that_it_was_told(url: str) -> None:
    dice = random.Random(4711)
    for _ in range(ROUNDS):
        told = play_until_killed(url, dice.randrange(1, 120))
        store = await Store.open(url)
        for code, revision in told.items():
            table = await table_rows.load(store.database, code)
            assert table is not None and table.match is not None
            assert revision <= table.revision <= revision + 1
            assert table.match.number * 11 + progress(table.match) == table.revision
            assert table.chairs == (PLAYERS if swaps(table.match) % 2 == 0 else PLAYERS[::-1])
        await store.close()
