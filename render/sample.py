"""A position of a match that nobody plays, by which a game is known at a glance."""

import hashlib

from engines import GAMES
from engines.game import View

SEED = hashlib.sha256(b"crosstable showcase").hexdigest()
PLIES = 22


def sample(key: str) -> View:
    """The game some moves on as everybody sees it, the same at each call."""
    game = GAMES[key]
    state = game.start(game.deal(min(game.seats), {"first": "1"}, SEED))
    for ply in range(PLIES):
        turn = game.view(state, None).turn
        moves = () if turn is None else game.view(state, turn).moves
        if not moves:
            break
        state = game.play(state, moves[(7 * ply) % len(moves)])
    return game.view(state, None)
