"""Who sits down in lobbies, and gets up again."""

from collections.abc import Awaitable, Callable

from bot.people import Person
from bot.running.service import Tables
from bot.tables import lobby
from bot.tables.table import Table

MayJoin = Callable[[Table, Person], Awaitable[None]]
"""Raises a Refusal where somebody may not sit down at a table."""


class Entrance:
    """Lets people in by the code of a table; ``guards`` is filled with what features ask of whoever
    sits down."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.guards: list[MayJoin] = []

    async def admit(self, code: str, person: Person) -> None:
        """Asks whether the person may sit down at a table. Raises a Refusal where they may not."""
        table = await self._tables.latest(code)
        for guard in self.guards:
            await guard(table, person)

    async def sit(self, code: str, person: Person) -> Table:
        """The lobby with the person on a free seat; as it is where they sit there already. Raises
        NoSuchTable, WrongTime, TableFull."""
        await self.admit(code, person)

        def step(table: Table) -> Table:
            return table if table.seats_of(person.key) else lobby.joined(table, person)

        return await self._tables.change(code, step, actor=person.key)

    async def leave(self, code: str, person: Person) -> Table:
        """The lobby without the person. Raises NoSuchTable, NotSeated, WrongTime."""
        return await self._tables.change(
            code, lambda table: lobby.left(table, person), actor=person.key
        )
