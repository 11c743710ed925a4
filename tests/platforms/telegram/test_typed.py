"""Moves as replies to the board's message in a group with privacy mode on, as a command, and as
plain lines in the private chat."""

from dataclasses import replace

import pytest

from engines.path import next_choices
from tests.database import Database
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.lacking import lacking
from tests.platforms.telegram.conftest import FAST, MENUS, Run
from tests.platforms.telegram.hands import HIDDEN, shared

PLIES = 6


async def board_of(someone: Someone, *words: str) -> Message:
    """The table's message once it has a button with one of the words."""

    def look() -> Message | None:
        boards = [m for m in someone.messages if m.picture and m.markup]
        fits = boards and any(w in label for w in words for label in boards[-1].labels)
        return boards[-1] if fits else None

    found: Message = await someone.server.until(look)
    return found


async def dealt(database: Database, alice: Someone, bruno: Someone, line: str) -> Message:
    """A match begun by replies alone."""
    alice.say(f"/play {line} rated off")
    lobby = await board_of(alice, "Join")
    await database.shown("telegram", alice.chat.id)  # a person takes longer to read it
    bruno.say("join", lobby)
    await alice.server.until(lambda: "Bruno" in lobby.text)
    alice.say("Start", lobby)
    return await board_of(alice, "More")


def code_of(board: Message) -> str:
    payload = next(b["callback_data"] for b in board.buttons if b.get("callback_data"))
    return str(payload).split(":")[1]


@pytest.mark.parametrize("game", HIDDEN)  # one without hands is played to its end below
async def test_a_match_by_replies_in_a_group(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
    game: str,
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, game)
        code = code_of(board)
        for ply in range(PLIES):
            match = database.match(code)
            if match.turn is None:
                break
            who = players[0] if match.names[match.turn].startswith("Alice") else players[1]
            moves = match.own.moves
            who.say(moves[(ply * 5) % len(moves)].replace(".", " "), board)
            await database.moved_on(code, match.revision)
            board = who.board
        assert len(database.match(code).moves) >= PLIES
        assert not [m for m in group.visible(None) if "Played" in m.text]


@pytest.mark.parametrize(("api", "game"), [("10.1", HIDDEN[0]), ("10.3", HIDDEN[-1])])
async def test_half_a_move_in_a_group_is_answered_where_nobody_else_reads(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
    api: str,
    game: str,
) -> None:
    telegram.api = api
    group = telegram.group()
    async with bot():
        accounts = alice, bruno
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, game)
        match = database.match(code_of(board))
        assert match.turn is not None
        seat = 0 if match.names[match.turn].startswith("Alice") else 1
        who, own, view = players[seat], accounts[seat].private, match.own
        piece = next(p for p in view.hand if next_choices(view.moves, (p,)))
        places = next_choices(view.moves, (piece,))
        # Nobody has written to the bot in private, so it nods or shakes its head.
        before, never, lines = len(telegram.calls), lacking(view), set[int]()
        # Nobody learns from it whether a piece that is named lies in the hand.
        for line, sign in ((piece, "🤔"), (never.split()[0], "🤔"), (never, "👎")):
            said = who.say(line, board)
            await telegram.until(lambda said=said, sign=sign: said.reactions == [sign])  # type: ignore[misc]
            lines.add(said.id)
        assert not lines & {message.reply_to for message in group.visible(None)}
        own.say("/help")
        await own.sees("/play")
        who.say(piece, board)
        told = await own.sees(places[0])
        assert told.chat.type == "private"
        for text in shared(telegram.calls[before:]):
            if str(group.id) in text:
                assert never not in text and " · " + places[-1] not in text


async def test_talk_in_a_group_is_never_answered(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        theirs = players[1].say("what a start")
        for line, to in (("d3", None), ("d3", theirs), ("nice", theirs)):
            message = group.post(alice.user.json(), text=line)
            if to is not None:
                message.extra["reply_to_message"] = to.json()
            telegram.update("message", message.json())  # as an administrator's bot is told of it
        players[0].say("c4", board)
        await telegram.until(lambda: "c4" in board.text)
        assert not [m for m in group.visible(None) if m.id > theirs.id + 4]
        assert database.match(code_of(board)).moves == ("c4",)


@pytest.mark.parametrize(("api", "allowed"), [("10.1", None), ("10.3", {"👍"})])
async def test_a_refusal_makes_no_sound_and_its_words_follow_at_the_next_press(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
    api: str,
    allowed: set[str] | None,
) -> None:
    telegram.api = api
    group = telegram.group()
    group.allowed = allowed
    async with bot():
        players = ann, ben = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        count, reacted = len(group.visible(None)), len(telegram.said("setMessageReaction"))
        line = ann.say("a1", board)
        await telegram.until(lambda: len(telegram.said("setMessageReaction")) > reacted)
        assert line.reactions == ([] if allowed else ["👎"])
    async with bot():  # a restart takes them from nobody
        answer = await ann.press("d3", board)
        if api == "10.3":
            await ann.told("“a1” does nothing here now.")
        else:
            assert answer.alert and answer.text.startswith("“a1” does nothing here now.")
        await database.owes()
        assert not ben.whispers
        assert len(group.visible(None)) == count + 1  # with what Ann has typed


async def test_an_administrator_refuses_in_words_for_one_alone(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    group.admin = True
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        line = players[0].say("a1", board)
        await players[0].told("“a1” does nothing here now.")
        assert not line.reactions


async def test_a_refusal_is_told_in_a_private_chat_from_before_the_start(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    alice.private.chat.open = True
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        line = players[0].say("a1", board)
        await alice.private.sees("“a1” does nothing here now.")
        await telegram.until(lambda: line.reactions == ["👎"])
        assert not (await players[0].press("More", board)).alert


async def test_talk_about_a_board_is_neither_answered_nor_counted(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot(replace(FAST, commands=4)):
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        revision = database.revision(code_of(board))
        for each in (*players, telegram.user("Cleo").at(group)):
            for line in ("nice one!", "gg", "d3 was better", "lol", "how so?"):
                last = each.say(line, board)
        players[0].say("d3", board)  # which is taken once all that was said before has been
        await database.moved_on(code_of(board), revision)
        assert not [m for m in group.visible(None) if m.id > last.id + 1]
        players[1].say("/rules")
        await players[1].sees("flipped")


async def test_a_command_with_a_move_is_seen_by_nobody_and_answered_to_one(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        count = len(group.visible(None))
        players[0].say("/move a1")
        await players[0].told("“a1” does nothing here now.")
        players[0].say("/move d3")
        await telegram.until(lambda: "d3" in board.text)
        assert len(group.visible(None)) == count


@pytest.mark.parametrize("game", ["reversi", HIDDEN[-1]])
async def test_plain_lines_in_the_private_chat(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, game: str
) -> None:
    there = alice.private
    async with bot():
        there.say(f"/play {game} rated off")
        lobby = await board_of(there, "Computer")
        code = code_of(lobby)
        revision = database.revision(code)
        there.say("me too")
        await database.moved_on(code, revision)
        there.say("start")
        await board_of(there, "More", "Show the hand")
        for ply in range(4):
            match = database.match(code)
            if match.turn is None:
                break
            there.say(match.own.moves[ply % len(match.own.moves)].replace(".", " "))
            await database.moved_on(code, match.revision)
        assert len(database.match(code).moves) >= 4
        await telegram.until(lambda: len([m for m in there.messages if m.picture]) == 1)
        there.say("how are you?")
        await there.sees("does nothing here now")


async def test_as_many_moves_as_somebody_likes_are_played(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), bruno.at(group)
        board = await dealt(database, *players, "reversi first 1")
        for number, cell in enumerate(("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")):
            revision = database.revision(code_of(board))
            players[number % 2].say(cell, board)
            await database.moved_on(code_of(board), revision)
        await players[0].sees("13 : 0")
