"""The names of computer players: at a table each has another initial."""

from collections.abc import Iterable, Sequence

from bot.tables.table import Chair, Status, Table
from engines.game import Seat

NAMES = ("Otto", "Mira", "Juno", "Emil", "Flora", "Hugo", "Ida", "Theo")


def deciding_level(table: Table, turn: Seat | None) -> str:
    """The level of the computer player whose move the running match waits for, if it is at ``turn``
    now; "" where it waits for a person, an answer, a press or the clock."""
    if table.status is not Status.PLAYING or table.due is not None or turn is None:
        return ""
    if table.proposal is not None:  # a move would withdraw it before anybody could answer
        return ""
    return table.chairs[turn].level


def next_name(chairs: Iterable[Chair]) -> str:
    """The first name whose initial nobody on ``chairs`` has; the first of all where all are
    taken."""
    return next(iter(_open_names(chairs)), NAMES[0])


def computer_name(table: Table, seat: Seat) -> str:
    """What the computer player on ``seat`` is called, or would be if it took over: its name of its
    own, or where the name of a person who left or gave up stands on the chair one that follows
    from the seat, so that it stays the same whoever else comes and goes."""
    return name_on(table.chairs, seat)


def name_on(chairs: Sequence[Chair], seat: Seat) -> str:
    """The same of the chairs alone."""
    chair = chairs[seat]
    if chair.name in NAMES and not chair.person and not chair.former:
        return chair.name
    names = _open_names(chairs) or NAMES
    return names[seat % len(names)]


def _open_names(chairs: Iterable[Chair]) -> tuple[str, ...]:
    taken = {chair.name[:1].upper() for chair in chairs}
    return tuple(name for name in NAMES if name[0] not in taken)
