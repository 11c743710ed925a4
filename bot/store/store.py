"""The one door to the database."""

from collections.abc import AsyncIterator, Collection, Iterable

from cachetools import LRUCache, TTLCache
from sqlalchemy import Connection

from bot.people import Chat, ChatPreferences, Display, Person, PersonPreferences, Sign
from bot.store import (
    analyses,
    away,
    displays,
    games,
    hosting,
    notes,
    notices,
    people,
    signs,
    tables,
)
from bot.store.database import BUSY_SECONDS, RETRY_SECONDS, Database, open_database
from bot.tables.analysis import Analysis
from bot.tables.limits import TableLimits
from bot.tables.notices import Notice, OpenNotice
from bot.tables.overview import Overview
from bot.tables.table import Match, Status, Table

REMEMBERED = 10_000  # people whose name and language need no look into the database
ALWAYS_SECONDS = 60.0  # for which what another process changes in a chat's notices is not noticed


class Store:
    """Everything that lasts. Each call is one transaction: done when it returns, or not at all."""

    def __init__(self, database: Database, remembered: int = REMEMBERED) -> None:
        self._database = database
        self._remembered: LRUCache[str, Person] = LRUCache(remembered)
        self._always: TTLCache[str, bool] = TTLCache(remembered, ALWAYS_SECONDS)

    @classmethod
    async def open(
        cls, url: str, busy: float = BUSY_SECONDS, retry: float = RETRY_SECONDS
    ) -> "Store":
        """The store at ``url`` (``sqlite:///file.db``, ``postgresql://…``), its schema brought up
        to date. ``busy`` are the seconds to wait for another program that has an SQLite file,
        ``retry`` those until a lost server is asked again. Raises Fault."""
        return cls(await open_database(url, busy, retry))

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    async def create(
        self,
        table: Table,
        limits: TableLimits | None = None,
        origin: str = "",
        wake: float | None = None,
    ) -> None:
        """Keep a new table that ``origin``, a command or press, asked for, and that is to be
        looked at when it is time to ``wake``. Raises Conflict when
        its code is taken, or when this origin has opened one, and with ``limits`` TooManyLobbies or
        TooManyRunning."""
        await self._database.write(_create, table, limits, origin, wake)

    async def opened_by(self, origin: str) -> str | None:
        """The code of the table that a command or press has opened, or None."""
        return await self._database.read(tables.opened_by, origin)

    async def load(self, code: str) -> Table | None:
        """The table with its present match, or None."""
        return await self._database.read(tables.load, code)

    async def commit(
        self,
        before: Table,
        after: Table,
        limits: TableLimits | None = None,
        wake: float | None = None,
        due: Iterable[Notice] = (),
    ) -> None:
        """Write what differs, so that ``before`` becomes ``after``, and the notices ``due`` by
        that; ``wake`` as in ``create``. Raises Conflict, and writes nothing, when the table no
        longer stands at ``before``; with ``limits`` TooManyRunning when a match begins and its host
        has too many.

        A match only grows: its last move and its outcome are committed before the next is dealt.
        """
        await self._database.write(self._commit, before, after, limits, wake, tuple(due))

    async def waking(self, now: float, limit: int) -> list[str]:
        """The codes of at most ``limit`` tables at which it is time for something."""
        return await self._database.read(tables.waking, now, limit)

    async def next_wake(self) -> float | None:
        """The Unix time at which something is to happen next at any table; None without one."""
        return await self._database.read(tables.next_wake)

    async def retime(self, table: Table, wake: float | None) -> bool:
        """Note a table's turn and when to look at it again, if it still stands at this revision;
        whether it does."""
        return await self._database.write(tables.retime, table, wake)

    async def match(self, code: str, number: int) -> Match | None:
        """A match of a table, also one that is long over, or None."""
        return await self._database.read(tables.match, code, number)

    async def keep_analysis(self, code: str, number: int, analysis: Analysis) -> None:
        """Keep what is known of a match that is over."""
        await self._database.note(analyses.save, code, number, analysis)

    async def analysis(self, code: str, number: int, plies: int) -> Analysis:
        """What is known of a match of so many ``plies``, perhaps nothing yet."""
        return await self._database.read(analyses.load, code, number, plies)

    async def broken_off(self) -> list[tuple[str, int]]:
        """Table and match of every analysis that has begun and is not done."""
        return await self._database.read(analyses.unfinished)

    async def unfinished(self) -> list[str]:
        """The codes of the tables at which something may have to happen by itself: those that
        play, and lobbies that wait for a time."""
        return await self._database.read(tables.unfinished)

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, str, Status]]:
        """Code, game and status of at most ``limit`` tables at which the person with this key
        sits, newest first."""
        return await self._database.read(tables.of_person, person, limit)

    async def games_of(self, person: str, limit: int) -> list[Overview]:
        """At most ``limit`` tables of the person with this key, unfinished ones before others and
        those changed last first; none that was cancelled."""
        return await self._database.read(games.of_person, person, limit)

    async def latest_table(self, chat: Chat) -> str | None:
        """The code of the table shown last in a chat, an unfinished one where there is any."""
        return await self._database.read(tables.latest, chat)

    async def running_in(self, chat: Chat) -> list[str]:
        """The codes of the running tables that a chat shows, the one first at which nothing has
        happened for longest."""
        return await self._database.read(hosting.running_in, chat)

    async def plays_in(self, chat: Chat, person: str) -> bool:
        """Whether the person with this key has a seat at a table that a chat shows."""
        return await self._database.read(hosting.plays_in, chat, person)

    async def add_display(
        self,
        table: str,
        chat: Chat,
        message: str,
        person: str | None,
        shown: int,
        page: str = "",
    ) -> Display:
        """Note that a message shows a table, whatever it showed before; ``person`` is the key of
        its only reader. Raises LookupError when there is no such table."""
        self._always.pop(table, None)
        display = Display(0, table, chat, message, person, shown, page)
        return await self._database.write(displays.add, display)

    async def displays(self, code: str) -> list[Display]:
        """All displays of a table, oldest first."""
        return await self._database.read(displays.of_table, code)

    async def display_at(self, chat: Chat, message: str) -> Display | None:
        """The display that a message is, or None."""
        return await self._database.read(displays.at, chat, message)

    async def shown(self, revisions: Iterable[tuple[int, int]]) -> None:
        """Note which revision each display, by its id, shows now."""
        await self._database.note(displays.note_shown, revisions)

    async def turn(self, display: int, page: str) -> None:
        """A display is to show another page."""
        await self._database.write(displays.turn, display, page)

    async def stands(
        self, display: int, message: str, told: Collection[int] = (), at: float = 0.0
    ) -> None:
        """A display was posted anew as another message, which shows nothing known yet, and with it
        the notices ``told``, by id, at this Unix time."""
        await self._database.write(_stands, display, message, told, at)

    async def forget(self, display: int) -> None:
        """The message of a display is gone."""
        await self._database.write(displays.forget, display)

    async def behind(self, platform: str) -> list[Display]:
        """The displays of a platform that show an older revision than their table's."""
        return await self._database.read(displays.behind, platform)

    async def chat_preferences(self, chat: Chat) -> ChatPreferences:
        """What a chat has chosen."""
        return await self._database.read(people.chat_preferences, chat)

    async def set_chat_preferences(self, chat: Chat, chosen: ChatPreferences) -> None:
        """Keep what a chat has chosen."""
        await self._database.write(people.set_chat_preferences, chat, chosen)
        self._always.clear()

    async def person_preferences(self, key: str) -> PersonPreferences:
        """What the person with this key has chosen."""
        return await self._database.read(people.person_preferences, key)

    async def set_person_preferences(self, key: str, chosen: PersonPreferences) -> None:
        """Keep what a person, who was seen before, has chosen."""
        await self._database.write(people.set_person_preferences, key, chosen)

    async def note_signs(self, noted: Collection[tuple[str, str, Sign]]) -> None:
        """Note when and where people showed themselves, each with table and person."""
        await self._database.note(signs.note, noted)

    async def signs(self, code: str) -> dict[str, Sign]:
        """The last sign of every person at a table, by their key."""
        return await self._database.read(signs.of_table, code)

    async def claim_notices(
        self,
        platforms: Collection[str],
        now: float,
        lapsed: float,
        code: str | None = None,
    ) -> list[OpenNotice]:
        """What is unsent for persons of these platforms, at one table or at all, oldest first, and
        which no process has claimed since the Unix time ``lapsed``: the caller sends it now."""
        if code is None and not await self._database.read(notices.waiting, platforms, lapsed):
            return []
        return await self._database.write(notices.claim, platforms, now, lapsed, code)

    async def renew_claims(self, claimed: Collection[int], now: float) -> None:
        """Whoever sends these notices, by id, is alive."""
        await self._database.note(notices.renew, claimed, now)

    async def release_claims(self) -> None:
        """After a start: what the process before was sending is anybody's, unless others share the
        database, whose claims they might be."""
        if self._database.alone:
            await self._database.write(notices.release)

    async def notices_sent(self, done: Collection[int], now: float) -> None:
        """These notices, by id, have gone out, or are not to any more."""
        await self._database.write(notices.sent, done, now)

    async def always_notices(self, code: str) -> bool:
        """Whether a chat that shows the table wants notices also for those who are here."""
        known = self._always.get(code)
        if known is None:
            known = self._always[code] = await self._database.read(notices.always, code)
        return known

    async def move_chat(self, old: Chat, new: Chat) -> None:
        """The chat ``old`` has become ``new``: its displays and its language move along."""
        await self._database.write(_move_chat, old, new)

    async def remember(self, person: Person) -> None:
        """Keep a person's name and language; writes only when they have changed."""
        if self._remembered.get(person.key) == person:
            return
        if await self.person(person.key) != person:
            await self._database.note(people.remember, person)
        self._remembered[person.key] = person

    async def person(self, key: str) -> Person | None:
        """The person with this key as last seen, or None."""
        if key in self._remembered:
            return self._remembered[key]
        return await self._database.read(people.person, key)

    async def away_spans(self, person: str, since: float) -> list[tuple[float, float]]:
        """When the person with this key was away after ``since``: beginnings and ends."""
        return await self._database.read(away.spans, person, since)

    async def go_away(self, person: str, began: float, until: float) -> None:
        """The person is away from ``began`` on."""
        await self._database.write(away.go, person, began, until)

    async def come_back(self, person: str, now: float) -> None:
        """The person is back."""
        await self._database.write(away.come_back, person, now)

    async def away_now(self, now: float) -> list[tuple[str, float]]:
        """The keys of everybody who is away, and until when."""
        return await self._database.read(away.present, now)

    async def running_of(self, person: str) -> list[str]:
        """The codes of the running tables at which the person sits."""
        return await self._database.read(tables.running_of, person)

    async def pick(self, code: str, seat: int, revision: int, path: tuple[str, ...]) -> None:
        """Keep the choices that a seat has made towards its move at ``revision``."""
        await self._database.note(notes.pick, code, seat, revision, path)

    async def picked(self, code: str, seat: int) -> tuple[int, tuple[str, ...]] | None:
        """The revision at which a seat last made choices, and those; None without any."""
        return await self._database.read(notes.picked, code, seat)

    async def secret(self, name: str) -> str:
        """The secret of this name, made up when first asked for."""
        return await self._database.write(notes.secret, name)

    def changes(self) -> AsyncIterator[str]:
        """The codes of tables that other processes change, as they do; never ends. In an SQLite
        file nobody else is expected, so nothing comes."""
        return self._database.heard()

    def _commit(
        self,
        connection: Connection,
        before: Table,
        after: Table,
        limits: TableLimits | None,
        wake: float | None,
        due: tuple[Notice, ...],
    ) -> None:
        if limits and after.status is Status.PLAYING is not before.status:
            hosting.check(connection, after, limits)
        notices.add(connection, tables.commit(connection, before, after, wake), due)
        self._database.tell(connection, after.code)


def _create(
    connection: Connection,
    table: Table,
    limits: TableLimits | None,
    origin: str,
    wake: float | None,
) -> None:
    if limits:
        hosting.check(connection, table, limits)
    tables.create(connection, table, origin, wake)


def _stands(
    connection: Connection, display: int, message: str, told: Collection[int], at: float
) -> None:
    displays.stands(connection, display, message)
    notices.sent(connection, told, at)


def _move_chat(connection: Connection, old: Chat, new: Chat) -> None:
    displays.move(connection, old, new)
    signs.move(connection, old, new)
    people.move_chat(connection, old, new)
