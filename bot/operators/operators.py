"""Carries out what operators want, and says who is shut out and which pause is announced."""

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial

from cachetools import LRUCache
from msgspec import Struct

from bot import bounds
from bot.background import end
from bot.errors import NoSuchTable, Refusal, ShutOut, Stale, WrongTime
from bot.operators import report, rows, steps
from bot.operators.deed import Deed, DeedKind, Wanted
from bot.operators.orders import USAGE, BadOrder, OperatorQuestion, parse
from bot.people import Person
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.store import links as link_rows
from bot.store.store import Store
from bot.tables.table import Table
from engines.game import View

LAPSE = 60.0  # seconds after which another process does what one has begun
ACTIVE_MOST = 200  # tables whose boards tell of a pause at once
LISTED = 20  # who have used the server most
DAY = 86_400.0

log = logging.getLogger(__name__)


class Pause(Struct, frozen=True):
    """A pause that is announced: two Unix times."""

    begins: float
    ends: float


class Operators:
    """Deeds of operators in one process: any may carry them out, each is done once. ``admins`` are
    the accounts of those who may type them in a private chat."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Callable[[], float],
        admins: Collection[str] = (),
        every: float = ORDINARY.orders,
    ) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._admins = frozenset(admins)
        self._every = every
        self._done = -1  # deeds, of which this process knows
        self._shut_out: frozenset[str] = frozenset()
        self._about_pauses: Deed | None = None
        self._listeners: list[Callable[[str], None]] = []
        self._obeyed: LRUCache[str, list[str]] = LRUCache(bounds.ORDERS)
        self._looking: asyncio.Task[None] | None = None

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with the code of a table whose boards say something else about a
        pause."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Knows what holds, and looks from now on for what operators want."""
        await self._learn()
        self._looking = asyncio.create_task(self._look(), name="operators")

    async def close(self) -> None:
        """Looks no more."""
        if self._looking is not None:
            await end([self._looking])

    def is_admin(self, person: Person) -> bool:
        """Whether this account is an operator's."""
        return person.account in self._admins

    async def admit(self, person: Person) -> None:
        """Raises ShutOut for somebody who is served no longer."""
        if self._done < 0:  # somebody comes before the start is over
            await self._learn()
        if self._shut_out and not self._shut_out.isdisjoint((person.account, person.key)):
            raise ShutOut

    @property
    def pause(self) -> Pause | None:
        """The pause that is announced and not over yet; None without one."""
        deed = self._about_pauses
        if deed is None or deed.wanted.kind is not DeedKind.PAUSE:
            return None
        begins, ends = deed.wanted.begins, deed.wanted.ends
        if begins is None or ends is None or ends <= self._clock():
            return None
        return Pause(begins, ends)

    async def obey(self, person: Person, words: Collection[str], origin: str) -> list[str]:
        """Does, or tells, what an operator has typed in a chat, in lines for them alone; once where
        the message of this ``origin`` is delivered again."""
        if origin and origin in self._obeyed:
            return self._obeyed[origin]
        lines = await self._answered(person, words)
        if origin:
            self._obeyed[origin] = lines
        return lines

    async def _answered(self, person: Person, words: Collection[str]) -> list[str]:
        now, database = self._clock(), self._store.database
        try:
            asked = parse(list(words), now)
        except BadOrder as bad:
            return str(bad).splitlines()
        if isinstance(asked, OperatorQuestion):
            return await self._told(asked)
        number = await database.write(rows.add, person.account, asked, now)
        await self._carry_out(number)
        return [report.deed_line(await database.read(rows.deed, number))]

    async def _told(self, question: OperatorQuestion) -> list[str]:
        database = self._store.database
        if question.about == USAGE:
            since = self._clock() - question.count * DAY
            found = await database.read(rows.usage, since, LISTED)
            return report.usage_lines(found, question.count)
        _, accounts, _ = await database.read(rows.state)
        pause = self._about_pauses if self.pause else None
        return report.log_lines(await database.read(rows.log, question.count), accounts, pause)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                lapsed = self._clock() - LAPSE
                numbers, state = await self._store.database.read(rows.news, lapsed)
                for number in numbers:
                    await self._carry_out(number)
                await (self._learn() if numbers else self._learn(state))
            except Exception:
                log.exception("could not carry out operators' commands; trying again")

    async def _learn(self, state: rows.State | None = None) -> None:
        """Knows what other processes have done as well, from the ``state`` or from another look."""
        if state is None:
            state = await self._store.database.read(rows.state)
        done, shut_out, about = state
        news = self._done >= 0 and about != self._about_pauses
        self._done, self._shut_out, self._about_pauses = done, shut_out, about
        if news:
            for code in await self._store.database.read(rows.active, ACTIVE_MOST):
                for listener in self._listeners:
                    listener(code)

    async def _carry_out(self, number: int) -> None:
        database, now = self._store.database, self._clock()
        if not await database.write(rows.claim, number, now, now - LAPSE):
            return
        deed = await database.read(rows.deed, number)
        result = await self._result(deed.wanted)
        await database.write(rows.finish, number, result, self._clock())
        log.info("operator %s: %s: %s", deed.operator, report.wanted_line(deed), result)
        await self._learn()

    async def _result(self, wanted: Wanted) -> str:
        """Does it; how that went."""
        match wanted.kind:
            case DeedKind.END:
                return await self._end(wanted.subject)
            case DeedKind.SHUT_OUT:
                return await self._shut(wanted.subject)
            case DeedKind.LET_IN:
                return await self._let_in(wanted.subject)
            case _:
                return "announced" if wanted.kind is DeedKind.PAUSE else "nothing is announced"

    async def _end(self, code: str) -> str:
        try:
            await self._tables.change(code, lambda table: steps.ended(table, self._view(table)))
        except NoSuchTable:
            return "there is no such table"
        except WrongTime:
            return "it is over already"
        except Stale:
            return "the table is being changed all the time; try again"
        return "ended"

    async def _shut(self, account: str) -> str:
        person = await self._store.people.person_of(account)
        accounts = {account, person, *await link_rows.accounts_of(self._store.database, person)}
        await self._store.database.write(rows.shut, sorted(accounts), self._clock())
        await self._learn()  # nobody sits down again meanwhile
        left = 0
        for code in await link_rows.unfinished_of(self._store.database, person):
            left += await self._leave(code, person)
        return f"shut out; they left {left} tables"

    async def _leave(self, code: str, person: str) -> bool:
        """Takes the person from a table; whether they were there."""
        before = await self._tables.get(code)
        try:
            after = await self._tables.change(code, partial(self._without, person=person))
        except Refusal as refusal:  # the others go on
            log.warning(
                "table %s: could not remove a person who was shut out: %s", code, refusal.code
            )
            return False
        return after.revision != before.revision

    def _without(self, table: Table, person: str) -> Table:
        return steps.without(table, person, self._view(table), self._clock())

    def _view(self, table: Table) -> View | None:
        return None if table.match is None else self._tables.view(table, None)

    async def _let_in(self, account: str) -> str:
        person = await self._store.people.person_of(account)
        accounts = {account, person, *await link_rows.accounts_of(self._store.database, person)}
        was = await self._store.database.write(rows.let_in, accounts)
        return "served again" if was else "they were not shut out"
