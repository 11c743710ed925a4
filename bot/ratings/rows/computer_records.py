"""How often people have met computer players, counted anew from their matches."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, union

from bot.ratings import rating
from bot.ratings.rating import Contest
from bot.ratings.rows.contests import contests_at
from bot.ratings.rows.match_end import LATEST
from bot.store.schema import beaten, seats, signs

TABLES = (
    union(
        *(
            select(column.table.c.table)
            .where(column == bindparam("of"), column.table.c.table > bindparam("after"))
            .order_by(column.table.c.table)
            .limit(bindparam("most"))
            .subquery()
            .select()
            for column in (seats.c.person, seats.c.former, signs.c.person)
        )
    )
    .order_by("table")
    .limit(bindparam("most"))
)
SUMS = select(beaten).where(beaten.c.person == bindparam("of"))

Sums = dict[tuple[str, str], tuple[int, int, float]]  # by game and level
NOTHING = 0, 0, 0.0


@dataclass(slots=True)
class Recount:
    """What has been counted so far of a person's matches that had ended by ``last``: at their
    tables up to that with the id ``table``. ``before`` is what stood there when it began."""

    person: str
    last: float
    before: Sums
    table: int = 0
    sums: defaultdict[tuple[str, str], tuple[int, int, float]] = field(
        default_factory=lambda: defaultdict(lambda: NOTHING)
    )

    def add(self, contest: Contest) -> None:
        """Counts a match."""
        for person, level, share in rating.beaten(contest):
            if person == self.person:
                key = contest.game, level
                number, won, points = self.sums[key]
                self.sums[key] = number + 1, won + int(share == 1.0), points + share


def begin(connection: Connection, person: str) -> Recount:
    """Begins to count the matches of a person that are over by now."""
    last = connection.scalar(LATEST)
    return Recount(person, float("-inf") if last is None else last, _sums(connection, person))


def go_on(connection: Connection, recount: Recount, most: int) -> bool:
    """Counts the matches at so many more tables; whether there were any."""
    wanted = {"of": recount.person, "after": recount.table, "most": most}
    tables = list(connection.scalars(TABLES, wanted))
    if not tables:
        return False
    for contest in contests_at(connection, tables, recount.last):
        recount.add(contest)
    recount.table = tables[-1]
    return True


def put(connection: Connection, recount: Recount) -> None:
    """Writes what was counted, and what has come to it meanwhile."""
    now, before, person = _sums(connection, recount.person), recount.before, recount.person
    rows = []
    for key in {*recount.sums, *now}:
        parts = zip(recount.sums[key], now.get(key, NOTHING), before.get(key, NOTHING), strict=True)
        number, won, points = (counted + after - at_first for counted, after, at_first in parts)
        if number:
            place = {"person": person, "game": key[0], "level": key[1]}
            rows.append(place | {"matches": number, "won": won, "points": points})
    connection.execute(delete(beaten).where(beaten.c.person == person))
    if rows:
        connection.execute(insert(beaten), rows)


def _sums(connection: Connection, person: str) -> Sums:
    rows: Any = connection.execute(SUMS, {"of": person})
    return {(row.game, row.level): (row.matches, row.won, row.points) for row in rows}
