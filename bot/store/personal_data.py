"""What is kept of a person, for that person to read."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, func, or_, select

from bot.store import seated_rows
from bot.store.account_rows import account_tables
from bot.store.links import accounts_of, names_of, own_tables
from bot.store.person_queries import read_of_person
from bot.store.personal_rows import PersonalRows, personal_tables
from bot.store.schema import (
    away,
    beaten,
    deeds,
    displays,
    launches,
    link_guesses,
    links,
    moves,
    notices,
    owed_words,
    people,
    ratings,
    seats,
    sessions,
    shut_out,
    signs,
    standings,
    tables,
    ways_back,
)
from bot.tables.notices import nameless

PUBLIC = ("code", "game", "status", "created", "updated")


@read_of_person
def of_person(connection: Connection, person: str) -> dict[str, Any]:
    """Everything that stands under the key of a person or of their accounts, as JSON has it."""
    accounts = accounts_of.within(connection, person)
    keys = {person, *accounts}
    own = own_tables(connection, keys)
    named = select(tables.c.id, tables.c.code).where(tables.c.id.in_(own))
    codes = {row.id: row.code for row in connection.execute(named)}
    made = and_(moves.c.table.in_(own), moves.c.who.in_(keys))
    told = and_(notices.c.table.in_(own), notices.c.person.in_(keys))
    noticed = _rows(connection, notices, told, codes)
    return {
        "key": person,
        "accounts": list(accounts),
        "account_names": names_of(connection, person),
        "settings": _rows(connection, people, people.c.key.in_(keys), codes),
        "seats": _rows(
            connection, seats, or_(seats.c.person.in_(keys), seats.c.former.in_(keys)), codes
        ),
        "hosted": [
            {name: row[name] for name in PUBLIC}
            for row in _found(connection, tables, tables.c.host.in_(keys))
        ],
        "moves": _rows(connection, moves, made, codes),
        "ratings": _rows(connection, ratings, ratings.c.person.in_(keys), codes),
        "standings": _rows(connection, standings, standings.c.person.in_(keys), codes),
        "beaten": _rows(connection, beaten, beaten.c.person.in_(keys), codes),
        **_of_features(connection, keys, accounts, codes),
        "seen": _rows(connection, signs, signs.c.person.in_(keys), codes),
        "guesses": _rows(connection, link_guesses, link_guesses.c.account.in_(accounts), codes),
        "away": _rows(connection, away, away.c.person.in_(keys), codes),
        "notices": [row | {"about": nameless(row["about"])} for row in noticed],
        "devices": _rows(connection, sessions, sessions.c.account.in_(accounts), codes),
        "shut_out": _rows(connection, shut_out, shut_out.c.account.in_(keys), codes),
        "deeds": [  # of operators, about this person; which operator is nobody else's to know
            {name: row[name] for name in ("at", "kind", "done", "result")}
            for row in _found(connection, deeds, deeds.c.subject.in_(keys))
        ],
        **_messages(connection, accounts, codes),
    }


def _of_features(
    connection: Connection,
    keys: Collection[str],
    accounts: Collection[str],
    codes: dict[int, str],
) -> dict[str, Iterable[dict[str, Any]]]:
    """Their rows of the tables that say by themselves whose these are."""
    return {
        **{
            rows.called: _personal(connection, table, rows, keys)
            for table, rows in personal_tables()
        },
        **{
            rows.called: [
                {name: value for name, value in row.items() if name not in rows.secret}
                for row in _found(connection, table, table.c.account.in_(accounts))
            ]
            for table, rows in account_tables()
        },
        **{
            called: [row | {"table": codes.get(row["table"])} for row in rows]
            for called, rows in seated_rows.told(connection, keys)
        },
    }


def _personal(
    connection: Connection, table: Table, rows: PersonalRows, keys: Collection[str]
) -> Iterable[dict[str, Any]]:
    """Their rows of a table; in those about others names stand and not accounts."""
    if not rows.of_others:
        return _found(connection, table, table.c.person.in_(keys))
    key = func.coalesce(links.c.person, table.c[rows.place])
    found = connection.execute(
        select(people.c.name, func.min(table.c["at"]).label("at"))
        .select_from(table)
        .outerjoin(links, links.c.account == table.c[rows.place])
        .outerjoin(people, people.c.key == key)
        .where(table.c.person.in_(keys))
        .group_by(key, people.c.name)
    )
    return [{"name": row.name or "", "at": row.at} for row in found]


def _messages(
    connection: Connection, accounts: Collection[str], codes: dict[int, str]
) -> dict[str, Collection[dict[str, Any]]]:
    """What shows them tables, what they are still to be told, and where messages lead back."""
    private = ways_back.c.platform + ":" + ways_back.c.chat  # named like its reader
    return {
        "messages": _rows(connection, displays, displays.c.person.in_(accounts), codes),
        "owed_words": _rows(connection, owed_words, owed_words.c.account.in_(accounts), codes),
        "launches": _rows(connection, launches, launches.c.account.in_(accounts), codes),
        "ways_back": _rows(connection, ways_back, private.in_(accounts), codes),
    }


def _found(
    connection: Connection, table: Table, chosen: ColumnElement[bool]
) -> Iterable[dict[str, Any]]:
    rows = connection.execute(select(table).where(chosen)).mappings()
    return [dict(row) for row in rows]


def _rows(
    connection: Connection, table: Table, chosen: ColumnElement[bool], codes: dict[int, str]
) -> Collection[dict[str, Any]]:
    """The rows, with the codes of tables in place of their ids."""
    rows = _found(connection, table, chosen)
    return [
        {name: codes.get(value) if name == "table" else value for name, value in row.items()}
        for row in rows
    ]
