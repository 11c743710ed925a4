"""Which messages show a table, and that each shows every state once and the newest in the end."""

import asyncio
import gc
from dataclasses import dataclass, field

import pytest

from bot.desk import Desk
from bot.desk.platform import Newest
from bot.desk.registry import Registry
from bot.people import Chat, Display, Person
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series
from tests.bot.rooms import Rooms, at_revision, payload, person, room, until
from tests.patience import PATIENCE
from tests.tally import settled

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")


@dataclass
class SlowRooms(Rooms):
    """Rooms that wait their turn before they ask for the screen, as platforms with limits do."""

    turn: asyncio.Event = field(default_factory=asyncio.Event)
    asked: int = 0
    made: int = 0

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        self.asked += 1
        await self.turn.wait()
        self.made += 1
        return await super().show(display, newest, playing)


@pytest.fixture
async def slow(desk: Desk) -> SlowRooms:
    slow = SlowRooms(desk)
    desk.attach(slow)
    return slow


async def opened(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT) -> Screen:
    reply = await rooms.desk.command(who, chat, "play", {"game": "reversi"})
    return await rooms.post(who, chat, reply)


async def unrecorded(rooms: Rooms, who: Person = ANN, chat: Chat = CHAT) -> Screen:
    """A lobby whose message stands in the chat, but whose program ended before it knew."""
    reply = await rooms.desk.command(who, chat, "play", {"game": "reversi"})
    assert reply.screen is not None
    rooms.count += 1
    rooms.messages[chat.key, str(rooms.count)] = reply.screen
    return reply.screen


def unrecorded_again(rooms: Rooms, screen: Screen) -> None:
    """The same screen in another message, whose answer was lost."""
    rooms.count += 1
    rooms.messages[CHAT.key, str(rooms.count)] = screen


def standing(rooms: Rooms, chat: Chat = CHAT) -> list[str]:
    """The messages that stand in a chat."""
    return [message for key, message in rooms.messages if key == chat.key]


async def test_a_message_that_is_recorded_late_takes_no_newer_one_away(rooms: Rooms) -> None:
    older = await unrecorded(rooms)
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "board", {}))
    assert standing(rooms) == ["1", "2"]
    await rooms.desk.posted(older, CHAT, "1")
    assert standing(rooms) == ["2"]


async def test_a_reply_that_comes_late_to_a_replaced_message_takes_no_newer_one_away(
    rooms: Rooms,
) -> None:
    screen = await opened(rooms)
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "board", {}))
    await until(lambda: standing(rooms) == ["2"])
    await rooms.desk.posted(screen, CHAT, "1")
    assert standing(rooms) == ["2"]
    await rooms.press(BEN, CHAT, payload(screen, "join"), "2")
    await until(lambda: rooms.screen(CHAT).revision > screen.revision)


async def test_an_older_screen_that_was_shown_beside_a_newer_one_is_replaced_by_that(
    rooms: Rooms,
) -> None:
    older = await opened(rooms)
    await rooms.press(BEN, CHAT, payload(older, "join"), "1")
    await until(lambda: rooms.screen(CHAT).revision > older.revision)
    await settled(rooms.desk)
    rooms.messages[CHAT.key, "1"] = older
    await rooms.desk.pressed_messages.catch_up(older, CHAT, "1")
    await until(lambda: rooms.screen(CHAT).revision > older.revision)


# Each state once


async def test_changes_during_the_platforms_wait_are_one_edit_with_the_newest_state(
    slow: SlowRooms,
) -> None:
    screen = await opened(slow)
    await slow.desk.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: slow.asked)
    await slow.desk.press(ANN, CHAT, at_revision(payload(screen, "hints"), 1), "1")
    await slow.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"), "1")
    assert slow.made == 0
    slow.turn.set()
    await until(lambda: slow.history)
    await settled(slow.desk)
    assert (slow.asked, slow.made) == (1, 1)
    assert slow.screen(CHAT).choices and slow.screen(CHAT).revision == 3


async def test_a_change_while_the_screen_is_on_its_way_is_a_second_edit(slow: SlowRooms) -> None:
    screen = await opened(slow)
    show, sent = Rooms.show, asyncio.Event()

    async def sending(display: Display, newest: Newest, playing: bool = False) -> Screen:
        shown = await show(slow, display, newest)
        await sent.wait()
        return shown

    slow.show = sending  # type: ignore[method-assign]
    await slow.desk.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: slow.history)
    await slow.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"), "1")
    sent.set()
    await until(lambda: len(slow.history) == 2)
    await settled(slow.desk)
    assert [shown.revision for _, shown in slow.history] == [1, 2]


async def test_a_change_is_shown_without_waiting_for_the_next_try_after_a_failure(
    slow: SlowRooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.desk.display_updates.RETRIES", (0.0, 10 * PATIENCE))
    screen = await opened(slow)
    show, tries = Rooms.show, 0

    async def unreachable(display: Display, newest: Newest, playing: bool = False) -> Screen:
        nonlocal tries
        tries += 1
        raise ConnectionError

    async def reachable(display: Display, newest: Newest, playing: bool = False) -> Screen:
        return await show(slow, display, newest)

    slow.show = unreachable  # type: ignore[method-assign]
    await slow.desk.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: tries == 2)
    slow.show = reachable  # type: ignore[method-assign]
    await slow.desk.press(ANN, CHAT, payload(screen, "join").replace("join", "start"), "1")
    await until(lambda: slow.history)
    await settled(slow.desk)
    assert slow.screen(CHAT).choices


async def test_of_two_presses_at_once_the_late_one_sends_nothing(rooms: Rooms) -> None:
    screen = await opened(rooms)
    start = payload(screen, "join").replace("join", "start")
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"), "1")
    await rooms.desk.press(ANN, CHAT, start, "1")
    await settled(rooms.desk)
    before, board = len(rooms.history), rooms.screen(CHAT)
    moves = [payload(board, "move", move) for move in ("d3", "c4")]
    replies = [await rooms.desk.press(ANN, CHAT, move, "1") for move in moves]
    await settled(rooms.desk)
    assert [reply.refused for reply in replies] == [False, True]
    assert [shown.revision for _, shown in rooms.history[before:]] == [board.revision + 1]


async def test_a_table_asked_for_long_ago_is_remembered_while_it_is_being_shown(
    store: Store,
) -> None:
    codes = []
    for number in range(2):
        table = lobby.opened("reversi", ANN, {}, Series())
        await store.tables.create(table)
        await store.chats.add_display(table.code, CHAT, str(number), None, 0)
        codes.append(table.code)
    registry = Registry(store, kept=1)
    shown = await registry.load(codes[0])
    next(iter(shown.states.values())).stamp += 1
    await registry.load(codes[1])
    assert await registry.load(codes[0]) is shown
    await registry.load(codes[1])
    del shown
    gc.collect()
    assert registry.find(codes[0]) is None


# Messages that nobody recorded


async def test_a_press_on_an_unrecorded_message_makes_it_show_the_table(rooms: Rooms) -> None:
    screen = await unrecorded(rooms)
    await rooms.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: "Ben" in rooms.screen(CHAT).caption)
    await rooms.press(ANN, CHAT, at_revision(payload(screen, "hints"), 1), "1")
    await settled(rooms.desk)
    assert standing(rooms) == ["1"]
    assert len(rooms.history) == 2


async def test_a_refused_press_on_an_unrecorded_message_brings_it_up_to_date(rooms: Rooms) -> None:
    screen = await unrecorded(rooms)
    other = room("attic")
    reply = await rooms.desk.command(BEN, other, "join", {"code": screen.table})
    await rooms.post(BEN, other, reply)
    await rooms.press(BEN, other, payload(screen, "join"), "2")
    refused = await rooms.press(CLEO, CHAT, payload(screen, "cancel"), "1")
    assert refused.refused
    await until(lambda: "Ben" in rooms.screen(CHAT).caption)


async def test_an_unrecorded_message_that_is_newer_takes_the_older_ones_place(
    rooms: Rooms,
) -> None:
    screen = await opened(rooms)
    rooms.count += 1
    rooms.messages[CHAT.key, "2"] = screen
    await rooms.press(BEN, CHAT, payload(screen, "join"), "2")
    await until(lambda: standing(rooms) == ["2"] and "Ben" in rooms.screen(CHAT).caption)


async def test_an_unrecorded_message_that_is_older_goes_away(rooms: Rooms) -> None:
    screen = await unrecorded(rooms)
    again = await rooms.desk.command(ANN, CHAT, "board", {"code": screen.table})
    await rooms.post(ANN, CHAT, again)
    assert standing(rooms) == ["1", "2"]
    await rooms.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: standing(rooms) == ["2"] and "Ben" in rooms.screen(CHAT).caption)


async def test_a_message_of_another_table_is_taken_by_no_payload(
    rooms: Rooms, store: Store
) -> None:
    mine, others = await opened(rooms), await unrecorded(rooms, BEN, room("attic"))
    await rooms.press(CLEO, CHAT, payload(others, "join"), "1")
    await settled(rooms.desk)
    assert [shown.message for shown in await display_rows.of_table(store.database, mine.table)] == [
        "1"
    ]
    assert await display_rows.of_table(store.database, others.table) == []


@pytest.mark.parametrize("verb", ["ask", "replace"])
async def test_an_answer_with_buttons_never_becomes_a_board(
    rooms: Rooms, store: Store, verb: str
) -> None:
    screen = await opened(rooms)
    await rooms.press(ANN, CHAT, f"{verb}:{screen.table}:0:0", "77")
    assert [
        shown.message for shown in await display_rows.of_table(store.database, screen.table)
    ] == ["1"]


async def test_in_a_private_chat_an_unrecorded_message_stays_its_readers_own(
    rooms: Rooms, store: Store
) -> None:
    chat = room("ann", private=True)
    screen = await unrecorded(rooms, chat=chat)
    await rooms.press(ANN, chat, payload(screen, "also"), "1")
    await until(lambda: rooms.screen(chat).revision == 1)
    assert [
        shown.person for shown in await display_rows.of_table(store.database, screen.table)
    ] == [ANN.key]
    assert rooms.screen(chat).audience == ANN.key


async def test_a_press_that_is_quicker_than_the_note_of_its_message_does_no_harm(
    rooms: Rooms, store: Store
) -> None:
    screen = await unrecorded(rooms)
    await rooms.press(BEN, CHAT, payload(screen, "join"), "1")
    await until(lambda: rooms.screen(CHAT).revision == 1)
    await rooms.desk.posted(screen, CHAT, "1", None)
    await settled(rooms.desk)
    assert [
        shown.message for shown in await display_rows.of_table(store.database, screen.table)
    ] == ["1"]
    assert len(rooms.history) == 1


# Messages that somebody deleted


def delete(rooms: Rooms, chat: Chat, message: str) -> None:
    rooms.gone.add(message)
    del rooms.messages[chat.key, message]


async def test_a_deleted_board_comes_back_at_the_next_change(rooms: Rooms, store: Store) -> None:
    screen = await opened(rooms)
    delete(rooms, CHAT, "1")
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await until(lambda: standing(rooms) == ["2"])
    assert "Ben" in rooms.screen(CHAT).caption
    await settled(rooms.desk)
    assert [
        shown.message for shown in await display_rows.of_table(store.database, screen.table)
    ] == ["2"]
    start = payload(screen, "join").replace("join", "start")
    await rooms.desk.press(ANN, CHAT, start, "2")
    await until(lambda: rooms.screen(CHAT).choices)
    assert (standing(rooms), rooms.reposted) == (["2"], 1)


async def test_where_nothing_can_be_written_a_board_is_tried_once_and_comes_back_when_asked_for(
    rooms: Rooms, store: Store
) -> None:
    screen = await opened(rooms)
    delete(rooms, CHAT, "1")
    rooms.closed.add(CHAT.key)
    other = room("attic")
    await rooms.post(
        BEN, other, await rooms.desk.command(BEN, other, "join", {"code": screen.table})
    )
    for number, verb in enumerate(("join", "hints", "hints")):
        seen = rooms.screen(other)
        who = BEN if verb == "join" else ANN
        assert not (await rooms.desk.press(who, other, payload(seen, verb), "2")).refused
        await until(lambda n=number: rooms.screen(other).revision == n + 1)
        await settled(rooms.desk)
    assert (standing(rooms), rooms.reposted) == ([], 1)
    assert await table_rows.latest(store.database, CHAT) == screen.table
    rooms.closed.clear()
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "board", {}))
    assert len(standing(rooms)) == 1


async def test_a_board_asked_for_while_the_deleted_one_comes_back_is_the_only_one(
    rooms: Rooms,
) -> None:
    screen = await opened(rooms)
    delete(rooms, CHAT, "1")
    repost, waiting, turn = rooms.repost, asyncio.Event(), asyncio.Event()

    async def slowly(display: Display, newest: Newest, playing: bool = False) -> object:
        waiting.set()
        await turn.wait()
        return await repost(display, newest)

    rooms.repost = slowly  # type: ignore[method-assign, assignment]
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await waiting.wait()
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "board", {}))
    turn.set()
    await settled(rooms.desk)
    assert len(standing(rooms)) == 1
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "hints"))
    await until(lambda: rooms.screen(CHAT).revision == 2)


async def test_a_press_on_a_message_that_is_being_taken_away_leaves_the_board_where_it_is(
    rooms: Rooms, store: Store
) -> None:
    screen = await opened(rooms)
    delete(rooms, CHAT, "1")
    repost, remove = rooms.repost, rooms.remove
    posted, taken_up, going, gone = (asyncio.Event() for _ in range(4))

    async def sent_twice(display: Display, newest: Newest, playing: bool = False) -> object:
        unrecorded_again(rooms, await newest())
        shown = await repost(display, newest)
        posted.set()
        await taken_up.wait()
        return shown

    async def slowly(display: Display) -> None:
        if display.message == "3":
            going.set()
            await gone.wait()
        await remove(display)

    rooms.repost = sent_twice  # type: ignore[method-assign, assignment]
    rooms.remove = slowly  # type: ignore[method-assign]
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await posted.wait()
    await rooms.press(ANN, CHAT, payload(rooms.screen(CHAT), "hints"), "2")
    taken_up.set()
    await going.wait()
    await rooms.press(ANN, CHAT, payload(rooms.screen(CHAT), "hints"), "3")
    gone.set()
    await settled(rooms.desk)
    shown = await display_rows.of_table(store.database, screen.table)
    assert [one.message for one in shown] == standing(rooms) == ["2"]


# Commands delivered twice


async def test_a_command_delivered_twice_opens_one_table(rooms: Rooms, store: Store) -> None:
    args = {"game": "reversi", "computer": "beginner"}
    replies = await asyncio.gather(
        *(rooms.desk.command(ANN, CHAT, "play", args, "rooms:lounge:7") for _ in range(2))
    )
    later = await rooms.desk.command(ANN, CHAT, "play", args, "rooms:lounge:7")
    codes = {reply.screen.table for reply in (*replies, later) if reply.screen}
    assert len(codes) == 1
    table = await table_rows.load(store.database, codes.pop())
    assert table is not None and len(table.chairs) == 2 and table.match is not None
    another = await rooms.desk.command(ANN, room("attic"), "play", args, "rooms:attic:8")
    assert another.screen is not None and another.screen.table != table.code


async def test_a_press_that_opens_a_table_opens_one_when_delivered_twice(rooms: Rooms) -> None:
    replies = [
        await rooms.desk.press(ANN, CHAT, "play::0:reversi", "5", "rooms:query:9") for _ in range(2)
    ]
    assert len({reply.screen.table for reply in replies if reply.screen}) == 1


async def test_tables_opened_by_nothing_that_has_a_name_are_many(rooms: Rooms) -> None:
    assert (await opened(rooms)).table != (await opened(rooms, chat=room("attic"))).table
