"""Tables in the database: every change is committed before anybody is told of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.background import Background
from bot.errors import NoSuchTable, Refusal, Stale
from bot.log import about, bind
from bot.people import Person
from bot.ratings.rows import gains as gain_rows
from bot.ratings.rows import hiding
from bot.running.budget import USUAL, Budget
from bot.running.following import Follow, nothing
from bot.running.gate import Gate
from bot.running.positions import Positions
from bot.running.presence import Presence
from bot.running.questions import Questions
from bot.running.timing import ORDINARY, Timing
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.store.table_store import Beside
from bot.store.table_store import nothing as unwritten
from bot.store.tables import Conflict
from bot.tables import clocks, lobby, manners, play
from bot.tables.limits import TableLimits
from bot.tables.manners import Signs
from bot.tables.notices import due, of_begin
from bot.tables.table import Match, Series, Status, Table, Turn

log = logging.getLogger(__name__)

TRIES = 5

Step = Callable[[Table], Table]


class Tables:
    """Opens tables and changes them one step at a time. Two changes at once: the database takes
    one, the other step is asked again on the newer table, where it mostly refuses as stale.
    ``follow`` says what follows from a change and belongs to its transaction."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        limits: TableLimits | None = None,
        budget: Budget = USUAL,
        presence: Presence | None = None,
        timing: Timing = ORDINARY,
    ) -> None:
        self._store = store
        self._presence = presence or Presence(store.database, clock)
        self._limits = limits or TableLimits()
        self._clock = clock
        kept = budget.tables
        self._tables: LRUCache[str, Table] = LRUCache(kept)
        self._since: LRUCache[str, int] = LRUCache(kept)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.positions = Positions(kept, budget.viewed)
        self.view = self.positions.view
        self._questions = Questions(self.view, timing) if store.database.queue is not None else None
        self._commits = Background()
        self._gate = Gate()
        self._listeners: list[Callable[[Table], None]] = []
        self._outboxes: list[Callable[[str], None]] = []
        self.follow: Follow = nothing

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Calls ``listener`` with every table that has changed, after the commit."""
        self._listeners.append(listener)

    def listen_notices(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with the code of a table of which somebody may have to be told, before
        the others hear of its change."""
        self._outboxes.append(listener)

    @property
    def now(self) -> float:
        """The Unix time by the clock that tables live by."""
        return self._clock()

    async def get(self, code: str, revision: int = -1) -> Table:
        """The table as it stands, read anew when ``revision`` is one not heard of yet. Raises
        NoSuchTable."""
        known = self._tables.get(code)
        return known if known and known.revision >= revision else await self.reload(code)

    async def latest(self, code: str) -> Table:
        """The table as it stands in the database, where other processes may have changed it a
        moment ago. Raises NoSuchTable."""
        return await (self.get(code) if self._store.database.alone else self.reload(code))

    def has_cached_since(self, code: str, revision: int) -> bool:
        """Whether the table has stood at ``revision`` while it was known here: a press made then
        is no older than that."""
        return code in self._since and self._since[code] <= revision

    async def match(self, table: Table, number: int) -> Match | None:
        """A match of the table by its number, also one that is long over; None without one."""
        if table.match is not None and table.match.number == number:
            return table.match
        return await table_rows.match(self._store.database, table.code, number)

    async def reload(self, code: str) -> Table:
        """The table as the database has it. Raises NoSuchTable."""
        table = await table_rows.load(self._store.database, code)
        if table is None:
            raise NoSuchTable
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        """The newest state known: reading one may have taken longer than changing it."""
        if table.code not in self._tables:
            self._since[table.code] = table.revision
        known = self._tables.get(table.code, table)
        table = known if known.revision > table.revision else table
        self._tables[table.code] = table
        return table

    def tell(self, table: Table) -> None:
        """Lets the listeners know of a table's present state."""
        with about(table.code):
            for listener in self._listeners:
                listener(table)

    async def on_remote_change(self, code: str) -> None:
        """Reloads a table that another process has changed, and tells the listeners."""
        with suppress(NoSuchTable):
            table = await self.reload(code)
            self._tell_outboxes(code)
            self.tell(table)

    async def reload_and_notify(self, code: str) -> None:
        """Reloads a table whose people have other keys in the database now, and tells the listeners
        if it goes on, or did until now. Raises NoSuchTable."""
        before = self._tables.get(code)
        table = await self.reload(code)
        if _goes_on(table) or (before is not None and _goes_on(before)):
            self._tell_outboxes(code)
            self.tell(table)

    def drop_finished(self) -> None:
        """Drops the tables that are over from the cache: their people may have other keys now."""
        for code, table in list(self._tables.items()):
            if not _goes_on(table):
                del self._tables[code]

    def _tell_outboxes(self, code: str) -> None:
        with about(code):
            for listener in self._outboxes:
                listener(code)

    async def open(
        self,
        game: str,
        host: Person,
        options: Mapping[str, str],
        series: Series,
        level: str = "",
        origin: str = "",
        clock: str = clocks.NONE,
        rated: bool = True,
    ) -> Table:
        """A new table in its lobby, or with the first match begun against a computer player of
        ``level``; the one that the same ``origin`` has opened before. Raises BadRequest for options
        that describe no match, TooManyLobbies and TooManyRunning."""
        new = partial(lobby.opened, game, host, options, series, clock, rated)
        make = partial(_opened, new, host, level, self._clock)
        return await self._create(make, origin, self._limits)

    async def begin(self, make: Callable[[], Table], origin: str) -> Table:
        """A match begun by nobody's press, at a new table that ``make`` gives: all who play are
        told, and its host may have any number. The one that the same ``origin`` has opened."""
        return await self._create(make, origin, None)

    async def _create(
        self, make: Callable[[], Table], origin: str, limits: TableLimits | None
    ) -> Table:
        """The table that ``make`` describes, or the one that its origin has opened before."""
        async with self._gate.entered():
            for _ in range(TRIES):
                if origin and (code := await table_rows.opened_by(self._store.database, origin)):
                    return await self.get(code)
                table = make()
                told = () if limits else of_begin(table)
                try:
                    asked = self._questions.entry(table) if self._questions else None
                    wake = manners.wake(table, self._clock())
                    await self._store.tables.create(table, limits, origin, wake, asked, told)
                except Conflict:
                    continue
                self._keep(table)
                bind(table.code)
                log.info("table %s: %s opened", table.code, table.game)
                if told:
                    self._tell_outboxes(table.code)
                if table.status is Status.PLAYING:  # a match goes on by itself
                    self.tell(table)
                return table
        raise RuntimeError("no free table code found")

    async def change(
        self,
        code: str,
        step: Step,
        revision: int | None = None,
        actor: str = "",
        signs: Signs | None = None,
        claim: bool = False,
    ) -> Table:
        """The table after ``step``, committed and told; ``actor`` is the key of the person who
        brings it about; where the clock does, ``signs`` are everybody's last ones, and with
        ``claim`` a table that another process is changing is Stale at once. With ``revision``, a
        table that stands at another one raises Stale; ``step`` may raise any Refusal, and then
        nothing changes; without, what it refuses holds for the table as the database has it."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock, self._gate.entered():
            for _ in range(TRIES):
                before = await self.get(code, -1 if revision is None else revision)
                if revision is not None and before.revision != revision:
                    raise Stale
                try:
                    after, refused = step(before), None
                except Refusal as refusal:
                    after, refused = before, refusal
                if after is before:
                    # Another process may have changed it, which is not heard of here yet.
                    if revision is None and (await self.latest(code)).revision != before.revision:
                        continue
                    if refused is not None:
                        raise refused
                    return before
                if actor:
                    after = manners.with_activity(after)
                followed = await self.follow(before, after)
                if followed is not None:
                    after = followed.table
                beside = followed.beside if followed is not None else unwritten
                work = self._committed(before, after, actor, signs, claim, beside)
                # It goes on where whoever waits is cancelled: what is committed has to be told.
                kept = await asyncio.shield(self._commits.start(work, "a commit", code))
                if kept is not None:
                    return kept
                self._tables.pop(code, None)
                if claim:  # whoever was first does what is due
                    break
        raise Stale

    async def _committed(
        self,
        before: Table,
        after: Table,
        actor: str,
        signs: Signs | None,
        claim: bool,
        beside: Beside,
    ) -> Table | None:
        """The table as it stands after the change; None where somebody else's was first."""
        now, code = self._clock(), after.code
        wake = manners.wake(after, now, signs)
        people = {notice.person for notice in due(before, after, actor, (), now)}
        here = {person for person in people if await self._presence.here(code, person)}
        always = bool(here) and await self._store.chats.always_notices(code)
        notices = due(before, after, actor, here, now, always)
        # Before what is asked after it: positions are found the faster the less they go back.
        asks = self._questions
        queued = (asks.key(before), asks.entry(after)) if asks else ("", None)
        try:
            await self._store.tables.commit(
                before, after, self._limits, wake, notices, now, claim, *queued, beside
            )
        except Conflict:
            return None
        match = after.match
        if match is not None and match.outcome is not None and after.counts and not match.gains:
            # Now that it is counted: what it has changed of ratings.
            gains = await gain_rows.of_table(self._store.database, after.code, match.number)
            after = replace(after, match=replace(match, gains=gains))
        newest = self._keep(after)  # another process may have been faster to change it again
        if before.status is not after.status:
            log.info("table %s: %s", after.code, after.status)
        elif after.match and before.match and len(after.match.moves) > len(before.match.moves):
            log.info("table %s: move %d", after.code, len(after.match.moves))
        if notices:
            self._tell_outboxes(after.code)
        self.tell(newest)
        return after

    async def with_current_gains(self, table: Table, reader: str = "") -> Table:
        """With the changes of ratings as they may be told now to the ``reader`` with this key, or
        to everybody: since the match was over somebody may have left the ladder, or come back to
        it. As long as a series goes on nothing is told to whoever wants to see no ratings then, nor
        where everybody reads it and one of the players wants that."""
        match, database = table.match, self._store.database
        if match is None or not match.gains:
            return table
        gains = await gain_rows.of_table(database, table.code, match.number)
        if table.status is Status.PLAYING:
            readers = [reader] if reader else [chair.person for chair in table.chairs]
            gains = () if await hiding.any_hides(database, readers) else gains
        return table if gains == match.gains else replace(table, match=replace(match, gains=gains))

    async def close(self) -> None:
        """Waits for what is being committed."""
        await self._commits.finish()

    async def retime(self, table: Table, wake: float | None) -> float | None:
        """Keeps whose turn it is and when the table wakes, which is no change of the table. Raises
        Stale when it has changed, or another process is at it."""
        async with self._gate.entered():
            known = self._tables.get(table.code, table)
            # A jump of the clock has moved when its turn began.
            moved = known.turn.since not in (0.0, table.turn.since)
            if moved or not await table_rows.retime(self._store.database, table, wake):
                self._tables.pop(table.code, None)
                raise Stale
            self._keep(table)
        return wake

    async def shift(self, seconds: float, follow: Callable[[float], None]) -> None:
        """The machine's clock has jumped by so many seconds: let the clock that tables live by
        ``follow`` it, at a moment at which none of them changes, and leave everybody the time that
        they had. Only where no other process has the tables."""
        async with self._gate.closed():
            await self._commits.finish()
            codes = await table_rows.unfinished(self._store.database)
            before = [await self.get(code) for code in codes]
            after = [clocks.shifted(table, seconds, self._clock()) for table in before]
            now = self._clock()
            wakes = [(table, manners.wake(table, now)) for table in after]
            await table_rows.retime_all(self._store.database, wakes)
            follow(seconds)
            for table in after:
                self._keep(table)
        for table in after:
            self.tell(table)


def _goes_on(table: Table) -> bool:
    return table.status in (Status.LOBBY, Status.PLAYING)


def _opened(
    new: Callable[[], Table], host: Person, level: str, clock: Callable[[], float]
) -> Table:
    """A new table, with its first match begun where a computer player of ``level`` plays."""
    table = replace(new(), turn=Turn(None, clock()))
    if not level:
        return table
    table = lobby.with_computer(table, host, level)
    lobby.check_start(table, host)
    return play.dealt(table, lobby.fresh_seed(), clock())
