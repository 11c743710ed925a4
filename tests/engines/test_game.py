"""What a game need not say itself, tried on the smallest one."""

import random

import pytest

from engines.game import LEVELS, Game, InvalidMove, InvalidSetup, Option
from engines.options import chosen
from engines.replay import replay, resume, walk
from tests.engines.race import Race, State

SEED = "0" * 64
RACE = Race()
START = RACE.start("race first=1")


def test_what_a_game_must_have_cannot_be_left_out() -> None:
    with pytest.raises(TypeError, match=r"deal.*notation.*play.*start.*view"):
        Game()  # type: ignore[abstract]


def test_a_game_without_more_has_no_options_sides_questions_or_kernels() -> None:
    view = RACE.view(START, 0)
    assert (RACE.options, RACE.sides(2, {}), RACE.questions(view), RACE.kernels) == ((), (), (), ())
    assert (view.grid, view.retells) == ((), False)
    with pytest.raises(InvalidMove, match="scoring: no question of race"):
        RACE.answer(view, "scoring")


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_without_skill_makes_every_legal_move(level: str) -> None:
    view = RACE.view(START, 0)
    RACE.warm()
    assert {RACE.choose(view, level, 0.1) for _ in range(200)} == set(view.moves)


def test_a_computer_player_without_skill_rates_all_moves_alike() -> None:
    view = RACE.view(START, 0)
    assert [(one.move, one.value) for one in RACE.rate(view, 0.1)] == [("1", 0.0), ("2", 0.0)]


def test_computer_players_alone_bring_a_match_to_its_end() -> None:
    state = START
    while (view := RACE.view(state, state.turn)).outcome is None:
        state = RACE.play(state, RACE.choose(view, random.choice(LEVELS), 0.1))
    assert sum(view.score) == 1


def test_a_match_is_replayed_from_its_setup_and_moves() -> None:
    moves = ("2", "1", "2")
    assert replay(RACE, "race first=2", ()) == State(7, 1)
    state = replay(RACE, "race first=2", moves)
    assert (state.stones, state.turn) == (2, 0)
    assert resume(RACE, replay(RACE, "race first=2", moves[:2]), moves[2:]) == state
    states = tuple(walk(RACE, "race first=2", moves))
    assert [one.stones for one in states] == [7, 5, 4, 2]
    assert states[-1] == state


class Long(Race):
    """A race with an option."""

    options = (Option("stones", ("7", "9"), "7"),)


def test_options_left_out_take_their_defaults() -> None:
    assert chosen(RACE, 2, {}, SEED) == {"first": "1"}
    assert chosen(Long(), 2, {"first": "2"}, SEED) == {"first": "2", "stones": "7"}
    assert chosen(Long(), 2, {"stones": "9"}, SEED) == {"first": "1", "stones": "9"}


def test_who_begins_is_drawn_from_the_seed() -> None:
    drawn = [
        chosen(RACE, 2, {"first": "random"}, f"{number:064x}")["first"] for number in range(64)
    ]
    assert set(drawn) == {"1", "2"}
    assert drawn[0] == chosen(RACE, 2, {"first": "random"}, SEED)["first"]


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"first": "3"}, "first: 3"),
        ({"first": "²"}, "first: ²"),
        ({"stones": "8"}, "stones: 8 is none of 7, 9"),
        ({"target": "200"}, "target: no option of race"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(given: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidSetup, match=named):
        chosen(Long(), 2, given, SEED)


def test_wrong_seats_and_seeds_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="seats"):
        chosen(RACE, 3, {}, SEED)
    with pytest.raises(InvalidSetup, match="seed"):
        chosen(RACE, 2, {}, "A" * 64)
