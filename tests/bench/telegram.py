"""Presses through the whole bot over the loopback Bot API, beside a bare python-telegram-bot.

``python -m tests.bench.telegram``. The server and its players live in a process of their own; a
press counts from when it is made until it is answered and its message shows something new.
"""

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

from bot.desk import Desk
from bot.platforms.telegram import Limits, TelegramPlatform
from bot.players.workers import Workers
from bot.store import Store
from bot.texts import Words
from engines import GAMES
from render import paint
from tests.bench.rows import Row, row
from tests.loopback.telegram import TOKEN, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message

PLAYERS = ((1, 150), (8, 480), (32, 960))  # how many at once, presses of all together
MOVES = ("mine:", "rematch:", "bare:")
WARM = 4  # presses of each player before the clock starts
UNLIMITED = Limits(burst=1, interval=0.0, group=0, overall=0)

Bot = Callable[[str], AbstractAsyncContextManager[None]]
Context = ContextTypes.DEFAULT_TYPE


# The process with the server


async def serve() -> None:
    """Obey the lines on stdin: ``[players, presses]`` becomes a line of measured seconds."""
    server = TelegramServer(strict=False)
    await server.start()
    print(server.api_url, flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        players, presses = json.loads(line)
        print(json.dumps(await load(server, players, presses)), flush=True)
    await server.stop()


async def load(server: TelegramServer, players: int, presses: int) -> list[float]:
    """Let so many play, each at a table of their own; the whole time first, then each press's."""
    seats = [server.user(f"P{number}").private for number in range(players)]
    await asyncio.gather(*(sit_down(seat) for seat in seats))
    for seat in seats:
        for _ in range(WARM):
            await press(seat)
    taken: list[float] = []
    left = iter(range(presses))

    async def play(seat: Someone) -> None:
        for _ in left:
            taken.append(await press(seat))

    began = time.perf_counter()
    await asyncio.gather(*(play(seat) for seat in seats))
    return [time.perf_counter() - began, *taken]


async def sit_down(seat: Someone) -> None:
    """Open a table and take both sides of it; the bare bot offers its board at once."""
    seat.say("/play reversi first 1")
    for verbs in (("also:", "bare:"), ("start:", "bare:"), MOVES):
        await press(seat, verbs)


def payload(board: Message, verbs: tuple[str, ...]) -> str:
    """What the first button with one of these verbs sends, if there is any."""
    sent = (button.get("callback_data", "") for button in board.buttons)
    return next((data for data in sent if data.startswith(verbs)), "")


async def press(seat: Someone, verbs: tuple[str, ...] = MOVES) -> float:
    """Press a button once it is there; the seconds until it was answered and shown."""

    def offered() -> Message | None:
        return next((m for m in reversed(seat.messages) if payload(m, verbs)), None)

    board = await seat.server.until(offered, 60.0)
    edits = board.edits
    began = time.perf_counter()
    await seat.send(payload(board, verbs), board).answered(60.0)
    await seat.server.until(lambda: board.edits > edits, 60.0)
    return time.perf_counter() - began


# The bots


@contextlib.asynccontextmanager
async def whole(api_url: str) -> AsyncIterator[None]:
    """Crosstable itself, on a database of its own, with no limits but its own speed."""
    with tempfile.TemporaryDirectory() as folder:
        store, workers = await Store.open(f"sqlite:///{folder}/tables.db"), Workers(1)
        desk = Desk(store, workers, Words("en"))
        platform = TelegramPlatform(desk, TOKEN, api_url, UNLIMITED)
        desk.attach(platform)
        running = asyncio.create_task(platform.run())
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await desk.close()
            await workers.close()
            await store.close()


@contextlib.asynccontextmanager
async def bare(api_url: str) -> AsyncIterator[None]:
    """python-telegram-bot as it comes, answering every press with the same picture."""
    game = GAMES["reversi"]
    png = paint(game.view(game.start(game.deal(2, {}, "0" * 64)), None)).png
    row = [InlineKeyboardButton(text, callback_data=f"bare:{text}") for text in ("d3", "c4")]
    keyboard = InlineKeyboardMarkup([row, row])

    async def play(update: Update, context: Context) -> None:
        assert update.message is not None
        await update.message.reply_photo(png, reply_markup=keyboard)

    async def pressed(update: Update, context: Context) -> None:
        assert update.callback_query is not None
        await update.callback_query.answer()
        media = InputMediaPhoto(png, caption="Your turn.")
        await update.callback_query.edit_message_media(media, reply_markup=keyboard)

    builder = Application.builder().token(TOKEN).base_url(f"{api_url}/bot")
    app = builder.concurrent_updates(True).build()
    app.add_handlers([CommandHandler("play", play), CallbackQueryHandler(pressed)])
    async with app:
        assert app.updater is not None
        await app.updater.start_polling()
        await app.start()
        yield
        await app.updater.stop()
        await app.stop()


# The measurement


@contextlib.asynccontextmanager
async def players() -> AsyncIterator[Process]:
    """The process with the server and its players."""
    here = [sys.executable, "-m", "tests.bench.telegram", "serve"]
    process = await asyncio.create_subprocess_exec(*here, stdin=PIPE, stdout=PIPE, limit=2**24)
    try:
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def measure(bot: Bot, count: int, presses: int) -> tuple[float, list[float]]:
    """Presses a second, and the seconds that each took."""
    async with players() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        api_url = (await process.stdout.readline()).decode().strip()
        async with bot(api_url):
            process.stdin.write(json.dumps([count, presses]).encode() + b"\n")
            total, *taken = json.loads(await process.stdout.readline())
    return len(taken) / total, taken


async def rows() -> list[Row]:
    """The whole bot and the bare one at each number of players."""
    found = []
    for count, presses in PLAYERS:
        rate, taken = await measure(whole, count, presses)
        plain, plainly = await measure(bare, count, presses)
        found.append(
            row(f"press, {count} players", taken, f"{rate:.0f}/s, {rate / plain:.2f} x bare")
        )
        found.append(row(f"bare bot, {count} players", plainly, f"{plain:.0f}/s"))
    return found


async def main() -> None:
    """Print the rows."""
    for found in await rows():
        print(f"{found.what:24} {found.median:8.1f} ms {found.p95:8.1f} ms  {found.remark}")


if __name__ == "__main__":
    asyncio.run(serve() if sys.argv[1:] == ["serve"] else main())
