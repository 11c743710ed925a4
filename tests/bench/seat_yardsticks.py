"""Players by which those of two, three and four seats are measured, for views alone.

*greedy* takes what scores most at once, of equal moves any. *mc* plays every move on at random to
the end of the round (Triominos) or of the match (Crosswise), in worlds in which what is hidden lies
anywhere, and takes the one that does best on average: *mc200* in 200 worlds, *mc:50* in as many as
50 ms of CPU allow.
"""

import random
import time
from collections.abc import Callable

import numpy as np

from engines.crosswise.player.choice import decide
from engines.crosswise.player.knowledge import Knowledge, encode
from engines.crosswise.player.levels import CrosswiseLevel
from engines.crosswise.view import CrosswiseView
from engines.game import View
from engines.triominos.board import Board
from engines.triominos.player.kernels.layout import CERTAIN, HANDS, MARKET_SIZE, NUMBER, STATE
from engines.triominos.player.position import RoundPosition, number_of, set_of
from engines.triominos.rules import points
from engines.triominos.view import TriominosView
from tests.bench.seat_playouts import crosswise_trials, triominos_trials

Chooser = Callable[[View, random.Random], str]
"""Finds a move for the seat to move by what it sees."""

Trials = Callable[[int, int], None]
"""Plays every move on in the worlds from the first number to the last."""

_AT_ONCE = 10  # worlds between two looks at the clock
_AT_A_GLANCE = CrosswiseLevel(foresight=False, overlook=0.0, careful=False, blur=1e-9)


def greedy(view: View, luck: random.Random) -> str:
    """What scores most at once."""
    if isinstance(view, CrosswiseView):
        return decide(Knowledge.of(view), _AT_A_GLANCE, time.monotonic(), luck)
    assert isinstance(view, TriominosView)
    if not view.fits:
        return view.moves[0]
    board = Board.of(view.laid)
    return max(view.fits, key=lambda fit: (points(board, fit), luck.random())).move


def mc(worlds: int, milliseconds: float = 0.0) -> Chooser:
    """Plays on by chance in so many worlds, or for so long."""

    def choose(view: View, luck: random.Random) -> str:
        if len(view.moves) < 2:
            return view.moves[0]
        if isinstance(view, TriominosView):
            return _triominos(view, luck, worlds, milliseconds)
        assert isinstance(view, CrosswiseView)
        return _crosswise(view, luck, worlds, milliseconds)

    return choose


def _tried(trials: Trials, worlds: int, milliseconds: float) -> None:
    if not milliseconds:
        trials(0, worlds)
        return
    until, number = time.thread_time() + milliseconds / 1000, 0
    while not number or time.thread_time() < until:
        trials(number, number + _AT_ONCE)
        number += _AT_ONCE


def _triominos(view: TriominosView, luck: random.Random, worlds: int, milliseconds: float) -> str:
    assert view.turn is not None
    seat, stream = view.turn, luck.getrandbits(40)
    position = RoundPosition.of(view.laid, seat, view.score)
    unseen = [tile for tile in NUMBER if set_of((tile,)) & position.unplayed]
    unseen = [tile for tile in unseen if tile not in view.hand]
    for other, count in enumerate(view.hands):
        hand = view.hand if other == seat else unseen[:count]
        unseen = unseen if other == seat else unseen[count:]
        position.state[HANDS + other] = set_of(hand)
    position.state[MARKET_SIZE] = len(unseen)
    held = np.full((len(view.hands), 64), CERTAIN, np.int64)
    tried = np.array([64 * number_of(fit.cell) + NUMBER[fit.tile] for fit in view.fits], np.int64)
    states, sums = np.zeros((2, STATE), np.int64), np.zeros(len(tried))

    def trials(first: int, last: int) -> None:
        triominos_trials(
            position.grid, position.state, tried, held, first, last, stream, states, sums
        )

    _tried(trials, worlds, milliseconds)
    return view.fits[int(np.argmax(sums))].move


def _crosswise(view: CrosswiseView, luck: random.Random, worlds: int, milliseconds: float) -> str:
    known, seed = Knowledge.of(view), luck.getrandbits(60)
    moves = {encode(move): move for move in view.moves}
    tried, sums = np.array(list(moves), np.int64), np.zeros(len(moves))

    def trials(first: int, last: int) -> None:
        crosswise_trials(known.position, known.unknown, tried, first, last, seed, sums)

    _tried(trials, worlds, milliseconds)
    return moves[int(tried[np.argmax(sums)])]
