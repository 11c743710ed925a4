"""Two processes, a real server and a token: when one is killed the other has its shards, and what
was pressed meanwhile is done once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from bot.monitoring.health import Condition
from bot.store.schema import shards
from bot.store.store import Store
from tests import postgres
from tests.bot.mortal import Mortal
from tests.contract.test_shards import channel_on
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import moves, open_match, play_move, revision, to_move
from tests.ports import free_port

SHARDS = 4


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    # Shards that begin too soon are refused, as Discord does it.
    async with Discord(shards=SHARDS, max_concurrency=SHARDS, limit=PATIENCE) as discord:
        discord.buckets, discord.gateway.spacing = False, 5.0
        yield discord


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def bots(discord: Discord, url: str, tmp_path: Path) -> AsyncIterator[list[Mortal]]:
    """The first one begins with all shards, of which the second takes half."""
    found = list[Mortal]()
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "METRICS_PORT": str(free_port()),
        }
        bot = Mortal(folder, DATABASE_URL=url, ROLES="discord,web", **settings)
        found.append(bot)
        await asyncio.to_thread(bot.start)
        await connected(discord, 2 * (len(found) - 1))
    await discord.until(lambda: discord.commands)
    yield found
    for bot in found:
        bot.kill()


async def connected(discord: Discord, resumes: int) -> None:
    """Wait until all shards are open, so many of them in another process than before."""
    gateway = discord.gateway
    async with asyncio.timeout(PATIENCE):
        while len(gateway.lines) < SHARDS or len(gateway.resumes) < resumes:
            await asyncio.sleep(0.02)


async def noted(url: str) -> None:
    """Wait until it stands in the database how far each shard has come: a process that is killed
    before that leaves nothing to go on with."""
    known = select(func.count()).where(shards.c.session != "")
    store = await Store.open(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while await store.database.read(lambda one: one.scalar(known) or 0) < SHARDS:
                await asyncio.sleep(0.05)
    finally:
        await store.close()


async def test_the_other_goes_on_with_the_shards_of_a_killed_process(
    discord: Discord, url: str, bots: list[Mortal]
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    for bot in bots:
        await bot.stands(web=Condition.CONNECTED, discord=Condition.CONNECTED)
    boards = [
        await open_match(discord, ann, bob, channel_on(discord, shard)) for shard in range(SHARDS)
    ]
    await noted(url)
    bots[0].kill()
    discord.lost_answers = len(discord.interactions)  # nobody knows which were given
    before = [revision(board) for board in boards]
    for board in boards:  # nobody is told of half of them yet
        await tapped(board, ann)
    for board, was in zip(boards, before, strict=True):
        await moved_on(discord, board, was)
    await connected(discord, 4)
    assert len(discord.gateway.identifies) == SHARDS, "the sessions of the killed one go on"
    assert discord.command_puts == 1
    # The first comes back, and takes its share again.
    await asyncio.to_thread(bots[0].start)
    await connected(discord, 6)
    for board in boards:
        await play_move(discord, board, to_move(board, ann, bob), moves(board)[0])
    assert not discord.gateway.stolen
    discord.check()


async def tapped(board: Message, player: User) -> None:
    await player.tap(board, moves(board)[0])


async def moved_on(discord: Discord, board: Message, was: int) -> None:
    """Wait until the board shows that exactly one move was made since."""
    await discord.until(lambda: revision(board) > was)
    assert revision(board) == was + 1
