"""People as they were last seen, and what chats have chosen."""

import time
from dataclasses import asdict, fields

from sqlalchemy import Connection, delete, select, update

from bot.people import Chat, ChatPreferences, Person, PersonPreferences
from bot.ratings.rows import ladders
from bot.store.person_queries import write_of_person
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import chats, links, people
from bot.store.signals import Signal, SignalKind, tell
from bot.store.upsert import upsert

_COLUMNS = {"language": "chosen"}  # where a person's choice stands under another name


@write_relaxed
def remember(connection: Connection, person: Person) -> None:
    """Writes a person's name and language, and what the account is called with which they act."""
    content = {"name": person.name, "language": person.language}
    connection.execute(upsert(connection, people, {"key": person.key}, content))
    if person.linked:
        mine = links.c.account == person.account
        connection.execute(update(links).where(mine).values(name=person.name))


@read
def person(connection: Connection, key: str) -> Person | None:
    """The person with this key, or None when never seen."""
    rows = connection.execute(select(people).where(people.c.key == key))
    row = rows.mappings().first()
    platform, _, own = key.partition(":")
    return Person(platform, own, row["name"], row["language"]) if row else None


@read
def chat_preferences(connection: Connection, chat: Chat) -> ChatPreferences:
    """What a chat has chosen."""
    chosen = select(*(chats.c[field.name] for field in fields(ChatPreferences)))
    for name, value in _place(chat).items():
        chosen = chosen.where(chats.c[name] == value)
    row = connection.execute(chosen).first()
    return ChatPreferences(*row) if row else ChatPreferences()


@write
def set_chat_preferences(connection: Connection, chat: Chat, chosen: ChatPreferences) -> None:
    """Keeps what a chat has chosen. Where its ladder no longer runs in months, the season ends
    untold."""
    tell(connection, Signal(SignalKind.CHOSEN).payload)
    ended = {} if chosen.seasons else {"season": 0}
    connection.execute(upsert(connection, chats, _place(chat), asdict(chosen) | ended))


@read
def person_preferences(connection: Connection, key: str) -> PersonPreferences:
    """What a person has chosen."""
    names = (_COLUMNS.get(field.name, field.name) for field in fields(PersonPreferences))
    chosen = select(*(people.c[name] for name in names))
    row = connection.execute(chosen.where(people.c.key == key)).first()
    return PersonPreferences(*row) if row else PersonPreferences()


@write_of_person
def set_person_preferences(connection: Connection, key: str, chosen: PersonPreferences) -> None:
    """Keeps what a person, who was seen before, has chosen. Other processes hear of the latest
    results that tell of the person otherwise now."""
    before = person_preferences.within(connection, key)
    content = {_COLUMNS.get(name, name): value for name, value in asdict(chosen).items()}
    connection.execute(update(people).where(people.c.key == key).values(content))
    tell(connection, Signal(SignalKind.CHOSEN).payload)
    if (before.ladder, before.ratings) != (chosen.ladder, chosen.ratings):
        for code in ladders.results_of.within(connection, key, time.time()):
            tell(connection, code)


def move_chat(connection: Connection, old: Chat, new: Chat) -> None:
    """What was chosen for ``old`` holds for ``new``, unless that has its own choice."""
    here = (chats.c.platform == old.platform, chats.c.chat == old.id)
    there = select(chats.c.thread).where(chats.c.platform == new.platform, chats.c.chat == new.id)
    connection.execute(update(chats).where(*here, chats.c.thread.not_in(there)).values(chat=new.id))
    connection.execute(delete(chats).where(*here))


def _place(chat: Chat) -> dict[str, str]:
    return {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}
