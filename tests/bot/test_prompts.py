"""What is to be chosen next is said once on a screen."""

import pytest

from bot.press import unpack
from bot.store.store import Store
from engines.path import split
from tests.bot.rooms import Rooms, payload
from tests.bot.test_hidden import CHAT, PEOPLE, started, view_to_move


@pytest.mark.parametrize("game", ("crosswise", "triominos"))
async def test_a_half_made_choice_is_explained_by_the_prompt_alone(
    rooms: Rooms, store: Store, game: str
) -> None:
    code = (await started(rooms, game, 2)).table
    who, view = await view_to_move(store, code)
    assert who is not None
    piece = next(split(move)[0] for move in view.moves if len(split(move)) > 1)
    screen = await rooms.desk.page_screens.table(code, who, "en", picked=(piece,))
    assert screen.prompt
    assert all(screen.prompt not in line for line in screen.lines)


async def test_a_question_that_needs_a_cell_asks_for_it_once_and_its_answer_asks_for_another(
    rooms: Rooms,
) -> None:
    screen = await started(rooms, "crosswise", 2)
    ask = payload(screen, "ask", "cell")
    asked = (await rooms.desk.press(PEOPLE[0], CHAT, ask)).screen
    assert asked is not None
    assert (asked.lines, asked.prompt) == (("Choose a cell",), "")
    cell = next(b.payload for b in asked.choices if unpack(b.payload).path == ("cell", "c4"))
    shared = await rooms.desk.press(PEOPLE[0], CHAT, cell)
    assert shared.screen is None and "c4" in shared.notice
    rooms.shows_privately = True
    answered = (await rooms.desk.press(PEOPLE[0], CHAT, cell)).screen
    assert answered is not None
    assert answered.prompt == "Choose a cell"
