"""Who is here: the last sign that each person gave at each table."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from cachetools import LRUCache
from msgspec import Struct, structs

from bot.background import Background, end
from bot.log import about
from bot.people import Chat, PresenceSign
from bot.running.budget import USUAL
from bot.running.timing import ORDINARY
from bot.store import signs as sign_rows
from bot.store.database import Database

HERE_SECONDS = 180.0  # for which somebody counts as being here after a sign

Change = Callable[[str, str, bool], None]
"""Hears the code of a table, the key of a person, and whether they have come there or gone."""

log = logging.getLogger(__name__)


class SeenPerson(Struct, frozen=True):
    """Whether somebody is at a table, and since when, as a Unix time, they are not: ``at`` is that
    of their last sign there, or of their leaving."""

    here: bool
    at: float


@dataclass(eq=False)
class TableSigns:
    """What is known of the signs at a table, by person: when they have ``left`` it since, when the
    signs ``written`` last were, and ``read`` when all of them last were."""

    signs: dict[str, PresenceSign] = field(default_factory=dict)
    left: dict[str, float] = field(default_factory=dict)
    written: dict[str, float] = field(default_factory=dict)
    read: float | None = None


class Presence:
    """Notes at once in memory when somebody presses, types or has the page open at a table, and in
    the database at most once in ``write_seconds`` for each person and table; whoever did so less
    than ``here_seconds`` ago is here, unless they have closed the page since. Other processes'
    signs are read that often too."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        here_seconds: float = HERE_SECONDS,
        write_seconds: float = ORDINARY.fresh,
        kept: int = USUAL.tables,
    ) -> None:
        self._database = database
        self._clock = clock
        self._here_seconds = here_seconds
        self._write_seconds = write_seconds
        self._tables: LRUCache[str, TableSigns] = LRUCache(kept)
        self._pages: Counter[str] = Counter()  # open here, by their chats
        self._closed: LRUCache[str, bool] = LRUCache(kept)  # the chats whose last page was closed
        self._unwritten: dict[str, dict[str, PresenceSign]] = {}
        self._writing = asyncio.Lock()
        self._writes = Background()
        self._later: asyncio.Task[None] | None = None
        self._listeners: list[Change] = []

    def listen(self, listener: Change) -> None:
        """Calls ``listener`` when somebody comes to a table in this process, or leaves it."""
        self._listeners.append(listener)

    def sign(self, code: str, person: str, chat: Chat) -> None:
        """The person with this key does something at the table, in this chat."""
        now = self._clock()
        self._closed.pop(chat.key, None)
        table = self._tables.setdefault(code, TableSigns())
        came = not self._seen_person(table, person).here
        table.left.pop(person, None)
        sign = table.signs[person] = PresenceSign(now, chat)
        if came:
            self._tell(code, person, here=True)
        self._unwritten.setdefault(code, {})[person] = sign
        written = table.written.get(person)
        if written is None or not 0 <= now - written < self._write_seconds:
            table.written[person] = now
            self._writes.start(self.write(), "signs of people", table="")
        elif self._later is None or self._later.done():
            with about(""):
                self._later = asyncio.create_task(
                    self._write_later(), name="signs of people, later"
                )

    def leave(self, code: str, person: str) -> None:
        """The person with this key looks at the table no longer, whatever else they do."""
        self.note_left(code, person, self._clock())
        self._tell(code, person, here=False)

    def come_back(self, code: str, person: str) -> None:
        """They do, whoever has said that they had left."""
        table = self._tables.get(code)
        if table is not None and table.left.pop(person, None) is not None:
            self._tell(code, person, here=True)

    def note_left(self, code: str, person: str, at: float) -> None:
        """The person with this key has left the table, here or in another process."""
        self._tables.setdefault(code, TableSigns()).left[person] = at

    def note_come(self, code: str, person: str) -> None:
        """The person with this key has come to the table in another process: their sign is in the
        database."""
        table = self._tables.get(code)
        if table is not None:
            table.left.pop(person, None)
            table.read = None

    async def seen(self, code: str) -> dict[str, SeenPerson]:
        """Who is at the table and who was, by their keys."""
        await self._load(code)
        return self.known(code)

    def known(self, code: str) -> dict[str, SeenPerson]:
        """The same as far as it is known without asking the database."""
        table = self._tables.get(code, TableSigns())
        return {person: self._seen_person(table, person) for person in table.signs}

    def _seen_person(self, table: TableSigns, person: str) -> SeenPerson:
        sign = table.signs.get(person)
        if sign is None:
            return SeenPerson(False, 0.0)
        left = table.left.get(person, 0.0)
        if left >= sign.at:
            return SeenPerson(False, left)
        fresh = self._clock() - sign.at < self._here_seconds
        return SeenPerson(fresh and sign.chat.key not in self._closed, sign.at)

    def _tell(self, code: str, person: str, here: bool) -> None:
        for listener in self._listeners:
            listener(code, person, here)

    @contextmanager
    def page(self, chat: Chat) -> Iterator[None]:
        """A page is open in this chat meanwhile. With the last of them goes whoever gave a sign
        there, as far as this process knows: it need not wait until that is long ago."""
        self._closed.pop(chat.key, None)
        self._pages[chat.key] += 1
        try:
            yield
        finally:
            self._pages[chat.key] -= 1
            if not self._pages[chat.key]:
                del self._pages[chat.key]
                self._closed[chat.key] = True

    async def here(self, code: str, person: str) -> bool:
        """Whether the person with this key is at the table now."""
        found = (await self.seen(code)).get(person)
        return found is not None and found.here

    async def place(self, code: str, person: str) -> Chat | None:
        """Where the person with this key last did something at the table."""
        sign = (await self._load(code)).get(person)
        return sign.chat if sign else None

    async def last(self, code: str) -> dict[str, float]:
        """The Unix time of everybody's last sign at the table, by their key."""
        return {person: sign.at for person, sign in (await self._load(code)).items()}

    def forget_people(self) -> None:
        """Some people have other keys now: all is read anew, and nothing is written under an old
        one."""
        self._tables.clear()
        self._unwritten.clear()

    def moved(self, old: Chat, new: Chat) -> None:
        """A chat has another id now."""
        for table in self._tables.values():
            for person, sign in table.signs.items():
                if (sign.chat.platform, sign.chat.id) == (old.platform, old.id):
                    there = replace(sign.chat, id=new.id)
                    table.signs[person] = structs.replace(sign, chat=there)

    async def _load(self, code: str) -> dict[str, PresenceSign]:
        """What memory and database know together."""
        table, now = self._tables.get(code), self._clock()
        if table is None or table.read is None or not 0 <= now - table.read < self._write_seconds:
            before = dict(self._unwritten.get(code, {}))  # may be written while it is read
            found = await sign_rows.of_table(self._database, code)
            table = self._tables.setdefault(code, TableSigns())
            table.read = self._clock()
            for known in (found, before, self._unwritten.get(code, {})):
                for person, sign in known.items():
                    if person not in table.signs or table.signs[person].at < sign.at:
                        table.signs[person] = sign
        return table.signs

    async def _write_later(self) -> None:
        await asyncio.sleep(self._write_seconds)
        await self.write()

    async def write(self) -> None:
        """Writes what is not in the database yet."""
        async with self._writing:
            noted = [
                (code, *item) for code, them in self._unwritten.items() for item in them.items()
            ]
            if not noted:
                return
            try:
                await sign_rows.note(self._database, noted)
            except Exception:
                # Without them somebody may be told of what they have seen: no harm, and soon over.
                log.exception("could not write who is here")
            for code, person, sign in noted:
                left = self._unwritten.get(code, {})
                if left.get(person) is sign:  # else there is a newer one
                    del left[person]
                if not left:
                    self._unwritten.pop(code, None)

    async def close(self) -> None:
        """Writes what is left."""
        if self._later is not None:
            await end([self._later])
        await self._writes.finish()
        await self.write()
