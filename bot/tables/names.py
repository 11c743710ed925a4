"""How people are called at a table."""

from dataclasses import replace

from bot.people import Person
from bot.tables.table import Chair, Table


def renamed(table: Table, person: Person) -> Table:
    """With the person's present name on every chair that is theirs, or was before a computer player
    took it over; the same table where that changes nothing."""
    chairs = tuple(_renamed(chair, person) for chair in table.chairs)
    return table if chairs == table.chairs else table.changed(chairs=chairs)


def _renamed(chair: Chair, person: Person) -> Chair:
    theirs = person.key in (chair.person, chair.former)
    return replace(chair, name=person.name) if theirs else chair
