"""Notices on their way out: what the outbox in the database holds is sent, each once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from bot.background import Background, end
from bot.desk.displays import Displays
from bot.desk.pending import Fate
from bot.errors import NoSuchTable
from bot.people import Chat, PersonPreferences
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import Store
from bot.tables.notices import NoticeKind, OpenNotice, holds

LAPSE = 60.0  # seconds after which what a process has claimed, and not sent, is anybody's
ALWAYS, NEVER, PRIVATELY = "always", "never", "private"
FORCED = (NoticeKind.REMINDER, NoticeKind.WARNING)  # are given whoever is here

log = logging.getLogger(__name__)

Decided = Callable[[], None]
Way = Callable[[OpenNotice, Decided], Awaitable[Fate]]


class Outbox:
    """Sends the notices that are unsent, where their persons and chats want them. Each is claimed
    first, so that of several processes one sends it; what a process that died had claimed is free
    after ``lapse`` seconds."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        presence: Presence,
        displays: Displays,
        clock: Callable[[], float],
        lapse: float = LAPSE,
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._displays = displays
        self._clock = clock
        self._lapse = lapse
        self._sending: set[int] = set()
        self._posting: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._background = Background()
        self._looking: asyncio.Task[None] | None = None
        tables.listen_notices(self.wake)

    def wake(self, code: str) -> None:
        """There may be something to send at this table. Until it is known which of its displays
        bring it, none is edited."""
        self._displays.holds.hold(code)
        self._background.start(self._take_at(code), f"table {code}: its notices")

    async def resume(self) -> None:
        """After a start: send what was left, and from now on what dead processes leave."""
        await self._store.release_claims()
        await self._take_all()
        self._looking = asyncio.create_task(self._look(), name="notices of dead processes")

    async def close(self) -> None:
        """Stop sending; what is unsent goes out after the next start."""
        if self._looking is not None:
            await end([self._looking])
        await self._background.close()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._lapse / 3)
            try:
                if self._sending:
                    await self._store.renew_claims(tuple(self._sending), self._clock())
                await self._take_all()
            except Exception:
                log.exception("could not look for notices")

    # Claiming

    async def _take_at(self, code: str) -> None:
        with self._displays.holds.until_known(code):
            await self._begin(await self._claimed(code))

    async def _take_all(self) -> None:
        tables: dict[str, list[OpenNotice]] = {}
        for notice in await self._claimed():
            tables.setdefault(notice.table, []).append(notice)
        for code, notices in tables.items():
            self._displays.holds.hold(code)
            self._background.start(self._begin_held(code, notices), f"table {code}: its notices")

    async def _begin_held(self, code: str, notices: list[OpenNotice]) -> None:
        with self._displays.holds.until_known(code):
            await self._begin(notices)

    async def _claimed(self, code: str | None = None) -> list[OpenNotice]:
        now, platforms = self._clock(), self._displays.platforms
        found = await self._store.claim_notices(platforms, now, now - self._lapse, code)
        fresh = [notice for notice in found if notice.id not in self._sending]
        self._sending.update(notice.id for notice in fresh)
        return fresh

    async def _begin(self, notices: list[OpenNotice]) -> None:
        """Send these, all of one table; returns when it is known which displays bring them."""
        decided = [asyncio.Event() for _ in notices]
        for notice, event in zip(notices, decided, strict=True):
            name = f"table {notice.table}: notice {notice.id}"
            self._background.start(self._send(notice, event.set), name)
        for event in decided:
            await event.wait()

    # Sending

    async def _send(self, notice: OpenNotice, decided: Decided) -> None:
        try:
            fate = Fate.REPLACED
            while fate is Fate.REPLACED:
                fate = await self._attempt(notice, decided)
            if fate is Fate.FAILED:
                return  # its claim lapses, and then it is tried again
            await self._store.notices_sent([notice.id], self._clock())
            if fate is Fate.GONE:
                self._displays.unreached(notice)
        finally:
            decided()
            self._sending.discard(notice.id)

    async def _attempt(self, notice: OpenNotice, decided: Decided) -> Fate:
        chosen = await self._store.person_preferences(notice.notice.person)
        if not await self._holds(notice) or not _wants(notice, chosen):
            return Fate.PASSED
        ways: list[Way] = [self._in_chat, self._privately]
        if chosen.notices == PRIVATELY:
            ways.reverse()
        fates = []
        for way in ways:
            fate = await way(notice, decided)
            if fate not in (Fate.GONE, Fate.NOWHERE):
                return fate
            fates.append(fate)
        return Fate.GONE if Fate.GONE in fates else Fate.NOWHERE

    async def _holds(self, notice: OpenNotice) -> bool:
        try:
            return holds(notice.notice, await self._tables.get(notice.table))
        except NoSuchTable:
            return False

    async def _in_chat(self, notice: OpenNotice, decided: Decided) -> Fate:
        """In the chat where the person plays: its board goes out as a new message."""
        person, code = notice.notice.person, notice.table
        place = await self._presence.place(code, person)
        displays = await self._displays.find(code)
        state = displays.nearest(person.partition(":")[0], place, person)
        if state is None:
            return Fate.NOWHERE
        if not await self._is_wanted_in(state.display.chat, notice):
            return Fate.PASSED
        if not displays.holds(state):
            return Fate.REPLACED
        pending = self._displays.want(displays, state, notice)
        decided()
        return await pending.fate

    async def _is_wanted_in(self, chat: Chat, notice: OpenNotice) -> bool:
        chosen, kind = await self._store.chat_preferences(chat), notice.notice.kind
        if chosen.notices == NEVER or (kind is NoticeKind.REMINDER and not chosen.reminders):
            return False
        if chosen.notices == ALWAYS or kind in FORCED:
            return True
        # Another chat may want notices always, and who has come meanwhile sees the board.
        return not await self._presence.here(notice.table, notice.notice.person)

    async def _is_seen(self, notice: OpenNotice) -> bool:
        """Whether the person is here, and only another chat than theirs wants notices always."""
        person, code = notice.notice.person, notice.table
        if notice.notice.kind in FORCED or not await self._presence.here(code, person):
            return False
        place = await self._presence.place(code, person)
        chosen = await self._store.chat_preferences(place) if place else None
        return chosen is None or chosen.notices != ALWAYS

    async def _privately(self, notice: OpenNotice, decided: Decided) -> Fate:
        """Where only this person reads: as a new message of the board there, or as the first."""
        decided()
        person, code = notice.notice.person, notice.table
        if await self._is_seen(notice):
            return Fate.PASSED
        platform = self._displays.platform(person.partition(":")[0])
        chat = await platform.private_chat(person) if platform else None
        if chat is None:
            return Fate.NOWHERE
        lock = self._posting.setdefault((code, chat.key), asyncio.Lock())
        async with lock:
            displays = await self._displays.find(code)
            here = displays.here(chat, person)
            if not here:
                return await self._displays.tell_privately(notice, chat)
            pending = self._displays.want(displays, here[-1], notice)
        return await pending.fate


def _wants(notice: OpenNotice, chosen: PersonPreferences) -> bool:
    reminder = notice.notice.kind is NoticeKind.REMINDER
    return chosen.notices != NEVER and (chosen.reminders or not reminder)
