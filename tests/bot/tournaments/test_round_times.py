"""The time that a round may take: what is not over then is a draw, and the next round begins."""

import pytest

from bot.features.tournaments import draft as drafts
from bot.features.tournaments.draft import FIELDS, GROUPS, LIMITS, Draft
from bot.features.tournaments.form_screens import NEW
from bot.features.tournaments.forms import FORMS
from bot.moments import plain
from bot.press import Press, packed
from bot.tables import clocks
from engines import GAMES
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, kept, person
from tests.bot.tournaments.test_playing import (
    CLUB,
    MINUTE,
    checked,
    cup,
    join_all,
    open_draft,
    shown,
    state_of,
)

PEOPLE = tuple(person(name) for name in ("Ann", "Ben", "Cleo", "Dora"))


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


async def begun(rooms: Rooms, clock: Clock, switches: str) -> str:
    """The code of a Swiss of four whose first round has begun."""
    draft = ("reversi", "swiss", "3", "5", "15m-20s", switches)
    code = await open_draft(rooms, PEOPLE[0], *draft)
    await join_all(rooms, PEOPLE)
    clock.now += 6 * MINUTE
    await rooms.desk.features.jobs.run_once()
    return code


def told(rooms: Rooms, beginning: str) -> str:
    """What the newest message that says this tells all in the chat."""
    return plain(" ".join(shown(rooms, beginning).lines))


async def play(rooms: Rooms, code: str, moves: tuple[str, ...]) -> None:
    """Has the seats of a table move in turn."""
    for number, move in enumerate(moves):
        table = await kept(rooms.store, code)
        who = next(each for each in PEOPLE if each.key == table.chairs[number % 2].person)
        press = Press("move", code, table.revision, (move,)).pack()
        assert not (await rooms.desk.press(who, CLUB, press)).refused


async def test_what_is_not_over_in_time_is_a_draw_and_who_has_not_moved_loses(
    rooms: Rooms, clock: Clock
) -> None:
    code = await begun(rooms, clock, "ras")
    assert "until in 15 minutes · 2 boards are played" in told(rooms, "Round 1 of 3")
    more = packed("cup", "", 0, (code.lower(), "more"))
    about = (await rooms.desk.press(PEOPLE[1], CLUB, more)).screen
    assert about is not None and "Time per round: 15 min" in about.lines[1]
    first, second = (await state_of(rooms, code)).open_boards
    await play(rooms, first.table, ("d3", "c3"))
    await play(rooms, second.table, ("d3",))
    clock.now += 14 * MINUTE
    await rooms.desk.features.jobs.run_once()
    assert (await state_of(rooms, code)).tournament.round == 1
    clock.now += 2 * MINUTE
    await rooms.desk.features.jobs.run_once()
    state = await state_of(rooms, code)
    results = [each.pairing.result for each in state.boards if each.pairing.round == 1]
    assert [each and each.places for each in results] == [(1, 1), (1, 2)]
    assert (state.tournament.round, len(state.open_boards)) == (2, 2)
    assert state.tournament.ends == clock.now + 15 * MINUTE
    assert await checked(rooms, code) == []


async def test_a_host_ends_a_round_soon_and_moves_that_again(rooms: Rooms, clock: Clock) -> None:
    code = await begun(rooms, clock, "ra")
    for board in (await state_of(rooms, code)).open_boards:
        await play(rooms, board.table, ("d3", "c3"))
    more = cup(shown(rooms, "Round 1 of 3 · 2 boards"), "more")
    host = (await rooms.desk.press(PEOPLE[0], CLUB, more)).screen
    assert host is not None
    soon = (await rooms.desk.press(PEOPLE[0], CLUB, cup(host, "end"), "3")).screen
    assert soon is not None and (await state_of(rooms, code)).tournament.ends is not None
    assert "end: in 15 minutes. When time is up, a board" in told(rooms, "The host has moved")
    assert (await rooms.desk.press(PEOPLE[1], CLUB, cup(soon, "later"), "3")).refused
    await rooms.desk.press(PEOPLE[0], CLUB, cup(soon, "later"), "3")
    assert "The host has moved the end: in 30 minutes." in told(rooms, "The host has moved")
    for minutes, number in ((29, 1), (2, 2)):
        clock.now += minutes * MINUTE
        await rooms.desk.features.jobs.run_once()
        state = await state_of(rooms, code)
        assert state.tournament.round == number
    assert state.tournament.ends is None
    assert await checked(rooms, code) == []


def test_every_choice_of_the_form_fits_into_a_button() -> None:
    for form in FORMS:
        for clock in (clock for clock in clocks.CLOCKS if clock):
            most = [*GROUPS][-1] if form == "league" else 1
            for limit in LIMITS if form != "league" else ("",):
                for game in drafts.games_of(form):
                    chosen = Draft(
                        game, form, 0, 10_080, clock, True, True, True, True, most, limit
                    )
                    size = max(drafts.SIZES.get(form, (0,)))
                    path = (*chosen.path[:2], str(size), *chosen.path[3:])
                    for field in FIELDS:
                        packed("cup", "", 0, (NEW, field, *path))
                    assert drafts.read(path).limit == limit and game in GAMES
