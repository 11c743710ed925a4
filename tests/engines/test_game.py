"""What a game need not say itself, tried on the example."""

import random
from collections.abc import Mapping

import pytest

from engines.game import LEVELS, Game, InvalidMove, InvalidSetup, Option
from engines.options import chosen
from engines.replay import replay, resume, walk
from tests.example.game import Four, State


class Bare(Four):
    """The example without what it says of its own accord."""

    options: tuple[Option, ...] = ()
    sides = Game.sides

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        return f"four first={chosen(self, seats, options, seed)['first']} until=four"


SEED = "0" * 64
FIRST, SECOND = "four first=1 until=four", "four first=2 until=four"
FOUR, BARE = Four(), Bare()
START = BARE.start(FIRST)


def test_what_a_game_must_have_cannot_be_left_out() -> None:
    with pytest.raises(TypeError, match=r"deal.*notation.*play.*start.*view"):
        Game()  # type: ignore[abstract]


def test_a_game_without_more_has_no_options_sides_questions_or_kernels() -> None:
    view = BARE.view(START, 0)
    assert (BARE.options, BARE.sides(2, {}), BARE.questions(view), BARE.kernels) == ((), (), (), ())
    assert (view.hands, view.retells, view.sides) == ((), False, ())
    with pytest.raises(InvalidMove, match="scoring: no question of four"):
        BARE.answer(view, "scoring")


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_without_skill_makes_every_legal_move(level: str) -> None:
    view = BARE.view(START, 0)
    BARE.warm()
    assert {BARE.choose(view, level, 0.1) for _ in range(200)} == set(view.moves)


def test_a_computer_player_without_skill_rates_all_moves_alike() -> None:
    view = BARE.view(START, 0)
    assert [(one.move, one.value) for one in BARE.rate(view, 0.1)] == [
        (move, 0.0) for move in ("a1", "b1", "c1", "d1", "e1", "f1", "g1")
    ]


def test_computer_players_alone_bring_a_match_to_its_end() -> None:
    state = START
    while (view := BARE.view(state, BARE.view(state, None).turn)).outcome is None:
        state = BARE.play(state, BARE.choose(view, random.choice(LEVELS), 0.1))
    assert bool(view.outcome.winners) == any(view.score)


def test_a_match_is_replayed_from_its_setup_and_moves() -> None:
    moves = ("d1", "d2", "a1")
    assert replay(FOUR, SECOND, ()) == State(1, "four")
    state = replay(FOUR, SECOND, moves)
    assert (state.of(1), state.of(0)) == (("d1", "a1"), ("d2",))
    assert resume(FOUR, replay(FOUR, SECOND, moves[:2]), moves[2:]) == state
    states = tuple(walk(FOUR, SECOND, moves))
    assert [len(one.discs) for one in states] == [0, 1, 2, 3]
    assert states[-1] == state


def test_options_left_out_take_their_defaults() -> None:
    assert chosen(BARE, 2, {}, SEED) == {"first": "1"}
    assert chosen(FOUR, 2, {"first": "2"}, SEED) == {"first": "2", "until": "four"}
    assert chosen(FOUR, 2, {"until": "full"}, SEED) == {"first": "1", "until": "full"}


def test_who_begins_is_drawn_from_the_seed() -> None:
    drawn = [
        chosen(BARE, 2, {"first": "random"}, f"{number:064x}")["first"] for number in range(64)
    ]
    assert set(drawn) == {"1", "2"}
    assert drawn[0] == chosen(BARE, 2, {"first": "random"}, SEED)["first"]


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"first": "3"}, "first: 3"),
        ({"first": "²"}, "first: ²"),
        ({"until": "8"}, "until: 8 is none of four, full"),
        ({"target": "200"}, "target: no option of four"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(given: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidSetup, match=named):
        chosen(FOUR, 2, given, SEED)


def test_wrong_seats_and_seeds_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="seats"):
        chosen(BARE, 3, {}, SEED)
    with pytest.raises(InvalidSetup, match="seed"):
        chosen(BARE, 2, {}, "A" * 64)
