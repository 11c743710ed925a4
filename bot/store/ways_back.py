"""The buttons below messages that lead back to where a link into the private chat came from."""

from sqlalchemy import Connection, delete, select

from bot.people import Chat
from bot.store.queries import read, write_relaxed
from bot.store.schema import ways_back
from bot.store.upsert import upsert

LASTS = 30 * 86_400.0  # seconds after which nobody looks at such a message any more


@write_relaxed
def keep(
    connection: Connection, chat: Chat, message: str, label: str, address: str, now: float
) -> None:
    """A button with this label and address stands below the message."""
    place = {"platform": chat.platform, "chat": chat.id, "message": message}
    content = {"label": label, "address": address, "at": now}
    connection.execute(upsert(connection, ways_back, place, content))


@read
def find(connection: Connection, chat: Chat, message: str) -> tuple[str, str] | None:
    """Its label and address; None where there is none."""
    here = ways_back.c.platform == chat.platform, ways_back.c.chat == chat.id
    asked = select(ways_back.c.label, ways_back.c.address)
    row = connection.execute(asked.where(*here, ways_back.c.message == message)).first()
    return None if row is None else (row.label, row.address)


@write_relaxed
def lapse(connection: Connection, now: float) -> None:
    """Deletes the ways below messages that nobody looks at any more."""
    connection.execute(delete(ways_back).where(ways_back.c.at <= now - LASTS))
