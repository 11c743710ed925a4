"""Everybody's own matches that are over, as they stand in the database."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Row,
    Table,
    Text,
    and_,
    delete,
    func,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.features.archive.filing import FiledMatch, filed
from bot.features.archive.match_notes import KeptLine, MatchNotes
from bot.features.archive.wanted import MatchPlace, WantedMatches
from bot.people import is_gone
from bot.store import claims, pending_names, seated_rows
from bot.store import tables as table_rows
from bot.store.growth import PERSON, PLAYED, RULE, Rule
from bot.store.person_queries import read_of_person
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.processes import has_older
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import Id, matches, metadata, people, signs, tables
from bot.store.seated_rows import SEATED, Rival, SeatedRows
from bot.store.upsert import insert_into, upsert
from bot.tables.table import Table as GameTable

VERSION = "0043"  # the migration that brought the archive: earlier processes write no rows of it
PLATFORMS = ("discord", "telegram", "web")
OLDER = 20  # matches of before that are filed in a transaction
_UNMARKED = text("marks IS NULL")  # few at a time
_KEY = ("person", "ended", "table", "match", "seat")
# In PostgreSQL the key's index holds all that is searched for besides (migration 0043): there a
# person's rows stand together, which lie all over the table. An entry may have 2,704 bytes; some
# names and a mark a move are far from it. To say so here would load PostgreSQL's dialect.


def _write_ended(connection: Connection, key: int, table: GameTable, now: float) -> None:
    _file(connection, key, table, table.match.ended or now if table.match else now)


archive = Table(
    "archive",
    metadata,
    Column("person", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("result", Text, nullable=False),  # of bot.features.archive.wanted.RESULTS
    Column("points", Integer),  # the own score, and that of the best rival
    Column("against", Integer),
    Column("plies", Integer, nullable=False),
    Column("platform", Text, nullable=False),  # where the person played, "" if nobody knows
    Column("rivals", Text, nullable=False),  # JSON: see bot.store.seated_rows
    Column("marks", Text),  # by which positions are found; null: not yet known
    PrimaryKeyConstraint(*_KEY, name="archive_key"),
    ForeignKeyConstraint(
        ["table", "match"], ["matches.table", "matches.number"], name="archive_match"
    ),
    Index("archive_table", "table", "match"),
    Index("archive_unmarked", "ended", sqlite_where=_UNMARKED),
    sqlite_with_rowid=False,
    info={SEATED: SeatedRows("archive", _write_ended, ("marks",)), RULE: Rule(PLAYED, "ended")},
)

# How far the matches have been filed that were over before there was an archive: one row.
older = Table(
    "archive_older",
    metadata,
    Column("id", Integer, nullable=False),
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    PrimaryKeyConstraint("id", name="archive_older_key"),
    info={RULE: Rule("one, when matches of before are filed")},
)

# The places are those of ``match_notes.place_of``.
match_notes = Table(
    "match_notes",
    metadata,
    Column("person", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "place", name="match_notes_key"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("place", "note", "match_notes", newest=True),
        RULE: Rule(PERSON, "at"),
    },
)

kept_lines = Table(
    "kept_lines",
    metadata,
    Column("person", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("line", Text, nullable=False),  # its mark, of which a match and a line have one
    Column("ply", Integer, nullable=False),
    Column("moves", Text, nullable=False),  # with spaces between
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "place", "line", name="kept_lines_key"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("line", "line", "kept_lines", newest=True),
        RULE: Rule(PERSON, "at"),
    },
)


class Entry(Struct, frozen=True):
    """A match in somebody's archive: ``code`` is its table's, ``revision`` that at which this one
    stands."""

    place: MatchPlace
    code: str
    revision: int
    match: int
    game: str
    result: str
    points: int | None
    against: int | None
    plies: int
    platform: str
    rivals: tuple[Rival, ...]


class Unmarked(Struct, frozen=True):
    """A match whose positions cannot be found yet."""

    table: int
    code: str
    match: int
    game: str


COLUMNS = tuple(column for column in archive.c if column.name not in ("person", "marks"))


@read_of_person
def page(
    connection: Connection,
    person: str,
    wanted: WantedMatches,
    beyond: MatchPlace | None,
    most: int,
    back: bool,
) -> list[Entry]:
    """At most so many of a person's matches as ``wanted``, the latest first: those before the one
    ``beyond``, or ``back`` from there those after it."""
    order = tuple_(*(archive.c[name] for name in _KEY[1:]))
    chosen = [archive.c.person == person, *_conditions(connection, wanted)]
    if beyond is not None:
        place = tuple_(beyond.ended, beyond.table, beyond.match, beyond.seat)
        chosen.append(order > place if back else order < place)
    columns = [archive.c[name] for name in _KEY]
    by = [column if back else column.desc() for column in columns[1:]]
    # Only what the key's index holds, so that PostgreSQL reads no row that is not shown.
    some = select(*columns).where(*chosen).order_by(*by).limit(most).subquery()
    found = connection.execute(
        select(*COLUMNS, tables.c.code, tables.c.revision)
        .join(some, and_(*(column == some.c[column.name] for column in columns)))
        .join(tables, tables.c.id == archive.c.table)
    ).all()
    gone = pending_names.names_at(connection, {row.table for row in found})
    entries = [_entry(row, gone.get(row.table, {})) for row in found]
    return sorted(entries, key=lambda entry: entry.place, reverse=True)


@read_of_person
def rivals(connection: Connection, person: str, most: int) -> list[tuple[Rival, ...]]:
    """The rivals of a person's latest matches, so many."""
    latest = (
        select(archive.c.rivals)
        .where(archive.c.person == person)
        .order_by(archive.c.ended.desc())
        .limit(most)
    )
    return [_rivals(found) for found in connection.scalars(latest)]


@read
def older_left(connection: Connection) -> bool:
    """Whether matches of before are still to be filed, and nobody lives who files none."""
    done = connection.scalar(select(older.c.done))
    return not done and not has_older(connection, VERSION)


@write_relaxed
def file_older(connection: Connection) -> bool:
    """Files some of the matches that were over before; False where none are left, or another
    process is at it."""
    start = {"id": 1, "table": 0, "match": -1, "done": False}
    connection.execute(insert_into(connection, older).values(start).on_conflict_do_nothing())
    if not claims.take(connection, older, older.c.id == 1):
        return False
    at = connection.execute(select(older)).one()
    if at.done:
        return False
    after = tuple_(matches.c.table, matches.c.number) > tuple_(at.table, at.match)
    found = connection.execute(
        select(matches.c.table, matches.c.number, tables.c.code, matches.c.updated)
        .join(tables, tables.c.id == matches.c.table)
        .where(after, matches.c.outcome.is_not(None))
        .order_by(matches.c.table, matches.c.number)
        .limit(OLDER)
    ).all()
    for row in found:
        table = table_rows.load.within(connection, row.code)
        match = table_rows.match.within(connection, row.code, row.number)
        if table is not None and match is not None:
            latest = table.match is not None and table.match.number == match.number
            _file(connection, row.table, replace(table, match=match), row.updated, latest)
    place = {"table": found[-1].table, "match": found[-1].number} if found else {"done": True}
    connection.execute(update(older).values(place))
    return bool(found)


@read
def unmarked(connection: Connection, most: int) -> list[Unmarked]:
    """So many of the matches whose positions cannot be found yet, the latest first."""
    found = (
        select(archive.c.table, tables.c.code, archive.c.match, archive.c.game)
        .join(tables, tables.c.id == archive.c.table)
        .where(archive.c.marks.is_(None))
        .order_by(archive.c.ended.desc())
        .limit(most)
    )
    rows = connection.execute(found)
    return list(dict.fromkeys(Unmarked(*row) for row in rows))


@write_relaxed
def mark(connection: Connection, marked: Iterable[tuple[Unmarked, str]]) -> None:
    """Notes by what the positions of matches are found."""
    for one, marks in marked:
        here = archive.c.table == one.table, archive.c.match == one.match
        connection.execute(update(archive).where(*here).values(marks=marks))


@read_of_person
def is_own(connection: Connection, person: str, code: str, match: int) -> bool:
    """Whether a match is in the person's archive."""
    found = (
        select(archive.c.seat)
        .join(tables, tables.c.id == archive.c.table)
        .where(tables.c.code == code, archive.c.match == match, archive.c.person == person)
    )
    return connection.execute(found.limit(1)).first() is not None


@read
def noted(connection: Connection, person: str, places: Sequence[str]) -> dict[str, MatchNotes]:
    """What a person has noted of the matches at these places, as far as it is anything."""
    mine = match_notes.c.person == person, match_notes.c.place.in_(places)
    said = connection.execute(select(match_notes.c.place, match_notes.c.note).where(*mine))
    notes = {row.place: row.note for row in said}
    kept = kept_lines.c.person == person, kept_lines.c.place.in_(places)
    order = kept_lines.c.ply, kept_lines.c.at, kept_lines.c.line
    lines: dict[str, list[KeptLine]] = {}
    for row in connection.execute(select(kept_lines).where(*kept).order_by(*order)):
        lines.setdefault(row.place, []).append(KeptLine(row.ply, tuple(row.moves.split())))
    return {
        place: MatchNotes(notes.get(place, ""), tuple(lines.get(place, ())))
        for place in {*notes, *lines}
    }


@write
def note(connection: Connection, person: str, place: str, text: str, now: float) -> None:
    """Lets a note of a person's to a match say this, "" for nothing."""
    here = match_notes.c.person == person, match_notes.c.place == place
    if not text:
        connection.execute(delete(match_notes).where(*here))
        return
    key, content = {"person": person, "place": place}, {"note": text, "at": now}
    connection.execute(upsert(connection, match_notes, key, content))


@write
def keep_line(
    connection: Connection, person: str, place: str, line: KeptLine, most: int, now: float
) -> bool:
    """Keeps a line beside a match for a person, of so many at the most; False for one too many."""
    mine = kept_lines.c.person == person, kept_lines.c.place == place
    mark = line.mark(place)
    others = select(func.count()).select_from(kept_lines).where(*mine, kept_lines.c.line != mark)
    if (connection.scalar(others) or 0) >= most:
        return False
    key = {"person": person, "place": place, "line": mark}
    content = {"ply": line.ply, "moves": " ".join(line.moves), "at": now}
    connection.execute(upsert(connection, kept_lines, key, content))
    return True


@write
def drop_line(connection: Connection, person: str, place: str, mark: str) -> None:
    """A person's line with this mark is kept no more."""
    mine = kept_lines.c.person == person, kept_lines.c.place == place
    connection.execute(delete(kept_lines).where(*mine, kept_lines.c.line == mark))


@write
def take_in(
    connection: Connection, person: str, place: str, brought: MatchNotes, most: int, now: float
) -> None:
    """Adds what a file brings to what a person has noted of a match: a note where there is none,
    and of its lines as many as there may be."""
    known = noted.within(connection, person, (place,)).get(place, MatchNotes())
    if brought.note and not known.note:
        note.within(connection, person, place, brought.note, now)
    for line in brought.lines:
        keep_line.within(connection, person, place, line, most, now)


def _file(
    connection: Connection, key: int, table: GameTable, ended: float, latest: bool = True
) -> None:
    """Writes the rows of the match at a table; ``latest`` if whoever has a chair has played it."""
    if table.match is None or table.brought:
        return
    found = filed(table, table.match, latest)
    keys = {one.person for one in found}
    if not keys:
        return
    played = dict(_platforms(connection, key, keys))
    unnamed = {who for one in found for _, who, name in one.rivals if ":" in who and not name}
    called = dict(_names(connection, unnamed))
    rows = [_row(key, table, one, ended, played, called) for one in found]
    connection.execute(insert_into(connection, archive).values(rows).on_conflict_do_nothing())


def _row(
    key: int,
    table: GameTable,
    one: FiledMatch,
    ended: float,
    played: dict[str, str],
    called: dict[str, str],
) -> dict[str, Any]:
    assert table.match is not None
    rivals = [(seat, who, name or called.get(who, "")) for seat, who, name in one.rivals]
    own = one.person.partition(":")[0]
    return {
        "person": one.person,
        "ended": ended,
        "table": key,
        "match": table.match.number,
        "seat": one.seat,
        "game": table.game,
        "result": one.result,
        "points": one.points,
        "against": one.against,
        "plies": len(table.match.moves),
        "platform": played.get(one.person, own if own in PLATFORMS else ""),
        "rivals": seated_rows.packed(rivals),
        "marks": None if table.match.moves else "",
    }


def _platforms(connection: Connection, key: int, keys: set[str]) -> Iterable[tuple[str, str]]:
    here = signs.c.table == key, signs.c.person.in_(keys)
    rows = connection.execute(select(signs.c.person, signs.c.platform).where(*here))
    return [(row.person, row.platform) for row in rows]


def _names(connection: Connection, keys: set[str]) -> Iterable[tuple[str, str]]:
    if not keys:
        return []
    rows = connection.execute(select(people.c.key, people.c.name).where(people.c.key.in_(keys)))
    return [(row.key, row.name) for row in rows]


def _conditions(connection: Connection, wanted: WantedMatches) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    for column, value in (
        (archive.c.game, wanted.game),
        (archive.c.result, wanted.result),
        (archive.c.platform, wanted.platform),
    ):
        if value:
            found.append(column == value)
    if wanted.since is not None:
        found.append(archive.c.ended >= wanted.since)
    if wanted.until is not None:
        found.append(archive.c.ended < wanted.until)
    if wanted.shortest:
        found.append(archive.c.plies >= wanted.shortest)
    if wanted.longest:
        found.append(archive.c.plies <= wanted.longest)
    if wanted.rival:
        found.append(seated_rows.names(connection, archive.c.rivals, wanted.rival))
    if wanted.marks:
        some = (seated_rows.holds(connection, archive.c.marks, mark) for mark in wanted.marks)
        found.append(and_(*some))
    return found


def _entry(row: Row[*tuple[Any, ...]], gone: dict[str, str]) -> Entry:
    return Entry(
        MatchPlace(row.ended, row.table, row.match, row.seat),
        row.code,
        row.revision,
        row.match,
        row.game,
        row.result,
        row.points,
        row.against,
        row.plies,
        row.platform,
        _known(_rivals(row.rivals), gone),
    )


def _known(found: Sequence[Rival], gone: dict[str, str]) -> tuple[Rival, ...]:
    """Rivals by the keys that hold; who is somebody else in a table of before is not named."""
    return tuple(
        (seat, gone.get(who, who), "" if is_gone(gone.get(who, "")) else name)
        for seat, who, name in found
    )


def _rivals(packed: str) -> tuple[Rival, ...]:
    return tuple((seat, who, name) for seat, who, name in json.loads(packed))
