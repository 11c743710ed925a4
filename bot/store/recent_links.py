"""What each person brought into a link, for as long as it may be taken back."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from bot.store import seated_rows
from bot.store.personal_rows import personal_tables
from bot.store.queries import read, write
from bot.store.schema import (
    away,
    brought,
    links,
    moves,
    people,
    recent_links,
    seats,
    tables,
)

LASTS = 7 * 86_400.0  # seconds in which a link can be taken back
AT_ONCE = 500  # tables in a statement
TABLE, SETTINGS = "table", "settings"


class TableShare(Struct, frozen=True):
    """What a person had of a table at which the other one was as well: the chairs, whether they
    hosted it, and by match the seats with whose moves they played; ``last`` is its latest match."""

    chairs: tuple[int, ...]
    host: bool
    moves: tuple[tuple[int, int], ...]
    last: int


class Parting(Struct, frozen=True):
    """How a link is taken back: the ``accounts`` that leave the person ``key`` are the person
    ``back`` again; ``other`` is who the rest were before."""

    link: int
    key: str
    back: str
    other: str
    accounts: tuple[str, ...]


@dataclass(slots=True)
class Brought:
    """The tables at which a person alone had been, by id, and the shares of the others."""

    whole: list[int] = field(default_factory=list)
    shared: dict[int, TableShare] = field(default_factory=dict)


def note(
    connection: Connection,
    sides: dict[str, tuple[str, ...]],
    own: dict[str, set[int]],
    key: str,
    now: float,
) -> None:
    """Two persons, each with their accounts and the ids of their tables, are to become the one with
    this key: note what is needed to tell them apart again."""
    link = (connection.scalar(select(func.max(recent_links.c.link))) or 0) + 1
    accounts = [
        {"link": link, "account": account, "was": was, "at": now}
        for was, them in sides.items()
        for account in them
    ]
    connection.execute(insert(recent_links), accounts)
    both = sorted(set.intersection(*own.values()))
    rows = []
    for was in sides:
        found = [*_rows(connection, was)]
        if was != key:
            found += [(TABLE, str(table), "") for table in own[was].difference(both)]
            found += [
                (TABLE, str(table), share)
                for first in range(0, len(both), AT_ONCE)
                for table, share in _shares(connection, both[first : first + AT_ONCE], was)
            ]
        names = ("kind", "place", "content")
        rows += [{"link": link, "was": was} | dict(zip(names, each, strict=True)) for each in found]
    if rows:
        connection.execute(insert(brought), rows)


def _tables() -> Iterable[tuple[str, Table, str]]:
    """What several people can have one of each, and the column that tells these apart."""
    yield "away", away, "began"
    for table, rows in personal_tables():
        yield rows.kind, table, rows.place


def _rows(connection: Connection, person: str) -> Iterable[tuple[str, str, str]]:
    for row in connection.execute(select(people).where(people.c.key == person)).mappings():
        yield SETTINGS, "", json.dumps(dict(row))
    for kind, table, name in _tables():
        mine = select(table).where(table.c.person == person)
        for row in connection.execute(mine).mappings():
            yield kind, str(row[name]), json.dumps(dict(row))


def _shares(connection: Connection, own: Collection[int], person: str) -> Iterable[tuple[int, str]]:
    """What a person has of each of these tables, as JSON has it."""
    chairs, played = defaultdict[int, list[int]](list), defaultdict[int, set[tuple[int, int]]](set)
    sat = (seats.c.person == person) | (seats.c.former == person)
    taken = select(seats.c.table, seats.c.seat).where(seats.c.table.in_(own), sat)
    for row in connection.execute(taken.order_by(seats.c.seat)):
        chairs[row.table].append(row.seat)
    mine = moves.c.table.in_(own), moves.c.who == person, moves.c.seat.is_not(None)
    made = select(moves.c.table, moves.c.match, moves.c.seat).where(*mine).distinct()
    for table, match, seat in connection.execute(made):
        played[table].add((match, seat))
    here = select(tables.c.id, tables.c.host, tables.c.match).where(tables.c.id.in_(own))
    for table, host, match in connection.execute(here).all():
        last = match if match is not None else -1
        took = played[table] | {(last, seat) for seat in chairs[table]}
        yield table, json.dumps([chairs[table], host == person, sorted(took), last])


@read
def parting(connection: Connection, account: str, now: float) -> Parting | None:
    """How the latest link of this account is taken back; None where it has none, or for too
    long."""
    mine = recent_links.c.account == account, recent_links.c.at > now - LASTS
    link = connection.scalar(select(func.max(recent_links.c.link)).where(*mine))
    key = connection.scalar(select(links.c.person).where(links.c.account == account))
    if link is None or key is None:
        return None
    rows = connection.execute(select(recent_links).where(recent_links.c.link == link)).all()
    was = {row.account: row.was for row in rows}
    back = was[account]
    if back == key:  # whose tables never had another key: the others leave
        back = next(each for each in was.values() if each != key)
    other = next(each for each in was.values() if each != back)
    leaving = tuple(sorted(each for each, before in was.items() if before == back))
    return Parting(link, key, back, other, leaving)


def tables_of(connection: Connection, parting: Parting) -> Brought:
    """The tables that whoever leaves has brought."""
    found = Brought()
    theirs = _brought(parting, parting.back).where(brought.c.kind == TABLE)
    for row in connection.execute(theirs):
        if not row.content:
            found.whole.append(int(row.place))
            continue
        chairs, host, played, last = json.loads(row.content)
        share = TableShare(
            tuple(chairs), host, tuple((match, seat) for match, seat in played), last
        )
        found.shared[int(row.place)] = share
    return found


def give_moves(connection: Connection, parting: Parting, shared: dict[int, TableShare]) -> None:
    """The moves at tables of both, by the seats from which they were made."""
    for table, share in shared.items():
        mine = moves.c.table == table, moves.c.who == parting.key
        for match, seat in share.moves:
            here = moves.c.match == match, moves.c.seat == seat
            connection.execute(update(moves).where(*mine, *here).values(who=parting.back))
        later = moves.c.match > share.last, moves.c.seat.in_(share.chairs)
        connection.execute(update(moves).where(*mine, *later).values(who=parting.back))
        given = {*share.moves}, (share.last, share.chairs)
        seated_rows.give(connection, parting.key, parting.back, table, *given)


def give_rows(connection: Connection, parting: Parting) -> None:
    """Settings, puzzles and absences: everybody has again what they had, and what has come or was
    changed since stays with the person."""
    for kind, table, name in _tables():
        theirs, others = (_kept(connection, parting, was, kind) for was in _both(parting))
        for place, row in theirs.items():
            here = table.c.person == parting.key, table.c[name] == row[name]
            present = connection.execute(select(table).where(*here)).mappings().first()
            if present is None:
                continue  # it was found, or is over, since
            connection.execute(insert(table).values(row | {"person": parting.back}))
            if dict(present) == row | {"person": parting.key}:
                connection.execute(delete(table).where(*here))
                if place in others:
                    mine = others[place] | {"person": parting.key}
                    connection.execute(insert(table).values(mine))
    chosen, kept = (_kept(connection, parting, was, SETTINGS) for was in _both(parting))
    if settings := chosen.get(""):
        connection.execute(delete(people).where(people.c.key == parting.back))
        connection.execute(insert(people).values(settings | {"key": parting.back}))
        _settle(connection, parting.key, settings, kept.get(""))


def _settle(
    connection: Connection, key: str, theirs: dict[str, Any], mine: dict[str, Any] | None
) -> None:
    """Settings that came with those who leave, and which nobody has changed since, go."""
    found = connection.execute(select(people).where(people.c.key == key)).mappings().first()
    told = ("key", "name", "language")
    if mine and found and all(found[name] == theirs[name] for name in theirs if name not in told):
        chosen = {name: value for name, value in mine.items() if name != "key"}
        connection.execute(update(people).where(people.c.key == key).values(chosen))


def drop(connection: Connection, link: int) -> None:
    """The link is taken back, or somebody of it forgotten: nothing is known of it any more."""
    connection.execute(delete(brought).where(brought.c.link == link))
    connection.execute(delete(recent_links).where(recent_links.c.link == link))


def forget(connection: Connection, accounts: Collection[str]) -> None:
    """Nothing is known any more of links of these accounts, nor what others have brought that names
    them."""
    of_theirs = select(recent_links.c.link).where(recent_links.c.account.in_(accounts)).distinct()
    for link in connection.scalars(of_theirs).all():
        drop(connection, link)
    for _, rows in personal_tables():
        if rows.of_others:
            naming = brought.c.kind == rows.kind, brought.c.place.in_(accounts)
            connection.execute(delete(brought).where(*naming))


@write
def expire(connection: Connection, before: float) -> None:
    """Links made before this Unix time are for good."""
    old = select(recent_links.c.link).where(recent_links.c.at <= before)
    connection.execute(delete(brought).where(brought.c.link.in_(old)))
    connection.execute(delete(recent_links).where(recent_links.c.at <= before))


def _both(parting: Parting) -> tuple[str, str]:
    return parting.back, parting.other


def _brought(parting: Parting, was: str) -> Any:
    return select(brought).where(brought.c.link == parting.link, brought.c.was == was)


def _kept(
    connection: Connection, parting: Parting, was: str, kind: str
) -> dict[str, dict[str, Any]]:
    """What this one had of a kind, by its place."""
    theirs = _brought(parting, was).where(brought.c.kind == kind)
    return {row.place: json.loads(row.content) for row in connection.execute(theirs)}
