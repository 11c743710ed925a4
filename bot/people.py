"""Who plays and where: persons and chats, as the platforms name them."""

import re
from dataclasses import dataclass

LONGEST_NAME = 32
# Marks that turn the direction of a line, and would garble whatever stands beside the name.
_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BLANKS = re.compile(r"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff]+")


def fit_name(name: str, fallback: str) -> str:
    """A name fit for one line among others: without control and direction marks, at most 32
    characters; ``fallback`` when nothing is left of it."""
    return _BLANKS.sub(" ", _DIRECTIONS.sub("", name)).strip()[:LONGEST_NAME].rstrip() or fallback


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on a platform. ``language`` is the code the platform tells, or empty."""

    platform: str
    id: str
    name: str
    language: str = ""

    @property
    def key(self) -> str:
        """The same person in every table: ``"telegram:4711"``."""
        return f"{self.platform}:{self.id}"


@dataclass(frozen=True, slots=True)
class Chat:
    """A place where tables are shown: a channel, a group's topic, a private chat, a browser.

    ``private`` chats have one reader, so a hand may be shown there.
    """

    platform: str
    id: str
    thread: str = ""
    private: bool = False

    @property
    def key(self) -> str:
        """One text for the database: ``"telegram:-100:7"``."""
        return f"{self.platform}:{self.id}:{self.thread}"


@dataclass(frozen=True, slots=True)
class Display:
    """One message that shows a table. ``person`` is the key of its only reader, or None when
    everybody in the chat reads it; ``shown`` is the revision it shows, ``page`` the leaf of an
    analysis that it is open at."""

    id: int
    table: str
    chat: Chat
    message: str
    person: str | None = None
    shown: int = -1
    page: str = ""
