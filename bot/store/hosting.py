"""How many tables somebody hosts and a chat shows, and who plays there."""

from sqlalchemy import Connection, Select, bindparam, func, or_, select

from bot.errors import TooManyLobbies, TooManyRunning
from bot.people import Chat
from bot.store.person_queries import read_of_person
from bot.store.queries import read
from bot.store.schema import displays, seats, tables
from bot.tables.limits import TableLimits
from bot.tables.table import Status, Table

NAMED = 5  # tables that a refusal names, those first at which nothing has happened for longest

HOSTED = (
    select(tables.c.code)
    .where(
        tables.c.host == bindparam("person"),
        tables.c.status == bindparam("now"),
        tables.c.code != bindparam("but"),
    )
    .order_by(tables.c.updated, tables.c.id)
)


def check(connection: Connection, table: Table, limits: TableLimits) -> None:
    """Raises TooManyLobbies or TooManyRunning when the table's host has as many others like it as
    there may be."""
    kinds = {
        Status.LOBBY: (TooManyLobbies, limits.lobbies),
        Status.PLAYING: (TooManyRunning, limits.running),
    }
    if table.status not in kinds:
        return
    refusal, most = kinds[table.status]
    if connection.dialect.name == "postgresql":  # where others may be counting at the same time
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(table.host))))
    wanted = {"person": table.host, "now": table.status.value, "but": table.code}
    found = connection.scalars(HOSTED, wanted).all()
    if len(found) >= most:
        raise refusal(most=most, own="yes", codes=", ".join(found[:NAMED]))


@read
def running_in(connection: Connection, chat: Chat) -> list[str]:
    """The codes of the running tables that a chat shows, the one first at which nothing has
    happened for longest."""
    found = (
        select(tables.c.code)
        .where(tables.c.id.in_(shown_in(chat)), tables.c.status == Status.PLAYING.value)
        .order_by(tables.c.updated, tables.c.id)
    )
    return list(connection.scalars(found))


@read_of_person
def plays_in(connection: Connection, person: str, chat: Chat) -> bool:
    """Whether the person with this key has a seat at a table that a chat shows, be it one that a
    computer player keeps for them."""
    found = select(seats.c.table).where(
        seats.c.table.in_(shown_in(chat)),
        or_(seats.c.person == person, seats.c.former == person),
    )
    return connection.execute(found.limit(1)).first() is not None


def shown_in(chat: Chat) -> Select[tuple[int]]:
    """The numbers of the tables that a chat shows."""
    return (
        select(displays.c.table)
        .where(
            displays.c.platform == chat.platform,
            displays.c.chat == chat.id,
            displays.c.thread == chat.thread,
            displays.c.message != "",  # one that somebody has deleted shows nothing
        )
        .distinct()
    )
