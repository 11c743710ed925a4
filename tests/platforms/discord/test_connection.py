"""The gateway and the network, with everything that goes wrong there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import KeepAliveHandler

from bot.background import end
from bot.errors import Fault
from bot.monitoring.health import Condition
from bot.platforms.discord import DiscordPlatform, line, platform
from bot.store.store import Store
from tests.database import FILE
from tests.desks import desk_of
from tests.loopback.discord import DIRECT_MESSAGES, GUILD_MESSAGES, Discord
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import moves, open_match, open_table, play_move
from tests.thinking import KeptWorkers

SPACING = 0.2  # seconds that Discord wants between two shards that begin, where several do


@pytest.fixture
def brisk(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants shards to wait less for each other, and less where a session was lost."""
    discord.gateway.spacing = SPACING
    monkeypatch.setattr(line, "SETTLING", (0.0, SPACING))


async def test_no_intent_is_asked_for_that_discord_has_to_allow(discord: Discord, bot: Bot) -> None:
    wanted = GUILD_MESSAGES | DIRECT_MESSAGES
    assert [identify["intents"] for identify in discord.gateway.identifies] == [wanted]


async def test_heartbeats_are_sent(discord: Discord, tmp_path: Path) -> None:
    discord.gateway.heartbeat_ms = 100
    async with running(discord, tmp_path):
        async with asyncio.timeout(PATIENCE):
            while discord.gateway.beats < 4:
                await asyncio.sleep(0.05)


async def test_a_gateway_that_answers_no_heartbeat_is_left_within_one_interval(
    discord: Discord, tmp_path: Path
) -> None:
    discord.gateway.heartbeat_ms = 2500
    async with running(discord, tmp_path):
        discord.gateway.mute = True
        async with asyncio.timeout(PATIENCE):
            while not discord.gateway.resumes:
                await asyncio.sleep(0.05)
        discord.gateway.mute = False
        ann, bob = discord.user("Ann"), discord.user("Bob")
        await open_match(discord, ann, bob, discord.channel())
    assert len(discord.gateway.identifies) == 1


async def test_an_answer_counts_that_comes_before_its_heartbeat_is_noted_as_sent(
    discord: Discord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[KeepAliveHandler] = []

    def start(thread: KeepAliveHandler) -> None:
        begun.append(thread)

    monkeypatch.setattr(KeepAliveHandler, "start", start)
    ann, channel = discord.user("Ann"), discord.channel()
    async with running(discord, tmp_path):
        await ann.slash(channel, "help")  # which comes after the answer to the first heartbeat
        (beats,), before = begun, discord.gateway.lines
        with monkeypatch.context() as patch:
            patch.setattr(line, "ACKNOWLEDGED", 0.0)
            patch.setattr(line, "SHORTEST_ANSWER", 0.0)
            beats.ack()
            beats.beat()
            await ann.slash(channel, "help")  # after which the line is looked at
            await discord.gateway.answered()
            assert discord.gateway.lines == before


async def test_a_dropped_line_is_resumed_and_nothing_is_lost(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    await discord.gateway.drop()
    press = await ann.tap(board, "d3")
    await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    await discord.until(lambda: "d3" in board.text)
    assert press.done.is_set()
    assert len(discord.gateway.resumes) == 1
    assert len(discord.gateway.identifies) == 1


async def test_a_request_to_reconnect_is_followed(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    await discord.gateway.reconnect()
    await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    assert discord.gateway.resumes
    await open_table(discord, ann, discord.channel())


@pytest.mark.usefixtures("brisk")
async def test_an_invalid_session_is_begun_anew_at_the_same_server(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    await discord.gateway.invalidate()
    await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    assert len(discord.gateway.identifies) == 2
    await open_table(discord, ann, discord.channel())


@pytest.mark.usefixtures("brisk")
async def test_the_bot_is_not_connected_before_discord_has_begun_a_session(
    discord: Discord, bot: Bot
) -> None:
    discord.gateway.still = True
    await discord.gateway.invalidate()
    async with asyncio.timeout(PATIENCE):
        while len(discord.gateway.identifies) < 2:
            await asyncio.sleep(0.01)
        await discord.gateway.answered()  # it takes in what comes
    assert bot.platform.condition is Condition.NOT_CONNECTED


async def test_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    discord = Discord(shards=2, limit=PATIENCE)
    discord.gateway.spacing = SPACING
    async with discord, running(discord, tmp_path):
        assert sorted(i["shard"] for i in discord.gateway.identifies) == [[0, 2], [1, 2]]
        for channel in (discord.channel(), discord.dm(discord.user("Ann"))):
            await discord.user("Ann").slash(channel, "help")
    discord.check()


async def _ended(token: str, url: str, folder: Path) -> None:
    store = await Store.open(f"sqlite:///{folder / FILE}")
    workers = KeptWorkers()
    desk = desk_of(store, workers)
    try:
        await asyncio.wait_for(DiscordPlatform(desk, token, url).run(), PATIENCE)
    finally:
        await desk.close()
        await workers.close()
        await store.close()


@pytest.mark.parametrize("token", ["wrong", "wr\nong", "MTIz.loop.back-tokem"])
async def test_a_wrong_token_is_one_clear_sentence(
    discord: Discord, tmp_path: Path, token: str
) -> None:
    with pytest.raises(Fault, match=r"^Discord does not accept DISCORD_TOKEN\.$|characters") as end:
        await _ended(token, discord.api_url, tmp_path)
    assert token not in str(end.value)


@pytest.mark.parametrize("url", ["nonsense", "http://", "{}/no/such/place"])
async def test_a_wrong_address_is_one_clear_sentence(
    discord: Discord, tmp_path: Path, url: str
) -> None:
    with pytest.raises(Fault, match="DISCORD_API_URL"):
        await _ended(discord.token, url.format(discord.api_url), tmp_path)
    discord.violations.clear()


@pytest.mark.usefixtures("brisk")
async def test_a_token_revoked_while_running_ends_the_platform(discord: Discord, bot: Bot) -> None:
    discord.token = "MTIz.another.token"
    await discord.gateway.invalidate()
    with pytest.raises(Fault, match="DISCORD_TOKEN"):
        await asyncio.wait_for(asyncio.shield(bot.task), PATIENCE)


async def test_an_answer_under_way_when_the_token_is_revoked_is_a_line_in_the_log(
    discord: Discord, bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    await open_table(discord, ann, channel)
    held = discord.trouble("POST /interactions/", 0, hold=True)
    asked = asyncio.create_task(ann.slash(channel, "play", game="reversi"))
    await discord.until(lambda: not held.times)
    answering = [task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker"]
    await discord.gateway.drop(4004)
    with pytest.raises(Fault, match="DISCORD_TOKEN"):
        await asyncio.wait_for(asyncio.shield(bot.task), PATIENCE)
    await asyncio.wait(answering)
    await end([asked])
    discord.interactions.clear()
    assert "could not answer an interaction: the client has ended" in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_network_that_is_down_at_the_start_is_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "FIRST_WAIT", 0.05)
    discord = Discord(limit=PATIENCE)
    async with discord:
        pass
    store = await Store.open(f"sqlite:///{tmp_path / FILE}")
    workers = KeptWorkers()
    desk = desk_of(store, workers)
    task = asyncio.create_task(DiscordPlatform(desk, discord.token, discord.api_url).run())
    try:
        async with asyncio.timeout(PATIENCE):
            while "Discord cannot be reached" not in caplog.text:
                await asyncio.sleep(0.01)
        assert not task.done()
        async with discord:
            await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await desk.close()
        await workers.close()
        await store.close()


async def test_old_buttons_work_after_a_restart(discord: Discord, tmp_path: Path) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    async with running(discord, tmp_path):
        board = await open_match(discord, ann, bob, discord.channel())
    async with running(discord, tmp_path):
        await play_move(discord, board, ann, "d3")
    assert "d3" in board.text
    async with running(discord, tmp_path):
        await play_move(discord, board, bob, moves(board)[0])


async def test_a_display_that_fell_behind_is_caught_up_at_the_start(
    discord: Discord, tmp_path: Path
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    async with running(discord, tmp_path):
        board = await open_match(discord, ann, bob, discord.channel())
        trouble = discord.trouble(r"(PATCH|POST /interactions)", 503, times=1000)
        press = await ann.tap(board, "d3")
        await discord.until(lambda: trouble.times < 999)  # asked again
        assert not press.done.is_set()
    discord.troubles.clear()
    async with running(discord, tmp_path):
        await discord.until(lambda: "d3" in board.text)
    discord.interactions.pop(press.token)


async def test_no_token_reaches_the_log(discord: Discord, tmp_path: Path, log: Any) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    async with running(discord, tmp_path):
        board = await open_match(discord, ann, bob, discord.channel())
        discord.trouble(r"POST /interactions", 429)
        discord.trouble(r"PATCH", 503)
        await play_move(discord, board, ann, "d3")
        await discord.gateway.drop()
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
    assert discord.token not in log.text
    assert not [token for token in discord.interactions if token in log.text]
    assert "Guilds intent" not in log.text
