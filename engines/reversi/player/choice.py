"""The computer player: a move for a view, at a level, within a time."""

import math
import random
import time

from engines.game import Rated
from engines.kernels import plain
from engines.reversi import board
from engines.reversi.player.levels import OPENING, SCALE, ReversiLevel
from engines.reversi.player.shallow import CORNERS, Evaluation, counted, shallow
from engines.reversi.position import BLACK, START
from engines.reversi.view import ReversiView

_SHARE = 0.9  # of the time, so that the answer is back when it is up
_AT_LEAST = 4  # plies of a search, milliseconds, even when a busy machine leaves it no time
_BEGIN = START.black, START.white
_LOST = 4  # times what a player slips by: what is that far behind is as good as never played
_CHEAPER = 4  # times as many positions are looked at in the same time where the end is played out
_SHALLOW = 2  # plies up to which a level looks ahead like a person


def choose(
    view: ReversiView, level: str, seconds: float, chance: random.Random | None = None
) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``. ``chance`` decides
    between moves of equal value and what is overlooked; by default the system does."""
    deadline = time.monotonic() + _SHARE * seconds
    if len(view.moves) == 1:
        return view.moves[0]
    chance = chance or random.Random()
    skill = SCALE.skill(level, chance)
    own, other = _discs(view)
    empties = 64 - (own | other).bit_count()
    if plain():
        return _plainly(view, skill, deadline, chance)
    if skill.plies > _SHALLOW or empties <= skill.exact:
        return _searched(own, other, skill, deadline, chance)
    return _noticed(view, skill, chance)


def rate(view: ReversiView, seconds: float) -> tuple[Rated, ...]:
    """Every move with the lead in discs it is expected to end in, looked ahead as deep as
    ``seconds`` allow, to the end if they do; the best first."""
    from engines.reversi.player.engine import engine
    from engines.reversi.player.search import ReversiSearch

    deadline = time.monotonic() + _SHARE * seconds
    with engine().until(deadline):
        search = ReversiSearch(engine(), *_discs(view))
        search.compare()
    return tuple(Rated(board.cell(judged.move.placed), judged.value) for judged in search.judged)


def warm() -> None:
    """Load what the strong player needs: compiled code, weights, memory; in a plain process what
    the others do."""
    if plain():
        _evaluation()(*_BEGIN)
        return
    from engines.reversi.player.engine import engine

    engine().forget()  # which touches all of the table: pages come when they are first written to


def _discs(view: ReversiView) -> tuple[int, int]:
    """The discs of the colour to move, and the other's."""
    discs = view.black, view.white
    return discs if view.colour == BLACK else (discs[1], discs[0])


def _searched(
    own: int, other: int, skill: ReversiLevel, deadline: float, chance: random.Random
) -> str:
    """The best move, by the engine; in the opening one of those about as good."""
    from engines.reversi.player.engine import engine
    from engines.reversi.player.search import ReversiSearch

    taken = (own | other).bit_count()
    even, near = skill.even if taken <= OPENING else 0.0, 64 - taken <= skill.exact
    slips = skill.slip and not near and not even  # openings are known by heart
    most = skill.nodes and (_CHEAPER if near else 1) * skill.nodes
    with engine().until(math.inf, most):
        alike = _LOST * skill.slip if slips else even
        search = ReversiSearch(engine(), own, other, alike, skill.sure)
        glanced = {judged.move: judged.value for judged in search.judged}
        search.deepen(skill.plies if near else min(skill.plies, _AT_LEAST), skill.exact)
    if not near:
        with engine().until(deadline, most, helped=bool(skill.hopes)):
            search.deepen(skill.plies, max(skill.hopes, skill.exact))
    best = search.judged[0]
    if slips:
        # Of the others there are only bounds.
        near_best = [one for one in search.judged if one.value > best.value - _LOST * skill.slip]
        seen = [
            (move, glanced[move.move] if chance.random() < skill.miss else move.value)
            for move in near_best or [best]
        ]
        best = max(seen, key=lambda each: each[1] + _slip(skill.slip, chance))[0]
    elif even:  # only then the values of the others are true, not just bounds
        enough = best.value - even
        best = chance.choice([one for one in search.judged if one is best or one.value > enough])
    return board.cell(best.move.placed)


def _plainly(view: ReversiView, skill: ReversiLevel, deadline: float, chance: random.Random) -> str:
    """The same without compiled code. It is weaker in that nobody looks further than a club player,
    and that the end is not played out where that takes longer than there is time."""
    from engines.reversi.player.plain import best_end

    own, other = _discs(view)
    end = None
    if 64 - (own | other).bit_count() <= skill.exact:
        end = best_end(own, other, deadline)
    return board.cell(end) if end else _noticed(view, skill, chance)


def _noticed(view: ReversiView, skill: ReversiLevel, chance: random.Random) -> str:
    """The move that looks best to somebody who overlooks and misjudges some of it."""
    own, other = _discs(view)
    unseen = _overlooked(skill.overlook, chance)
    evaluation = counted if skill.greedy else _evaluation()
    seen = [cell for cell in view.moves if not board.bit(cell) & unseen] or list(view.moves)
    best, most = seen[0], -1e9
    for cell in seen:
        placed = board.bit(cell)
        turned = board.flips(own, other, placed)
        after = other & ~turned, own | turned | placed
        value = -shallow(*after, _plies(skill, chance) - 1, unseen, evaluation)
        value += _slip(skill.slip, chance)
        if value > most:
            best, most = cell, value
    return best


def _plies(skill: ReversiLevel, chance: random.Random) -> int:
    """How far a move is looked at: not to the end of what somebody can see, the more often the
    deeper that lies."""
    plies = 1
    while plies < min(skill.plies, _SHALLOW) and chance.random() >= skill.miss:
        plies += 1
    return plies


def _slip(discs: float, chance: random.Random) -> float:
    """By what a move is misjudged. The best of values that are off by numbers of this distribution
    is each of them with a chance that falls by e for each so many ``discs`` it is behind (Gumbel,
    1954): KataGo's players of human strength slip so."""
    return -discs * math.log(-math.log(chance.random() or 0.5)) if discs else 0.0


def _evaluation() -> Evaluation:
    if plain():
        from engines.reversi.player.plain import glance

        return glance
    from engines.reversi.player.engine import engine

    return engine().glance


def _overlooked(share: float, chance: random.Random) -> int:
    """The cells that a player does not look at this time; nobody overlooks a corner."""
    hidden = sum(bit for bit in board.bits(board.FULL) if chance.random() < share)
    return hidden & ~CORNERS
