"""Moves as replies to the board's message, as ``/move``, and in direct messages with the bot."""

from pathlib import Path

import pytest

from bot.running.timing import Timing
from bot.texts import Words
from engines import GAMES
from engines.game import View
from engines.path import next_choices
from tests.database import Database
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import START, code_of, open_table
from tests.platforms.lacking import lacking

HIDDEN = [key for key in GAMES if key != "reversi"]
PLIES = 6


async def dealt(discord: Discord, database: Database, game: str, *players: User) -> Message:
    """A match in a server, begun by replies."""
    discord.buckets = False
    ann, ben = players
    channel = discord.channel()
    board = await open_table(discord, ann, channel, game=game, rated="off")
    await database.shown("discord", channel.id)
    await ben.write(channel, "join", board)
    await discord.until(lambda: START in board.buttons and "Ben" in board.text)
    await ann.write(channel, "start", board)
    await discord.until(lambda: START not in board.buttons)
    return board


def seen(database: Database, board: Message, *players: User) -> tuple[User, View]:
    """Who is to move, and what they see."""
    match = database.match(code_of(board))
    assert match.turn is not None
    who = next(p for p in players if p.name == match.names[match.turn])
    return who, match.own


@pytest.mark.parametrize("game", ["reversi", HIDDEN[-1]])
async def test_a_match_by_replies_in_a_server(
    discord: Discord, bot: Bot, database: Database, game: str
) -> None:
    players = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, database, game, *players)
    code, messages = code_of(board), set(board.channel.messages)
    for ply in range(PLIES):
        if database.match(code).turn is None:
            break
        who, view = seen(database, board, *players)
        revision = database.revision(code)
        await who.write(board.channel, view.moves[ply % len(view.moves)].replace(".", " "), board)
        await database.moved_on(code, revision)
    assert len(database.match(code).moves) >= PLIES
    assert set(board.channel.messages) == messages


@pytest.mark.parametrize("game", HIDDEN[:1])
async def test_half_a_move_is_answered_in_direct_messages(
    discord: Discord, bot: Bot, database: Database, game: str
) -> None:
    players = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, database, game, *players)
    who, view = seen(database, board, *players)
    piece = next(p for p in view.hand if next_choices(view.moves, (p,)))
    count = len(board.channel.messages)
    follows = next_choices(view.moves, (piece,))[0]
    for line, answer in ((piece, follows), (lacking(view), "does nothing here")):
        await who.write(board.channel, line, board)
        own = discord.dm(who)
        await discord.until(lambda: own.messages and answer in own.last.text)  # noqa: B023
    assert len(board.channel.messages) == count


async def test_who_takes_no_direct_messages_is_refused_without_a_sound_or_a_word_to_others(
    discord: Discord, tmp_path: Path, database: Database, words: Words, timing: Timing
) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    async with running(discord, tmp_path, words, timing):
        board = await dealt(discord, database, "reversi", ann, ben)
        channel, (who, _) = board.channel, seen(database, board, ann, ben)
        discord.closed_dms.add(who.id)
        line = await who.write(channel, "a1", board)
        await discord.until(lambda: line and line.reactions == ["👎"])
        await discord.until(lambda: any("/users/@me/channels" in each for each in discord.requests))
        await database.owes("“a1” does nothing here now.")
        assert len(channel.messages) == 1
    async with running(discord, tmp_path, words, timing):  # a restart takes them from nobody
        pressed = await who.press(board, "More")
        await discord.until(lambda: "“a1” does nothing here now." in pressed.private)
        discord.unmoved.add(channel.id)
        await who.write(channel, "h8", board)
        await discord.until(lambda: sum("/reactions/" in each for each in discord.requests) == 2)
        await database.owes("“h8” does nothing here now.")
        again = await who.press(board, "More")
        await discord.until(lambda: "“h8” does nothing here now." in again.private)
        assert not [m for m in channel.messages.values() if m is not board and not m.ephemeral]


async def test_talk_is_never_answered(discord: Discord, bot: Bot, database: Database) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, database, "reversi", ann, ben)
    who, view = seen(database, board, ann, ben)
    theirs = Message(board.channel, ben.json(), content="nice")
    await who.write(board.channel, "hello all")
    await who.write(board.channel, view.moves[0], theirs)
    cleo = discord.user("Cleo")
    for each in (ann, ben, cleo):
        await each.write(board.channel, "nice one!", board)
    revision = database.revision(code_of(board))
    await who.write(board.channel, view.moves[-1], board)
    await database.moved_on(code_of(board), revision)
    assert database.match(code_of(board)).moves == (view.moves[-1],)
    assert len(board.channel.messages) == 1 and not discord.dm(who).messages
    assert not discord.dm(cleo).messages


@pytest.mark.parametrize("game", ["reversi", HIDDEN[-1]])
async def test_plain_lines_in_direct_messages(
    discord: Discord, bot: Bot, database: Database, game: str
) -> None:
    discord.buckets = False
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    await open_table(discord, ann, channel, game=game, rated="off")
    code = await database.shown("discord", channel.id)
    for line in ("me too", "start"):
        revision = database.revision(code)
        await ann.write(channel, line)
        await database.moved_on(code, revision)
    for ply in range(4):
        match = database.match(code)
        if match.turn is None:
            break
        await ann.write(channel, match.own.moves[ply % len(match.own.moves)].replace(".", " "))
        await database.moved_on(code, match.revision)
    await discord.until(lambda: len([m for m in channel.messages.values() if m.pictures]) == 1)
    await ann.write(channel, "how are you?")
    await discord.until(lambda: "does nothing here" in channel.last.text)


async def test_the_command_is_answered_to_one_and_offers_what_they_can_play(
    discord: Discord, bot: Bot, database: Database
) -> None:
    ann, ben = discord.user("Ann"), discord.user("Ben")
    board = await dealt(discord, database, "crosswise", ann, ben)
    who, view = seen(database, board, ann, ben)
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
    revision = database.revision(code_of(board))
    played = await who.slash(board.channel, "move", text=view.moves[0].replace(".", " "))
    await database.moved_on(code_of(board), revision)
    await discord.until(lambda: "Played" in played.private)
    assert len([m for m in board.channel.messages.values() if not m.ephemeral]) == 1
