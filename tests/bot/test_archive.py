"""Somebody's own matches that are over, in chats."""

from bot.features.archive.choice import Choice, read_choice
from bot.features.archive.wanted import LOST
from tests.bot.rooms import Rooms, buttons, payload, person, room, surely

ANN, BEN = person("Ann"), person("Ben")
OWN, HALL = room("ann's own", private=True), room("hall")


async def given_up(rooms: Rooms) -> None:
    """A match of Ann's against a computer that she has given up after a move."""
    screen = await rooms.post(ANN, OWN, await rooms.desk.line(ANN, OWN, "play", "reversi beginner"))
    await rooms.desk.press(ANN, OWN, payload(screen, "mine", "d3"))
    await surely(rooms.desk, ANN, OWN, "resign")


async def test_own_matches_are_shown_to_oneself_and_found_by_what_they_were(rooms: Rooms) -> None:
    none = await rooms.desk.line(ANN, OWN, "matches", "")
    assert none.screen is not None and none.screen.lines[-1].startswith("None of your matches")
    for _ in range(7):
        await given_up(rooms)
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


def by_label(reply: object, label: str) -> str:
    screen = getattr(reply, "screen")  # noqa: B009 - of any reply
    return next(one.payload for one in buttons(screen) if one.label == label)


def test_a_choice_is_read_as_it_was_written() -> None:
    for choice in (Choice(), Choice("reversi", LOST, "club"), Choice(rival="0123abcd")):
        assert read_choice(str(choice)) == choice
    for text in ("", "g9", "e", "x0", "r12", "v-1", "g0-"):
        assert read_choice(text) is None
