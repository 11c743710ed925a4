"""What a feature does for one open page of the browser."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from bot.desk.page_messages import Message, Numbered
from bot.people import Chat, Person
from bot.press import Press
from bot.screens.file import LongFile
from render import Picture


class OpenPage(Protocol):
    """A tab of a browser, as features see it."""

    @property
    def person(self) -> Person:
        """The visitor."""
        ...

    @property
    def chat(self) -> Chat:
        """The chat that it is, with the visitor as its only reader."""
        ...

    @property
    def table(self) -> str:
        """The code of the table that it shows, "" at home."""
        ...

    @property
    def language(self) -> str:
        """The visitor's language."""
        ...

    async def look(self) -> str:
        """The key of the look in which it shows pictures."""
        ...

    async def send(self, message: Message) -> None:
        """Sends it a message."""
        ...

    async def send_picture(self, picture: Picture) -> None:
        """Sends it the bytes of a picture that it does not have."""
        ...

    def offer(self, file: LongFile) -> str:
        """The address at which the visitor, and nobody else, can fetch a file for a while."""
        ...


async def _nothing() -> None:
    pass


class PagePart(Struct, frozen=True):
    """What a feature does for a page: for each kind of its messages, and for buttons of these verbs
    in place of what they do elsewhere; ``follow`` when the table, or what is known of it, has
    changed; ``leave`` when the page goes elsewhere. What it does for messages and buttons may raise
    a Refusal."""

    requests: Mapping[type[Numbered], Callable[[Any], Awaitable[None]]]
    verbs: Mapping[str, Callable[[Press], Awaitable[None]]]
    follow: Callable[[], Awaitable[None]] = _nothing
    leave: Callable[[], None] = lambda: None


MakePart = Callable[[OpenPage], PagePart]
"""Makes a feature's part of a page that has been opened."""
