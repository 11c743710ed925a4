"""The messages between an open page and what explains its table."""

from typing import Annotated

from msgspec import Meta, Struct

from bot.desk.page_messages import Message, Number, Numbered

Path = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=20)]


class Explain(Numbered, tag="why", frozen=True):
    """Somebody asks what lies ``at`` a point of their table's picture, or what the part of the page
    with this ``name`` is; in a ``view`` that stands as a table does, at a ``step`` of it."""

    at: tuple[Number, Number] | None = None
    name: Name = ""
    view: Path = ""
    step: Number = 0


class ExplainedShown(Message, tag="why", frozen=True):
    """What that is called, and what there is to say of it; no ``lines`` where that is nothing."""

    title: str
    lines: tuple[str, ...]


class Explained(Struct, frozen=True):
    """The same before it is told."""

    title: str = ""
    lines: tuple[str, ...] = ()
