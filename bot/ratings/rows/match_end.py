"""The ratings that matches leave behind, each in the transaction that ends its match."""

import math
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, and_, bindparam, func, insert, select, text, update

from bot.ratings import rating
from bot.ratings.rating import DAY, START, UNSURE, Contest, Pair, Skill
from bot.ratings.rows import proven
from bot.store.pending_names import keys_of
from bot.store.schema import beaten, matches, ratings, standings
from bot.store.upsert import upsert
from bot.tables.table import Table

LOCK = 0x526174696E67  # any number that no other lock of ours has

LATEST = select(func.max(matches.c.ended)).where(matches.c.ended.is_not(None))
STANDINGS = select(standings).where(
    standings.c.game == bindparam("of"),
    standings.c.person.in_(bindparam("people", expanding=True)),
)
_rival = ratings.alias()
MET = (
    select(func.count())
    .select_from(ratings)
    .join(
        _rival,
        and_(
            _rival.c.table == ratings.c.table,
            _rival.c.match == ratings.c.match,
            _rival.c.side != ratings.c.side,
        ),
    )
    .where(
        ratings.c.person.in_(bindparam("one", expanding=True)),
        _rival.c.person.in_(bindparam("other", expanding=True)),
        ratings.c.ended > bindparam("since"),
    )
)

Standing = tuple[Skill, int, float]  # a skill, in how many matches it was earned, their shares
NOTHING: Standing = (START, 0, 0.0)


def in_turn(connection: Connection) -> None:
    """From here to the commit no other process ends a match: each result builds on those before."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def rate(connection: Connection, key: int, before: Table, after: Table, now: float) -> None:
    """Writes what the match that has just ended at the table with this id, if one has, makes of its
    players' ratings; ``now`` is its Unix time."""
    match, known = after.match, before.match
    if match is None or match.outcome is None:
        return
    if known is not None and known.number == match.number and known.outcome is not None:
        return
    own, movers = after.rated and match.own, rating.movers_of(match)
    contest = rating.contest(after.game, match.setup, match.outcome, movers, own)
    if contest is None:  # it has no result
        return
    in_turn(connection)
    # Later than any match before, however the clocks of machines differ.
    latest = connection.scalar(LATEST)
    at = now if latest is None or latest < now else math.nextafter(latest, math.inf)
    here = matches.c.table == key, matches.c.number == match.number
    connection.execute(update(matches).where(*here).values(ended=at))
    _count_beaten(connection, contest)

    def met(pair: Pair) -> int:
        one, other = (keys_of(connection, person) for person in pair)
        wanted = {"one": one, "other": other, "since": at - DAY}
        return int(connection.scalar(MET, wanted) or 0)

    if not rating.counted(contest, met):
        return
    stood = _standings(connection, contest)
    skills = [stood.get(person, NOTHING)[0] for person in contest.holders]
    found = rows(key, match.number, at, contest, skills)
    connection.execute(insert(ratings), found)
    for row in found:
        content = standing_columns(row, stood.get(row["person"], NOTHING))
        place = {"game": contest.game, "person": row["person"]}
        connection.execute(upsert(connection, standings, place, content))
    _prove(connection, contest.game, found)


def _prove(connection: Connection, game: str, found: list[dict[str, Any]]) -> None:
    """Notes who stands among everybody by the ratings that a match has left."""
    people = [row["person"] for row in found]
    rows = connection.execute(STANDINGS, {"of": game, "people": people})
    unproven = [(row.person, game) for row in rows if not row.proven]
    sure = [row["person"] for row in found if row["sigma"] <= UNSURE < row["sigma_before"]]
    proven.met(connection, unproven, [(person, game) for person in sure])


def rows(
    table: int, number: int, at: float, contest: Contest, skills: list[Skill]
) -> list[dict[str, Any]]:
    """The row of each seat of a match that counts, for players who had these ``skills``."""
    place = {"table": table, "match": number, "game": contest.game, "ended": at}
    sides, shares = tuple(dict.fromkeys(contest.sides)), contest.shares
    return [
        place
        | {
            "seat": seat,
            "person": contest.holders[seat],
            "side": sides.index(contest.sides[seat]),
            "share": shares[seat],
            "mu_before": skills[seat].mu,
            "sigma_before": skills[seat].sigma,
            "mu": after.mu,
            "sigma": after.sigma,
        }
        for seat, after in enumerate(rating.rated(contest, skills))
    ]


def standing_columns(row: dict[str, Any], before: Standing) -> dict[str, Any]:
    """The row of a standing after a rating, without its key."""
    _, number, points = before
    return {
        "mu": row["mu"],
        "sigma": row["sigma"],
        "matches": number + 1,
        "points": points + row["share"],
    }


def _standings(connection: Connection, contest: Contest) -> dict[str, Standing]:
    wanted = {"of": contest.game, "people": list(contest.holders)}
    return {
        row.person: (Skill(row.mu, row.sigma), row.matches, row.points)
        for row in connection.execute(STANDINGS, wanted)
    }


def _count_beaten(connection: Connection, contest: Contest) -> None:
    for person, level, share in rating.beaten(contest):
        place = {"person": person, "game": contest.game, "level": level}
        content = {"matches": 1, "won": int(share == 1.0), "points": share}
        sums = {name: beaten.c[name] + number for name, number in content.items()}
        connection.execute(upsert(connection, beaten, place, content, sums))


def clear(connection: Connection) -> None:
    """Forgets all ratings; the matches that they follow from stay."""
    for table in (ratings, standings, beaten):
        connection.execute(table.delete())


def write_rows(connection: Connection, found: Iterable[dict[str, Any]], into: Any) -> None:
    """Writes rows into one of the tables of ratings."""
    if listed := list(found):
        connection.execute(insert(into), listed)
