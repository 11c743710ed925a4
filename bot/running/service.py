"""Tables in the database: every change is committed before anybody is told of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.background import Background
from bot.errors import (
    NoSuchTable,
    NotSeated,
    Refusal,
    Stale,
    TooManyRunning,
    WrongTime,
)
from bot.log import about, bind
from bot.people import Person
from bot.running.budget import USUAL, Budget
from bot.running.gate import Gate
from bot.running.positions import Positions
from bot.running.presence import Presence
from bot.running.questions import Questions
from bot.running.timing import ORDINARY, Timing
from bot.store import Conflict, Store
from bot.store import away as away_rows
from bot.store import gains as gain_rows
from bot.store import tables as table_rows
from bot.store.entries import Entry
from bot.tables import clocks, lobby, manners, play, proposals, takeback
from bot.tables.computers import deciding_level
from bot.tables.limits import TableLimits
from bot.tables.manners import Signs
from bot.tables.notices import Notice, due
from bot.tables.table import Match, Series, Status, Table, Turn
from engines import GAMES, replay
from engines.game import Seat, View

log = logging.getLogger(__name__)

TRIES = 5

Step = Callable[[Table], Table]


class Tables:
    """Opens tables and changes them one step at a time. Two changes at once: the database takes
    one, the other step is asked again on the newer table, where it mostly refuses as stale."""

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
        self._questions = Questions(self.view, timing) if store.database.queue is not None else None
        self._presence = presence or Presence(store, clock)
        self._limits = limits or TableLimits()
        self._clock = clock
        kept = budget.tables
        self._tables: LRUCache[str, Table] = LRUCache(kept)
        self._since: LRUCache[str, int] = LRUCache(kept)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.positions = Positions(kept, budget.viewed)
        self._takers: LRUCache[str, tuple[int, frozenset[str]]] = LRUCache(kept)
        self._commits = Background()
        self._gate = Gate()
        self._listeners: list[Callable[[Table], None]] = []
        self._outboxes: list[Callable[[str], None]] = []

    def listen(self, listener: Callable[[Table], None]) -> None:
        """Call ``listener`` with every table that has changed, after the commit."""
        self._listeners.append(listener)

    def listen_notices(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with the code of a table of which somebody may have to be told, before
        the others hear of its change."""
        self._outboxes.append(listener)

    @property
    def now(self) -> float:
        """The Unix time by the clock that tables live by."""
        return self._clock()

    def view(self, table: Table, seat: Seat | None) -> View:
        """What ``seat`` may see. Raises WrongTime before the first deal."""
        return self.positions.view(table, seat)

    def steps(self, table: Table) -> Iterator[replay.Step]:
        """The moves of the table's match, the newest first. Raises WrongTime before the deal."""
        return self.positions.steps(table)

    def last_decision(self, table: Table, person: str) -> tuple[Seat, int]:
        """The seat with which the person decided last, and how many moves stand without that.
        Raises NothingToTakeBack, Revealed, WrongTime before the first deal."""
        game, seats = GAMES[table.game], table.seats_of(person)
        makers = table.match.makers if table.match else ()
        return takeback.last_decision(game, self.steps(table), seats, makers, person)

    def takers_back(self, table: Table) -> frozenset[str]:
        """The keys of those who may ask now to take their last decision back."""
        revision, known = self._takers.get(table.code, (-1, frozenset()))
        if revision != table.revision:
            people = {chair.person for chair in table.chairs if chair.person}
            known = frozenset(person for person in people if self._may_take_back(table, person))
            self._takers[table.code] = table.revision, known
        return known

    def _may_take_back(self, table: Table, person: str) -> bool:
        try:
            proposals.check(table, self.view(table, None), proposals.TAKEBACK, person)
            self.last_decision(table, person)
        except Refusal:
            return False
        return True

    async def get(self, code: str, revision: int = -1) -> Table:
        """The table as it stands, read anew when ``revision`` is one not heard of yet. Raises
        NoSuchTable."""
        table = self._tables.get(code)
        if table is None or table.revision < revision:
            table = await self._load(code)
        return table

    async def latest(self, code: str) -> Table:
        """The table as it stands in the database, where other processes may have changed it a
        moment ago. Raises NoSuchTable."""
        return await (self.get(code) if self._store.database.alone else self._load(code))

    def witnessed(self, code: str, revision: int) -> bool:
        """Whether the table has stood at ``revision`` while it was known here: a press made then
        is no older than that."""
        return code in self._since and self._since[code] <= revision

    async def match(self, table: Table, number: int) -> Match | None:
        """A match of the table by its number, also one that is long over; None without one."""
        if table.match is not None and table.match.number == number:
            return table.match
        return await table_rows.match(self._store.database, table.code, number)

    async def _load(self, code: str) -> Table:
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
        """Let the listeners know of a table's present state."""
        with about(table.code):
            for listener in self._listeners:
                listener(table)

    async def heard(self, code: str) -> None:
        """Another process has changed this table: read it anew and tell."""
        with suppress(NoSuchTable):
            table = await self._load(code)
            self._tell_outboxes(code)
            self.tell(table)

    async def renew(self, code: str) -> None:
        """Who is who at this table has changed in the database: read it anew, and tell of one that
        goes on, or did until now. Raises NoSuchTable."""
        before = self._tables.get(code)
        table = await self._load(code)
        if _goes_on(table) or (before is not None and _goes_on(before)):
            self._tell_outboxes(code)
            self.tell(table)

    def drop_finished(self) -> None:
        """Who is who has changed at tables that are over: they are read anew when asked for."""
        for code, table in list(self._tables.items()):
            if not _goes_on(table):
                del self._tables[code]

    async def renewed(self, code: str) -> Table:
        """The table as the database has it. Raises NoSuchTable."""
        return await self._load(code)

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
        async with self._gate.entered():
            for _ in range(TRIES):
                if origin and (code := await table_rows.opened_by(self._store.database, origin)):
                    return await self.get(code)
                table = lobby.opened(game, host, options, series, clock, rated)
                table = replace(table, turn=Turn(None, self._clock()))
                if level:
                    table = lobby.with_computer(table, host, level)
                    lobby.check_start(table, host)
                    table = play.dealt(table, lobby.fresh_seed(), self._clock())
                try:
                    asked = self._asked(table)
                    await self._store.tables.create(
                        table, self._limits, origin, self.wake(table), asked
                    )
                except Conflict:
                    continue
                self._keep(table)
                bind(table.code)
                log.info("table %s: %s opened", table.code, game)
                if level:  # a match goes on by itself
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
        nothing changes."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock, self._gate.entered():
            for _ in range(TRIES):
                before = await self.get(code, -1 if revision is None else revision)
                if revision is not None and before.revision != revision:
                    raise Stale
                after = step(before)
                if after is before:
                    return before
                if actor:
                    after = manners.roused(after)
                work = self._committed(before, after, actor, signs, claim)
                kept = await self._unbroken(code, work)
                if kept is not None:
                    return kept
                self._tables.pop(code, None)
                if claim:  # whoever was first does what is due
                    break
        raise Stale

    def wake(self, table: Table, signs: Signs | None = None) -> float | None:
        """When something may happen next at the table by itself; None without a change never."""
        return manners.wake(table, self._clock(), signs)

    async def _committed(
        self, before: Table, after: Table, actor: str, signs: Signs | None, claim: bool
    ) -> Table | None:
        """The table as it stands after the change; None where somebody else's was first."""
        notices = await self._due(before, after, actor)
        wake, now = self.wake(after, signs), self._clock()
        # Before what is asked after it: positions are found the faster the less they go back.
        settled = self._questions.key(before) if self._questions else ""
        queued = settled, self._asked(after)
        try:
            await self._store.tables.commit(
                before, after, self._limits, wake, notices, now, claim, *queued
            )
        except Conflict:
            return None
        after = await self._gained(after)
        self._keep(after)
        self._log(before, after)
        if notices:
            self._tell_outboxes(after.code)
        self.tell(after)
        return after

    def _asked(self, table: Table) -> Entry | None:
        """What a computer player is asked at the table, where that goes through a queue."""
        return self._questions.entry(table) if self._questions else None

    async def _gained(self, table: Table) -> Table:
        """With what a match that is over and counted has changed of ratings."""
        match = table.match
        if match is None or match.outcome is None or match.gains or not table.counts:
            return table
        gains = await gain_rows.of_table(self._store.database, table.code, match.number)
        return replace(table, match=replace(match, gains=gains))

    async def as_told(self, table: Table) -> Table:
        """With the changes of ratings as they may be told now: since the match was over somebody
        may have left the ladder, or come back to it."""
        match = table.match
        if match is None or not match.gains:
            return table
        gains = await gain_rows.of_table(self._store.database, table.code, match.number)
        return table if gains == match.gains else replace(table, match=replace(match, gains=gains))

    async def _due(self, before: Table, after: Table, actor: str) -> tuple[Notice, ...]:
        """Who is to be told of the change."""
        now, code = self._clock(), after.code
        people = {notice.person for notice in due(before, after, actor, (), now)}
        here = {person for person in people if await self._presence.here(code, person)}
        always = bool(here) and await self._store.chats.always_notices(code)
        return due(before, after, actor, here, now, always)

    async def _unbroken(self, code: str, work: Coroutine[Any, Any, Table | None]) -> Table | None:
        """Do ``work`` to its end even if whoever waits for it is cancelled: what is committed has
        to be told."""
        return await asyncio.shield(self._commits.start(work, "a commit", code))

    async def close(self) -> None:
        """Wait for what is being committed."""
        await self._commits.finish()

    def _log(self, before: Table, after: Table) -> None:
        if before.status is not after.status:
            log.info("table %s: %s", after.code, after.status)
        elif after.match and before.match and len(after.match.moves) > len(before.match.moves):
            log.info("table %s: move %d", after.code, len(after.match.moves))

    async def start(self, code: str, person: Person) -> Table:
        """Deal the first match. Raises a Refusal for all but the host, or with too few seats."""

        away = await self._away()

        def step(table: Table) -> Table:
            lobby.check_start(table, person)
            table = clocks.absent(table, away)
            return play.dealt(table, lobby.fresh_seed(), self._clock())

        return await self.change(code, step, actor=person.key)

    async def _away(self) -> dict[str, float]:
        """Until when everybody is away who is, by their keys."""
        return dict(await away_rows.present(self._store.database, self._clock()))

    async def move(self, code: str, revision: int, person: Person, path: tuple[str, ...]) -> Table:
        """Play a move for the seat that ``person`` holds and that is to move."""
        if not (await self.get(code, revision)).seats_of(person.key):
            raise NotSeated

        def step(table: Table) -> Table:
            seat = play.seat_for(table, self.view(table, None), person)
            return self._moved(table, seat, path)

        return await self.change(code, step, revision, person.key)

    async def answer(self, code: str, revision: int, seat: Seat, move: str) -> Table:
        """Play the move that a computer player chose for ``seat`` at ``revision``. Raises WrongTime
        where none is to move there."""

        def step(table: Table) -> Table:
            turn = self.view(table, None).turn
            if turn != seat or not deciding_level(table, turn):
                raise WrongTime
            return self._moved(table, seat, tuple(move.split(".")))

        return await self.change(code, step, revision)

    def _moved(self, table: Table, seat: Seat, path: tuple[str, ...]) -> Table:
        state = self.positions.state(table)
        return play.moved(table, state, self.view(table, seat), path, self._clock())

    async def proceed(self, code: str, revision: int, person: Person | None = None) -> Table:
        """Take what waits for a press: the next round or the next match. Without ``person`` the
        clock asks, once it is due."""

        def step(table: Table) -> Table:
            if person is not None and not table.answers_to(person.key):
                raise NotSeated
            if table.status is not Status.PLAYING:
                raise WrongTime
            if play.match_over(table):
                return play.dealt(table, lobby.fresh_seed(), self._clock())
            state = self.positions.state(table)
            return play.continued(table, state, self.view(table, None), self._clock())

        return await self.change(
            code, step, revision, person.key if person else "", claim=person is None
        )

    async def resign(self, code: str, person: Person) -> Table:
        """Give the match up, or leave the seat to a computer player."""
        return await self.change(
            code,
            lambda table: play.resigned(table, self.view(table, None), person, self._clock()),
            actor=person.key,
        )

    async def pass_on(self, code: str, person: Person, heir: str) -> Table:
        """Make somebody seated the host."""
        return await self.change(code, lambda t: lobby.hosted_by(t, person, heir), actor=person.key)

    async def retime(self, table: Table, wake: float | None) -> float | None:
        """Keep whose turn it is and when the table wakes, which is no change of the table. Raises
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
            before = [
                await self.get(code) for code in await table_rows.unfinished(self._store.database)
            ]
            after = [clocks.shifted(table, seconds, self._clock()) for table in before]
            await table_rows.retime_all(
                self._store.database, [(table, self.wake(table)) for table in after]
            )
            follow(seconds)
            for table in after:
                self._keep(table)
        for table in after:
            self.tell(table)

    async def come_back(self, code: str, person: Person) -> Table:
        """Take the seat again that a computer player has taken over."""
        away = (await self._away()).get(person.key, 0.0)

        def step(table: Table) -> Table:
            now = self._clock()
            return clocks.away(play.returned(table, person, now), person.key, away, now)

        return await self.change(code, step, actor=person.key)

    async def rematch(self, code: str, person: Person, revision: int | None = None) -> Table:
        """A new series between the same seats. Raises TooManyRunning for its host's sake."""
        away = await self._away()

        def step(table: Table) -> Table:
            table = clocks.absent(table, away)
            return play.rematched(table, person, lobby.fresh_seed(), self._clock())

        try:
            return await self.change(code, step, revision, person.key)
        except TooManyRunning as full:
            if (await self.get(code)).host == person.key:
                raise
            raise TooManyRunning(most=full.params["most"], own="no", codes="") from None


def _goes_on(table: Table) -> bool:
    return table.status in (Status.LOBBY, Status.PLAYING)
