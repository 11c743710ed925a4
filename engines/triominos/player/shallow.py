"""A choice at a glance, without compiled code: what is noticed, and how it seems."""

import random
from collections.abc import Iterable, Sequence

from engines.triominos.board import Board, Fit
from engines.triominos.player.levels import TriominosLevel
from engines.triominos.player.prospects import prospects
from engines.triominos.rules import points
from engines.triominos.tiles import value
from engines.triominos.view import TriominosView


def choose(view: TriominosView, skill: TriominosLevel, rng: random.Random) -> Fit:
    """What seems best at once, of what is noticed."""
    seen = noticed(view.fits, skill, rng)
    board = Board.of(view.laid)
    missed = {cell for cell in sorted({fit.cell for fit in seen}) if rng.random() < skill.misses}

    def seems(fit: Fit) -> float:
        digits = value(fit.tile)
        bonus = 0 if fit.cell in missed else points(board, fit) - digits
        plan = skill.plans * prospects(view, board, fit) if skill.plans else 0.0
        return skill.greed * digits + bonus + plan + rng.gauss(0.0, skill.noise)

    return max(seen, key=seems)


def noticed(fits: Sequence[Fit], skill: TriominosLevel, rng: random.Random) -> list[Fit]:
    """The fits at places and of tiles that are not overlooked; one of them at least."""
    places = _kept((fit.place for fit in fits), skill.overlooks, rng)
    tiles = _kept((fit.tile for fit in fits), skill.forgets, rng)
    return [fit for fit in fits if fit.place in places and fit.tile in tiles] or [rng.choice(fits)]


def _kept(names: Iterable[str], overlooks: float, rng: random.Random) -> set[str]:
    return {name for name in sorted(set(names)) if rng.random() >= overlooks}
