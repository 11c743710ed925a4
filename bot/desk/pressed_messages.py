"""What has become of a message that was pressed, by the time its answer can be shown there."""

from dataclasses import dataclass

from bot.desk.display_updates import DisplayUpdates
from bot.desk.registry import Registry
from bot.people import Chat
from bot.running.service import Tables
from bot.screens import Screen


@dataclass(eq=False, repr=False)
class PressedMessages:
    """Keeps answers that come late from standing in the place of what is newer, or beside it."""

    _registry: Registry
    _updates: DisplayUpdates
    _tables: Tables

    async def shows(self, code: str, chat: Chat, message: str) -> bool:
        """Whether the message is kept up to date with the table."""
        return (await self._registry.load(code)).at(chat, message) is not None

    async def is_outdated(self, screen: Screen, chat: Chat, message: str) -> bool:
        """Whether the table has changed since the screen was made, and the message shows the table:
        then what it has become is shown there, or soon will be. Raises NoSuchTable."""
        if not screen.table or not await self.shows(screen.table, chat, message):
            return False
        return (await self._tables.get(screen.table)).revision > screen.revision

    async def catch_up(self, screen: Screen, chat: Chat, message: str) -> None:
        """The message was made to show the screen. Where the table has changed meanwhile, both may
        have been under way together, and nobody knows which came last: the newest is shown after
        that. Raises NoSuchTable."""
        if not await self.is_outdated(screen, chat, message):
            return
        displays = await self._registry.load(screen.table)
        if (state := displays.at(chat, message)) is not None:
            state.mark_changed()
            self._updates.update(displays, state)

    async def replaced_by(
        self, screen: Screen, chat: Chat, message: str, reader: str | None
    ) -> str:
        """The newer message that shows the screen's table to the same reader, or for None to all in
        the chat; "" where there is none."""
        if not screen.table:
            return ""
        here = (await self._registry.load(screen.table)).here(chat, reader)
        newest = here[-1].display.message if here else ""
        return newest if newest != message else ""
