"""What a message carries beside its words: a photo, an animation or a document."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from telegram import InputMedia, InputMediaAnimation, InputMediaDocument, InputMediaPhoto, Message

from bot.platforms.telegram.content import FILENAME
from bot.screens import Screen

PHOTO, ANIMATION, DOCUMENT = "photo", "animation", "document"
LARGEST: Final = 50_000_000
"""Bytes; Telegram says 50 MB, and does not say of which kind."""

_AS_IT_IS: Mapping[str, Any] = {"disable_content_type_detection": True}
_MORE: Mapping[str, Mapping[str, Any]] = {DOCUMENT: _AS_IT_IS}
_INPUTS: Mapping[str, Callable[..., InputMedia]] = {
    PHOTO: InputMediaPhoto,
    ANIMATION: InputMediaAnimation,
    DOCUMENT: InputMediaDocument,
}


@dataclass(frozen=True, slots=True)
class Media:
    """Bytes to upload, under which name, and as what Telegram is to show them."""

    kind: str
    name: str
    data: bytes = field(repr=False)

    def send(self, bot: Any, known: str | None, **content: Any) -> Awaitable[Message]:
        """A new message with it, of the ``known`` file that Telegram has already if there is
        one."""
        method: Callable[..., Awaitable[Message]] = getattr(bot, f"send_{self.kind}")
        sent = {self.kind: known or self.data, "filename": self.name}
        return method(**sent, **_MORE.get(self.kind, {}), **content)

    def input(self, known: str | None, **content: Any) -> InputMedia:
        """What an edit puts in the place of what the message carried."""
        more = _MORE.get(self.kind, {})
        return _INPUTS[self.kind](known or self.data, filename=self.name, **more, **content)


def media_of(screen: Screen) -> Media | None:
    """What goes with the words of a screen, None where they go alone."""
    if screen.file is not None:
        kind = ANIMATION if screen.file.moving else DOCUMENT
        return Media(kind, screen.file.name, screen.file.data)
    return Media(PHOTO, FILENAME, screen.picture.png) if screen.picture else None
