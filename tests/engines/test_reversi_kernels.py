"""The compiled kernels say what ``engines.reversi.board`` says."""

import random

import pytest

from engines.reversi import board
from engines.reversi.player.kernels.checks import flipped, movable, safe
from engines.reversi.player.kernels.intrinsics import signed
from engines.reversi.player.kernels.perft import perft
from engines.reversi.position import START
from tests.bench.perft import LEAVES
from tests.engines.reversi_positions import late

FULL = (1 << 64) - 1


def scattered(luck: random.Random) -> tuple[int, int]:
    """Discs anywhere, also where no match would bring them."""
    taken, mine = luck.getrandbits(64) | luck.getrandbits(64), luck.getrandbits(64)
    return taken & mine, taken & ~mine


@pytest.mark.parametrize("number", range(5))
def test_moves_and_flips_are_those_of_the_rules(number: int) -> None:
    luck = random.Random(number)
    for _ in range(200):
        own, other = scattered(luck)
        mine = movable(signed(own), signed(other)) & FULL
        assert mine == board.moves(own, other)
        for at in range(64):
            if not (own | other) >> at & 1:
                turned = flipped(signed(own), signed(other), at) & FULL
                assert turned == board.flips(own, other, 1 << at)


@pytest.mark.parametrize("depth", range(8))
def test_all_matches_to_a_depth_are_counted(depth: int) -> None:
    assert perft(START.black, START.white, depth) == LEAVES[depth]


def test_a_stable_disc_is_never_turned() -> None:
    luck, seen = random.Random(1), 0
    for number in range(40):
        position = late(number, 14)
        own, other = position.own, position.other
        for colour in (0, 1):
            fixed = safe(signed((own, other)[colour]), signed((other, own)[colour])) & FULL
            seen += fixed.bit_count()
            for _ in range(10):
                match = position
                while not match.over:
                    match = match.play(board.cell(luck.choice(list(board.bits(match.moves)))))
                    match = match.passed() if match.must_pass() else match
                discs = match.black if position.own == position.black else match.white
                ended = discs if colour == 0 else (match.black | match.white) & ~discs
                assert fixed & ~ended == 0
    assert seen > 100


def test_corners_and_full_edges_are_stable() -> None:
    assert safe(signed(board.bit("a1")), 0) & FULL == board.bit("a1")
    edge = sum(board.bit(f"{column}1") for column in "abcdefgh")
    mine = edge & ~board.bit("c1")
    assert safe(signed(mine), board.bit("c1")) & FULL == mine
    assert safe(board.bit("c1"), signed(mine)) & FULL == board.bit("c1")
    assert safe(signed(board.bit("d4")), 0) == 0
