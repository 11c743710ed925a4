"""A chat's ladder that runs in months: who stands on it, and the card at its end."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.ratings.season import Season, season_at
from bot.store.store import Store
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, person, room
from tests.bot.test_ratings import beats

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ELSEWHERE = room("lounge"), room("attic")
DAY = 86_400.0


@pytest.fixture
def clock() -> Callable[[], float]:
    return Clock()


def moment(year: int, month: int, day: int = 1) -> float:
    return datetime(year, month, day, tzinfo=UTC).timestamp()


async def switch(rooms: Rooms, choice: str) -> None:
    boss = replace(ANN, manages=True)
    rooms.choosers = type(rooms.choosers).MANAGERS
    path = f"settings::0:chat.seasons.{choice}"
    assert not (await rooms.desk.press(boss, CHAT, path, "9", buttons=[path])).refused


async def ladder(rooms: Rooms) -> list[str]:
    reply = await rooms.desk.command(BEN, CHAT, "top", {"game": "reversi"})
    assert reply.screen
    return [line for line in reply.screen.lines if "differently" not in line]


def test_a_season_is_a_month_in_greenwich() -> None:
    december = season_at(moment(2026, 12, 31) + DAY - 1)
    assert (december.begins, december.ends) == (moment(2026, 12), moment(2027, 1))
    assert season_at(moment(2027, 1)) == Season(december.number + 1)


async def test_it_lists_who_has_played_this_month_and_a_card_says_once_how_it_ended(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    clock.now = moment(2026, 10, 30)
    await beats(rooms, CLEO, BEN)
    clock.now = moment(2026, 11, 2)
    await switch(rooms, "on")
    await rooms.desk.features.jobs.run_once()
    assert (await ladder(rooms))[0] == "Reversi: the ladder of this chat, November 2026"
    assert (await ladder(rooms))[1] == "Nobody has played a rated match here this month."
    await beats(rooms, ANN, BEN)
    await beats(rooms, BEN, CLEO, ELSEWHERE)
    shown = await ladder(rooms)
    assert [line.split()[1] for line in shown[1:]] == ["Ann", "Ben"], "Cleo has played elsewhere"
    assert shown[1].endswith("1 match · 100 %")
    before = len(rooms.messages)
    clock.now = moment(2026, 12)
    for _ in range(3):
        await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == before + 1
    card = rooms.screen(CHAT)
    assert card.lines[:2] == ("The season is over: November 2026", "Reversi: 1 match")
    assert [line.split()[:2] for line in card.lines[2:4]] == [["🥇", "Ann"], ["🥈", "Ben"]]
    assert card.lines[4:] == ("A new season has begun. Ratings are what they were.",)
    ratings = [line.split()[2] for line in shown[1:]]
    assert card.alt == f"Podium: 🥇 Ann {ratings[0]} · 1 match; 🥈 Ben {ratings[1]} · 1 match"
    assert card.picture and [each.label for each in buttons(card)] == ["Ladder"]
    assert len(await ladder(rooms)) == 2, "nobody yet"
    await beats(rooms, BEN, ANN)
    anew = (await ladder(rooms))[1:]
    assert any(line.split()[1:3] != ["Ann", ratings[0]] for line in anew) and len(anew) == 2


async def test_a_month_without_a_match_and_one_that_was_switched_off_have_no_card(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    clock.now = moment(2026, 11, 2)
    await switch(rooms, "on")
    await rooms.desk.features.jobs.run_once()
    for when in (moment(2026, 12, 1), moment(2026, 12, 2)):
        clock.now = when
        await rooms.desk.features.jobs.run_once()
    await beats(rooms, ANN, BEN)
    before = len(rooms.messages)
    await switch(rooms, "off")
    assert (await ladder(rooms))[0] == "Reversi: the ladder of this chat"
    clock.now = moment(2027, 1, 5)
    await switch(rooms, "on")
    await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == before


async def test_after_a_long_rest_each_month_that_was_played_has_its_card_once(
    rooms: Rooms, clock: Clock
) -> None:
    clock.now = moment(2026, 9, 2)
    await switch(rooms, "on")
    await rooms.desk.features.jobs.run_once()
    await beats(rooms, ANN, BEN)
    clock.now = moment(2026, 11, 2)
    await beats(rooms, BEN, CLEO)
    before = len(rooms.messages)
    clock.now = moment(2026, 12, 5)
    for _ in range(2):
        await rooms.desk.features.jobs.run_once()
    cards = [screen.lines for screen in list(rooms.messages.values())[before:]]
    assert [lines[0] for lines in cards] == [
        "The season is over: September 2026",
        "The season is over: November 2026",
    ], "nobody has played in October"
    assert [lines[2].split()[1] for lines in cards] == ["Ann", "Ben"]
