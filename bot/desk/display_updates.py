"""Brings displays up to date, one task a display at most."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.background import Background
from bot.desk.display_locks import DisplayLocks
from bot.desk.display_screens import DisplayScreens
from bot.desk.display_state import DisplayState
from bot.desk.last_shown import LastShown
from bot.desk.overflow import OverflowMessages
from bot.desk.pending_notices import DeliveryStatus, Obsolete, PendingNotice
from bot.desk.platform import Gone, Newest, Shown
from bot.desk.platforms import Platforms
from bot.desk.registry import Registry
from bot.desk.table_displays import TableDisplays
from bot.errors import Refusal
from bot.monitoring.labels import CountedOutcome
from bot.monitoring.meters import Meters
from bot.people import Display
from bot.screens import Screen
from bot.tables.notices import OpenNotice
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

NOTHING_SHOWN = -1  # the stamp of a display that has shown nothing
GRACE = 3.0  # seconds that an edit under way has before a notice goes out instead
RETRIES = (1.0, 5.0, 30.0, 120.0)  # seconds before a failed display is tried again


class Overtaken(Exception):
    """The screen is to go out as a new message, not as an edit."""


OUTCOMES = {
    Gone: CountedOutcome.GONE,
    Overtaken: CountedOutcome.OVERTAKEN,
}  # of an edit that fails so


class DisplayUpdates:
    """Shows the newest screens of displays. Changes that come faster than a platform allows merge
    by themselves. ``locks`` name the tables of which no edit begins, for one display may have to
    go out as a new message instead."""

    def __init__(
        self,
        registry: Registry,
        platforms: Platforms,
        screens: DisplayScreens,
        overflow: OverflowMessages,
        locks: DisplayLocks,
        last_shown: LastShown,
        meters: Meters,
    ) -> None:
        self._registry = registry
        self._platforms = platforms
        self._screens = screens
        self._overflow = overflow
        self._locks = locks
        self._last_shown = last_shown
        self._meters = meters
        self._background = Background()

    async def close(self) -> None:
        """Stops showing; what is behind is caught up at the next start."""
        await self._background.close()
        await self._last_shown.close()

    def update_changed(
        self, displays: TableDisplays, pages: bool = False, table: Table | None = None
    ) -> None:
        """Brings a table's displays up to date, with ``pages`` those that show a feature's page
        alone. ``table`` is what has become of it, where that is known."""
        for state in displays.boards:
            if state.display.page or not pages:
                state.mark_changed(table)
                self.update(displays, state)

    def update(self, displays: TableDisplays, state: DisplayState) -> None:
        """Brings a display up to date, in the background."""
        if state.is_busy or not self._is_shown_here(state):
            return  # one that is being shown will see that there is something newer
        code = state.display.table
        name = f"table {code}: display {state.display.id}"
        work = self._update_until_current(displays, state)
        state.task = self._background.start(work, name, code)

    def mention(
        self, displays: TableDisplays, state: DisplayState, notice: OpenNotice
    ) -> PendingNotice:
        """Has the display go out as a new message that mentions somebody, in place of its next
        edit."""
        pending = PendingNotice(notice)
        state.notices.append(pending)
        state.retry_now()
        self.update(displays, state)
        if state.edit is not None:
            state.edit.reschedule(asyncio.get_running_loop().time() + GRACE)
        return pending

    async def take_away(self, old: Iterable[Display]) -> None:
        """Takes away messages that are displays no longer."""
        for display in old:
            self._last_shown.drop(display.id)
            await self._remove(display)

    async def _remove(self, display: Display) -> None:
        platform = self._platforms.get(display.chat.platform)
        try:
            if platform is not None:
                await platform.remove(display)
        except Exception:
            log.exception("table %s: could not remove an old message", display.table)

    def _is_shown_here(self, state: DisplayState) -> bool:
        """Whether to show it is this process's: it owns the chat, or has a notice for it."""
        chat = state.display.chat
        named = self._platforms.get(chat.platform) is not None
        return self._platforms.owns(chat) or (bool(state.notices) and named)

    async def _update_until_current(self, displays: TableDisplays, state: DisplayState) -> None:
        """Shows the display's newest screen until nothing newer came in the meantime."""
        failures = 0
        try:
            while displays.has(state) and self._is_shown_here(state):
                await self._locks.wait(state.display.table)
                try:
                    show = self._post_mentioning if state.notices else self._edit
                    if await show(displays, state) == state.stamp and not state.notices:
                        return
                except Overtaken:
                    continue
                except Refusal:
                    for overflow in displays.overflows(state.display.chat, state.display.person):
                        await self._registry.forget(displays, overflow)
                    self._last_shown.drop(state.display.id)
                    await self._registry.forget(displays, state)
                except Exception:
                    code, platform = state.display.table, state.display.chat.platform
                    log.exception("table %s: could not show the board on %s", code, platform)
                    if failures == len(RETRIES):
                        return
                    state.told = None  # which may be old by then
                    await state.wait_to_retry(RETRIES[failures])
                    failures += 1
        finally:
            state.told = None
            failed = DeliveryStatus.FAILED if displays.has(state) else DeliveryStatus.REPLACED
            state.decide(state.notices, failed)

    async def _edit(self, displays: TableDisplays, state: DisplayState) -> int:
        """Shows the display's newest screen, as a new message where the old one is gone; the stamp
        of what is shown. A change before ``newest`` is called is in the screen that it makes."""
        stamp, tried = state.stamp, state.display
        page = tried.page

        async def newest() -> Screen:
            nonlocal stamp, page
            await self._locks.wait(state.display.table)
            stamp, page = state.stamp, state.display.page
            if state.notices:
                raise Overtaken
            return await self._screens.newest(state)

        platform = self._platforms.of(state.display.chat)
        playing = (await self._screens.table(state)).status is Status.PLAYING
        try:
            async with asyncio.timeout(None) as state.edit:
                with self._meters.editing(platform.name, OUTCOMES):
                    screen = await platform.show(state.display, newest, playing)
        except TimeoutError:  # it has waited long, on Discord for the next press, for a notice
            if state.edit is not None and state.edit.expired():
                raise Overtaken from None
            raise
        except Gone:
            state.edit = None
            # Another process may have put a newer one up.
            await self._registry.reload_if_shared(state.display.table)
            if displays.has(state):
                if state.display.message == tried.message:
                    await self._repost(displays, state, newest)
            elif stamp != state.stamp:  # a newer message has replaced it, and shows less than this
                self.update_changed(displays)
            return stamp
        finally:
            state.edit = None
        await self._overflow.follow(displays, state, screen)
        self._note_shown(state, replace(tried, page=page), screen.revision)
        return stamp

    async def _post_mentioning(self, displays: TableDisplays, state: DisplayState) -> int:
        """Puts the display's newest screen up as a new message that mentions those who are to be
        told, and takes the old one away; the stamp of what is shown. Whom the message may not have
        called, as an older screen was the first that it showed, waits for the next."""
        stamp, old = state.stamp, state.display
        waiting = tuple(state.notices)
        made: list[tuple[Screen, list[OpenNotice]]] = []

        async def newest() -> Screen:
            nonlocal stamp, waiting
            stamp, waiting = state.stamp, tuple(state.notices)
            current = [pending.open for pending in waiting]
            screen = await self._screens.mentioning(state.display, current)
            made.append((screen, current))
            return screen

        try:
            posted = await self._platforms.of(old.chat).repost(old, newest)
        except (Obsolete, Gone, Refusal) as error:
            gone = isinstance(error, Gone)
            state.decide(waiting, DeliveryStatus.GONE if gone else DeliveryStatus.OBSOLETE)
            return NOTHING_SHOWN
        except Exception:
            state.decide(waiting, DeliveryStatus.FAILED)
            raise
        current = made[-1][1]
        called = next((told for screen, told in made if screen is posted.called), current)
        told = [notice for notice in current if notice in called]
        replaced = await self._replaced(displays, state, old, posted, told)
        for pending in waiting:
            if pending.open in told:
                state.decide([pending], DeliveryStatus.SENT)
            elif pending.open not in current:
                state.decide([pending], DeliveryStatus.OBSOLETE)
        # A platform that was given it before, by a process that has ended, says where it stands.
        if replaced and posted.message != old.message:
            await self._remove(old)
        return stamp

    async def _repost(self, displays: TableDisplays, state: DisplayState, newest: Newest) -> None:
        """Somebody has deleted the message: the table comes back as a new one. Where none can be
        written, only what people do there brings it back."""
        display = state.display
        try:
            posted = await self._platforms.of(display.chat).repost(display, newest)
        except Gone:
            if displays.has(state):
                self._last_shown.drop(display.id)
                await self._registry.mark_unwritable(displays, state)
            return
        await self._replaced(displays, state, display, posted)

    async def _replaced(
        self,
        displays: TableDisplays,
        state: DisplayState,
        old: Display,
        posted: Shown,
        told: Iterable[OpenNotice] = (),
    ) -> bool:
        """Whether the display is what was posted in place of its ``old`` message from now on:
        another may have replaced it."""
        ids = [notice.id for notice in told]
        if await self._registry.replace_message(displays, state, old.message, posted.message, ids):
            await self._overflow.follow(displays, state, posted.screen, anew=True)
            self._note_shown(state, replace(old, message=posted.message), posted.screen.revision)
            return True
        if displays.at(posted.chat, posted.message) is None:  # else it was pressed already
            displays.replaced.append((posted.chat.key, posted.message))  # no press brings it back
            await self._remove(replace(state.display, chat=posted.chat, message=posted.message))
        return False

    def _note_shown(self, state: DisplayState, display: Display, revision: int) -> None:
        """Notes what stands where, as it was when it was shown: by now the display may be open at
        another page, or be another message."""
        state.note_shown(revision)
        self._last_shown.note(replace(display, shown=revision))
