"""A plan is played by the process that makes the move before it, whichever has kept it: once, or
it is told dropped."""

import asyncio
from contextlib import AsyncExitStack

from bot.errors import Refusal
from bot.features.plans import rows
from bot.features.plans.kept_plans import KeptPlans
from bot.features.plans.plan import Plan, Planned, PlannedMove
from bot.features.plans.turns import PlannedTurns
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.tables import Conflict
from bot.tables import lobby
from bot.tables.table import Series, Table
from tests.bot.clock import Clock
from tests.contract.conftest import both
from tests.contract.test_claims import ANN, BEN
from tests.contract.test_deadlines import Process, process

ROUNDS, LATER = 12, 0.002  # seconds by which each round is later than the last
PLAN = Planned(Plan(0, 0, (PlannedMove("c5"),)))


async def dealt(tables: Tables, matches: Matches) -> Table:
    table = await tables.open("reversi", ANN, {"first": "1"}, Series())
    await tables.change(table.code, lambda before: lobby.joined(before, BEN))
    return await matches.start(table.code, ANN)


async def kept(at: Process, plans: KeptPlans, table: Table, late: float) -> bool:
    """Whether a process could keep Ben's plan, some seconds ``late``, before Ann's move."""
    await asyncio.sleep(late)
    put = table.code, table.revision, BEN.key, 0, PLAN, at.tables.now
    try:
        await plans.put(*put)
    except Conflict:
        return False
    return True


async def moved(at: Process, table: Table, cell: str) -> bool:
    """Whether a process could make this move of Ann's."""
    try:
        await Matches(at.store.database, at.tables).move(table.code, table.revision, ANN, (cell,))
    except Refusal:
        return False
    return True


@both
async def test_three_processes_play_a_plan_once_or_never_keep_it(url: str) -> None:
    clock = Clock()
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(process(url, clock))
        three = [first, first, first]
        if not url.startswith("sqlite"):
            three[1:] = [await stack.enter_async_context(process(url, clock)) for _ in range(2)]
        plans = {id(each): KeptPlans(each.store.database) for each in three}
        for each in three:
            each.tables.follow = PlannedTurns(plans[id(each)], each.tables).follow
        for number in range(ROUNDS):
            table = await dealt(first.tables, Matches(first.store.database, first.tables))
            put, *made = await asyncio.gather(
                kept(three[1], plans[id(three[1])], table, number * LATER),
                moved(three[0], table, "d3"),
                moved(three[2], table, "c4"),
            )
            assert sum(made) == 1
            now = await table_rows.load(first.store.database, table.code)
            assert now is not None and now.match is not None
            left = await rows.of_person(first.store.database, BEN.key, table.code)
            assert left.plan is None, "it does not wait for a turn that has come"
            assert now.match.moves[1:] == (("c5",) if put else ())
            assert now.turn.seat == (0 if put else 1)
