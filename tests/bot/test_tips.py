"""Tips: weak computers say, seldom and to the learner alone, which move would have been better."""

import asyncio

import pytest

from bot.desk.reply import Reply
from bot.people import Chat
from bot.running.timing import Timing
from bot.screens import Screen
from bot.store.store import Store
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, seen, until, verbs
from tests.patience import PATIENCE

ANN = person("Ann")
OWN, GROUP, ATTIC = room("ann's own", private=True), room("lounge"), room("attic")
FOUND = 0.2  # seconds in which a tip is found


@pytest.fixture
def games() -> str:
    return "tests.bot.teachers:GAMES"


@pytest.fixture
def timing() -> Timing:
    return Timing(pace=0.0)


async def begun(rooms: Rooms, chat: Chat = OWN, level: str = "beginner") -> Screen:
    reply = await rooms.desk.line(ANN, chat, "play", f"reversi {level}")
    return await rooms.post(ANN, chat, reply)


async def play(rooms: Rooms, store: Store, code: str, chat: Chat = OWN) -> Screen:
    """Ann makes the first move that there is; her screen once she has been answered, and what is to
    be said of her move has been found out."""
    before = await kept(store, code)
    shown = await rooms.desk.tables.own_screen(code, ANN, chat)
    await rooms.desk.press(ANN, chat, payload(shown, "mine", seen(before, 0).moves[0]))
    async with asyncio.timeout(PATIENCE):
        while (now := await kept(store, code)).revision < before.revision + 2:
            await asyncio.sleep(0.01)
    assert seen(now, None).turn == 0
    await rooms.desk.tables.own_screen(code, ANN, chat)
    await asyncio.sleep(FOUND)
    return await rooms.desk.tables.own_screen(code, ANN, chat)


async def test_a_tip_stands_in_the_last_line_until_the_move_is_taken_back(
    rooms: Rooms, store: Store
) -> None:
    code = (await begun(rooms)).table
    await play(rooms, store, code)
    await until(lambda: "tips" in verbs(rooms.screen(OWN)))
    shown = rooms.screen(OWN)
    assert shown.lines[-1].endswith("was better by 20 discs.")
    assert [button.label for button in shown.actions[-2]] == ["Take back", "No more tips"]
    await rooms.desk.press(ANN, OWN, payload(shown, "undo"))
    await until(lambda: rooms.screen(OWN).revision > shown.revision)
    assert "tips" not in verbs(rooms.screen(OWN))
    again = await play(rooms, store, code)
    assert "tips" not in verbs(again), "of three moves one was told about already"


async def test_there_is_one_in_three_own_moves_and_none_once_they_are_switched_off(
    rooms: Rooms, store: Store
) -> None:
    code = (await begun(rooms)).table
    shown = [await play(rooms, store, code) for _ in range(4)]
    assert ["tips" in verbs(screen) for screen in shown] == [True, False, False, True]
    reply = await rooms.desk.press(ANN, OWN, payload(shown[-1], "tips"))
    assert "/settings" in reply.notice
    await until(lambda: "tips" not in verbs(rooms.screen(OWN)))
    other = (await begun(rooms)).table
    assert "tips" not in verbs(await play(rooms, store, other))


async def test_in_a_group_nobody_reads_it_but_the_learner(rooms: Rooms, store: Store) -> None:
    code = (await begun(rooms, GROUP)).table
    own = await play(rooms, store, code, GROUP)
    assert "tips" in verbs(own)
    await until(lambda: rooms.screen(GROUP).revision == own.revision)
    assert not any("tips" in verbs(screen) for _, screen in rooms.history)


async def moved(rooms: Rooms, store: Store, board: Screen, chat: Chat) -> Reply:
    """The answer to Ann's first move on a board that all in a group read."""
    first = seen(await kept(store, board.table), 0).moves[0]
    return await rooms.desk.press(ANN, chat, payload(board, "move", first))


async def test_where_nobody_has_a_screen_of_their_own_the_press_is_answered_with_it(
    rooms: Rooms, store: Store
) -> None:
    await play(rooms, store, (await begun(rooms)).table)
    await until(lambda: "tips" in verbs(rooms.screen(OWN)))  # whoever finds them has started
    reply = await moved(rooms, store, await begun(rooms, GROUP), GROUP)
    assert reply.notice.endswith("was better by 20 discs.") and reply.screen is None
    assert not reply.alert, "it asks nothing"
    rooms.shows_privately = True
    board = await begun(rooms, ATTIC)
    reply = await moved(rooms, store, board, ATTIC)
    assert reply.private and reply.screen is not None
    assert [button.label for button in buttons(reply.screen)] == ["Take back", "No more tips"]
    undo = payload(reply.screen, "tips", "back")
    back = await rooms.desk.press(ANN, ATTIC, undo)
    assert not back.refused and back.screen is not None and back.screen.lines == ("Taken back.",)
    match = (await kept(store, board.table)).match
    assert match is not None and match.undone
    assert (await rooms.desk.press(ANN, ATTIC, undo)).refused
    assert rooms.count == 3, "no new message"


async def test_a_strong_computer_gives_none(rooms: Rooms, store: Store) -> None:
    code = (await begun(rooms, level="club")).table
    assert "tips" not in verbs(await play(rooms, store, code))
