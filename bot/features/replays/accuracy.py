"""Says on request how well everybody has played a match that is over."""

from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.replies import Replies
from bot.desk.reply import PrivateScreen, Reply
from bot.features.replays.accuracy_screen import AccuracyPage, accuracy_page, accuracy_sheet
from bot.features.replays.chat_replays import ChatReplays
from bot.features.replays.replays import Replays
from bot.running.service import Tables
from bot.screens.screen import Screen
from bot.screens.viewer import Viewer
from bot.tables.play import match_over
from bot.tables.table import Table


@dataclass(eq=False, repr=False)
class Accuracies:
    """Each look has the match analysed, and in chats what is found fills the screen in."""

    _replays: Replays
    _in_chats: ChatReplays
    _tables: Tables
    _boards: Boards
    _replies: Replies

    async def press(self, pressed: ButtonPress) -> Reply:
        """The button: of which match. Raises NoSuchTable, WrongTime, BadPress."""
        table, number = await self._tables.get(pressed.press.table), pressed.number()
        match = await self._in_chats.match(table, number, pressed.chat)
        if not self._replies.is_page(pressed.chat):
            return await self._boards.paged(
                table, pressed, str(AccuracyPage(table.revision, number))
            )
        language = await self._replies.language(pressed.person, pressed.chat)
        scene = await self._replays.scene(table, match, pressed.person.key, language)
        return PrivateScreen(accuracy_sheet(scene), here=True)

    async def page(self, table: Table, text: str, viewer: Viewer) -> Screen | None:
        """It as a message of the table; None where there is no such match that is over, once
        another one is played, and for a page of another kind."""
        page = AccuracyPage.parse(text)
        if page is None or not (page.revision == table.revision or match_over(table)):
            return None
        match = await self._tables.match(table, page.number)
        if match is None or match.outcome is None:
            return None
        scene = await self._replays.scene(table, match, viewer.key, viewer.language)
        return accuracy_page(scene, page, viewer.key)
