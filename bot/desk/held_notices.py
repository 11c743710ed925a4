"""Notices that wait for their persons' sake: within quiet hours, until a digest, or while somebody
is away. What has waited together is told in one message."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

from bot.desk.addressees import Addressees
from bot.desk.display_notices import DisplayNotices
from bot.desk.pending_notices import DeliveryStatus, Obsolete
from bot.desk.personal_notices import PersonalNotices
from bot.errors import NoSuchTable
from bot.people import Chat, PersonPreferences
from bot.quiet import digest_at, quiet_until
from bot.running.service import Tables
from bot.screens import Screen
from bot.store import notices as notice_rows
from bot.store import people as person_rows
from bot.store.database import Database
from bot.tables import clocks
from bot.tables.notices import NoticeKind, OpenNotice, is_current

FORCED = (NoticeKind.REMINDER, NoticeKind.WARNING)  # are given whoever is here, and in no digest
NEVER = "never"

Summarize = Callable[[str, str, Chat | None, Sequence[str]], Awaitable[Screen]]
"""Makes the screen that tells a person, by their key, of tables with these codes all at once: to
the only reader, an account, in a chat, or in none in a line for each."""


@dataclass(eq=False, repr=False)
class HeldNotices:
    """Knows until when notices wait, and tells what has waited. Where nothing can ``summarize``,
    each is told on its own then."""

    _database: Database
    _tables: Tables
    _addressees: Addressees
    _notices: DisplayNotices
    _personal: PersonalNotices
    _summarize: Summarize | None
    _clock: Callable[[], float]

    async def put_off(self, notices: Collection[OpenNotice]) -> list[OpenNotice]:
        """Those of the notices, which are this process's, that may go out now; the others wait."""
        now, due = self._clock(), list[OpenNotice]()
        for notice in notices:
            until = await self._rests_until(notice, now)
            if until is None or until <= now:
                due.append(notice)
            else:
                await notice_rows.hold(self._database, [notice.id], until)
        return due

    async def _rests_until(self, notice: OpenNotice, now: float) -> float | None:
        """When its person wants to be told; None for at once. What comes while they are away, or
        in a night before the day of their digest, waits for the later of them."""
        told = notice.notice
        chosen = await person_rows.person_preferences(self._database, told.person)
        if not wants(notice, chosen):
            return None  # there is nothing to wait for
        times = [quiet_until(chosen, now), await self._away_until(notice)]
        if told.kind not in FORCED:
            times.append(digest_at(chosen, notice.created))
        return max((at for at in times if at is not None), default=None)

    async def _away_until(self, notice: OpenNotice) -> float | None:
        """Until when its person is away from the table."""
        try:
            table = await self._tables.get(notice.table, notice.notice.revision)
        except NoSuchTable:
            return None
        seats = table.seats_of(notice.notice.person)
        return max((clocks.excused_until(table, seat) for seat in seats), default=None)

    async def is_ours(self, notice: OpenNotice) -> bool | None:
        """Whether this process tells the person what has waited, whichever table it is of; None
        where that depends on the table."""
        if not notice.held or self._summarize is None:
            return None
        return await self._addressees.chats.are_here(notice.notice.person, None)

    async def tell(self, notices: Sequence[OpenNotice]) -> list[OpenNotice]:
        """Tells what has waited for one person; what needs a message of its own is left."""
        holding = [notice for notice in notices if await self.is_wanted(notice)]
        gone = [notice.id for notice in notices if notice not in holding]
        await notice_rows.sent(self._database, gone, self._clock())
        codes = tuple(dict.fromkeys(notice.table for notice in holding))
        if self._summarize is None or len(codes) < 2:
            return holding  # the board itself says it best
        status, chat = await self._told_at_once(holding)
        if status is not DeliveryStatus.SENT:
            return holding
        await notice_rows.sent(self._database, [each.id for each in holding], self._clock())
        for notice in holding:
            await self._notices.tell_others(notice, chat)
        return []

    async def is_wanted(self, notice: OpenNotice) -> bool:
        """Whether it still is as the notice says, and its person wants to hear of it."""
        chosen = await person_rows.person_preferences(self._database, notice.notice.person)
        return await self._is_current(notice) and wants(notice, chosen)

    async def _is_current(self, notice: OpenNotice) -> bool:
        try:
            # Another process may have made it, and nothing is known here yet of that change.
            table = await self._tables.get(notice.table, notice.notice.revision)
            return is_current(notice.notice, table)
        except NoSuchTable:
            return False

    async def _told_at_once(self, notices: Sequence[OpenNotice]) -> tuple[DeliveryStatus, str]:
        """What becomes of one message about all of them, and the key of its chat."""
        newest = notices[-1]
        place, person = await self._addressees.place(newest), newest.notice.person
        if await self._personal.come_first(newest, place):
            status = await self._personally(notices)
            if status is DeliveryStatus.SENT:
                return status, ""
        try:
            chat = await self._addressees.chats.send(person, partial(self._screen, notices), place)
        except Obsolete:
            return DeliveryStatus.SENT, ""
        if chat is not None:
            return DeliveryStatus.SENT, chat.key
        return await self._personally(notices), ""

    async def _personally(self, notices: Sequence[OpenNotice]) -> DeliveryStatus:
        person = notices[0].notice.person
        try:
            screen = await self._screen(notices, person, None)
        except Obsolete:
            return DeliveryStatus.SENT
        return await self._personal.tell_summary(person, screen.lines)

    async def _screen(
        self, notices: Sequence[OpenNotice], account: str, chat: Chat | None
    ) -> Screen:
        """What says as much as still holds. Raises Obsolete where nothing does."""
        holding = [notice.table for notice in notices if await self._is_current(notice)]
        if not holding:
            raise Obsolete
        assert self._summarize is not None
        codes = tuple(dict.fromkeys(holding))
        return await self._summarize(notices[0].notice.person, account, chat, codes)


def wants(notice: OpenNotice, chosen: PersonPreferences) -> bool:
    """Whether a person who has chosen so is told of it at all."""
    reminder = notice.notice.kind is NoticeKind.REMINDER
    return chosen.notices != NEVER and (chosen.reminders or not reminder)
