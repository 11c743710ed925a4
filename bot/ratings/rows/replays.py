"""Ratings that follow anew from the matches, a few at a time, while everybody goes on playing.

Where accounts become one person, ratings come out otherwise from the first match on after which
both have some: those of that person, of whoever they met, and of whom those met since. So the
matches that ended later are replayed in their order, as far as somebody *concerned* takes part;
everybody else who does is concerned from then on. Up to ``done`` all is right at any time. Matches
that end meanwhile come after it, and standings are written once no match is left, then who stands
among everybody by them. How far it has come stands in the database beside what it has changed:
whoever is killed goes on from there. Where a migration has brought another formula, everybody is
concerned from the first match on.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.ratings.rating import DAY, Skill
from bot.ratings.rows import computer_records, pending_rebuild, proven
from bot.ratings.rows.computer_records import Recount
from bot.ratings.rows.contests import ended_after, movers_between
from bot.ratings.rows.match_end import LATEST, in_turn
from bot.ratings.rows.pending_replay import COMPUTERS, ReplayProgress, concern, place, stands
from bot.ratings.rows.replay_book import Change, EndedMatch, Player, ReplayBook, Row
from bot.store.pending_names import is_pending
from bot.store.schema import rating_replays, ratings, replayed_people, standings
from bot.store.transactions import Transactions
from bot.store.upsert import upsert

MATCHES = 100  # that are replayed in a step
PEOPLE = 20  # whose standings are written in a step
TABLES = 50  # whose matches against computers are counted in a step

RATINGS_AFTER = (
    select(ratings)
    .where(ratings.c.ended > bindparam("after"), ratings.c.ended <= bindparam("last"))
    .order_by(ratings.c.ended, ratings.c.seat)
)
SKILL = (
    select(ratings.c.mu, ratings.c.sigma)
    .where(
        ratings.c.person == bindparam("of"),
        ratings.c.game == bindparam("played"),
        ratings.c.ended < bindparam("before"),
    )
    .order_by(ratings.c.ended.desc())
    .limit(1)
)
COURSE = (
    select(ratings.c.mu, ratings.c.sigma, ratings.c.share)
    .where(ratings.c.person == bindparam("of"), ratings.c.game == bindparam("played"))
    .order_by(ratings.c.ended)
)
_HERE = (
    ratings.c.table == bindparam("its_table"),
    ratings.c.match == bindparam("its_match"),
    ratings.c.seat == bindparam("its_seat"),
)
CHANGE = update(ratings).where(*_HERE)
REMOVE = delete(ratings).where(*_HERE[:2])
SKILLS = ("mu_before", "sigma_before", "mu", "sigma")  # what a replay changes of a rating


class RatingReplays:
    """Replays what there is to be replayed in a database, step by step. Each step reads, computes
    beside the event loop and writes what has changed; what others have made of the matches
    meanwhile has it begin anew from where it stands. Several that do so at once are right, but no
    faster. ``rename`` goes on a little with
    writing whose matches they are. ``begun`` is set when there may be something to replay."""

    def __init__(self, database: Transactions, rename: Callable[[], Awaitable[bool]]) -> None:
        self.begun = asyncio.Event()
        self._database = database
        self._rename = rename
        self._replay: _RunningReplay | None = None

    async def unfinished(self) -> bool:
        """Whether there is anything left to rename or to replay."""
        return await self._database.read(_is_left)

    async def step(self) -> bool:
        """Goes on a little; False where there is nothing to do. Whose matches they are has to be
        written before they are replayed."""
        if await self._rename():
            return True
        if self._replay is None and await self._database.read(pending_rebuild.is_due):
            await self._database.write(pending_rebuild.begin)
            return True
        here = await self._database.read(place)
        if here is None:
            self._replay = None
            return False
        try:
            if self._replay is None or self._replay.place != here:
                self._replay = await self._database.read(_opened, here)
            going = self._replay
            for go_on in (self._count, self._go_on, self._put, self._prove):
                if await go_on(going):
                    return True
            await self._database.write(_finish, going.place)
        except BaseException:
            self._replay = None  # which may know more now than what was written
            raise
        return True

    async def finish(self) -> None:
        """Goes on until there is nothing left."""
        while await self.step():
            pass

    async def _count(self, going: "_RunningReplay") -> bool:
        """Counts some results against computers anew; whether there are any to be counted."""
        if going.recount is None and going.uncounted:
            going.recount = await self._database.read(computer_records.begin, min(going.uncounted))
        if going.recount is None:
            return False
        if not await self._database.read(computer_records.go_on, going.recount, TABLES):
            await self._database.write(_put_recount, going.place, going.recount)
            going.uncounted.discard(going.recount.person)
            going.recount = None
        return True

    async def _go_on(self, going: "_RunningReplay") -> bool:
        """Replays some matches; whether there are any left."""
        found = await self._database.read(_matches, going)
        if not found:
            return False
        change = await asyncio.to_thread(going.book.replay, found)
        after = replace(going.place, done=found[-1].row["ended"])
        if await self._database.write_relaxed(_advance, going.place, after, change):
            going.advanced(after, found)
        else:
            self._replay = None
        return True

    async def _put(self, going: "_RunningReplay") -> bool:
        """Writes some standings; whether there are any left."""
        people = sorted(going.unwritten)[:PEOPLE]
        if not people:
            return False
        found = await self._database.read(_standings, people)
        await self._database.write_relaxed(_put_standings, going.place, found)
        going.unwritten.difference_update(people)
        going.unproven.update(people)
        return True

    async def _prove(self, going: "_RunningReplay") -> bool:
        """Notes of some whether they stand among everybody, by the standings that are all written;
        whether there are any left."""
        people = sorted(going.unproven)[:PEOPLE]
        if not people:
            return False
        await self._database.write_relaxed(_put_proven, going.place, people)
        going.unproven.difference_update(people)
        return True


@dataclass(slots=True)
class _RunningReplay:
    """What a process knows of the replay: whose standings are not written yet, of whom it is not
    noted yet whether they stand among everybody, and whose results against computers are
    ``uncounted``."""

    place: ReplayProgress
    book: ReplayBook
    unwritten: set[Player]
    uncounted: set[str]
    unproven: set[Player] = field(default_factory=set)
    recount: Recount | None = None

    def advanced(self, here: ReplayProgress, matches: Iterable[EndedMatch]) -> None:
        """These matches have been replayed."""
        self.place = here
        for match in matches:
            self.unwritten |= match.players & self.book.concerned


def _is_left(connection: Connection) -> bool:
    if pending_rebuild.is_due(connection) or is_pending(connection):
        return True
    return place(connection) is not None


def _opened(connection: Connection, here: ReplayProgress) -> _RunningReplay:
    rows = connection.execute(select(replayed_people)).all()
    concerned = {(row.person, row.game) for row in rows if row.game != COMPUTERS}
    book = ReplayBook(set(concerned))
    span = {"after": here.done - DAY, "last": here.done}
    for kept in _kept(connection, span).values():
        book.note(kept)
    uncounted = {row.person for row in rows if row.game == COMPUTERS}
    return _RunningReplay(here, book, concerned, uncounted)


def _kept(connection: Connection, span: dict[str, float]) -> dict[tuple[int, int], list[Row]]:
    """The ratings of the matches that ended within a time, by table and number."""
    found = defaultdict[tuple[int, int], list[Row]](list)
    for row in connection.execute(RATINGS_AFTER, span).mappings():
        found[row["table"], row["match"]].append(dict(row))
    return found


def _matches(connection: Connection, going: _RunningReplay) -> list[EndedMatch]:
    """The matches to be replayed next, in their order."""
    after = going.place.done
    rows = ended_after(connection, after, MATCHES)
    if not rows:
        return []
    last = rows[-1]["ended"]
    movers = movers_between(connection, rows[0]["ended"], last)
    kept = _kept(connection, {"after": after, "last": last})
    found, asked = [], set[Player]()
    for row in rows:
        at = row["table"], row["number"]
        match = EndedMatch(row, movers[at], kept.get(at, ()), {})
        found.append(replace(match, skills=_skills(connection, match, going.book, asked)))
    return found


def _skills(
    connection: Connection, match: EndedMatch, book: ReplayBook, asked: set[Player]
) -> dict[str, Skill]:
    """What was known before a match of those of whom the book will have to know: the concerned at
    the first of their matches, others where the match may come to count."""
    game = match.row["game"]
    rated = {(row["person"], game) for row in match.kept}
    others = set() if rated or not match.row["own"] else match.players
    wanted = {player for player in match.players if book.is_unknown(player)} - asked | others
    asked |= wanted & book.concerned
    found = {}
    for person, _ in wanted:
        before = {"of": person, "played": game, "before": match.row["ended"]}
        row = connection.execute(SKILL, before).first()
        if row is not None:
            found[person] = Skill(row.mu, row.sigma)
    return found


def _advance(
    connection: Connection, here: ReplayProgress, after: ReplayProgress, change: Change
) -> bool:
    """Writes what matches have changed; False, and nothing is written, where the replay is no
    longer ``here``."""
    in_turn(connection)
    if not stands(connection, here):
        return False
    connection.execute(update(rating_replays).values(done=after.done))
    if change.removed:
        removed = [{"its_table": table, "its_match": match} for table, match in change.removed]
        connection.execute(REMOVE, removed)
    if change.added:
        connection.execute(insert(ratings), change.added)
    if change.changed:
        connection.execute(CHANGE, list(map(_changed, change.changed)))
    concern(connection, change.concerned)
    return True


def _changed(row: Row) -> dict[str, Any]:
    where = {"its_table": row["table"], "its_match": row["match"], "its_seat": row["seat"]}
    return where | {name: row[name] for name in SKILLS}


def _standings(
    connection: Connection, people: Sequence[Player]
) -> list[tuple[Player, dict[str, Any] | None]]:
    """What their ratings make of each of these people; None where none is left."""
    return [(player, _standing(connection, *player)) for player in people]


def _standing(connection: Connection, person: str, game: str) -> dict[str, Any] | None:
    course = connection.execute(COURSE, {"of": person, "played": game}).all()
    if not course:
        return None
    points = 0.0
    for row in course:  # one after the other, as each match has added its share
        points += row.share
    return {
        "mu": course[-1].mu,
        "sigma": course[-1].sigma,
        "matches": len(course),
        "points": points,
    }


def _put_standings(
    connection: Connection,
    here: ReplayProgress,
    found: Sequence[tuple[Player, dict[str, Any] | None]],
) -> None:
    """Writes them, unless the replay is no longer ``here``. Who ends a match meanwhile stands
    otherwise again once it is replayed."""
    in_turn(connection)
    if not stands(connection, here):
        return
    for (person, game), content in found:
        key = {"game": game, "person": person}
        if content is None:
            mine = standings.c.game == game, standings.c.person == person
            connection.execute(delete(standings).where(*mine))
        else:
            connection.execute(upsert(connection, standings, key, content))


def _put_proven(connection: Connection, here: ReplayProgress, people: Sequence[Player]) -> None:
    """Notes it, unless the replay is no longer ``here``."""
    in_turn(connection)
    if stands(connection, here):
        proven.note(connection, people)


def _put_recount(connection: Connection, here: ReplayProgress, recount: Recount) -> None:
    """Writes what was counted, unless the replay is no longer ``here``."""
    in_turn(connection)
    if not stands(connection, here):
        return
    computer_records.put(connection, recount)
    mine = replayed_people.c.person == recount.person, replayed_people.c.game == COMPUTERS
    connection.execute(delete(replayed_people).where(*mine))


def _finish(connection: Connection, here: ReplayProgress) -> None:
    """The replay is over, unless a match has ended, or others have come to be replayed, since it
    was ``here``."""
    in_turn(connection)
    latest = connection.scalar(LATEST)
    if stands(connection, here) and (latest is None or latest <= here.done):
        connection.execute(delete(rating_replays))
        connection.execute(delete(replayed_people))
