"""The messages between an open page and the open tables."""

from msgspec import Struct

from bot.desk.page_messages import Message, Numbered


class OpenTablesAsked(Numbered, tag="open-tables", frozen=True):
    """The page is at home and shows the open tables from now on."""


class OpenTableShown(Struct, frozen=True):
    """A table where the visitor can sit down by pressing ``payload``: its ``game``, ``who`` sits
    there and what it is ``about``."""

    game: str
    who: str
    about: str
    payload: str


class WayShown(Struct, frozen=True):
    """A ``game`` for which somebody is there, and what starts one with them."""

    game: str
    payload: str


class OpenTablesShown(Message, tag="open-tables", frozen=True):
    """The open ``tables`` as they are now, and the ``ways`` to play with somebody."""

    tables: tuple[OpenTableShown, ...]
    ways: tuple[WayShown, ...]
