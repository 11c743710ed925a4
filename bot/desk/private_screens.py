"""Messages in a shared chat that one person alone sees, each kept up to date with its table.

What coalesces is the same on every platform and stands here; how such a message is changed, and
what ends the right to change it, is the platform's part: ``Handle`` and ``PrivateMessageEditor``.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from cachetools import LRUCache
from msgspec import Struct

from bot import bounds
from bot.background import Background
from bot.desk.desk import Desk
from bot.desk.spectators import UNKNOWN
from bot.desk.table_views import Unchanged
from bot.errors import Refusal
from bot.people import Chat, Person
from bot.screens import Screen

ATTEMPTS = 4  # to bring one up to date while the platform asks for patience

_log = logging.getLogger(__name__)

_Key = tuple[str, str]  # of its reader and its table


class MessageLost(Exception):
    """The message cannot be changed any more: it stays as it is until its reader asks again."""


class Delayed(Exception):
    """It cannot be done before ``wait`` seconds are over."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"{wait:.0f} s")
        self.wait = wait


class Reader(Struct, frozen=True):
    """The only one who sees a message, and where."""

    chat: Chat
    person: Person


class Handle(Protocol):
    """One private message, and the right to change it."""

    @property
    def name(self) -> str:
        """Tells it from the other messages of its reader."""
        ...

    @property
    def until(self) -> float:
        """When the right to change it ends, in the loop's time; ``math.inf`` for no known end."""
        ...


H = TypeVar("H", bound=Handle)
Put = Callable[[], Awaitable[H | None]]
"""Shows a reply's screen as its interaction allows; the message that shows it now, or None when
the platform did not take it. May raise MessageLost and Delayed."""


class PrivateMessageEditor(Protocol[H]):
    """How a platform changes its private messages."""

    async def edit(self, message: H, screen: Screen) -> H:
        """Makes the message show the screen, or puts another in its place; the one that shows it
        now. Raises MessageLost, Delayed."""
        ...

    async def delete(self, message: H) -> None:
        """Takes a message away; one that stays does no harm."""
        ...


@dataclass(eq=False)
class _FollowedScreen(Generic[H]):
    """A table's screen for one reader; ``revision`` is the table's that ``message`` shows, and
    ``page`` the feature's page of it, "" for the table itself."""

    reader: Reader
    table: str
    message: H | None = field(default=None, init=False)
    revision: int = field(default=-1, init=False)
    page: str = field(default="", init=False)
    presses: int = field(default=0, init=False)  # under way; their replies bring the newest screen
    changed: bool = field(default=False, init=False)
    known: int = field(default=UNKNOWN, init=False)  # the revision that it has changed to
    stop: Callable[[], None] | None = field(default=None, init=False)  # while kept up to date
    end: asyncio.TimerHandle | None = field(default=None, init=False)  # of the right to change it
    turn: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    task: "asyncio.Task[None] | None" = field(default=None, init=False)

    def leave(self) -> None:
        """Lets its message stay as it is until the reader asks again."""
        if self.end is not None:
            self.end.cancel()
        if self.stop is not None:
            self.stop()
        self.stop = self.end = None


class _Kept(LRUCache[_Key, _FollowedScreen[H]]):
    """The private screens that were wanted last; one that makes room is left as it is."""

    def popitem(self) -> tuple[_Key, _FollowedScreen[H]]:
        """Forgets the one that was wanted longest ago."""
        key, oldest = super().popitem()
        oldest.leave()
        return key, oldest


class PrivateScreens(Generic[H]):
    """All private screens of a platform: one for each reader and table. None is remembered over a
    restart, but a press on an old one brings it back."""

    def __init__(
        self,
        desk: Desk,
        messages: PrivateMessageEditor[H],
        kept: int = bounds.PRIVATE_SCREENS,
        attempts: int = ATTEMPTS,
    ) -> None:
        self._desk = desk
        self._messages = messages
        self._attempts = attempts
        self._open = _Kept[H](kept)
        self._background = Background()

    async def show(
        self, reader: Reader, screen: Screen, put: Put[H], pressed: H | None = None
    ) -> None:
        """Has ``put`` show a reply's screen. Changes meanwhile are followed, and older messages
        of the same reader and table go, ``pressed`` among them. Raises what ``put`` raises."""
        private = self._screen_of(reader, screen.table)
        async with private.turn:
            older = [message for message in (private.message, pressed) if message is not None]
            try:
                shown = await put()
            except BaseException as error:
                if isinstance(error, MessageLost) or private.message is None:
                    private.leave()
                raise
            if shown is not None:
                await self._shows(private, shown, screen, older)
                self._start(private)
            elif private.message is None:
                private.leave()

    def press_begins(self, reader: Reader, table: str) -> None:
        """A press on the private screen is under way: changes wait for the reply to it."""
        if private := self._open.get(_key(reader, table)):
            private.presses += 1

    def press_ends(self, reader: Reader, table: str) -> None:
        """The press has been answered."""
        if private := self._open.get(_key(reader, table)):
            private.presses = max(0, private.presses - 1)
            self._start(private)

    def touch(self, reader: Reader, table: str, pressed: H) -> None:
        """Brings a private message up to date on which a press brought no new screen: it may be
        from before a restart."""
        private = self._screen_of(reader, table)
        if private.message is None or private.message.name != pressed.name:
            private.revision = -1
        private.message = pressed
        self._changed(private)

    def forget(self, reader: Reader, table: str, message: str) -> None:
        """Leaves the message of this name as it is: it shows something else now, or cannot be
        changed any more."""
        private = self._open.get(_key(reader, table))
        if private and private.message and private.message.name == message:
            private.leave()
            del self._open[_key(reader, table)]

    def let_go(self, keeps: Callable[[Reader], bool]) -> None:
        """Leaves as they are those whose readers another process answers from now on."""
        for key, private in tuple(self._open.items()):
            if not keeps(private.reader):
                private.leave()
                del self._open[key]

    async def close(self) -> None:
        """Leaves all of them as they are."""
        self._open.clear()  # one by one, each being left
        await self._background.close()

    def _screen_of(self, reader: Reader, table: str) -> _FollowedScreen[H]:
        """The reader's private screen of a table; from now on no change of it is missed."""
        private = self._open.get(_key(reader, table)) or _FollowedScreen[H](reader, table)
        self._open[_key(reader, table)] = private
        private.reader = reader
        if private.stop is None:
            private.stop = self._desk.spectators.follow(
                table, lambda revision: self._changed(private, revision)
            )
            # The table may have changed after its screen was made.
            private.changed, private.known = True, UNKNOWN
        return private

    async def _shows(
        self, private: _FollowedScreen[H], shown: H, screen: Screen, older: list[H]
    ) -> None:
        private.message, private.revision, private.page = shown, screen.revision, screen.page
        if private.end is not None:
            private.end.cancel()
            private.end = None
        if private.stop is not None and shown.until < math.inf:
            loop = asyncio.get_running_loop()
            private.end = loop.call_at(
                shown.until, self.forget, private.reader, private.table, shown.name
            )
        for name, message in {old.name: old for old in older}.items():
            if name != shown.name:
                await self._messages.delete(message)

    def _changed(self, private: _FollowedScreen[H], revision: int = UNKNOWN) -> None:
        private.changed, private.known = True, revision
        self._start(private)

    def _start(self, private: _FollowedScreen[H]) -> None:
        if private.changed and not private.presses and (not private.task or private.task.done()):
            private.task = self._background.start(
                self._refresh(private), "private screen", private.table
            )

    async def _refresh(self, private: _FollowedScreen[H]) -> None:
        try:
            await self._catch_up(private)
        except (MessageLost, Refusal, Delayed) as error:
            _log.info("table %s: a private screen is no longer updated: %s", private.table, error)
            private.leave()
        except Exception:
            _log.exception("table %s: could not update a private screen", private.table)
            private.leave()

    async def _catch_up(self, private: _FollowedScreen[H]) -> None:
        """Shows the newest screen until nothing newer came meanwhile. Raises Delayed when patience
        does not help."""
        failures = 0
        while private.changed and private.stop is not None:
            private.changed = False
            try:
                async with private.turn:
                    await self._renew(private)
            except Delayed as delayed:
                private.changed, failures = True, failures + 1
                if failures == self._attempts:
                    raise
                await asyncio.sleep(delayed.wait)

    async def _renew(self, private: _FollowedScreen[H]) -> None:
        """Shows the table as it stands. A screen of the same revision stays, for its reader may be
        in the middle of a choice, unless it is a page, of which more comes to be known."""
        reader, message, page = private.reader, private.message, private.page
        seen = UNKNOWN if page else private.revision
        if message is None or private.stop is None or private.known == seen != UNKNOWN:
            return
        with suppress(Unchanged):
            screen = await self._desk.tables.own_screen(
                private.table, reader.person, reader.chat, page, seen
            )
            shown = await self._messages.edit(message, screen)
            await self._shows(private, shown, screen, [message])


def _key(reader: Reader, table: str) -> _Key:
    return reader.person.account, table
