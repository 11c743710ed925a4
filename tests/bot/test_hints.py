"""A hint: for the one whose turn it is, and for nobody else."""

import re

import pytest

from bot.desk import Desk
from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.screens import Screen
from bot.store import Store
from bot.texts import Words
from engines import GAMES
from tests.bot.rooms import Rooms, buttons, payload, person, room, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")
HIDDEN = [key for key in GAMES if key != "reversi"]


async def started(rooms: Rooms, game: str = "reversi", hints: str = "on") -> Screen:
    """A running match that Ann opened and Ben joined."""
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    if hints == "off":
        assert not (await rooms.desk.press(ANN, CHAT, payload(screen, "hints", "off"))).refused
    return await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))


def hint_of(screen: Screen) -> str:
    return Press("hint", screen.table, screen.revision).pack()


async def test_whoever_is_to_move_is_told_a_good_move_and_what_it_leads_to(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, "hint"))
    assert re.fullmatch(r"Try (d3|c4|f5|e6) \(expected lead [+−]\d+\.\d\)\.", reply.notice)
    assert reply.alert and reply.screen is None and not reply.refused
    again = await rooms.desk.press(ANN, CHAT, payload(screen, "hint"))
    assert again == reply


async def test_nobody_else_gets_a_hint(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "hint"))
    assert reply.notice == "Not your turn: Ann is to move."
    reply = await rooms.desk.press(CLEO, CHAT, payload(screen, "hint"))
    assert reply.notice == "You do not play at this table."
    for who in (BEN, CLEO):
        assert (await rooms.desk.command(who, CHAT, "hint", {})).refused


async def test_a_hint_on_an_older_board_is_refused(rooms: Rooms) -> None:
    screen = await started(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, "hint"))
    assert reply.notice == "The table has moved on. Look at the newest board."


async def test_the_host_can_turn_hints_off(rooms: Rooms, store: Store) -> None:
    screen = await started(rooms, hints="off")
    assert "hint" not in {unpack(b.payload).verb for b in buttons(screen)}
    for reply in (
        await rooms.desk.press(ANN, CHAT, hint_of(screen)),
        await rooms.desk.command(ANN, CHAT, "hint", {}),
    ):
        assert reply.refused
        assert reply.notice == "There are no hints at this table."
    table = await store.load(screen.table)
    assert table is not None and not table.hints


async def test_only_the_host_turns_hints_off(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
    screen = await rooms.post(ANN, CHAT, reply)
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "hints"))
    assert reply.notice == "Only Ann, who opened the table, can do that."
    on_and_off = [payload(screen, "hints", "off")]
    await rooms.desk.press(ANN, CHAT, on_and_off[0])
    await until(lambda: any(b.label == "Hints: off" for b in buttons(rooms.screen(CHAT))))
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "hints", "on"))
    await until(lambda: any(b.label == "Hints: allowed" for b in buttons(rooms.screen(CHAT))))


async def test_the_answer_to_a_command_in_a_group_is_a_private_screen(rooms: Rooms) -> None:
    """Where a command's answer can be read by all, only a way into the private chat is shown."""
    screen = await started(rooms)
    reply = await rooms.desk.command(ANN, CHAT, "hint", {})
    assert reply.private and reply.screen is not None
    assert reply.screen.audience == ANN.key
    assert reply.screen.table == screen.table
    rooms.shows_privately = True
    reply = await rooms.desk.command(ANN, CHAT, "hint", {})
    assert reply.screen is None and reply.notice.startswith("Try ")


async def test_a_hint_is_in_the_language_of_its_reader(rooms: Rooms) -> None:
    screen = await started(rooms)
    german = person("Ann", "de")
    reply = await rooms.desk.press(german, CHAT, payload(screen, "hint"))
    assert re.fullmatch(r"Versuch [a-h][1-8] \(erwarteter Vorsprung [+−]\d+,\d\)\.", reply.notice)


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_hint_names_an_own_piece_to_its_holder_alone(rooms: Rooms, game: str) -> None:
    screen = await started(rooms, game)
    replies = {who: await rooms.desk.press(who, CHAT, hint_of(screen)) for who in (ANN, BEN)}
    (mover,) = (who for who, reply in replies.items() if not reply.refused)
    assert replies[mover].notice.startswith("Try ")
    assert replies[mover].alert and replies[mover].screen is None
    seen = await rooms.desk.screen_for(screen.table, mover, "en")
    assert any(button.label in replies[mover].notice for button in seen.choices)
    assert "hint" in {unpack(b.payload).verb for b in buttons(seen)}
    other = BEN if mover is ANN else ANN
    theirs = await rooms.desk.screen_for(screen.table, other, "en")
    assert "hint" not in {unpack(b.payload).verb for b in buttons(theirs)}


async def test_without_an_answer_of_the_players_that_is_said(store: Store) -> None:
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    desk = Desk(store, workers, Words("en"))
    rooms = Rooms(desk)
    desk.attach(rooms)
    screen = await started(rooms)
    reply = await desk.press(ANN, CHAT, payload(screen, "hint"))
    assert reply.notice == "I have no hint this time."
    await desk.close()
    await workers.close()
