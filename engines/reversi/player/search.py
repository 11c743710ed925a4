"""The search of one position for as long as there is time: deeper and deeper, then to the end."""

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engines.reversi.player.engine import Engine, Move, TimeUp, options
from engines.reversi.player.kernels.table import EXACT

_STEPS = (0, EXACT)  # confidences with which an end is searched, one after the other
_WIDE = 23  # empty cells above which one more makes up for its time
_MORE = (0, 1, EXACT)
_WIDEST = 24  # empty cells above which the last of them may not come to its end
_LONG = (1, 3, EXACT)
_FORESIGHT = 12  # a search of so many fewer plies than empty cells comes before the end
_SURE_OF_IT = 14  # empty cells up to which the end is searched exactly at once
_WINDOW = 2.0  # discs to either side of the expected value that are searched first
_LEAST = 1 / 128  # the smallest difference of two values
Rate = Callable[[Move, float, float], float]  # the value of a move; a bound outside of the window


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and its value in discs; only a bound from above when others are better."""

    move: Move
    value: float


class ReversiSearch:
    """The moves of a position, of which there must be one, with what is known of them: ``judged``,
    the best first. ``even``: moves within so many discs of the best get their true values too.
    ``sure``: how sure it is before the end of what it leaves out, 0 or 1."""

    def __init__(
        self, engine: Engine, own: int, other: int, even: float = 0.0, sure: int = 1
    ) -> None:
        self._engine = engine
        self._even = even
        self._sure = sure
        self._empties = 64 - (own | other).bit_count()
        self.judged = _sorted(
            Judged(move, -engine.glance(move.own, move.other)) for move in options(own, other)
        )

    def deepen(self, plies: int, hopes: int) -> None:
        """Look ahead up to ``plies``, and with at most ``hopes`` empty cells to the end, until
        everything is done or the time is up."""
        with contextlib.suppress(TimeUp):
            for depth in self._depths(plies, hopes):
                self._judge(self._ahead(depth))
            for sure in self._steps(hopes):
                self._settle(self._end(sure))

    def compare(self) -> None:
        """The same for the true values of all moves, all found by equally deep searches."""
        with contextlib.suppress(TimeUp):
            for depth in self._depths(60, 60):
                self._measure(self._ahead(depth))
            for sure in self._steps(60):
                self._measure(self._end(sure))

    def _depths(self, plies: int, hopes: int) -> range:
        if self._empties > hopes:
            return range(2, min(plies, self._empties) + 1)
        if self._empties <= _SURE_OF_IT:
            return range(2, self._empties - _FORESIGHT, 2)
        return range(2, min(plies, self._empties - _FORESIGHT) + 1)

    def _steps(self, hopes: int) -> tuple[int, ...]:
        if self._empties > hopes:
            return ()
        if self._empties <= _SURE_OF_IT:
            return (EXACT,)
        if self._empties <= _WIDE:
            return _STEPS
        return _MORE if self._empties <= _WIDEST else _LONG

    def _ahead(self, depth: int) -> Rate:
        def rate(move: Move, low: float, high: float) -> float:
            return -self._engine.look(move.own, move.other, depth - 1, -high, -low, self._sure)

        return rate

    def _end(self, sure: int) -> Rate:
        def rate(move: Move, low: float, high: float) -> float:
            floor, ceiling = max(-64, int(low // 1)), min(64, -int(-high // 1))
            return -float(self._engine.finish(move.own, move.other, -ceiling, -floor, sure))

        return rate

    def _judge(self, rate: Rate) -> None:
        """One round: the best move so far in a narrow window, the others against the best. Raises
        TimeUp; what the round has found by then is kept."""
        first, *others = self.judged
        best = _around(rate, first)
        done = [Judged(first.move, best)]
        try:
            for other in others:
                bar = best - self._even
                value = rate(other.move, bar, bar + _LEAST)
                if value > bar:
                    value = rate(other.move, bar, 64.0)
                done.append(Judged(other.move, value))
                best = max(best, value)
        finally:
            left = others[len(done) - 1 :]
            if not (left and self._even):  # values of unlike depth say nothing of being even
                self.judged = _sorted(done) + left

    def _settle(self, rate: Rate) -> None:
        """One round to the end: asks only whether moves lead to more than some bar, first the
        value expected, until one move's does not lie below all others' (the idea of MTD: A. Plaat
        and others, Artificial Intelligence 87, 1996). Raises TimeUp; then the best so far leads."""
        least = {judged.move: -64.0 for judged in self.judged}
        most = {judged.move: 64.0 for judged in self.judged}
        # a full board has even leads, and nothing leads to more than 64
        bar = min(62.0, 2.0 * round(self.judged[0].value / 2))
        while True:
            better = self._better(rate, bar, least, most)
            if better:
                bar = least[better]
                self._lead(Judged(better, bar))
                continue
            top = max(most.values())
            moves = [judged.move for judged in self.judged]
            best = next((move for move in moves if least[move] >= top), None)
            others = sorted(moves[1:], key=lambda move: -most[move])
            self.judged[1:] = [Judged(move, most[move]) for move in others]
            if best:
                self._lead(Judged(best, top))
                return
            bar = top - 1.0

    def _better(
        self, rate: Rate, bar: float, least: dict[Move, float], most: dict[Move, float]
    ) -> Move | None:
        """The first move that leads to more than ``bar``; the bounds asked for are written down.
        Raises TimeUp."""
        for move in [judged.move for judged in self.judged]:
            if most[move] > bar:
                value = rate(move, bar, bar + 1.0)
                if value > bar:
                    least[move] = value
                    return move
                most[move] = value
        return None

    def _lead(self, best: Judged) -> None:
        self.judged = [best, *(judged for judged in self.judged if judged.move != best.move)]

    def _measure(self, rate: Rate) -> None:
        """One round with a window of its own for each move. Raises TimeUp; then the round is
        lost."""
        self.judged = _sorted(Judged(judged.move, _around(rate, judged)) for judged in self.judged)


def _sorted(moves: Iterable[Judged]) -> list[Judged]:
    """The best first, equal ones in the order that they had."""
    return sorted(moves, key=lambda judged: -judged.value)


def _around(rate: Rate, judged: Judged) -> float:
    """The true value of a move, searched round the one it had."""
    low, high = judged.value - _WINDOW, judged.value + _WINDOW
    while True:
        value = rate(judged.move, low, high)
        if value <= low and low > -64.0:
            low, high = value - 3 * _WINDOW, value + _LEAST
        elif value >= high and high < 64.0:
            low, high = value - _LEAST, value + 3 * _WINDOW
        else:
            return value
