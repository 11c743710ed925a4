"""The messages that show one table."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import partial

from bot.desk.display_state import OVERFLOW, DisplayState
from bot.people import Chat, Display

REPLACED = 16  # messages of a table that are remembered as replaced by newer ones
UNWRITABLE = ""  # the message of a display in a chat where nothing can be written


@dataclass(eq=False, slots=True, weakref_slot=True)
class TableDisplays:
    """What is known of one table's displays. ``lock``: messages come and go one at a time;
    ``replaced`` are the chats and names of those that went last."""

    states: dict[int, DisplayState]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    replaced: deque[tuple[str, str]] = field(default_factory=partial(deque, maxlen=REPLACED))

    @classmethod
    def of(cls, rows: Iterable[Display]) -> "TableDisplays":
        """Those that the database has."""
        return cls({row.id: DisplayState(row) for row in rows if row.message != UNWRITABLE})

    def merge(self, rows: Iterable[Display], forgotten: Collection[int]) -> None:
        """Takes what other processes have changed: these are all that there are now, but for those
        ``forgotten`` here, by id."""
        found = {row.id: row for row in rows if row.message != UNWRITABLE}
        for gone in self.states.keys() - found.keys():
            del self.states[gone]
        for id, row in found.items():
            if id in self.states:
                self.states[id].merge(row)
            elif id not in forgotten:
                self.states[id] = DisplayState(row)

    def at(self, chat: Chat, message: str) -> DisplayState | None:
        """The display that a message is, or None."""
        for state in self.states.values():
            if state.display.message == message and state.display.chat.key == chat.key:
                return state
        return None

    def here(self, chat: Chat, person: str | None) -> list[DisplayState]:
        """The displays in a chat for the same reader, oldest first."""
        return [state for state in self.boards if state.is_for(chat, person)]

    def overflows(self, chat: Chat, person: str | None) -> list[DisplayState]:
        """The messages there that hold the rest of a text."""
        found = (state for state in self.states.values() if state.display.page == OVERFLOW)
        return [state for state in found if state.is_for(chat, person)]

    @property
    def boards(self) -> tuple[DisplayState, ...]:
        """The displays that show the table itself, oldest first."""
        return tuple(state for state in self.states.values() if state.display.page != OVERFLOW)

    def nearest(
        self, platform: str, place: Chat | None, accounts: Collection[str]
    ) -> DisplayState | None:
        """The display of a platform at which the person with these accounts best is told
        something: in the chat ``place`` where they last acted, else the newest that everybody on
        the platform reads, else their own."""
        boards = [s for s in self.boards if s.display.chat.platform == platform]
        read = [s for s in boards if s.display.person in (None, *accounts)]
        there = [s for s in read if place is not None and s.display.chat.key == place.key]
        shared = [s for s in read if s.display.person is None]
        return next((found[-1] for found in (there, shared, read) if found), None)

    def has(self, state: DisplayState) -> bool:
        """Whether its message still is the one that shows the table."""
        return self.states.get(state.display.id) is state
