"""``kill -9`` while a match is played in a chat: its message and its buttons live on."""

import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.press import unpack
from bot.tables.table import Table
from tests.bot.mortal import Mortal
from tests.bot.test_kill import after, kept, record, replay
from tests.campaigns import so_many
from tests.loopback.telegram import Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE

KILLS = so_many(3, 5)
LONGEST = 2.5  # seconds until a kill; a chat takes about one edit a second
MOVES = ("mine:", "move:")


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    # A press that the killed bot had already fetched is never answered, so it cannot be strict.
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def bot(telegram: TelegramServer, tmp_path: Path) -> AsyncIterator[Mortal]:
    bot = Mortal(tmp_path, TELEGRAM_TOKEN=telegram.token, TELEGRAM_API_URL=telegram.api_url)
    await asyncio.to_thread(bot.start)
    yield bot
    bot.kill()


def payloads(board: Message, *verbs: str) -> list[str]:
    data = [str(button.get("callback_data", "")) for button in board.buttons]
    return [payload for payload in data if payload.startswith(verbs)]


def revision(board: Message) -> int:
    """The revision whose moves the message offers."""
    return max((unpack(payload).revision for payload in payloads(board, *MOVES)), default=-1)


async def shows(alice: Someone, wanted: int) -> Message:
    """The board once it offers the moves of this revision."""
    await alice.server.until(lambda: revision(alice.board) >= wanted, PATIENCE)
    return alice.board


async def begin(alice: Someone) -> str:
    """Sit down on both sides and start; the table's code."""
    alice.say("/play reversi")
    for verb in ("menu:", "also:", "start:"):
        await alice.server.until(partial(offered, alice, verb), PATIENCE)
        await alice.send(payloads(alice.board, verb)[0], alice.board).answered(PATIENCE)
    return unpack(payloads(await shows(alice, 0), *MOVES)[0]).table


def offered(alice: Someone, *verbs: str) -> bool:
    return any(payloads(message, *verbs) for message in alice.messages[-1:])


async def play_until_killed(
    alice: Someone, table: Table, killing: "asyncio.Task[None]", dice: random.Random
) -> tuple[Table, str]:
    """The table as the answered presses made it, and the press that was not answered, if any."""
    while True:
        ready = asyncio.create_task(shows(alice, table.revision))
        await asyncio.wait({killing, ready}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done() or killing.done():
            ready.cancel()
            return table, ""
        board = ready.result()
        payload = dice.choice(payloads(board, *MOVES))
        query = alice.send(payload, board)
        answer = asyncio.create_task(query.answered(PATIENCE))
        await asyncio.wait({killing, answer}, return_when=asyncio.FIRST_COMPLETED)
        answer.cancel()
        if not query.answers:
            return table, payload
        assert not query.answers[0].alert
        table = after(table, payload)


async def test_the_message_in_the_chat_is_brought_up_to_date_and_its_old_buttons_work(
    telegram: TelegramServer, bot: Mortal
) -> None:
    dice = random.Random(31)
    alice = telegram.user("Alice").private
    code = await begin(alice)
    table, message = await kept(bot, code), alice.board
    for _ in range(KILLS):
        killing = asyncio.create_task(bot.kill_after(dice.random() * LONGEST))
        table, pending = await play_until_killed(alice, table, killing, dice)
        await killing
        expected = [record(table), *([record(after(table, pending))] if pending else [])]
        assert record(await kept(bot, code)) in expected

        await asyncio.to_thread(bot.start)
        if pending:
            # Telegram delivers it once more where the killed bot had not yet confirmed it.
            await alice.send(pending, message).answered(PATIENCE)
            table = after(table, pending)
        assert record(await kept(bot, code)) == record(table)
        board = await shows(alice, table.revision)
        assert board is message
    replay(table)
    assert telegram.violations == []


async def moves(bot: Mortal, code: str) -> int:
    match = (await kept(bot, code)).match
    assert match is not None
    return len(match.moves)


async def test_a_typed_line_that_comes_again_after_a_kill_counts_once(
    telegram: TelegramServer, bot: Mortal
) -> None:
    alice = telegram.user("Alice").private
    code = await begin(alice)
    for _ in range(3):
        board = await shows(alice, (await kept(bot, code)).revision)
        await alice.send(payloads(board, *MOVES)[0], board).answered(PATIENCE)
    await shows(alice, (await kept(bot, code)).revision)
    await telegram.until(lambda: not telegram.updates, PATIENCE)
    # From now on the bot cannot say which updates are done.
    telegram.faults.append(Fault("getUpdates", times=1000, drop=True))
    before = alice.board.edits
    alice.say("/undo")
    await telegram.until(lambda: alice.board.edits > before, PATIENCE)
    assert await moves(bot, code) == 2
    bot.kill()
    assert telegram.updates, "it comes again"
    telegram.faults.clear()
    await asyncio.to_thread(bot.start)
    await telegram.until(lambda: not telegram.updates, PATIENCE)
    assert await moves(bot, code) == 2
    alice.say("/undo")
    await telegram.until(lambda: not telegram.updates, PATIENCE)
    assert await moves(bot, code) == 1, "one typed anew counts"
