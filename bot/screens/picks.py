"""The screens of a person who has picked a piece, made before they pick one."""

from dataclasses import dataclass

from bot.screens.screen import Screen
from engines.game import View
from engines.path import join, next_choices, settle
from render import Picture
from render.picks import Part


@dataclass(frozen=True, slots=True)
class PickedScreen:
    """A ``screen`` whose picture has no bytes: its ``parts`` are laid over the picture of the
    screen on which nothing is picked."""

    screen: Screen
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class PickedScreens:
    """All of them, and the ``sprites`` of which their parts are."""

    sprites: Picture
    screens: tuple[PickedScreen, ...]


def settled(view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
    """``picked`` with lone continuations taken, but never so far that a move is whole: a move is
    played by a press, not by looking."""
    if not picked:
        return ()
    made = settle(view.moves, picked)
    return picked if join(made) in view.moves else made


def picks_of(view: View) -> tuple[tuple[str, ...], ...]:
    """All choices that a move can begin with and none is: what is picked first."""
    begun = (one for one in next_choices(view.moves, ()) if one not in view.moves)
    return tuple(settled(view, (one,)) for one in begun)
