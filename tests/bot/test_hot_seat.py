"""Several hidden hands on one screen: the next one is seen only after the device was passed on."""

from dataclasses import replace

import pytest

from bot.players.workers import Workers
from bot.press import Press, unpack
from bot.screens import Screen
from bot.store.store import Store
from engines import GAMES
from engines.game import View
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, seen, until, verbs
from tests.desks import desk_of

ANN = person("Ann")
OWN = room("Ann's own", private=True)
HIDDEN = [key for key in GAMES if key != "reversi"]

hidden = pytest.mark.parametrize("game", HIDDEN)


async def begun(rooms: Rooms, game: str, *name: str) -> Screen:
    """Ann holds both seats in her private chat."""
    screen = await rooms.post(ANN, OWN, await rooms.desk.command(ANN, OWN, "play", {"game": game}))
    await rooms.desk.press(ANN, OWN, Press("also", screen.table, screen.revision, name).pack())
    return await rooms.post(ANN, OWN, await rooms.desk.command(ANN, OWN, "start", {}))


async def test_whoever_plays_the_other_side_has_a_name_that_outlives_a_new_one_of_the_first(
    rooms: Rooms, store: Store
) -> None:
    screen = await rooms.post(
        ANN, OWN, await rooms.desk.command(ANN, OWN, "play", {"game": "reversi"})
    )
    code = screen.table
    for wrong in (("1",), ("jrswc", "jrswc")):
        nonsense = Press("also", code, screen.revision, wrong).pack()
        assert (await rooms.desk.press(ANN, OWN, nonsense)).refused
    await rooms.desk.press(ANN, OWN, Press("also", code, screen.revision, ("jrswc",)).pack())
    await rooms.desk.readers.rename(replace(ANN, name="Anna"))
    assert [chair.name for chair in (await kept(store, code)).chairs] == ["Anna", "Lea"]


async def test_a_device_is_passed_to_a_name_that_is_numbered_only_where_it_is_twice(
    rooms: Rooms,
) -> None:
    for name, numbered in (((), True), (("jrswc",), False)):
        shown = await begun(rooms, "triominos", *name)
        assert shown.kind == "curtain" and ("(" in shown.lines[0]) is numbered


async def started(rooms: Rooms, store: Store, game: str) -> Screen:
    """The first turn is over, and the other seat is to move: a turn may begin with draws."""
    screen = await begun(rooms, game)
    assert screen.kind == "curtain", "also the first hand is shown to nobody but its player"
    opened = await open_hand(rooms, screen)
    assert opened.kind == "board" and "mine" in verbs(opened)
    first = (await view(rooms, store, screen.table, None)).turn
    while (await view(rooms, store, screen.table, None)).turn == first:
        await play_on(rooms, store, screen.table)
    return await page(rooms, screen.table)


async def view(rooms: Rooms, store: Store, code: str, seat: int | None) -> View:
    return seen(await kept(store, code), seat)


async def page(rooms: Rooms, code: str, language: str = "en") -> Screen:
    """What Ann's browser shows."""
    return await rooms.desk.page_screens.table(code, ANN, language)


def tells(screen: Screen, view: View) -> bool:
    """Whether a screen is made from this view of a seat."""
    own = set(view.hand)
    said = " ".join((*screen.lines, screen.alt, *(b.payload for b in buttons(screen))))
    assert screen.picture is not None
    return (
        "mine" in verbs(screen)
        or any(region.choice in own for region in screen.picture.regions)
        or any(f":{piece}" in said for piece in own)
    )


async def open_hand(rooms: Rooms, screen: Screen) -> Screen:
    """Press the one button of a curtain."""
    reply = await rooms.desk.press(ANN, OWN, payload(screen, "seat"))
    assert reply.private and reply.screen is not None and not reply.refused
    return reply.screen


async def play_on(rooms: Rooms, store: Store, code: str) -> None:
    """Ann's move from whatever seat is hers."""
    table = await kept(store, code)
    turn = (await view(rooms, store, code, None)).turn
    assert turn is not None
    moves = (await view(rooms, store, code, turn)).moves
    path = tuple(moves[0].split("."))
    reply = await rooms.desk.press(ANN, OWN, Press("mine", code, table.revision, path).pack())
    assert not reply.refused, reply.notice


@hidden
async def test_between_two_hands_stands_a_curtain_with_one_button(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, store, game)
    code = screen.table
    seen: set[int] = set()
    for _ in range(6):
        public = await view(rooms, store, code, None)
        if public.turn is None:
            break
        own = await view(rooms, store, code, public.turn)
        shown = await page(rooms, code)
        if shown.kind != "curtain":
            assert seen and public.turn in seen, "the same seat goes on"
        else:
            assert [unpack(b.payload).verb for b in buttons(shown)] == ["seat"]
            assert shown.lines[0].startswith("Pass the device to Ann")
            assert shown.yours and shown.audience == ANN.key
            assert not tells(shown, own)
            everybody = await rooms.desk.page_screens.table(code, person("Eve"), "en")
            assert shown.picture == everybody.picture and shown.alt == everybody.alt
            opened = await open_hand(rooms, shown)
            assert opened.kind == "board" and tells(opened, own)
            again = await page(rooms, code)
            told = tuple(button._replace(preview=None) for button in again.choices)
            assert told == opened.choices and again.kind == "board"
        seen = {public.turn}
        await play_on(rooms, store, code)
    assert seen


@hidden
async def test_after_a_restart_the_curtain_stands_again(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, store, game)
    await open_hand(rooms, await page(rooms, screen.table))
    assert (await page(rooms, screen.table)).kind == "board"
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    again = desk_of(store, workers)
    other = Rooms(again)
    again.attach(other)
    assert (await page(other, screen.table)).kind == "curtain"
    await again.close()
    await workers.close()


@hidden
async def test_a_private_chat_goes_back_behind_the_curtain_after_each_move(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, store, game)
    await until(lambda: rooms.screen(OWN).kind == "curtain")
    first = (await view(rooms, store, screen.table, None)).turn
    await rooms.desk.press(ANN, OWN, payload(rooms.screen(OWN), "seat"))
    await play_on(rooms, store, screen.table)
    turn = (await view(rooms, store, screen.table, None)).turn
    table = await kept(store, screen.table)
    await until(lambda: rooms.screen(OWN).revision == table.revision)
    shown = rooms.screen(OWN)
    if turn == first:  # a tile was drawn
        assert shown.kind == "board"
    else:
        assert shown.kind == "curtain"
        assert not tells(shown, await view(rooms, store, screen.table, turn))


@hidden
async def test_nothing_else_tells_of_a_hand_behind_the_curtain(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, store, game)
    code = screen.table
    table = await kept(store, code)
    eve = person("Eve")
    told = await rooms.desk.tables.history(code, ANN, "en")
    assert told == await rooms.desk.tables.history(code, eve, "en")
    text = await rooms.desk.press(ANN, OWN, Press("text", code, table.revision).pack())
    public = await rooms.desk.press(eve, OWN, Press("text", code, table.revision).pack())
    assert text.screen is not None and public.screen is not None
    assert text.screen.lines == public.screen.lines
    hint = await rooms.desk.press(ANN, OWN, Press("hint", code, table.revision).pack())
    assert not hint.notice and hint.screen is not None and hint.screen.kind == "curtain"
    marked = await rooms.desk.page_screens.table(code, ANN, "en", hinted=True)
    assert marked.kind == "curtain" and not marked.hinted


@hidden
async def test_only_the_seat_to_move_is_opened_and_by_its_holder_alone(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, store, game)
    press = unpack(payload(await page(rooms, screen.table), "seat"))
    other = Press("seat", press.table, press.revision, (str(1 - int(press.path[0])),)).pack()
    assert (await rooms.desk.press(ANN, OWN, other)).refused
    assert (await page(rooms, screen.table)).kind == "curtain"
    eve = await rooms.desk.press(person("Eve"), OWN, press.pack())
    assert eve.refused and eve.screen is None


@hidden
async def test_who_plays_one_seat_needs_no_curtain(rooms: Rooms, game: str) -> None:
    args = {"game": game, "computer": "beginner", "first": "1"}
    reply = await rooms.desk.command(
        ANN,
        OWN,
        "play",
        args
        if game == "crosswise"
        else {key: value for key, value in args.items() if key != "first"},
    )
    assert reply.screen is not None and reply.screen.kind == "board"


async def test_an_open_game_has_no_curtain(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms, "reversi")
    assert screen.kind == "board"
    await play_on(rooms, store, screen.table)
    assert (await page(rooms, screen.table)).kind == "board"


@pytest.mark.parametrize("game", GAMES)
async def test_what_one_player_did_is_not_said_to_the_other_as_theirs(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await begun(rooms, game)
    code, first = screen.table, (await view(rooms, store, screen.table, None)).turn
    while (await view(rooms, store, code, None)).turn == first:
        await play_on(rooms, store, code)
    shown = await page(rooms, code)
    if shown.kind == "curtain":
        shown = await open_hand(rooms, shown)
    assert shown.lines[1].startswith("\u2068Ann\u2069 ") or "Ann " in shown.lines[1]
    assert "You " not in shown.lines[1]


@hidden
async def test_a_curtain_speaks_german_too(rooms: Rooms, store: Store, game: str) -> None:
    screen = await started(rooms, store, game)
    shown = await page(rooms, screen.table, "de")
    assert shown.lines[0].startswith("Gib das Gerät weiter an Ann")
    assert [b.label for b in buttons(shown)] == ["Hand zeigen"]
