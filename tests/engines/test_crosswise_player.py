"""Decisions of the Crosswise players: legal, honest, in time, and none blind to six of a kind."""

import random

import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.outcome import outcome
from engines.crosswise.player.choice import decide
from engines.crosswise.player.knowledge import Knowledge
from engines.crosswise.player.levels import SCALE
from engines.crosswise.state import CrosswiseState
from engines.game import LEVELS
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import played
from tests.engines.crosswise_positions import EMPTY, THREE_LEFT, position

FIVE = "r----- r----- r----- r----- r----- ------"
OPENING = CROSSWISE.start(CROSSWISE.deal(2, {}, "1" * 64))
PLENTY = 60.0  # seconds: what is measured is the plan, not the machine


def chosen(state: CrosswiseState, level: str = "club", seconds: float = PLENTY) -> str:
    return CROSSWISE.choose(CROSSWISE.view(state, state.turn), level, seconds)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_matches_with_legal_moves(level: str, seats: int) -> None:
    state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{seats:064x}"))
    while (view := CROSSWISE.view(state, state.turn)).outcome is None:
        move = CROSSWISE.choose(view, level, 0.002)
        assert move in view.moves
        state = CROSSWISE.play(state, move)


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_the_same_view_gives_the_same_move(level: str) -> None:
    state = position(EMPTY, "red blue white swap", "red")
    assert len({chosen(state, level) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_decides_by_what_its_seat_can_see(level: str, seats: int) -> None:
    luck = random.Random(seats)
    match = played("crosswise", seats, 3)
    for state in match.states[2:-1:12]:
        other = EXCHANGES["crosswise"](state, state.turn, luck)
        assert other != state
        views = (CROSSWISE.view(one, state.turn) for one in (state, other))
        first, second = (CROSSWISE.choose(view, level, PLENTY) for view in views)
        assert first == second


def test_without_time_there_is_still_a_move() -> None:
    state = position("-ybpkw ybpkwr bpkwry pkwryb kwrybp wrybpk", "swap move", "red")
    view = CROSSWISE.view(state, 0)
    assert len(view.moves) > 1000
    assert CROSSWISE.choose(view, "master", 0.0) in view.moves
    assert len(CROSSWISE.rate(view, 0.0)) == len(view.moves)


class Clock:
    """A clock of which each look takes a hundredth of a second, as on a busy machine."""

    def __init__(self) -> None:
        self.looks = 0

    def monotonic(self) -> float:
        self.looks += 1
        return self.looks / 100


@pytest.mark.parametrize("state", [OPENING, THREE_LEFT], ids=["opening", "end"])
@pytest.mark.parametrize("hundredths", [10, 30, 100])
def test_the_clock_ends_the_search_however_slow_the_machine(
    monkeypatch: pytest.MonkeyPatch, state: CrosswiseState, hundredths: int
) -> None:
    CROSSWISE.warm()
    clock = Clock()
    for module in ("search", "choice", "endings"):
        monkeypatch.setattr(f"engines.crosswise.player.{module}.time", clock)
    seen = CROSSWISE.view(state, state.turn)
    assert CROSSWISE.choose(seen, "master", hundredths / 100) in seen.moves
    assert clock.looks <= hundredths


@pytest.mark.parametrize("level", LEVELS)
def test_a_pass_is_chosen_and_rated_where_nothing_else_is_left(level: str) -> None:
    state = position(FIVE, "replace", "red")
    assert chosen(state, level) == "pass"
    assert [one.move for one in CROSSWISE.rate(CROSSWISE.view(state, 0), 0.1)] == ["pass"]


def test_a_beginner_does_not_throw_specials_away() -> None:
    luck, spent = random.Random(5), 0
    state = position("ry---- -b--k- ------ ---w-- ------ p-----", "red blue swap move", "red")
    seen = Knowledge.of(CROSSWISE.view(state, 0))
    for _ in range(40):
        move = decide(seen, SCALE.named()["beginner"], 0.0, luck)
        spent += move.split(".")[0] in ("swap", "move")
    assert spent < 20


def test_a_rating_of_a_decided_match_is_its_result() -> None:
    rows = "ryrbkw ybwpkr bpkwry pkwryb kwrybp wryb-k"
    state = position(rows, "purple", "red")
    after = outcome(CROSSWISE.play(state, "purple.e6"))
    assert after is not None
    (rated,) = CROSSWISE.rate(CROSSWISE.view(state, 0), 1.0)
    assert rated.value == pytest.approx(after.scores[0] - after.scores[1], abs=0.6)


def test_ratings_speak_of_both_orders_of_a_swap_alike() -> None:
    state = position("rr---- yb---- kw---- ------ ------ ------", "swap red", "blue white")
    rated = {one.move: one.value for one in CROSSWISE.rate(CROSSWISE.view(state, 0), 0.05)}
    for move, value in rated.items():
        stone, *cells = move.split(".")
        if stone == "swap":
            assert rated[f"swap.{cells[1]}.{cells[0]}"] == value


def test_a_match_won_at_once_is_rated_above_all_else() -> None:
    view = CROSSWISE.view(position(FIVE, "blue white red", "red"), 0)
    best, second, *_ = CROSSWISE.rate(view, 0.5)
    assert best.move == "red.a6"
    assert best.value > second.value


def test_the_stronger_of_two_levels_wins_more() -> None:
    won = {"club": 0, "beginner": 0}
    for number in range(16):
        levels = ("club", "beginner") if number % 2 else ("beginner", "club")
        state = CROSSWISE.start(CROSSWISE.deal(2, {}, f"{number:064x}"))
        while (view := CROSSWISE.view(state, state.turn)).outcome is None:
            state = CROSSWISE.play(state, CROSSWISE.choose(view, levels[state.turn], PLENTY))
        for seat in view.outcome.winners:
            won[levels[seat]] += 1
    assert won["club"] > 2 * won["beginner"]
