"""A move at a level: at a glance, or by a search within the time; and what every move is worth."""

import random
import time

from engines.game import Rated
from engines.kernels import plain
from engines.triominos.player import shallow
from engines.triominos.player.levels import TriominosLevel, scale
from engines.triominos.view import TriominosView

_SHARE = 0.9  # of the time, so that the answer is back when it is up


def skill_at(view: TriominosView, level: str, rng: random.Random) -> TriominosLevel:
    """How somebody of a level plays this move, with so many at the table."""
    return scale(len(view.hands)).skill(level, rng)


def choose(view: TriominosView, skill: TriominosLevel, seconds: float, rng: random.Random) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``."""
    deadline = time.monotonic() + _SHARE * seconds
    if len(view.fits) < 2:
        return view.moves[0]
    if skill.playouts == 0 or plain():
        return shallow.choose(view, skill, rng).move
    from engines.triominos.player.search import Effort, SearchPosition, TriominosSearch

    seen = shallow.noticed(view.fits, skill, rng)
    effort = Effort(skill.playouts, deadline, skill.ahead, skill.foresees)
    return (
        TriominosSearch(SearchPosition.of(view), seen, effort, rng.getrandbits(40))
        .run()[0]
        .fit.move
    )


def rate(
    view: TriominosView, skill: TriominosLevel, seconds: float, rng: random.Random
) -> tuple[Rated, ...]:
    """Every move with the lead over the best rival that it is expected to leave at the end of the
    round, the best first; without a choice just the present lead."""
    deadline = time.monotonic() + _SHARE * seconds
    if not view.fits:
        return tuple(Rated(move, float(_lead(view))) for move in view.moves)
    from engines.triominos.player.search import Effort, SearchPosition, TriominosSearch

    effort = Effort(skill.playouts, deadline, skill.ahead, skill.foresees, for_match=False)
    order = TriominosSearch(SearchPosition.of(view), view.fits, effort, rng.getrandbits(40)).run()
    rated = (Rated(each.fit.move, each.worth) for each in order)
    return tuple(sorted(rated, key=lambda each: -each.value))


def _lead(view: TriominosView) -> int:
    if view.seat is None:
        return 0
    rivals = [score for seat, score in enumerate(view.score) if seat != view.seat]
    return view.score[view.seat] - max(rivals)
