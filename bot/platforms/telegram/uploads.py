"""Files that Telegram already has: sent again by their ``file_id`` instead of uploaded."""

from typing import Any

from cachetools import LRUCache

from bot import bounds
from bot.platforms.telegram.media import Key, MediaFile


class UploadedFiles:
    """The ``file_id`` of each file uploaded lately, by content."""

    def __init__(self, remembered: int = bounds.UPLOADS) -> None:
        self._known: LRUCache[Key, str] = LRUCache(remembered)

    def find(self, media: MediaFile) -> str | None:
        """The file_id of a file with these bytes."""
        return self._known.get(media.key)

    def learn(self, media: MediaFile, sent: Any) -> None:
        """Remembers the file_id in Telegram's answer to an upload, which tells of the message."""
        if not isinstance(sent, dict):
            return
        sizes = sent.get("photo")  # Telegram tells an animation as a document as well
        carried = sizes[-1] if sizes else sent.get("animation") or sent.get("document")
        if carried and carried["file_id"]:
            self._known[media.key] = carried["file_id"]

    def forget(self, media: MediaFile) -> bool:
        """Drops a file_id that Telegram refuses; whether there was one."""
        return self._known.pop(media.key, None) is not None
