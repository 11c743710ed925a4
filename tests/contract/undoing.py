"""What can be taken back in a match as it stands, found by walking all of it."""

from collections.abc import Sequence
from typing import Any

from engines.game import Game, Seat
from engines.replay import Step, decider, undoable, walk


def decisions(game: Game, setup: str, moves: Sequence[str]) -> tuple[Seat | None, ...]:
    """The seat whose own decision each move was; None for those taken for it or for all: a pass, a
    further draw, the next round. Raises InvalidSetup, InvalidMove, IllegalMove."""
    states = walk(game, setup, moves)
    return tuple(decider(game, state) for state, _ in zip(states, moves, strict=False))


def takeback(game: Game, setup: str, moves: Sequence[str], seat: Seat) -> int | None:
    """How many of ``moves`` stand when ``seat`` takes back its last own decision. None where it
    made none, or where that decision or a later move revealed something. Raises InvalidSetup,
    InvalidMove, IllegalMove."""
    return undone(game, tuple(walk(game, setup, moves)), moves, seat)


def undone(game: Game, states: Sequence[Any], moves: Sequence[str], seat: Seat) -> int | None:
    """The same where the ``states`` before each of ``moves`` are known."""
    steps = (Step(ply, states[ply], moves[ply]) for ply in reversed(range(len(moves))))
    found = next(undoable(game, steps, (seat,)), None)
    return None if found is None else found[1]
