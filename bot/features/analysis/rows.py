"""What has been found out about matches that are over."""

import dataclasses
import json

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    ScalarSelect,
    Table,
    Text,
    and_,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.features.analysis.best_move import BestMove, best_move
from bot.store import claims
from bot.store.growth import RULE, Rule
from bot.store.person_queries import read_of_person
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import Id, metadata, ratings, tables
from bot.store.signals import tell
from bot.store.upsert import insert_into

SIGNAL = "analysis"  # before the code and the number of a match of which others know more

analyses = Table(
    "analyses",
    metadata,
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("steps", Text, nullable=False),  # JSON: what was found for each ply so far
    Column("done", Boolean, nullable=False),
    Column("claimed", Double),  # when a process last said that it goes on with it
    PrimaryKeyConstraint("table", "match", name="analyses_key"),
    ForeignKeyConstraint(
        ["table", "match"], ["matches.table", "matches.number"], name="analyses_match"
    ),
    Index("analyses_done", "done"),
    sqlite_with_rowid=False,
    info={RULE: Rule("one a match that somebody has had analysed")},
)


@write
def claim(connection: Connection, code: str, number: int, now: float, lapsed: float) -> bool:
    """Takes the analysis of a match, begun or not, that is not done and that nobody has said to
    work at since ``lapsed``; whether it is the caller's, until it lapses."""
    key = connection.scalar(select(tables.c.id).where(tables.c.code == code))
    if key is None:
        return False
    place = {"table": key, "match": number}
    row = place | {"steps": _text(Analysis(0)), "done": False, "claimed": now}
    begun = insert_into(connection, analyses).values(row)
    if connection.execute(begun.on_conflict_do_nothing(index_elements=list(place))).rowcount:
        return True
    unheld = claims.unclaimed(analyses.c.claimed, lapsed)
    here = and_(_at(key, number), analyses.c.done.is_(False), unheld)
    taken = update(analyses).where(claims.free(connection, analyses, here)).values(claimed=now)
    return connection.execute(taken).rowcount == 1


@write_relaxed
def hold(
    connection: Connection,
    code: str,
    number: int,
    analysis: Analysis,
    held: float,
    now: float | None,
) -> bool:
    """Keeps an analysis that the caller said to work at when it was ``held``, and says so ``now``,
    or that nobody does any more; the other processes hear of it. False, and nothing is kept, when
    it has lapsed and is somebody else's."""
    key = select(tables.c.id).where(tables.c.code == code).scalar_subquery()
    here = and_(_at(key, number), analyses.c.claimed == held)
    content = {"steps": _text(analysis), "done": analysis.done, "claimed": now}
    kept = connection.execute(update(analyses).where(here).values(content)).rowcount == 1
    if kept:
        tell(connection, f"{SIGNAL} {code} {number}")
    return kept


@read
def load(connection: Connection, code: str, number: int, plies: int) -> Analysis:
    """What is known of a match of so many ``plies``, perhaps nothing yet."""
    row = connection.execute(
        select(analyses.c.steps, analyses.c.done)
        .join(tables, tables.c.id == analyses.c.table)
        .where(tables.c.code == code, analyses.c.match == number)
    ).first()
    if row is None:
        return Analysis(plies)
    return _read(row.steps, plies, row.done)


def _read(text: str, plies: int = 0, done: bool = True) -> Analysis:
    """The analysis of a match of so many ``plies`` that was kept as this ``text``."""
    at, items = json.loads(text)
    return Analysis(plies, tuple(AnalysisStep(*each) for each in items), at, done)


@read
def unfinished(connection: Connection, lapsed: float | None = None) -> list[tuple[str, int]]:
    """Table and match of every analysis that was broken off; with ``lapsed`` of those at which
    somebody worked who has not said so since."""
    chosen = (
        select(tables.c.code, analyses.c.match)
        .join(tables, tables.c.id == analyses.c.table)
        .where(analyses.c.done.is_(False))
        .order_by(tables.c.id)
    )
    if lapsed is not None:
        chosen = chosen.where(analyses.c.claimed < lapsed)
    return [(code, number) for code, number in connection.execute(chosen)]


@read_of_person
def best_move_of(connection: Connection, person: str) -> BestMove | None:
    """The best of a person's moves in rated matches that were analysed to their end."""
    own = ratings.alias()
    rows = connection.execute(
        select(own.c.game, own.c.seat, analyses.c.steps)
        .join(analyses, and_(analyses.c.table == own.c.table, analyses.c.match == own.c.match))
        .where(own.c.person == person, analyses.c.done.is_(True))
        .order_by(own.c.ended.desc())
    )
    found = (_best_of(game, seat, _read(steps)) for game, seat, steps in rows)
    return max(filter(None, found), key=lambda best: best.gain, default=None)


def _best_of(game: str, seat: int, known: Analysis) -> BestMove | None:
    seats = 1 + max((step.seat for step in known.steps), default=0)
    return best_move(game, known, seat, seats)


def _at(key: "int | ScalarSelect[int]", number: int) -> ColumnElement[bool]:
    return and_(analyses.c.table == key, analyses.c.match == number)


def _text(analysis: Analysis) -> str:
    """How far it has come, then the fields of every step."""
    steps = [dataclasses.astuple(step) for step in analysis.steps]
    return json.dumps([analysis.at, steps], separators=(",", ":"))
