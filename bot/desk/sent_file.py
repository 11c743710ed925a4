"""A file that somebody sends."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.people import Chat, Person


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file of ``size`` bytes that a person sends into a chat; ``fetch`` gets what is in it."""

    person: Person
    chat: Chat
    size: int
    fetch: Callable[[], Awaitable[bytes]]
