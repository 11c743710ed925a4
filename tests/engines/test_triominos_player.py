"""The computer player: what it sees at once, what it looks ahead for, what it does not know."""

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from engines.game import LEVELS
from engines.triominos import TRIOMINOS
from engines.triominos.player import choice, choose, rate, search
from engines.triominos.player.kernels import playout
from engines.triominos.player.kernels.layout import (
    BLOCKED,
    NOBODY,
    OUT,
    OVER,
    RUNNING,
    SCORES,
    WINNER,
)
from engines.triominos.player.levels import SCALE, TriominosLevel
from engines.triominos.player.search import SLICE, Effort, SearchPosition, TriominosSearch
from engines.triominos.rules import points
from engines.triominos.state import TriominosState
from engines.triominos.tiles import TILES, value
from engines.triominos.view import TriominosView
from tests.contract.hidden import triominos as exchanged
from tests.engines.test_triominos_bonus import BRIDGE, HEXAGON, THREE_AT_ONCE, TWO_AT_ONCE
from tests.engines.triominos_positions import move_to, state, tile_of

SKILLS = SCALE.named()

LATER = 1e9  # seconds: no deadline
BEYOND = 10**6
ENOUGH = 3000  # playouts
HIGH = "345 455 555 225"
FOUR = "0,1:035 0,2:335 1,2:534 1,1:544"
RIVAL = "055 001 002 003 004 005 022 122 123 124 125 133 222 233 234"
ENDINGS = [(313, 91), (64, 91), (343, 89), (124, 88), (376, 88), (276, 92)]


def view(at: TriominosState) -> TriominosView:
    return TRIOMINOS.view(at, at.turn)


def brief(level: str) -> TriominosLevel:
    """A level with no more than 2000 playouts."""
    return replace(SKILLS[level], playouts=min(2000, SKILLS[level].playouts))


def chosen(at: TriominosState, level: str = "expert", number: int = 1) -> str:
    return choice.choose(view(at), brief(level), LATER, random.Random(number))


def searched(at: TriominosState, playouts: int = ENOUGH) -> dict[str, float]:
    """What the search finds every move to be worth, the best first."""
    seen = view(at)
    effort = Effort(playouts, LATER, 3, foresees=True, for_match=False)
    return {
        one.fit.move: one.worth
        for one in TriominosSearch(SearchPosition.of(seen), seen.fits, effort, 1).run()
    }


def midway(seats: int, number: int, plies: int) -> TriominosState:
    """A position of a random match where somebody has a choice."""
    rng = random.Random(number)
    at = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{number:064x}"))
    for _ in range(plies):
        at = TRIOMINOS.play(at, rng.choice(at.moves))
    while at.turn is None or len(at.fits) < 3:
        at = TRIOMINOS.play(at, rng.choice(at.moves))
    return at


def whole(on_board: str, own: str, *rivals: str) -> TriominosState:
    """A round in progress whose market holds all other tiles."""
    at = state(on_board, own, *rivals)
    held = {tile for hand in at.hands for tile in hand} | {laid.tile for laid in at.board.laid}
    return replace(at, market=tuple(tile for tile in TILES if tile not in held))


def greedy_until(number: int, ply: int) -> TriominosState:
    """A position of a match of two in which both lay what scores most."""
    at = TRIOMINOS.start(TRIOMINOS.deal(2, {}, f"{number:064x}"))
    while at.ply < ply:
        at = TRIOMINOS.play(at, greedy(at))
    return at


def greedy(at: TriominosState) -> str:
    return max(at.fits, key=lambda fit: points(at.board, fit)).move if at.fits else at.moves[0]


def solved(at: TriominosState, seat: int, low: int = -BEYOND, high: int = BEYOND) -> int:
    """The lead of ``seat`` at the end of a round of two when nothing is hidden and both play their
    best, by trying everything."""
    if at.turn is None:
        own, other = at.score[seat], at.score[1 - seat]
        return own - other
    for move in at.moves:
        value = solved(TRIOMINOS.play(at, move), seat, low, high)
        if at.turn == seat:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if at.turn == seat else high


BONUSES = [HEXAGON, TWO_AT_ONCE, THREE_AT_ONCE, BRIDGE]


@pytest.mark.parametrize("position", BONUSES, ids=["one", "two", "three", "bridge"])
def test_a_bonus_is_taken_before_the_rival_goes_out(position: tuple[str, str]) -> None:
    at = whole(position[0], f"{tile_of(position[1])} {HIGH}", "002")
    assert len(at.moves) > 1
    assert next(iter(searched(at))) == move_to(at, position[1])


def test_no_hexagon_is_offered_to_one_who_is_likely_to_hold_its_tile() -> None:
    """455 scores five points more than 144, but beside it 055 completes a hexagon."""
    lonely = "455 113 144 334 333"
    at = whole(FOUR, lonely, RIVAL)
    assert greedy(at) == move_to(at, "1,0:554")
    assert next(iter(searched(at))).startswith("144")


def test_a_hexagon_is_offered_more_readily_where_nobody_else_holds_its_tile() -> None:
    def advantage(own: str) -> float:
        found = searched(whole(FOUR, own, RIVAL))
        return found["455.4"] - found["144.6"]

    assert advantage("455 113 144 334 055") > advantage("455 113 144 334 333") + 10


def test_going_out_is_worth_25_and_what_the_rivals_hold() -> None:
    """The market is empty and the rival has just passed: it holds no tile with two fives."""
    at = state("0,0:555", "355", "012 044 113")
    rated = rate(view(at), LATER)
    possible = [value(tile) for tile in TILES if not tile.endswith("55")]
    expected = 13 + 25 + 3 * sum(possible) / len(possible)
    assert rated[0].value == pytest.approx(expected, abs=0.5)


def test_the_last_tile_is_laid_where_it_earns_a_bonus() -> None:
    at = whole(HEXAGON[0], "055", "012 013")
    assert len(at.moves) > 0
    assert next(iter(searched(at))) == move_to(at, HEXAGON[1])


@pytest.mark.parametrize(("number", "ply"), ENDINGS)
def test_the_best_end_is_found_where_greed_gives_points_away(number: int, ply: int) -> None:
    """Found by search: the market is empty, so that two players know everything."""
    at = greedy_until(number, ply)
    assert at.turn is not None
    ends = {move: solved(TRIOMINOS.play(at, move), at.turn) for move in at.moves}
    assert ends[greedy(at)] <= max(ends.values()) - 20
    assert ends[next(iter(searched(at)))] == max(ends.values())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_that_look_the_same_are_played_the_same(level: str, seats: int) -> None:
    rng = random.Random(seats)
    for number in range(3):
        at = midway(seats, number, 10 + 12 * number)
        twin = exchanged(at, at.turn, rng)
        assert twin != at
        assert chosen(at, level, number) == chosen(twin, level, number)


def test_ratings_know_nothing_hidden_either() -> None:
    at = midway(3, 5, 20)
    twin = exchanged(at, at.turn, random.Random(1))
    rated = (
        choice.rate(view(each), brief("master"), LATER, random.Random(0)) for each in (at, twin)
    )
    assert next(rated) == next(rated)


def test_no_player_is_given_a_state() -> None:
    with pytest.raises(AttributeError):
        choose(cast(TriominosView, midway(2, 1, 10)), "master", 0.1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_without_time_still_makes_a_legal_move(level: str) -> None:
    for number in range(5):
        seen = view(midway(2 + number % 3, number, 8 * number))
        assert choose(seen, level, 0.0) in seen.moves


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["beginner", "casual", "club"])
def test_weak_levels_play_whole_rounds_with_legal_moves(level: str, seats: int) -> None:
    at = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{seats:064x}"))
    while at.turn is not None:
        move = chosen(at, level)
        assert move in at.moves
        at = TRIOMINOS.play(at, move)


def test_the_same_chance_gives_the_same_move() -> None:
    for level in LEVELS[:4]:
        at = midway(2, 7, 20)
        assert len({chosen(at, level, 3) for _ in range(3)}) == 1


def test_every_move_is_compared_in_the_same_worlds() -> None:
    at = midway(2, 3, 12)
    few, many = searched(at, 500), searched(at, 5000)
    assert set(few) == set(many) == set(view(at).moves)
    assert next(iter(many.values())) == max(many.values())


def chance(totals: tuple[int, int], over: int = RUNNING, winner: int = NOBODY) -> float:
    """How likely the first of two seats is to win a match to 200."""
    state_ = SearchPosition.of(view(midway(2, 3, 12))).round.state
    state_[SCORES : SCORES + 2], state_[OVER], state_[WINNER] = totals, over, winner
    return playout.chance_to_win(state_, 0, float(totals[0] - totals[1]), 200)


@pytest.mark.parametrize(("totals", "expected"), [((210, 200), 1.0), ((190, 230), 0.0)])
def test_a_match_that_is_over_is_won_or_lost(totals: tuple[int, int], expected: float) -> None:
    assert chance(totals, OUT, 0) == chance(totals, BLOCKED) == expected


def test_a_match_is_not_over_before_the_round_is() -> None:
    assert 0.5 < chance((210, 200)) < chance((250, 200)) < 1.0


def test_a_tie_at_the_target_is_even_but_for_who_begins() -> None:
    assert chance((220, 220), OUT, 1) < chance((220, 220), BLOCKED) < chance((220, 220), OUT, 0)
    assert chance((220, 220), BLOCKED) == 0.5


@pytest.mark.parametrize("over", [RUNNING, BLOCKED])
def test_a_lead_counts_for_more_the_nearer_the_target_is(over: int) -> None:
    leads = [chance(totals, over) for totals in ((50, 50), (50, 20), (100, 70), (180, 150))]
    assert leads == sorted(leads)
    assert leads[0] == 0.5 < leads[1] < leads[2] < leads[3] < 1.0


@pytest.mark.parametrize("totals", [(50, 50, 50, 50), (120, 90, 90, 10), (150, 40, 149)])
@pytest.mark.parametrize("over", [RUNNING, BLOCKED])
def test_the_chances_of_all_at_the_table_add_up(totals: tuple[int, ...], over: int) -> None:
    """A second rival close behind the first makes a match harder to win."""
    state_ = SearchPosition.of(view(midway(len(totals), 3, 12))).round.state
    state_[SCORES : SCORES + len(totals)] = totals
    state_[OVER], state_[WINNER] = over, NOBODY
    leads = [own - max(totals[:at] + totals[at + 1 :]) for at, own in enumerate(totals)]
    chances = [playout.chance_to_win(state_, at, float(lead), 200) for at, lead in enumerate(leads)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances.index(max(chances)) == totals.index(max(totals))


class Clock:
    """A clock that compiled code alone makes go on: so many seconds a playout."""

    def __init__(self, each: float) -> None:
        self.now, self.each = 100.0, each
        self.slices: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def trials(self, *given: Any) -> None:
        tried, how, sums = given[2], given[4], given[8]
        worlds = int(how[1] - how[0])
        sums[:] += worlds
        self.slices.append(worlds * len(tried) * self.each)
        self.now += self.slices[-1]


@pytest.mark.parametrize("each", [2e-6, 2e-5, 2e-4])
@pytest.mark.parametrize("seconds", [0.3, 1.6])
def test_a_search_looks_at_the_clock_in_time(
    each: float, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(each)
    monkeypatch.setattr(search, "time", clock)
    monkeypatch.setattr(playout, "trials", clock.trials)
    seen = view(midway(2, 3, 12))
    TriominosSearch(SearchPosition.of(seen), seen.fits, Effort(10**9, clock.now + seconds), 1).run()
    assert clock.now - 100.0 <= seconds + 4 * SLICE
    assert clock.now - 100.0 >= 0.8 * seconds
    assert max(clock.slices) <= 2 * SLICE
