"""All ratings computed anew from the matches, in the order in which they ended."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, bindparam, func, select

from bot.ratings import rating
from bot.ratings.rating import Contest, Skill
from bot.ratings.rows import proven
from bot.ratings.rows.contests import contest_of, ended_after, movers_between
from bot.ratings.rows.match_end import (
    NOTHING,
    Standing,
    clear,
    in_turn,
    rows,
    standing_columns,
    write_rows,
)
from bot.ratings.rows.meetings import Meetings
from bot.store import pending_names
from bot.store.person_queries import Finisher, finished
from bot.store.queries import read, write
from bot.store.schema import (
    beaten,
    rating_rebuilds,
    rating_replays,
    ratings,
    replayed_people,
    standings,
)

AT_ONCE = 500  # matches that are in memory together

RATINGS_BETWEEN = (
    select(ratings)
    .where(ratings.c.ended.between(bindparam("first"), bindparam("last")))
    .order_by(ratings.c.ended, ratings.c.seat)
)


class Rebuilt(Struct, frozen=True):
    """How many matches were looked at, how many of them counted, and how many rows of ratings,
    standings and results against computers are not as the matches say."""

    matches: int
    counted: int
    wrong: int


@dataclass(slots=True)
class _Book:
    """What is known after some of the matches."""

    standings: dict[tuple[str, str], Standing] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)
    beaten: dict[tuple[str, str, str], tuple[int, int, float]] = field(default_factory=dict)
    matches: int = 0
    counted: int = 0

    def enter(self, row: RowMapping, contest: Contest) -> list[dict[str, Any]]:
        """The ratings that a match leaves."""
        self.matches += 1
        for person, level, share in rating.beaten(contest):
            key = person, contest.game, level
            number, won, points = self.beaten.get(key, (0, 0, 0.0))
            self.beaten[key] = number + 1, won + int(share == 1.0), points + share
        if not rating.counted(contest, lambda pair: self.meetings.number(pair, row["ended"])):
            return []
        self.counted += 1
        skills = [self._standing(contest, person)[0] for person in contest.holders]
        found = rows(row["table"], row["number"], row["ended"], contest, skills)
        for one in found:
            after = standing_columns(one, self._standing(contest, one["person"]))
            skill = Skill(after["mu"], after["sigma"])
            known = skill, after["matches"], after["points"]
            self.standings[contest.game, one["person"]] = known
        for pair in contest.rivals:
            self.meetings.add(pair, row["ended"])
        return found

    def _standing(self, contest: Contest, person: str) -> Standing:
        return self.standings.get((contest.game, person), NOTHING)

    def standing_rows(self) -> list[dict[str, Any]]:
        names = ("game", "person", "mu", "sigma", "matches", "points")
        return [
            dict(zip(names, (*key, skill.mu, skill.sigma, number, points), strict=True))
            for key, (skill, number, points) in self.standings.items()
        ]

    def beaten_rows(self) -> list[dict[str, Any]]:
        names = ("person", "game", "level", "matches", "won", "points")
        return [dict(zip(names, (*key, *sums), strict=True)) for key, sums in self.beaten.items()]


async def rebuild(renamings: Finisher) -> Rebuilt:
    """Computes all ratings anew from the matches, in the order in which they ended."""
    return await finished(renamings, lambda: _rebuild(renamings.database))


@write
def _rebuild(connection: Connection) -> Rebuilt:
    """Writes all ratings anew; what stood there before is gone. Raises Unfinished while it is not
    written yet whose matches they are."""
    in_turn(connection)
    pending_names.check(connection)
    clear(connection)
    for table in (rating_rebuilds, rating_replays, replayed_people):  # nothing is left to replay
        connection.execute(table.delete())
    book = _Book()
    for _, found in _entered(connection, book):
        write_rows(connection, found, ratings)
    write_rows(connection, book.standing_rows(), standings)
    write_rows(connection, book.beaten_rows(), beaten)
    proven.note_all(connection)
    return Rebuilt(book.matches, book.counted, 0)


@read
def check(connection: Connection) -> Rebuilt:
    """Compares all ratings with what the matches say, and changes nothing."""
    book, wrong, known = _Book(), 0, 0
    for span, found in _entered(connection, book):
        kept = [dict(row) for row in connection.execute(RATINGS_BETWEEN, span).mappings()]
        known += len(kept)
        wrong += _differing(kept, found)
    wrong += (connection.scalar(select(func.count()).select_from(ratings)) or 0) - known
    for table, expected in ((standings, book.standing_rows()), (beaten, book.beaten_rows())):
        columns = [column for column in table.c if column is not standings.c.proven]
        kept = [dict(row) for row in connection.execute(select(*columns)).mappings()]
        wrong += _differing(kept, expected)
    return Rebuilt(book.matches, book.counted, wrong)


def _differing(kept: list[dict[str, Any]], expected: list[dict[str, Any]]) -> int:
    """How many rows stand in one of two lists alone, the longer way round."""
    ours, theirs = ({tuple(sorted(row.items())) for row in some} for some in (kept, expected))
    return max(len(ours - theirs), len(theirs - ours))


def _entered(
    connection: Connection, book: _Book
) -> Iterator[tuple[dict[str, float], list[dict[str, Any]]]]:
    """Some matches at a time, entered into the book: the span of time in which they ended, and
    their ratings."""
    after = float("-inf")
    while results := ended_after(connection, after, AT_ONCE):
        span = {"first": results[0]["ended"], "last": results[-1]["ended"]}
        after = span["last"]
        movers = movers_between(connection, span["first"], span["last"])
        found = []
        for row in results:
            contest = contest_of(row, movers[row["table"], row["number"]])
            found += book.enter(row, contest) if contest else []
        yield span, found
