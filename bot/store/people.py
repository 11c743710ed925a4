"""People as they were last seen, and what chats have chosen."""

from sqlalchemy import Connection, delete, select, update

from bot.people import Chat, Person
from bot.store.schema import chats, people
from bot.store.upsert import upsert


def remember(connection: Connection, person: Person) -> None:
    """Write a person's name and language."""
    content = {"name": person.name, "language": person.language}
    connection.execute(upsert(connection, people, {"key": person.key}, content))


def person(connection: Connection, key: str) -> Person | None:
    """The person with this key, or None when never seen."""
    rows = connection.execute(select(people).where(people.c.key == key))
    row = rows.mappings().first()
    platform, _, own = key.partition(":")
    return Person(platform, own, row["name"], row["language"]) if row else None


def chat_language(connection: Connection, chat: Chat) -> str | None:
    """The language chosen for a chat, or None."""
    chosen = select(chats.c.language)
    for name, value in _place(chat).items():
        chosen = chosen.where(chats.c[name] == value)
    return connection.scalar(chosen)


def set_chat_language(connection: Connection, chat: Chat, language: str) -> None:
    """Choose a chat's language."""
    connection.execute(upsert(connection, chats, _place(chat), {"language": language}))


def move_chat(connection: Connection, old: Chat, new: Chat) -> None:
    """What was chosen for ``old`` holds for ``new``, unless that has its own choice."""
    here = (chats.c.platform == old.platform, chats.c.chat == old.id)
    there = select(chats.c.thread).where(chats.c.platform == new.platform, chats.c.chat == new.id)
    connection.execute(update(chats).where(*here, chats.c.thread.not_in(there)).values(chat=new.id))
    connection.execute(delete(chats).where(*here))


def _place(chat: Chat) -> dict[str, str]:
    return {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}
