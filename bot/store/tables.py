"""Tables with their seats, matches and moves."""

import time
from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.elements import ColumnElement

from bot.people import Chat
from bot.ratings.rows import gains
from bot.store import claims, codec, pending_names
from bot.store.person_queries import read_of_person
from bot.store.queries import read, write
from bot.store.schema import displays, matches, moves, seats, tables
from bot.tables import persons
from bot.tables.table import Match, Status, Table

UNFINISHED = (Status.LOBBY.value, Status.PLAYING.value)

# Made once: putting a statement together costs more than running it.
TIMES = (matches.c.created.label("began"), matches.c.updated.label("closed"))
MATCH = (*(matches.c[name] for name in ("number", "setup", "seed", "outcome", "own")), *TIMES)
LISTED = pending_names.IS_LISTED.label("listed")
LOAD = (
    select(tables, *MATCH, LISTED)
    .outerjoin(matches, and_(matches.c.table == tables.c.id, matches.c.number == tables.c.match))
    .where(tables.c.code == bindparam("wanted"))
)
LOAD_SEATS = select(seats).where(seats.c.table == bindparam("key")).order_by(seats.c.seat)
LOAD_MOVES = (
    select(moves.c.move, moves.c.seat, moves.c.who, moves.c.at)
    .where(moves.c.table == bindparam("key"), moves.c.match == bindparam("number"))
    .order_by(moves.c.ply)
)
LOAD_MATCH = (
    select(matches.c.table, *MATCH, LISTED)
    .join(tables, tables.c.id == matches.c.table)
    .where(tables.c.code == bindparam("wanted"), matches.c.number == bindparam("number"))
)
ADVANCE = (
    update(tables)
    .where(
        tables.c.code == bindparam("was_code"),
        tables.c.revision == bindparam("was_revision"),
        ~pending_names.IS_LISTED,
    )
    .returning(tables.c.id)
)
ADD_MOVES = insert(moves)


class Conflict(Exception):
    """Somebody else has changed the table, or taken its code, a moment before."""


def create(
    connection: Connection, table: Table, origin: str = "", wake: float | None = None
) -> int:
    """Writes a new table, to be looked at when it is time to ``wake``; its id. Raises Conflict when
    its code is taken, or its ``origin`` has opened one."""
    now = time.time()
    known = {"origin": origin or None, "created": now, "updated": now, "wake": wake}
    row = codec.table_columns(table) | known
    try:
        key = int(connection.scalar(insert(tables).values(row).returning(tables.c.id)) or 0)
    except IntegrityError:
        raise Conflict(table.code) from None
    _add_seats(connection, key, table)
    if table.match:
        _add_match(connection, key, table.match, now)
    return key


@read
def load(connection: Connection, code: str) -> Table | None:
    """The table with its present match, or None."""
    row = connection.execute(LOAD, {"wanted": code}).mappings().first()
    if row is None:
        return None
    key = {"key": row["id"], "number": row["number"]}
    chairs = connection.execute(LOAD_SEATS, key).mappings().all()
    log = connection.execute(LOAD_MOVES, key).all() if row["number"] is not None else ()
    gained = gains.of_match(connection, row["id"], row["number"]) if row["outcome"] else ()
    if not row["listed"]:
        return codec.table_from(row, chairs, log, gained)
    names = pending_names.names_at(connection, [row["id"]]).get(row["id"], {})
    table = codec.table_from(row, chairs, pending_names.entries(log, names), gained)
    return persons.known_as(table, names)


def claim(connection: Connection, table: Table) -> None:
    """Takes the table as it stands until the transaction ends. Raises Conflict, without waiting,
    when it does not stand so any more, or somebody is changing it."""
    if not claims.take(connection, tables, _stands(table)):
        raise Conflict(table.code)


def commit(connection: Connection, before: Table, after: Table, wake: float | None = None) -> int:
    """Writes what differs between ``before`` and ``after``, which is to be looked at when it is
    time to ``wake``; the table's id. Raises Conflict when the table no longer stands at
    ``before``, or other keys are still to be written there."""
    now = time.time()
    # To write a column of an index, even as it was, is to write the index too.
    same = {
        "code": before.code == after.code,
        "host": before.host == after.host,
        "status": before.status is after.status,
    }
    columns = codec.table_columns(after) | {"updated": now, "wake": wake}
    row = {name: value for name, value in columns.items() if not same.get(name)}
    row |= {"was_code": before.code, "was_revision": before.revision}
    found = connection.scalar(ADVANCE, row)
    if found is None:
        raise Conflict(before.code)
    key = int(found)
    if (before.chairs, before.vacant) != (after.chairs, after.vacant):
        connection.execute(delete(seats).where(seats.c.table == key))
        _add_seats(connection, key, after)
    if after.match and after.match != before.match:
        try:
            _commit_match(connection, key, before.match, after.match, now)
        except IntegrityError:  # a ply can be played once
            raise Conflict(before.code) from None
    return key


def rewrite(connection: Connection, before: Table, after: Table, wake: float | None) -> None:
    """As ``commit``, for who is who at a table: nothing has happened there, so that it is no newer,
    and what shows a table that is over shows it still. Raises Conflict."""
    row = codec.table_columns(after) | {"wake": wake}
    here = update(tables).where(_stands(before))
    key = connection.scalar(here.values(row).returning(tables.c.id))
    if key is None:
        raise Conflict(before.code)
    connection.execute(delete(seats).where(seats.c.table == key))
    _add_seats(connection, key, after)
    if before.match is not None and after.match is not None:
        _commit_match(connection, key, before.match, after.match, time.time())
    if before.status.value not in UNFINISHED:
        shown = and_(displays.c.table == key, displays.c.shown == before.revision)
        connection.execute(update(displays).where(shown).values(shown=after.revision))


@read
def opened_by(connection: Connection, origin: str) -> str | None:
    """The code of the table that an origin has opened, or None."""
    return connection.scalar(select(tables.c.code).where(tables.c.origin == origin))


@read
def match(connection: Connection, code: str, number: int) -> Match | None:
    """A match of a table, also one that is long over, or None."""
    row = connection.execute(LOAD_MATCH, {"wanted": code, "number": number}).mappings().first()
    if row is None:
        return None
    log = connection.execute(LOAD_MOVES, {"key": row["table"], "number": number}).all()
    gained = gains.of_match(connection, row["table"], number) if row["outcome"] else ()
    if row["listed"]:
        names = pending_names.names_at(connection, [row["table"]]).get(row["table"], {})
        return codec.match_from(row, pending_names.entries(log, names), gained)
    return codec.match_from(row, log, gained)


@read
def unfinished(connection: Connection) -> list[str]:
    """The codes of the tables at which something may have to happen by itself."""
    waiting = and_(tables.c.status == Status.LOBBY.value, tables.c.due.is_not(None))
    playing = tables.c.status == Status.PLAYING.value
    codes = connection.scalars(select(tables.c.code).where(or_(playing, waiting)))
    return list(codes)


@read
def for_computers(connection: Connection) -> list[str]:
    """The codes of the tables at which a computer player may be to move, and of lobbies that wait
    for a time: of thousands, those that have to be looked at when computers begin to be kept."""
    computer = exists().where(
        seats.c.table == tables.c.id, seats.c.seat == tables.c.turn, seats.c.level != ""
    )
    unknown = tables.c.turn.is_(None)
    playing = and_(tables.c.status == Status.PLAYING.value, or_(unknown, computer))
    waiting = and_(tables.c.status == Status.LOBBY.value, tables.c.due.is_not(None))
    return list(connection.scalars(select(tables.c.code).where(or_(playing, waiting))))


@read
def waking(connection: Connection, now: float, limit: int) -> list[tuple[str, int]]:
    """The tables at which it is time for something, each with the revision at which it stands, the
    most urgent first."""
    due = select(tables.c.code, tables.c.revision).where(tables.c.wake <= now)
    rows = connection.execute(due.order_by(tables.c.wake).limit(limit))
    return [(code, revision) for code, revision in rows]


@read
def next_wake(connection: Connection) -> float | None:
    """When something is to happen next at any table."""
    soonest = select(func.min(tables.c.wake)).where(tables.c.wake.is_not(None))
    found: float | None = connection.scalar(soonest)
    return found


@write
def retime(connection: Connection, table: Table, wake: float | None) -> bool:
    """Notes whose turn it is since when, and when to look at the table again, should it still stand
    at this revision, and nobody be changing it: a change of nothing that anybody decided. Whether
    that is so."""
    row = codec.turn_columns(table.turn) | {"wake": wake}
    here = claims.free(connection, tables, _stands(table))
    return connection.execute(update(tables).where(here).values(row)).rowcount == 1


@write
def retime_all(connection: Connection, wakes: Sequence[tuple[Table, float | None]]) -> None:
    """The same of many tables."""
    for table, wake in wakes:
        retime.within(connection, table, wake)


def changed_since(connection: Connection, when: float) -> list[str]:
    """The codes of the tables changed at this Unix time or later."""
    return list(connection.scalars(select(tables.c.code).where(tables.c.updated >= when)))


@read_of_person
def of_person(connection: Connection, person: str, limit: int) -> list[tuple[str, str, Status]]:
    """Code, game and status of the tables at which a person sits, or has left the seat to a
    computer player, newest first."""
    sits_at = (
        select(seats.c.table)
        .distinct()
        .where(seats.c.person == person)
        .order_by(seats.c.table.desc())
        .limit(limit)
    )
    left = select(seats.c.table).where(seats.c.former == person)
    rows = connection.execute(
        select(tables.c.code, tables.c.game, tables.c.status)
        .where(or_(tables.c.id.in_(sits_at), tables.c.id.in_(left)))
        .order_by(tables.c.id.desc())
        .limit(limit)
    )
    return [(code, game, Status(status)) for code, game, status in rows]


@read
def running_of(connection: Connection, person: str) -> list[str]:
    """The codes of the running tables at which a person sits."""
    found = (
        select(tables.c.code)
        .distinct()
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.status == Status.PLAYING.value)
    )
    return list(connection.scalars(found))


@read
def latest(connection: Connection, chat: Chat) -> str | None:
    """The code of the table shown last in a chat, an unfinished one where there is any."""
    shown_here = (
        select(tables.c.code)
        .join(displays, displays.c.table == tables.c.id)
        .where(
            displays.c.platform == chat.platform,
            displays.c.chat == chat.id,
            displays.c.thread == chat.thread,
        )
        .order_by(displays.c.id.desc())
        .limit(1)
    )
    running = shown_here.where(tables.c.status.in_(UNFINISHED))
    return connection.scalar(running) or connection.scalar(shown_here)


def _stands(table: Table) -> ColumnElement[bool]:
    """Where the table is, as long as nobody has changed it."""
    return and_(tables.c.code == table.code, tables.c.revision == table.revision)


def _add_seats(connection: Connection, key: int, table: Table) -> None:
    taken = enumerate(table.chairs, table.vacant)
    rows = [{"table": key} | codec.seat_columns(seat, chair) for seat, chair in taken]
    if rows:
        connection.execute(insert(seats), rows)


def _add_match(connection: Connection, key: int, match: Match, now: float) -> None:
    times = {"created": match.began or now, "updated": match.ended or now}
    row = codec.match_columns(match) | {"table": key} | times
    connection.execute(insert(matches).values(row))
    _add_moves(connection, key, None, match, now)


def _add_moves(
    connection: Connection, key: int, before: Match | None, after: Match, now: float
) -> None:
    """Writes what the log of a match has gained."""
    place = {"table": key, "match": after.number, "at": now}
    rows = [place | entry for entry in codec.log_columns(before, after)]
    if rows:
        connection.execute(ADD_MOVES, rows)


def _commit_match(
    connection: Connection, key: int, before: Match | None, after: Match, now: float
) -> None:
    if before is None or before.number != after.number:
        _add_match(connection, key, after, now)
        return
    _add_moves(connection, key, before, after, now)
    changed: dict[str, object] = {} if after.own == before.own else {"own": after.own}
    if after.outcome != before.outcome:
        changed |= {"outcome": codec.outcome_text(after.outcome), "updated": after.ended or now}
    if changed:
        here = matches.c.table == key, matches.c.number == after.number
        connection.execute(update(matches).where(*here).values(changed))
