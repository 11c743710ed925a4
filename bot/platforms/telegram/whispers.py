"""Private screens inside a group: who has which open, and how each is kept up to date."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.errors import Refusal
from bot.platforms.telegram.ephemeral import Delayed, Ephemeral, Exposed, Reader, Refused, Right
from bot.platforms.telegram.messages import Bot
from bot.platforms.telegram.support import Support
from bot.platforms.telegram.troubles import Trouble
from bot.screens import Screen

if TYPE_CHECKING:
    from bot.desk import Desk

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
class Whisper:
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


class Whispers:
    """All private screens in groups: one for a person and table in each. None is remembered over
    a restart, but a press on an old one brings it back."""

    def __init__(self, desk: "Desk", bot: Bot, theme: str) -> None:
        self._desk = desk
        self._theme = theme
        self._ephemeral = Ephemeral(bot)
        self._support = Support(self._ephemeral)
        self._open: OrderedDict[Key, Whisper] = OrderedDict()
        self._in_place = True  # whether a message's picture can be exchanged for a new one

    async def show(self, reader: Reader, screen: Screen, right: Right, pressed: int) -> Outcome:
        """Show the screen to its person alone: in place of their ``pressed`` private message, or
        with 0 as a new one; an older one of the same table goes away."""
        if not screen.table or screen.audience != reader.person.key:
            return Outcome.REFUSED
        try:
            if not pressed and not await self._support.there(reader, right):
                return Outcome.REFUSED
            await self._patiently(self._whisper(reader, screen.table, right), screen, pressed)
        except Refused as refused:
            if refused.kind is not Trouble.LATE:
                self._support.refused(reader.chat)
            return Outcome.REFUSED
        except Delayed:
            return Outcome.LATER
        self._support.accepted(reader.chat)
        return Outcome.SHOWN

    def begin(self, reader: Reader, table: str) -> None:
        """A press on the private screen is under way: changes wait for the reply to it."""
        if whisper := self._open.get(_key(reader, table)):
            whisper.presses += 1

    def end(self, reader: Reader, table: str) -> None:
        """The press has been answered."""
        if whisper := self._open.get(_key(reader, table)):
            whisper.presses = max(0, whisper.presses - 1)
            self._start(whisper)

    def touch(self, reader: Reader, table: str, right: Right, pressed: int) -> None:
        """A press on a private message brought no new screen: bring it up to date, for it may be
        from before a restart."""
        whisper = self._whisper(reader, table, right)
        if whisper.number != pressed:
            whisper.number, whisper.revision = pressed, -1
        self._changed(whisper)

    def close(self) -> None:
        """Leave all of them as they are."""
        for whisper in self._open.values():
            if whisper.task:
                whisper.task.cancel()
            self._leave(whisper)
        self._open.clear()

    def _whisper(self, reader: Reader, table: str, right: Right) -> Whisper:
        """The person's private screen of a table; from now on no change of it is missed."""
        key = _key(reader, table)
        whisper = self._open.setdefault(key, Whisper(reader, table))
        whisper.right = right
        if whisper.stop is None:
            whisper.stop = self._desk.watch(table, lambda: self._changed(whisper))
        self._open.move_to_end(key)
        if len(self._open) > KEPT:
            _, oldest = self._open.popitem(last=False)
            self._leave(oldest)
        return whisper

    async def _patiently(self, whisper: Whisper, screen: Screen, pressed: int) -> None:
        """Show a press's screen; an edit that came to nothing is tried again, which does no harm
        if it was made after all. Raises Refused, Delayed."""
        async with whisper.turn:
            try:
                await self._put(whisper, screen, pressed)
            except Delayed as delayed:
                if not pressed or delayed.wait > PATIENCE:
                    raise
                await asyncio.sleep(delayed.wait)
                await self._put(whisper, screen, pressed)

    async def _put(self, whisper: Whisper, screen: Screen, pressed: int) -> None:
        """Show the screen, in place if Telegram allows it. Raises Refused, Delayed."""
        reader, older = whisper.reader, {whisper.number, pressed}
        try:
            edited = bool(pressed) and await self._edited(whisper, pressed, screen)
            number = pressed if edited else await self._sent(whisper, screen)
        except Refused:
            self._leave(whisper)
            raise
        whisper.number, whisper.revision = number, screen.revision
        for old in older - {number, 0}:
            await self._ephemeral.delete(reader, old)

    async def _edited(self, whisper: Whisper, number: int, screen: Screen) -> bool:
        if screen.picture and not self._in_place:
            return False
        try:
            await self._ephemeral.edit(whisper.reader, number, screen)
        except Refused as refused:
            # Servers of Bot API 10.2 may exchange a picture only for one that they already have.
            if screen.picture and refused.kind not in (Trouble.GONE, Trouble.KIND):
                self._in_place = False
            return False
        return True

    async def _sent(self, whisper: Whisper, screen: Screen) -> int:
        if not await self._support.there(whisper.reader, whisper.right):
            raise Refused
        try:
            return await self._ephemeral.send(whisper.reader, screen, whisper.right)
        except Exposed:
            self._support.lost()
            raise

    def _leave(self, whisper: Whisper) -> None:
        """Let its message stay as it is until the person presses again."""
        stop, whisper.stop = whisper.stop, None
        if stop is not None:
            stop()

    def _changed(self, whisper: Whisper) -> None:
        whisper.changed = True
        self._start(whisper)

    def _start(self, whisper: Whisper) -> None:
        if whisper.changed and not whisper.presses and (not whisper.task or whisper.task.done()):
            whisper.task = asyncio.create_task(self._refresh(whisper), name="whisper")

    async def _refresh(self, whisper: Whisper) -> None:
        try:
            await self._catch_up(whisper)
        except (Refused, Refusal, Delayed) as error:
            _log.info("table %s: a private screen is left behind: %s", whisper.table, error)
            self._leave(whisper)
        except Exception:
            _log.exception("table %s: a private screen could not be made", whisper.table)
            self._leave(whisper)

    async def _catch_up(self, whisper: Whisper) -> None:
        """Show the newest screen until nothing newer came meanwhile. Raises Delayed when patience
        does not help."""
        failures = 0
        while whisper.changed and whisper.stop is not None:
            whisper.changed = False
            try:
                await self._renew(whisper)
            except Delayed as delayed:
                whisper.changed, failures = True, failures + 1
                if failures == ATTEMPTS:
                    raise
                await asyncio.sleep(delayed.wait)

    async def _renew(self, whisper: Whisper) -> None:
        """Show the table as it stands. A screen of the same revision stays, for its person may be
        in the middle of a choice."""
        reader = whisper.reader
        async with whisper.turn:
            language = self._desk.reader(reader.person)
            seen = await self._desk.look(
                whisper.table, reader.person, language, self._theme, chat=reader.chat
            )
            if whisper.number and seen.revision != whisper.revision:
                screen = replace(seen, audience=reader.person.key)
                await self._put(whisper, screen, whisper.number)


def _key(reader: Reader, table: str) -> Key:
    return reader.chat.id, reader.person.key, table
