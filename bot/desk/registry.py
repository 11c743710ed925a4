"""Which messages show which table: rows of the database, those asked for lately kept in memory."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.desk.pending import Fate, PendingNotice
from bot.people import Chat, Display
from bot.screens import Screen
from bot.store import Store

KEPT = 5000  # tables whose displays are kept in memory
LOST = ""  # the message of a display in a chat where nothing can be written

Sequence = Callable[[Display], int]


@dataclass(eq=False)
class DisplayState:
    """A display, and what is being done for it: ``stamp`` counts the changes it has to show,
    ``notices`` wait for its next new message."""

    display: Display
    stamp: int = 0
    task: "asyncio.Task[None] | None" = None  # shows it
    excused: bool = False  # whether a press on an older screen was blamed on haste
    edit: asyncio.Timeout | None = None  # of its message, under way
    notices: list[PendingNotice] = field(default_factory=list)

    def drop(self, notices: Iterable[PendingNotice], fate: Fate) -> None:
        """These notices wait no longer."""
        for pending in tuple(notices):
            self.notices.remove(pending)
            pending.meet(fate)

    @property
    def busy(self) -> bool:
        """Whether it is being shown, so that a change made now will be seen."""
        return self.task is not None and not self.task.done()


@dataclass(eq=False)
class TableDisplays:
    """What is known of one table's displays. ``lock``: messages come and go one at a time."""

    states: dict[int, DisplayState]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def at(self, chat: Chat, message: str) -> DisplayState | None:
        """The display that a message is, or None."""
        states = self.states.values()
        return next((s for s in states if _is_at(s.display, chat, message)), None)

    def here(self, chat: Chat, person: str | None) -> list[DisplayState]:
        """The displays in a chat for the same reader, oldest first."""
        return [
            state
            for state in self.states.values()
            if state.display.chat.key == chat.key and state.display.person == person
        ]

    def nearest(self, platform: str, place: Chat | None, person: str) -> DisplayState | None:
        """The display at which this person best is told something: in the chat ``place`` where
        they last acted, else the newest that everybody on their platform reads, else their own."""
        states = [s for s in self.states.values() if s.display.chat.platform == platform]
        read = [s for s in states if s.display.person in (None, person)]
        there = [s for s in read if place is not None and s.display.chat.key == place.key]
        shared = [s for s in read if s.display.person is None]
        return next((found[-1] for found in (there, shared, read) if found), None)

    def holds(self, state: DisplayState) -> bool:
        """Whether its message still is the one that shows the table."""
        return self.states.get(state.display.id) is state


class Registry:
    """The displays of all tables; ``kept`` tables are remembered, and every one that somebody
    works with, however many others were asked for since."""

    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._store = store
        self._recent: LRUCache[str, TableDisplays] = LRUCache(kept)
        self._held: WeakValueDictionary[str, TableDisplays] = WeakValueDictionary()

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

    def _keep(self, code: str, displays: TableDisplays) -> TableDisplays:
        self._recent[code] = self._held[code] = displays
        return displays

    async def add(
        self, displays: TableDisplays, screen: Screen, chat: Chat, message: str, person: str | None
    ) -> tuple[DisplayState, list[Display]]:
        """A new message shows ``screen``: its display, and the older ones for the same readers,
        which are none any more."""
        async with displays.lock:
            state = displays.at(chat, message)
            if state is None or state.display.shown < screen.revision or state.display.page:
                row = await self._store.add_display(
                    screen.table, chat, message, person, screen.revision, screen.page
                )
                state = displays.states.setdefault(row.id, DisplayState(row))
                state.display = row
            return state, await self._drop_others(displays, state)

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
        here = displays.here(newest.display.chat, newest.display.person)
        older = [state for state in here if state is not newest]
        for state in older:
            await self.forget(displays, state)
        return [state.display for state in older]

    async def stands(
        self,
        displays: TableDisplays,
        state: DisplayState,
        message: str,
        told: Collection[int] = (),
        at: float = 0.0,
    ) -> bool:
        """The display was posted anew as ``message``, which at this Unix time has brought the
        notices ``told``, by id. False when another has replaced it meanwhile."""
        async with displays.lock:
            if not displays.holds(state):
                return False
            state.display = replace(state.display, message=message)
            await self._store.stands(state.display.id, message, told, at)
            return True

    async def forget(self, displays: TableDisplays, state: DisplayState) -> None:
        """Its message shows the table no longer."""
        displays.states.pop(state.display.id, None)
        await self._store.forget(state.display.id)

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


def _is_at(display: Display, chat: Chat, message: str) -> bool:
    return display.message == message and display.chat.key == chat.key
