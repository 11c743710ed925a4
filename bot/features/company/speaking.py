"""What the buttons of ready-made words do."""

from dataclasses import dataclass

from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.replies import Replies
from bot.desk.reply import Done, PrivateLine, Reply
from bot.errors import BadPress, NotSeated
from bot.features.company.company import Company
from bot.features.company.screens import WORDS, word_text
from bot.running.service import Tables
from bot.screens.menus import is_menu
from bot.texts import Words


@dataclass(eq=False, repr=False)
class Speaking:
    """Lets those who play at a table say a word to the others."""

    _company: Company
    _words: Words
    _replies: Replies
    _tables: Tables
    _displays: Displays

    async def press(self, pressed: ButtonPress) -> Reply:
        """Says the word of a path, and goes back to the table where the words took its buttons'
        place. Raises BadPress, NotSeated, TooManyWords."""
        person, chat = pressed.person, pressed.chat
        table = await self._tables.get(pressed.press.table)
        if not table.seats_of(person.key):
            raise NotSeated
        wording = await self._replies.wording(table, person, chat)
        word = pressed.only()
        if word not in WORDS:
            raise BadPress
        await self._company.say(table, person.key, word)
        if is_menu(await self._displays.page(table.code, chat, pressed.message)):
            await self._displays.turn(table.code, chat, pressed.message, person.account, "")
        alone = self._replies.answers_privately(chat) and not chat.private
        if alone or self._replies.is_page(chat):  # its place on the table says enough
            return Done()
        return PrivateLine(
            word_text(self._words, wording.language, word), secret=True, confirms=True
        )
