"""What is offered after a match: a rematch first, then the next level and the puzzle of the day."""

import pytest

from bot.features.onward.level import next_level
from bot.people import Chat
from bot.press import Press
from bot.screens import Screen
from bot.screens.screen import Style
from engines import GAMES
from engines.game import Outcome
from tests.bot.rooms import Rooms, buttons, person, room, surely, until

ANN, OWN = person("Ann"), room("ann's own", private=True)
WON, CLOSE, LOST = (Outcome((at,), (10, other), "full") for at, other in ((0, 8), (0, 9), (1, 20)))


@pytest.mark.parametrize(
    ("level", "outcomes", "offered"),
    [
        ("casual", [WON], "club"),
        ("casual", [CLOSE], ""),
        ("casual", [LOST, LOST, LOST], "beginner"),
        ("casual", [LOST, LOST], ""),
        ("casual", [LOST, LOST, CLOSE], ""),
        ("beginner", [LOST, LOST, LOST], ""),
        ("master", [WON], ""),
    ],
)
def test_a_clear_win_leads_up_and_three_defeats_down(
    level: str, outcomes: list[Outcome], offered: str
) -> None:
    marks = GAMES["crosswise"].marks
    assert next_level(marks, level, [(outcome, 0) for outcome in outcomes]) == offered


def test_where_the_next_name_is_far_a_rating_between_comes_first() -> None:
    marks = (600, 1165, 1730, 2295, 2860)
    found = ["beginner"]
    while level := next_level(marks, found[-1], [(WON, 0)]):
        found.append(level)
    assert found[:5] == ["beginner", "800", "1000", "casual", "1365"] and found[-1] == "master"
    assert next_level(marks, "1000", [(LOST, 0)] * 3) == "beginner"


async def given_up(rooms: Rooms, chat: Chat = OWN) -> Screen:
    """The result of a match that Ann gives up."""
    before = rooms.count
    await rooms.post(ANN, chat, await rooms.desk.line(ANN, chat, "play", "reversi casual"))
    await surely(rooms.desk, ANN, chat, "resign")
    await until(lambda: rooms.count > before and rooms.screen(chat).kind == "result")
    return rooms.screen(chat)


async def test_one_button_alone_is_filled_and_the_third_defeat_offers_an_easier_computer(
    rooms: Rooms,
) -> None:
    labels = [[button.label for row in (await given_up(rooms)).actions for button in row]]
    labels += [[button.label for row in (await given_up(rooms)).actions for button in row]]
    result = await given_up(rooms)
    labels.append([button.label for row in result.actions for button in row])
    assert all("Puzzle of the day" in each for each in labels)
    assert ["Try Beginner?" in each for each in labels] == [False, False, True]
    filled = [each.label for each in buttons(result) if each.style is Style.PRIMARY]
    assert filled == ["Rematch"]


async def test_in_a_group_it_stands_behind_more_for_the_presser_alone(rooms: Rooms) -> None:
    result = await given_up(rooms, room("lounge"))
    assert "Puzzle of the day" not in [button.label for button in buttons(result)]
    more = Press("menu", result.table, result.revision, ("more",)).pack()
    reply = await rooms.desk.press(ANN, room("lounge"), more)
    assert reply.private and reply.screen is not None
    assert buttons(reply.screen)[0].label == "Puzzle of the day"
    other = await rooms.desk.press(person("Ben"), room("lounge"), more)
    assert other.screen is None or "Puzzle of the day" not in str(other.screen.actions)
