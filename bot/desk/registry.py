"""Which messages show which table: rows of the database, those asked for lately kept in memory."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.desk.pending import Fate, PendingNotice
from bot.people import Chat, Display
from bot.running.budget import USUAL
from bot.screens import Screen
from bot.store import Store

REST = "rest"  # the page of a display that is the rest of a text, below the board it belongs to
REPLACED = 16  # messages of a table that are remembered as replaced by newer ones
LOST = ""  # the message of a display in a chat where nothing can be written

Sequence = Callable[[Display], int]


@dataclass(eq=False, slots=True)
class DisplayState:
    """A display, and what is being done for it: ``stamp`` counts the changes it has to show,
    ``notices`` wait for its next new message."""

    display: Display
    stamp: int = 0
    task: "asyncio.Task[None] | None" = None  # shows it
    excused: bool = False  # whether a press on an older screen was blamed on haste
    edit: asyncio.Timeout | None = None  # of its message, under way
    notices: list[PendingNotice] = field(default_factory=list)
    follows: asyncio.Lock = field(default_factory=asyncio.Lock)  # while its rest is brought
    resting: "asyncio.Future[None] | None" = None  # until it is tried again

    def renew(self, row: Display) -> None:
        """The database has it so, perhaps from another process."""
        known = replace(self.display, shown=row.shown)
        if row == known and row.shown >= 0:
            # Of what is shown here the database learns later.
            self.display = replace(row, shown=max(row.shown, self.display.shown))
            return
        self.display = row
        self.change()

    def change(self) -> None:
        """There is something newer to show."""
        self.stamp += 1
        self.wake()

    def wake(self) -> None:
        """After a failure try again at once."""
        if self.resting is not None and not self.resting.done():
            self.resting.set_result(None)

    async def rest(self, seconds: float) -> None:
        """Wait after a failure, no longer than until there is something new to show or tell."""
        self.resting = asyncio.get_running_loop().create_future()
        await asyncio.wait([self.resting], timeout=seconds)
        self.resting = None

    def drop(self, notices: Iterable[PendingNotice], fate: Fate) -> None:
        """These notices wait no longer."""
        for pending in tuple(notices):
            self.notices.remove(pending)
            pending.meet(fate)

    @property
    def busy(self) -> bool:
        """Whether it is being shown, so that a change made now will be seen."""
        return self.task is not None and not self.task.done()


@dataclass(eq=False, slots=True, weakref_slot=True)
class TableDisplays:
    """What is known of one table's displays. ``lock``: messages come and go one at a time;
    ``replaced`` are the chats and names of those that went last."""

    states: dict[int, DisplayState]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    replaced: deque[tuple[str, str]] = field(default_factory=partial(deque, maxlen=REPLACED))

    def merge(self, rows: Iterable[Display], forgotten: Collection[int]) -> None:
        """Other processes have changed the displays: these are all that there are now, but for
        those ``forgotten`` here, by id."""
        found = {row.id: row for row in rows if row.message != LOST}
        for gone in self.states.keys() - found.keys():
            del self.states[gone]
        for id, row in found.items():
            if id in self.states:
                self.states[id].renew(row)
            elif id not in forgotten:
                self.states[id] = DisplayState(row)

    def at(self, chat: Chat, message: str) -> DisplayState | None:
        """The display that a message is, or None."""
        states = self.states.values()
        return next((s for s in states if _is_at(s.display, chat, message)), None)

    def here(self, chat: Chat, person: str | None) -> list[DisplayState]:
        """The displays in a chat for the same reader, oldest first."""
        return [state for state in self.boards if _is_for(state.display, chat, person)]

    def rests(self, chat: Chat, person: str | None) -> list[DisplayState]:
        """The messages there that hold the rest of a text."""
        rests = (state for state in self.states.values() if state.display.page == REST)
        return [state for state in rests if _is_for(state.display, chat, person)]

    @property
    def boards(self) -> tuple[DisplayState, ...]:
        """The displays that show the table itself, oldest first."""
        return tuple(state for state in self.states.values() if state.display.page != REST)

    def on(self, platform: str) -> list[DisplayState]:
        """The displays on a platform."""
        return [s for s in self.states.values() if s.display.chat.platform == platform]

    def nearest(
        self, platform: str, place: Chat | None, accounts: Collection[str]
    ) -> DisplayState | None:
        """The display of a platform at which the person with these accounts best is told
        something: in the chat ``place`` where they last acted, else the newest that everybody on
        the platform reads, else their own."""
        boards = [s for s in self.on(platform) if s.display.page != REST]
        read = [s for s in boards if s.display.person in (None, *accounts)]
        there = [s for s in read if place is not None and s.display.chat.key == place.key]
        shared = [s for s in read if s.display.person is None]
        return next((found[-1] for found in (there, shared, read) if found), None)

    def holds(self, state: DisplayState) -> bool:
        """Whether its message still is the one that shows the table."""
        return self.states.get(state.display.id) is state


class Registry:
    """The displays of all tables; ``kept`` tables are remembered, and every one that somebody
    works with, however many others were asked for since."""

    def __init__(self, store: Store, kept: int = USUAL.tables) -> None:
        self._store = store
        self._recent: LRUCache[str, TableDisplays] = LRUCache(kept)
        self._held: WeakValueDictionary[str, TableDisplays] = WeakValueDictionary()
        self._forgotten: set[int] = set()  # which the database may still have

    def find(self, code: str) -> TableDisplays | None:
        """What is in memory of a table's displays, or None."""
        found = self._recent.get(code) or self._held.get(code)
        return self._keep(code, found) if found else None

    async def load(self, code: str) -> TableDisplays:
        """The displays of a table."""
        found = self.find(code)
        if found is None:
            rows = await self._store.displays(code)
            states = {row.id: DisplayState(row) for row in rows if row.message != LOST}
            found = self.find(code) or self._keep(code, TableDisplays(states))
        return found

    async def read_anew(self, code: str) -> TableDisplays:
        """The displays of a table, which other processes have changed."""
        displays = await self.load(code)
        async with displays.lock:
            displays.merge(await self._store.displays(code), self._forgotten)
        return displays

    async def read_all_anew(self) -> tuple[TableDisplays, ...]:
        """Those of all tables with which somebody works; the others are read when asked for."""
        self._recent.clear()
        return tuple([await self.read_anew(code) for code in tuple(self._held)])

    def let_go(self, owns: Callable[[Chat], bool]) -> None:
        """Other processes edit what stands in the chats that this one does not own: what is under
        way there is given up, but for new messages, which would come twice."""
        for displays in tuple(self._held.values()):
            for state in displays.states.values():
                if state.edit is None or state.notices or owns(state.display.chat):
                    continue
                if state.task is not None:
                    state.task.cancel()

    def _keep(self, code: str, displays: TableDisplays) -> TableDisplays:
        self._recent[code] = self._held[code] = displays
        return displays

    async def add(
        self, displays: TableDisplays, screen: Screen, chat: Chat, message: str, person: str | None
    ) -> tuple[DisplayState | None, list[Display]]:
        """A new message shows ``screen``: its display, and the older ones for the same readers,
        which are none any more. A reply may come to stand in a message that a newer one replaced
        while it was made: that is no display again, and goes away itself."""
        async with displays.lock:
            state = displays.at(chat, message)
            if state is None and (chat.key, message) in displays.replaced:
                return None, [Display(0, screen.table, chat, message, person)]
            if state is None or _is_news(state.display, screen):
                row = await self._store.add_display(
                    screen.table, chat, message, person, screen.revision, screen.page
                )
                taken_for = state.display.page if state is not None else screen.page
                state = displays.states.setdefault(row.id, DisplayState(row))
                state.display = row
                if taken_for != screen.page:
                    # A press came before it was recorded, and it is perhaps being shown as what
                    # it was taken for.
                    state.display = replace(row, shown=-1)
                    state.change()
            return state, await self._drop_others(displays, state)

    async def add_rest(
        self, displays: TableDisplays, board: DisplayState, display: Display
    ) -> bool:
        """A new message holds the rest of what ``board`` says. False when another message has
        replaced that meanwhile."""
        async with displays.lock:
            if not displays.holds(board):
                return False
            row = await self._store.add_display(
                display.table,
                display.chat,
                display.message,
                display.person,
                display.shown,
                REST,
            )
            displays.states.setdefault(row.id, DisplayState(row))
            return True

    async def adopt(
        self, displays: TableDisplays, display: Display, sequence: Sequence
    ) -> tuple[DisplayState | None, list[Display]]:
        """A message that shows a table, and that nobody recorded, becomes its ``display`` unless a
        newer message is one: what it is now, and which messages are to go away."""
        chat = display.chat
        async with displays.lock:
            if displays.at(chat, display.message) is not None:
                return None, []
            if await self._store.display_at(chat, display.message) is not None:
                return None, []  # of another table, whatever the payload says
            here = [state.display for state in displays.here(chat, display.person)]
            if any(sequence(other) > sequence(display) for other in here):
                return None, [display]
            row = await self._store.add_display(
                display.table, chat, display.message, display.person, display.shown
            )
            state = displays.states[row.id] = DisplayState(row)
            return state, await self._drop_others(displays, state)

    async def _drop_others(self, displays: TableDisplays, newest: DisplayState) -> list[Display]:
        place = newest.display.chat, newest.display.person
        older = [state for state in displays.here(*place) if state is not newest]
        older += displays.rests(*place) if older else []
        for state in older:
            displays.replaced.append((state.display.chat.key, state.display.message))
            await self.forget(displays, state)
        return [state.display for state in older]

    async def stands(
        self,
        displays: TableDisplays,
        state: DisplayState,
        old: str,
        message: str,
        told: Collection[int] = (),
        at: float = 0.0,
    ) -> bool:
        """The display was posted anew as ``message`` in place of the ``old`` one, which at this
        Unix time has brought the notices ``told``, by id. False when another, perhaps of another
        process, has replaced it meanwhile."""
        async with displays.lock:
            if not displays.holds(state) or state.display.message != old:
                return False
            state.display = replace(state.display, message=message)
            if await self._store.stands(state.display.id, message, told, at, old):
                displays.replaced.append((state.display.chat.key, old))
                return True
            rows = await self._store.displays(state.display.table)
            displays.merge(rows, self._forgotten)
            return False

    async def turn(self, displays: TableDisplays, state: DisplayState, page: str) -> None:
        """The display is to show another page."""
        async with displays.lock:
            state.display = replace(state.display, page=page, shown=-1)
            state.change()
            await self._store.turn(state.display.id, page)

    async def forget(self, displays: TableDisplays, state: DisplayState) -> None:
        """Its message shows the table no longer."""
        key = state.display.id
        displays.states.pop(key, None)
        self._forgotten.add(key)
        try:
            await self._store.forget(key)
        finally:
            self._forgotten.discard(key)

    async def forget_readers(self, accounts: Collection[str]) -> None:
        """What these accounts alone read shows no table any longer."""
        for displays in tuple(self._held.values()):
            for state in tuple(displays.states.values()):
                if state.display.person in accounts:
                    await self.forget(displays, state)

    async def lose(self, displays: TableDisplays, state: DisplayState) -> None:
        """Nothing can be written in its chat, which still is where the table is played, so that
        /board finds it."""
        lost = state.display
        await self._store.add_display(lost.table, lost.chat, LOST, lost.person, -1)
        await self.forget(displays, state)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await self._store.move_chat(old, new)
        for displays in tuple(self._held.values()):
            for state in displays.states.values():
                if state.display.chat.key == old.key:
                    state.display = replace(state.display, chat=new)


def on_platform(accounts: Iterable[str], platform: str) -> tuple[str, ...]:
    """Those of the accounts that are on a platform."""
    return tuple(account for account in accounts if account.partition(":")[0] == platform)


def _is_at(display: Display, chat: Chat, message: str) -> bool:
    return display.message == message and display.chat.key == chat.key


def _is_for(display: Display, chat: Chat, person: str | None) -> bool:
    return display.chat.key == chat.key and display.person == person


def _is_news(display: Display, screen: Screen) -> bool:
    """Whether ``screen``, which was put up as the display's message, is not what the display is
    known to show. Somebody who was quick enough has turned its page before it was recorded: then
    that page is still to be shown."""
    if display.page and display.shown < 0 and not screen.page:
        return False
    return display.shown < screen.revision or bool(display.page)
