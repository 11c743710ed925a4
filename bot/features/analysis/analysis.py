"""An analysis: what each move of a match was worth, and what the best one would have been."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from bot.tables.frames import movers_view
from engines import GAMES
from engines.game import Rated, Seat, View
from engines.replay import walk

MOST, FEWEST = 5, 3  # moves that are shown
COSTLY = 1.0  # points from which a move is a mistake, and is shown beyond the fewest
SLIGHT = 0.1  # points below which a move cost nothing


@dataclass(frozen=True, slots=True)
class AnalysisStep:
    """What was found at one ply, counted from 0: ``seat`` played ``played``, worth ``value``, the
    expected final lead in points; ``better`` would have been worth ``best``."""

    ply: int
    seat: Seat
    played: str
    value: float
    better: str
    best: float

    @property
    def cost(self) -> float:
        """How many points the move gave away."""
        return max(0.0, self.best - self.value)


class Analysis(Struct, frozen=True):
    """The steps found so far in a match of ``plies`` moves, one for each real choice and in
    order. Moves without a choice have none."""

    plies: int
    steps: tuple[AnalysisStep, ...] = ()
    at: int = 0  # the first ply that has not been looked at
    done: bool = False

    @property
    def costly(self) -> tuple[AnalysisStep, ...]:
        """The moves that cost most, the worst first: three to five, where there are so many."""
        ranked = sorted(self.steps, key=lambda step: -step.cost)[:MOST]
        return tuple(
            step
            for place, step in enumerate(ranked)
            if step.cost >= (SLIGHT if place < FEWEST else COSTLY)
        )

    @property
    def mistakes(self) -> tuple[AnalysisStep, ...]:
        """All moves that cost COSTLY points or more, in order."""
        return tuple(step for step in self.steps if step.cost >= COSTLY)


def step_of(ply: int, view: View, played: str, rated: Sequence[Rated]) -> AnalysisStep | None:
    """What ratings say of the move ``played`` by the seat of ``view``; None without ratings."""
    value = next((one.value for one in rated if one.move == played), None)
    if value is None or view.seat is None:
        return None
    best = rated[0]
    better = best if best.value > value else Rated(played, value)
    return AnalysisStep(
        ply, view.seat, played, round(value, 2), better.move, round(better.value, 2)
    )


def positions(game: str, setup: str, moves: Sequence[str]) -> Iterator[tuple[int, View, str]]:
    """Every ply of a match, what its mover saw, and the move; everybody's view where nobody had
    to decide."""
    rules = GAMES[game]
    states = walk(rules, setup, moves)
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        yield ply, movers_view(rules, state), move


def has_choice(view: View) -> bool:
    """Whether anything is to be said about the move made in ``view``."""
    return view.turn is not None and len(view.moves) > 1
