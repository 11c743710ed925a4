"""The machine's clock jumps, or the machine has slept: everybody has as much time as before."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.running.clocks import Clocks
from bot.running.gate import Gate
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.running.steady_clock import SteadyClock
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables import clocks, lobby, play
from bot.tables.clocks import DAY, HOUR, MINUTE
from bot.tables.table import Series, Table
from tests.bot.clock import START, Clock
from tests.bot.seated import dealt, moved, person
from tests.patience import PATIENCE

YEAR = 365 * DAY
JUMPS = (HOUR, -HOUR, 2 * DAY)
ANN = person("Ann")


class Machine:
    """Its clock, which may be set anew, and what counts seconds since it was switched on."""

    def __init__(self) -> None:
        self.wall, self.steady = Clock(), Clock(1000.0)
        self.clock = SteadyClock(self.wall, self.steady)

    def runs(self, seconds: float) -> None:
        """So much time passes."""
        self.wall.turn(seconds)
        self.steady.turn(seconds)


def left(table: Table, now: float) -> float:
    """How much time the seat in turn has."""
    return clocks.remaining(table.turn, now)


@pytest.mark.parametrize("jump", JUMPS)
def test_a_steady_clock_goes_on_through_a_jump_until_it_is_to_follow(jump: float) -> None:
    machine = Machine()
    machine.runs(5)
    machine.wall.turn(jump)
    machine.runs(5)
    assert machine.clock() == START + 10
    assert machine.clock.jump == jump
    machine.clock.follow(jump)
    assert machine.clock() == START + 10 + jump
    assert not machine.clock.jump


def test_a_steady_clock_takes_every_small_correction() -> None:
    machine = Machine()
    for _ in range(100):
        machine.wall.turn(-3)
        machine.runs(60)
        assert machine.clock() == machine.wall()
        assert not machine.clock.jump


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("clock", ["5m+10s", "3d+1d"])
def test_whoever_is_in_turn_has_as_much_time_as_before(clock: str, jump: float) -> None:
    table, now = dealt("Ann", "Ben", clock=clock), START + MINUTE
    after = clocks.shifted(table, jump, now)
    assert left(after, now + jump) == left(table, now)
    later = now + jump + MINUTE
    assert moved(after, later).turn.left == moved(table, now + MINUTE).turn.left


def test_whoever_is_overdue_is_taken_over_so_much_later() -> None:
    table = dealt("Ann", "Ben", clock="3d+1d")
    table = replace(table, turn=replace(table.turn, overdue=START + 3 * DAY))
    after = clocks.shifted(table, HOUR, START + 3 * DAY)
    assert clocks.takeover(after) == START + 4 * DAY + HOUR


@pytest.mark.parametrize(("jump", "spared"), [(HOUR, 0.0), (2 * DAY, DAY), (-HOUR, 0.0)])
def test_whoever_is_away_comes_back_when_they_said(jump: float, spared: float) -> None:
    table = clocks.away(dealt("Ann", "Ben", clock="3d+1d"), ANN.key, START + DAY, START)
    after = clocks.shifted(table, jump, START)
    assert after.turn.deadline == START + 4 * DAY + spared


@pytest.mark.parametrize("jump", [50 * YEAR, -50 * YEAR])
def test_a_clock_that_was_wrong_by_years_gives_nobody_years(jump: float) -> None:
    """A small computer begins with a clock of long ago, until it has asked for the time."""
    was = START - jump
    table = dealt("Ann", "Ben", clock="3d+1d")  # when the time was right
    assert left(clocks.shifted(table, jump, was), START) <= 3 * DAY
    after = clocks.shifted(table, jump, was).turn.deadline
    assert after is not None and after <= START + 3 * DAY


async def test_one_who_closes_the_gate_waits_for_those_inside_and_keeps_others_out() -> None:
    gate, done, may_go = Gate(), [], asyncio.Event()

    async def enter(name: str) -> None:
        async with gate.entered():
            await may_go.wait()
            done.append(name)

    async def close() -> None:
        async with gate.closed():
            await asyncio.sleep(0)
            done.append("alone")

    works: list[Callable[[], Awaitable[None]]] = [lambda: enter("a"), close, lambda: enter("b")]
    tasks = []
    for work in works:
        tasks.append(asyncio.ensure_future(work()))
        await asyncio.sleep(0)
    may_go.set()
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    assert done == ["a", "alone", "b"]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_moves_made_meanwhile_neither_gain_nor_lose(store: Store, jump: float) -> None:
    machine = Machine()
    tables = Tables(store, machine.clock)
    opened = [await running(tables, machine.clock) for _ in range(6)]
    machine.runs(MINUTE)
    machine.wall.turn(jump)

    async def plays(table: Table) -> Table:
        return await tables.change(table.code, lambda t: moved(t, machine.clock()))

    before, after = opened[:3], opened[3:]
    early = [asyncio.create_task(plays(table)) for table in before]
    await asyncio.sleep(0)
    shifting = asyncio.create_task(tables.shift(jump, machine.clock.follow))
    await asyncio.sleep(0)
    late = [asyncio.create_task(plays(table)) for table in after]
    await asyncio.wait_for(asyncio.gather(shifting, *early, *late), PATIENCE)
    for table in opened:
        for known in (
            await tables.get(table.code),
            await table_rows.load(store.database, table.code),
        ):
            assert known is not None and len(known.match.moves if known.match else ()) == 1
            assert left(known, machine.clock()) == pytest.approx(5 * MINUTE, abs=1e-3)
            assert known.turn.left[0] == pytest.approx(5 * MINUTE - MINUTE + 10, abs=1e-3)


async def running(tables: Tables, clock: Callable[[], float]) -> Table:
    """A match of one person against themselves with five minutes on each side."""
    table = await tables.open("reversi", ANN, {lobby.FIRST: "1"}, Series(), clock="5m+10s")
    await tables.change(table.code, lambda t: lobby.doubled(t, ANN))
    return await tables.change(table.code, lambda t: play.dealt(t, "0" * 64, clock()))


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_nothing_is_due_by_a_jump_and_all_in_its_time_afterwards(
    store: Store, jump: float
) -> None:
    machine = Machine()
    tables = Tables(store, machine.clock)
    table = await running(tables, machine.clock)
    timekeeper = Clocks(
        store.database, tables, Presence(store.database, machine.clock).last, machine.clock
    )
    machine.wall.turn(jump)
    await timekeeper.start()
    try:
        async with asyncio.timeout(PATIENCE):
            while machine.clock.jump:
                await asyncio.sleep(0.01)
        await timekeeper.tick()
        known = await tables.get(table.code)
        assert known.revision == table.revision and known.turn.overdue is None
        machine.runs(5 * MINUTE + 1)
        await timekeeper.tick()
        known = await tables.get(table.code)
        assert known.turn.overdue is not None
    finally:
        await timekeeper.close()
        await tables.close()
