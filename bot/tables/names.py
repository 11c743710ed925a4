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
    others = (
        other
        for number, chair in enumerate(chairs)
        if number != seat and _key(chair) != _key(own)
        for other in _names(chairs, number)
    )
    shown = name or own.name
    return f"{shown} ({seat + 1})" if any(alike(own.name, other) for other in others) else shown


def _key(chair: Chair) -> str:
    """Whose chair it is, or was before a computer player took it over."""
    return chair.person or chair.former or f"level {chair.joined}"


def _names(chairs: Sequence[Chair], seat: Seat) -> tuple[str, ...]:
    """What a chair's holders are called, also one whom a computer player stands in for."""
    chair = chairs[seat]
    people = () if is_gone(chair.person or chair.former) or not chair.name else (chair.name,)
    return (*people, name_on(chairs, seat)) if chair.level else people


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
