"""A move chosen step by step from buttons that name all that was chosen before; where the next
choices are many cells, their columns first."""

from collections.abc import Callable

from msgspec import Struct

from bot.errors import WrongMove
from bot.screens.columns import columns_of
from bot.screens.screen import Button
from engines.game import View
from engines.path import join, next_choices, settle

COLUMN = "@"  # before a column in which a cell is to be chosen
MANY = 24  # choices more than which are offered column by column


class Chosen(Struct, frozen=True):
    """What is chosen of a move so far, the ``column`` in which the next cell is looked for, and
    whether it is a ``whole`` move."""

    picked: tuple[str, ...] = ()
    column: str = ""
    whole: bool = False

    @classmethod
    def of(cls, view: View, path: tuple[str, ...]) -> "Chosen":
        """What the path of a button has chosen among the view's moves. Raises WrongMove."""
        picked, column = path, ""
        if path and path[-1].startswith(COLUMN):
            picked, column = path[:-1], path[-1].removeprefix(COLUMN)
        made = settle(view.moves, picked) if picked and not column else picked
        if picked and join(made) in view.moves:
            return cls(made, whole=True)
        chosen = cls(picked, column)
        if not chosen.following(view):
            raise WrongMove(move=join(path)[:40])
        return chosen

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.picked or self.column)

    def following(self, view: View) -> tuple[str, ...]:
        """What can be chosen next, in the column if there is one."""
        following = next_choices(view.moves, self.picked)
        if not self.column:
            return following
        known = columns_of(view)
        return tuple(each for each in following if known.get(each) == self.column)


NOTHING = Chosen()


def choices(
    view: View, chosen: Chosen, say: Callable[[str], str], make: Callable[[str, str], Button]
) -> tuple[Button, ...]:
    """The next choices; where they are many cells, their columns. ``make`` makes the button of a
    choice with a label, ``say`` the label."""
    following, known = chosen.following(view), columns_of(view)
    if not chosen.column and len(following) > MANY and all(each in known for each in following):
        names = sorted({known[each] for each in following})
        return tuple(make(COLUMN + name, name.upper())._replace(more=True) for name in names)
    return tuple(make(each, say(each)) for each in following)
