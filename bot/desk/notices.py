"""Notices on their way out: what the outbox in the database holds is sent, each once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from weakref import WeakValueDictionary

from bot.background import Background, end
from bot.desk.addressees import Addressees
from bot.desk.display_locks import DisplayLocks
from bot.desk.display_notices import DisplayNotices
from bot.desk.display_state import DisplayState
from bot.desk.held_notices import FORCED, NEVER, HeldNotices
from bot.desk.pending_notices import DeliveryStatus
from bot.desk.personal_notices import PersonalNotices
from bot.desk.table_displays import TableDisplays
from bot.people import Chat
from bot.running.service import Tables
from bot.store import notices as notice_rows
from bot.store import people as person_rows
from bot.store.database import Database
from bot.tables.notices import NoticeKind, OpenNotice

LAPSE = 15.0  # seconds after which what a process has claimed, and not sent, is anybody's
ALWAYS, PRIVATELY = "always", "private"

log = logging.getLogger(__name__)

Decided = Callable[[], None]
Way = Callable[[OpenNotice, Decided], Awaitable[DeliveryStatus]]

Home = Callable[[str, str], Awaitable[Chat | None]]
"""Says in which chat a table, by its code, is at home for the person with a key, before any message
shows it there; None for in none. In a private one they are told nowhere but where they alone
read."""


class Outbox:
    """Sends the notices that are unsent, where and when their persons and chats want them;
    ``homes`` is filled with what features know of where their tables are to be shown. Of several
    processes the one sends it that owns the chat where it is to go, and claims it first; what a
    process that died had claimed is free after a while."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        addressees: Addressees,
        notices: DisplayNotices,
        personal: PersonalNotices,
        held: HeldNotices,
        locks: DisplayLocks,
        clock: Callable[[], float],
    ) -> None:
        self.homes: list[Home] = []
        self._database = database
        self._addressees = addressees
        self._platforms = addressees.chats.platforms
        self._notices = notices
        self._personal = personal
        self._held = held
        self._locks = locks
        self._clock = clock
        self._sending: set[int] = set()
        self._posting: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._background = Background()
        self._looking: asyncio.Task[None] | None = None
        tables.listen_notices(self.wake)

    def wake(self, code: str) -> None:
        """There may be something to send at this table. Until it is known which of its displays
        bring it, none is edited."""
        self._locks.lock(code)
        self._background.start(self._take_at(code), f"table {code}: its notices", code)

    async def resume(self) -> None:
        """Sends what was left before the start, and from now on what dead processes leave."""
        await notice_rows.release(self._database)
        await self.take_all()
        self._looking = asyncio.create_task(self._look(), name="notices of dead processes")

    async def close(self) -> None:
        """Stops sending; what is unsent goes out after the next start."""
        if self._looking is not None:
            await end([self._looking])
        await self._background.close()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LAPSE / 3)
            try:
                if self._sending:
                    await notice_rows.renew(self._database, tuple(self._sending), self._clock())
                await self.take_all()
            except Exception:
                log.exception("could not look for notices")

    # Claiming

    async def _take_at(self, code: str) -> None:
        with self._locks.unlocked_after(code):
            await self._begin(await self._claimed(code))

    async def take_all(self) -> None:
        """Sends what is unsent on the platforms that run here."""
        waited: dict[str, list[OpenNotice]] = {}
        single: list[OpenNotice] = []
        for notice in await self._claimed():
            (waited.setdefault(notice.notice.person, []) if notice.held else single).append(notice)
        self._begin_each(single)
        for notices in waited.values():
            code = notices[0].table
            work = self._send_together(notices)
            self._background.start(work, f"table {code}: its notices, with others", code)

    def _begin_each(self, notices: Iterable[OpenNotice]) -> None:
        tables: dict[str, list[OpenNotice]] = {}
        for notice in notices:
            tables.setdefault(notice.table, []).append(notice)
        for code, of_table in tables.items():
            self._locks.lock(code)
            self._background.start(
                self._begin_locked(code, of_table), f"table {code}: its notices", code
            )

    async def _begin_locked(self, code: str, notices: list[OpenNotice]) -> None:
        with self._locks.unlocked_after(code):
            await self._begin(notices)

    async def _send_together(self, notices: list[OpenNotice]) -> None:
        """Sends what has waited for one person; each on its own where it needs its own message."""
        left: list[OpenNotice] = []
        try:
            left = await self._held.tell(notices)
        finally:  # the claims of what has failed lapse
            self._sending.difference_update(each.id for each in notices if each not in left)
        self._begin_each(left)

    async def _claimed(self, code: str | None = None) -> list[OpenNotice]:
        now, platforms = self._clock(), self._platforms.names
        database, lapsed = self._database, now - LAPSE
        claim = platforms, now, lapsed, code
        if database.alone:
            waits = code is not None or await notice_rows.waiting(database, *claim[:3])
            found = await notice_rows.claim(database, *claim) if waits else []
        else:
            free = await notice_rows.free(database, *claim)
            ours = [notice.id for notice in free if await self._is_ours(notice)]
            found = await notice_rows.claim(database, *claim, ours) if ours else []
        taken = [notice for notice in found if notice.id not in self._sending]
        fresh = await self._held.put_off(taken)
        self._sending.update(notice.id for notice in fresh)
        return fresh

    async def _is_ours(self, notice: OpenNotice) -> bool:
        """Whether it is to go where this process writes; what goes nowhere is anybody's. Asks no
        platform, which may be out of reach while others are not."""
        person = notice.notice.person
        chosen = await person_rows.person_preferences(self._database, person)
        if not await self._held.is_wanted(notice):
            return True
        if (ours := await self._held.is_ours(notice)) is not None:
            return ours
        place = await self._addressees.place(notice)
        if await self._personal.come_first(notice, place):
            return True
        reached = await self._addressees.chats.are_here(person, place)
        home = await self._home(notice)
        shown = None
        if home is None or not home.private:
            shown = self._platforms.owns(home) if home else await self._is_shown_here(notice)
        ways = [shown, reached]
        if chosen.notices == PRIVATELY:
            ways.reverse()
        return next((ours for ours in ways if ours is not None), True)

    async def _is_shown_here(self, notice: OpenNotice) -> bool | None:
        """Whether the board where the person plays is this process's; None where there is none."""
        _, state = await self._nearest(notice)
        return None if state is None else self._platforms.owns(state.display.chat)

    async def _begin(self, notices: list[OpenNotice]) -> None:
        """Sends these, all of one table; returns when it is known which displays bring them."""
        decided = [asyncio.Event() for _ in notices]
        for notice, event in zip(notices, decided, strict=True):
            name = f"table {notice.table}: notice {notice.id}"
            self._background.start(self._send(notice, event.set), name, notice.table)
        for event in decided:
            await event.wait()

    # Sending

    async def _send(self, notice: OpenNotice, decided: Decided) -> None:
        try:
            status = DeliveryStatus.REPLACED
            while status is DeliveryStatus.REPLACED:
                status = await self._attempt(notice, decided)
            if status is DeliveryStatus.FAILED:
                return  # its claim lapses, and then it is tried again
            await notice_rows.sent(self._database, [notice.id], self._clock())
            if status is DeliveryStatus.GONE:
                self._notices.tell_unreached(notice)
        finally:
            decided()
            self._sending.discard(notice.id)

    async def _attempt(self, notice: OpenNotice, decided: Decided) -> DeliveryStatus:
        chosen = await person_rows.person_preferences(self._database, notice.notice.person)
        if not await self._held.is_wanted(notice):
            return DeliveryStatus.OBSOLETE
        ways: list[Way] = [self._in_chat, self._privately]
        if chosen.notices == PRIVATELY:
            ways.reverse()
        first = await self._personal.come_first(notice, await self._addressees.place(notice))
        ways.insert(0 if first else len(ways), self._personally)
        statuses = []
        for way in ways:
            status = await way(notice, decided)
            if status not in (DeliveryStatus.GONE, DeliveryStatus.NOWHERE):
                return status
            statuses.append(status)
        return DeliveryStatus.GONE if DeliveryStatus.GONE in statuses else DeliveryStatus.NOWHERE

    async def _in_chat(self, notice: OpenNotice, decided: Decided) -> DeliveryStatus:
        """In the chat where the person plays: its board goes out as a new message."""
        displays, state = await self._nearest(notice)
        home = await self._home(notice)
        if home is not None and home.private:
            return DeliveryStatus.NOWHERE
        if home is not None and not displays.here(home, None):
            decided()
            return await self._told_in(home, None, notice)
        if state is None:
            return DeliveryStatus.NOWHERE
        if not await self._is_wanted_in(state.display.chat, notice):
            return DeliveryStatus.OBSOLETE
        if not displays.has(state):
            return DeliveryStatus.REPLACED
        telling = self._notices.tell_at(displays, state, notice)
        decided()
        return await telling

    async def _home(self, notice: OpenNotice) -> Chat | None:
        """The chat where the table is to be shown to somebody who has not been there yet, if a
        feature knows one."""
        if await self._addressees.place(notice) is not None:
            return None
        for home in self.homes:
            chat = await home(notice.table, notice.notice.person)
            if chat is not None and self._platforms.get(chat.platform) is not None:
                return chat
        return None

    async def _nearest(self, notice: OpenNotice) -> tuple[TableDisplays, DisplayState | None]:
        """The displays of the table, and the one where the person plays, if there is any."""
        place = await self._addressees.place(notice)
        displays = await self._notices.find(notice.table)
        accounts = await self._addressees.chats.accounts(notice.notice.person, place)
        state = None
        for platform in dict.fromkeys(account.partition(":")[0] for account in accounts):
            state = state or displays.nearest(platform, place, accounts)
        return displays, state

    async def _is_wanted_in(self, chat: Chat, notice: OpenNotice) -> bool:
        chosen, kind = (
            await person_rows.chat_preferences(self._database, chat),
            notice.notice.kind,
        )
        if chosen.notices == NEVER or (kind is NoticeKind.REMINDER and not chosen.reminders):
            return False
        if chosen.notices == ALWAYS or kind in FORCED:
            return True
        # Another chat may want notices always, and who has come meanwhile sees the board.
        return not await self._addressees.is_here(notice)

    async def _is_seen(self, notice: OpenNotice) -> bool:
        """Whether the person is here, and only another chat than theirs wants notices always."""
        if notice.notice.kind in FORCED or not await self._addressees.is_here(notice):
            return False
        place = await self._addressees.place(notice)
        chosen = await person_rows.chat_preferences(self._database, place) if place else None
        return chosen is None or chosen.notices != ALWAYS

    async def _personally(self, notice: OpenNotice, decided: Decided) -> DeliveryStatus:
        """In a way that a feature brings, and in no chat."""
        decided()
        if await self._is_seen(notice):
            return DeliveryStatus.OBSOLETE
        status = await self._personal.tell(notice)
        if status is DeliveryStatus.SENT:
            await self._notices.tell_others(notice)
        return status

    async def _privately(self, notice: OpenNotice, decided: Decided) -> DeliveryStatus:
        """Where only this person reads: as a new message of the board there, or as the first."""
        decided()
        if await self._is_seen(notice):
            return DeliveryStatus.OBSOLETE
        status = DeliveryStatus.NOWHERE
        person, place = notice.notice.person, await self._addressees.place(notice)
        for account, chat in await self._addressees.chats.find(person, place):
            status = await self._told_in(chat, account, notice)
            if status not in (DeliveryStatus.GONE, DeliveryStatus.NOWHERE):
                break
        return status

    async def _told_in(self, chat: Chat, account: str | None, notice: OpenNotice) -> DeliveryStatus:
        code = notice.table
        lock = self._posting.setdefault((code, chat.key), asyncio.Lock())
        async with lock:
            displays = await self._notices.find(code)
            here = displays.here(chat, account)
            if not here:
                return await self._notices.tell_first(notice, chat, account)
            telling = self._notices.tell_at(displays, here[-1], notice)
        return await telling
