"""Moves as replies to the board's message in a group with privacy mode on, as a command, and as
plain lines in the private chat."""

import asyncio

import pytest

from bot.desk import Desk
from bot.people import Chat
from engines import GAMES
from engines.game import View
from engines.path import next_choices
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import HIDDEN, shared

PLIES = 40


async def board_of(someone: Someone, *words: str) -> Message:
    """The table's message once it has a button with one of the words."""

    def look() -> Message | None:
        boards = [m for m in someone.messages if m.picture and m.markup]
        fits = boards and any(w in label for w in words for label in boards[-1].labels)
        return boards[-1] if fits else None

    found: Message = await someone.server.until(look)
    return found


async def dealt(desk: Desk, alice: Someone, bruno: Someone, line: str) -> Message:
    """A match begun by replies alone."""
    alice.say(f"/play {line} rated off")
    lobby = await board_of(alice, "Join")
    chat = Chat("telegram", str(alice.chat.id))
    async with asyncio.timeout(PATIENCE):  # a person takes longer to read it
        while await desk._context.store.latest_table(chat) is None:
            await asyncio.sleep(0.005)
    bruno.say("join", lobby)
    await alice.server.until(lambda: "Bruno" in lobby.text)
    alice.say("Start", lobby)
    return await board_of(alice, "More")


def code_of(board: Message) -> str:
    payload = next(b["callback_data"] for b in board.buttons if b.get("callback_data"))
    return str(payload).split(":")[1]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_match_by_replies_in_a_group(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account, game: str
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot() as desk:
        players = alice.at(group), bruno.at(group)
        board = await dealt(desk, *players, game)
        code, context = code_of(board), desk._context
        for ply in range(PLIES):
            table = await context.tables.get(code)
            view: View = context.tables.view(table, None)
            if view.turn is None:
                break
            who = players[0] if table.chairs[view.turn].name.startswith("Alice") else players[1]
            own = context.tables.view(table, view.turn)
            move = own.moves[(ply * 5) % len(own.moves)]
            who.say(move.replace(".", " "), board)
            await _moved_on(desk, code, table.revision)
            board = who.board
        table = await context.tables.get(code)
        assert table.match is not None and len(table.match.moves) >= min(ply, 20)
        assert not [m for m in group.visible(None) if "Played" in m.text]


async def _moved_on(desk: Desk, code: str, revision: int) -> None:
    """Wait until the table stands at a newer revision."""
    async with asyncio.timeout(PATIENCE):
        while await desk.revision(code) == revision:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", HIDDEN)
@pytest.mark.parametrize("api", ["10.1", "10.3"])
async def test_half_a_move_in_a_group_is_answered_where_nobody_else_reads(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account, api: str, game: str
) -> None:
    telegram.api = api
    group = telegram.group()
    async with bot() as desk:
        accounts = alice, bruno
        players = alice.at(group), bruno.at(group)
        board = await dealt(desk, *players, game)
        context, code = desk._context, code_of(board)
        table = await context.tables.get(code)
        turn = context.tables.view(table, None).turn
        assert turn is not None
        seat = 0 if table.chairs[turn].name.startswith("Alice") else 1
        who, own = players[seat], accounts[seat].private
        view = context.tables.view(table, turn)
        piece = next(p for p in view.hand if next_choices(view.moves, (p,)))
        places = next_choices(view.moves, (piece,))
        # Nobody has written to the bot in private, so there a way leads.
        before = len(telegram.calls)
        for line in (piece, "zz 9"):
            count = len(group.visible(None))
            who.say(line, board)
            await telegram.until(
                lambda count=count: who.whispers or len(group.visible(None)) > count + 1  # type: ignore[misc]
            )
        own.say("/help")
        await own.sees("/play")
        who.say(piece, board)
        told = await own.sees(places[0])
        assert told.chat.type == "private"
        for text in shared(telegram.calls[before:]):
            if str(group.id) in text:
                assert "zz 9" not in text and " · " + places[-1] not in text


async def test_talk_in_a_group_is_never_answered(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot() as desk:
        players = alice.at(group), bruno.at(group)
        board = await dealt(desk, *players, "reversi first 1")
        theirs = players[1].say("what a start")
        for line, to in (("d3", None), ("d3", theirs), ("nice", theirs)):
            message = group.post(alice.user.json(), text=line)
            if to is not None:
                message.extra["reply_to_message"] = to.json()
            telegram.update("message", message.json())  # as an administrator's bot is told of it
        players[0].say("c4", board)
        await telegram.until(lambda: "c4" in board.text)
        assert not [m for m in group.visible(None) if m.id > theirs.id + 4]
        table = await desk._context.tables.get(code_of(board))
        assert table.match is not None and table.match.moves == ("c4",)


async def test_a_command_with_a_move_is_seen_by_nobody_and_answered_to_one(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot() as desk:
        players = alice.at(group), bruno.at(group)
        board = await dealt(desk, *players, "reversi first 1")
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        count = len(group.visible(None))
        players[0].say("/move a1")
        await players[0].told("“a1” does nothing here now.")
        players[0].say("/move d3")
        await telegram.until(lambda: "d3" in board.text)
        assert len(group.visible(None)) == count


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_plain_lines_in_the_private_chat(
    bot: Run, telegram: TelegramServer, alice: Account, game: str
) -> None:
    there = alice.private
    async with bot() as desk:
        there.say(f"/play {game} rated off")
        lobby = await board_of(there, "Computer")
        context, code = desk._context, code_of(lobby)
        there.say("me too")
        await _moved_on(desk, code, (await context.tables.get(code)).revision)
        there.say("start")
        await board_of(there, "More")
        for ply in range(6):
            table = await context.tables.get(code)
            view = context.tables.view(table, None)
            if view.turn is None:
                break
            own = context.tables.view(table, view.turn)
            there.say(own.moves[ply % len(own.moves)].replace(".", " "))
            await _moved_on(desk, code, table.revision)
        table = await context.tables.get(code)
        assert table.match is not None and len(table.match.moves) >= 6
        await telegram.until(lambda: len([m for m in there.messages if m.picture]) == 1)
        there.say("how are you?")
        await there.sees("does nothing here now")


async def test_as_many_moves_as_somebody_likes_are_played(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot() as desk:
        players = alice.at(group), bruno.at(group)
        board = await dealt(desk, *players, "reversi first 1")
        for number, cell in enumerate(("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")):
            revision = await desk.revision(code_of(board))
            players[number % 2].say(cell, board)
            await _moved_on(desk, code_of(board), revision)
        await players[0].sees("13 : 0")
