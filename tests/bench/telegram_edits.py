"""How soon a Telegram group sees the board that a press has changed, through the whole bot with
its own limits: against servers that allow so many edits a minute, and while a crowd types.

``python -m tests.bench telegram_edits`` takes three minutes. A press counts from when it is made
until the group's message shows its table at that press's revision or a later one.
"""

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import AsyncIterator

from bot.platforms.telegram import TelegramPlatform
from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.store.store import Store
from engines import GAMES
from tests.bench.rows import Row, row
from tests.desks import desk_of
from tests.loopback.telegram import TOKEN, Rates, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message

ALLOWED = {"20 edits a minute": 20, "40 edits a minute": 40, "unlimited edits": 0}
MINUTES = ("first minute", "second minute")
MINUTE = 60.0
PRESSES = 60
CROWD = 30
CROWDS = ((1, "/play reversi"), (1, "/rules reversi"), (CROWD, "/rules reversi"))
WITHIN = 300.0  # seconds in which everything must have been shown
SEED = 10


@contextlib.asynccontextmanager
async def whole(edits: int) -> AsyncIterator[TelegramServer]:
    """The bot as it is shipped, at a server that enforces its limits."""
    server = TelegramServer(strict=False, rates=Rates(edits=edits))
    async with server:
        with tempfile.TemporaryDirectory() as folder:
            store, workers = await Store.open(f"sqlite:///{folder}/tables.db"), Workers(1)
            desk = desk_of(store, workers)
            platform = TelegramPlatform(desk, TOKEN, server.api_url)
            desk.attach(platform)
            running = asyncio.create_task(platform.run())
            try:
                yield server
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                await desk.close()
                await workers.close()
                await store.close()


def shown(board: Message) -> int:
    """The revision that a board's buttons bear."""
    sent = (button.get("callback_data", "") for button in board.buttons)
    return max((unpack(data).revision for data in sent if data), default=-1)


def record() -> list[str]:
    """The moves of a match without a pass, any legal ones."""
    game, chance, moves = GAMES["reversi"], random.Random(SEED), list[str]()
    state = game.start(game.deal(2, {"first": "1"}, "0" * 64))
    while choices := game.view(state, game.view(state, None).turn).moves:
        moves.append(chance.choice(choices))
        state = game.play(state, moves[-1])
    return moves


async def sit_down(seat: Someone) -> Message:
    """The board of a match of which one person plays both sides."""
    before = len(seat.messages)
    seat.say("/play reversi first 1")
    await seat.server.until(lambda: any(m.markup for m in seat.messages[before:]), WITHIN)
    board = seat.board
    for verb in ("also", "start"):
        at = shown(board)
        code = unpack(board.buttons[0]["callback_data"]).table
        await seat.send(Press(verb, code, at).pack(), board).answered(WITHIN)
        await seat.server.until(lambda at=at: shown(board) > at, WITHIN)  # type: ignore[misc]
    return board


async def press(seat: Someone, board: Message, payload: str, revision: int) -> float:
    """The seconds from a press to the board that shows ``revision``."""
    began = time.monotonic()
    await seat.send(payload, board).answered(WITHIN)
    await seat.server.until(lambda: shown(board) >= revision, WITHIN)
    return time.monotonic() - began


async def minute(seat: Someone) -> list[float]:
    """A match in a minute, its presses at any times: the seconds of each."""
    board = await sit_down(seat)
    first, moves = shown(board), record()[:PRESSES]
    code = unpack(board.buttons[0]["callback_data"]).table
    began, chance = time.monotonic(), random.Random(SEED)
    times = sorted(began + chance.uniform(0, MINUTE) for _ in moves)
    waiting = []
    for number, (move, at) in enumerate(zip(moves, times, strict=True)):
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        payload = Press("move", code, first + number, (move,)).pack()
        made = asyncio.create_task(press(seat, board, payload, first + number + 1))
        waiting.append(made)
        await seat.server.until(lambda: len(seat.server.queries), WITHIN)
        await list(seat.server.queries.values())[-1].answered(WITHIN)
    taken = await asyncio.gather(*waiting)
    assert shown(board) >= first + len(moves), "the newest state is shown in the end"
    return taken


async def allowed(name: str, server: TelegramServer) -> list[Row]:
    """Two minutes of a group at a server that allows so many edits: one learns, one knows."""
    found, seat = [], server.user("Ann").at(server.group())
    for which in MINUTES:
        floods, edits = server.flooded, len(server.said("editMessageMedia"))
        taken = await minute(seat)
        floods = server.flooded - floods
        edits = len(server.said("editMessageMedia")) - edits
        found.append(row(f"{name}, {which}", taken, f"{edits} edits, {floods} x 429"))
    return found


async def crowd(strangers: int, command: str, server: TelegramServer) -> Row:
    """The next board after so many strangers have typed 30 commands between them."""
    group = server.group()
    seat = server.user("Ann").at(group)
    board = await sit_down(seat)
    people = [server.user(f"S{number}").at(group) for number in range(strangers)]
    for number in range(CROWD):
        people[number % strangers].say(command)
    await server.until(lambda: not server.updates, WITHIN)
    code, first = unpack(board.buttons[0]["callback_data"]).table, shown(board)
    payload = Press("move", code, first, (record()[0],)).pack()
    taken = await press(seat, board, payload, first + 1)
    who = "a stranger" if strangers == 1 else f"{strangers} strangers"
    return row(f"board after {CROWD} x {command} by {who}", [taken], f"{server.flooded} x 429")


async def rows() -> list[Row]:
    """All groups at once, for most of the time is waiting; then all crowds."""
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(whole(edits)) for edits in ALLOWED.values()]
        groups = await asyncio.gather(*map(allowed, ALLOWED, servers))
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(whole(0)) for _ in CROWDS]
        crowds = await asyncio.gather(
            *(crowd(*who, server) for who, server in zip(CROWDS, servers, strict=True))
        )
    return [*(found for group in groups for found in group), *crowds]
