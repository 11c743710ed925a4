"""What stands out in a text, as the Bot API reads it. The library's own takes as long to be written
as JSON as all the rest of a message."""

import msgspec


class Mentioned(msgspec.Struct, frozen=True):
    """The user of a mention."""

    id: int
    first_name: str
    is_bot: bool = False


class Entity(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a text by its place in UTF-16 units: its ``type`` is one of ``MessageEntityType``;
    ``user`` is whom a mention notifies, ``unix_time`` the moment that it stands for."""

    type: str
    offset: int
    length: int
    user: Mentioned | None = None
    unix_time: int | None = None
    date_time_format: str | None = None
