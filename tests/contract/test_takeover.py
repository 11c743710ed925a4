"""Processes that share a server and a token: one polls, one keeps the tables, and when it is killed
the other goes on with all that it did."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.monitoring.health import Condition
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Table
from tests import postgres
from tests.bot.mortal import Mortal
from tests.bot.test_kill import record
from tests.bot.test_kill_chat import MOVES, begin, offered, payloads, revision, shows
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE
from tests.ports import free_port

CONNECTED, STANDING_BY = Condition.CONNECTED, Condition.STANDING_BY


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    # A press that the killed bot had already fetched is never answered, so it cannot be strict.
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def bots(telegram: TelegramServer, url: str, tmp_path: Path) -> AsyncIterator[list[Mortal]]:
    """The first one polls."""
    found: list[Mortal] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.api_url}
        settings["METRICS_PORT"] = str(free_port())
        bot = Mortal(folder, DATABASE_URL=url, **settings)
        await asyncio.to_thread(bot.start)
        if not found:
            await telegram.until(lambda: polls(telegram) > 0, PATIENCE)
        found.append(bot)
    yield found
    for bot in found:
        bot.kill()


def polls(telegram: TelegramServer) -> int:
    return sum(call.method == "getUpdates" for call in telegram.calls)


def refused(telegram: TelegramServer) -> int:
    return sum(call.status == 409 for call in telegram.calls)


async def kept(url: str, code: str) -> Table:
    store = await Store.open(url)
    try:
        table = await table_rows.load(store.database, code)
    finally:
        await store.close()
    assert table is not None
    return table


async def test_one_polls_and_the_other_takes_over_when_it_is_killed(
    telegram: TelegramServer, url: str, bots: list[Mortal]
) -> None:
    alice = telegram.user("Alice").private
    code = await begin(alice)
    for _ in range(4):
        board = await shows(alice, (await kept(url, code)).revision)
        await alice.send(payloads(board, *MOVES)[0], board).answered(PATIENCE)
    assert refused(telegram) == 0, "two have polled at once"
    for bot, condition in zip(bots, (CONNECTED, STANDING_BY), strict=True):
        await bot.stands(web=CONNECTED, telegram=condition)
    before = await kept(url, code)
    bots[0].kill()
    board = await shows(alice, before.revision)
    pressed = payloads(board, *MOVES)[0]
    await alice.send(pressed, board).answered(PATIENCE)
    after = await shows(alice, before.revision + 1)
    assert after is board, "the same message goes on"
    await bots[1].stands(web=CONNECTED, telegram=CONNECTED)
    assert record(await kept(url, code))[0] == before.revision + 1
    assert telegram.violations == []
    # The first one comes back and waits. A poll that the kill left open may have cost one refusal.
    before_return = refused(telegram)
    await asyncio.to_thread(bots[0].start)
    await alice.send(payloads(after, *MOVES)[0], after).answered(PATIENCE)
    await shows(alice, before.revision + 2)
    assert refused(telegram) == before_return


async def test_a_computer_to_move_at_the_kill_moves_once_by_the_other_process(
    telegram: TelegramServer, url: str, bots: list[Mortal]
) -> None:
    alice = telegram.user("Alice").private
    alice.say("/play reversi beginner first:1")
    await telegram.until(lambda: offered(alice, *MOVES), PATIENCE)
    board = alice.board
    code = payloads(board, *MOVES)[0].split(":")[1]
    await alice.send(payloads(board, *MOVES)[0], board).answered(PATIENCE)
    bots[0].kill()
    async with asyncio.timeout(PATIENCE):
        while len((await kept(url, code)).match.moves) < 2:  # type: ignore[union-attr]
            await asyncio.sleep(0.1)
    await telegram.until(lambda: revision(alice.board) >= 2, PATIENCE)
    assert alice.board is board
    table = await kept(url, code)
    assert table.match is not None and len(table.match.moves) == 2
