"""Every message that shows a table, brought up to date after each change."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.background import Background
from bot.desk.chat_screens import ChatScreens
from bot.desk.holds import Holds
from bot.desk.pending import Fate, Passed, PendingNotice
from bot.desk.platform import Gone, Newest, Platform, Shown
from bot.desk.registry import KEPT, DisplayState, Registry, TableDisplays
from bot.desk.shown import ShownRevisions
from bot.desk.watchers import Watchers
from bot.errors import Refusal
from bot.people import Chat, Display, Person
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.screens import Mention, Screen
from bot.store import Store
from bot.tables.notices import OpenNotice, holds
from bot.tables.table import Table

log = logging.getLogger(__name__)

AGAIN = -1  # the stamp of a display that has shown nothing
GRACE = 3.0  # seconds that an edit under way has before a notice goes out instead
RETRIES = (1.0, 5.0, 30.0, 120.0)  # seconds before a failed display is tried again


class Overtaken(Exception):
    """The screen is to go out as a new message, not as an edit."""


class Displays:
    """Shows tables on the platforms. One task a display at most, always with the newest screen,
    so changes that come faster than a platform allows merge by themselves. ``holds`` are the tables
    of which no edit begins, for one display may have to go out as a new message instead."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        screens: ChatScreens,
        kept: int = KEPT,
        flush: float = ORDINARY.flush,
        clock: Callable[[], float] = time.time,
        grace: float = GRACE,
    ) -> None:
        self._store = store
        self._tables = tables
        self._screens = screens
        self._platforms = screens.platforms
        self._registry = Registry(store, kept)
        self._watchers = Watchers()
        self._background = Background()
        self._clock = clock
        self._grace = grace
        self._loading: dict[str, bool] = {}
        self.holds = Holds()
        self._shown = ShownRevisions(store, self._background, flush)
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
        return self._watchers.add(code, callback, pages)

    # What there is to show

    def nudge(self, table: Table) -> None:
        """The table has changed: bring everything that shows it up to date, in the background."""
        self.refresh(table.code)

    def refresh(self, code: str) -> None:
        """Bring all displays of a table up to date."""
        self._watchers.tell(code)
        self._refresh_all(code, pages=False)

    def refresh_pages(self, code: str) -> None:
        """Bring up to date only what shows an analysis of the table's matches."""
        self._watchers.tell(code, pages=True)
        self._refresh_all(code, pages=True)

    def _refresh_all(self, code: str, pages: bool) -> None:
        displays = self._registry.find(code)
        if displays is not None:
            self._refresh(displays, pages)
        elif code in self._loading:
            self._loading[code] &= pages
        else:
            self._loading[code] = pages
            self._background.start(self._refresh_unknown(code), f"table {code}: its displays")

    async def _refresh_unknown(self, code: str) -> None:
        try:
            displays = await self._registry.load(code)
        finally:
            pages = self._loading.pop(code)
        self._refresh(displays, pages)

    def _refresh(self, displays: TableDisplays, pages: bool) -> None:
        for state in tuple(displays.states.values()):
            if state.display.page or not pages:
                state.stamp += 1
                self._start(displays, state)

    async def refresh_pressed(self, code: str, chat: Chat, message: str) -> None:
        """Somebody has pressed on an older screen than the table's: what is behind here is shown
        anew. What was shown a moment ago the presser has only seen too late; a second such press
        says that the message shows something else than it should."""
        displays = await self._registry.load(code)
        revision = (await self._tables.get(code)).revision
        pressed = displays.at(chat, message)
        for state in tuple(displays.states.values()):
            here = state.display.chat.key == chat.key
            if here and (state.display.shown != revision or (state is pressed and state.excused)):
                self._start(displays, state)
        if pressed is not None and not pressed.busy:
            pressed.excused = True

    async def turn(self, code: str, chat: Chat, message: str, person: str, page: str) -> bool:
        """Have the table's message in this chat, the one that was pressed if it is one, show
        another page; False when there is none."""
        displays = await self._registry.load(code)
        here = displays.here(chat, person if chat.private else None)
        if not here:
            return False
        state = next((state for state in here if state.display.message == message), here[-1])
        state.display = replace(state.display, page=page, shown=-1)
        await self._store.turn(state.display.id, page)
        state.stamp += 1
        self._start(displays, state)
        return True

    # Telling somebody of it

    @property
    def platforms(self) -> tuple[str, ...]:
        """The names of the platforms that run here."""
        return tuple(self._platforms)

    async def find(self, code: str) -> TableDisplays:
        """The displays of a table."""
        return await self._registry.load(code)

    def want(
        self, displays: TableDisplays, state: DisplayState, notice: OpenNotice
    ) -> PendingNotice:
        """Have the display go out as a new message that mentions somebody, in place of its next
        edit."""
        pending = PendingNotice(notice)
        state.notices.append(pending)
        self._start(displays, state)
        if state.edit is not None:
            state.edit.reschedule(asyncio.get_running_loop().time() + self._grace)
        return pending

    async def tell_privately(self, notice: OpenNotice, chat: Chat) -> Fate:
        """Put the table into the chat that only the person to be told reads."""

        async def newest() -> Screen:
            return await self._mentioning(Display(0, notice.table, chat, "", person), [notice])

        person = notice.notice.person
        try:
            posted = await self._platforms[chat.platform].post(chat, newest)
        except Passed:
            return Fate.PASSED
        except Gone:
            return Fate.GONE
        await self.add(posted.screen, posted.chat, posted.message, person)
        return Fate.SENT

    async def _mentioning(self, display: Display, notices: list[OpenNotice]) -> Screen:
        """What the display is to show with those mentioned of whom the notices still hold; the
        others are taken out of the list. Raises Passed when none is left, NoSuchTable."""
        while True:
            table = await self._tables.get(display.table)
            screen = await self._screens.of(table, display.chat, display.person)
            now = await self._tables.get(display.table)
            notices[:] = [told for told in notices if holds(told.notice, now)]
            if not notices:
                raise Passed
            if all(holds(told.notice, table) for told in notices):
                return replace(screen, mentions=_mentions(table, notices))

    def unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person: the boards say so."""
        self._screens.unreached(notice)
        self.refresh(notice.table)

    # Showing it

    def _start(self, displays: TableDisplays, state: DisplayState) -> None:
        if state.busy or state.display.chat.platform not in self._platforms:
            return  # one that is being shown will see that there is something newer
        name = f"table {state.display.table}: display {state.display.id}"
        state.task = self._background.start(self._bring(displays, state), name)

    async def _bring(self, displays: TableDisplays, state: DisplayState) -> None:
        """Show the display's newest screen until nothing newer came in the meantime."""
        try:
            await self._bring_until_done(displays, state)
        finally:
            fate = Fate.FAILED if displays.holds(state) else Fate.REPLACED
            state.drop(state.notices, fate)

    async def _bring_until_done(self, displays: TableDisplays, state: DisplayState) -> None:
        failures = 0
        while displays.holds(state):
            await self.holds.over(state.display.table)
            try:
                show = self._tell if state.notices else self._show
                if await show(displays, state) == state.stamp and not state.notices:
                    return
            except Overtaken:
                continue
            except Refusal:
                await self._forget(displays, state)
            except Exception:
                display = state.display
                log.exception(
                    "table %s: could not show it on %s", display.table, display.chat.platform
                )
                if failures == len(RETRIES):
                    return
                await asyncio.sleep(RETRIES[failures])
                failures += 1

    async def _show(self, displays: TableDisplays, state: DisplayState) -> int:
        """Show the display's newest screen, as a new message where the old one is gone; the stamp
        of what is shown. A change before ``newest`` is called is in the screen that it makes."""
        stamp = state.stamp

        async def newest() -> Screen:
            nonlocal stamp
            await self.holds.over(state.display.table)
            stamp = state.stamp
            if state.notices:
                raise Overtaken
            return await self.screen(state.display)

        try:
            screen = await self._edited(state, newest)
        except Gone:
            if displays.holds(state):
                await self._repost(displays, state, newest)
            elif stamp != state.stamp:  # a newer message has replaced it, and shows less than this
                self._refresh(displays, pages=False)
            return stamp
        self._note(state, screen.revision)
        return stamp

    async def _edited(self, state: DisplayState, newest: Newest) -> Screen:
        """The screen that the display's message shows now. An edit may wait long, on Discord for
        the next press: with a notice it is given up. Raises Gone, Overtaken."""
        platform = self._platforms[state.display.chat.platform]
        try:
            async with asyncio.timeout(None) as state.edit:
                return await platform.show(state.display, newest)
        except TimeoutError:
            if state.edit is not None and state.edit.expired():
                raise Overtaken from None
            raise
        finally:
            state.edit = None

    async def _tell(self, displays: TableDisplays, state: DisplayState) -> int:
        """Put the display's newest screen up as a new message that mentions those who are to be
        told, and take the old one away; the stamp of what is shown, AGAIN where that is nothing."""
        stamp, old, told = state.stamp, state.display, list[OpenNotice]()
        waiting = tuple(state.notices)

        async def newest() -> Screen:
            nonlocal stamp, waiting
            stamp, waiting = state.stamp, tuple(state.notices)
            told[:] = [pending.open for pending in waiting]
            return await self._mentioning(state.display, told)

        try:
            posted = await self._platforms[old.chat.platform].repost(old, newest)
        except (Passed, Gone, Refusal) as error:
            state.drop(waiting, Fate.GONE if isinstance(error, Gone) else Fate.PASSED)
            return AGAIN
        except Exception:
            state.drop(waiting, Fate.FAILED)
            raise
        stands = await self._stands(displays, state, posted, told)
        for pending in waiting:
            state.drop([pending], Fate.SENT if pending.open in told else Fate.PASSED)
        if stands:
            await self._take_away(old)
        return stamp

    async def _repost(self, displays: TableDisplays, state: DisplayState, newest: Newest) -> None:
        """Somebody has deleted the message: the table comes back as a new one. Where none can be
        written, only what people do there brings it back."""
        display = state.display
        platform = self._platforms[display.chat.platform]
        try:
            posted = await platform.repost(display, newest)
        except Gone:
            if displays.holds(state):
                self._shown.drop(display.id)
                await self._registry.lose(displays, state)
            return
        await self._stands(displays, state, posted)

    async def _stands(
        self,
        displays: TableDisplays,
        state: DisplayState,
        posted: Shown,
        told: Iterable[OpenNotice] = (),
    ) -> bool:
        """Whether the display is what was posted from now on: another may have replaced it."""
        ids, now = [notice.id for notice in told], self._clock()
        if await self._registry.stands(displays, state, posted.message, ids, now):
            self._note(state, posted.screen.revision)
            return True
        if displays.at(posted.chat, posted.message) is None:  # else it was pressed already
            await self._take_away(replace(state.display, chat=posted.chat, message=posted.message))
        return False

    async def screen(self, display: Display) -> Screen:
        """What a display is to show now. Raises NoSuchTable."""
        table = await self._tables.get(display.table)
        return await self._screens.of(table, display.chat, display.person, display.page)

    # Messages that come and go

    async def add(self, screen: Screen, chat: Chat, message: str, person: str | None) -> None:
        """A new message shows the table; an older one of it for the same readers goes away."""
        displays = await self._registry.load(screen.table)
        state, older = await self._registry.add(displays, screen, chat, message, person)
        await self._remove(older)
        table = await self._tables.get(screen.table)
        if state.display.shown != table.revision:
            self._start(displays, state)

    async def adopt(self, code: str, chat: Chat, message: str, person: Person) -> bool:
        """A message of the table was pressed. One that nobody recorded, for the program was ended
        before it could, is a display from now on; where a newer one is, it goes away instead.
        Whether it has become one, which ``show_adopted`` then has to show. Raises NoSuchTable."""
        platform = self._platforms.get(chat.platform)
        displays = await self._registry.load(code)
        if platform is None or not message or displays.at(chat, message) is not None:
            return False
        await self._tables.get(code)
        display = Display(0, code, chat, message, person.key if chat.private else None)
        state, older = await self._registry.adopt(displays, display, platform.sequence)
        if older:
            self._background.start(self._remove(older), f"table {code}: older messages")
        return state is not None

    async def show_adopted(self, code: str, chat: Chat, message: str) -> None:
        """Show what was adopted, should nothing have changed since that shows it anyway."""
        displays = await self._registry.load(code)
        state = displays.at(chat, message)
        if state is not None and state.display.shown < 0:
            self._start(displays, state)

    async def _remove(self, older: list[Display]) -> None:
        for display in older:
            self._shown.drop(display.id)
            await self._take_away(display)

    async def _take_away(self, display: Display) -> None:
        platform = self._platforms.get(display.chat.platform)
        try:
            if platform is not None:
                await platform.remove(display)
        except Exception:
            log.exception("table %s: could not take an old message away", display.table)

    async def _forget(self, displays: TableDisplays, state: DisplayState) -> None:
        self._shown.drop(state.display.id)
        await self._registry.forget(displays, state)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await self._registry.moved(old, new)

    # What is known to be shown

    def _note(self, state: DisplayState, revision: int) -> None:
        state.display = replace(state.display, shown=revision)
        state.excused = False
        self._shown.note(state.display.id, revision)

    async def catch_up(self) -> None:
        """After a start: whatever fell behind while nobody was here is shown as it is now."""
        for name in self._platforms:
            for display in await self._store.behind(name):
                displays = await self._registry.load(display.table)
                if display.id in displays.states:
                    self._start(displays, displays.states[display.id])

    async def close(self) -> None:
        """Stop showing; what is behind is caught up at the next start."""
        await self._background.close()
        await self._shown.write()


def _mentions(table: Table, notices: Iterable[OpenNotice]) -> tuple[Mention, ...]:
    """Everybody who is told, once each."""
    people = dict.fromkeys(told.notice.person for told in notices)
    names = {chair.person: chair.name for chair in table.chairs}
    return tuple(Mention(person, names.get(person, "")) for person in people)
