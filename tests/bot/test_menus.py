"""Menus that are open in a message: what opens, changes and closes them."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.desk.registry import Registry
from bot.people import Display, Person
from bot.press import Press, unpack
from bot.running.timing import Timing
from bot.screens import Screen
from bot.screens.menus import page_of
from bot.store.store import Store
from bot.texts import Words
from tests.bot.rooms import Rooms, kept, payload, person, room, until
from tests.desks import desk_of
from tests.starting import start
from tests.thinking import workers_for

ANN, BEN = person("Ann"), person("Ben")
CHAT = room("lounge")


async def opened(rooms: Rooms, game: str = "reversi") -> Screen:
    reply = await rooms.desk.command(ANN, CHAT, "play", {"game": game})
    return await rooms.post(ANN, CHAT, reply)


async def press(rooms: Rooms, who: Person, data: str) -> None:
    """Press a button of the only message, and wait until that shows what came of it."""
    reply = await rooms.desk.press(who, CHAT, data, "1")
    assert not reply.refused, reply.notice


def labels(screen: Screen) -> list[str]:
    return [button.label for row in screen.actions for button in row]


def menu_press(screen: Screen, *path: str) -> str:
    return Press("menu", screen.table, screen.revision, path).pack()


async def shows(rooms: Rooms, label: str) -> Screen:
    await until(lambda: label in labels(rooms.screen(CHAT)))
    return rooms.screen(CHAT)


async def test_a_choice_leads_back_to_the_menu_from_which_its_list_was_opened(
    rooms: Rooms, store: Store
) -> None:
    screen = await opened(rooms)
    await press(rooms, ANN, menu_press(screen, "options"))
    await shows(rooms, "Clock: none")
    await press(rooms, ANN, menu_press(screen, "clock"))
    page = await shows(rooms, "3 days + 1 day")
    edits = len(rooms.history)
    await press(rooms, ANN, payload(page, "clock", "3d-1d"))
    page = await shows(rooms, "Clock: 3 days + 1 day")
    assert labels(page)[0] == "‹ Back" and "clock 3 days + 1 day" in page.caption
    assert len(rooms.history) == edits + 1, "the choice and the way back are one edit"
    await press(rooms, ANN, menu_press(page))
    await shows(rooms, "Rules")
    assert (await kept(store, screen.table)).clock == "3d+1d"


async def test_what_is_chosen_is_ticked_in_its_list(rooms: Rooms) -> None:
    screen = await opened(rooms)
    await press(rooms, ANN, menu_press(screen, "series"))
    page = await shows(rooms, "✓ One match")
    assert sum(label.startswith("✓") for label in labels(page)) == 1
    await press(rooms, ANN, menu_press(page, "add"))
    page = await shows(rooms, "Club · Plays like a keen friend")
    assert not any(label.startswith("✓") for label in labels(page)), "none has been used"
    await press(rooms, ANN, payload(page, "add", "club"))
    screen = await shows(rooms, "Start")
    again = await rooms.desk.press(ANN, CHAT, menu_press(screen, "hints"), "1")
    assert not again.refused
    assert "✓ On" in labels(await shows(rooms, "✓ On"))


async def test_a_computer_added_leads_back_to_the_lobby(rooms: Rooms) -> None:
    screen = await opened(rooms, "crosswise")
    await press(rooms, ANN, menu_press(screen, "add"))
    page = await shows(rooms, "Club · Plays like a keen friend")
    assert labels(page)[:2] == ["‹ Back", "Join"], "others may still come"
    await press(rooms, ANN, payload(page, "add", "club"))
    page = await shows(rooms, "Start")
    assert "Otto (Club)" in page.caption


async def test_an_open_menu_closes_as_soon_as_it_would_take_something_from_others(
    rooms: Rooms, store: Store
) -> None:
    screen = await opened(rooms, "crosswise")
    await press(rooms, ANN, menu_press(screen, "options"))
    await shows(rooms, "Clock: none")
    await press(rooms, BEN, payload(screen, "join"))
    await shows(rooms, "Rules")
    assert "Ben" in rooms.screen(CHAT).caption
    stood = rooms.screen(CHAT)
    asked = await rooms.desk.press(ANN, CHAT, menu_press(stood, "series"), "1")
    assert asked.screen is not None and asked.screen.audience == ANN.key
    refused = await rooms.desk.press(BEN, CHAT, payload(asked.screen, "series", "match", "3"), "1")
    assert refused.notice == "Only Ann, who opened the table, can do that."
    done = payload(asked.screen, "series", "match", "3")
    back = await rooms.desk.press(ANN, CHAT, done, "", buttons=[done])
    assert back.screen is not None and "Series: first to 3" in labels(back.screen)
    assert (await kept(store, screen.table)).series.length == 3
    assert labels(rooms.screen(CHAT)) == labels(stood)


async def test_a_menu_opened_before_the_message_was_recorded_stays_open(
    rooms: Rooms, store: Store
) -> None:
    fresh = await opened(rooms)
    registry, chat = Registry(store), room("attic")
    displays = await registry.load(fresh.table)
    display = Display(0, fresh.table, chat, "7")
    state, _ = await registry.adopt(displays, display, rooms.sequence)
    assert state is not None
    state.display = replace(state.display, page=page_of("options"), shown=-1)
    kept_state, _ = await registry.add(displays, fresh, chat, "7", None, rooms.sequence)
    assert kept_state is state and state.display.page == page_of("options")
    state.display = replace(state.display, shown=0)
    await registry.add(displays, fresh, chat, "7", None, rooms.sequence)
    assert state.display.page == "", "what is shown later takes the place of the page"


async def test_a_start_closes_every_menu(rooms: Rooms) -> None:
    screen = await opened(rooms)
    await press(rooms, BEN, payload(screen, "join"))
    await press(rooms, ANN, menu_press(screen, "options"))
    await shows(rooms, "Clock: none")
    await rooms.desk.press(ANN, CHAT, Press("start", screen.table, 1).pack(), "1")
    await until(lambda: rooms.screen(CHAT).choices)


async def test_a_menu_is_still_open_after_a_restart(
    rooms: Rooms,
    store: Store,
    words: Words,
    games: str,
    timing: Timing,
    clock: Callable[[], float],
) -> None:
    screen = await opened(rooms)
    await press(rooms, ANN, payload(screen, "rated", "off"))
    await press(rooms, ANN, menu_press(screen, "hints"))
    page = await shows(rooms, "Off")
    await rooms.desk.close()
    workers = workers_for(games)
    desk = desk_of(store, workers, words, timing=timing, clock=clock)
    later = Rooms(desk, messages=rooms.messages)
    desk.attach(later)
    try:
        await start(desk)
        await press(later, ANN, payload(page, "hints", "off"))
        await shows(later, "Hints: off")
        assert "hints off" in later.screen(CHAT).caption
    finally:
        await desk.close()
        await workers.close()


@pytest.mark.parametrize(
    ("verb", "path", "held"),
    [
        ("set", ("first", "2"), lambda t: t.option("first", "") == "2"),
        ("series", ("match", "2"), lambda t: t.series.length == 2),
        ("series", ("single", "1"), lambda t: t.series.kind == "single"),
        ("clock", ("5m-10s",), lambda t: t.clock == "5m+10s"),
        ("hints", ("off",), lambda t: not t.hints),
        ("rated", ("off",), lambda t: not t.rated),
        ("add", ("casual",), lambda t: t.chairs[-1].level == "casual"),
        ("also", (), lambda t: len(t.chairs) == 2),
        ("cancel", (), lambda t: t.status == "closed"),
    ],
)
async def test_buttons_of_older_messages_do_what_they_did(
    rooms: Rooms, store: Store, verb: str, path: tuple[str, ...], held: Callable[..., bool]
) -> None:
    screen = await opened(rooms)
    await press(rooms, ANN, Press(verb, screen.table, screen.revision, path).pack())
    assert held(await kept(store, screen.table))


async def test_removing_oneself_is_leaving(rooms: Rooms, store: Store) -> None:
    screen = await opened(rooms)
    await press(rooms, BEN, payload(screen, "join"))
    refused = await rooms.desk.press(BEN, CHAT, Press("drop", screen.table, 1, ("0",)).pack(), "1")
    assert refused.refused
    await press(rooms, BEN, Press("drop", screen.table, 1, ("1",)).pack())
    assert [c.name for c in (await kept(store, screen.table)).chairs] == ["Ann"]


async def test_without_words_play_offers_every_game_with_what_it_is_about(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "")
    screen = reply.screen
    assert screen is not None and screen.lines[0] == "Which game?"
    assert [[unpack(button.payload).path for button in row] for row in screen.actions] == [
        [("crosswise",), ("reversi",), ("triominos",)],
        [("crosswise", "casual")],
        [("reversi", "casual")],
        [("triominos", "casual")],
        [("join",), ("help",)],
    ]
    assert any(line.startswith("Reversi: Two players") for line in screen.lines)
    opened = await rooms.desk.press(ANN, CHAT, payload(screen, "play", "reversi"))
    assert opened.screen is not None and opened.screen.kind == "lobby"
    german = await rooms.desk.line(person("Eva", "de"), room("own", True), "play", "")
    assert german.screen is not None and german.screen.lines[0] == "Welches Spiel?"
