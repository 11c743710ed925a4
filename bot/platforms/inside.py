"""The page inside the apps of chats: where they open it, and who they say that it is."""

from typing import Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from bot.listening import is_loopback
from bot.people import Chat, Person


def may_open(base: str) -> bool:
    """Whether an app opens a page at this address: all of them want TLS, and a server of their
    protocol on this very machine takes a page there, too."""
    return base.startswith("https://") or is_loopback(urlsplit(base).hostname or "")


class ChatPlace(Struct, frozen=True):
    """Where in a chat the page was opened: in an ``instance`` that its members share. ``meant`` is
    the table that its person wanted to see there until then."""

    chat: Chat
    instance: str
    meant: str = ""


class Launch(Struct, frozen=True):
    """The ``person`` who has opened the page, and the ``place`` whose tables alone it shows, where
    the app has such. ``table`` is the code of what the app was asked to open there, "" for nothing,
    ``path`` where the page is to begin, "" where that is not told from here, and ``access`` what it
    shows to the app itself, "" where that needs nothing."""

    person: Person
    place: ChatPlace | None = None
    table: str = ""
    access: str = ""
    path: str = ""


class ShownBy(Struct, frozen=True):
    """The proxy of an app, through which alone the page is shown there: at its ``origin``, in the
    ``frames`` of these addresses, as a policy names them, and as the app's ``client``."""

    client: str
    origin: str
    frames: str


class AppProxy(Protocol):
    """An app that shows the page through a proxy of its own."""

    async def shown_by(self) -> ShownBy:
        """The proxy. Raises Unreachable."""
        ...


class Launches(Protocol):
    """Checks what an app was told when it was opened."""

    async def launched(self, data: str, known: Person | None) -> Launch:
        """Who has opened the page: whoever ``data`` says, or the person ``known`` by the page's own
        token, where that was long ago. Raises Unidentified and Unreachable."""
        ...


class Unreachable(Exception):
    """The app's server cannot be asked just now."""
