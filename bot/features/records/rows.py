"""Finished matches with their whole log, one by one or all in turn, and those that come as
records."""

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from dataclasses import replace

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, tuple_, update

from bot.records.logged_match import LogEntry, LoggedMatch
from bot.store import codec, pending_names
from bot.store import tables as kept_tables
from bot.store.queries import read, write
from bot.store.schema import matches, moves, people, seats, tables
from bot.store.transactions import Transactions
from bot.tables import persons

Place = tuple[int, int]
"""Where a match lies: its table's id and its number."""

BEGINNING: Place = (0, -1)

_Row = tuple[str, int | None, str | None, float]  # of a log: move, seat, who, at

COLUMNS = (
    tables,
    matches.c.number,
    matches.c.setup,
    matches.c.seed,
    matches.c.outcome,
    matches.c.own,
    *kept_tables.TIMES,
)
LOAD = (
    select(*COLUMNS)
    .join(matches, matches.c.table == tables.c.id)
    .where(tables.c.code == bindparam("wanted"), matches.c.number == bindparam("match_number"))
)
NEXT = (
    select(*COLUMNS)
    .join(matches, matches.c.table == tables.c.id)
    .where(
        tuple_(matches.c.table, matches.c.number)
        > tuple_(bindparam("after_table"), bindparam("after_number")),
        matches.c.outcome.is_not(None),
    )
    .order_by(matches.c.table, matches.c.number)
    .limit(bindparam("most"))
)
LOGS = (
    select(moves.c.table, moves.c.match, moves.c.move, moves.c.seat, moves.c.who, moves.c.at)
    .where(
        tuple_(moves.c.table, moves.c.match)
        >= tuple_(bindparam("first_table"), bindparam("first_number")),
        tuple_(moves.c.table, moves.c.match)
        <= tuple_(bindparam("last_table"), bindparam("last_number")),
    )
    .order_by(moves.c.table, moves.c.match, moves.c.ply)
)
CHAIRS = (
    select(seats)
    .where(seats.c.table.between(bindparam("first_table"), bindparam("last_table")))
    .order_by(seats.c.table, seats.c.seat)
)
NAMES = select(people.c.key, people.c.name).where(
    people.c.key.in_(bindparam("keys", expanding=True))
)


@read
def load(connection: Connection, code: str, number: int) -> LoggedMatch | None:
    """A match of a table with its whole log, or None."""
    wanted = {"wanted": code, "match_number": number}
    row = connection.execute(LOAD, wanted).mappings().first()
    return _kept(connection, [row])[0] if row is not None else None


async def finished(database: Transactions, most: int) -> AsyncIterator[list[LoggedMatch]]:
    """Every match that is over, at most so many at a time, in the order in which their tables were
    opened."""
    place: Place | None = BEGINNING
    while place is not None:
        found, place = await _finished_after(database, place, most)
        if found:
            yield found


@read
def _finished_after(
    connection: Connection, after: Place, most: int
) -> tuple[list[LoggedMatch], Place | None]:
    """At most so many matches that are over, those behind the place ``after`` in the order in which
    their tables were opened, and the place of the last; None behind the last of all."""
    given = {"after_table": after[0], "after_number": after[1], "most": most}
    rows = connection.execute(NEXT, given).mappings().all()
    if not rows:
        return [], None
    return _kept(connection, rows), (rows[-1]["id"], rows[-1]["number"])


@write
def keep(connection: Connection, kept: LoggedMatch, origin: str) -> None:
    """Writes a match that came as a record, at a table of its own. Raises Conflict where its code
    is taken, or where ``origin`` has brought it before."""
    match = kept.match
    bare = replace(match, moves=(), makers=(), undone=())  # the moves come with their own times
    kept_tables.create(connection, replace(kept.table, match=bare), origin)
    key = connection.scalar(select(tables.c.id).where(tables.c.code == kept.table.code))
    here = (matches.c.table == key, matches.c.number == match.number)
    connection.execute(update(matches).where(*here).values(created=kept.began))
    rows = [
        {
            "table": key,
            "match": match.number,
            "ply": ply,
            "move": logged.move if logged.keep is None else f"{codec.TAKEBACK}{logged.keep}",
            "at": logged.at,
            "seat": logged.seat,
            "who": logged.who or None,
        }
        for ply, logged in enumerate(kept.log)
    ]
    if rows:
        connection.execute(insert(moves), rows)


def _kept(connection: Connection, rows: Sequence[RowMapping]) -> list[LoggedMatch]:
    first, last = rows[0], rows[-1]
    between = {
        "first_table": first["id"],
        "first_number": first["number"],
        "last_table": last["id"],
        "last_number": last["number"],
    }
    logs: dict[Place, list[_Row]] = {}
    for table, number, *row in connection.execute(LOGS, between):
        logs.setdefault((table, number), []).append(tuple(row))
    chairs: dict[int, list[RowMapping]] = {}
    for chair in connection.execute(CHAIRS, between).mappings():
        chairs.setdefault(chair["table"], []).append(chair)
    keys = pending_names.names_at(connection, {row["id"] for row in rows})
    for place, log in logs.items():
        logs[place] = pending_names.entries(log, keys.get(place[0], {}))
    names = _names(connection, _people(logs.values()))
    found = (
        _one(row, chairs.get(row["id"], []), logs.get((row["id"], row["number"]), []), names)
        for row in rows
    )
    return [
        replace(one, table=persons.known_as(one.table, keys.get(row["id"], {})))
        for row, one in zip(rows, found, strict=True)
    ]


def _one(
    row: RowMapping, chairs: Sequence[RowMapping], log: list[_Row], names: dict[str, str]
) -> LoggedMatch:
    table = codec.table_from(row, chairs, log)
    assert table.match is not None
    known = {who: names[who] for _, _, who, _ in log if who in names}
    return LoggedMatch(table, table.match, row["began"], tuple(map(_logged, log)), known)


def _logged(row: _Row) -> LogEntry:
    move, seat, who, at = row
    if move.startswith(codec.TAKEBACK):
        return LogEntry("", int(move[len(codec.TAKEBACK) :]), seat, who or "", at)
    return LogEntry(move, None, seat, who or "", at)


def _people(logs: Iterable[list[_Row]]) -> set[str]:
    """The keys in the logs: they have a colon, which no level of a computer player has."""
    return {who for log in logs for _, _, who, _ in log if who and ":" in who}


def _names(connection: Connection, keys: Collection[str]) -> dict[str, str]:
    if not keys:
        return {}
    return {row.key: row.name for row in connection.execute(NAMES, {"keys": sorted(keys)})}
