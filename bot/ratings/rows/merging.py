"""Whose ratings are whose, when accounts become one person and when somebody is forgotten."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update

from bot.ratings.rows import pending_replay
from bot.ratings.rows.match_end import in_turn
from bot.store.schema import beaten, ratings, standings


def join(
    connection: Connection, people: Collection[str], key: str, met: bool, running: Collection[int]
) -> None:
    """Lets what ``people`` have earned be one person's. In a game in which several of them have
    earned anything all follows anew from the matches, whose moves are that person's already, for a
    sum or a mean of ratings is none: they are replayed from the first on after which both had some.
    Until then the rating that stood on more matches stands for both. Where they have ``met`` at a
    table, they may have met computers there together, which counts otherwise as well. Ratings are
    renamed at the ``running`` tables alone, by id."""
    in_turn(connection)
    firsts = _firsts(connection, people)
    concerned = [(key, game) for game in firsts]
    if met:
        concerned.append((key, pending_replay.COMPUTERS))
    olds = [person for person in people if person != key]
    pending_replay.rename(connection, olds, key)
    _rename_ratings(connection, olds, key, running)
    _merge_standings(connection, people, key)
    _merge_beaten(connection, people, key)
    if concerned:
        pending_replay.begin(connection, concerned, min(firsts.values(), default=float("inf")))


def part(connection: Connection, person: str, other: str) -> None:
    """What a person has earned is that of two from now on, whose moves are theirs already: the
    matches of both are replayed."""
    in_turn(connection)
    mine = standings.c.person.in_((person, other))
    firsts = {
        (row.person, row.game): pending_replay.first_rated(connection, row.person, row.game)
        for row in connection.execute(select(standings).where(mine))
    }
    games = {pending_replay.COMPUTERS, *(game for _, game in firsts)}
    concerned = [(key, game) for key in (person, other) for game in games]
    known = [first for first in firsts.values() if first is not None]
    pending_replay.begin(connection, concerned, min(known, default=float("inf")))


def rename(connection: Connection, person: str, key: str, running: Collection[int]) -> None:
    """Lets what a person has earned stand under another key, which has none yet; ratings at the
    ``running`` tables alone, by id."""
    in_turn(connection)
    pending_replay.rename(connection, [person], key)
    _rename_ratings(connection, [person], key, running)
    for table in (standings, beaten):
        mine = table.c.person == person
        connection.execute(update(table).where(mine).values(person=key))


def _rename_ratings(
    connection: Connection, olds: Collection[str], key: str, own: Collection[int]
) -> None:
    mine = ratings.c.table.in_(own), ratings.c.person.in_(olds)
    connection.execute(update(ratings).where(*mine).values(person=key))


def _firsts(connection: Connection, people: Collection[str]) -> dict[str, float]:
    """When, in each game in which several of these people are rated, the last of them was first."""
    mine = standings.c.person.in_(people)
    rows = connection.execute(select(standings.c.game, standings.c.person).where(mine)).all()
    found: dict[str, list[float]] = {}
    for game, person in rows:
        first = pending_replay.first_rated(connection, person, game)
        if first is not None:
            found.setdefault(game, []).append(first)
    return {game: max(firsts) for game, firsts in found.items() if len(firsts) > 1}


def _merge_standings(connection: Connection, people: Collection[str], key: str) -> None:
    mine = standings.c.person.in_({*people, key})
    found: dict[str, dict[str, object]] = {}
    rows = connection.execute(
        select(standings).where(mine).order_by(standings.c.matches, standings.c.person)
    )
    for row in rows.mappings():
        other = found.get(row["game"], {"matches": 0, "points": 0.0})
        sums = {name: row[name] + other[name] for name in ("matches", "points")}
        found[row["game"]] = dict(row) | sums | {"person": key}
    connection.execute(delete(standings).where(mine))
    if found:
        connection.execute(insert(standings), list(found.values()))


def _merge_beaten(connection: Connection, people: Collection[str], key: str) -> None:
    mine = beaten.c.person.in_({*people, key})
    found: dict[tuple[str, str], dict[str, object]] = {}
    for row in connection.execute(select(beaten).where(mine)).mappings():
        place = row["game"], row["level"]
        other = found.get(place, {"matches": 0, "won": 0, "points": 0.0})
        sums = {name: row[name] + other[name] for name in ("matches", "won", "points")}
        found[place] = dict(row) | sums | {"person": key}
    connection.execute(delete(beaten).where(mine))
    if found:
        connection.execute(insert(beaten), list(found.values()))
