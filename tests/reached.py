"""Where a match stands. Tests look at it several times after each move, and the programs that they
are about keep positions for that; to replay the whole each time took most of the time of tests that
play a match to its end."""

from collections.abc import Sequence
from typing import Any

from cachetools import LRUCache

from engines.game import Game

MATCHES = 8  # that are looked at by turns

_lines: LRUCache[tuple[Game, str], tuple[list[str], list[Any]]] = LRUCache(MATCHES)


def reached(game: Game, setup: str, moves: Sequence[str]) -> Any:
    """The state after ``moves``, from the last one that is known. Raises as ``replay`` does."""
    if (game, setup) not in _lines:
        _lines[game, setup] = [], [game.start(setup)]
    made, states = _lines[game, setup]
    both = zip(made, moves, strict=False)
    same = next((ply for ply, (one, other) in enumerate(both) if one != other), len(made))
    if same < len(moves):
        del made[same:], states[same + 1 :]
        for move in moves[same:]:
            states.append(game.play(states[-1], move))
            made.append(move)
    return states[len(moves)]
