"""The tables of a person, each in a few words."""

from collections.abc import Iterable

from sqlalchemy import Connection, RowMapping, and_, bindparam, case, select

from bot.store import codec
from bot.store.person_queries import read_of_person
from bot.store.schema import matches, seats, tables
from bot.tables.overview import Overview
from bot.tables.table import Chair, Status

SHOWN = (Status.LOBBY.value, Status.PLAYING.value, Status.OVER.value)

SITS_AT = select(seats.c.table).where(seats.c.person == bindparam("person"))
LEFT = select(seats.c.table).where(seats.c.former == bindparam("person"))
OF_PERSON = (
    select(
        tables.c.id,
        tables.c.code,
        tables.c.game,
        tables.c.status,
        tables.c.revision,
        tables.c.turn,
        tables.c.since,
        tables.c.deadline,
        tables.c.updated,
        tables.c.options,
        tables.c.proposal,
        tables.c.clock,
        matches.c.outcome,
    )
    .outerjoin(matches, and_(matches.c.table == tables.c.id, matches.c.number == tables.c.match))
    .where(tables.c.id.in_(SITS_AT.union(LEFT)), tables.c.status.in_(SHOWN))
    # What is over comes last, so that no running table falls off the end.
    .order_by(case((tables.c.status == Status.OVER.value, 1), else_=0), tables.c.updated.desc())
    .limit(bindparam("most"))
)
CHAIRS = (
    select(seats)
    .where(seats.c.table.in_(bindparam("keys", expanding=True)))
    .order_by(seats.c.table, seats.c.seat)
)


@read_of_person
def of_person(connection: Connection, person: str, limit: int) -> list[Overview]:
    """At most ``limit`` tables at which a person sits, or has left the seat to a computer player,
    but none that was cancelled: the unfinished ones first, those changed last before others."""
    rows = connection.execute(OF_PERSON, {"person": person, "most": limit}).mappings().all()
    chairs = _chairs(connection, [row["id"] for row in rows])
    return [_overview(person, row, chairs.get(row["id"], [])) for row in rows]


def _chairs(connection: Connection, keys: Iterable[int]) -> dict[int, list[Chair]]:
    found: dict[int, list[Chair]] = {}
    for row in connection.execute(CHAIRS, {"keys": list(keys)}).mappings():
        found.setdefault(row["table"], []).append(codec.chair_from(row))
    return found


def _overview(person: str, row: RowMapping, chairs: Iterable[Chair]) -> Overview:
    proposal, _ = codec.proposal_from(row["proposal"])
    return Overview(
        person=person,
        code=row["code"],
        game=row["game"],
        status=Status(row["status"]),
        revision=row["revision"],
        chairs=tuple(chairs),
        turn=row["turn"],
        since=row["since"],
        deadline=row["deadline"],
        updated=row["updated"],
        outcome=codec.outcome_from(row["outcome"]),
        options=codec.options_from(row["options"]),
        proposal=proposal,
        clock=row.clock,
    )
