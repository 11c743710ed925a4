"""Who is at a table, and what is said there, told to all who look on, whichever process they
use."""

import asyncio
import json
from collections.abc import Callable
from typing import Protocol

from cachetools import LRUCache
from msgspec import Struct

from bot.background import Background
from bot.desk.displays import Displays
from bot.features.company import rows
from bot.features.company.messages import PresentShown
from bot.features.company.rows import SIGNAL
from bot.features.company.screens import left_line, watching_phrase, word_line
from bot.features.company.words import SHOWN, SpokenWord, SpokenWords
from bot.people import isolated
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens.scene import Scene
from bot.screens.wording import Wording
from bot.store.store import Store
from bot.tables import play
from bot.tables.table import Table
from bot.texts import Words
from engines import GAMES
from engines.game import Seat

__all__ = ["SIGNAL", "Company", "TablePage"]

HERE, LEFT, SAID = "here", "left", "said"
LITTLE = 0.1  # seconds more, so that no clock is before another
LEAST = 60.0  # seconds after which it is told in chats that somebody has left
LONGEST = 86_400.0  # after which it is not
NAMES = 2000  # that are remembered


class TablePage(Protocol):
    """A page that shows a table."""

    async def update(self) -> None:
        """Who is there may be others by now."""
        ...

    async def hear(self, seat: int, word: SpokenWord) -> None:
        """Somebody on a seat has said something."""
        ...


class Seen(Struct, frozen=True):
    """Who of those at a table is there, by seat, and the names of those who look on."""

    people: tuple[PresentShown, ...]
    watching: dict[str, str]


class Company:
    """Tells pages who is at their table, and pages and chats what is said there."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        presence: Presence,
        words: SpokenWords,
        displays: Displays,
        texts: Words,
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._words = words
        self._displays = displays
        self._texts = texts
        self._pages: dict[str, list[tuple[str, TablePage]]] = {}
        self._names: LRUCache[str, str] = LRUCache(NAMES)  # of whoever looks on in a browser
        self._background = Background()
        self._fading: dict[str, asyncio.TimerHandle] = {}  # tables at which a word is read
        presence.listen(self._changed)

    async def close(self) -> None:
        """Tells nobody any more."""
        for fading in self._fading.values():
            fading.cancel()
        await self._background.close()

    # Who is there

    def enter(self, code: str, person: str, name: str, page: TablePage) -> Callable[[], None]:
        """A page of the person with this key and name shows the table; returns the way to stop.
        With the last of their pages there they leave it."""
        pages, one = self._pages.setdefault(code, []), (person, page)
        pages.append(one)
        self._presence.come_back(code, person)
        if self._names.get(person) != name:
            self._names[person] = name
            self._changed(code, person, here=True)

        def stop() -> None:
            pages.remove(one)
            if not pages and self._pages.get(code) is pages:
                del self._pages[code]
            if all(other != person for other, _ in pages):
                self._presence.leave(code, person)

        return stop

    async def look(self) -> None:
        """Looks again at every table that a page shows: who gives no sign any more says nothing of
        it."""
        for code in tuple(self._pages):
            await self._update(code)

    async def seen(self, code: str) -> Seen:
        """Who is at the table. Raises NoSuchTable."""
        table, sights = await self._tables.get(code), await self._presence.seen(code)
        people = tuple(
            PresentShown(seat, sight.here, 0 if sight.here else int(sight.at))
            for seat, chair in enumerate(table.chairs)
            if (sight := sights.get(chair.person)) is not None
        )
        seated = {chair.person for chair in table.chairs}
        watching = [key for key, sight in sights.items() if sight.here and key not in seated]
        named = {key: await self._name(key) for key in sorted(watching)}
        return Seen(people, {key: name for key, name in named.items() if name})

    def watching(self, seen: Seen, reader: str, language: str) -> str:
        """Who looks on beside the reader, as a phrase; "" for nobody."""
        names = [isolated(name) for key, name in seen.watching.items() if key != reader]
        return watching_phrase(self._texts, language, names)

    def _changed(self, code: str, person: str, here: bool) -> None:
        name = f"table {code}: who is there"
        self._background.start(self._tell(code, HERE if here else LEFT, person), name, code)

    async def _tell(self, code: str, kind: str, person: str) -> None:
        """Tells all who look on, here and in other processes."""
        if not self._store.database.alone:
            await self._presence.write()
            await self._tell_others(code, kind, person, self._names.get(person, ""))
        await self._update(code)

    async def _tell_others(self, *told: str) -> None:
        if not self._store.database.alone:
            packed = json.dumps(told, separators=(",", ":"))
            await rows.tell_others(self._store.database, packed)

    def take(self, told: str) -> None:
        """What another process tells: of who comes also the name, if it is known there."""
        code, kind, person, word = map(str, json.loads(told))
        if kind == HERE:
            self._presence.note_come(code, person)
            if word:
                self._names[person] = word
        elif kind == LEFT:
            self._presence.note_left(code, person, self._tables.now)
        heard = self._hear(code, person, word) if kind == SAID else self._update(code)
        self._background.start(heard, f"table {code}: {kind}", code)

    async def _update(self, code: str) -> None:
        for _, page in tuple(self._pages.get(code, ())):
            await page.update()

    async def _name(self, key: str) -> str:
        if key in self._names:
            return self._names[key]
        found = await self._store.people.person(key)
        return found.name if found else ""

    # What is said

    async def say(self, table: Table, person: str, word: str) -> None:
        """The person with this key, who plays at the table, says a word. Raises TooManyWords."""
        self._words.check(person)
        await self._hear(table.code, person, word)
        await self._tell_others(table.code, SAID, person, word)

    async def _hear(self, code: str, person: str, word: str) -> None:
        said = await self._words.hear(code, person, word)
        seats = (await self._tables.get(code)).seats_of(person)
        self._displays.refresh(code)
        self._have_fade(code)
        for reader, page in tuple(self._pages.get(code, ())):
            if seats and reader not in said.deaf:
                await page.hear(seats[0], said)

    def _have_fade(self, code: str) -> None:
        """Shows a table's boards without its last word once that has been there long enough."""

        def fade() -> None:
            del self._fading[code]
            self._displays.refresh(code)

        if code in self._fading:
            self._fading[code].cancel()
        self._fading[code] = asyncio.get_running_loop().call_later(SHOWN + LITTLE, fade)

    def asides(self, scene: Scene) -> tuple[str, ...]:
        """Below a board in chats: what is said just now, and when whoever is waited for has left.
        What everybody reads leaves out those whom somebody at the table does not want to see."""
        said = self._said(scene.wording, scene.viewer.key)
        table, turn = scene.wording.table, scene.view.turn
        if turn is None or play.match_over(table) or scene.untold or scene.told is not None:
            return said
        person = table.chairs[turn].person
        if person == scene.viewer.key or person in scene.viewer.called:
            return said
        return (*said, *self._gone(scene.wording, turn, scene.now))

    def lobby_asides(self, wording: Wording, reader: str | None) -> tuple[str, ...]:
        """Below a lobby in chats: what is said just now, and when its host has left for whom those
        wait who could begin."""
        return (*self._said(wording, reader), *self._host_left(wording, reader))

    def _host_left(self, wording: Wording, reader: str | None) -> tuple[str, ...]:
        table = wording.table
        seats = table.seats_of(table.host)
        ready = len(table.chairs) >= GAMES[table.game].seats.start
        alone = {chair.person for chair in table.chairs if chair.person} <= {table.host}
        if not seats or not ready or alone or reader == table.host:
            return ()
        return self._gone(wording, seats[0], self._tables.now)

    def _said(self, wording: Wording, reader: str | None) -> tuple[str, ...]:
        table = wording.table
        people = {chair.person for chair in table.chairs} if reader is None else {reader}
        return tuple(
            word_line(wording, table.seats_of(one.person)[0], one.word)
            for one in self._words.at(table.code)
            if not people & one.deaf and table.seats_of(one.person)
        )

    def _gone(self, wording: Wording, seat: Seat, now: float) -> tuple[str, ...]:
        """When the person on a seat has left, if that is worth a line."""
        table = wording.table
        sight = self._presence.known(table.code).get(table.chairs[seat].person)
        if sight is None or sight.here or not LEAST < now - sight.at < LONGEST:
            return ()
        return (left_line(wording, seat, sight.at, now),)
