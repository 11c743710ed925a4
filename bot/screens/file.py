"""A file that goes to a chat, or to one person: an animation that plays there, or one to keep."""

import re
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field

GIF = "image/gif"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_MEDIA_TYPE = re.compile(r"[a-z]+/[a-z0-9.+-]+")


@dataclass(frozen=True, slots=True)
class File:
    """``data`` under a ``name`` of letters, digits, dots, dashes and underscores, so that it can
    stand in every header and on every disk; ``media_type`` as in "image/gif". Raises ValueError for
    any other."""

    name: str
    media_type: str
    data: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name) or not _MEDIA_TYPE.fullmatch(self.media_type):
            raise ValueError(f"no name and type of a file: {self.name!r}, {self.media_type!r}")

    @property
    def moving(self) -> bool:
        """Whether it is an animation, which chats play where they show it."""
        return self.media_type == GIF


@dataclass(frozen=True, slots=True)
class LongFile:
    """A file too large to be held at once: its ``pieces`` are made one after the other as it goes
    out. ``name`` and ``media_type`` are as in ``File``."""

    name: str
    media_type: str
    pieces: Callable[[], AsyncGenerator[bytes, None]] = field(repr=False)
