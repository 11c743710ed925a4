"""A way of a feature to tell one person something, beside the chats of platforms."""

from typing import Protocol

from msgspec import Struct

from bot.desk.pending_notices import DeliveryStatus


class PersonalMessage(Struct, frozen=True):
    """What a person is told, in the ``language`` that they read: a ``title`` and a ``line`` below
    it. It leads to the ``table`` with this code, or home for "", and takes the place of an earlier
    one about that. It may be read on a locked phone: it says nothing that only some may know."""

    title: str
    line: str
    language: str
    table: str


class PersonalWay(Protocol):
    """A way to tell people something. It comes before the chats for those who were last on its
    platform, and after them for others."""

    @property
    def platform(self) -> str:
        """The name of that platform."""
        ...

    async def reaches(self, person: str) -> bool:
        """Whether the person with this key can be told something in this way."""
        ...

    async def tell(self, person: str, message: PersonalMessage) -> DeliveryStatus:
        """Tells it: SENT, NOWHERE where there is no such way any more, FAILED where it is to be
        tried again later."""
        ...
