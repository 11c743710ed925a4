"""Pictures that Telegram already has: sent again by their ``file_id`` instead of uploaded."""

from cachetools import LRUCache
from telegram import Message

from render import Picture

REMEMBERED = 4096

Key = tuple[int, int]


class Pictures:
    """The ``file_id`` of each picture uploaded lately, by content."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._known: LRUCache[Key, str] = LRUCache(remembered)

    def find(self, picture: Picture) -> str | None:
        """The file_id of a picture with these bytes."""
        return self._known.get(_key(picture))

    def learn(self, picture: Picture, sent: Message | bool) -> None:
        """Remember the file_id in Telegram's answer to an upload."""
        if isinstance(sent, Message) and sent.photo:
            self._known[_key(picture)] = sent.photo[-1].file_id

    def forget(self, picture: Picture) -> bool:
        """Drop a file_id that Telegram refuses; whether there was one."""
        return self._known.pop(_key(picture), None) is not None


def _key(picture: Picture) -> Key:
    # Python's own hash of bytes is made once a picture, and unlike hashlib's digests without
    # letting go of the interpreter, for which the painting threads are waiting.
    return hash(picture.png), len(picture.png)
