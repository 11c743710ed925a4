"""Processes that share a Discord token have its shards between them: none is open twice, none is
left, and what happens in a server is told to one process, which shows it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.desk import Desk
from bot.desk.platform import Newest
from bot.desk.reply import Reply
from bot.people import Chat, Display, Person
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store import shards as shard_rows
from bot.store.store import Store
from tests import postgres
from tests.contract.discord_nodes import Node, Nodes, joined, until
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Guild
from tests.patience import PATIENCE
from tests.platforms.discord.play import moves, open_match, play_move, to_move

SHARDS = 4
TERMINATE = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
)


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """One with several shards, strict about when they begin."""
    async with Discord(shards=SHARDS, max_concurrency=SHARDS, limit=PATIENCE) as discord:
        yield discord
    discord.check()


async def noted(store: Store, discord: Discord, before: str = "") -> str:
    """What the database says of the commands that Discord has, once it is no longer this."""
    async with asyncio.timeout(PATIENCE):
        while (found := await shard_rows.registered(store.database, str(discord.application))) in (
            "",
            before,
        ):
            await asyncio.sleep(0.01)
    return found


@pytest.fixture
async def nodes(discord: Discord, server: postgres.Server) -> AsyncIterator[Nodes]:
    async with joined(discord, await server.fresh()) as nodes:
        yield nodes


def channel_on(discord: Discord, shard: int) -> Channel:
    """A channel of a server whose events come on a shard."""
    guild = Guild("A server", id=(1000 + shard) << 22)
    assert (guild.id >> 22) % discord.shards == shard % discord.shards
    discord.guilds[guild.id] = guild
    return discord.channel(guild)


def person(user: User) -> Person:
    return Person("discord", str(user.id), user.name)


def edited(node: Node) -> list[str]:
    """The ids of the channels in which the process edits something from now on."""
    show, chats = node.platform.show, list[str]()

    async def counting(display: Display, newest: Newest, playing: bool = False) -> Screen:
        chats.append(display.chat.id)
        return await show(display, newest)

    node.platform.show = counting  # type: ignore[method-assign]
    return chats


def forget_servers(connection: Connection) -> None:
    """As a version left it that did not know of them."""
    connection.execute(text("UPDATE displays SET server = NULL"))


def terminate(connection: Connection) -> None:
    """End every session that has a lease."""
    connection.execute(TERMINATE)


async def test_those_who_share_a_token_have_equally_many_shards(
    discord: Discord, nodes: Nodes
) -> None:
    first = await nodes.join()
    await nodes.settled((first, 4))
    second = await nodes.join()
    await nodes.settled((first, 2), (second, 2))
    assert not first.shards & second.shards
    assert len(discord.gateway.identifies) == 4, "a shard that moves goes on where it was"
    await second.stop()
    await nodes.settled((first, 4))
    assert len(discord.gateway.identifies) == 4


async def test_every_press_is_told_once_while_shards_move(
    discord: Discord, nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    press, told = Desk.press, Counter[str | bytes]()

    async def counted(
        desk: Desk, person: Person, chat: Chat, payload: str | bytes, *more: str, **named: Any
    ) -> Reply:
        told[payload] += 1
        return await press(desk, person, chat, payload, *more, **named)

    monkeypatch.setattr(Desk, "press", counted)
    first = await nodes.join()
    await nodes.settled((first, 4))
    ann, bob = discord.user("Ann"), discord.user("Bob")
    discord.buckets = False
    boards = [
        await open_match(discord, ann, bob, channel_on(discord, shard)) for shard in range(SHARDS)
    ]
    second = await nodes.join()
    pressed = 0
    while pressed < 12 or len(second.shards) < 2 or len(discord.gateway.lines) < SHARDS:
        for board in boards:
            await play_move(discord, board, to_move(board, ann, bob), moves(board)[0])
            pressed += 1
    # What was sent while a connection closed comes again on the next one, which alone takes it.
    assert len(told) > pressed and set(told.values()) == {1} and not discord.gateway.stolen
    await nodes.settled((first, 2), (second, 2))


async def test_a_board_is_edited_by_the_process_that_is_told_of_its_server(
    discord: Discord, nodes: Nodes
) -> None:
    first, second = await nodes.join(), await nodes.join()
    await nodes.settled((first, 2), (second, 2))
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here = channel_on(discord, min(first.shards))
    there = channel_on(discord, min(second.shards))
    board = await open_match(discord, ann, bob, here)
    code = next(iter(await first.desk.tables.newest_of(person(ann))))[0]
    await bob.slash(there, "join", code=code)
    await discord.until(lambda: there.messages)
    edits = {first: edited(first), second: edited(second)}
    await play_move(discord, board, ann, moves(board)[0])
    await discord.until(lambda: moves(there.last) and to_move(there.last, ann, bob) is bob)
    assert edits[first] and set(edits[first]) == {str(here.id)}
    assert edits[second] and set(edits[second]) == {str(there.id)}


async def test_direct_messages_come_in_on_the_first_shard(discord: Discord, nodes: Nodes) -> None:
    first, second = await nodes.join(), await nodes.join()
    await nodes.settled((first, 2), (second, 2))
    owner = first if 0 in first.shards else second
    other = second if owner is first else first
    private = Chat("discord", "1", private=True, server="0")
    assert owner.platform.owns(private) and not other.platform.owns(private)
    unknown = Chat("discord", "2")
    assert owner.platform.owns(unknown) and not other.platform.owns(unknown)
    ann = discord.user("Ann")
    await ann.slash(discord.dm(ann), "help")


async def test_one_shard_begins_at_a_time_whoever_has_it(discord: Discord, nodes: Nodes) -> None:
    discord.shards, discord.max_concurrency, discord.gateway.spacing = 2, 1, 0.2
    # What one sends may come late on a busy machine, and the other's soon after.
    first, second = await nodes.join(5.0), await nodes.join(5.0)
    await nodes.settled((first, 1), (second, 1))
    assert {i["shard"][0] for i in discord.gateway.identifies} == {0, 1}
    assert not discord.gateway.hasty


async def test_the_number_of_shards_stays_while_anybody_serves(
    discord: Discord, nodes: Nodes
) -> None:
    first = await nodes.join()
    await nodes.settled((first, 4))
    discord.shards = 2
    second = await nodes.join()
    await until(lambda: (len(first.shards), len(second.shards)) == (2, 2))
    await first.stop()
    await second.stop()
    third = await nodes.join()
    await nodes.settled((third, 2))


async def test_commands_are_registered_once_until_they_change(
    discord: Discord, nodes: Nodes
) -> None:
    first = await nodes.join()
    second = await nodes.join()
    await nodes.settled((first, 2), (second, 2))
    registered = await noted(first.store, discord)
    await (await nodes.join()).stop()
    assert discord.command_puts == 1
    old = "those of an older version"
    await shard_rows.register(first.store.database, str(discord.application), old)
    third = await nodes.join()
    assert await noted(third.store, discord, old) == registered
    assert discord.command_puts == 2


async def test_an_old_display_is_shown_by_whoever_has_the_first_shard_until_it_is_pressed(
    discord: Discord, nodes: Nodes
) -> None:
    first, second = await nodes.join(), await nodes.join()
    await nodes.settled((first, 2), (second, 2))
    owner = first if 0 not in first.shards else second
    channel = channel_on(discord, min(owner.shards))
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, channel)
    chat = Chat("discord", str(channel.id), server=str(channel.guild.id if channel.guild else 0))
    code = (await owner.desk.tables.newest_of(person(ann)))[0][0]
    await owner.store.database.write(forget_servers)
    (kept,) = await display_rows.of_table(owner.store.database, code)
    assert kept.chat.server == ""
    other = second if owner is first else first
    await owner.stop()
    await nodes.settled((other, 4))  # it has not come across the channel yet
    await play_move(discord, board, ann, moves(board)[0])
    async with asyncio.timeout(PATIENCE):
        while (await display_rows.of_table(other.store.database, code))[
            0
        ].chat.server != chat.server:
            await asyncio.sleep(0.01)


async def test_whoever_loses_the_database_lets_go_and_goes_on_where_it_was(
    discord: Discord, nodes: Nodes
) -> None:
    first = await nodes.join()
    await nodes.settled((first, 4))
    await first.store.database.write(terminate)
    await until(lambda: len(discord.gateway.resumes) == 4)
    await nodes.settled((first, 4))
    assert len(discord.gateway.identifies) == 4
