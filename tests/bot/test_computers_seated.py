"""Computer players in a lobby: every press seats one, a press that comes twice seats one."""

from bot.store import tables as table_rows
from bot.store.store import Store
from tests.bot.rooms import Rooms, payload, person, room
from tests.desks import desk_of
from tests.thinking import KeptWorkers

ANN, CHAT = person("Ann"), room("lounge")


async def opened(rooms: Rooms) -> tuple[str, str]:
    """The code of a table for four, and the payload of its button for a beginner."""
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "crosswise"))
    return screen.table, payload(screen, "add", "beginner")


async def seats(store: Store, code: str) -> int:
    table = await table_rows.load(store.database, code)
    assert table is not None
    return len(table.chairs)


async def test_two_quick_presses_both_count(rooms: Rooms, store: Store) -> None:
    code, press = await opened(rooms)
    for number in range(2):
        reply = await rooms.desk.press(ANN, CHAT, press, "1", f"rooms:press:{number}")
        assert not reply.refused
    assert await seats(store, code) == 3


async def test_one_that_is_delivered_twice_counts_once(rooms: Rooms, store: Store) -> None:
    code, press = await opened(rooms)
    for _ in range(2):
        reply = await rooms.desk.press(ANN, CHAT, press, "1", "rooms:press:1")
        assert not reply.refused
    assert await seats(store, code) == 2


async def test_one_that_is_delivered_again_after_a_restart_is_refused(
    rooms: Rooms, store: Store
) -> None:
    code, press = await opened(rooms)
    await rooms.desk.press(ANN, CHAT, press, "1", "rooms:press:1")
    workers = KeptWorkers()
    again = desk_of(store, workers)
    again.attach(Rooms(again))
    reply = await again.press(ANN, CHAT, press, "1", "rooms:press:1")
    assert reply.refused and reply.notice == again.words.say("en", "refusal-stale")
    assert await seats(store, code) == 2
    await again.close()
    await workers.close()


async def test_no_press_seats_more_than_there_are_seats(rooms: Rooms, store: Store) -> None:
    code, press = await opened(rooms)
    replies = [await rooms.desk.press(ANN, CHAT, press, "1", f"p:{n}") for n in range(4)]
    assert [reply.refused for reply in replies] == [False, False, False, True]
    assert await seats(store, code) == 4
