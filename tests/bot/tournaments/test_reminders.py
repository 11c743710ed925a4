"""Within quiet hours nobody is told that a tournament begins soon: once they end, they are."""

import pytest

from bot.press import packed
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, person, room, until
from tests.bot.test_peace import at, choose
from tests.bot.tournaments.test_playing import CLUB, MINUTE, cup, join_all, shown

ANN, BEN = person("Ann"), person("Ben")
DRAFT = "reversi", "round-robin", "1", "15", "5m-10s", "ra"


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


@pytest.mark.parametrize(
    ("now", "ends"), [("06:50", "at seven, before the start"), ("06:40", "after the start")]
)
async def test_who_rests_is_reminded_at_the_end_of_it_or_not_at_all(
    rooms: Rooms, clock: Clock, now: str, ends: str
) -> None:
    clock.now = at(f"2027-01-20 {now}")
    await choose(rooms, "quiet.22-7", who=BEN)
    await rooms.desk.press(ANN, CLUB, packed("cup", "", 0, ("new", "open", *DRAFT)))
    await join_all(rooms, (ANN, BEN))
    told = []
    for minutes in (6, 4, 2, 20):
        clock.now += minutes * MINUTE
        await rooms.desk.features.jobs.run_once()
        told.append([who for who, _ in rooms.notified])
    both = [ANN.key, BEN.key] if ends.startswith("at seven") else [ANN.key]
    assert told == [[ANN.key], both, both, both]


async def test_who_has_joined_alone_is_told_of_their_table_alone(
    rooms: Rooms, clock: Clock
) -> None:
    """Also where the other's board stands in a chat before: they may be no member there."""
    clock.now = at("2027-01-20 06:30")
    await choose(rooms, "quiet.22-7", who=BEN)
    draft = "reversi", "evening", "60", "15", "15m-20s", "ra"
    await rooms.desk.press(ANN, CLUB, packed("cup", "", 0, ("new", "open", *draft)))
    join = cup(shown(rooms, "Nobody is in yet."), "join")
    await rooms.desk.press(ANN, CLUB, join, "2")
    await rooms.desk.press(BEN, room("ben", private=True), join, "2")
    for minutes in (15, 0):
        clock.now += minutes * MINUTE
        await rooms.desk.features.jobs.run_once()
    await until(lambda: (ANN.key, CLUB.id) in rooms.notified)
    assert BEN.key not in dict(rooms.notified)
    clock.now = at("2027-01-20 07:00")
    await rooms.desk.background.catch_up("rooms")
    await until(lambda: BEN.key in dict(rooms.notified))
    assert [chat for who, chat in rooms.notified if who == BEN.key] == [f"{BEN.key}'s own"]
