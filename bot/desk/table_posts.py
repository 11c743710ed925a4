"""Tables that come into a chat though nobody has asked for them by a command there."""

from bot.background import Background
from bot.desk.chat_screens import ChatScreens
from bot.desk.displays import Displays
from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.desk.signals import SignalSender, opened_signal
from bot.people import Chat
from bot.running.service import Tables
from bot.screens import Screen
from bot.tables.table import Status


class TablePosts:
    """Posts tables that wait for players, in the process that owns the chat."""

    def __init__(
        self,
        tables: Tables,
        screens: ChatScreens,
        displays: Displays,
        platforms: Platforms,
        signals: SignalSender,
    ) -> None:
        self._tables = tables
        self._screens = screens
        self._displays = displays
        self._platforms = platforms
        self._signals = signals
        self._background = Background()

    async def close(self) -> None:
        """Posts nothing more."""
        await self._background.close()

    def put(self, code: str, chat: Chat) -> None:
        """Has the table stand in the chat, where the bot may write there, soon."""
        if self._platforms.owns(chat):
            self.put_here(code, chat)
        else:
            self._signals.send(opened_signal(code, chat))

    def put_here(self, code: str, chat: Chat) -> None:
        """The same, where this process owns the chat."""
        if self._platforms.owns(chat):
            self._background.start(self._posted(code, chat), f"table {code}: in its chat", code)

    async def _posted(self, code: str, chat: Chat) -> None:
        """What plays already, or stands there, is left where it is."""
        waits = (await self._tables.get(code)).status is Status.LOBBY
        if not waits or await self._displays.is_shown_in(code, chat):
            return

        async def newest() -> Screen:
            return await self._screens.of(await self._tables.get(code), chat, None)

        try:
            posted = await self._platforms.of(chat).post(chat, newest)
        except Gone:
            return
        await self._displays.add(posted.screen, posted.chat, posted.message, None)
