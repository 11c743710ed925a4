"""A league of several groups in a chat: chosen in the form, shown apart, and who goes where."""

import pytest

from bot.features.tournaments.rows import reading
from bot.press import packed
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, person
from tests.bot.tournaments.test_playing import CLUB, checked, cup, played, shown, state_of

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Flo")


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


async def test_a_league_has_as_many_groups_as_there_are_people_for(
    rooms: Rooms, clock: Clock
) -> None:
    people = tuple(map(person, NAMES))
    form = await rooms.post(
        people[0], CLUB, await rooms.desk.line(people[0], CLUB, "tournament", "league reversi")
    )
    field = next(b.payload for b in buttons(form) if "new.groups." in b.payload)
    asked = await rooms.post(people[0], CLUB, await rooms.desk.press(people[0], CLUB, field, "1"))
    four = next(b.payload for b in buttons(asked) if b.label == "4")
    form = await rooms.post(people[0], CLUB, await rooms.desk.press(people[0], CLUB, four, "1"))
    assert any(b.label == "Groups: 4" for b in buttons(form))
    await rooms.desk.press(people[0], CLUB, cup(form, "open"), "1")
    (code,) = await reading.in_chat(rooms.store.database, CLUB)
    screen = shown(rooms, "Nobody is in yet.")
    for who in people:
        await rooms.desk.press(who, CLUB, cup(screen, "join"), "2")
    await played(rooms, clock, code, people)
    state = await state_of(rooms, code)
    assert state.tournament.options.groups == 2 and len(state.pairings) == 2 * 2 * 3
    assert await checked(rooms, code) == []
    said = shown(rooms, "It is over.").lines
    assert said[1].count("🥇") == 3 and "Dora" not in said[1], "of the highest group alone"
    first = next(one for one in state.standings if one.group == 2)
    last = next(one for one in reversed(state.standings) if one.group == 1)
    assert said[2:4] == (
        f"⬆ Group 1: {NAMES[first.entrant - 1]}",
        f"⬇ Group 2: {NAMES[last.entrant - 1]}",
    )
    everything = packed("cup", "", 0, (code.lower(), "all"))
    reply = await rooms.desk.press(people[0], CLUB, everything, "3")
    assert "Group 2" in str(reply)
