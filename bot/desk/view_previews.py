"""What a link to a view of a feature's own shows to whoever is sent it."""

from collections.abc import Awaitable, Callable

from msgspec import Struct

from render import Picture


class ViewPreview(Struct, frozen=True):
    """A ``title`` and a ``description`` without a picture's words; the picture is another one with
    another ``version``, and ``paint`` makes it."""

    title: str
    description: str
    version: str
    paint: Callable[[], Awaitable[Picture]]


FindPreview = Callable[[str, str], Awaitable[ViewPreview | None]]
"""Makes that of what an address names, in a language; None where nothing is there."""
