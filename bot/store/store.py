"""The one door to the database."""

import asyncio
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from cachetools import LRUCache, TTLCache
from sqlalchemy import ColumnElement, Connection

from bot.background import end
from bot.monitoring.meters import Backlog, Meters
from bot.people import Chat, ChatPreferences, Display, Person, PersonPreferences, Sign
from bot.ratings.ladder import Beaten, LadderPage, Profile, Standing
from bot.records.kept import KeptMatch
from bot.store import (
    analyses,
    away,
    backlog,
    deliveries,
    displays,
    gains,
    games,
    guesses,
    hosting,
    kept,
    ladder,
    links,
    notes,
    notices,
    people,
    processes,
    ratings,
    rebuilt,
    records,
    shards,
    signs,
    tables,
)
from bot.store.database import BUSY_SECONDS, RETRY_SECONDS, Database, open_database, parse
from bot.store.deliveries import Delivery
from bot.store.devices import DeviceStore
from bot.store.entries import Entry
from bot.store.guarded import guarded
from bot.store.leases import Leases
from bot.store.link_offers import LinkOffers
from bot.store.link_quota import LinkQuota
from bot.store.measured import measured
from bot.store.partings import RecentLinks
from bot.store.pending_names import Unfinished
from bot.store.rebuilt import Rebuilt
from bot.store.renamings import Renamings
from bot.store.replays import Replays
from bot.store.shards import Session
from bot.store.signals import Signal, SignalKind, send, tell
from bot.tables.analysis import Analysis
from bot.tables.limits import GuessLimits, TableLimits
from bot.tables.notices import Notice, OpenNotice
from bot.tables.overview import Overview
from bot.tables.table import Match, Status, Table

if TYPE_CHECKING:
    from bot.store.queue import Queue

Params = ParamSpec("Params")
Result = TypeVar("Result")

REMEMBERED = 10_000  # people whose name and language need no look into the database
RETOLD, RETOLD_MOST = 7 * 86_400.0, 20  # how old, and how many, results are shown anew
ANALYSIS = "analysis "
ALWAYS_SECONDS = 60.0  # for which what another process changes in a chat's notices is not noticed


class Store:
    """Everything that lasts. Each call is one transaction: done when it returns, or not at all."""

    def __init__(self, database: Database, remembered: int = REMEMBERED) -> None:
        self._database = database
        self.devices = DeviceStore(database)
        self._remembered: LRUCache[str, Person] = LRUCache(remembered)
        self._persons: LRUCache[str, str] = LRUCache(remembered)  # by account
        # How often who is who may have changed: here, and in other processes.
        self._links: tuple[int, int | None] = (0, None)
        self._always: TTLCache[str, bool] = TTLCache(remembered, ALWAYS_SECONDS)
        self.link_offers = LinkOffers(database)
        self.link_quota = LinkQuota(database)
        self.renamings = Renamings(database)
        self.replays = Replays(database, self.renamings)
        self.recent_links = RecentLinks(database)

    @classmethod
    async def open(
        cls,
        url: str,
        busy: float = BUSY_SECONDS,
        retry: float = RETRY_SECONDS,
        reading: bool = False,
        meters: Meters | None = None,
    ) -> "Store":
        """The store at ``url`` (``sqlite:///file.db``, ``postgresql://…``), its schema brought up
        to date. ``busy`` are the seconds to wait for another program that has an SQLite file,
        ``retry`` those until a lost server is asked again. Where it is only for ``reading``, a bot
        may run on it. Every transaction is timed by ``meters``. Raises Fault."""
        database = guarded(await open_database(url, busy, retry, reading), parse(url))
        return cls(database if meters is None else measured(database, meters))

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()

    @property
    def database(self) -> Database:
        """What the rows of a folder of its own are read from and written to."""
        return self._database

    async def create(
        self,
        table: Table,
        limits: TableLimits | None = None,
        origin: str = "",
        wake: float | None = None,
        asked: Entry | None = None,
    ) -> None:
        """Keep a new table that ``origin``, a command or press, asked for, and that is to be
        looked at when it is time to ``wake``; ``asked`` is put into the queue. Raises Conflict when
        its code is taken, or when this origin has opened one, and with ``limits`` TooManyLobbies or
        TooManyRunning."""
        await self._database.write(self._create, table, limits, origin, wake, asked)

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
        now: float | None = None,
        claim: bool = False,
        settled: str = "",
        asked: Entry | None = None,
    ) -> None:
        """Write what differs, so that ``before`` becomes ``after``, and the notices ``due`` by
        that; ``wake`` as in ``create``. Raises Conflict, and writes nothing, when the table no
        longer stands at ``before``; with ``limits`` TooManyRunning when a match begins and its host
        has too many. ``now`` is the Unix time of the change; a match that ends by it changes its
        players' ratings. What is ``settled`` by that is taken from the queue, by its key, and what
        is ``asked`` then is put into it. With ``claim`` a table that another process is changing at
        this moment raises Conflict as well, and nobody waits. Raises Repeated, and writes nothing,
        where what is carried out took effect before.

        A match only grows: its last move and its outcome are committed before the next is dealt.
        """
        at = time.time() if now is None else now
        delivery = deliveries.carried_out()
        change = before, after, limits, wake, tuple(due), at, claim
        try:
            await self._database.write(self._commit, *change, (settled, asked), delivery)
        except tables.Conflict:
            await self.renamings.finish_table(before.code)  # or it would be one again
            raise
        if delivery is not None:
            delivery.noted = True

    async def answers(self) -> None:
        """Raises what keeps the database from answering."""
        await self._database.read(backlog.answers)

    async def backlog(self, now: float) -> Backlog:
        """What goes on in all processes, and what waits to be told, at the Unix time ``now``."""
        return await self._database.read(backlog.backlog, now)

    async def waking(self, now: float, limit: int) -> list[tuple[str, int]]:
        """At most ``limit`` tables at which it is time for something, by code and revision."""
        return await self._database.read(tables.waking, now, limit)

    async def next_wake(self) -> float | None:
        """The Unix time at which something is to happen next at any table; None without one."""
        return await self._database.read(tables.next_wake)

    async def retime(self, table: Table, wake: float | None) -> bool:
        """Note a table's turn and when to look at it again, if it still stands at this revision
        and nobody is changing it; whether that is so."""
        return await self._database.write(tables.retime, table, wake)

    async def retime_all(self, wakes: Sequence[tuple[Table, float | None]]) -> None:
        """The same of many tables, in one transaction."""
        await self._database.write(tables.retime_all, wakes)

    async def match(self, code: str, number: int) -> Match | None:
        """A match of a table, also one that is long over, or None."""
        return await self._database.read(tables.match, code, number)

    async def kept_match(self, code: str, number: int) -> KeptMatch | None:
        """A match of a table with its whole log, or None."""
        return await self._database.read(records.load, code, number)

    async def keep_record(self, kept: KeptMatch, origin: str) -> None:
        """Keep a match that came as a record, with the times of its log. Raises Conflict when its
        table's code is taken, or when this origin has brought it before."""
        await self._database.write(records.keep, kept, origin)

    async def finished(self, most: int) -> AsyncIterator[list[KeptMatch]]:
        """Every match that is over, at most so many at a time, in the order in which their tables
        were opened."""
        place: records.Place | None = records.BEGINNING
        while place is not None:
            found, place = await self._database.read(records.finished, place, most)
            if found:
                yield found

    async def gains(self, code: str, number: int) -> tuple[int | None, ...]:
        """What a match that is over has changed of the ratings that people see, as in ``Match``."""
        return await self._database.read(gains.of_table, code, number)

    async def analysis(self, code: str, number: int, plies: int) -> Analysis:
        """What is known of a match of so many ``plies``, perhaps nothing yet."""
        return await self._database.read(analyses.load, code, number, plies)

    async def claim_analysis(self, code: str, number: int, now: float, lapsed: float) -> bool:
        """Take the analysis of a match that is not done, and at which nobody has said to work since
        the Unix time ``lapsed``; whether it is the caller's from ``now`` on."""
        return await self._database.write(analyses.claim, code, number, now, lapsed)

    async def hold_analysis(
        self, code: str, number: int, analysis: Analysis, held: float, now: float | None
    ) -> bool:
        """Keep an analysis that was claimed, or last held, at the Unix time ``held``, and hold it
        from ``now`` on, or let it go; False, and nothing is kept, when it is another process's.
        The others hear of it."""

        def hold(connection: Connection) -> bool:
            kept = analyses.hold(connection, code, number, analysis, held, now)
            if kept:
                tell(connection, f"{ANALYSIS}{code} {number}")
            return kept

        return await self._database.write_relaxed(hold)

    async def broken_off(self, lapsed: float | None = None) -> list[tuple[str, int]]:
        """Table and match of every analysis that has begun and is not done; with ``lapsed`` of
        those at which a process works that has not said so since that Unix time."""
        return await self._database.read(analyses.unfinished, lapsed)

    async def unfinished(self) -> list[str]:
        """The codes of the tables at which something may have to happen by itself: those that
        play, and lobbies that wait for a time."""
        return await self._database.read(tables.unfinished)

    async def for_computers(self) -> list[str]:
        """The codes of the tables at which a computer player may be to move, or to be made
        ready."""
        return await self._database.read(tables.for_computers)

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, str, Status]]:
        """Code, game and status of at most ``limit`` tables at which the person with this key
        sits, newest first."""
        return await self._read_of(person, tables.of_person, person, limit)

    async def games_of(self, person: str, limit: int) -> list[Overview]:
        """At most ``limit`` tables of the person with this key, unfinished ones before others and
        those changed last first; none that was cancelled."""
        return await self._read_of(person, games.of_person, person, limit)

    async def latest_table(self, chat: Chat) -> str | None:
        """The code of the table shown last in a chat, an unfinished one where there is any."""
        return await self._database.read(tables.latest, chat)

    async def running_in(self, chat: Chat) -> list[str]:
        """The codes of the running tables that a chat shows, the one first at which nothing has
        happened for longest."""
        return await self._database.read(hosting.running_in, chat)

    async def plays_in(self, chat: Chat, person: str) -> bool:
        """Whether the person with this key has a seat at a table that a chat shows."""
        return await self._read_of(person, hosting.plays_in, chat, person)

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

        def add(connection: Connection) -> Display:
            tell(connection, Signal(SignalKind.SHOWN, table).payload)
            return displays.add(connection, display)

        return await self._database.write(add)

    async def displays(self, code: str) -> list[Display]:
        """All displays of a table, oldest first."""
        return await self._database.read(displays.of_table, code)

    async def display_at(self, chat: Chat, message: str) -> Display | None:
        """The display that a message is, or None."""
        return await self._database.read(displays.at, chat, message)

    async def shown(self, revisions: Iterable[tuple[int, int]]) -> None:
        """Note which revision each display, by its id, shows now."""
        await self._database.write_relaxed(displays.note_shown, revisions)

    async def turn(self, display: int, page: str) -> None:
        """A display is to show another page."""
        await self._database.write(self._shown_otherwise, display, displays.turn, page)

    async def stands(
        self,
        display: int,
        message: str,
        told: Collection[int] = (),
        at: float = 0.0,
        old: str | None = None,
    ) -> bool:
        """A display was posted anew as another message, which shows nothing known yet, and with it
        the notices ``told``, by id, at this Unix time. False, but for the notices, where the
        display is gone, or no longer the message ``old``."""
        work = self._shown_otherwise
        return await self._database.write(work, display, _stands, message, told, at, old)

    async def forget(self, display: int) -> None:
        """The message of a display is gone."""
        await self._database.write(self._shown_otherwise, display, displays.forget)

    def _shown_otherwise(
        self,
        connection: Connection,
        display: int,
        work: Callable[Concatenate[Connection, int, Params], Result],
        *args: Params.args,
        **options: Params.kwargs,
    ) -> Result:
        """Change a display, and tell other processes of it."""
        code = None if self.alone else displays.code(connection, display)
        if code is not None:
            tell(connection, Signal(SignalKind.SHOWN, code).payload)
        return work(connection, display, *args, **options)

    async def behind(self, platform: str) -> list[Display]:
        """The displays of a platform that show an older revision than their table's."""
        return await self._database.read(displays.behind, platform)

    async def chat_preferences(self, chat: Chat) -> ChatPreferences:
        """What a chat has chosen."""
        return await self._database.read(people.chat_preferences, chat)

    async def set_chat_preferences(self, chat: Chat, chosen: ChatPreferences) -> None:
        """Keep what a chat has chosen."""

        def keep(connection: Connection) -> None:
            people.set_chat_preferences(connection, chat, chosen)
            tell(connection, Signal(SignalKind.CHOSEN).payload)

        await self._database.write(keep)
        self._always.clear()

    async def person_preferences(self, key: str) -> PersonPreferences:
        """What the person with this key has chosen."""
        return await self._database.read(people.person_preferences, key)

    async def set_person_preferences(self, key: str, chosen: PersonPreferences) -> None:
        """Keep what a person, who was seen before, has chosen. Other processes hear of the latest
        results that tell of the person otherwise now."""
        since = time.time() - RETOLD
        await self.renamings.finish(key)

        def keep(connection: Connection) -> None:
            before = people.person_preferences(connection, key)
            people.set_person_preferences(connection, key, chosen)
            tell(connection, Signal(SignalKind.CHOSEN).payload)
            if before.ladder != chosen.ladder:
                for code in ladder.results_of(connection, key, since, RETOLD_MOST):
                    tell(connection, code)

        await self._database.write(keep)

    async def note_signs(self, noted: Collection[tuple[str, str, Sign]]) -> None:
        """Note when and where people showed themselves, each with table and person."""
        await self._database.write_relaxed(signs.note, noted)

    async def signs(self, code: str) -> dict[str, Sign]:
        """The last sign of every person at a table, by their key."""
        return await self._database.read(signs.of_table, code)

    async def claim_notices(
        self,
        platforms: Collection[str],
        now: float,
        lapsed: float,
        code: str | None = None,
        ids: Collection[int] | None = None,
    ) -> list[OpenNotice]:
        """What is unsent for persons of these platforms, at one table or at all, oldest first, and
        which no process has claimed since the Unix time ``lapsed``: the caller sends it now. With
        ``ids`` these alone."""
        if code is None and not await self._database.read(notices.waiting, platforms, lapsed):
            return []
        return await self._database.write(notices.claim, platforms, now, lapsed, code, ids)

    async def free_notices(
        self, platforms: Collection[str], lapsed: float, code: str | None = None
    ) -> list[OpenNotice]:
        """What ``claim_notices`` would claim."""
        return await self._database.read(notices.free, platforms, lapsed, code)

    async def renew_claims(self, claimed: Collection[int], now: float) -> None:
        """Whoever sends these notices, by id, is alive."""
        await self._database.write_relaxed(notices.renew, claimed, now)

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

        def move(connection: Connection) -> None:
            _move_chat(connection, old, new)
            tell(connection, Signal(SignalKind.SHOWN).payload)

        await self._database.write(move)

    async def remember(self, person: Person) -> None:
        """Keep a person's name and language; writes only when they have changed."""
        self._heard_of_links()
        if self._remembered.get(person.key) == person:
            return
        known = await self.person(person.key)
        if known is None or (known.name, known.language) != (person.name, person.language):
            await self._database.write_relaxed(people.remember, person)
        self._remembered[person.key] = person

    async def person(self, key: str) -> Person | None:
        """The person with this key as last seen, or None."""
        self._heard_of_links()
        if key in self._remembered:
            return self._remembered[key]
        return await self._database.read(people.person, key)

    async def person_of(self, account: str) -> str:
        """The key of the person whose account this is: its own, unless it is linked. It is known
        until somebody is linked, here or as another process says; while those are not heard, it is
        asked each time."""
        heard = self._heard_of_links()
        known = self._persons.get(account) if heard else None
        if known is None:
            before = self._links
            known = await self._database.read(links.person_of, account)
            self._heard_of_links()
            if before == self._links:  # else somebody was linked meanwhile, perhaps this one
                self._persons[account] = known
        return known

    def _heard_of_links(self) -> bool:
        """Whether other processes are heard; what they have changed is known no more."""
        here, elsewhere = self._links
        now = self._database.relinked
        if now is not None and now != elsewhere:
            self._links = here, now
            self._persons.clear()
            self._remembered.clear()
        return now is not None

    def known_person_of(self, account: str) -> str:
        """The same as far as it is known without asking the database."""
        return self._persons.get(account, account)

    async def accounts_of(self, person: str) -> tuple[str, ...]:
        """The accounts of a person."""
        return await self._database.read(links.accounts_of, person)

    async def offer_link(self, account: str, code: str, now: float, until: float) -> None:
        """Let the code with this hash stand for an account until then."""
        await self._database.write(links.offer, account, code, now, until)

    async def guess(self, account: str, now: float, limits: GuessLimits, address: str = "") -> int:
        """Note that an account tries a code from an address; the id of the note. Raises
        TooManyGuesses."""
        return await self._database.write(guesses.pay, account, now, limits, address)

    async def join(self, account: str, code: str, now: float, most: int) -> links.Changed:
        """Make an account one person with the one for which the code with this hash stands. Raises
        Conflict and as links.join does."""
        return await self._relinked(links.join, account, code, now, most)

    async def part(self, account: str, now: float, give_back: bool = True) -> links.Changed:
        """Take an account from its person, as in links.part. Raises NotLinked, Conflict."""
        return await self._relinked(links.part, account, now, give_back)

    async def forget_person(
        self, person: str, ghost: str, now: float, views: links.Views | None = None
    ) -> links.Changed:
        """Take away all that says who a person was; ``ghost`` stands in their place, ``views`` as
        in links.forget. Raises Conflict."""
        changed = await self._relinked(links.forget, person, ghost, now, views)
        for key in (person, *changed.accounts):
            self._remembered.pop(key, None)
        return changed

    async def _read_of(
        self,
        person: str,
        work: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **options: Params.kwargs,
    ) -> Result:
        """Read what depends on all that stands under a person's key; "" for nobody's."""
        if person:
            await self.renamings.finish(person)
        return await self._database.read(work, *args, **options)

    async def kept_of(self, person: str) -> dict[str, Any]:
        """Everything that is kept of a person, as JSON has it."""
        return await self._read_of(person, kept.kept_of, person)

    async def _relinked(
        self,
        work: Callable[Concatenate[Connection, Params], links.Changed],
        *args: Params.args,
        **options: Params.kwargs,
    ) -> links.Changed:
        """Change who is who, and tell other processes of every table that knows it."""

        def done(connection: Connection) -> links.Changed:
            changed = work(connection, *args, **options)
            for code in (links.PEOPLE, *changed.codes):
                tell(connection, code)
            return changed

        self._count_links()
        try:
            changed = await self._write_complete(done)
        finally:
            self._count_links()
            self._persons.clear()
        self.replays.begun.set()
        for account in changed.accounts:
            self._remembered.pop(account, None)
        return changed

    async def _write_complete(self, work: Callable[[Connection], Result]) -> Result:
        """Do what needs all keys that hold to be written, once they are."""
        while True:
            try:
                return await self._database.write(work)
            except Unfinished as unfinished:
                await self.renamings.finish(*unfinished.people)

    def _count_links(self) -> None:
        here, elsewhere = self._links
        self._links = here + 1, elsewhere

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

    async def unfinished_of(self, person: str) -> list[str]:
        """The codes of the lobbies and running tables at which the person has anything to do."""
        return await self._database.read(links.unfinished_of, person)

    async def running_of(self, person: str) -> list[str]:
        """The codes of the running tables at which the person sits."""
        return await self._database.read(tables.running_of, person)

    async def pick(self, code: str, seat: int, revision: int, path: tuple[str, ...]) -> None:
        """Keep the choices that a seat has made towards its move at ``revision``."""

        def pick(connection: Connection) -> None:
            notes.pick(connection, code, seat, revision, path)
            tell(connection, Signal(SignalKind.PICKED, code).payload)

        await self._database.write_relaxed(pick)

    async def picked(self, code: str, seat: int) -> tuple[int, tuple[str, ...]] | None:
        """The revision at which a seat last made choices, and those; None without any."""
        return await self._database.read(notes.picked, code, seat)

    async def secret(self, name: str) -> str:
        """The secret of this name, made up when first asked for."""
        return await self._database.write(notes.secret, name)

    async def ladder(
        self, game: str, limit: int, chat: Chat | None = None, person: str = ""
    ) -> list[Standing]:
        """The best in a game: of all, of those who play in a chat, or of those whom the ``person``
        with this key has met. Nobody who stays out."""
        return await self._read_of(person, ladder.best, _who(game, chat, person), limit)

    async def ladder_page(
        self,
        game: str,
        start: int,
        limit: int,
        reader: str,
        chat: Chat | None = None,
        person: str = "",
    ) -> LadderPage:
        """At most so many of the same from the place ``start`` on, counted from 0, and where the
        ``reader`` with this key stands."""
        who = _who(game, chat, person)
        return await self._read_of(person, ladder.page, who, start, limit, reader)

    async def rated(self, keys: Collection[str] | None = None) -> set[str]:
        """The keys of everybody who stands on a ladder, of ``keys`` alone where they are given."""
        return await self._database.read(ladder.rated, keys)

    async def results_of(self, person: str, now: float) -> list[str]:
        """The codes of the tables on which a match stands that has lately changed the rating of the
        person with this key, the latest first: no more than are to be shown anew at once."""
        return await self._read_of(person, ladder.results_of, person, now - RETOLD, RETOLD_MOST)

    async def beaten_by(self, person: str) -> list[Beaten]:
        """How often the person with this key has met and beaten computer players."""
        return await self._database.read(ladder.beaten_by, person)

    async def rated_people(self, beginning: str, limit: int) -> list[tuple[str, str]]:
        """Keys and names of rated people whose name begins so; of nobody who stays out."""
        return await self._database.read(ladder.named, beginning, limit)

    async def profile(self, person: str) -> Profile | None:
        """What the rated matches of the person with this key say; None of somebody never seen."""
        return await self._read_of(person, ladder.profile, person)

    async def rebuild_ratings(self) -> Rebuilt:
        """Compute all ratings anew from the matches, in the order in which they ended."""
        return await self._write_complete(rebuilt.rebuild)

    async def check_ratings(self) -> Rebuilt:
        """Whether all ratings are what the matches say."""
        return await self._database.read(rebuilt.check)

    def changes(self) -> AsyncIterator[str]:
        """The codes of tables that other processes change, as they do, PEOPLE when they change who
        is who, ANALYSIS before the code and number of a match of which they know more, and
        payloads of their signals; never ends. In an SQLite file nobody else is expected, so nothing
        comes."""
        return self._database.heard()

    @property
    def alone(self) -> bool:
        """Whether no other process can use the database."""
        return self._database.alone

    @property
    def queue(self) -> "Queue | None":
        """Through which processes ask each other what computer players do; None in a file."""
        return self._database.queue

    async def tell(self, signal: Signal) -> None:
        """Tell other processes of what the database does not hold."""
        if not self.alone:
            await send(self._database, signal)

    async def is_noted(self, delivery: Delivery) -> bool:
        """Whether what was delivered took effect before."""
        return await self._database.read(deliveries.noted, delivery)

    async def note_delivery(self, delivery: Delivery, now: float) -> None:
        """What was delivered is done, and has changed nothing. Raises Repeated."""
        await self._database.write_relaxed(deliveries.note, delivery, now)

    async def forget_deliveries(self, before: float) -> None:
        """Nothing of what came in before this Unix time is delivered again."""
        await self._database.write_relaxed(deliveries.forget, before)

    async def beat(self, process: str, roles: Iterable[str], gone: float) -> processes.Living:
        """A process is alive and has these roles; all that were alive in the last ``gone``
        seconds, with theirs."""
        return await self._database.write_reserved(processes.beat, process, roles, gone)

    async def elder(self, process: str, role: str) -> processes.Elder | None:
        """The eldest of the processes with a role that began before this one; None without any."""
        return await self._database.read(processes.elder, process, role)

    async def leave(self, process: str) -> None:
        """A process ends."""
        await self._database.write_reserved(processes.leave, process)

    def leases(self) -> AbstractAsyncContextManager[Leases]:
        """What this process alone has, by name, while the context lasts, or until they are lost."""
        return self._database.leases()

    async def divide(self, application: str, count: int) -> None:
        """What a bot's application is told comes in so many shards from now on."""
        await self._database.write(shards.divide, application, count)

    async def shards(self, application: str) -> int:
        """How many shards an application has, 0 for one that is not known."""
        return await self._database.read(shards.number, application)

    async def session(self, application: str, shard: int) -> Session | None:
        """The stream of events that a shard has left, or None."""
        return await self._database.read(shards.session, application, shard)

    async def keep_sessions(self, application: str, known: Mapping[int, Session | None]) -> None:
        """Note where the streams of shards have come to; None for one that has none."""
        await self._database.write_relaxed(shards.keep, application, known)

    async def identify(self, application: str, shard: int, lanes: int, spacing: float) -> float:
        """How many seconds a shard has to wait until it may begin a stream: one in ``spacing``
        seconds of those in a lane, of which there are ``lanes``. With 0 it begins now."""
        return await self._database.write(shards.identify, application, shard, lanes, spacing)

    async def begins(self, application: str, shard: int) -> None:
        """A shard begins a stream now: others in its lane wait from now on."""
        await self._database.write_relaxed(shards.begins, application, shard)

    async def registered(self, application: str) -> str:
        """What was last noted of the commands of an application, "" for nothing."""
        return await self._database.read(shards.registered, application)

    async def register(self, application: str, digest: str) -> None:
        """Note which commands an application has."""
        await self._database.write(shards.register, application, digest)

    async def locate(self, chat: Chat) -> bool:
        """Note of which server a chat is part; whether that was not known of some display there."""

        def locate(connection: Connection) -> bool:
            if not displays.locate(connection, chat):
                return False
            tell(connection, Signal(SignalKind.SHOWN).payload)
            return True

        return await self._database.write_relaxed(locate)

    async def on_duty(
        self, name: str, work: Callable[[], Awaitable[None]], eager: bool = True
    ) -> None:
        """Do ``work`` whenever this process alone is to do what has this name, again and again
        until cancelled; it is cancelled where another takes over. Raises what ``work`` raises. One
        that is not ``eager`` leaves it to those who are."""
        while True:
            async with self._database.duty(name, eager) as lost:
                working = asyncio.ensure_future(work())
                losing = asyncio.ensure_future(lost.wait())
                try:
                    await asyncio.wait({working, losing}, return_when=asyncio.FIRST_COMPLETED)
                    if working.done():
                        return working.result()
                finally:
                    await end([working, losing])

    def _commit(
        self,
        connection: Connection,
        before: Table,
        after: Table,
        limits: TableLimits | None,
        wake: float | None,
        due: tuple[Notice, ...],
        now: float,
        claim: bool,
        queued: tuple[str, Entry | None],
        delivery: Delivery | None,
    ) -> None:
        if delivery is not None:
            deliveries.note(connection, delivery, now)
        if claim:
            tables.claim(connection, before)
        if limits and after.status is Status.PLAYING is not before.status:
            hosting.check(connection, after, limits)
        key = tables.commit(connection, before, after, wake)
        notices.add(connection, key, due)
        ratings.ended(connection, key, before, after, now)
        self._queue(connection, *queued)
        tell(connection, after.code)

    def _create(
        self,
        connection: Connection,
        table: Table,
        limits: TableLimits | None,
        origin: str,
        wake: float | None,
        asked: Entry | None,
    ) -> None:
        if limits:
            hosting.check(connection, table, limits)
        tables.create(connection, table, origin, wake)
        self._queue(connection, "", asked)

    def _queue(self, connection: Connection, settled: str, asked: Entry | None) -> None:
        queue = self._database.queue
        if queue is not None and settled:
            queue.withdraw(connection, settled)
        if queue is not None and asked is not None:
            queue.put(connection, asked)


def _who(game: str, chat: Chat | None, person: str) -> ColumnElement[bool]:
    """Whose ladder: of those in a chat, of those whom a person has met, or of all."""
    if chat is not None:
        return ladder.of_chat(game, chat)
    return ladder.of_circle(game, person) if person else ladder.everybody(game)


def _stands(
    connection: Connection,
    display: int,
    message: str,
    told: Collection[int],
    at: float,
    old: str | None,
) -> bool:
    notices.sent(connection, told, at)
    return displays.stands(connection, display, message, old)


def _move_chat(connection: Connection, old: Chat, new: Chat) -> None:
    displays.move(connection, old, new)
    signs.move(connection, old, new)
    people.move_chat(connection, old, new)
