"""What messages show, as far as it is known, so that nothing is sent that stands there already."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from cachetools import LRUCache

from bot import bounds


class Content(NamedTuple):
    """Words and buttons as they are sent, and what goes with them."""

    said: bytes
    carried: Hashable  # None where it is nothing


@dataclass(slots=True)
class _ChangesUnderWay:
    """Those of one message that are under way; ``crossed``: more than one were at a time."""

    number: int = 0
    crossed: bool = False


class Contents:
    """The content of each message that was sent or edited lately. While this process is not
    ``trust``ed to be the only one that edits them, nothing is known of any."""

    def __init__(self, kept: int = bounds.CONTENTS) -> None:
        self._known: LRUCache[str, Content] = LRUCache(kept)
        self._changes: dict[str, _ChangesUnderWay] = {}
        self._trusted = True

    def trust(self, trusted: bool) -> None:
        """Other processes may have edited messages until now; from now on they do not, or may."""
        self._trusted = trusted
        self._known.clear()

    def shows(self, message: str, content: Content) -> bool:
        """Whether the message shows this already."""
        return self._known.get(message) == content

    def carries(self, message: str, carried: Hashable) -> bool:
        """Whether the message carries this already, if it is anything."""
        known = self._known.get(message)
        return known is not None and known.carried == carried is not None

    def note(self, message: str, content: Content) -> None:
        """The message shows this."""
        if self._trusted and message not in self._changes:
            self._known[message] = content

    def forget(self, message: str) -> None:
        """Nobody knows what the message shows."""
        self._known.pop(message, None)

    @contextmanager
    def changing(self, message: str, content: Content) -> Iterator[None]:
        """While the message is changed nobody knows what it shows. Afterwards it is ``content``,
        unless that failed, or other changes of it were under way meanwhile: which of them came
        last only the platform knows."""
        self._known.pop(message, None)
        changes = self._changes.setdefault(message, _ChangesUnderWay())
        changes.number += 1
        changes.crossed = changes.crossed or changes.number > 1
        done = False
        try:
            yield
            done = True
        finally:
            changes.number -= 1
            if not changes.number:
                del self._changes[message]
            if done and not changes.crossed:
                self.note(message, content)

    def pressed(self, message: str, payload: str) -> None:
        """Somebody pressed a button of the message. Where that button is not known to be there, the
        message shows something else than it should, at least to them."""
        known = self._known.get(message)
        if known is not None and payload.encode() not in known.said:
            del self._known[message]
