"""The messages between an open page and the company at its table."""

from msgspec import Struct

from bot.desk.page_messages import Message, Numbered


class CompanyAsked(Numbered, tag="company", frozen=True):
    """The page shows its table, and wants to know who else is there."""


class PresentShown(Struct, frozen=True, omit_defaults=True):
    """Whether the person on a ``seat`` is ``here``; the Unix time since which they are not, 0 for
    somebody who is."""

    seat: int
    here: bool
    left: int = 0


class CompanyShown(Message, tag="company", frozen=True):
    """Who of those on the seats of a table is there, and who watches, as a phrase, "" for nobody
    but the reader."""

    table: str
    people: tuple[PresentShown, ...]
    watching: str


class WordShown(Message, tag="word", frozen=True):
    """What the person on a ``seat`` says just now, in the reader's language."""

    table: str
    seat: int
    text: str
