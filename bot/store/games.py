"""The tables of a person, and of a chat, each in a few words."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, RowMapping, and_, bindparam, case, or_, select

from bot.people import Chat
from bot.store import codec
from bot.store.launches import opened_in
from bot.store.person_queries import read_of_person
from bot.store.schema import displays, launches, matches, seats, tables
from bot.tables.overview import Overview
from bot.tables.table import Chair, Status

SHOWN = (Status.LOBBY.value, Status.PLAYING.value, Status.OVER.value)

SITS_AT = select(seats.c.table).where(seats.c.person == bindparam("person"))
LEFT = select(seats.c.table).where(seats.c.former == bindparam("person"))
LOOKED_AT = (
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
    .limit(bindparam("most"))
)
OF_PERSON = (
    LOOKED_AT.where(tables.c.id.in_(SITS_AT.union(LEFT)), tables.c.status.in_(SHOWN))
    # What is over comes last, so that no running table falls off the end.
    .order_by(case((tables.c.status == Status.OVER.value, 1), else_=0), tables.c.updated.desc())
)
SHOWN_IN = select(displays.c.table).where(
    displays.c.platform == bindparam("platform"), displays.c.chat == bindparam("chat")
)
OPENED_IN = select(launches.c.code).where(
    launches.c.instance.in_((bindparam("instance"), bindparam("opened")))
)
OF_CHAT = LOOKED_AT.where(
    or_(tables.c.id.in_(SHOWN_IN), tables.c.code.in_(OPENED_IN)),
    tables.c.id.not_in(SITS_AT.union(LEFT)),
    tables.c.status.in_((Status.LOBBY.value, Status.PLAYING.value)),
).order_by(tables.c.updated.desc())
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
    return _overviews(connection, person, rows)


@read_of_person
def of_chat(
    connection: Connection, person: str, chat: Chat, instance: str, limit: int
) -> list[Overview]:
    """At most ``limit`` tables that stand in a chat or were opened in an instance of the page
    there, and are not over, but none at which the person sits: those changed last first."""
    asked = {"person": person, "platform": chat.platform, "chat": chat.id, "most": limit}
    asked |= {"instance": instance, "opened": opened_in(instance)}
    rows = connection.execute(OF_CHAT, asked).mappings().all()
    return _overviews(connection, person, rows)


def _overviews(connection: Connection, person: str, rows: Sequence[RowMapping]) -> list[Overview]:
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
