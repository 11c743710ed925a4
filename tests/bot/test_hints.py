"""A hint: for the one whose turn it is, and for nobody else."""

import re

import pytest

import render
from bot.desk.reply import others_of
from bot.people import Person
from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from engines import GAMES
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, seen, until
from tests.desks import desk_of

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")
HIDDEN = [key for key in GAMES if key != "reversi"]


async def started(rooms: Rooms, game: str = "reversi", hints: str = "on") -> Screen:
    """A running match that Ann opened and Ben joined."""
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    wanted = {"on": (("hints", "on"),), "off": (("rated", "off"), ("hints", "off"))}
    for verb, value in wanted[hints]:  # two people play for their ratings unless they say so
        assert not (await rooms.desk.press(ANN, CHAT, payload(screen, verb, value))).refused
    return await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))


def hint_of(screen: Screen) -> str:
    return Press("hint", screen.table, screen.revision).pack()


async def test_whoever_is_to_move_is_told_a_good_move_and_what_it_leads_to(rooms: Rooms) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, "hint"))
    assert re.fullmatch(r"Try (d3|c4|f5|e6) \(expected lead [+−]\d+\.\d\)\.", reply.notice)
    assert reply.alert and not reply.refused
    again = await rooms.desk.press(ANN, CHAT, payload(screen, "hint"))
    assert again == reply


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_private_picture_of_the_own_view_with_the_move_marked(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game)
    mover = await to_move(rooms, screen)
    reply = await rooms.desk.press(mover, CHAT, hint_of(screen))
    shown = reply.screen
    assert reply.private and shown is not None and shown.audience == mover.key
    assert shown.lines == (reply.notice,), "the caption is the hint alone"
    assert shown.alt.startswith(reply.notice)
    assert (shown.table, shown.revision, shown.hinted) == (screen.table, screen.revision, True)
    table = await kept(store, screen.table)
    view = seen(table, table.seats_of(mover.key)[0])
    plain = render.paint(view, (), "light")
    marked = {move: render.paint(view, (), "light", (render.HINT, move)) for move in view.moves}
    assert shown.picture is not None and shown.picture.png != plain.png
    (move,) = {move for move, picture in marked.items() if picture.png == shown.picture.png} or {""}
    named = [words for words in re.split(r"[ .(]", reply.notice) if words]
    assert move and move.split(".")[-1] in named
    left = [region.choice for region in shown.picture.regions]
    assert left == [region.choice for region in plain.regions], "everything can still be chosen"
    own = await rooms.desk.tables.own_screen(screen.table, mover, CHAT)
    assert (shown.choices, shown.actions) == (own.choices, own.actions)


async def test_a_page_keeps_the_hint_in_its_second_line_until_something_changes(
    rooms: Rooms,
) -> None:
    screen = await started(rooms, "crosswise")
    mover = await to_move(rooms, screen)
    for theme in ("light", "dark"):
        plain = await rooms.desk.page_screens.table(screen.table, mover, "en", theme)
        shown = await rooms.desk.page_screens.table(screen.table, mover, "en", theme, hinted=True)
        assert shown.hinted and not plain.hinted
        assert shown.lines[0] == plain.lines[0] and shown.lines[1].startswith("Try ")
        assert shown.picture is not None and plain.picture is not None
        assert shown.picture.content != plain.picture.content
    for other in {ANN, BEN, CLEO} - {mover}:
        theirs = await rooms.desk.page_screens.table(screen.table, other, "en", hinted=True)
        assert theirs == await rooms.desk.page_screens.table(screen.table, other, "en")


async def test_a_page_shows_no_hint_where_there_are_none(rooms: Rooms) -> None:
    screen = await started(rooms, hints="off")
    mover = await to_move(rooms, screen)
    shown = await rooms.desk.page_screens.table(screen.table, mover, "en", hinted=True)
    assert not shown.hinted


async def to_move(rooms: Rooms, screen: Screen) -> Person:
    """Whoever of the two has the turn."""
    for who in (ANN, BEN):
        if (await rooms.desk.page_screens.table(screen.table, who, "en")).yours:
            return who
    raise AssertionError("nobody is to move")


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
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and not table.hints


async def test_only_the_host_turns_hints_off(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})
    screen = await rooms.post(ANN, CHAT, reply)
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "hints"))
    assert reply.notice == "Only Ann, who opened the table, can do that."
    await rooms.desk.press(ANN, CHAT, payload(screen, "rated", "off"))
    await rooms.desk.press(ANN, CHAT, payload(screen, "hints", "off"))
    await until(lambda: "hints off" in rooms.screen(CHAT).caption)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "hints", "on"))
    await until(lambda: "hints on" in rooms.screen(CHAT).caption)


async def test_the_answer_to_a_command_in_a_group_is_a_private_screen(rooms: Rooms) -> None:
    """Where a command's answer can be read by all, only the way to the hint is shown."""
    screen = await started(rooms)
    reply = await rooms.desk.command(ANN, CHAT, "hint", {})
    assert reply.private and reply.screen is not None
    assert reply.screen.audience == ANN.key
    assert reply.screen.caption == reply.notice and reply.notice.startswith("Try ")
    assert reply.screen.hinted and reply.screen.picture is not None
    others = others_of(reply)
    assert isinstance(others, Screen) and others.audience is None
    assert "Try " not in str(others)
    assert payload(others, "hint") == hint_of(screen)
    assert [b.url for b in buttons(others)] == ["", rooms.link(screen.table)]
    told = await rooms.desk.press(ANN, CHAT, payload(others, "hint"))
    assert told.alert and told.notice == reply.notice
    rooms.shows_privately = True
    reply = await rooms.desk.command(ANN, CHAT, "hint", {})
    assert reply.private and reply.screen is not None and reply.screen.audience == ANN.key


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
    assert replies[mover].notice.startswith("Try ") and replies[mover].private
    shown = replies[mover].screen
    assert replies[mover].alert and shown is not None and shown.audience == mover.key
    seen = await rooms.desk.page_screens.table(screen.table, mover, "en")
    assert any(button.label in replies[mover].notice for button in seen.choices)
    assert "hint" in {unpack(b.payload).verb for b in buttons(seen)}
    other = BEN if mover is ANN else ANN
    theirs = await rooms.desk.page_screens.table(screen.table, other, "en")
    assert "hint" not in {unpack(b.payload).verb for b in buttons(theirs)}


async def test_without_an_answer_of_the_players_that_is_said(store: Store) -> None:
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    desk = desk_of(store, workers)
    rooms = Rooms(desk)
    desk.attach(rooms)
    screen = await started(rooms)
    reply = await desk.press(ANN, CHAT, payload(screen, "hint"))
    assert reply.notice == "I have no hint this time."
    await desk.close()
    await workers.close()
