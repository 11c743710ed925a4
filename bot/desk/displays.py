"""Every message that shows a table, brought up to date after each change."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from bot.desk.languages import Languages
from bot.desk.platform import Gone, Platform
from bot.errors import Refusal
from bot.people import Chat, Display
from bot.running.partial_moves import PartialMoves
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.analysis_screen import AnalysisPage
from bot.screens.composer import Appearance, Composer
from bot.store import Store
from bot.tables.table import Table

log = logging.getLogger(__name__)

RETRIES = (1.0, 5.0, 30.0, 120.0)  # seconds before a failed display is tried again
LOST = ""  # the message of a display that somebody has deleted
KEPT = 5000  # tables whose displays are kept in memory
FLUSH = 1.0  # seconds in which notes of what is shown are gathered into one transaction


_Watcher = tuple[Callable[[], None], bool]  # and whether it shows pages of an analysis


class Displays:
    """Shows tables on the platforms. One task a display at most, always with the newest screen,
    so changes that come faster than a platform allows merge by themselves."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        composer: Composer,
        partial_moves: PartialMoves,
        languages: Languages,
    ) -> None:
        self._store = store
        self._tables = tables
        self._composer = composer
        self._partial_moves = partial_moves
        self._languages = languages
        self._platforms: dict[str, Platform] = {}
        self._known: OrderedDict[str, dict[int, Display]] = OrderedDict()
        self._stamps: dict[str, int] = {}
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, int] = {}
        self._flusher: asyncio.Task[None] | None = None
        self._watchers: dict[str, list[_Watcher]] = {}
        tables.listen(self.nudge)

    def attach(self, platform: Platform) -> None:
        """Show the displays of this platform through it."""
        self._platforms[platform.name] = platform

    def platform(self, name: str) -> Platform | None:
        """The platform of this name, if it runs here."""
        return self._platforms.get(name)

    @property
    def themes(self) -> set[str]:
        """The themes in which platforms show their pictures."""
        return {platform.theme for platform in self._platforms.values()}

    def watch(
        self, code: str, callback: Callable[[], None], pages: bool = False
    ) -> Callable[[], None]:
        """Call ``callback`` after each change of the table, with ``pages`` also when there is more
        to see of an analysis; returns the way to stop."""
        watchers = self._watchers.setdefault(code, [])
        watcher = callback, pages
        watchers.append(watcher)

        def stop() -> None:
            if watcher in watchers:
                watchers.remove(watcher)
            if not watchers and self._watchers.get(code) is watchers:
                del self._watchers[code]

        return stop

    def nudge(self, table: Table) -> None:
        """The table has changed: bring everything that shows it up to date, in the background."""
        self.refresh(table.code)

    def refresh(self, code: str) -> None:
        """Bring all displays of a table up to date."""
        self._stamps[code] = self._stamps.get(code, 0) + 1
        for callback, _ in tuple(self._watchers.get(code, ())):
            callback()
        self._start_all(code)

    def refresh_pages(self, code: str) -> None:
        """Bring up to date only what shows an analysis of the table's matches."""
        self._stamps[code] = self._stamps.get(code, 0) + 1
        for callback, pages in tuple(self._watchers.get(code, ())):
            if pages:
                callback()
        self._start_all(code, pages=True)

    def _start_all(self, code: str, pages: bool = False) -> None:
        known = self._known.get(code)
        if known is None:
            task = asyncio.create_task(self._start_unknown(code, pages), name=f"displays {code}")
            self._busy[id(task)] = task
            task.add_done_callback(lambda done: self._busy.pop(id(done), None))
            return
        for display in known.values():
            if display.page or not pages:
                self._start(display)

    async def _start_unknown(self, code: str, pages: bool) -> None:
        await self._load(code)
        self._start_all(code, pages)

    async def turn(self, code: str, chat: Chat, message: str, person: str, page: str) -> bool:
        """Have the table's message in this chat, the one that was pressed if it is one, show
        another page; False when there is none."""
        reader = person if chat.private else None
        here = [
            display
            for display in (await self._load(code)).values()
            if display.chat.key == chat.key and display.person == reader
        ]
        pressed = [display for display in here if display.message == message]
        if not here:
            return False
        display = replace((pressed or here)[-1], page=page, shown=-1)
        await self._store.turn(display.id, page)
        known = self._known.get(code, {})
        if display.id in known:
            known[display.id] = display
        self._stamps[code] = self._stamps.get(code, 0) + 1
        self._start(display)
        return True

    async def _load(self, code: str) -> dict[int, Display]:
        if code not in self._known:
            found = await self._store.displays(code)
            there = {display.id: display for display in found if display.message != LOST}
            self._known.setdefault(code, there)
            while len(self._known) > KEPT:
                oldest, _ = self._known.popitem(last=False)
                self._stamps.pop(oldest, None)
        self._known.move_to_end(code)
        return self._known[code]

    def _start(self, display: Display) -> None:
        busy = self._busy.get(display.id)
        if busy is not None and not busy.done():  # it will see that there is something newer
            return
        if display.chat.platform not in self._platforms:
            return
        task = asyncio.create_task(self._bring(display), name=f"display {display.id}")
        self._busy[display.id] = task
        task.add_done_callback(lambda done: self._ended(display, done))

    def _ended(self, display: Display, task: asyncio.Task[None]) -> None:
        if self._busy.get(display.id) is task:
            del self._busy[display.id]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: display failed", display.table, exc_info=task.exception())

    async def _bring(self, display: Display) -> None:
        """Show the display's newest screen until nothing newer came in the meantime."""
        platform = self._platforms[display.chat.platform]
        failures = 0
        while True:
            stamp = self._stamps.get(display.table, 0)
            try:
                screen = await platform.show(display, lambda: self.screen(display))
            except Gone:
                known = self._known.get(display.table)
                if known is None or display.id in known:  # else a newer message has replaced it
                    await self._lose(display)
                return
            except Refusal:
                await self._forget(display)
                return
            except Exception:
                log.exception("table %s: could not show it on %s", display.table, platform.name)
                if failures == len(RETRIES):
                    return
                await asyncio.sleep(RETRIES[failures])
                failures += 1
                continue
            self._note(display, screen.revision)
            if self._stamps.get(display.table, 0) == stamp:
                return

    async def screen(self, display: Display) -> Screen:
        """What a display is to show now. Raises NoSuchTable."""
        table = await self._tables.get(display.table)
        now = self._known.get(display.table, {}).get(display.id, display)
        return await self.screen_in(table, display.chat, display.person, now.page)

    async def screen_in(
        self, table: Table, chat: Chat, person: str | None, page: str = ""
    ) -> Screen:
        """What the table looks like in a chat, to everybody or to one person; ``page``: of an
        analysis, as long as that holds."""
        platform = self._platforms[chat.platform]
        language = await self._languages.of_chat(chat, person)
        link = "" if chat.private else platform.link(table.code)
        appearance = Appearance(language, platform.theme, not platform.shows_privately, link)
        analysis = (
            await self._composer.analysis(table, AnalysisPage.parse(page), appearance, person)
            if page
            else None
        )
        if analysis is not None:
            return analysis
        if person is not None:
            return await self._composer.own(table, person, appearance)
        return await self._composer.public(
            table, appearance, await self._partial_moves.pending(table)
        )

    async def add(self, screen: Screen, chat: Chat, message: str, person: str | None) -> None:
        """A new message shows the table; an older one of it for the same readers goes away."""
        known = await self._load(screen.table)
        display = await self._store.add_display(
            screen.table, chat, message, person, screen.revision, screen.page
        )
        older = [
            other
            for other in known.values()
            if other.chat.key == chat.key and other.person == person and other.id != display.id
        ]
        known[display.id] = display
        for other in older:
            await self._remove(other)
        table = await self._tables.get(screen.table)
        if table.revision != screen.revision:
            self._start(display)

    async def _remove(self, display: Display) -> None:
        await self._forget(display)
        platform = self._platforms.get(display.chat.platform)
        if platform is None:
            return
        try:
            await platform.remove(display)
        except Exception:
            log.exception("table %s: could not take an old message away", display.table)

    async def _forget(self, display: Display) -> None:
        self._known.get(display.table, {}).pop(display.id, None)
        self._shown.pop(display.id, None)
        await self._store.forget(display.id)

    async def _lose(self, display: Display) -> None:
        """Somebody has deleted the message. The chat still is where the table is played, so that
        /board brings it back."""
        await self._store.add_display(display.table, display.chat, LOST, display.person, -1)
        await self._forget(display)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await self._store.move_chat(old, new)
        for displays in self._known.values():
            for display in tuple(displays.values()):
                if display.chat.key == old.key:
                    displays[display.id] = replace(display, chat=new)

    def _note(self, display: Display, revision: int) -> None:
        known = self._known.get(display.table, {})
        if display.id in known:
            known[display.id] = replace(known[display.id], shown=revision)
        # Losing a note costs one harmless edit after a restart, so it need not be written at once.
        self._shown[display.id] = revision
        if self._flusher is None or self._flusher.done():
            self._flusher = asyncio.create_task(self._flush_later(), name="displays flush")

    async def _flush_later(self) -> None:
        try:
            while self._shown:
                await asyncio.sleep(FLUSH)
                await self._flush()
        except Exception:
            log.exception("what displays show could not be noted; after a restart they are redone")

    async def _flush(self) -> None:
        shown, self._shown = self._shown, {}
        if shown:
            await self._store.shown(list(shown.items()))

    async def catch_up(self) -> None:
        """After a start: whatever fell behind while nobody was here is shown as it is now."""
        for name in self._platforms:
            for display in await self._store.behind(name):
                if display.id in await self._load(display.table):
                    self._start(display)

    async def close(self) -> None:
        """Stop showing; what is behind is caught up at the next start."""
        if self._flusher is not None:
            self._flusher.cancel()
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._flush()
