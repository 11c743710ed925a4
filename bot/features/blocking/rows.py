"""Whom somebody has blocked, and whose ready-made words they do not want to see.

Both are kept by account: accounts never change, so a row holds for whoever the account belongs to,
also after it has been linked with others or taken out again."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Double,
    Index,
    PrimaryKeyConstraint,
    Table,
    Text,
    delete,
    func,
    select,
)

from bot.store.growth import PERSON, RULE, Rule
from bot.store.links import accounts_of
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import links, metadata, people, standings
from bot.store.upsert import upsert


def _of_people(name: str, verb: str, column: str) -> Table:
    """A table of accounts that somebody has noted."""
    return Table(
        name,
        metadata,
        Column("person", Text, nullable=False),
        Column(column, Text, nullable=False),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("person", column, name=f"{name}_key"),
        Index(f"{name}_{column}", column),
        sqlite_with_rowid=False,
        info={
            PERSONAL: PersonalRows(column, verb, column, newest=False, of_others=True),
            RULE: Rule(PERSON, "at"),
        },
    )


blocks = _of_people("blocks", "block", "blocked")
mutes = _of_people("mutes", "mute", "muted")

_OF = {blocks: blocks.c.blocked, mutes: mutes.c.muted}


@write
def add(connection: Connection, table: Table, person: str, other: str, now: float) -> None:
    """Notes every account of the other person in one of these tables."""
    for account in accounts_of.within(connection, other):
        key = {"person": person, _OF[table].name: account}
        connection.execute(upsert(connection, table, key, {"at": now}))


@write
def remove(connection: Connection, table: Table, person: str, other: str) -> None:
    """Takes out every account of the other person."""
    theirs = _OF[table].in_(accounts_of.within(connection, other))
    connection.execute(delete(table).where(table.c.person == person, theirs))


@read
def noted(connection: Connection, table: Table, person: str) -> dict[str, str]:
    """The keys of those whom a person has noted, longest ago first, with their names as last seen,
    "" where these are not known; not their own, should they have become one person since."""
    rows = connection.execute(
        _noted(table, people.c.name)
        .outerjoin(people, people.c.key == _key(table))
        .where(table.c.person == person, _key(table) != person)
        .order_by(table.c["at"], _OF[table])
    )
    return {row.key: row.name or "" for row in rows}


@read
def apart(connection: Connection, person: str, others: Collection[str]) -> frozenset[str]:
    """Those of the others whom a person has blocked, or who have blocked them."""
    mine = blocks.c.blocked.in_(accounts_of.within(connection, person))
    found = {*connection.scalars(select(blocks.c.person).where(mine))}
    found.update(connection.scalars(_noted(blocks).where(blocks.c.person == person)))
    return frozenset(found.intersection(others) - {person})


@read
def deaf(connection: Connection, speaker: str) -> frozenset[str]:
    """Those who see no words of a speaker."""
    accounts = accounts_of.within(connection, speaker)
    found = set[str]()
    for table, column in _OF.items():
        found.update(connection.scalars(select(table.c.person).where(column.in_(accounts))))
    return frozenset(found - {speaker})


@read
def rated(connection: Connection) -> set[str]:
    """The keys of everybody who has a card of ratings."""
    return {*connection.scalars(select(standings.c.person).distinct())}


def _key(table: Table) -> Any:
    """The key of the person whose account is noted."""
    return func.coalesce(links.c.person, _OF[table])


def _noted(table: Table, *columns: Any) -> Any:
    joined = select(_key(table).label("key"), *columns).select_from(table)
    return joined.outerjoin(links, links.c.account == _OF[table])
