"""The lesson of every game: each step can be played, leads on, and is said in every language."""

import pytest

from engines.game import Game, View
from engines.lesson import LessonStep
from engines.path import split
from render.look import LIGHT
from render.painter import HINT
from tests.contract.sentences import everywhere
from tests.example import ALL, PAINTERS

GAMES = [game for game in ALL.values() if game.lesson]
STEPS = [(game, step) for game in GAMES for step in game.lesson]


def learner(game: Game, step: LessonStep) -> View:
    """The position of a step as the seat to move sees it."""
    return game.view(step.state, game.view(step.state, None).turn)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_lesson_takes_four_to_six_moves_by_one_seat(game: Game) -> None:
    assert 4 <= len(game.lesson) <= 6
    assert len({step.key for step in game.lesson}) == len(game.lesson)
    assert {learner(game, step).turn for step in game.lesson} == {0}


@pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda one: one.key)
def test_a_step_asks_for_a_move_that_can_be_made(game: Game, step: LessonStep) -> None:
    view = learner(game, step)
    offered = step.offered or view.moves
    assert set(step.right) <= set(offered) <= set(view.moves) and step.right
    assert not view.follow, "the bot would make the move by itself"
    after = [game.play(step.state, move) for move in step.right]
    assert after[0] != step.state


@pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda one: one.key)
def test_a_step_says_what_to_do_in_every_language(game: Game, step: LessonStep) -> None:
    assert everywhere(game.key, f"{game.key}-lesson-{step.key}")


@pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda one: one.key)
def test_what_a_step_speaks_of_is_marked_in_its_picture(game: Game, step: LessonStep) -> None:
    if not step.marks:
        return
    view, paint = learner(game, step), PAINTERS[game.key].paint
    marked = paint(view, (), LIGHT, (HINT, ".".join(step.marks))).picture()
    assert marked.png != paint(view, (), LIGHT, None).picture().png
    picked = split(step.right[0])[:1]
    if view.hand and picked:
        both = paint(view, picked, LIGHT, (HINT, ".".join(step.marks))).picture()
        assert both.png != paint(view, picked, LIGHT, None).picture().png


@pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda one: one.key)
def test_the_right_move_can_be_made_on_the_picture(game: Game, step: LessonStep) -> None:
    view, marks = learner(game, step), (HINT, ".".join(step.marks))
    move = split(step.right[0])
    for at, choice in enumerate(move if move[0] not in view.acts else ()):
        picture = PAINTERS[game.key].paint(view, tuple(move[:at]), LIGHT, marks).picture()
        assert choice in {region.choice for region in picture.regions}, move[:at]
