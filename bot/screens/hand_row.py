"""The hand beside the board's cells: another piece can be picked without a step back."""

from dataclasses import replace

from bot.press import unpack, verb_of
from bot.screens.screen import Button, Screen
from engines.game import View

MOST = 6  # pieces that stand beside the cells


def with_hand(screen: Screen, view: View) -> Screen:
    """The screen with the pieces of a small hand whose places are the cells of a grid. The step
    back that would only drop the picked piece goes, as its own button does that."""
    if not screen.choices or not view.grid or not 0 < len(screen.pieces) <= MOST:
        return screen
    rows = (tuple(each for each in row if not _drops(each)) for row in screen.actions)
    return replace(screen, hand=screen.pieces, actions=tuple(filter(None, rows)))


def _drops(button: Button) -> bool:
    """Whether a button leads back to where nothing is picked."""
    return verb_of(button.payload) == "mine" and not unpack(button.payload).path
