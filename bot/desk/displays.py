"""Every message that shows a table, brought up to date after each change."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from bot.background import Background
from bot.desk.chat_screens import ChatScreens
from bot.desk.elsewhere import pressed_wish, told_wish, unreached_wish
from bot.desk.holds import Holds
from bot.desk.pending import Fate, Passed, PendingNotice
from bot.desk.platform import Gone, Newest, Platform, Shown
from bot.desk.registry import REST, DisplayState, Registry, TableDisplays, on_platform
from bot.desk.rest import Rests
from bot.desk.shown import ShownRevisions
from bot.desk.watchers import Watchers
from bot.errors import Refusal
from bot.monitoring.meters import Meters, Outcome
from bot.people import Chat, Display, Person
from bot.running.budget import USUAL
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.screens import Mention, Screen
from bot.store import Store
from bot.store.wishes import Wish, Word
from bot.tables.notices import OF_TURNS, OpenNotice, holds
from bot.tables.table import Table

log = logging.getLogger(__name__)

AGAIN = -1  # the stamp of a display that has shown nothing
GRACE = 3.0  # seconds that an edit under way has before a notice goes out instead
RETRIES = (1.0, 5.0, 30.0, 120.0)  # seconds before a failed display is tried again


class Overtaken(Exception):
    """The screen is to go out as a new message, not as an edit."""


OUTCOMES = {Gone: Outcome.GONE, Overtaken: Outcome.OVERTAKEN}  # of an edit that fails so


class Displays:
    """Shows tables on the platforms. One task a display at most, always with the newest screen,
    so changes that come faster than a platform allows merge by themselves. ``holds`` are the tables
    of which no edit begins, for one display may have to go out as a new message instead."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        screens: ChatScreens,
        kept: int = USUAL.tables,
        flush: float = ORDINARY.flush,
        clock: Callable[[], float] = time.time,
        grace: float = GRACE,
        meters: Meters | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._screens = screens
        self._platforms = screens.platforms
        self._registry = Registry(store, kept)
        self._rests = Rests(self._registry, self._platforms)
        self._watchers = Watchers()
        self._background = Background()
        self._clock = clock
        self._grace = grace
        self._meters = meters or Meters()
        self._loading: dict[str, bool] = {}
        self.holds = Holds()
        self._shown = ShownRevisions(store, self._background, flush)
        tables.listen(self.nudge)

    def attach(self, platform: Platform) -> None:
        """Show the displays of this platform through it."""
        self._platforms[platform.name] = platform

    def owns(self, chat: Chat) -> bool:
        """Whether this process, of those that share the database, edits what stands in a chat."""
        platform = self._platforms.get(chat.platform)
        return platform is not None and platform.owns(chat)

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

    def refresh_everywhere(self, code: str) -> None:
        """The table looks different, though it has not changed: other processes show it too."""
        self.refresh(code)
        self._tell_others(Wish(Word.ANEW, code))

    def _tell_others(self, wish: Wish) -> None:
        if not self._store.alone:
            self._background.start(
                self._store.tell(wish), f"table {wish.table}: {wish.word}", wish.table
            )

    def tell_watchers(self, code: str) -> None:
        """Something is to be seen anew on pages alone."""
        self._watchers.tell(code)

    def refresh_pages(self, code: str) -> None:
        """Bring up to date only what shows an analysis of the table's matches."""
        self.show_pages(code)
        self._tell_others(Wish(Word.PAGES, code))

    def show_pages(self, code: str) -> None:
        """The same, of an analysis of which another process tells."""
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
            self._background.start(self._refresh_unknown(code), f"table {code}: its displays", code)

    async def _refresh_unknown(self, code: str) -> None:
        try:
            displays = await self._registry.load(code)
        finally:
            pages = self._loading.pop(code)
        self._refresh(displays, pages)

    def _refresh(self, displays: TableDisplays, pages: bool) -> None:
        for state in displays.boards:
            if state.display.page or not pages:
                state.change()
                self._start(displays, state)

    async def refresh_pressed(self, code: str, chat: Chat, message: str) -> None:
        """Somebody has pressed on an older screen than the table's: what is behind here is shown
        anew. What was shown a moment ago the presser has only seen too late; a second such press
        says that the message shows something else than it should."""
        if self.owns(chat):
            await self.refresh_here(code, chat, message)
        else:
            await self._store.tell(pressed_wish(code, chat, message))

    async def refresh_here(self, code: str, chat: Chat, message: str) -> None:
        """The same, where this process owns the chat."""
        if not self.owns(chat):
            return
        displays = await self._registry.load(code)
        revision = (await self._tables.get(code)).revision
        pressed = displays.at(chat, message)
        for state in displays.boards:
            here = state.display.chat.key == chat.key
            if here and (state.display.shown != revision or (state is pressed and state.excused)):
                self._start(displays, state)
        if pressed is not None and not pressed.busy:
            pressed.excused = True

    async def page(self, code: str, chat: Chat, message: str) -> str:
        """The page that a message of the table shows, "" for the table itself."""
        state = (await self._registry.load(code)).at(chat, message)
        return state.display.page if state is not None else ""

    async def turn(self, code: str, chat: Chat, message: str, person: str, page: str) -> bool:
        """Have the table's message in this chat, the one that was pressed if it is one, show
        another page; False when there is none."""
        displays = await self._registry.load(code)
        here = displays.here(chat, person if chat.private else None)
        if not here:
            return False
        state = next((state for state in here if state.display.message == message), here[-1])
        await self._registry.turn(displays, state, page)
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
        state.wake()
        self._start(displays, state)
        if state.edit is not None:
            state.edit.reschedule(asyncio.get_running_loop().time() + self._grace)
        return pending

    async def tell_privately(self, notice: OpenNotice, chat: Chat, reader: str) -> Fate:
        """Put the table into the chat that only the person to be told reads, with the account
        ``reader``."""

        async def newest() -> Screen:
            return await self._mentioning(Display(0, notice.table, chat, "", reader), [notice])

        try:
            posted = await self._platforms[chat.platform].post(chat, newest)
        except Passed:
            return Fate.PASSED
        except Gone:
            return Fate.GONE
        await self.add(posted.screen, posted.chat, posted.message, reader)
        await self._told([notice], chat)
        return Fate.SENT

    async def _mentioning(self, display: Display, notices: list[OpenNotice]) -> Screen:
        """What the display is to show with those mentioned of whom the notices still hold; the
        others are taken out of the list. Raises Passed when none is left, NoSuchTable."""
        least = max(told.notice.revision for told in notices)  # which may be unknown here as yet
        while True:
            table = await self._tables.get(display.table, least)
            screen = await self._screens.of(table, display.chat, display.person)
            now = await self._tables.get(display.table)
            notices[:] = [told for told in notices if holds(told.notice, now)]
            if not notices:
                raise Passed
            if all(holds(told.notice, table) for told in notices):
                return replace(screen, mentions=await self._mentions(table, display, notices))

    async def _mentions(
        self, table: Table, display: Display, notices: Iterable[OpenNotice]
    ) -> tuple[Mention, ...]:
        """Everybody who is told, once each, by the account with which they read the display."""
        people = dict.fromkeys(told.notice.person for told in notices)
        names = {chair.person: chair.name for chair in table.chairs}
        found = []
        for person in people:
            accounts = on_platform(await self._store.accounts_of(person), display.chat.platform)
            account = display.person if display.person in accounts else next(iter(accounts), None)
            found.append(Mention(account or person, names.get(person, "")))
        return tuple(found)

    async def _told(self, notices: Iterable[OpenNotice], chat: Chat) -> None:
        """These were given in a chat: elsewhere the boards say so."""
        now = self._clock()
        for notice in tuple(notices):
            self._tell_others(told_wish(notice, now, chat.key))
            await self.note_told(notice, now, chat.key)

    async def note_told(self, notice: OpenNotice, at: float, chat: str) -> None:
        """This was given at this Unix time in the chat with this key, perhaps by another
        process."""
        self._screens.told(notice, at)
        if notice.notice.kind not in OF_TURNS:
            return
        self._watchers.tell(notice.table)
        displays = await self._registry.load(notice.table)
        for state in displays.boards:
            if state.display.chat.key != chat:
                state.change()
                self._start(displays, state)

    def unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person: the boards say so."""
        self._tell_others(unreached_wish(notice))
        self.note_unreached(notice)

    def note_unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person, as perhaps another process has found out."""
        self._screens.unreached(notice)
        self.refresh(notice.table)

    # Showing it

    def _start(self, displays: TableDisplays, state: DisplayState) -> None:
        if state.busy or not self._shows(state):
            return  # one that is being shown will see that there is something newer
        code = state.display.table
        name = f"table {code}: display {state.display.id}"
        state.task = self._background.start(self._bring(displays, state), name, code)

    def _shows(self, state: DisplayState) -> bool:
        """Whether to show it is this process's: it owns the chat, or has a notice for it."""
        chat = state.display.chat
        return self.owns(chat) or (bool(state.notices) and chat.platform in self._platforms)

    async def _bring(self, displays: TableDisplays, state: DisplayState) -> None:
        """Show the display's newest screen until nothing newer came in the meantime."""
        try:
            await self._bring_until_done(displays, state)
        finally:
            fate = Fate.FAILED if displays.holds(state) else Fate.REPLACED
            state.drop(state.notices, fate)

    async def _bring_until_done(self, displays: TableDisplays, state: DisplayState) -> None:
        failures = 0
        while displays.holds(state) and self._shows(state):
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
                    "table %s: could not show the board on %s", display.table, display.chat.platform
                )
                if failures == len(RETRIES):
                    return
                await state.rest(RETRIES[failures])
                failures += 1

    async def _show(self, displays: TableDisplays, state: DisplayState) -> int:
        """Show the display's newest screen, as a new message where the old one is gone; the stamp
        of what is shown. A change before ``newest`` is called is in the screen that it makes."""
        stamp, tried = state.stamp, state.display.message

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
            if not self._store.alone:  # another process may have put a newer one up
                await self._registry.read_anew(state.display.table)
            if displays.holds(state):
                if state.display.message == tried:
                    await self._repost(displays, state, newest)
            elif stamp != state.stamp:  # a newer message has replaced it, and shows less than this
                self._refresh(displays, pages=False)
            return stamp
        await self._rests.follow(displays, state, screen)
        self._note(state, screen.revision)
        return stamp

    async def _edited(self, state: DisplayState, newest: Newest) -> Screen:
        """The screen that the display's message shows now. An edit may wait long, on Discord for
        the next press: with a notice it is given up. Raises Gone, Overtaken."""
        platform = self._platforms[state.display.chat.platform]
        try:
            async with asyncio.timeout(None) as state.edit:
                with self._meters.editing(platform.name, OUTCOMES):
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
        stands = await self._stands(displays, state, old.message, posted, told)
        for pending in waiting:
            state.drop([pending], Fate.SENT if pending.open in told else Fate.PASSED)
        # A platform that was given it before, by a process that has ended, says where it stands.
        if stands and posted.message != old.message:
            await self._take_away(old)
        await self._told(told, old.chat)
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
        await self._stands(displays, state, display.message, posted)

    async def _stands(
        self,
        displays: TableDisplays,
        state: DisplayState,
        old: str,
        posted: Shown,
        told: Iterable[OpenNotice] = (),
    ) -> bool:
        """Whether the display is what was posted in place of the ``old`` message from now on:
        another may have replaced it."""
        ids, now = [notice.id for notice in told], self._clock()
        if await self._registry.stands(displays, state, old, posted.message, ids, now):
            await self._rests.follow(displays, state, posted.screen, anew=True)
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
        if state is None:
            return
        if screen.rest or displays.rests(chat, state.display.person):
            following = self._rests.follow(displays, state, screen)
            self._background.start(
                following, f"table {screen.table}: the rest of a text", screen.table
            )
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
        display = Display(0, code, chat, message, person.account if chat.private else None)
        state, older = await self._registry.adopt(displays, display, platform.sequence)
        if older:
            self._background.start(self._remove(older), f"table {code}: older messages", code)
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
            log.exception("table %s: could not remove an old message", display.table)

    async def _forget(self, displays: TableDisplays, state: DisplayState) -> None:
        for rest in displays.rests(state.display.chat, state.display.person):
            await self._registry.forget(displays, rest)
        self._shown.drop(state.display.id)
        await self._registry.forget(displays, state)

    async def forget_readers(self, accounts: Collection[str]) -> None:
        """Nothing is shown any more to these accounts alone, until they ask anew."""
        await self._registry.forget_readers(accounts)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await self._registry.moved(old, new)

    # What is known to be shown

    def _note(self, state: DisplayState, revision: int) -> None:
        state.display = replace(state.display, shown=revision)
        state.excused = False
        self._shown.note(state.display.id, revision)

    async def catch_up(self, platform: str) -> None:
        """Other chats of the platform are owned by this process than before, as after a start:
        whatever fell behind there is shown as it is now, and what others own is let go."""
        self._registry.let_go(self.owns)
        for display in await self._store.behind(platform):
            if not self.owns(display.chat):
                continue
            displays = await self._registry.load(display.table)
            # The rest of a text is brought with what it belongs to.
            here = displays.here(display.chat, display.person)
            own = [state for state in here if display.id == state.display.id]
            for state in own or (here if display.page == REST else ()):
                state.change()
                self._start(displays, state)

    async def renew(self, code: str) -> None:
        """Other processes have changed what shows a table, or with "" what shows any: in the chats
        of this one what is not shown yet is shown now."""
        read = self._registry.read_anew, self._registry.read_all_anew
        for displays in [await read[0](code)] if code else await read[1]():
            for state in displays.boards:
                if self.owns(state.display.chat):
                    table = await self._tables.get(state.display.table)
                    if state.display.shown != table.revision:
                        self._start(displays, state)

    async def close(self) -> None:
        """Stop showing; what is behind is caught up at the next start."""
        await self._background.close()
        await self._shown.write()
