"""What a message carries beside its words: a photo, an animation or a document."""

import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.platforms.telegram.content import FILENAME
from bot.platforms.telegram.form import FilePart
from bot.screens import Screen

PHOTO, ANIMATION, DOCUMENT = "photo", "animation", "document"
LARGEST: Final = 50_000_000
"""Bytes; Telegram says 50 MB, and does not say of which kind."""

_AS_IT_IS: Mapping[str, Any] = {"disable_content_type_detection": True}
_MORE: Mapping[str, Mapping[str, Any]] = {DOCUMENT: _AS_IT_IS}
_SEND = {PHOTO: "sendPhoto", ANIMATION: "sendAnimation", DOCUMENT: "sendDocument"}
_ATTACHED = "attached"

Key = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class MediaFile:
    """Bytes to upload, under which name, and as what Telegram is to show them. Where Telegram has
    the file already, as the ``known`` one, nothing is uploaded."""

    kind: str
    name: str
    data: bytes = field(repr=False)

    @property
    def key(self) -> Key:
        """The same for the same bytes alone, sent as the same kind of file."""
        # Python's own hash of bytes is made once a file, and unlike hashlib's digests without
        # letting go of the interpreter, for which the painting threads are waiting.
        return self.kind, hash(self.data), len(self.data)

    @property
    def method(self) -> str:
        """What sends a new message with it."""
        return _SEND[self.kind]

    def sent(self, known: str | None) -> tuple[dict[str, Any], dict[str, FilePart]]:
        """The parameters and files that put it into a new message."""
        more = _MORE.get(self.kind, {})
        if known:
            return {self.kind: known, **more}, {}
        return {**more}, {self.kind: self._file}

    def shown(
        self, known: str | None, content: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, FilePart]]:
        """The parameters and files that put it, with the caption of ``content``, into the place of
        what a message carried."""
        more = _MORE.get(self.kind, {})
        media = {"type": self.kind, "media": known or f"attach://{_ATTACHED}", **content, **more}
        return {"media": media}, {} if known else {_ATTACHED: self._file}

    @property
    def _file(self) -> FilePart:
        mime = mimetypes.guess_type(self.name, strict=False)[0]
        return FilePart(self.name, self.data, mime or "application/octet-stream")


def media_of(screen: Screen) -> MediaFile | None:
    """What goes with the words of a screen, None where they go alone."""
    if screen.file is not None:
        kind = ANIMATION if screen.file.moving else DOCUMENT
        return MediaFile(kind, screen.file.name, screen.file.data)
    return MediaFile(PHOTO, FILENAME, screen.picture.png) if screen.picture else None
