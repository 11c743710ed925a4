"""Which table somebody meant who opened the page as an activity of a chat: people join an instance
that runs, so that it is kept for each of them."""

from sqlalchemy import Connection, delete, exists, or_, select

from bot.people import Chat
from bot.store.person_queries import read_of_person
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import displays, launches, seats, tables
from bot.store.upsert import upsert

LASTS = 86_400.0  # seconds after which no instance runs any more


def opened_in(instance: str) -> str:
    """The place of tables that were opened in this instance; no instance is called so."""
    return f"{instance} opened"


@write
def note(connection: Connection, instance: str, account: str, code: str, now: float) -> None:
    """In this instance the account is to see the table."""
    place = {"instance": instance, "account": account}
    connection.execute(upsert(connection, launches, place, {"code": code, "at": now}))


@read
def find(connection: Connection, instance: str, account: str) -> str:
    """The code of the table that the account is to see in this instance, "" for none."""
    here = launches.c.instance == instance, launches.c.account == account
    return connection.scalar(select(launches.c.code).where(*here)) or ""


@read_of_person
def concerns(connection: Connection, person: str, code: str, chat: Chat, instance: str) -> bool:
    """Whether a table is one of the person's, is open to everybody, stands in the chat, or was
    opened in this instance there."""
    own = exists().where(
        seats.c.table == tables.c.id, or_(seats.c.person == person, seats.c.former == person)
    )
    shown = exists().where(
        displays.c.table == tables.c.id,
        displays.c.platform == chat.platform,
        displays.c.chat == chat.id,
    )
    places = instance, opened_in(instance)
    opened = exists().where(launches.c.instance.in_(places), launches.c.code == tables.c.code)
    found = select(tables.c.id).where(
        tables.c.code == code, or_(tables.c.host == person, tables.c.open, own, shown, opened)
    )
    return connection.scalar(found) is not None


@write_relaxed
def lapse(connection: Connection, now: float) -> None:
    """Deletes what was meant in instances that are long over."""
    connection.execute(delete(launches).where(launches.c.at <= now - LASTS))
