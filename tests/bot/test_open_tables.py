"""Open tables: who finds them, who sits down, and what strangers are told of those who play."""

import asyncio

import pytest
from sqlalchemy import insert

from bot.desk import Desk
from bot.features.blocking.api import Blocking
from bot.people import Chat, Person
from bot.press import Press, unpack
from bot.screens import Screen
from bot.store.schema import standings
from bot.store.store import Store
from bot.tables.table import Status
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, until
from tests.tally import settled

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
LOUNGE = room("lounge")
AGES = 90_000.0  # seconds, over a day: nobody is here any more, and the table is open still
ANNS, BENS, CLEOS = (room(name, private=True) for name in ("ann", "ben", "cleo"))


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


async def opened(rooms: Rooms, host: Person, chat: Chat, line: str = "reversi") -> Screen:
    """The lobby of a table that its host has opened to everybody."""
    lobby = await rooms.post(host, chat, await rooms.desk.line(host, chat, "play", line))
    await rooms.desk.press(host, chat, payload(lobby, "public", "on"))
    await until(lambda: payload(rooms.screen(chat), "public", "off"))
    return rooms.screen(chat)


async def listed(desk: Desk, who: Person, chat: Chat) -> Screen:
    """What somebody is shown who asks for open tables."""
    reply = await desk.line(who, chat, "open", "")
    assert reply.screen is not None
    assert reply.private or chat.private
    return reply.screen


def seats(screen: Screen) -> list[str]:
    """The codes of the tables at which one can sit down, in order."""
    presses = [unpack(button.payload) for button in buttons(screen)]
    return [press.table for press in presses if press.verb == "sit"]


def somebody(game: str = "reversi") -> str:
    return Press("somebody", "", 0, (game,)).pack()


async def test_a_host_opens_a_table_and_whoever_asks_finds_it_and_sits_down(rooms: Rooms) -> None:
    hidden = await rooms.post(ANN, LOUNGE, await rooms.desk.line(ANN, LOUNGE, "play", "reversi"))
    assert (await listed(rooms.desk, BEN, BENS)).lines == (
        "No table is open now. Open one, and whoever comes can sit down:",
    )
    refused = await rooms.desk.press(BEN, LOUNGE, payload(hidden, "public", "on"))
    assert refused.notice == "Only Ann, who opened the table, can do that."
    table = await opened(rooms, ANN, LOUNGE, "crosswise")
    assert any("open to everybody" in line for line in rooms.screen(LOUNGE).lines)
    shown = await listed(rooms.desk, BEN, BENS)
    assert shown.lines[1] == "1. Ann — Crosswise · no clock · rated"
    assert hidden.table not in str(shown)
    assert seats(await listed(rooms.desk, ANN, ANNS)) == []
    reply = await rooms.desk.press(BEN, BENS, payload(shown, "sit"))
    assert reply.screen is not None
    assert (reply.screen.table, reply.screen.kind) == (table.table, "lobby")
    chairs = (await kept(rooms.store, table.table)).chairs
    assert [chair.name for chair in chairs] == ["Ann", "Ben"]


async def test_a_host_who_has_gone_hears_once_that_somebody_has_sat_down(
    rooms: Rooms, clock: Clock
) -> None:
    table = (await opened(rooms, ANN, LOUNGE, "crosswise")).table
    for who, chat in ((BEN, BENS), (CLEO, CLEOS)):
        clock.now += AGES
        shown = await listed(rooms.desk, who, chat)
        await rooms.desk.press(who, chat, payload(shown, "sit"))
        await settled(rooms.desk)
        assert rooms.notified == [(ANN.key, LOUNGE.id)], who.name
        assert not (await rooms.desk.line(who, chat, "leave", table)).refused
    assert rooms.screen(LOUNGE).kind == "lobby"


async def test_in_a_group_the_list_and_the_seat_are_for_the_asker_alone(rooms: Rooms) -> None:
    await opened(rooms, ANN, ANNS)
    shown = await listed(rooms.desk, BEN, LOUNGE)
    reply = await rooms.desk.press(BEN, LOUNGE, payload(shown, "sit"))
    assert reply.private
    assert [chat for chat, _ in rooms.messages if chat == LOUNGE.key] == []
    chooser = await rooms.desk.line(BEN, BENS, "play", "")
    crowd = await rooms.desk.line(BEN, LOUNGE, "play", "")
    assert chooser.screen is not None and crowd.screen is not None
    asks = [("do", ("open",))]
    known = [unpack(button.payload) for button in buttons(chooser.screen)]
    assert [(p.verb, p.path) for p in known if p.path == ("open",)] == asks
    assert all(unpack(button.payload).path != ("open",) for button in buttons(crowd.screen))


async def test_two_who_ask_at_once_play_each_other_and_the_third_waits(rooms: Rooms) -> None:
    asked = ((ANN, ANNS), (BEN, BENS), (CLEO, CLEOS))
    replies = await asyncio.gather(
        *(rooms.desk.press(who, chat, somebody()) for who, chat in asked)
    )
    codes = [reply.screen.table for reply in replies if reply.screen]
    assert len(codes) == 3
    tables = [await kept(rooms.store, code) for code in dict.fromkeys(codes)]
    assert sorted((len(one.chairs), one.status) for one in tables) == [
        (1, Status.LOBBY),
        (2, Status.PLAYING),
    ]
    again = await rooms.desk.press(ANN, ANNS, somebody("triominos"))
    assert again.screen is not None and again.screen.table not in codes


async def test_whoever_finds_a_seat_taken_gets_another_table(rooms: Rooms) -> None:
    table = await opened(rooms, ANN, ANNS)
    shown = await listed(rooms.desk, BEN, BENS), await listed(rooms.desk, CLEO, CLEOS)
    replies = await asyncio.gather(
        rooms.desk.press(BEN, BENS, payload(shown[0], "sit")),
        rooms.desk.press(CLEO, CLEOS, payload(shown[1], "sit")),
    )
    codes = {reply.screen.table for reply in replies if reply.screen}
    assert len(codes) == 2 and table.table in codes
    other = await kept(rooms.store, next(iter(codes - {table.table})))
    assert other.open and len(other.chairs) == 1


async def test_the_table_nearest_in_rating_comes_first_with_what_may_be_seen(
    rooms: Rooms, store: Store
) -> None:
    skills = (ANN, 40.0), (BEN, 26.0), (CLEO, 25.0)
    row = {"game": "reversi", "sigma": 2.0, "matches": 9, "points": 4.0, "proven": True}
    rows = [row | {"person": who.key, "mu": mu} for who, mu in skills]
    await store.database.write(lambda connection: connection.execute(insert(standings), rows))
    far, near = await opened(rooms, ANN, ANNS), await opened(rooms, BEN, BENS)
    shown = await listed(rooms.desk, CLEO, CLEOS)
    assert seats(shown) == [near.table, far.table]
    assert "Ben (1040)" in shown.lines[1]
    await rooms.desk.line(BEN, BENS, "settings", "ladder off")
    veiled = await listed(rooms.desk, CLEO, CLEOS)
    assert veiled.lines[1] == "1. somebody — Reversi · no clock · rated"
    assert "Ben" not in str(veiled)


async def test_who_has_blocked_somebody_and_who_is_blocked_find_no_table_of_the_other(
    rooms: Rooms, desk: Desk
) -> None:
    table = await opened(rooms, ANN, ANNS)
    shown = await listed(desk, BEN, BENS)
    await desk.features.api("blocking", Blocking).block(ANN.key, BEN.key)
    assert seats(await listed(desk, BEN, BENS)) == []
    refused = await desk.press(BEN, BENS, payload(shown, "sit"))
    assert refused == await desk.press(BEN, BENS, Press("sit", "ZZZZZZZ", 0).pack())
    by_code = await desk.press(BEN, BENS, Press("join", table.table, table.revision).pack())
    assert by_code.refused and "taken" in by_code.notice
    own = await desk.press(BEN, BENS, somebody())
    assert own.screen is not None and own.screen.table != table.table
    assert seats(await listed(desk, ANN, ANNS)) == []
    assert seats(await listed(desk, CLEO, CLEOS)) == [table.table, own.screen.table]


async def test_a_lobby_that_its_host_closes_again_is_found_by_nobody(rooms: Rooms) -> None:
    table = await opened(rooms, ANN, ANNS)
    assert seats(await listed(rooms.desk, BEN, BENS)) == [table.table]
    await rooms.desk.press(ANN, ANNS, payload(rooms.screen(ANNS), "public", "off"))
    assert seats(await listed(rooms.desk, BEN, BENS)) == []
    late = await rooms.desk.press(BEN, BENS, Press("sit", table.table, 0).pack())
    none = await rooms.desk.press(BEN, BENS, Press("sit", "ZZZZZZZ", 0).pack())
    assert late.refused
    assert late == none, "nobody finds out so which codes there are"
