"""From a setup and moves to the states of a match: a match is nothing else. And back: whose
decision each move was, and how many stand when the last one of a seat is taken back."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engines.game import Game, Seat, View


def replay(game: Game, setup: str, moves: Iterable[str]) -> Any:
    """The state after ``moves``. Raises InvalidSetup, InvalidMove, IllegalMove."""
    return resume(game, game.start(setup), moves)


def resume(game: Game, state: Any, moves: Iterable[str]) -> Any:
    """The state after ``moves`` made in ``state``. Raises InvalidMove, IllegalMove."""
    for move in moves:
        state = game.play(state, move)
    return state


def walk(game: Game, setup: str, moves: Iterable[str]) -> Iterator[Any]:
    """The state before the first move and the one after each, in turn: one more than there are
    moves. Raises InvalidSetup, InvalidMove, IllegalMove."""
    state = game.start(setup)
    yield state
    for move in moves:
        state = game.play(state, move)
        yield state


def to_move(game: Game, state: Any) -> View:
    """The view of the seat to move, or everybody's where nobody has to decide."""
    public = game.view(state, None)
    return public if public.turn is None else game.view(state, public.turn)


def decider(game: Game, state: Any) -> Seat | None:
    """The seat that decides on the next move; None where it follows by itself, or none does."""
    view = to_move(game, state)
    return None if view.follow else view.turn


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a match: which ply it was, and the state in which it was made."""

    ply: int
    state: Any
    move: str


def undoable(
    game: Game, steps: Iterable[Step], seats: Collection[Seat]
) -> Iterator[tuple[Seat, int] | None]:
    """The own decisions of ``seats``, which one person holds, that can be taken back with all that
    came after: the seat and its ply, so many moves standing without it. ``steps`` and decisions
    are the newest first; None ends them where something was revealed (``Game.reveals``)."""
    for step in steps:
        seat = decider(game, step.state)
        own = (seat,) if seat is not None and seat in seats else seats
        if any(game.reveals(step.state, step.move, each) for each in own):
            yield None
            return
        if seat is not None and seat in seats:
            yield seat, step.ply
