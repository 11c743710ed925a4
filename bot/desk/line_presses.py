"""Buttons that a typed line stands for."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.handler_types import VerbHandler
from bot.desk.replies import Replies
from bot.desk.reply import Reply
from bot.desk.typed_line import TypedLine
from bot.errors import Refusal
from bot.press import Press
from bot.running.service import Tables


@dataclass(eq=False, repr=False)
class LinePresses:
    """Presses buttons for those who type."""

    _verbs: Mapping[str, VerbHandler]
    _tables: Tables
    _replies: Replies
    _boards: Boards

    async def press(self, line: TypedLine, press: Press) -> Reply:
        """What the button answers. Raises a Refusal."""
        origin, theme = line.origin, line.theme
        pressed = ButtonPress(press, line.person, line.chat, line.message, origin, theme)
        return await self._verbs[press.verb](pressed)

    async def press_below(self, line: TypedLine, press: Press) -> Reply:
        """The same; where the answer is nothing, a private chat is shown the table below the line,
        since what stands above it has scrolled away."""
        reply = await self.press(line, press)
        silent = not reply.notice and reply.screen is None
        if not silent or not line.chat.private or self._replies.is_page(line.chat):
            return reply
        try:
            table = await self._tables.get(line.table.code)
            return await self._boards.shared(table, line.person, line.chat)
        except Refusal:
            return reply
