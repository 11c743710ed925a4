"""What people plan at tables."""

import dataclasses
import json
from collections.abc import Callable, Mapping

from sqlalchemy import (
    Column,
    Connection,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    and_,
    delete,
    select,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.features.plans.plan import Note, Plan, Planned, PlannedAnswer, PlannedMove
from bot.store.growth import RULE, Rule
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import metadata, tables
from bot.store.tables import Conflict
from bot.store.upsert import upsert

plans = Table(
    "plans",
    metadata,
    Column("person", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("match", Integer, nullable=False),
    Column("plan", Text, nullable=False),  # JSON: what is planned, and what has become of it
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "code", name="plans_key"),
    Index("plans_code", "code"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("code", "plan", "plans", newest=True),
        RULE: Rule("until its match is over", "at"),
    },
)

Found = Mapping[str, str]
"""What stands in the database of each person at a table, by their keys."""


@read
def at_table(connection: Connection, code: str) -> Found:
    """All plans at a table."""
    return _found(connection, code)


@read
def codes(connection: Connection) -> list[str]:
    """The codes of the tables at which somebody plans something."""
    return list(connection.scalars(select(plans.c.code).distinct()))


@read
def of_person(connection: Connection, person: str, code: str) -> Planned:
    """What a person plans at a table."""
    found = connection.scalar(select(plans.c.plan).where(_mine(person, code)))
    return Planned() if found is None else read_plan(found)


@write
def put(
    connection: Connection,
    code: str,
    revision: int,
    person: str,
    match: int,
    planned: Planned,
    now: float,
) -> None:
    """Keeps what a person plans at a table that stands at this revision. Raises Conflict where it
    stands so no more: the turn may have come meanwhile."""
    here = and_(tables.c.code == code, tables.c.revision == revision)
    # Whoever changes the table at this moment comes before or after this.
    row = select(tables.c.id).where(here).with_for_update(key_share=True)
    if connection.execute(row).first() is None:
        raise Conflict(code)
    _write(connection, code, match, person, planned, now)


def settle(
    connection: Connection,
    code: str,
    known: Found,
    match: int,
    changes: Mapping[str, Planned],
    now: float,
    is_none: Callable[[str], bool],
    differs: Callable[[str], None],
) -> None:
    """Writes what has become of plans, in the transaction of their table's change. Raises Conflict
    where they are not as they were ``known``, which ``differs`` hears; nothing is read where none
    were known and ``is_none`` is sure of it."""
    if not known and is_none(code):
        return
    if _found(connection, code) != known:
        differs(code)
        raise Conflict(code)
    for person, planned in changes.items():
        _write(connection, code, match, person, planned, now)


def read_plan(text: str) -> Planned:
    """What a text of the database says."""
    kept = json.loads(text)
    plan, note = kept["plan"], kept["note"]
    if plan is not None:
        wishes = tuple(PlannedMove(one["move"], tuple(one["around"])) for one in plan["wishes"])
        answers = tuple(PlannedAnswer(**one) for one in plan["answers"])
        plan = Plan(**plan | {"wishes": wishes, "answers": answers})
    return Planned(plan, None if note is None else Note(**note))


def _write(
    connection: Connection, code: str, match: int, person: str, planned: Planned, now: float
) -> None:
    if planned == Planned():
        connection.execute(delete(plans).where(_mine(person, code)))
        return
    content = {"match": match, "plan": json.dumps(dataclasses.asdict(planned)), "at": now}
    key = {"person": person, "code": code}
    connection.execute(upsert(connection, plans, key, content))


def _found(connection: Connection, code: str) -> dict[str, str]:
    rows = connection.execute(select(plans.c.person, plans.c.plan).where(plans.c.code == code))
    return {row.person: row.plan for row in rows}


def _mine(person: str, code: str) -> ColumnElement[bool]:
    return and_(plans.c.person == person, plans.c.code == code)
