"""Games with hidden hands at the desk: what a shared chat shows, and how a hand is played there."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count

import pytest

from bot.desk.reply import NewScreen, Reply
from bot.people import Chat, Person
from bot.press import unpack
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from engines import GAMES, chance
from engines.game import View
from engines.path import split
from tests.bot.rooms import Rooms, buttons, payload, person, room, surely, until
from tests.campaigns import so_many
from tests.patience import PATIENCE
from tests.starting import start

PEOPLE = tuple(person(name) for name in ("Ann", "Ben", "Cleo", "Dan"))
CHAT = room("lounge")
STANDINGS = ("First to 2: Ann 1 : 0 Ben.", "First to 2: 🟠 Orange 1 : 0 🟢 Green.")
HIDDEN = [key for key in GAMES if key != "reversi"]

pytestmark = pytest.mark.parametrize("game", HIDDEN)


def said(reply: Reply) -> str:
    """What a press answers, on a screen of its own or as a notice."""
    return reply.screen.caption if reply.screen is not None else reply.notice


async def started(rooms: Rooms, game: str, count: int, **args: str) -> Screen:
    """A match of so many people in the lounge."""
    ann, *others = PEOPLE[:count]
    reply = await rooms.desk.command(ann, CHAT, "play", {"game": game, **args})
    screen = await rooms.post(ann, CHAT, reply)
    for other in others:
        await rooms.desk.press(other, CHAT, payload(screen, "join"))
    await rooms.post(ann, CHAT, await rooms.desk.command(ann, CHAT, "start", {}))
    return rooms.screen(CHAT)


async def view_to_move(store: Store, code: str) -> tuple[Person | None, View]:
    """Whose turn it is, and what they see; nobody when the table waits."""
    table = await table_rows.load(store.database, code)
    assert table is not None and table.match is not None
    game = GAMES[table.game]
    state = game.start(table.match.setup)
    for move in table.match.moves:
        state = game.play(state, move)
    view = game.view(state, None)
    if view.turn is None:
        return None, view
    who = next((p for p in PEOPLE if p.key == table.chairs[view.turn].person), None)
    return who, game.view(state, view.turn)


def public_path(view: View, move: str) -> list[str]:
    """The tokens of a public keyboard that make a move: slots for pieces of the hand."""
    tokens, used = [], set()
    for choice in split(move):
        free = [slot for slot, piece in enumerate(view.hand) if piece == choice]
        slot = next((slot for slot in free if slot not in used), None)
        if slot is None:
            tokens.append(choice)
        else:
            used.add(slot)
            tokens.append(f"@{slot + 1}")
    return tokens


async def current(rooms: Rooms, store: Store, code: str) -> Screen:
    """The lounge's screen once it shows the table as it stands."""
    table = await table_rows.load(store.database, code)
    assert table is not None
    await until(lambda: rooms.screen(CHAT).revision == table.revision)
    await settled(rooms)
    return rooms.screen(CHAT)


async def play_publicly(rooms: Rooms, store: Store, code: str, number: int) -> bool:
    """One move on the group's keyboard; False when the match is over."""
    screen = await current(rooms, store, code)
    who, view = await view_to_move(store, code)
    if view.outcome is not None:
        return False
    if view.turn is None:
        reply = await rooms.desk.press(PEOPLE[0], CHAT, payload(screen, "next"))
        assert not reply.refused, reply.notice
        return True
    assert who is not None
    move = view.moves[number * 7919 % len(view.moves)]
    for token in public_path(view, move):
        await until(lambda t=token: offers(rooms.screen(CHAT), t))
        press = payload(rooms.screen(CHAT), "slot", token)
        reply = await rooms.desk.press(who, CHAT, press)
        assert not reply.refused, (move, token, reply.notice)
        table = await table_rows.load(store.database, code)
        assert table is not None
        if table.revision != screen.revision:
            return True
    raise AssertionError(f"{move} was not played")


def offers(screen: Screen, token: str) -> bool:
    """Whether the public keyboard has a button for this token."""
    return any(
        b.payload.startswith("slot:") and b.payload.endswith(f":{token}") for b in buttons(screen)
    )


async def settled(rooms: Rooms) -> None:
    """Wait until nothing more is about to be shown."""
    shown = -1
    while shown != len(rooms.history):
        shown = len(rooms.history)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("count", so_many([2, 4], [2, 3, 4]))
async def test_a_match_can_be_played_by_public_slots_alone(
    rooms: Rooms, store: Store, game: str, count: int
) -> None:
    screen = await started(rooms, game, count)
    for number in range(12):
        if not await play_publicly(rooms, store, screen.table, number):
            break
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None and len(table.match.moves) >= 12


async def test_a_public_payload_names_slots_and_places_only(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game, 2)
    _, view = await view_to_move(store, screen.table)
    for button in buttons(screen):
        if button.payload:
            assert not set(unpack(button.payload).path) & set(view.hand)
    assert screen.audience is None


async def test_a_hand_is_told_to_its_owner_alone(rooms: Rooms, store: Store, game: str) -> None:
    screen = await started(rooms, game, 2)
    who, _ = await view_to_move(store, screen.table)
    assert who is not None
    reply = await rooms.desk.press(who, CHAT, payload(screen, "hand"))
    assert reply.private and reply.screen is not None and reply.screen.audience == who.key
    assert 0 < len(reply.notice) <= 200
    stranger = person("Zoe")
    refused = await rooms.desk.press(stranger, CHAT, payload(screen, "hand"))
    assert refused.refused and refused.screen is None


async def test_half_a_choice_shows_nobody_what_was_chosen(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game, 2)
    who, view = await view_to_move(store, screen.table)
    assert who is not None
    seen = set()
    for slot in range(1, len(view.hand) + 1):
        await rooms.desk.press(who, CHAT, f"slot:{screen.table}:{screen.revision}:@{slot}")
        now = await current(rooms, store, screen.table)
        if now.revision != screen.revision:  # the only move of a slot is played at once
            return
        if now != screen:
            seen.add((now.picture and now.picture.png, now.lines, now.choices, now.actions))
        await rooms.desk.press(who, CHAT, f"slot:{screen.table}:{screen.revision}:back")
        await settled(rooms)
        assert rooms.screen(CHAT) == screen
    assert len(seen) == 1


async def walk(press: Callable[[str], Awaitable[Reply]], screen: Screen) -> Reply:
    """Press first private buttons until a move is made."""
    reply: Reply = NewScreen(screen)
    for _ in range(5):
        assert reply.screen is not None
        reply = await press(reply.screen.choices[0].payload)
        assert not reply.refused, reply.notice
        if reply.screen is None or reply.screen.revision > screen.revision:
            return reply
    raise AssertionError("a path without end")


async def test_a_private_hand_plays_a_move_in_place(rooms: Rooms, store: Store, game: str) -> None:
    rooms.shows_privately = True
    screen = await started(rooms, game, 2)
    who, _ = await view_to_move(store, screen.table)
    assert who is not None
    opened = await rooms.desk.press(who, CHAT, payload(screen, "hand"))
    assert opened.screen is not None

    async def press(data: str) -> Reply:
        return await rooms.desk.press(who, CHAT, data)

    reply = await walk(press, opened.screen)
    assert reply.private and reply.screen is not None and reply.screen.audience == who.key
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None and table.match.moves


async def test_a_shared_chat_that_can_whisper_has_no_slots(rooms: Rooms, game: str) -> None:
    rooms.shows_privately = True
    screen = await started(rooms, game, 2)
    assert not screen.choices


async def test_a_private_chat_shows_the_own_hand_and_follows(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game, 2)
    panels: dict[Person, Chat] = {}
    for seated in PEOPLE[:2]:
        panels[seated] = room(seated.id, private=True)
        reply = await rooms.desk.command(seated, panels[seated], "join", {"code": screen.table})
        shown = await rooms.post(seated, panels[seated], reply)
        assert shown.audience == seated.key
    who, _ = await view_to_move(store, screen.table)
    assert who is not None
    chat = panels[who]

    async def press(data: str) -> Reply:
        return await rooms.desk.press(who, chat, data)

    await walk(press, rooms.screen(chat))
    await until(
        lambda: all(rooms.screen(panel).revision > screen.revision for panel in panels.values())
    )


async def test_every_question_has_an_answer(rooms: Rooms, store: Store, game: str) -> None:
    screen = await started(rooms, game, 2)
    asked = [b.payload for b in buttons(screen) if b.payload.startswith("ask:")]
    assert asked
    for data in asked:
        reply = await rooms.desk.press(PEOPLE[1], CHAT, data)
        assert not reply.refused
        assert reply.notice or (reply.screen and reply.screen.lines)
        if reply.screen and reply.screen.choices:
            deeper = await rooms.desk.press(PEOPLE[1], CHAT, reply.screen.choices[3].payload)
            assert not deeper.refused and (deeper.notice or deeper.screen)


async def test_computers_take_any_seat_to_the_end(rooms: Rooms, store: Store, game: str) -> None:
    reply = await rooms.desk.command(PEOPLE[0], CHAT, "play", {"game": game})
    screen = await rooms.post(PEOPLE[0], CHAT, reply)
    await rooms.desk.press(PEOPLE[0], CHAT, payload(screen, "add", "beginner"))
    await until(lambda: rooms.screen(CHAT).revision == 1)
    await rooms.desk.press(PEOPLE[0], CHAT, payload(rooms.screen(CHAT), "add", "club"))
    await rooms.post(PEOPLE[0], CHAT, await rooms.desk.command(PEOPLE[0], CHAT, "start", {}))
    for number in range(3):
        async with asyncio.timeout(PATIENCE):
            while (await view_to_move(store, screen.table))[0] != PEOPLE[0]:
                await asyncio.sleep(0.05)
        await play_publicly(rooms, store, screen.table, number)
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None and len(table.match.moves) >= 3


async def test_the_deal_is_sealed_first_and_opened_last(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game, 2)
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.match is not None
    assert table.match.seed not in screen.caption
    sealed = chance.commitment(table.match.seed)
    reply = await rooms.desk.press(PEOPLE[0], CHAT, payload(screen, "fair"))
    assert sealed not in screen.caption and sealed in said(reply)
    assert table.match.seed not in said(reply)
    await surely(rooms.desk, PEOPLE[1], CHAT, "resign")
    await until(lambda: "wins" in rooms.screen(CHAT).caption)
    over = rooms.screen(CHAT)
    reply = await rooms.desk.press(PEOPLE[0], CHAT, payload(over, "fair"))
    assert table.match.seed in said(reply) and sealed in said(reply) and "sha256sum" in said(reply)
    assert table.match.seed not in over.caption


async def test_a_finished_match_tells_its_teams_and_what_they_scored(
    rooms: Rooms, store: Store, game: str
) -> None:
    reply = await rooms.desk.command(PEOPLE[0], CHAT, "play", {"game": game, "match": "2"})
    screen = await rooms.post(PEOPLE[0], CHAT, reply)
    await rooms.desk.press(PEOPLE[1], CHAT, payload(screen, "join"))
    await rooms.post(PEOPLE[0], CHAT, await rooms.desk.command(PEOPLE[0], CHAT, "start", {}))
    await surely(rooms.desk, PEOPLE[1], CHAT, "resign")
    await until(lambda: "wins" in rooms.screen(CHAT).caption)
    caption = rooms.screen(CHAT).caption
    assert any(line in caption for line in STANDINGS)
    table = await table_rows.load(store.database, screen.table)
    assert table is not None and table.due is not None


@pytest.mark.parametrize("clock", [partial(next, count(step=40.0))])
async def test_the_next_match_is_dealt_by_itself_after_a_pause(
    rooms: Rooms, store: Store, game: str
) -> None:
    screen = await started(rooms, game, 2, sumof="2")
    await start(rooms.desk)
    await surely(rooms.desk, PEOPLE[1], CHAT, "resign")
    async with asyncio.timeout(PATIENCE):
        while (
            (table := await table_rows.load(store.database, screen.table))
            and table.match
            and not table.match.number
        ):
            await rooms.desk.clocks.tick()  # each look at the clock is 40 seconds later
    await until(lambda: (rooms.screen(CHAT).played or (0, 0))[0] == 1)
    page = await rooms.desk.page_screens.table(screen.table, PEOPLE[0], "en")
    assert page.stake.startswith("Sum of 2 · 0 : 0")
