"""What a lay leaves to the own hand and to the next player, reckoned without compiled code."""

from engines.triominos.board import Board, Fit
from engines.triominos.bonus import Bonus, bonus
from engines.triominos.rules import BRIDGE, HEXAGON
from engines.triominos.tiles import TILES
from engines.triominos.view import TriominosView

# Points, found by trying some against who lays what scores most:
_REACH = 0.6  # for each point of the best bonus that an own tile could earn next
_WAY = 2.5  # for each way to lay an own tile next
_OFFER = 0.8  # for each point of a bonus that the next player may take, by the chance that it can
_FITTING = 35.0  # for all tiles that are not seen: what share of them fits


def prospects(view: TriominosView, board: Board, fit: Fit) -> float:
    """What ``fit``, laid on ``board`` by the seat to move, leaves: what the own hand may do next,
    less what the next player may, in points."""
    assert view.turn is not None
    after = board.lay(fit.laid(view.turn, 0))
    own = {tile for tile in view.hand if tile != fit.tile}
    unseen = set(TILES) - own - {laid.tile for laid in after.laid}
    reach, ways, offered, fitting = 0, 0, 0, set[str]()
    for spot, takers in after.takers:
        mine, theirs = own & takers.keys(), unseen & takers.keys()
        earned = _worth(bonus(after, spot.cell))
        reach = max(reach, earned) if mine else reach
        ways += len(mine)
        offered += earned * len(theirs)
        fitting |= theirs
    held = view.hands[(view.turn + 1) % len(view.hands)]
    hidden = max(1, len(unseen))
    theirs_to_take = _OFFER * offered * held / hidden + _FITTING * len(fitting) / hidden
    return _REACH * reach + _WAY * ways - theirs_to_take


def _worth(earned: Bonus) -> int:
    return BRIDGE * len(earned.bridges) + HEXAGON * len(earned.hexagons)
