"""From a setup and moves to the states of a match: a match is nothing else."""

from collections.abc import Iterable, Iterator
from typing import Any

from engines.game import Game


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
