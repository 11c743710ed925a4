"""How many tables a person hosts and a chat shows, by whichever way they come to be."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.desk import Desk
from bot.desk.reply import Reply
from bot.people import Chat, Person
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.limits import TableLimits
from bot.tables.table import Status
from tests.bot.rooms import Rooms, kept, payload, person, room, surely
from tests.desks import desk_of
from tests.thinking import KeptWorkers

ANN, BEN = person("Ann"), person("Ben")
CHAT, ATTIC = room("lounge"), room("attic")
LIMITS = TableLimits(lobbies=2, running=3, shown=2)


@pytest.fixture
async def desk(store: Store) -> AsyncIterator[Desk]:
    workers = KeptWorkers()
    desk = desk_of(store, workers, limits=LIMITS, repeated=0.0)
    yield desk
    await desk.close()
    await workers.close()


async def play(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT, **args: str) -> Reply:
    reply = await rooms.desk.command(who, chat, "play", {"game": "reversi", **args})
    if reply.screen:
        await rooms.post(who, chat, reply)
    return reply


async def lobby(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT) -> Screen:
    """A lobby in which one person holds both seats."""
    screen = (await play(rooms, who, chat)).screen
    assert screen is not None
    reply = await rooms.desk.press(who, chat, payload(screen, "also"))
    assert not reply.refused
    return screen


async def start(rooms: Rooms, screen: Screen, who: Person = ANN, chat: Chat = CHAT) -> Reply:
    return await rooms.desk.press(who, chat, f"start:{screen.table}:1:")


async def running(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT) -> str:
    """The code of a running table."""
    screen = await lobby(rooms, who, chat)
    reply = await start(rooms, screen, who, chat)
    assert not reply.refused, reply.notice
    return screen.table


async def test_a_lobby_too_many_is_refused_and_names_those_to_close(rooms: Rooms) -> None:
    codes = [(await lobby(rooms)).table for _ in range(2)]
    reply = await play(rooms)
    assert reply.refused
    assert reply.screen is None
    assert all(code in reply.notice for code in codes)
    assert not (await play(rooms, BEN)).refused


async def test_a_closed_lobby_makes_room_for_another(rooms: Rooms) -> None:
    first = await lobby(rooms)
    await lobby(rooms)
    await rooms.desk.press(ANN, CHAT, f"cancel:{first.table}:1:")
    assert not (await play(rooms)).refused


async def test_lobbies_opened_at_the_same_instant_stay_within_the_limit(rooms: Rooms) -> None:
    replies = await asyncio.gather(*(play(rooms) for _ in range(12)))
    assert sum(not reply.refused for reply in replies) == 2


async def test_the_buttons_that_open_tables_are_held_to_the_limits(rooms: Rooms) -> None:
    replies = [await rooms.desk.press(ANN, CHAT, "play::0:reversi") for _ in range(3)]
    assert [reply.refused for reply in replies] == [False, False, True]


async def test_a_running_table_too_many_is_refused_to_its_host(rooms: Rooms) -> None:
    codes = [await running(rooms, chat=room(f"chat {number}")) for number in range(3)]
    screen = await lobby(rooms)
    reply = await start(rooms, screen)
    assert reply.refused
    assert all(code in reply.notice for code in codes)
    reply = await play(rooms, computer="beginner")
    assert reply.refused
    assert all(code in reply.notice for code in codes)


async def test_a_match_against_a_computer_needs_no_room_for_a_lobby(rooms: Rooms) -> None:
    await lobby(rooms)
    await lobby(rooms)
    assert not (await play(rooms, computer="beginner")).refused


async def test_a_table_that_ended_makes_room_for_another(rooms: Rooms) -> None:
    code = await running(rooms)
    await running(rooms)
    assert (await start(rooms, await lobby(rooms))).refused
    await surely(rooms.desk, ANN, CHAT, "resign", code)
    table = await kept(rooms.store, code)
    assert table.status is Status.OVER
    assert not (await start(rooms, await lobby(rooms))).refused


async def test_a_rematch_too_many_is_refused_and_tells_others_no_codes(rooms: Rooms) -> None:
    screen = (await play(rooms)).screen
    assert screen is not None
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await start(rooms, screen)
    await surely(rooms.desk, BEN, CHAT, "resign", screen.table)
    codes = [await running(rooms, chat=room(f"chat {number}")) for number in range(3)]
    reply = await rooms.desk.command(BEN, CHAT, "rematch", {"code": screen.table})
    assert reply.refused
    assert not any(code in reply.notice for code in codes)
    reply = await rooms.desk.command(ANN, CHAT, "rematch", {"code": screen.table})
    assert reply.refused
    assert all(code in reply.notice for code in codes)


async def test_a_chat_full_of_running_tables_takes_no_start_join_or_match(rooms: Rooms) -> None:
    codes = [await running(rooms), await running(rooms, BEN)]
    waiting = await lobby(rooms)
    elsewhere = await running(rooms, chat=ATTIC)
    dora = person("Dora")
    for reply in (
        await start(rooms, waiting),
        await rooms.desk.command(dora, CHAT, "join", {"code": elsewhere}),
        await play(rooms, dora, computer="beginner"),
        await rooms.desk.press(dora, CHAT, "play::0:reversi.beginner"),
    ):
        assert reply.refused
        assert all(code in reply.notice for code in codes)
        assert elsewhere not in reply.notice


async def test_a_table_that_the_full_chat_shows_already_comes_again(rooms: Rooms) -> None:
    code = await running(rooms)
    await running(rooms)
    reply = await rooms.desk.command(BEN, CHAT, "board", {"code": code})
    assert not reply.refused


async def test_a_start_elsewhere_does_not_overfill_a_chat_and_tells_no_codes(rooms: Rooms) -> None:
    waiting = await lobby(rooms, chat=ATTIC)
    reply = await rooms.desk.command(BEN, CHAT, "join", {"code": waiting.table})
    await rooms.post(BEN, CHAT, reply)
    codes = [await running(rooms, BEN), await running(rooms, BEN)]
    reply = await start(rooms, waiting, chat=ATTIC)
    assert reply.refused
    assert not any(code in reply.notice for code in codes)


async def test_joins_count_before_their_messages_are_posted(rooms: Rooms) -> None:
    codes = [await running(rooms, who, ATTIC) for who in (ANN, BEN)]
    codes.append(await running(rooms, person("Cleo"), room("cellar")))
    replies = [await rooms.desk.command(ANN, CHAT, "join", {"code": code}) for code in codes]
    assert [reply.refused for reply in replies] == [False, False, True]


async def test_matches_begun_at_the_same_instant_stay_within_what_a_chat_shows(
    rooms: Rooms,
) -> None:
    people = [person(f"P{number}") for number in range(6)]
    replies = await asyncio.gather(
        *(
            rooms.desk.command(who, CHAT, "play", {"game": "reversi", "computer": "beginner"})
            for who in people
        )
    )
    assert sum(not reply.refused for reply in replies) == 2
    assert (
        sum([len(await table_rows.of_person(rooms.store.renamings, who.key, 9)) for who in people])
        == 2
    )


async def test_the_refusal_is_in_the_language_of_whoever_asked(rooms: Rooms) -> None:
    dora = person("Dora", "de-AT")
    await lobby(rooms, dora)
    await lobby(rooms, dora)
    assert "Du hast 2 Tische offen" in (await play(rooms, dora)).notice


async def test_the_same_wish_again_leads_to_the_same_lobby(store: Store) -> None:
    workers = KeptWorkers()
    desk = desk_of(store, workers)
    rooms = Rooms(desk)
    desk.attach(rooms)

    async def code(who: Person = ANN, chat: Chat = CHAT, **args: str) -> str:
        reply = await desk.command(who, chat, "play", {"game": "reversi", **args})
        assert reply.screen is not None
        return reply.screen.table

    try:
        first = await code()
        assert set(await asyncio.gather(*(code() for _ in range(10)))) == {first}
        others = [await code(match="3"), await code(chat=ATTIC), await code(BEN)]
        assert len({first, *others}) == 4
        await desk.press(ANN, CHAT, f"cancel:{first}:0:")
        assert await code() != first
        match = await code(computer="beginner")
        assert await code(computer="beginner") == match
        await surely(desk, ANN, CHAT, "resign", match)
        assert await code(computer="beginner") != match
    finally:
        await desk.close()
        await workers.close()
