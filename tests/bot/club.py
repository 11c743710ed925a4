"""People who play short rated matches, one after the other, without any platform."""

import random

from sqlalchemy import Connection, select, update

from bot.people import Person
from bot.ratings.rating import Skill
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.store.schema import people, ratings, standings
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.play import match_over
from bot.tables.table import Series, Table
from tests.bot.clock import Clock

ANN, BEN, CLEO, DAN = (
    Person("rooms", name.lower(), name, "en") for name in ("Ann", "Ben", "Cleo", "Dan")
)
PEOPLE = {person.key: person for person in (ANN, BEN, CLEO, DAN)}


class Club:
    """People who play short matches one after the other: each moves, then somebody gives up."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Clock()
        self.tables = Tables(store, self.clock)
        self.matches = Matches(store.database, self.tables)
        self.luck = random.Random(5)

    async def seated(self, game: str, *people: Person, rated: bool = True) -> Table:
        """A match that has just been dealt."""
        for person in people:
            await self.store.people.remember(person)
        table = await self.tables.open(game, people[0], {"first": "1"}, Series())
        for person in people[1:]:
            table = await self.tables.change(
                table.code,
                lambda before, who=person: lobby.joined(before, who),  # type: ignore[misc]
            )
        if not rated:
            table = await self.tables.change(
                table.code, lambda before: lobby.with_rating(before, people[0], "off")
            )
        return await self.matches.start(table.code, people[0])

    async def moved(self, table: Table, moves: int) -> Table:
        for _ in range(moves):
            turn = self.tables.view(table, None).turn
            if turn is None or match_over(table):
                return table
            self.clock.turn(60)
            view = self.tables.view(table, turn)
            path = tuple(self.luck.choice(view.moves).split("."))
            chair = table.chairs[turn]
            if chair.level:
                table = await self.matches.answer(table.code, table.revision, turn, ".".join(path))
            else:
                person = PEOPLE[chair.person]
                table = await self.matches.move(table.code, table.revision, person, path)
        return table

    async def beats(self, winner: Person, loser: Person, game: str = "reversi") -> Table:
        """A match that the loser gives up."""
        table = await self.moved(await self.seated(game, winner, loser), 4)
        return await self.matches.resign(table.code, loser)

    async def rows(self) -> list[dict[str, object]]:
        """All ratings, oldest first."""
        chosen = select(ratings).order_by(ratings.c.ended, ratings.c.seat)

        def read(connection: Connection) -> list[dict[str, object]]:
            return [dict(row) for row in connection.execute(chosen).mappings()]

        return await self.store.database.read(read)

    async def skills(self, game: str = "reversi") -> dict[str, Skill]:
        """Of everybody who is rated in a game and not forgotten."""
        mine = select(standings).join(people, people.c.key == standings.c.person)

        def read(connection: Connection) -> dict[str, Skill]:
            rows = connection.execute(mine.where(standings.c.game == game))
            return {row.person: Skill(row.mu, row.sigma) for row in rows}

        return await self.store.database.read(read)

    async def prove(self) -> None:
        """Let everybody who is rated stand on the ladder of all, whoever they have met."""
        await prove(self.store)


async def prove(store: Store) -> None:
    """The same in any store."""

    def write(connection: Connection) -> None:
        connection.execute(update(standings).values(proven=True))

    await store.database.write(write)
