"""Moves as replies to the board's message, as ``/move``, and in direct messages with the bot."""

import asyncio

import pytest

from bot.desk import Desk
from bot.people import Chat
from engines import GAMES
from engines.game import View
from engines.path import next_choices
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import START, code_of, open_table

HIDDEN = [key for key in GAMES if key != "reversi"]
PLIES = 24


async def moved_on(desk: Desk, code: str, revision: int) -> None:
    """Wait until the table stands at a newer revision."""
    async with asyncio.timeout(PATIENCE):
        while await desk.revision(code) == revision:
            await asyncio.sleep(0.005)


async def known(desk: Desk, channel: Channel) -> None:
    """Wait until the desk knows of the message that a person sees."""
    chat = Chat("discord", str(channel.id), private=channel.with_bot)
    async with asyncio.timeout(PATIENCE):
        while await desk._context.store.latest_table(chat) is None:
            await asyncio.sleep(0.005)


async def dealt(discord: Discord, bot: Bot, game: str, *players: User) -> Message:
    """A match in a server, begun by replies."""
    discord.buckets = False
    ann, ben = players
    channel = discord.channel()
    board = await open_table(discord, ann, channel, game=game, rated="off")
    await known(bot.desk, channel)
    await ben.write(channel, "join", board)
    await discord.until(lambda: START in board.buttons and "Ben" in board.text)
    await ann.write(channel, "start", board)
    await discord.until(lambda: START not in board.buttons)
    return board


async def seen(bot: Bot, board: Message, *players: User) -> tuple[User, View]:
    """Who is to move, and what they see."""
    context = bot.desk._context
    table = await context.tables.get(code_of(board))
    turn = context.tables.view(table, None).turn
    assert turn is not None
    who = next(p for p in players if p.name == table.chairs[turn].name)
    return who, context.tables.view(table, turn)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_match_by_replies_in_a_server(discord: Discord, bot: Bot, game: str) -> None:
    players = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, bot, game, *players)
    code, messages = code_of(board), set(board.channel.messages)
    for ply in range(PLIES):
        if (await bot.desk._context.tables.get(code)).turn.seat is None:
            break
        who, view = await seen(bot, board, *players)
        revision = await bot.desk.revision(code)
        await who.write(board.channel, view.moves[ply % len(view.moves)].replace(".", " "), board)
        await moved_on(bot.desk, code, revision)
    table = await bot.desk._context.tables.get(code)
    assert table.match is not None and len(table.match.moves) >= 8
    assert set(board.channel.messages) == messages


@pytest.mark.parametrize("game", HIDDEN)
async def test_half_a_move_is_answered_in_direct_messages(
    discord: Discord, bot: Bot, game: str
) -> None:
    players = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, bot, game, *players)
    who, view = await seen(bot, board, *players)
    piece = next(p for p in view.hand if next_choices(view.moves, (p,)))
    count = len(board.channel.messages)
    for line, answer in ((piece, next_choices(view.moves, (piece,))[0]), ("zz9", "“zz9”")):
        await who.write(board.channel, line, board)
        own = discord.dm(who)
        await discord.until(lambda: own.messages and answer in own.last.text)  # noqa: B023
    assert len(board.channel.messages) == count


async def test_talk_is_never_answered(discord: Discord, bot: Bot) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, bot, "reversi", ann, ben)
    who, view = await seen(bot, board, ann, ben)
    theirs = Message(board.channel, ben.json(), content="nice")
    await who.write(board.channel, "hello all")
    await who.write(board.channel, view.moves[0], theirs)
    revision = await bot.desk.revision(code_of(board))
    await who.write(board.channel, view.moves[-1], board)
    await moved_on(bot.desk, code_of(board), revision)
    table = await bot.desk._context.tables.get(code_of(board))
    assert table.match is not None and table.match.moves == (view.moves[-1],)
    assert len(board.channel.messages) == 1 and not discord.dm(who).messages


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_plain_lines_in_direct_messages(discord: Discord, bot: Bot, game: str) -> None:
    discord.buckets = False
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    await open_table(discord, ann, channel, game=game, rated="off")
    await known(bot.desk, channel)
    code = code_of(channel.last)
    context = bot.desk._context
    for line in ("me too", "start"):
        revision = await bot.desk.revision(code)
        await ann.write(channel, line)
        await moved_on(bot.desk, code, revision)
    for ply in range(6):
        table = await context.tables.get(code)
        turn = context.tables.view(table, None).turn
        if turn is None:
            break
        view = context.tables.view(table, turn)
        await ann.write(channel, view.moves[ply % len(view.moves)].replace(".", " "))
        await moved_on(bot.desk, code, table.revision)
    await discord.until(lambda: len([m for m in channel.messages.values() if m.pictures]) == 1)
    await ann.write(channel, "how are you?")
    await discord.until(lambda: "does nothing here" in channel.last.text)


async def test_the_command_is_answered_to_one_and_offers_what_they_can_play(
    discord: Discord, bot: Bot
) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, bot, "crosswise", ann, ben)
    who, view = await seen(bot, board, ann, ben)
    other = ben if who is ann else ann
    offered = await who.complete(board.channel, "move", "text", "")
    assert {each["value"] for each in offered} == set(next_choices(view.moves, ()))
    assert await other.complete(board.channel, "move", "text", "") == []
    piece = view.moves[0].partition(".")[0]
    asked = await who.slash(board.channel, "move", text=piece)
    await discord.until(lambda: asked.private)
    assert next_choices(view.moves, (piece,))[0] in asked.private
    refused = await other.slash(board.channel, "move", text=piece)
    await discord.until(lambda: "Not your turn" in refused.private)
    revision = await bot.desk.revision(code_of(board))
    played = await who.slash(board.channel, "move", text=view.moves[0].replace(".", " "))
    await moved_on(bot.desk, code_of(board), revision)
    await discord.until(lambda: "Played" in played.private)
    assert len([m for m in board.channel.messages.values() if not m.ephemeral]) == 1
