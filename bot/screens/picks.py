"""The screens of a person who has picked a piece, made before they pick one."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.screens.screen import Screen
from engines.game import View
from engines.path import join, next_choices, settle
from render import Picture
from render.picks import Part


class PickedScreen(Struct, frozen=True):
    """A ``screen`` whose picture has no bytes: its ``parts`` are laid over the picture of the
    screen on which nothing is picked. So many choices were made ``before`` the press that leads to
    it."""

    screen: Screen
    parts: tuple[Part, ...]
    before: int = 0


class PickedScreens(Struct, frozen=True):
    """All of them, and the ``sprites`` of which their parts are."""

    sprites: Picture
    screens: tuple[PickedScreen, ...]


Picks = Callable[[], Awaitable[PickedScreens | None]]
"""Makes them when they are wanted; None where nothing can be picked."""


def settled(view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
    """``picked`` with lone continuations taken, but never so far that a move is whole: a move is
    played by a press, not by looking."""
    if not picked:
        return ()
    made = settle(view.moves, picked)
    return picked if join(made) in view.moves else made


def picks_of(view: View, picked: tuple[str, ...] = ()) -> tuple[tuple[str, ...], ...]:
    """All choices after those ``picked`` with which a move goes on and none is whole. What lies on
    the board is played at once where nothing else is left to decide."""
    begun = ((*picked, one) for one in next_choices(view.moves, picked))
    return tuple(settled(view, made) for made in begun if not _plays(view, made))


def _plays(view: View, made: tuple[str, ...]) -> bool:
    played = made if made[-1] in view.hand else settle(view.moves, made)
    return join(played) in view.moves
