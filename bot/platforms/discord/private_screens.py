"""Private screens: messages that one person sees, kept up to date while their token lives."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import aiohttp
import discord

from bot.desk import Desk
from bot.errors import Refusal
from bot.people import Chat, Person
from bot.platforms.discord.api import Hooks
from bot.platforms.discord.interaction_response import Handle, Posted
from bot.screens import Screen

log = logging.getLogger(__name__)


@dataclass
class PrivateScreen:
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


class PrivateScreens:
    """All private screens that can still be edited: one a person and table."""

    def __init__(self, desk: Desk, hooks: Hooks, theme: str) -> None:
        self._desk = desk
        self._hooks = hooks
        self._theme = theme
        self._by_message: dict[str, PrivateScreen] = {}

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
            private
            for private in self._by_message.values()
            if (private.person.key, private.table) == (person.key, screen.table)
        ]
        private = PrivateScreen(person, chat, posted.message, screen.table, posted.handle)
        self._keep(private)
        if changed:
            self._changed(private)
        for old in older:
            self.forget(old.message)
            await self._delete(old)

    def _keep(self, private: PrivateScreen) -> None:
        self._by_message[private.message] = private
        stop = self._desk.watch(private.table, lambda: self._changed(private))
        end = asyncio.get_running_loop().call_at(private.handle.until, self.forget, private.message)

        def stop_both() -> None:
            stop()
            end.cancel()

        private.stop = stop_both

    def forget(self, message: str) -> None:
        """Leave this message as it is."""
        private = self._by_message.pop(message, None)
        if private is not None:
            private.stop()

    def close(self) -> None:
        """Leave all of them as they are."""
        for message, private in tuple(self._by_message.items()):
            if private.task:
                private.task.cancel()
            self.forget(message)

    def press_begins(self, message: str) -> None:
        """Its own press is under way, so a change is not shown before the reply to it."""
        if private := self._by_message.get(message):
            private.presses += 1

    def press_ends(self, message: str, replaced: bool) -> None:
        """The press is answered; ``replaced``: with the newest screen."""
        if private := self._by_message.get(message):
            private.presses = max(0, private.presses - 1)
            private.changed = private.changed and not replaced
            self._start(private)

    def _changed(self, private: PrivateScreen) -> None:
        private.changed = True
        self._start(private)

    def _start(self, private: PrivateScreen) -> None:
        if private.changed and not private.presses and (not private.task or private.task.done()):
            private.task = asyncio.get_running_loop().create_task(self._refresh(private))

    async def _refresh(self, private: PrivateScreen) -> None:
        while private.changed and self._by_message.get(private.message) is private:
            private.changed = False
            try:
                with self._hooks.used():
                    await private.handle.edit(await self._newest(private))
            except Refusal:
                self.forget(private.message)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.info("table %s: a private screen is left behind: %s", private.table, error)
                self.forget(private.message)
            except Exception:
                log.exception("table %s: a private screen could not be made", private.table)
                self.forget(private.message)

    async def _newest(self, private: PrivateScreen) -> Screen:
        language = self._desk.reader(private.person)
        return await self._desk.screen_for(
            private.table,
            private.person,
            language,
            self._theme,
            chat=private.chat,
        )

    async def _delete(self, private: PrivateScreen) -> None:
        try:
            await private.handle.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("table %s: an old private screen stays: %s", private.table, error)
