"""What can be brought into chats in which the bot is no member."""

from typing import Protocol

from msgspec import Struct

from bot.people import Person
from bot.screens.screen import Screen
from render import Picture


class Offer(Struct, frozen=True):
    """A ``title`` and a line ``about`` it in a list, and the ``screen`` that is sent: that of the
    ``table`` with this code, the button ``opens`` of a new one of this ``game``, or with neither
    what stays as it is."""

    title: str
    about: str
    game: str
    screen: Screen
    table: str = ""
    opens: str = ""


class Sharer(Protocol):
    """Brings what a command shows: the command is typed, and what follows it."""

    async def offer(self, person: Person, language: str, words: str) -> Offer | None:
        """What the person can bring along, None for nothing. Its screen says by which name its
        picture is ``fetched``."""
        ...

    async def picture(self, name: str) -> Picture | None:
        """The picture of this name as everybody may see it, None where there is none."""
        ...
