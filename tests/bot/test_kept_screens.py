"""A screen is made once for all messages that show the same, and for nobody else."""

from bot.people import Chat
from bot.screens import Screen
from bot.screens.kept_screens import KeptScreens
from tests.bot.rooms import Rooms, payload, room, until
from tests.bot.seated import dealt
from tests.bot.test_desk import ANN, BEN, CHAT, CLEO, started

OTHERS = room("attic"), room("cellar")


async def _shown_in(rooms: Rooms, screen: Screen, chat: Chat) -> None:
    reply = await rooms.desk.command(CLEO, chat, "join", {"code": screen.table.lower()})
    await rooms.post(CLEO, chat, reply)


async def test_chats_of_one_language_share_a_screen(rooms: Rooms) -> None:
    screen = await started(rooms)
    for chat in OTHERS:
        await _shown_in(rooms, screen, chat)
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    await until(lambda: all("d3" in rooms.screen(chat).caption for chat in (CHAT, *OTHERS)))
    assert rooms.screen(OTHERS[0]) is rooms.screen(CHAT)
    assert rooms.screen(OTHERS[1]) is rooms.screen(CHAT)


async def test_another_language_has_a_screen_of_its_own(rooms: Rooms) -> None:
    screen = await started(rooms)
    await _shown_in(rooms, screen, OTHERS[0])
    await rooms.desk.command(ANN, OTHERS[0], "language", {"language": "de"})
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    await until(lambda: all("d3" in rooms.screen(chat).caption for chat in (CHAT, OTHERS[0])))
    assert rooms.screen(OTHERS[0]).lines != rooms.screen(CHAT).lines
    assert rooms.screen(OTHERS[0]).picture is rooms.screen(CHAT).picture


async def test_each_player_has_a_screen_of_their_own(rooms: Rooms) -> None:
    screen = await started(rooms)
    own = {}
    for who in (ANN, BEN):
        chat = room(f"{who.id}'s own", private=True)
        reply = await rooms.desk.command(who, chat, "board", {"code": screen.table})
        own[who] = await rooms.post(who, chat, reply)
    assert own[ANN].audience == ANN.key and own[BEN].audience == BEN.key
    assert own[ANN].choices and not own[BEN].choices


def test_a_table_that_has_changed_is_shown_anew() -> None:
    table = dealt("Ann", "Ben")
    kept, made = KeptScreens(1), [Screen(table.code, at, ()) for at in range(4)]
    ways = iter(made)
    assert kept.of(table, "a", lambda: next(ways)) is made[0]
    assert kept.of(table, "a", lambda: next(ways)) is made[0]
    assert kept.of(table.changed(), "a", lambda: next(ways)) is made[1]
    assert kept.of(table, "b", lambda: next(ways)) is made[2]
    assert kept.of(table, "a", lambda: next(ways)) is made[3]  # there was room for one
