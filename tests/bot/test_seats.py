"""Seats at a running table: left to computer players, and taken back."""

import pytest

from bot.desk.reply import Reply
from bot.errors import NotSeated
from bot.people import Person
from bot.press import Press, unpack
from bot.running.timing import Timing
from bot.screens import Screen
from bot.screens.screen import Style
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Status
from engines.game import LEVELS
from tests.bot.rooms import Rooms, buttons, payload, person, room, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")
NEARLY_OVER = "XO-" + 61 * "-" + "X"  # one move, and White has no discs left


async def started(rooms: Rooms, **args: str) -> Screen:
    """A running match: Ann, the host, plays black, Ben white."""
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi", **args})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    return await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))


def replacing(screen: Screen, *path: str) -> str:
    return Press("replace", screen.table, screen.revision, path).pack()


async def test_a_computer_plays_for_somebody_who_left_until_they_come_back(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.press(BEN, CHAT, replacing(screen, "1", "beginner"))
    assert reply.notice == "Mira plays for Ben now."
    await until(lambda: rooms.screen(CHAT).revision > screen.revision)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "move", "d3"))
    # The computer's answer, and Ann is to move again.
    await until(lambda: rooms.screen(CHAT).revision >= screen.revision + 3)
    shown = rooms.screen(CHAT)
    assert "Ann, your turn ⚫" in shown.caption
    assert not (await rooms.desk.press(BEN, CHAT, payload(shown, "return"))).refused
    await until(lambda: "Ben ⚪" in rooms.screen(CHAT).caption)
    await rooms.desk.press(ANN, CHAT, rooms.screen(CHAT).choices[0].payload)
    await until(lambda: "Ben, your turn ⚪" in rooms.screen(CHAT).caption)
    assert "return" not in {b.payload.partition(":")[0] for b in buttons(rooms.screen(CHAT))}


async def test_a_press_that_comes_twice_replaces_once(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    press = replacing(screen, "1", "club")
    replies = [await rooms.desk.press(BEN, CHAT, press) for _ in range(2)]
    assert replies[0].notice == "Mira plays for Ben now." and replies[1].refused
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert table.revision == screen.revision + 1


async def test_somebody_elses_seat_is_asked_for_once_and_of_everybody(
    rooms: Rooms, store: Store
) -> None:
    screen = await started(rooms)
    press = replacing(screen, "1", "club")
    replies = [await rooms.desk.press(ANN, CHAT, press) for _ in range(2)]
    assert [reply.notice for reply in replies] == ["Asked. Still to answer: Ben."] * 2
    await until(lambda: rooms.screen(CHAT).revision > screen.revision)
    asking = rooms.screen(CHAT)
    assert "Ann proposes that Mira takes over for Ben" in asking.caption
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert (table.revision, table.chairs[1].person) == (screen.revision + 1, BEN.key)
    assert not (await rooms.desk.press(BEN, CHAT, payload(asking, "agree"))).refused
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert (table.chairs[1].level, table.chairs[1].former) == ("club", BEN.key)


async def test_whoever_left_a_seat_comes_back_from_their_own_chat(
    rooms: Rooms, store: Store
) -> None:
    screen = await started(rooms)
    await rooms.desk.press(BEN, CHAT, replacing(screen, "1", "beginner"))
    reply = await rooms.desk.command(BEN, room("ben", private=True), "return", {})
    assert not reply.refused
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert table.chairs[1].person == BEN.key


async def test_whoever_looks_on_alone_is_offered_no_hand(rooms: Rooms) -> None:
    screen = await started(rooms, game="crosswise")
    assert payload(screen, "hand")
    await rooms.desk.press(ANN, CHAT, replacing(screen, "0", "beginner"))
    for who in (ANN, CLEO):
        alone = await rooms.desk.page_screens.table(screen.table, who, "en")
        assert "hand" not in {b.payload.partition(":")[0] for b in buttons(alone)}


async def chosen(rooms: Rooms, who: Person, line: str, seat: int, level: str) -> Reply:
    """The answer to /replace, once its giver has chosen what it asks for."""
    reply = await rooms.desk.line(who, CHAT, "replace", line)
    wanted = (str(seat), level)
    while reply.screen is not None:
        assert reply.screen.audience == who.account and reply.private
        known = {unpack(choice.payload).path: choice for choice in reply.screen.choices}
        button = known.get(wanted) or known[wanted[:1]]
        stands_out = button.style is Style.PRIMARY
        assert stands_out == (level in line and len(known) == len(LEVELS))
        reply = await rooms.desk.press(who, CHAT, button.payload)
    return reply


async def test_the_buttons_lead_to_a_seat_and_a_level(rooms: Rooms) -> None:
    screen = await started(rooms)
    for who in (ANN, BEN):  # the host has nothing that others lack
        whose = (await rooms.desk.press(who, CHAT, payload(screen, "replace"))).screen
        assert whose is not None
        assert [b.label for b in whose.choices] == ["1. Ann", "2. Ben"]
    assert whose is not None
    level = (await rooms.desk.press(BEN, CHAT, whose.choices[1].payload)).screen
    assert level is not None and "Ben" in level.caption
    assert len(level.choices) == 5
    assert not (await rooms.desk.press(BEN, CHAT, level.choices[1].payload)).refused
    own = (await rooms.desk.press(BEN, CHAT, payload(screen, "replace"))).screen
    assert own is None, "Ben no longer plays"


async def test_whoever_does_not_play_here_leaves_no_seat(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms)
    for path in ((), ("1",), ("1", "club")):
        reply = await rooms.desk.press(CLEO, CHAT, replacing(screen, *path))
        assert reply.notice == "You do not play at this table."
    assert (await rooms.desk.press(CLEO, CHAT, Press("return", screen.table, 0).pack())).refused
    reply = await rooms.desk.press(BEN, CHAT, replacing(screen, "1", "club"))
    assert not reply.refused
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert [(c.person, c.level, c.former) for c in table.chairs] == [
        (ANN.key, "", ""),
        ("", "club", BEN.key),
    ]


@pytest.mark.parametrize(
    ("who", "line", "seat", "level"),
    [
        (BEN, "ben club", 1, "club"),
        (BEN, "2 expert", 1, "expert"),
        (BEN, "B", 1, "casual"),
        (ANN, "master", 0, "master"),
        (BEN, "", 1, "casual"),
    ],
)
async def test_the_command_takes_a_seat_or_a_name_and_a_level_and_asks_for_the_last_of_them(
    rooms: Rooms, store: Store, who: Person, line: str, seat: int, level: str
) -> None:
    screen = await started(rooms)
    reply = await chosen(rooms, who, line, seat, level)
    assert not reply.refused, reply.notice
    table = await table_rows.load(store.database, screen.table)
    assert table is not None
    assert table.chairs[seat].level == level


@pytest.mark.parametrize(
    ("who", "line", "seat", "level"),
    [(ANN, "ben club", 1, "club"), (ANN, "2", 1, "casual"), (BEN, "a expert", 0, "expert")],
)
async def test_the_command_asks_for_somebody_elses_seat(
    rooms: Rooms, store: Store, who: Person, line: str, seat: int, level: str
) -> None:
    screen = await started(rooms)
    reply = await chosen(rooms, who, line, seat, level)
    assert reply.notice.startswith("Asked.")
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.proposal is not None
    assert (table.proposal.number, table.proposal.detail) == (seat, level)
    assert not any(chair.level for chair in table.chairs)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("3", "I do not understand “3”"),
        ("0", "I do not understand “0”"),
        ("zoe", "I do not understand “zoe”"),
        ("a b c", "“b” makes no sense after /replace"),
    ],
)
async def test_a_seat_that_there_is_not_is_named(rooms: Rooms, line: str, answer: str) -> None:
    await started(rooms)
    reply = await rooms.desk.line(ANN, CHAT, "replace", line)
    assert reply.refused
    assert reply.notice.startswith(answer)


async def test_coming_back_by_command_shows_the_board(rooms: Rooms) -> None:
    screen = await started(rooms)
    await chosen(rooms, BEN, "", 1, "casual")
    reply = await rooms.desk.line(BEN, CHAT, "return", "")
    assert reply.screen is not None and reply.screen.table == screen.table
    again = await rooms.desk.line(BEN, CHAT, "return", "")
    assert again.notice == rooms.desk.words.say("en", NotSeated().code)


@pytest.mark.parametrize("timing", [Timing(show=0.0)])
async def test_computers_alone_play_and_their_host_may_have_it_all_again(
    rooms: Rooms, store: Store
) -> None:
    reply = await rooms.desk.command(
        ANN, CHAT, "play", {"game": "reversi", "position": NEARLY_OVER}
    )
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(ANN, CHAT, payload(screen, "watch"))
    for seat, name in (1, "Otto"), (2, "Mira"):
        await until(lambda: payload(rooms.screen(CHAT), "add"))
        await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "add", "beginner"))
        await until(lambda n=seat: rooms.screen(CHAT).caption.count("(Beginner)") == n)
        assert name in rooms.screen(CHAT).caption
    assert "The host can start the match." in rooms.screen(CHAT).caption
    reply = await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "start"))
    assert reply.notice == "Only whoever opened the table can do that."
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "start"))
    await until(lambda: "wins" in rooms.screen(CHAT).caption)
    over = rooms.screen(CHAT)
    assert (await rooms.desk.press(BEN, CHAT, payload(over, "rematch"))).refused
    assert not (await rooms.desk.press(ANN, CHAT, payload(over, "rematch"))).refused
    table = await table_rows.load(store.database, over.table)
    assert table is not None and table.match is not None
    assert (table.match.number, table.status) in ((1, Status.PLAYING), (1, Status.OVER))


async def test_when_the_last_person_watches_the_lobby_stays_open(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await until(lambda: "White: Ben" in rooms.screen(CHAT).caption)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "watch"))
    await until(lambda: "Ann" not in rooms.screen(CHAT).caption)
    assert "White: Ben" in rooms.screen(CHAT).caption
    await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "leave"))
    await until(lambda: "Ben" not in rooms.screen(CHAT).caption)
    assert "closed" not in rooms.screen(CHAT).caption
