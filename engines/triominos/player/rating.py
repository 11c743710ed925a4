"""What every move is worth: for hints and analyses."""

import random
import time

from engines.game import Rated
from engines.triominos.player.levels import BY_NAME, SHARE
from engines.triominos.player.search import Effort, Search, Table
from engines.triominos.view import TriominosView


def rate(view: TriominosView, seconds: float, chance: random.Random) -> tuple[Rated, ...]:
    """Every move with the lead over the best rival that it is expected to leave at the end of the
    round, the best first, as the master judges them; without a choice just the present lead."""
    deadline = time.monotonic() + SHARE * seconds
    if not view.fits or view.seat is None:
        return tuple(Rated(move, float(_lead(view))) for move in view.moves)
    master = BY_NAME["master"]
    effort = Effort(master.playouts, deadline, master.ahead, master.policy, for_match=False)
    found = Search(Table.of(view), view.fits, effort, chance.getrandbits(40)).run()
    rated = (Rated(one.fit.move, one.worth) for one in found)
    return tuple(sorted(rated, key=lambda one: -one.value))


def _lead(view: TriominosView) -> int:
    if view.seat is None:
        return 0
    rivals = [score for seat, score in enumerate(view.score) if seat != view.seat]
    return view.score[view.seat] - max(rivals)
