"""A league of several groups in a chat: chosen in the form, shown apart, and who goes where."""

import pytest

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.league import groups, next_groups
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.rows import reading
from bot.features.tournaments.tournament import Stage
from bot.people import Person
from bot.press import packed
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, person
from tests.bot.tournaments.test_playing import (
    CLUB,
    MINUTE,
    checked,
    cup,
    join_all,
    played,
    shown,
    state_of,
)

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
    await join_all(rooms, people)
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

    await goes_on(rooms, clock, code, people)


async def goes_on(rooms: Rooms, clock: Clock, code: str, people: tuple[Person, ...]) -> None:
    """The next season begins from that end: everybody is in, who is new comes into the lowest
    group, and who does not want to play withdraws."""
    before = await state_of(rooms, code)
    wanted = next_groups(before.entrants, before.pairings, before.tournament.options)
    came = {before.by_number[number].name: group for number, group in wanted.items()}
    end = shown(rooms, "It is over.")
    asked = cup(end, "next")
    assert (await rooms.desk.press(people[1], CLUB, asked, "4")).refused, "its host is awake"
    rooms.notified.clear()
    for _ in range(2):  # pressed twice there is still one
        reply = await rooms.desk.press(people[0], CLUB, asked, "4")
        assert not reply.refused and reply.screen and "Season 2" in str(reply.screen.lines)
    (after,) = await reading.in_chat(rooms.store.database, CLUB)
    told = shown(rooms, "The next season begins")
    assert "6 from the last one are in" in str(told.lines)
    assert sorted(who for who, _ in rooms.notified) == sorted(each.key for each in people)
    gus = person("Gus")
    await rooms.desk.press(gus, CLUB, cup(shown(rooms, "6 in"), "join"), "5")
    out = next(each for each in people if came[each.name] == 2)
    assert not (await rooms.desk.press(out, CLUB, cup(told, "withdraw"), "6")).refused
    clock.now += 25 * 60 * MINUTE
    await rooms.desk.features.jobs.run_once()
    state = await state_of(rooms, after)
    assert state.tournament.stage is Stage.RUNNING and len(state.pairings) == 2 * 2 * 3
    met = {one.entrant: one.group for one in state.standings}
    del came[out.name]
    assert {each.name: met[each.number] for each in state.people} == {**came, "Gus": 2}
    for one in state.pairings:
        assert len({met[seat] for seat in one.seats}) == 1


def test_who_has_come_into_too_small_a_group_plays_among_the_others_in_order() -> None:
    options = TournamentOptions("league", "reversi", groups=2)
    people = [Entrant(number, group=1 + (number > 4)) for number in range(1, 7)]
    found = groups(people, options)
    assert [[each.number for each in group] for group in found] == [[1, 2, 3], [4, 5, 6]]
