"""Words that people are still to be told: the newest for each account and chat."""

from sqlalchemy import Connection, delete, exists, select, update

from bot.people import Chat
from bot.store.queries import read, write_relaxed
from bot.store.schema import owed_words
from bot.store.upsert import upsert

LASTS = 600.0  # seconds after which they would surprise


@write_relaxed
def owe(connection: Connection, account: str, chat: Chat, words: str, now: float) -> None:
    """The account is still to be told these, and nothing from before."""
    place = {"account": account, "chat": chat.id}
    content = {"words": words, "at": now}
    connection.execute(upsert(connection, owed_words, place, content))


@read
def owed(connection: Connection, account: str, chat: Chat, now: float) -> str:
    """What the account is still to be told in the chat; "" for nothing."""
    here = owed_words.c.account == account, owed_words.c.chat == chat.id
    fresh = owed_words.c.at > now - LASTS
    return connection.scalar(select(owed_words.c.words).where(*here, fresh)) or ""


@read
def any_owed(connection: Connection, now: float) -> bool:
    """Whether anybody is still to be told something."""
    fresh = exists().where(owed_words.c.at > now - LASTS)
    return bool(connection.scalar(select(fresh)))


@write_relaxed
def settle(connection: Connection, account: str, chat: Chat, words: str) -> None:
    """The account need not be told these any more."""
    here = owed_words.c.account == account, owed_words.c.chat == chat.id
    connection.execute(delete(owed_words).where(*here, owed_words.c.words == words))


def move(connection: Connection, old: Chat, new: Chat) -> None:
    """What is owed in ``old`` is owed in ``new``, unless more has been owed there since."""
    here = owed_words.c.chat == old.id
    there = select(owed_words.c.account).where(owed_words.c.chat == new.id)
    left = owed_words.c.account.not_in(there)
    connection.execute(update(owed_words).where(here, left).values(chat=new.id))
    connection.execute(delete(owed_words).where(here))


@write_relaxed
def lapse(connection: Connection, now: float) -> None:
    """Deletes what would surprise by now."""
    connection.execute(delete(owed_words).where(owed_words.c.at <= now - LASTS))
