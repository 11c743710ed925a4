"""What the screen of a board is made from."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.players.compiling import Progress
from bot.screens.history import Happened
from bot.screens.slots import NO_SLOTS, Slots
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from engines.game import Seat, View

EVERYBODY = Viewer("en")


def nobody() -> bool:
    """Where a reader may not ask for something."""
    return False


class Scene(Struct, frozen=True):
    """What a board screen is made of: the reader's ``wording``, a ``view`` that this ``viewer``
    may see, and the choices ``picked`` so far. ``seat`` is theirs, None in a shared chat."""

    wording: Wording
    view: View
    viewer: Viewer = EVERYBODY
    seat: Seat | None = None
    picked: tuple[str, ...] = ()
    preparing: Progress | None = None  # what the computer player to move waits for
    now: float = 0.0  # Unix time
    undo: Callable[[], bool] = nobody  # whether a reader may ask to take the last decision back
    happened: Sequence[Happened] = ()  # since the reader, or the person in turn, last moved
    untold: tuple[str, ...] = ()  # the names of those who could not be told of their turn
    told: float | None = None  # the Unix time at which the one in turn was told of it
    column: str = ""  # the one in which the reader looks for a cell
    added: Slots = NO_SLOTS  # by features
    asides: tuple[str, ...] = ()  # what features have to say beside all else, for now
