"""Puzzles of Triominos: the lay that scores most where bonuses compete, found by trying all."""

import random
from collections.abc import Iterator
from pathlib import Path

from engines.puzzle import Puzzle, Puzzler
from engines.triominos import rules, setup
from engines.triominos.board import Board, Corner, corners
from engines.triominos.bonus import bonus
from engines.triominos.preview import preview
from engines.triominos.view import TriominosView, view

LAY = "lay"
COMPETING = 2  # lays, at least, that earn a hexagon or a bridge
FEWEST = 4  # lays to choose from
LATEST = 60  # plies after which no puzzle is looked for any more
_SKILLS = ("casual", "club")
_SECONDS = 60.0  # for a move, which takes milliseconds: time must not decide
_SIXTHS = 6  # of a turn: the ways in which the board can lie


class TriominosPuzzler(Puzzler):
    """The lay that scores most; ``effort`` is how many lays there are to weigh, those that earn a
    bonus twice, for they are what has to be told apart."""

    folder = Path(__file__).parent
    steps = (9, 12, 16, 21)
    since = 0

    def positions(self, rng: random.Random) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The positions of the first round of a match, in a random order."""
        seats = rng.choice((2, 2, 3))
        begin = str(setup.deal(seats, {}, f"{rng.getrandbits(256):064x}"))
        played, plies = _round(begin, rng)
        rng.shuffle(plies)
        for ply in plies:
            yield begin, played[:ply]

    def solve(self, setup: str, moves: tuple[str, ...]) -> Puzzle | None:
        """The points of every lay; one must have the most, and more than one earn a bonus."""
        seen = _view(setup, moves)
        earning = _earning(seen)
        if len(seen.fits) < FEWEST or earning < COMPETING:
            return None
        points = sorted((preview(seen, fit.move).points or 0, fit.move) for fit in seen.fits)
        (second, _), (best, answer) = points[-2:]
        if best == second:
            return None
        effort = len(seen.fits) + earning
        level = self.difficulty(effort)
        return Puzzle(LAY, answer, best, second, effort, level, (answer,), setup, moves)

    def essence(self, setup: str, moves: tuple[str, ...]) -> str:
        """The tiles as they lie and the own hand, of the six ways to turn the board the lowest."""
        seen = _view(setup, moves)
        tiles = [[_axial(c) for c in corners(laid.cell)] for laid in seen.laid]
        digits = [laid.digits for laid in seen.laid]
        lies = []
        for _ in range(_SIXTHS):
            tiles = [[_turned(corner) for corner in tile] for tile in tiles]
            left = min(q for tile in tiles for q, _ in tile)
            top = min(r for tile in tiles for _, r in tile)
            lies.append(
                sorted(
                    sorted((q - left, r - top, d) for (q, r), d in zip(tile, own, strict=True))
                    for tile, own in zip(tiles, digits, strict=True)
                )
            )
        return repr((min(lies), sorted(seen.hand)))

    def same(self, move: str, answer: str) -> bool:
        """Whether the same tile goes to the same place."""
        return move == answer


def _round(begin: str, rng: random.Random) -> tuple[tuple[str, ...], list[int]]:
    """The moves of a first round between players of chance levels, and the plies at which bonuses
    competed."""
    from engines.triominos.player import choose

    state = rules.begin(setup.parse(begin))
    played: list[str] = []
    plies: list[int] = []
    skills = [rng.choice(_SKILLS) for _ in state.hands]
    while state.turn is not None and len(played) < LATEST:
        seen = view(state, state.turn)
        if len(seen.fits) >= FEWEST and _earning(seen) >= COMPETING:
            plies.append(len(played))
        move = choose(seen, skills[state.turn], _SECONDS, rng)
        state = rules.play(state, move)
        played.append(move)
    return tuple(played), plies


def _view(begin: str, moves: tuple[str, ...]) -> TriominosView:
    """What the seat to move sees."""
    state = rules.begin(setup.parse(begin))
    for move in moves:
        state = rules.play(state, move)
    return view(state, state.turn)


def _earning(seen: TriominosView) -> int:
    """How many lays earn a hexagon or a bridge."""
    board = Board.of(seen.laid)
    earned = (bonus(board, fit.cell) for fit in seen.fits)
    return sum(bool(each.hexagons or each.bridges) for each in earned)


def _axial(corner: Corner) -> Corner:
    """A point of the lattice by two of its three axes, so that it can be turned."""
    row, column = corner
    return (column - row - 1) // 2, row


def _turned(point: Corner) -> Corner:
    """The point after a sixth of a turn round the origin."""
    q, r = point
    return -r, q + r
