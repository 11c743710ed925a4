"""A computer player on an odd place is as strong as whoever it meets."""

import pytest

from bot.press import packed
from engines.strength import EVEN, rating_in
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, kept, person
from tests.bot.tournaments.test_playing import (
    CLUB,
    MINUTE,
    join_all,
    open_draft,
    state_of,
)


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


async def test_an_odd_place_is_filled_by_an_even_match(rooms: Rooms, clock: Clock) -> None:
    people = [person(name) for name in ("Ann", "Ben", "Cleo")]
    draft = ("reversi", "round-robin", "1", "15", "5m-10s", "rak")
    code = await open_draft(rooms, people[0], *draft)
    await join_all(rooms, people)
    clock.now += 16 * MINUTE
    await rooms.desk.features.jobs.run_once()
    state = await state_of(rooms, code)
    stand_in = state.people[-1]
    assert (len(state.people), stand_in.level) == (4, EVEN)
    board = next(b for b in state.open_boards if stand_in.number in b.pairing.seats)
    levels = [chair.level for chair in (await kept(rooms.store, board.table)).chairs]
    (level,) = filter(None, levels)
    assert level.startswith(EVEN) and rating_in(level)
    assert "Even match" in str(await rooms.desk.press(people[0], CLUB, all_of(code), "3"))


def all_of(code: str) -> str:
    """The payload of the button that shows the whole standings."""
    return packed("cup", "", 0, (code.lower(), "all"))
