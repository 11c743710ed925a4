import random
import time
from dataclasses import replace

import pytest

from engines.game import LEVELS
from engines.reversi import REVERSI, ReversiView
from engines.reversi.board import FULL, bit, bits, flips, moves
from engines.reversi.endgame import Solver
from engines.reversi.evaluation import around, evaluate, finished
from engines.reversi.player import choose
from engines.reversi.search import Search, TimeUp

LATER = 1e9  # seconds: no deadline
ALL = 10**9


def view(position: str = "start", first: str = "1") -> ReversiView:
    state = REVERSI.start(REVERSI.deal(2, {"position": position, "first": first}, "0" * 64))
    return REVERSI.view(state, REVERSI.view(state, None).turn)


def rows(*lines: str, side: str = "X") -> str:
    return "".join(line.ljust(8, "-") for line in lines).ljust(64, "-") + side


def late(number: int, empty: int) -> ReversiView:
    """A position of a random match with so many empty cells."""
    luck, state = random.Random(number), REVERSI.start("reversi first=1 position=start")
    while (seen := REVERSI.view(state, REVERSI.view(state, None).turn)).moves:
        if 64 - sum(seen.score) == empty:
            return seen
        state = REVERSI.play(state, luck.choice(seen.moves))
    return late(number + 1000, empty)


def own_and_other(seen: ReversiView) -> tuple[int, int]:
    return (seen.black, seen.white) if seen.colour == "black" else (seen.white, seen.black)


def played_out(own: int, other: int) -> int:
    """The lead at the end when both play their best, by trying everything."""
    mine = moves(own, other)
    if not mine:
        if not moves(other, own):
            return own.bit_count() - other.bit_count()
        return -played_out(other, own)
    turned = ((placed, flips(own, other, placed)) for placed in bits(mine))
    return max(-played_out(other & ~run, own | run | placed) for placed, run in turned)


@pytest.mark.parametrize("number", range(5))
def test_the_end_is_played_out_exactly(number: int) -> None:
    own, other = own_and_other(late(number, 6))
    assert Solver(LATER).lead(own, other, -65, 65) == played_out(own, other)


@pytest.mark.parametrize("number", range(5))
def test_a_search_that_reaches_the_end_finds_the_same(number: int) -> None:
    own, other = own_and_other(late(number, 5))
    lead = played_out(own, other)
    value = Search(LATER).value(own, other, 10, -ALL, ALL)
    assert (value > 0) - (value < 0) == (lead > 0) - (lead < 0)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_last_moves_are_the_best_ones(number: int, level: str) -> None:
    seen = late(number, 5)
    own, other = own_and_other(seen)
    best = played_out(own, other)
    chance = random.Random(number)
    placed = bit(choose(seen, level, LATER, chance))
    run = flips(own, other, placed)
    assert -played_out(other & ~run, own | run | placed) == best


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_without_time_still_makes_a_legal_move(level: str) -> None:
    for number in range(10):
        seen = late(number, 30)
        assert choose(seen, level, 0.0) in seen.moves


@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
def test_nobody_overlooks_a_corner_that_wins_a_whole_edge(level: str) -> None:
    seen = view(rows("-OOOOOOX", "O", "O", "O-XO", "O", "O", "O", "X"))
    assert set(seen.moves) > {"a1"}
    assert {choose(seen, level, LATER, random.Random(n)) for n in range(20)} == {"a1"}


def test_openings_vary() -> None:
    assert len({choose(view(), "expert", 1.0, random.Random(n)) for n in range(20)}) == 4


def test_the_same_chance_gives_the_same_move() -> None:
    seen = late(3, 40)
    once, again = (choose(seen, "casual", LATER, random.Random(7)) for _ in range(2))
    assert once == again


def test_a_beginner_overlooks_more_than_a_club_player() -> None:
    def variety(level: str) -> int:
        chances = [random.Random(n) for n in range(15)]
        return sum(len({choose(late(n, 44), level, LATER, c) for c in chances}) for n in range(4))

    assert variety("beginner") > variety("club")


def test_both_colours_play_alike() -> None:
    for number in range(5):
        seen = late(number, 30)
        swapped = replace(
            seen,
            black=seen.white,
            white=seen.black,
            colour="white" if seen.colour == "black" else "black",
        )
        one, other = (choose(of, "club", LATER, random.Random(1)) for of in (seen, swapped))
        assert one == other


def test_a_search_out_of_time_says_so() -> None:
    own, other = own_and_other(late(0, 40))
    with pytest.raises(TimeUp):
        Search(time.monotonic() - 1).value(own, other, 8, -ALL, ALL)
    with pytest.raises(TimeUp):
        Solver(time.monotonic() - 1).lead(own, other, -65, 65)


def test_cells_around_a_cell_do_not_wrap_round_the_sides() -> None:
    assert around(bit("a1")) == bit("a1") | bit("b1") | bit("a2") | bit("b2")
    assert around(bit("h8")) == bit("h8") | bit("g8") | bit("h7") | bit("g7")
    assert around(FULL) == FULL


def test_a_won_match_is_worth_more_than_any_position() -> None:
    own, other = own_and_other(late(1, 30))
    value = evaluate(own, other, moves(own, other), moves(other, own))
    assert finished(bit("a1") | bit("a2"), bit("a3")) > abs(value)
    assert finished(bit("a1"), bit("a2")) == 0
    assert finished(1, 6) == -finished(6, 1)


def test_a_position_is_worth_to_one_colour_what_it_costs_the_other() -> None:
    own, other = own_and_other(late(2, 30))
    mine, theirs = moves(own, other), moves(other, own)
    assert evaluate(own, other, mine, theirs) + evaluate(other, own, theirs, mine) == 0
