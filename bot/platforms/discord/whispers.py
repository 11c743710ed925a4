"""Private screens: messages that one person sees, kept up to date while their token lives."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.errors import Refusal
from bot.people import Chat, Person
from bot.platforms.discord.api import Hooks
from bot.platforms.discord.carrier import Handle, Posted
from bot.screens import Screen

if TYPE_CHECKING:
    from bot.desk import Desk

log = logging.getLogger(__name__)


@dataclass
class Whisper:
    """One private message that shows a table to ``person``."""

    person: Person
    chat: Chat
    message: str
    table: str
    handle: Handle
    stop: Callable[[], None] = lambda: None
    changed: bool = False
    presses: int = 0  # under way; their replies bring the newest screen themselves
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Whispers:
    """All private screens that can still be edited: one a person and table."""

    def __init__(self, desk: "Desk", hooks: Hooks, theme: str) -> None:
        self._desk = desk
        self._hooks = hooks
        self._theme = theme
        self._by_message: dict[str, Whisper] = {}

    def listen(self, table: str) -> Callable[[], bool]:
        """Listen while a screen of ``table`` is on its way; the function that comes back ends that
        and tells whether the table has changed meanwhile."""
        heard: list[None] = []
        stop = self._desk.watch(table, lambda: heard.append(None))

        def changed() -> bool:
            stop()
            return bool(heard)

        return changed

    async def shown(
        self, person: Person, chat: Chat, screen: Screen, posted: Posted, changed: bool
    ) -> None:
        """A private message shows ``screen`` now, which is out of date already when ``changed``;
        an older message of the same person and table goes away."""
        self.forget(posted.message)
        if not screen.table:
            return
        older = [
            whisper
            for whisper in self._by_message.values()
            if (whisper.person.key, whisper.table) == (person.key, screen.table)
        ]
        whisper = Whisper(person, chat, posted.message, screen.table, posted.handle)
        self._keep(whisper)
        if changed:
            self._changed(whisper)
        for old in older:
            self.forget(old.message)
            await self._delete(old)

    def _keep(self, whisper: Whisper) -> None:
        self._by_message[whisper.message] = whisper
        stop = self._desk.watch(whisper.table, lambda: self._changed(whisper))
        end = asyncio.get_running_loop().call_at(whisper.handle.until, self.forget, whisper.message)

        def stop_both() -> None:
            stop()
            end.cancel()

        whisper.stop = stop_both

    def forget(self, message: str) -> None:
        """Leave this message as it is."""
        whisper = self._by_message.pop(message, None)
        if whisper is not None:
            whisper.stop()

    def close(self) -> None:
        """Leave all of them as they are."""
        for message, whisper in tuple(self._by_message.items()):
            if whisper.task:
                whisper.task.cancel()
            self.forget(message)

    def press_begins(self, message: str) -> None:
        """Its own press is under way, so a change is not shown before the reply to it."""
        if whisper := self._by_message.get(message):
            whisper.presses += 1

    def press_ends(self, message: str, replaced: bool) -> None:
        """The press is answered; ``replaced``: with the newest screen."""
        if whisper := self._by_message.get(message):
            whisper.presses = max(0, whisper.presses - 1)
            whisper.changed = whisper.changed and not replaced
            self._start(whisper)

    def _changed(self, whisper: Whisper) -> None:
        whisper.changed = True
        self._start(whisper)

    def _start(self, whisper: Whisper) -> None:
        if whisper.changed and not whisper.presses and (not whisper.task or whisper.task.done()):
            whisper.task = asyncio.get_running_loop().create_task(self._refresh(whisper))

    async def _refresh(self, whisper: Whisper) -> None:
        while whisper.changed and self._by_message.get(whisper.message) is whisper:
            whisper.changed = False
            try:
                with self._hooks.used():
                    await whisper.handle.edit(await self._newest(whisper))
            except Refusal:
                self.forget(whisper.message)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.info("table %s: a private screen is left behind: %s", whisper.table, error)
                self.forget(whisper.message)
            except Exception:
                log.exception("table %s: a private screen could not be made", whisper.table)
                self.forget(whisper.message)

    async def _newest(self, whisper: Whisper) -> Screen:
        language = self._desk.reader(whisper.person)
        return await self._desk.look(
            whisper.table, whisper.person, language, self._theme, chat=whisper.chat
        )

    async def _delete(self, whisper: Whisper) -> None:
        try:
            await whisper.handle.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("table %s: an old private screen stays: %s", whisper.table, error)
