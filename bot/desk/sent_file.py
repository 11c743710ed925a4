"""A file that somebody sends."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.people import Chat, Person


class SentFile(Struct, frozen=True):
    """A file of ``size`` bytes that a person sends into a chat; ``fetch`` gets what is in it."""

    person: Person
    chat: Chat
    size: int
    fetch: Callable[[], Awaitable[bytes]]
