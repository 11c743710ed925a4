"""Two processes with chats of one platform: each chat's messages are edited by one of them, whoever
was told of the press, and by the other as soon as the chat is its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from bot.features.puzzles import rows as puzzle_rows
from bot.features.puzzles.puzzle import DAY
from bot.people import Chat, Person
from bot.platforms.discord import DiscordPlatform, Shared
from bot.running.fleet import Fleet
from bot.settings import Role
from bot.store import displays as display_rows
from bot.store import notices as notice_rows
from bot.store.store import Store
from tests import postgres
from tests.bot.rooms import Rooms, buttons, payload, person, room, until
from tests.bot.test_notices import AGES, Clock
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers

ANN, BEN = person("Ann"), person("Ben")
HALL, ATTIC = room("hall"), room("attic")


class Pair:
    """Two processes with the same rooms: ``here`` owns the hall, ``there`` the attic. All presses
    are told to ``here``; ``store`` is one of the test's own."""

    def __init__(self, here: Rooms, there: Rooms, clock: Clock, store: Store) -> None:
        self.store = store
        self.here, self.there, self.clock = here, there, clock
        there.messages, there.gone, there.notified = here.messages, here.gone, here.notified
        there.count = 1000
        self.own(here, HALL)
        self.own(there, ATTIC)

    def own(self, rooms: Rooms, *chats: Chat) -> None:
        keys = {chat.key for chat in chats}
        rooms.owned = lambda chat: chat.key in keys

    async def play(self) -> str:
        """A match that Ann begins in the hall against Ben in the attic."""
        opened = await self.here.desk.command(ANN, HALL, "play", {"game": "reversi", "first": "1"})
        code = (await self.here.post(ANN, HALL, opened)).table
        await self.here.post(
            BEN, ATTIC, await self.here.desk.command(BEN, ATTIC, "join", {"code": code})
        )
        await self.press(BEN, ATTIC, "join")
        await self.shown(1)
        await self.press(ANN, HALL, "start")
        await self.shown(2)
        return code

    async def press(self, who: Person, chat: Chat, verb: str, *path: str) -> None:
        wanted = payload(self.here.screen(chat), verb, *path)
        reply = await self.here.desk.press(who, chat, wanted, self.message(chat))
        assert not reply.refused, reply.notice

    def message(self, chat: Chat) -> str:
        return [message for key, message in self.here.messages if key == chat.key][-1]

    async def shown(self, revision: int) -> None:
        for chat in (HALL, ATTIC):
            await until(lambda chat=chat: self.here.screen(chat).revision == revision)

    def edited(self, rooms: Rooms) -> set[str]:
        return {display.chat.id for display, _ in rooms.history}


@asynccontextmanager
async def process(url: str, clock: Clock, name: str = "rooms") -> AsyncIterator[Rooms]:
    store, workers = await Store.open(url), KeptWorkers()
    desk = desk_of(store, workers, clock=clock)
    rooms = Rooms(desk, name)
    desk.attach(rooms)
    await desk.background.start()
    await until(lambda: store.database.relinked is not None)  # it hears of the other
    yield rooms
    await desk.close()
    await workers.close()
    await store.close()


@pytest.fixture
async def pair(server: postgres.Server) -> AsyncIterator[Pair]:
    url, clock = await server.fresh(), Clock()
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(process(url, clock)) for _ in range(2)]
        store = await Store.open(url)
        stack.push_async_callback(store.close)
        yield Pair(here, there, clock, store)


async def test_a_chat_is_edited_by_its_own_process_wherever_the_press_came_in(pair: Pair) -> None:
    await pair.play()
    await pair.press(ANN, HALL, "move", "d3")
    await pair.shown(3)
    await pair.press(BEN, ATTIC, "move", "c3")
    await pair.shown(4)
    assert (pair.edited(pair.here), pair.edited(pair.there)) == ({"hall"}, {"attic"})


async def test_what_fell_behind_is_shown_by_the_process_to_which_the_chat_comes(
    pair: Pair,
) -> None:
    code = await pair.play()
    pair.own(pair.there)  # nobody owns the attic
    await pair.press(ANN, HALL, "move", "d3")
    await until(lambda: pair.here.screen(HALL).revision == 3)
    pair.own(pair.here, HALL, ATTIC)
    assert pair.here.screen(ATTIC).revision == 2
    await pair.here.desk.background.catch_up("rooms")
    await pair.shown(3)
    assert pair.edited(pair.here) == {"hall", "attic"}
    await pair.press(BEN, ATTIC, "move", "c3")
    await pair.shown(4)
    shown = [screen.revision for display, screen in pair.there.history]
    assert max(shown, default=0) < 3, "what was lost is left alone"
    assert len(await display_rows.of_table(pair.store.database, code)) == 2


async def test_a_notice_goes_out_once_by_the_process_of_its_chat(pair: Pair) -> None:
    code = await pair.play()
    pair.clock.now += AGES
    await pair.press(ANN, HALL, "move", "d3")
    await until(lambda: pair.here.notified)
    await pair.shown(3)
    assert pair.here.notified == [(BEN.key, ATTIC.id)]
    assert (pair.here.reposted, pair.there.reposted) == (0, 1)
    pair.clock.now += AGES
    await pair.press(BEN, ATTIC, "move", "c3")
    await until(lambda: len(pair.here.notified) == 2)
    await pair.shown(4)
    assert pair.here.notified[1:] == [(ANN.key, HALL.id)]
    assert (pair.here.reposted, pair.there.reposted) == (1, 1)
    assert len(await display_rows.of_table(pair.store.database, code)) == 2


async def test_a_puzzle_of_the_day_is_posted_once_by_the_process_of_its_chat(pair: Pair) -> None:
    for chat in (HALL, ATTIC):
        await puzzle_rows.subscribe(pair.store.database, chat, 0, 0)
    pair.clock.now += DAY
    for rooms in (pair.here, pair.there, pair.here):
        await rooms.desk.features.jobs.run_once()
    assert (pair.here.count, pair.there.count) == (1, 1001)


async def test_a_press_on_an_old_screen_has_the_process_of_its_chat_show_the_newest(
    pair: Pair,
) -> None:
    await pair.play()
    old = pair.here.screen(ATTIC)
    await pair.press(ANN, HALL, "move", "d3")
    await pair.shown(3)
    pair.here.messages[ATTIC.key, pair.message(ATTIC)] = old  # the edit was lost on its way
    for _ in range(2):  # the first such press may have been made in haste
        reply = await pair.here.desk.press(
            BEN, ATTIC, payload(old, "move", "d3"), pair.message(ATTIC)
        )
        assert reply.refused
    await pair.shown(3)
    assert pair.edited(pair.here) == {"hall"}


async def test_a_language_that_is_chosen_shows_in_the_other_process(pair: Pair) -> None:
    await pair.play()
    await pair.here.desk.command(BEN, ATTIC, "language", {"language": "de"})
    await until(lambda: "Mehr" in [b.label for b in buttons(pair.here.screen(ATTIC))])
    assert pair.here.screen(ATTIC).revision == 2 and pair.edited(pair.here) == {"hall"}


async def test_of_two_that_put_up_a_deleted_message_again_one_is_kept(pair: Pair) -> None:
    code = await pair.play()
    pair.own(pair.here, HALL, ATTIC)
    pair.own(pair.there, HALL, ATTIC)  # as in the second in which a chat changes hands
    pair.here.gone.add(pair.message(ATTIC))
    await pair.press(ANN, HALL, "move", "d3")
    await pair.shown(3)
    await until(lambda: len([1 for key, _ in pair.here.messages if key == ATTIC.key]) == 2)
    rows = await display_rows.of_table(pair.store.database, code)
    assert len([row for row in rows if row.chat == ATTIC]) == 1


async def test_a_start_waits_for_no_platform_that_is_out_of_reach(server: postgres.Server) -> None:
    url, clock = await server.fresh(), Clock()
    ann, ben = Person("discord", "1", "Ann", "en"), Person("discord", "2", "Ben", "en")
    channel = Chat("discord", "100")
    async with process(url, clock, "discord") as rooms:
        play = {"game": "reversi", "first": "1"}
        await rooms.post(ann, channel, await rooms.desk.command(ann, channel, "play", play))
        rooms.owned = lambda chat: False  # so nobody sends anything
        lobby = rooms.screen(channel)
        code, join = lobby.table, payload(lobby, "join")
        for who, press in ((ben, join), (ann, join.replace("join", "start"))):
            assert not (await rooms.desk.press(who, channel, press, "1")).refused
        clock.now += AGES
        moved = await rooms.desk.press(ann, channel, f"move:{code}:2:d3", "1")
        assert not moved.refused
    store, workers = await Store.open(url), KeptWorkers()
    free = await notice_rows.free(store.database, ["discord"], clock.now, clock.now)
    assert [(notice.table, notice.notice.person) for notice in free] == [(code, ben.key)]
    desk = desk_of(store, workers, clock=clock)
    fleet = Fleet(store.database, [Role.DISCORD])
    desk.attach(
        DiscordPlatform(desk, "", "", sharing=Shared(store.database, fleet))
    )  # and never run
    try:
        async with asyncio.timeout(PATIENCE):
            await desk.background.start()
    finally:
        await desk.close()
        await workers.close()
        await store.close()
