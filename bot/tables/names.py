"""How people are called at a table."""

from collections.abc import Sequence
from dataclasses import replace

from bot.lookalikes import alike
from bot.people import Person, is_gone
from bot.tables.computers import name_on
from bot.tables.table import Chair, Table
from engines.game import Seat


def told_apart(chairs: Sequence[Chair], seat: Seat, name: str = "") -> str:
    """The name of the person on a chair, or this form of it, with the chair's number behind it
    where somebody else at the table has a name that looks the same: "Ann (2)"."""
    own = chairs[seat]
    shown, key = name or own.name, _key(own)
    for number, chair in enumerate(chairs):
        if number == seat or _key(chair) == key:
            continue
        # What its holders are called, also one whom a computer player stands in for.
        gone = is_gone(chair.person or chair.former)
        names = [] if gone or not chair.name else [chair.name]
        names += [name_on(chairs, number)] if chair.level else []
        if any(alike(own.name, other) for other in names):
            return f"{shown} ({seat + 1})"
    return shown


def _key(chair: Chair) -> str:
    """Whose chair it is, or was before a computer player took it over."""
    return chair.person or chair.former or f"level {chair.joined}"


def renamed(table: Table, person: Person) -> Table:
    """With the person's present name on every chair that is theirs, or was before a computer player
    took it over, but for those of others who play at the same screen; the same table where that
    changes nothing."""
    theirs = [chair for chair in table.chairs if person.key in (chair.person, chair.former)]
    before = min(theirs, key=lambda chair: chair.joined).name if theirs else ""
    chairs = tuple(
        replace(chair, name=person.name) if chair in theirs and chair.name == before else chair
        for chair in table.chairs
    )
    return table if chairs == table.chairs else table.changed(chairs=chairs)
