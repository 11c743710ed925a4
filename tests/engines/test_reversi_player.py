import math
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engines.game import LEVELS
from engines.reversi import REVERSI, ReversiView
from engines.reversi.board import bit, flips
from engines.reversi.player import choose, rate, weights
from engines.reversi.player.engine import engine
from engines.reversi.player.patterns import BLOCK, PATTERNS, PHASES, PLACES, SIZE
from engines.reversi.player.search import ReversiSearch
from engines.reversi.player.shallow import counted, shallow
from engines.reversi.position import Position
from tests.engines.reversi_positions import late, played_out

LATER = 1e6  # seconds: no deadline
DETERMINED = ["beginner", "casual", "club", "expert"]  # who do not think until the time is up


def view(position: str = "start") -> ReversiView:
    state = REVERSI.start(REVERSI.deal(2, {"position": position}, "0" * 64))
    return REVERSI.view(state, REVERSI.view(state, None).turn)


def seen(number: int, empty: int) -> ReversiView:
    return view(str(late(number, empty)))


def rows(*lines: str, side: str = "X") -> str:
    return "".join(line.ljust(8, "-") for line in lines).ljust(64, "-") + side


def left(position: Position, cell: str) -> int:
    """The lead that a move leaves to who makes it."""
    after = position.play(cell)
    return -played_out(after.own, after.other)


@pytest.mark.parametrize("empty", [5, 8])
@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_the_last_moves_are_the_best_ones(level: str, empty: int) -> None:
    for number in range(4):
        position = late(number, empty)
        cell = choose(view(str(position)), level, LATER, random.Random(number))
        assert left(position, cell) == played_out(position.own, position.other)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_without_time_still_makes_a_legal_move(level: str) -> None:
    for number in range(5):
        for empty in (9, 30, 50):
            look = seen(number, empty)
            assert choose(look, level, 0.0) in look.moves


def test_a_search_ends_when_its_time_does(monkeypatch: pytest.MonkeyPatch) -> None:
    limits, asked = [], []

    @contextmanager
    def until(deadline: float, nodes: int | None = None, helped: bool = False) -> Iterator[None]:
        """Real thinking, but of so many positions instead of seconds."""
        limits.append(deadline)
        asked.append(time.monotonic())
        with real(math.inf, 200_000):
            yield

    real = engine().until
    monkeypatch.setattr(engine(), "until", until)
    began = time.monotonic()
    choose(seen(0, 40), "master", 5.0)
    assert limits[:-1] == [math.inf]  # the first plies, which take no time
    # Of five seconds; the rest is for the way back.
    assert limits[-1] > began + 4.0 and limits[-1] <= asked[-1] + 5.0
    assert engine().nodes <= 200_000 + 1000


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_the_end_is_played_exactly_even_without_time(level: str) -> None:
    for number in range(6):
        position = late(number, 10)
        cell = choose(view(str(position)), level, 0.0, random.Random(number))
        assert left(position, cell) == played_out(position.own, position.other)


def test_an_interrupted_master_plays_the_best_move_it_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = engine().until
    for number in range(0, 12, 2):
        look = seen(number, 40)
        nodes = 20_000 * (number + 1)
        monkeypatch.setattr(
            engine(),
            "until",
            lambda end, most, helped=False, nodes=nodes: real(
                end, most if end == math.inf else nodes
            ),
        )
        moves = set()
        for luck in range(4):
            engine().forget()
            moves.add(choose(look, "master", LATER, random.Random(luck)))
        assert len(moves) == 1


def test_the_master_alone_asks_for_a_second_core(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, list[bool]] = {"expert": [], "master": []}

    @contextmanager
    def until(deadline: float, nodes: int | None = None, helped: bool = False) -> Iterator[None]:
        """Real thinking, of fewer positions."""
        asked[level].append(helped)
        with real(deadline, nodes or 20_000):
            yield

    real = engine().until
    monkeypatch.setattr(engine(), "until", until)
    for level in asked:
        choose(seen(1, 20), level, LATER, random.Random(1))
    assert asked["master"] == [False, True], "not for the first plies"
    assert not any(asked["expert"])


def test_an_expert_looks_at_so_few_positions_that_no_move_takes_long() -> None:
    for number, empty in ((0, 44), (1, 38), (2, 30), (3, 22), (4, 12)):
        choose(seen(number, empty), "expert", LATER, random.Random(number))
        assert engine().nodes < 57_000, "those of an ending are four times as fast"
        assert empty == 12 or engine().nodes < 15_000


@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_nobody_overlooks_a_corner_that_wins_a_whole_edge(level: str) -> None:
    look = view(rows("-OOOOOOX", "O", "O", "O-XO", "O", "O", "O", "X"))
    assert set(look.moves) > {"a1"}
    assert {choose(look, level, LATER, random.Random(n)) for n in range(5)} == {"a1"}


@pytest.mark.parametrize(("number", "corner"), [(18, "a1"), (19, "a1"), (28, "h1")])
def test_a_club_player_takes_a_corner_that_decides_the_match(number: int, corner: str) -> None:
    look = seen(number, 24)
    assert {choose(look, "club", LATER, random.Random(n)) for n in range(8)} == {corner}


def test_openings_vary() -> None:
    assert len({choose(view(), "expert", LATER, random.Random(n)) for n in range(20)}) == 4
    replies = {choose(view("f5"), "expert", LATER, random.Random(n)) for n in range(10)}
    assert replies <= {"d6", "f6"}  # the parallel opening, f4, is known to be bad


def test_the_four_first_moves_are_rated_alike() -> None:
    values = [one.value for one in rate(view(), 0.1)]
    assert len(values) == 4
    assert max(values) - min(values) < 1.0  # they are one move, turned and mirrored
    assert abs(values[0]) < 6.0  # discs; the start is known to be about even


@pytest.mark.parametrize("level", DETERMINED)
def test_the_same_chance_gives_the_same_move(level: str) -> None:
    look = seen(3, 40)
    once, again = (choose(look, level, LATER, random.Random(7)) for _ in range(2))
    assert once == again


def test_a_beginner_overlooks_what_an_expert_sees() -> None:
    def variety(level: str) -> int:
        chances = [random.Random(n) for n in range(8)]
        return sum(len({choose(seen(n, 44), level, LATER, c) for c in chances}) for n in range(4))

    assert variety("beginner") > 2 * variety("expert")


@pytest.mark.parametrize("level", DETERMINED)
def test_both_colours_play_alike(level: str) -> None:
    for number in range(3):
        look = seen(number, 30)
        colour = "white" if look.colour == "black" else "black"
        swapped = replace(look, black=look.white, white=look.black, colour=colour)
        one, other = (choose(of, level, LATER, random.Random(1)) for of in (look, swapped))
        assert one == other


def test_who_counts_discs_takes_the_most_and_likes_corners() -> None:
    assert counted(bit("d4") | bit("e4"), bit("c3")) == 1
    assert counted(bit("a1"), 0) > counted(bit("a2") | bit("a3"), 0) > counted(bit("d4"), 0)
    position = late(5, 30)
    values = []
    for cell in view(str(position)).moves:
        turned = flips(position.own, position.other, bit(cell))
        values.append(counted(position.own | turned | bit(cell), position.other & ~turned))
    assert shallow(position.own, position.other, 1, 0, counted) == max(values)


@pytest.mark.parametrize("number", range(3))
def test_every_move_of_an_end_is_rated_with_its_true_lead(number: int) -> None:
    position = late(number, 8)
    rated = rate(view(str(position)), LATER)
    assert {one.move: one.value for one in rated} == {
        cell: left(position, cell) for cell in view(str(position)).moves
    }
    assert [one.value for one in rated] == sorted((one.value for one in rated), reverse=True)


def test_values_stay_within_the_board() -> None:
    for number in range(3):
        rated = rate(seen(number, 35), 0.05)
        assert all(-64 <= one.value <= 64 for one in rated)


def test_deeper_searches_foresee_the_end_better() -> None:
    missed = {0: 0.0, 4: 0.0}
    for number in range(10):
        position = late(number, 15)
        with engine().until(LATER):
            engine().forget()
            end = engine().finish(position.own, position.other)
            for plies in missed:
                value = engine().look(position.own, position.other, plies, -64, 64, sure=5)
                missed[plies] += abs(value - end)
    assert missed[4] < missed[0] < 10 * 14


def test_a_search_finds_the_best_move_of_an_end() -> None:
    position = late(2, 16)
    with engine().until(LATER):
        search = ReversiSearch(engine(), position.own, position.other)
        search.deepen(60, 60)
        best = search.judged[0]
        assert best.value == engine().finish(position.own, position.other)


def test_patterns_cover_the_board_in_all_its_turns() -> None:
    assert len(PLACES) == 46
    for at in range(64):
        assert sum(at in cells for cells, _ in PLACES) == sum(
            63 - at in cells for cells, _ in PLACES
        )
    assert {at for cells, _ in PLACES for at in cells} == set(range(64))


def test_mirror_images_share_their_weights() -> None:
    lowest = weights.tied()
    assert len(lowest) == SIZE
    assert (lowest <= np.arange(SIZE)).all()
    assert (lowest[lowest] == lowest).all()
    corner = PATTERNS[0]  # a1 b1 c1 a2 b2 c2 a3 b3 c3: b1 and a2 are images of each other
    assert lowest[corner.middle + 3] == lowest[corner.middle + 27]
    assert lowest[corner.middle + 3] != lowest[corner.middle + 1]


def test_an_evaluation_is_the_same_in_every_turn_of_the_board() -> None:
    position = late(4, 30)
    turns = [range(64), [8 * (at % 8) + at // 8 for at in range(64)], range(63, -1, -1)]
    values = set()
    for turn in turns:
        own, other = (
            sum(1 << to for at, to in enumerate(turn) if discs >> at & 1)
            for discs in (position.own, position.other)
        )
        values.add(engine().glance(own, other))
    assert len(values) == 1


def test_weights_survive_their_file(tmp_path: Path) -> None:
    found = weights.load()
    assert found.shape == (PHASES, BLOCK)
    assert weights.FILE.stat().st_size < 3_000_000
    file = tmp_path / "weights.npz"
    weights.save(found, file)
    assert (weights.load(file) == found).all()
