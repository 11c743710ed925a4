"""Somebody's own matches that are over, in chats."""

import pytest

from bot.features.archive.choice import Choice, read_choice
from bot.features.archive.wanted import LOST
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, answered, buttons, payload, person, room, surely

ANN, BEN = person("Ann"), person("Ben")
OWN, HALL = room("ann's own", private=True), room("hall")


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def given_up(rooms: Rooms) -> None:
    """A match of Ann's against a computer that she has given up after a move."""
    screen = await rooms.post(ANN, OWN, await rooms.desk.line(ANN, OWN, "play", "reversi beginner"))
    await rooms.desk.press(ANN, OWN, payload(screen, "mine", "d3"))
    await answered(rooms, OWN)
    await surely(rooms.desk, ANN, OWN, "resign")


async def test_own_matches_are_shown_to_oneself_and_found_by_what_they_were(
    rooms: Rooms, clock: Clock
) -> None:
    none = await rooms.desk.line(ANN, OWN, "matches", "")
    assert none.screen is not None and none.screen.lines[-1].startswith("None of your matches")
    for _ in range(7):
        await given_up(rooms)
        clock.turn(60)
    reply = await rooms.desk.line(ANN, HALL, "matches", "")
    assert reply.private and reply.screen is not None and reply.screen.audience == ANN.account
    assert len(reply.screen.lines) == 7 and "Reversi" in reply.screen.lines[1]
    older = await rooms.desk.press(ANN, OWN, by_label(reply, "Older"))
    assert older.screen is not None and len(older.screen.lines) == 2
    newer = await rooms.desk.press(ANN, OWN, by_label(older, "Newer"))
    assert newer.screen is not None and newer.screen.lines == reply.screen.lines
    pick = await rooms.desk.press(ANN, OWN, by_label(newer, "Filter"))
    won = await rooms.desk.press(ANN, OWN, by_label(pick, "Won"))
    shown = await rooms.desk.press(ANN, OWN, by_label(won, "Show"))
    assert shown.screen is not None and shown.screen.lines == (
        "Your matches · Won",
        "You have no match like that.",
    )
    back = await rooms.desk.press(ANN, OWN, by_label(shown, "All matches"))
    assert back.screen is not None and len(back.screen.lines) == 7
    walked = await rooms.desk.press(ANN, HALL, buttons(back.screen)[0].payload)
    assert walked.private and walked.screen is not None and walked.screen.picture is not None
    assert (await rooms.desk.press(BEN, OWN, "matches::0:g9.first")).refused


async def test_a_position_leads_to_ones_own_matches_that_have_it_too(rooms: Rooms) -> None:
    for _ in range(2):
        await given_up(rooms)
    await rooms.desk.features.jobs.run_once()
    found = await rooms.desk.line(ANN, OWN, "matches", "")
    walked = await rooms.desk.press(ANN, HALL, by_number(found, 1))
    first = await rooms.desk.press(ANN, HALL, walk_to(walked, 1))
    alike = await rooms.desk.press(ANN, OWN, by_label(first, "My matches with this"))
    assert alike.screen is not None and len(alike.screen.lines) == 3, "both began alike"
    assert "Like move 1" in alike.screen.lines[0]


def by_number(reply: object, number: int) -> str:
    return by_label(reply, "", f"{number} · ")


def walk_to(reply: object, ply: int) -> str:
    last = by_label(reply, "⏭")
    return f"{last.rpartition('.')[0]}.{ply}"


def by_label(reply: object, label: str, start: str = "") -> str:
    screen = getattr(reply, "screen")  # noqa: B009 - of any reply
    return next(
        one.payload
        for one in buttons(screen)
        if one.label == label or (start and one.label.startswith(start))
    )


def test_a_choice_is_read_as_it_was_written() -> None:
    for choice in (Choice(), Choice("reversi", LOST, "club"), Choice(rival="0123abcd")):
        assert read_choice(str(choice)) == choice
    alike = Choice(game="reversi", position=("ABCDEFG", 0, 12))
    assert read_choice(str(alike), "ABCDEFG") == alike and read_choice(str(alike)) is None
    for text in ("", "g9", "e", "x0", "r12", "v-1", "g0-"):
        assert read_choice(text) is None
