"""Private screens inside a group: who has which open, and how each is kept up to date."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.desk import Desk
from bot.errors import Refusal
from bot.platforms.telegram.api_errors import ErrorKind
from bot.platforms.telegram.ephemeral import Delayed, Ephemeral, Exposed, Reader, Refused, Right
from bot.platforms.telegram.messages import Bot
from bot.platforms.telegram.support import Support
from bot.screens import Screen

KEPT = 2000  # private screens that are kept up to date
PATIENCE = 3.0  # seconds that a press may wait for another attempt
ATTEMPTS = 4  # to bring one up to date while Telegram asks for patience

_log = logging.getLogger(__name__)

Key = tuple[str, str, str]


class Outcome(StrEnum):
    """What became of a private screen."""

    SHOWN = "shown"
    LATER = "later"  # the network or flood control hold it up
    REFUSED = "refused"  # it has to be shown elsewhere


@dataclass(eq=False)
class PrivateScreen:
    """A table's private screen for one person in one group. ``number`` is the message that shows
    it, 0 before there is one; ``revision`` the table's revision that it shows."""

    reader: Reader
    table: str
    number: int = 0
    revision: int = -1
    right: Right = field(default_factory=Right)
    presses: int = 0  # under way; their replies bring the newest screen themselves
    changed: bool = False
    stop: Callable[[], None] | None = None  # while it is kept up to date
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: "asyncio.Task[None] | None" = None


class PrivateScreens:
    """All private screens in groups: one for a person and table in each. None is remembered over
    a restart, but a press on an old one brings it back."""

    def __init__(self, desk: Desk, bot: Bot, theme: str) -> None:
        self._desk = desk
        self._theme = theme
        self._ephemeral = Ephemeral(bot)
        self._support = Support(self._ephemeral)
        self._open: OrderedDict[Key, PrivateScreen] = OrderedDict()
        self._in_place = True  # whether a message's picture can be exchanged for a new one

    async def show(self, reader: Reader, screen: Screen, right: Right, pressed: int) -> Outcome:
        """Show the screen to its person alone: in place of their ``pressed`` private message, or
        with 0 as a new one; an older one of the same table goes away."""
        if not screen.table or screen.audience != reader.person.key:
            return Outcome.REFUSED
        try:
            if not pressed and not await self._support.there(reader, right):
                return Outcome.REFUSED
            await self._patiently(self._screen_of(reader, screen.table, right), screen, pressed)
        except Refused as refused:
            if refused.kind is not ErrorKind.LATE:
                self._support.refused(reader.chat)
            return Outcome.REFUSED
        except Delayed:
            return Outcome.LATER
        self._support.accepted(reader.chat)
        return Outcome.SHOWN

    def begin(self, reader: Reader, table: str) -> None:
        """A press on the private screen is under way: changes wait for the reply to it."""
        if private := self._open.get(_key(reader, table)):
            private.presses += 1

    def end(self, reader: Reader, table: str) -> None:
        """The press has been answered."""
        if private := self._open.get(_key(reader, table)):
            private.presses = max(0, private.presses - 1)
            self._start(private)

    def touch(self, reader: Reader, table: str, right: Right, pressed: int) -> None:
        """A press on a private message brought no new screen: bring it up to date, for it may be
        from before a restart."""
        private = self._screen_of(reader, table, right)
        if private.number != pressed:
            private.number, private.revision = pressed, -1
        self._changed(private)

    def close(self) -> None:
        """Leave all of them as they are."""
        for private in self._open.values():
            if private.task:
                private.task.cancel()
            self._leave(private)
        self._open.clear()

    def _screen_of(self, reader: Reader, table: str, right: Right) -> PrivateScreen:
        """The person's private screen of a table; from now on no change of it is missed."""
        key = _key(reader, table)
        private = self._open.setdefault(key, PrivateScreen(reader, table))
        private.right = right
        if private.stop is None:
            private.stop = self._desk.watch(table, lambda: self._changed(private))
        self._open.move_to_end(key)
        if len(self._open) > KEPT:
            _, oldest = self._open.popitem(last=False)
            self._leave(oldest)
        return private

    async def _patiently(self, private: PrivateScreen, screen: Screen, pressed: int) -> None:
        """Show a press's screen; an edit that came to nothing is tried again, which does no harm
        if it was made after all. Raises Refused, Delayed."""
        async with private.turn:
            try:
                await self._put(private, screen, pressed)
            except Delayed as delayed:
                if not pressed or delayed.wait > PATIENCE:
                    raise
                await asyncio.sleep(delayed.wait)
                await self._put(private, screen, pressed)

    async def _put(self, private: PrivateScreen, screen: Screen, pressed: int) -> None:
        """Show the screen, in place if Telegram allows it. Raises Refused, Delayed."""
        reader, older = private.reader, {private.number, pressed}
        try:
            edited = bool(pressed) and await self._edited(private, pressed, screen)
            number = pressed if edited else await self._sent(private, screen)
        except Refused:
            self._leave(private)
            raise
        private.number, private.revision = number, screen.revision
        for old in older - {number, 0}:
            await self._ephemeral.delete(reader, old)

    async def _edited(self, private: PrivateScreen, number: int, screen: Screen) -> bool:
        if screen.picture and not self._in_place:
            return False
        try:
            await self._ephemeral.edit(private.reader, number, screen)
        except Refused as refused:
            # Servers of Bot API 10.2 may exchange a picture only for one that they already have.
            if screen.picture and refused.kind not in (ErrorKind.GONE, ErrorKind.KIND):
                self._in_place = False
            return False
        return True

    async def _sent(self, private: PrivateScreen, screen: Screen) -> int:
        if not await self._support.there(private.reader, private.right):
            raise Refused
        try:
            return await self._ephemeral.send(private.reader, screen, private.right)
        except Exposed:
            self._support.lost()
            raise

    def _leave(self, private: PrivateScreen) -> None:
        """Let its message stay as it is until the person presses again."""
        stop, private.stop = private.stop, None
        if stop is not None:
            stop()

    def _changed(self, private: PrivateScreen) -> None:
        private.changed = True
        self._start(private)

    def _start(self, private: PrivateScreen) -> None:
        if private.changed and not private.presses and (not private.task or private.task.done()):
            private.task = asyncio.create_task(self._refresh(private), name="private screen")

    async def _refresh(self, private: PrivateScreen) -> None:
        try:
            await self._catch_up(private)
        except (Refused, Refusal, Delayed) as error:
            _log.info("table %s: a private screen is left behind: %s", private.table, error)
            self._leave(private)
        except Exception:
            _log.exception("table %s: a private screen could not be made", private.table)
            self._leave(private)

    async def _catch_up(self, private: PrivateScreen) -> None:
        """Show the newest screen until nothing newer came meanwhile. Raises Delayed when patience
        does not help."""
        failures = 0
        while private.changed and private.stop is not None:
            private.changed = False
            try:
                await self._renew(private)
            except Delayed as delayed:
                private.changed, failures = True, failures + 1
                if failures == ATTEMPTS:
                    raise
                await asyncio.sleep(delayed.wait)

    async def _renew(self, private: PrivateScreen) -> None:
        """Show the table as it stands. A screen of the same revision stays, for its person may be
        in the middle of a choice."""
        reader = private.reader
        async with private.turn:
            language = self._desk.reader(reader.person)
            seen = await self._desk.screen_for(
                private.table, reader.person, language, self._theme, chat=reader.chat
            )
            if private.number and seen.revision != private.revision:
                screen = replace(seen, audience=reader.person.key)
                await self._put(private, screen, private.number)


def _key(reader: Reader, table: str) -> Key:
    return reader.chat.id, reader.person.key, table
