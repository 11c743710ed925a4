"""From a setup and moves to the states of a match: a match is nothing else. And back: whose
decision each move was, and how many stand when the last one of a seat is taken back."""

from collections.abc import Iterable, Iterator, Sequence
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


def decisions(game: Game, setup: str, moves: Sequence[str]) -> tuple[Seat | None, ...]:
    """The seat whose own decision each move was; None for those taken for it or for all: a pass, a
    further draw, the next round. Raises InvalidSetup, InvalidMove, IllegalMove."""
    states = walk(game, setup, moves)
    return tuple(decider(game, state) for state, _ in zip(states, moves, strict=False))


def takeback(game: Game, setup: str, moves: Sequence[str], seat: Seat) -> int | None:
    """How many of ``moves`` stand when ``seat`` takes back its last own decision with all that came
    after it. None where it made none, or where that decision or a later move revealed something
    (``Game.reveals``). Raises InvalidSetup, InvalidMove, IllegalMove."""
    states = tuple(walk(game, setup, moves))
    for ply in reversed(range(len(moves))):
        if game.reveals(states[ply], moves[ply], seat):
            return None
        if decider(game, states[ply]) == seat:
            return ply
    return None
