"""How many functions of the program a move calls once all is warm, on each platform: so many has a
reader to follow who wants to know what happens. Several moves call these all; what the clock calls
meanwhile is called beside one or another. A chat's move does once what need not be done twice."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from bot.desk import Desk
from bot.platforms.discord import DiscordPlatform
from bot.platforms.telegram import TelegramPlatform
from bot.store.tables import LOAD, LOAD_MOVES, LOAD_SEATS
from render.ahead import AHEAD
from tests import stores
from tests.calls import Calls
from tests.database import FILE
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.platforms.discord.conftest import UNHURRIED
from tests.platforms.discord.play import moves, open_match
from tests.platforms.discord.registered import Registered
from tests.platforms.telegram import hands
from tests.platforms.telegram.conftest import FAST
from tests.platforms.telegram.conftest import serving as polling
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import serving
from tests.starting import start
from tests.thinking import LATE, workers_for

MOST = {"telegram": 400, "discord": 423, "page": 446}
# What a move in a chat asks for its table, unpacks its payload and makes its screen by.
ONCE = "Tables.get", "unpacked", "Platforms.fitted"
SENT_ONCE = {"discord": ("layout", "content_of")}  # what is sent there, and how it is known again
# The next poll begins within a move or after it; it is not the move's.
POLL = {"Inbox._fetch", "Inbox._confirmed", "kinds", "AiohttpRequest.read_timeout"}
LOADS = LOAD, LOAD_SEATS, LOAD_MOVES  # read a table from the database
WARM_UP, PRESSES = 3, 8
REST = 0.1  # seconds after a press, in which what follows from it comes to an end

Move = Callable[[], Awaitable[object]]


async def on_telegram(stack: AsyncExitStack, desk: Desk) -> Move:
    """Two people play in a group."""
    server = await stack.enter_async_context(TelegramServer())
    platform = TelegramPlatform(desk, server.token, server.api_url, FAST)
    desk.attach(platform)
    await stack.enter_async_context(polling(platform))
    group = server.group()
    players = [server.user(name).at(group) for name in ("Ann", "Ben")]
    players[0].say("/play reversi rated off first 1")
    await players[1].press("Join")
    await players[0].press("Start")

    def payloads() -> list[str]:
        found = (str(button.get("callback_data", "")) for button in players[0].board.buttons)
        return [payload for payload in found if payload.startswith("move:")]

    async def move() -> None:
        board = players[0].board
        edits = board.edits
        await players[0].send(payloads()[0], board).answered()
        await server.until(lambda: board.edits > edits)
        players.reverse()

    await server.until(payloads)
    return move


async def on_discord(stack: AsyncExitStack, desk: Desk) -> Move:
    """Two people play in a channel."""
    server = await stack.enter_async_context(Discord(buckets=False))
    sharing = Registered(server, ENGLISH)
    platform = DiscordPlatform(desk, server.token, server.api_url, UNHURRIED, sharing)
    desk.attach(platform)
    stack.push_async_callback(_end, asyncio.create_task(platform.run()))
    await server.gateway.ready.wait()
    ann, ben = server.user("Ann"), server.user("Ben")
    board, players = await open_match(server, ann, ben, server.channel()), [ann, ben]

    async def move() -> None:
        edits = board.edits
        await players[0].press(board, moves(board)[0])
        await server.until(lambda: board.edits > edits)
        players.reverse()

    return move


async def _end(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def on_the_page(stack: AsyncExitStack, desk: Desk) -> Move:
    """Two browsers play each other."""
    web = await stack.enter_async_context(serving(desk))
    ann, ben = Caller(web.url), Caller(web.url)
    for caller in (ann, ben):
        stack.push_async_callback(caller.close)
    first = await ann.tab()
    await first.ask("play", game="reversi")
    code = str((await first.until("go"))["table"])
    await first.ask("open", table=code)
    second = await ben.tab(code)
    await second.press("join")
    await first.revision(1)
    await first.press("start")
    tabs = first, second

    async def move() -> None:
        mover = next(tab for tab in tabs if tab.screen["choices"])
        revision = mover.screen["revision"] + 1
        await mover.press("mine")
        for tab in tabs:
            await tab.revision(revision)

    for tab in tabs:
        await tab.revision(2)
    return move


def prepared() -> None:
    """Waits for the thread that prepares what nobody has asked for yet."""
    for thread in threading.enumerate():
        if thread.name == "warmup":
            thread.join()


BEGIN = {"telegram": on_telegram, "discord": on_discord, "page": on_the_page}


@contextlib.asynccontextmanager
async def serving_desk(folder: Path) -> AsyncIterator[tuple[AsyncExitStack, Calls, Desk]]:
    """A desk, whose calls can be noted, and what ends before it."""
    async with AsyncExitStack() as stack:
        calls = stack.enter_context(Calls().open())
        store = await stores.opened(folder / FILE)
        stack.push_async_callback(store.close)
        workers = workers_for(LATE)
        stack.push_async_callback(workers.close)
        desk = desk_of(store, workers)
        stack.push_async_callback(desk.close)
        await start(desk)
        yield stack, calls, desk


@contextlib.contextmanager
def asking() -> Iterator[list[object]]:
    """Notes what the database is asked."""
    noted: list[object] = []

    def note(_connection: object, statement: object, *_: object) -> None:
        noted.append(statement)

    event.listen(Engine, "before_execute", note)
    try:
        yield noted
    finally:
        event.remove(Engine, "before_execute", note)


def loads(statements: list[object]) -> int:
    """How many of them read a table."""
    return sum(each is load for each in statements for load in LOADS)


def times(calls: Mapping[str, int], name: str) -> int:
    """How often the function of this name is among the calls."""
    return sum(number for of, number in calls.items() if of.endswith(f" {name}"))


@pytest.mark.parametrize("platform", BEGIN)
async def test_a_move_calls_no_more_functions_than_one_can_follow(
    tmp_path: Path, platform: str
) -> None:
    async with serving_desk(tmp_path) as (stack, calls, desk):
        move = await BEGIN[platform](stack, desk)
        for _ in range(WARM_UP):
            await move()
        while AHEAD.step():
            pass
        await asyncio.to_thread(prepared)
        noted = []
        with asking() as statements:
            for _ in range(PRESSES):
                await asyncio.sleep(REST)
                with calls.noting() as functions:
                    await move()
                noted.append(functions)
    common = set.intersection(*map(set, noted))
    assert len({each for each in common if each.rpartition(" ")[2] not in POLL}) <= MOST[platform]
    # It changes the table as it is known here, where it still stands so in the database.
    assert statements and loads(statements) == 0
    for name in (*ONCE, *SENT_ONCE.get(platform, ())) if platform != "page" else ():
        assert min(times(each, name) for each in noted) == 1, name


async def test_a_private_step_asks_for_its_table_and_makes_its_screen_once(tmp_path: Path) -> None:
    """A whole move asks once more as it is made, and once for the hand that the other has open."""
    async with serving_desk(tmp_path) as (stack, calls, desk):
        server = await stack.enter_async_context(TelegramServer())
        server.api = "10.3"
        platform = TelegramPlatform(desk, server.token, server.api_url, FAST)
        desk.attach(platform)
        await stack.enter_async_context(polling(platform))
        group = server.group()
        ann, ben = (server.user(name).at(group) for name in ("Ann", "Ben"))
        await hands.sit_down(hands.GAME, ann, ben)
        for player in ann, ben:
            await hands.open_hand(player)
        mover = await hands.to_move(ann, ben)
        asked, statements = [], list[object]()
        while hands.choices(screen := hands.hand(mover)):
            await asyncio.sleep(REST)
            with calls.noting() as functions, asking() as noted:
                edits = screen.edits
                await hands.step(mover, screen, hands.choices(screen)[0])
                await server.until(lambda: screen.edits > edits)  # noqa: B023
                await asyncio.sleep(REST)
            statements += noted
            asked.append((times(functions, "Tables.get"), times(functions, "Platforms.fitted")))
    assert asked[:-1] and set(asked[:-1]) == {(1, 1)}
    assert asked[-1][0] == 3
    assert statements and loads(statements) == 0
