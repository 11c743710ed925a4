"""Whole tournaments in a chat: from /tournament to the end, by presses alone."""

from collections.abc import Iterable

import pytest

from bot.features.tournaments import FEATURE
from bot.features.tournaments.audit import problems
from bot.features.tournaments.rows import audits, reading
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.people import Chat, Person
from bot.press import packed, unpack
from bot.screens import Screen
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, kept, person, room, surely

ANN, BEN, CLEO, DORA = (person(name) for name in ("Ann", "Ben", "Cleo", "Dora"))
CLUB = room("club")
MINUTE = 60.0


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


def cup(screen: Screen, what: str, *path: str) -> str:
    """The payload of a tournament's button."""
    for button in buttons(screen):
        press = unpack(button.payload) if button.payload else None
        if (
            press is not None
            and press.verb == "cup"
            and press.path[1 : 2 + len(path)] == (what, *path)
        ):
            return button.payload
    raise AssertionError(f"no button {what} in {[b.payload for b in buttons(screen)]}")


async def open_draft(rooms: Rooms, host: Person, *draft: str) -> str:
    """The code of a tournament that is opened as the words of its draft say."""
    form = packed("cup", "", 0, ("new", "open", *draft))
    assert not (await rooms.desk.press(host, CLUB, form)).refused
    (code,) = await reading.in_chat(rooms.store.database, CLUB)
    return code


async def join_all(rooms: Rooms, people: Iterable[Person]) -> Screen:
    """The message on which all of them have joined."""
    screen = shown(rooms, "Nobody is in yet.")
    for who in people:
        assert not (await rooms.desk.press(who, CLUB, cup(screen, "join"), "2")).refused
    return screen


async def opened(rooms: Rooms, line: str, host: Person = ANN, chat: Chat = CLUB) -> str:
    """The code of a tournament that somebody has opened by its form."""
    form = await rooms.post(host, chat, await rooms.desk.line(host, chat, "tournament", line))
    reply = await rooms.desk.press(host, chat, cup(form, "open"), "1")
    assert not reply.refused, reply
    (code,) = await reading.in_chat(rooms.store.database, chat)
    return code


def shown(rooms: Rooms, beginning: str, chat: Chat = CLUB) -> Screen:
    """The newest message of a chat that is about a tournament and says this."""
    found = [s for (key, _), s in rooms.messages.items() if key == chat.key and not s.table]
    return [s for s in found if any(beginning in line for line in s.lines)][-1]


async def state_of(rooms: Rooms, code: str) -> TournamentState:
    state = await reading.load(rooms.store.database, code)
    assert state is not None
    return state


async def checked(rooms: Rooms, code: str) -> list[str]:
    """What does not add up."""
    state = await state_of(rooms, code)
    tables = await audits.tables_of(rooms.store.database, code)
    return problems(state, tables, await reading.news_of(rooms.store.database, code))


async def counted(rooms: Rooms) -> list[dict[str, int]]:
    """What a monitor is told of tournaments."""
    database = rooms.store.database
    return [dict(await each.count(database)) for each in FEATURE.measures]


async def play_on(rooms: Rooms, code: str, people: tuple[Person, ...]) -> None:
    """Has everybody give their match up, the second seat each time."""
    for board in (await state_of(rooms, code)).open_boards:
        table = await kept(rooms.store, board.table)
        loser = next(each for each in people if each.key == table.chairs[1].person)
        await surely(
            rooms.desk, loser, room(f"{loser.key}'s own", private=True), "resign", table.code
        )


async def test_a_round_robin_is_played_from_its_form_to_its_end(rooms: Rooms, clock: Clock) -> None:
    code = await opened(rooms, "round-robin reversi")
    await join_all(rooms, (ANN, BEN, CLEO, DORA))
    assert "4 in: Ann, Ben, Cleo, and Dora" in str(shown(rooms, "4 in").lines)
    clock.now += 6 * MINUTE
    await rooms.desk.features.jobs.run_once()
    assert len(rooms.notified) == 4  # that it begins soon
    clock.now += 10 * MINUTE
    for number in (1, 2, 3):
        await rooms.desk.features.jobs.run_once()
        state = await state_of(rooms, code)
        assert (state.tournament.round, len(state.open_boards)) == (number, 2)
        await play_on(rooms, code, (ANN, BEN, CLEO, DORA))
        await rooms.desk.features.jobs.run_once()
    await rooms.desk.features.jobs.run_once()
    state = await state_of(rooms, code)
    assert state.tournament.stage is Stage.OVER
    assert await checked(rooms, code) == []
    decides = shown(rooms, "Round 3").lines[-1]
    assert decides == "Tie-breaks: Direct encounter · Sonneborn-Berger · Wins"
    end = shown(rooms, "It is over. 4 played.")
    assert end.lines[1].startswith("🥇")


async def played(rooms: Rooms, clock: Clock, code: str, people: tuple[Person, ...]) -> None:
    """Has a tournament be played until it is over."""
    clock.now += 16 * MINUTE
    for _ in range(40):
        await rooms.desk.features.jobs.run_once()
        state = await state_of(rooms, code)
        if not state.tournament.goes_on:
            return
        await play_on(rooms, code, people)
        clock.now += 5 * MINUTE


@pytest.mark.parametrize("form", ["evening", "swiss", "knockout", "league"])
async def test_every_form_for_two_is_played_to_its_end(
    rooms: Rooms, clock: Clock, form: str
) -> None:
    people = (ANN, BEN, CLEO, DORA, *(person(name) for name in ("Emil", "Flo")))
    code = await opened(rooms, f"{form} reversi")
    await join_all(rooms, people)
    await played(rooms, clock, code, people)
    assert (await state_of(rooms, code)).tournament.stage is Stage.OVER
    assert await checked(rooms, code) == []


async def test_who_does_not_appear_loses_and_a_host_corrects_that(
    rooms: Rooms, clock: Clock
) -> None:
    code = await opened(rooms, "round-robin reversi")
    screen = await join_all(rooms, (ANN, BEN, CLEO))
    assert (
        await rooms.desk.press(BEN, CLUB, cup(screen, "more").replace("more", "stop"), "2")
    ).refused
    clock.now += 16 * MINUTE
    await rooms.desk.features.jobs.run_once()
    (board,) = (await state_of(rooms, code)).open_boards
    assert await counted(rooms) == [{"running": 1}, {"running": 3}, {"playing": 1}]
    table = await kept(rooms.store, board.table)
    here = next(each for each in (ANN, BEN, CLEO) if each.key == table.chairs[1].person)
    await rooms.desk.line(here, room("own", private=True), "hand", table.code)
    clock.now += 6 * MINUTE
    await rooms.desk.features.jobs.run_once()
    await rooms.desk.features.jobs.run_once()
    state = await state_of(rooms, code)
    first = next(b.pairing for b in state.boards if not b.pairing.bye)
    assert first.result is not None
    assert (first.result.places, first.result.absent) == ((2, 1), frozenset({0}))
    assert (await counted(rooms))[2] == {"forfeited": 1, "playing": 1}
    fix = cup(shown(rooms, "Round"), "more").replace("more", f"fix.1.{first.board}.1")
    assert not (await rooms.desk.press(ANN, CLUB, fix)).refused
    state = await state_of(rooms, code)
    first = next(b.pairing for b in state.boards if b.pairing == first or not b.pairing.bye)
    assert first.result is not None and first.result.places == (1, 2)
    assert "The host has corrected round 1" in str(shown(rooms, "corrected").lines)
    assert await checked(rooms, code) == []


async def test_all_tables_of_a_round_have_one_deal_and_its_seed_waits_for_the_last(
    rooms: Rooms, clock: Clock
) -> None:
    form = await rooms.post(
        ANN, CLUB, await rooms.desk.line(ANN, CLUB, "tournament", "swiss crosswise")
    )
    deals = await rooms.post(
        ANN, CLUB, await rooms.desk.press(ANN, CLUB, cup_field(form, "deal"), "1")
    )
    same = next(b.payload for b in buttons(deals) if b.label == "the same at all tables")
    form = await rooms.post(ANN, CLUB, await rooms.desk.press(ANN, CLUB, same, "1"))
    assert not (await rooms.desk.press(ANN, CLUB, cup(form, "open"), "1")).refused
    (code,) = await reading.in_chat(rooms.store.database, CLUB)
    screen = shown(rooms, "Nobody is in yet.")
    assert "Deal: the same at all tables" in screen.lines[1]
    people = (ANN, BEN, CLEO, DORA)
    for who in people:
        await rooms.desk.press(who, CLUB, cup(screen, "join"), "2")
    clock.now += 16 * MINUTE
    for _ in range(2):  # that it begins soon, and its start
        await rooms.desk.features.jobs.run_once()
    boards = (await state_of(rooms, code)).open_boards
    matches = [(await kept(rooms.store, board.table)).match for board in boards]
    assert len({(m.seed, m.setup) for m in matches if m}) == 1 and len(matches) == 2
    for board, told in zip(boards, (False, True), strict=True):
        table = await kept(rooms.store, board.table)
        loser = next(each for each in people if each.key == table.chairs[1].person)
        own = room(f"{loser.key}'s own", private=True)
        await surely(rooms.desk, loser, own, "resign", table.code)
        await rooms.desk.features.jobs.run_once()
        record = await rooms.desk.line(loser, own, "export", table.code)
        assert record.refused is not told, record


async def test_a_chat_may_be_alone_only_where_others_read(rooms: Rooms) -> None:
    asked = []
    for chat in (CLUB, room("own", private=True)):
        form = await rooms.post(ANN, chat, await rooms.desk.line(ANN, chat, "tournament", "swiss"))
        asked.append({press.path[1] for b in buttons(form) if (press := unpack(b.payload)).path})
    assert asked[0] - asked[1] == {"who"}


async def test_a_round_robin_has_room_for_sixteen(rooms: Rooms) -> None:
    code = await opened(rooms, "round-robin reversi")
    join = cup(shown(rooms, "Nobody is in yet."), "join")
    replies = [await rooms.desk.press(person(f"P{each}"), CLUB, join, "2") for each in range(17)]
    assert [reply.refused for reply in replies] == [False] * 16 + [True]
    assert len((await state_of(rooms, code)).here) == 16


def cup_field(screen: Screen, field: str) -> str:
    """The payload that asks what a field of the form can be."""
    return next(b.payload for b in buttons(screen) if f"new.{field}." in b.payload)
