"""Two processes with one Telegram token on PostgreSQL: they share its chats, and whichever is
killed, the other goes on with all of them and does nothing twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.running.fleet import Fleet
from bot.settings import Role
from bot.store.schema import processes
from bot.store.store import Store
from tests import postgres
from tests.bot.mortal import Mortal
from tests.bot.test_kill_chat import MOVES, begin, payloads, shows
from tests.contract.test_takeover import kept
from tests.loopback.balancer import Balancer
from tests.loopback.telegram import Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Answer
from tests.patience import PATIENCE
from tests.ports import free_port

EACH = 2  # chats that each process is to have


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    # A press that a killed process had already taken is never answered, so it cannot be strict.
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@asynccontextmanager
async def bots(
    telegram: TelegramServer, url: str, folder: Path, more: tuple[dict[str, str], ...]
) -> AsyncIterator[dict[str, Mortal]]:
    """Two processes by the folder of the API that each calls; the first one polls, if any does."""
    found: dict[str, Mortal] = {}
    try:
        for name, settings in zip(("/one", "/two"), more, strict=True):
            own = folder / name[1:]
            own.mkdir()
            found[name] = Mortal(
                own,
                TELEGRAM_TOKEN=telegram.token,
                TELEGRAM_API_URL=f"{telegram.api_url}{name}",
                DATABASE_URL=url,
                **settings,
            )
            await asyncio.to_thread(found[name].start)
            await telegram.until(
                lambda: telegram.said("getUpdates") or telegram.said("setWebhook"), PATIENCE
            )
        yield found
    finally:
        for bot in found.values():
            bot.kill()


async def living(url: str, wanted: int) -> tuple[str, ...]:
    """The ids of the processes, once there are so many, in the order in which they began."""
    store = await Store.open(url)
    began = select(processes.c.id).order_by(processes.c.began)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await store.database.read(lambda c: tuple(c.scalars(began)))
                if len(found) == wanted:
                    return found
                await asyncio.sleep(0.1)
    finally:
        await store.close()


async def owner_of(url: str, *begun: str) -> Callable[[int | str], str]:
    """Which of the two processes owns the chat with an id, as all of them reckon; in the order in
    which they have ``begun``."""
    ids = await living(url, 2)
    store = await Store.open(url)
    fleet = Fleet(store.database, ())
    await fleet.start()
    await fleet.close()  # it goes on to know whom it has seen
    await store.close()
    names = dict(zip(ids, begun, strict=True))
    return lambda chat: names[fleet.owner(Role.TELEGRAM, str(chat))]


def readers(
    telegram: TelegramServer, owner: Callable[[int | str], str]
) -> dict[str, list[Someone]]:
    """People whose private chats are each process's."""
    found: dict[str, list[Someone]] = {"/one": [], "/two": []}
    people: Iterator[Someone] = (telegram.user(f"Reader {n}").private for n in count())
    while any(len(theirs) < EACH for theirs in found.values()):
        someone = next(people)
        if len(found[owner(someone.chat.id)]) < EACH:
            found[owner(someone.chat.id)].append(someone)
    return found


async def watch(code: str, people: list[Someone]) -> None:
    """Let them all see the table in their own chats."""
    for someone in people:
        someone.say(f"/join {code}")
    for someone in people:
        await someone.server.until(partial(has_board, someone), PATIENCE)


def has_board(someone: Someone) -> bool:
    return any(message.markup for message in someone.messages)


async def move(alice: Someone, at: int, others: list[Someone]) -> None:
    """Play the first move there is, and wait until all see it."""
    board = await shows(alice, at)
    await alice.send(payloads(board, *MOVES)[0], board).answered(PATIENCE)
    for someone in (alice, *others):
        await shows(someone, at + 1)


async def moves_of(url: str, code: str) -> int:
    match = (await kept(url, code)).match
    assert match is not None
    return len(match.moves)


def edits(telegram: TelegramServer, since: int) -> set[tuple[str, str]]:
    """By which process in which chats messages were edited, those in no known chat by their own
    names."""
    calls = [call for call in telegram.calls[since:] if call.method.startswith("edit")]
    done = [call for call in calls if call.status == 200]
    names = ("chat_id", "inline_message_id")
    return {(call.via, str(call.params[n])) for call in done for n in names if n in call.params}


async def play_to(alice: Someone, code: str, url: str, played: int) -> None:
    while await moves_of(url, code) < played:
        await move(alice, (await kept(url, code)).revision, [])


async def until(happens: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await happens():
            await asyncio.sleep(0.05)


async def test_chats_are_shared_out_and_all_are_the_others_after_a_kill(
    telegram: TelegramServer, url: str, tmp_path: Path
) -> None:
    telegram.rights = {"supports_inline_queries": True}
    async with bots(telegram, url, tmp_path, ({}, {})) as found:
        owner = await owner_of(url, *found)
        theirs = readers(telegram, owner)
        alice, *others = [*theirs["/one"], *theirs["/two"]]
        code = await begin(alice)
        await watch(code, others)
        # One more stands in a chat of which nobody knows anything.
        (offer,) = (await alice.types(code)).results
        sent = await alice.at(telegram.foreign()).sends(offer, code)
        await play_to(alice, code, url, 1)
        # Each chat is edited by its own process, though one alone hears of the presses.
        since, at = len(telegram.calls), (await kept(url, code)).revision
        await move(alice, at, [])
        await telegram.until(lambda: len(edits(telegram, since)) == 2 * EACH + 1, PATIENCE)
        expected = {(name, str(s.chat.id)) for name, people in theirs.items() for s in people}
        expected |= {(owner(f"inline-{sent.inline}"), sent.inline)}
        assert edits(telegram, since) == expected
        # A line that was done, and not confirmed, when the one that polls is killed counts once.
        await play_to(alice, code, url, 3)
        await telegram.until(lambda: not telegram.updates, PATIENCE)
        telegram.faults.append(Fault("getUpdates", times=10_000, drop=True))
        alice.say("/undo")

        async def undone() -> bool:
            return await moves_of(url, code) == 2

        await until(undone)
        assert telegram.updates
        found["/one"].kill()
        telegram.faults.clear()
        await telegram.until(lambda: not telegram.updates, PATIENCE)
        assert await moves_of(url, code) == 2
        # And all chats are the other's now.
        await living(url, 1)
        since, at = len(telegram.calls), (await kept(url, code)).revision
        await move(alice, at, [])
        await telegram.until(lambda: len(edits(telegram, since)) == 2 * EACH + 1, PATIENCE)
        assert {via for via, _ in edits(telegram, since)} == {"/two"}
        assert telegram.violations == []


async def test_what_is_told_twice_to_two_processes_by_a_webhook_counts_once(
    telegram: TelegramServer, url: str, tmp_path: Path
) -> None:
    ports = [free_port(), free_port()]
    async with Balancer(*(f"http://127.0.0.1:{port}" for port in ports)) as balancer:
        settings = tuple(
            {
                "TELEGRAM_WEBHOOK": f"{balancer.url}/telegram",
                "TELEGRAM_WEBHOOK_PORT": str(port),
            }
            for port in ports
        )
        async with bots(telegram, url, tmp_path, settings) as found:
            await living(url, 2)
            alice = telegram.user("Alice").private
            code = await begin(alice)
            for played in range(1, 4):  # each press is told to both: nobody learns that one did it
                handed = len(balancer.handed)
                balancer.lose = 1
                await move(alice, (await kept(url, code)).revision, [])
                await telegram.until(lambda: not telegram.updates, PATIENCE)
                assert len(set(balancer.handed[handed:])) == 2
                assert await moves_of(url, code) == played
            balancer.lose = 1
            alice.say("/undo")
            await telegram.until(lambda: not telegram.updates, PATIENCE)
            assert await moves_of(url, code) == 2
            assert not telegram.said("getUpdates")
            # One is killed while the calls go on.
            found["/one"].kill()
            for _ in range(2):
                await move(alice, (await kept(url, code)).revision, [])
            assert await moves_of(url, code) == 4
            assert not any("moved on" in answer.text for answer in answers(telegram))
            assert telegram.violations == []


def answers(telegram: TelegramServer) -> list[Answer]:
    return [answer for query in telegram.queries.values() for answer in query.answers]
