"""Who stands where: ladders, and the ratings of one person. Whoever stays out is in none."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, true

from bot.people import Chat, is_gone
from bot.ratings import ladder
from bot.ratings.ladder import ComputerRecord, LadderPage, Placed, Profile, RatedResult, Standing
from bot.ratings.rating import Skill
from bot.store.hosting import shown_in
from bot.store.pending_names import current
from bot.store.person_queries import read_of_person
from bot.store.queries import read
from bot.store.schema import beaten, people, ratings, standings, tables

LATELY = 2000  # ratings of a person that are looked at

_shown = func.coalesce(people.c.ladder, true())
_ON_IT = standings.join(people, people.c.key == standings.c.person)
STANDINGS = (
    select(standings, people.c.name)
    .select_from(_ON_IT)
    .where(_shown)
    .order_by(standings.c.mu.desc(), standings.c.person)
)
NUMBER = select(func.count()).select_from(_ON_IT).where(_shown)

RETOLD, RETOLD_MOST = 7 * 86_400.0, 20  # how old, and how many, results are shown anew


@read_of_person
def best(
    connection: Connection, person: str, game: str, limit: int, chat: Chat | None = None
) -> list[Standing]:
    """The best in a game: of those who play in a chat, of those whom the ``person`` with this key
    has met, or of all. Nobody who stays out."""
    return _standings(connection, STANDINGS.where(_who(game, chat, person)).limit(limit))


@read_of_person
def page(
    connection: Connection,
    person: str,
    game: str,
    start: int,
    limit: int,
    reader: str,
    chat: Chat | None = None,
) -> LadderPage:
    """So many of the same from the place ``start`` on, counted from 0, and where the ``reader``
    with this key stands."""
    who = _who(game, chat, person)
    total = connection.scalar(NUMBER.where(who)) or 0
    found = _standings(connection, STANDINGS.where(who).offset(start).limit(limit))
    placed = tuple(Placed(place, one) for place, one in enumerate(found, start + 1))
    return LadderPage(total, placed, _own(connection, who, reader))


def _own(connection: Connection, who: ColumnElement[bool], person: str) -> Placed | None:
    own = _standings(connection, STANDINGS.where(who, standings.c.person == person))
    if not own:
        return None
    mine, theirs = own[0].skill.mu, standings.c.mu
    ahead = or_(theirs > mine, and_(theirs == mine, standings.c.person < person))
    return Placed(1 + (connection.scalar(NUMBER.where(who, ahead)) or 0), own[0])


def _who(game: str, chat: Chat | None, person: str) -> ColumnElement[bool]:
    """Whose ladder: of those who have played the game at tables that a chat shows, of those whom a
    person has met, or of all who have played against enough people whose ratings are sure."""
    if chat is not None:
        played = select(current(ratings.c.person, ratings.c.table))
        return _among(game, played.where(ratings.c.table.in_(shown_in(chat))))
    if person:
        own = ratings.alias()
        same = and_(own.c.table == ratings.c.table, own.c.match == ratings.c.match)
        met = select(current(ratings.c.person, ratings.c.table)).select_from(
            ratings.join(own, same)
        )
        return _among(game, met.where(own.c.person == person))
    return and_(standings.c.game == game, standings.c.proven)


def _among(game: str, keys: Select[Any]) -> ColumnElement[bool]:
    played = keys.where(ratings.c.game == game)
    return and_(standings.c.game == game, standings.c.person.in_(played))


@read
def rated(connection: Connection) -> set[str]:
    """The keys of those who stand on any ladder."""
    found = select(standings.c.person).select_from(_ON_IT).where(_shown).distinct()
    return set(connection.scalars(found))


@read
def have_standings(connection: Connection, keys: Collection[str]) -> frozenset[str]:
    """Of these keys those of people who would stand on a ladder, unless they stay out."""
    found = select(standings.c.person).select_from(_ON_IT).distinct()
    return frozenset(connection.scalars(found.where(standings.c.person.in_(keys))))


@read
def skills(connection: Connection, game: str, keys: Collection[str]) -> dict[str, Skill]:
    """The skills in a game of those with these keys whose ratings others see."""
    wanted = standings.c.game == game, standings.c.person.in_(keys), _shown
    found = connection.execute(select(standings).select_from(_ON_IT).where(*wanted))
    return {row.person: Skill(row.mu, row.sigma) for row in found}


@read_of_person
def results_of(connection: Connection, person: str, now: float) -> list[str]:
    """The codes of the tables on which a match still stands that has lately changed the rating of
    the person, the latest first: no more than are to be shown anew at once."""
    found = (
        select(tables.c.code)
        .join(ratings, and_(ratings.c.table == tables.c.id, ratings.c.match == tables.c.match))
        .where(ratings.c.person == person, ratings.c.ended >= now - RETOLD)
        .order_by(ratings.c.ended.desc())
        .limit(RETOLD_MOST)
    )
    return list(connection.scalars(found))


@read
def beaten_by(connection: Connection, person: str) -> list[ComputerRecord]:
    """How often the person has met and beaten computer players."""
    found = select(beaten).where(beaten.c.person == person)
    return [
        ComputerRecord(row.game, row.level, row.matches, row.won, row.points)
        for row in connection.execute(found)
    ]


@read
def named(connection: Connection, beginning: str, limit: int) -> list[tuple[str, str]]:
    """Keys and names of rated people whose name begins so, whatever the case."""
    wanted = people.c.name.ilike(f"{_literal(beginning)}%", escape="\\")
    rated = select(standings.c.person)
    found = select(people.c.key, people.c.name).where(wanted, _shown, people.c.key.in_(rated))
    return [(row.key, row.name) for row in connection.execute(found.limit(limit))]


def _literal(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


@read_of_person
def profile(connection: Connection, person: str) -> Profile | None:
    """What the rated matches of a person say; None of somebody whom nobody has seen."""
    known = connection.execute(select(people.c.name, _shown).where(people.c.key == person)).first()
    if known is None:
        return None
    name, shown = known
    own = select(standings, people.c.name).join(people, people.c.key == standings.c.person)
    results = _results(connection, person)
    rival, met = ladder.favourite(_shown_rivals(connection, results))
    return Profile(
        person,
        name,
        ladder.courses(_standings(connection, own.where(standings.c.person == person)), results),
        connection.scalar(select(people.c.name).where(people.c.key == rival)) or "",
        met,
        ladder.longest_run(results),
        shown,
    )


def _results(connection: Connection, person: str) -> list[RatedResult]:
    """The latest results, oldest first."""
    rows = (
        connection.execute(
            select(ratings)
            .where(ratings.c.person == person)
            .order_by(ratings.c.ended.desc())
            .limit(LATELY)
        )
        .mappings()
        .all()
    )
    rivals = _rivals(connection, person)
    return [
        RatedResult(
            row["game"],
            row["share"],
            Skill(row["mu"], row["sigma"]),
            rivals.get((row["table"], row["match"]), ()),
        )
        for row in reversed(rows)
    ]


def _rivals(connection: Connection, person: str) -> dict[tuple[int, int], tuple[str, ...]]:
    """Who sat on other sides, by table and match."""
    own = ratings.alias()
    same = and_(own.c.table == ratings.c.table, own.c.match == ratings.c.match)
    rows = connection.execute(
        select(
            ratings.c.table,
            ratings.c.match,
            current(ratings.c.person, ratings.c.table).label("person"),
        )
        .select_from(ratings.join(own, same))
        .where(own.c.person == person, own.c.side != ratings.c.side)
    )
    found: dict[tuple[int, int], tuple[str, ...]] = {}
    for row in rows:
        found[row.table, row.match] = (*found.get((row.table, row.match), ()), row.person)
    return found


def _shown_rivals(connection: Connection, results: Sequence[RatedResult]) -> Iterable[RatedResult]:
    """The results without those rivals who stay out of the ladder or are forgotten."""
    keys = {rival for result in results for rival in result.rivals}
    out = select(people.c.key).where(people.c.ladder.is_(False), people.c.key.in_(keys))
    hidden = set(connection.scalars(out)) if keys else set()
    hidden.update(filter(is_gone, keys))
    return [
        replace(one, rivals=tuple(rival for rival in one.rivals if rival not in hidden))
        for one in results
    ]


def _standings(connection: Connection, found: Select[tuple[object, ...]]) -> list[Standing]:
    return [
        Standing(row.person, row.name, row.game, Skill(row.mu, row.sigma), row.matches, row.points)
        for row in connection.execute(found)
    ]
