"""Which messages show which table: rows of the database, those asked for lately kept in memory."""

import time
from collections.abc import Callable, Collection
from dataclasses import replace
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.desk.display_state import OVERFLOW, DisplayState
from bot.desk.table_displays import UNWRITABLE, TableDisplays
from bot.people import Chat, Display
from bot.running.budget import USUAL
from bot.screens import Screen
from bot.store import displays as display_rows
from bot.store.chat_store import move
from bot.store.store import Store

Sequence = Callable[[Display], int]  # where a display's message stands among those of its chat


class Registry:
    """The displays of all tables; ``kept`` tables are remembered, and every one that somebody
    works with, however many others were asked for since."""

    def __init__(
        self, store: Store, kept: int = USUAL.tables, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._clock = clock
        self._recent: LRUCache[str, TableDisplays] = LRUCache(kept)
        self._held: WeakValueDictionary[str, TableDisplays] = WeakValueDictionary()
        self._forgotten: set[int] = set()  # which the database may still have

    def find(self, code: str) -> TableDisplays | None:
        """What is in memory of a table's displays, or None."""
        found = self._recent.get(code) or self._held.get(code)
        if found is not None:
            self._recent[code] = self._held[code] = found
        return found

    async def load(self, code: str) -> TableDisplays:
        """The displays of a table."""
        found = self.find(code)
        if found is None:
            read = TableDisplays.of(await display_rows.of_table(self._store.database, code))
            found = self.find(code)
            if found is None:
                found = self._recent[code] = self._held[code] = read
        return found

    async def reload(self, code: str) -> TableDisplays:
        """The displays of a table, as the database has them now."""
        displays = await self.load(code)
        async with displays.lock:
            displays.merge(await display_rows.of_table(self._store.database, code), self._forgotten)
        return displays

    async def reload_if_shared(self, code: str) -> None:
        """Reads a table's displays again where another process may have changed them."""
        if not self._store.database.alone:
            await self.reload(code)

    async def reload_all(self) -> tuple[TableDisplays, ...]:
        """Those of all tables with which somebody works; the others are read when asked for."""
        self._recent.clear()
        return tuple([await self.reload(code) for code in tuple(self._held)])

    def stop_edits(self, owns: Callable[[Chat], bool]) -> None:
        """Other processes edit what stands in the chats that this one does not own: gives up what
        is under way there, but for new messages, which would come twice."""
        for displays in tuple(self._held.values()):
            for state in displays.states.values():
                if state.edit is None or state.notices or owns(state.display.chat):
                    continue
                if state.task is not None:
                    state.task.cancel()

    async def add(
        self,
        displays: TableDisplays,
        screen: Screen,
        chat: Chat,
        message: str,
        person: str | None,
        sequence: Sequence,
    ) -> tuple[DisplayState | None, list[Display]]:
        """A new message shows ``screen``: its display, and the older ones for the same readers,
        which are none any more. A newer one may have replaced it while it was made, or have been
        recorded before it: then it is no display, and goes away itself."""
        new = Display(0, screen.table, chat, message, person)
        async with displays.lock:
            state = displays.at(chat, message)
            replaced = (chat.key, message) in displays.replaced
            if state is None and (replaced or _is_outdated(displays, new, sequence)):
                return None, [new]
            if state is None or _is_news(state.display, screen):
                row = await self._store.chats.add_display(
                    screen.table, chat, message, person, screen.revision, screen.page
                )
                taken_for = state.display.page if state is not None else screen.page
                state = displays.states.setdefault(row.id, DisplayState(row))
                state.display = row
                if taken_for != screen.page:
                    # A press came before it was recorded, and it is perhaps being shown as what
                    # it was taken for.
                    state.display = replace(row, shown=-1)
                    state.mark_changed()
            return state, await self._drop_others(displays, state)

    async def add_overflow(
        self, displays: TableDisplays, board: DisplayState, display: Display
    ) -> bool:
        """A new message holds the rest of what ``board`` says. False when another message has
        replaced that meanwhile."""
        async with displays.lock:
            if not displays.has(board):
                return False
            row = await self._store.chats.add_display(
                display.table,
                display.chat,
                display.message,
                display.person,
                display.shown,
                OVERFLOW,
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
            if await display_rows.at(self._store.database, chat, display.message) is not None:
                return None, []  # of another table, whatever the payload says
            replaced = (chat.key, display.message) in displays.replaced
            if replaced or _is_outdated(displays, display, sequence):
                return None, [display]
            row = await self._store.chats.add_display(
                display.table, chat, display.message, display.person, display.shown
            )
            state = displays.states[row.id] = DisplayState(row)
            return state, await self._drop_others(displays, state)

    async def _drop_others(self, displays: TableDisplays, newest: DisplayState) -> list[Display]:
        place = newest.display.chat, newest.display.person
        older = [state for state in displays.here(*place) if state is not newest]
        older += displays.overflows(*place) if older else []
        for state in older:
            displays.replaced.append((state.display.chat.key, state.display.message))
            await self.forget(displays, state)
        return [state.display for state in older]

    async def replace_message(
        self,
        displays: TableDisplays,
        state: DisplayState,
        old: str,
        message: str,
        told: Collection[int] = (),
    ) -> bool:
        """The display was posted anew as ``message`` in place of the ``old`` one, and has brought
        the notices ``told``, by id. False when another, perhaps of another process, has replaced
        it meanwhile."""
        now = self._clock()
        async with displays.lock:
            if not displays.has(state) or state.display.message != old:
                return False
            state.display = replace(state.display, message=message)
            if await display_rows.replace_message(
                self._store.database, state.display.id, message, told, now, old
            ):
                displays.replaced.append((state.display.chat.key, old))
                return True
            rows = await display_rows.of_table(self._store.database, state.display.table)
            displays.merge(rows, self._forgotten)
            return False

    async def turn(self, displays: TableDisplays, state: DisplayState, page: str) -> None:
        """Has the display show another page."""
        async with displays.lock:
            state.display = replace(state.display, page=page, shown=-1)
            state.mark_changed()
            await display_rows.turn(self._store.database, state.display.id, page)

    async def forget(self, displays: TableDisplays, state: DisplayState) -> None:
        """Its message shows the table no longer."""
        key = state.display.id
        displays.states.pop(key, None)
        self._forgotten.add(key)
        try:
            await display_rows.forget(self._store.database, key)
        finally:
            self._forgotten.discard(key)

    async def forget_readers(self, accounts: Collection[str]) -> None:
        """What these accounts alone read shows no table any longer."""
        for displays in tuple(self._held.values()):
            for state in tuple(displays.states.values()):
                if state.display.person in accounts:
                    await self.forget(displays, state)

    async def mark_unwritable(self, displays: TableDisplays, state: DisplayState) -> None:
        """Nothing can be written in its chat, which still is where the table is played, so that
        /board finds it."""
        lost = state.display
        await self._store.chats.add_display(lost.table, lost.chat, UNWRITABLE, lost.person, -1)
        await self.forget(displays, state)

    async def move_chat(self, old: Chat, new: Chat) -> None:
        """A chat has got another id: its displays go with it."""
        await move(self._store.database, old, new)
        for displays in tuple(self._held.values()):
            for state in displays.states.values():
                if state.display.chat.key == old.key:
                    state.display = replace(state.display, chat=new)


def _is_outdated(displays: TableDisplays, new: Display, sequence: Sequence) -> bool:
    """Whether a message that was sent later is a display for the same readers already."""
    here = (state.display for state in displays.here(new.chat, new.person))
    return any(sequence(other) > sequence(new) for other in here)


def _is_news(display: Display, screen: Screen) -> bool:
    """Whether ``screen``, which was put up as the display's message, is not what the display is
    known to show. Somebody who was quick enough has turned its page before it was recorded: then
    that page is still to be shown."""
    if display.page and display.shown < 0 and not screen.page:
        return False
    return display.shown < screen.revision or bool(display.page)
