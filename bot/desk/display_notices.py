"""Tells people something through the messages that show its table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.desk.display_screens import DisplayScreens
from bot.desk.display_state import DisplayState
from bot.desk.display_updates import DisplayUpdates
from bot.desk.displays import Displays
from bot.desk.pending_notices import DeliveryStatus, Obsolete
from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.desk.registry import Registry
from bot.desk.signals import SignalSender, told_signal, unreached_signal
from bot.desk.table_displays import TableDisplays
from bot.people import Chat, Display
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.tables.notices import OF_TURNS, OpenNotice


@dataclass(eq=False, repr=False)
class DisplayNotices:
    """Mentions people in new messages of their tables, and has other boards say that they were
    told, or could not be."""

    _registry: Registry
    _platforms: Platforms
    _screens: DisplayScreens
    _updates: DisplayUpdates
    _displays: Displays
    _signals: SignalSender
    _composer: Composer
    _clock: Callable[[], float]

    async def find(self, code: str) -> TableDisplays:
        """The displays of a table."""
        return await self._registry.load(code)

    def tell_at(
        self, displays: TableDisplays, state: DisplayState, notice: OpenNotice
    ) -> Awaitable[DeliveryStatus]:
        """Has the display go out as a new message that mentions somebody, in place of its next
        edit; waits for what becomes of that."""
        pending = self._updates.mention(displays, state, notice)

        async def status() -> DeliveryStatus:
            found = await pending.status
            if found is DeliveryStatus.SENT:
                await self.tell_others(notice, state.display.chat.key)
            return found

        return status()

    async def tell_first(
        self, notice: OpenNotice, chat: Chat, reader: str | None
    ) -> DeliveryStatus:
        """Puts the table into a chat that has no message of it yet: the one that only the person
        to be told reads, with the account ``reader``, or for None a shared one."""

        async def newest() -> Screen:
            display = Display(0, notice.table, chat, "", reader)
            return await self._screens.mentioning(display, [notice])

        try:
            posted = await self._platforms.of(chat).post(chat, newest)
        except Obsolete:
            return DeliveryStatus.OBSOLETE
        except Gone:
            return DeliveryStatus.GONE
        await self._displays.add(posted.screen, posted.chat, posted.message, reader)
        await self.tell_others(notice, chat.key)
        return DeliveryStatus.SENT

    async def tell_others(self, notice: OpenNotice, chat: str = "") -> None:
        """This was given in the chat with this key, "" for none: elsewhere the boards say so."""
        now = self._clock()
        self._signals.send(told_signal(notice, now, chat))
        await self.note_told(notice, now, chat)

    async def note_told(self, notice: OpenNotice, at: float, chat: str) -> None:
        """This was given at this Unix time in the chat with this key, perhaps by another
        process."""
        self._composer.note_told(notice, at)
        if notice.notice.kind in OF_TURNS:
            await self._displays.refresh_but(notice.table, chat)

    def tell_unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person: the boards say so, everywhere."""
        self._signals.send(unreached_signal(notice))
        self.note_unreached(notice)

    def note_unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person, as perhaps another process has found out."""
        self._composer.note_unreached(notice)
        self._displays.refresh(notice.table)
