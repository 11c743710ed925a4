"""A PostgreSQL server that is away for longer than anybody waits for it."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests import postgres
from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints
from tests.fleet import cluster as clusters
from tests.fleet.cluster import Cluster
from tests.loopback.telegram import TelegramServer

IMPATIENT = "tests.faults.impatient"
REFUSED = "I can’t get at my records right now."
MOST = 5  # lines at the beginning and at the end of all, however long it takes


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    try:
        async with clusters.running() as cluster:
            yield cluster
    except postgres.Missing as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))


async def test_moves_are_refused_while_the_server_is_away_and_work_again_by_themselves(
    cluster: Cluster, tmp_path: Path
) -> None:
    """What people do in Telegram waits there: nobody knows then which process is to fetch it."""
    async with TelegramServer() as telegram:
        bot = Mortal(
            tmp_path,
            IMPATIENT,
            DATABASE_URL=cluster.url,
            TELEGRAM_TOKEN=telegram.token,
            TELEGRAM_API_URL=telegram.api_url,
        )
        await asyncio.to_thread(bot.start)
        try:
            page = await Page.open(bot.url)
            await page.play("reversi")
            for verb in ("also", "start"):
                assert await page.press(page.buttons(verb)[0]) == []
            group = telegram.group()
            ann, ben = telegram.user("Ann").at(group), telegram.user("Ben").at(group)
            ann.say("/play reversi")
            await ben.offered("Join")
            move, shown = page.buttons("mine", "move")[0], page.revision

            await asyncio.to_thread(cluster.stop)
            (refused,) = await page.press(move)
            assert refused.startswith(REFUSED)
            (again,) = await page.press(move)
            assert again == refused
            joining = ben.tap("Join")

            await asyncio.to_thread(cluster.resume)
            assert await page.press(move) == []
            assert page.revision == shown + 1
            await joining.answered()
            await ann.offered("Start")
            await page.close()
        finally:
            bot.kill()
    said = complaints(bot.log)
    assert sum("Cannot use the database" in line for line in said) == 1
    assert "can be used again" in said[-1] and len(said) <= MOST
