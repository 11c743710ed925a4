"""The page inside the apps of chats: where they open it, and who they say that it is."""

from dataclasses import dataclass
from typing import Protocol
from urllib.parse import urlsplit

from bot.listening import is_loopback
from bot.people import Chat, Person


def may_open(base: str) -> bool:
    """Whether an app opens a page at this address: all of them want TLS, and a server of their
    protocol on this very machine takes a page there, too."""
    return base.startswith("https://") or is_loopback(urlsplit(base).hostname or "")


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a chat the page was opened: in an ``instance`` that its members share."""

    chat: Chat
    instance: str


@dataclass(frozen=True, slots=True)
class Launch:
    """The ``person`` who has opened the page, and the ``place`` whose tables alone it shows, where
    the app has such. ``table`` is what the app was asked to open there, "" for nothing, ``access``
    what the page shows to the app itself, "" where that needs nothing."""

    person: Person
    place: Place | None = None
    table: str = ""
    access: str = ""


class Launches(Protocol):
    """Checks what an app was told when it was opened."""

    async def launched(self, data: str, known: Person | None) -> Launch:
        """Who has opened the page: whoever ``data`` says, or the person ``known`` by the page's own
        token, where that was long ago. Raises Unidentified and Unreachable."""
        ...


class Unreachable(Exception):
    """The app's server cannot be asked just now."""
