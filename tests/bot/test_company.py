"""Company at the desk: who is at a table and who has gone, and ready-made words."""

import pytest

from bot.desk.reply import Done, is_secret
from bot.people import Person
from bot.press import Press, unpack
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
GROUP = room("lounge")
AGES = 600.0  # seconds after which nobody is here any more


def say(code: str, *word: str) -> str:
    return Press("say", code, 0, word).pack()


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


@pytest.fixture
async def table(rooms: Rooms) -> str:
    """A match of Ann's and Ben's in the group."""
    screen = await rooms.post(ANN, GROUP, await rooms.desk.line(ANN, GROUP, "play", "reversi"))
    await rooms.desk.typed(BEN, GROUP, "join")
    await rooms.desk.typed(ANN, GROUP, "start")
    await until(lambda: rooms.screen(GROUP).kind == "board")
    return screen.table


async def spoken(rooms: Rooms, who: Person, code: str, word: str) -> bool:
    return not (await rooms.desk.press(who, GROUP, say(code, word))).refused


async def test_a_word_stands_below_the_board_and_goes_by_itself(
    rooms: Rooms, table: str, clock: Clock
) -> None:
    more = await rooms.desk.press(ANN, GROUP, Press("menu", table, 0, ("more",)).pack())
    assert more.screen
    six = await rooms.desk.press(ANN, GROUP, payload(more.screen, "menu", "say"))
    assert six.private and six.screen
    labels = [button.label for button in buttons(six.screen)]
    assert labels == ["‹ Back", "Hello", "Well played", "Oops", "Thinking …", "Thanks", "Good game"]
    messages = rooms.count
    reply = await rooms.desk.press(ANN, GROUP, payload(six.screen, "say", "well"))
    assert is_secret(reply)
    await until(lambda: "Ann: “Well played”" in rooms.screen(GROUP).caption)
    clock.now += 5.0
    await until(lambda: "Well played" not in rooms.screen(GROUP).caption)
    assert rooms.count == messages, "no new message"
    rooms.shows_privately = True
    assert await rooms.desk.press(ANN, GROUP, say(table, "oops")) == Done()


async def test_four_words_a_minute_and_only_of_those_who_play(rooms: Rooms, table: str) -> None:
    assert [await spoken(rooms, ANN, table, "hello") for _ in range(5)] == [True] * 4 + [False]
    assert await spoken(rooms, BEN, table, "thanks")
    assert not await spoken(rooms, CLEO, table, "hello")
    assert not await spoken(rooms, BEN, table, "nonsense")


async def test_with_computers_alone_nobody_is_offered_words(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, GROUP, "play", "reversi beginner")
    assert reply.screen
    screen = await rooms.desk.page_screens.table(reply.screen.table, ANN, "en")
    assert [player.buttons for player in screen.players if not player.level] == [()]


async def test_whom_somebody_has_muted_is_not_shown_where_they_read(
    rooms: Rooms, table: str
) -> None:
    await rooms.desk.press(BEN, GROUP, Press("block", table, 0, ("0", "mute")).pack())
    assert await spoken(rooms, ANN, table, "oops"), "who is muted does not learn it"
    assert await spoken(rooms, BEN, table, "thanks")
    await until(lambda: "Thanks" in rooms.screen(GROUP).caption)
    assert "Oops" not in rooms.screen(GROUP).caption


async def test_whoever_is_called_by_a_message_is_not_told_of_there_as_gone(
    rooms: Rooms, table: str, clock: Clock
) -> None:
    turn = (await kept(rooms.store, table)).turn
    mover, other = (ANN, BEN) if turn.seat == 0 else (BEN, ANN)
    clock.now += AGES
    await rooms.desk.typed(mover, GROUP, "d3")
    await until(lambda: rooms.notified == [(other.key, GROUP.id)])
    assert f"{other.name} left" not in rooms.screen(GROUP).caption


async def test_in_a_lobby_a_word_stands_for_a_moment_and_whoever_waits_reads_that_the_host_has_gone(
    rooms: Rooms, clock: Clock
) -> None:
    code = (
        await rooms.post(ANN, GROUP, await rooms.desk.line(ANN, GROUP, "play", "reversi"))
    ).table
    alone = Press("menu", code, 0, ("options",)).pack()
    await rooms.desk.typed(BEN, GROUP, "join")
    await until(lambda: "Ben" in rooms.screen(GROUP).caption)
    options = await rooms.desk.press(BEN, GROUP, alone)
    assert options.private and options.screen
    six = await rooms.desk.press(BEN, GROUP, payload(options.screen, "menu", "say"))
    assert six.private and six.screen
    assert not (await rooms.desk.press(BEN, GROUP, payload(six.screen, "say", "hello"))).refused
    await until(lambda: "Ben: “Hello”" in rooms.screen(GROUP).caption)
    clock.now += AGES
    assert await spoken(rooms, BEN, code, "thanks")
    await until(lambda: "Ann left" in rooms.screen(GROUP).caption)
    assert "Hello" not in rooms.screen(GROUP).caption


async def test_in_a_private_chat_words_stand_in_their_boards_place_and_give_it_back(
    rooms: Rooms,
) -> None:
    own = room("ann's own", private=True)
    board = await rooms.post(ANN, own, await rooms.desk.line(ANN, own, "play", "reversi first 1"))
    await rooms.desk.press(BEN, GROUP, Press("join", board.table, board.revision).pack())
    await rooms.desk.command(ANN, own, "start", {})
    await until(lambda: rooms.screen(own).kind == "board")
    plain, messages = rooms.screen(own).actions, rooms.count
    (message,) = (each for (chat, each) in rooms.messages if chat == own.key)
    await rooms.desk.press(ANN, own, Press("menu", board.table, 0, ("say",)).pack(), message)
    await until(lambda: rooms.screen(own).actions != plain)
    ((back,), (hello, *_), *_) = rooms.screen(own).actions
    assert unpack(back.payload).path == ("more",) and hello.label == "Hello"
    await rooms.desk.press(ANN, own, hello.payload, message)
    await until(lambda: "Ann: “Hello”" in rooms.screen(own).caption)
    assert rooms.screen(own).actions == plain and rooms.count == messages
