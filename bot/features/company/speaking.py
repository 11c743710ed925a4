"""What the buttons of ready-made words do."""

from bot.desk.button_press import ButtonPress
from bot.desk.replies import Replies
from bot.desk.reply import Done, PrivateLine, PrivateScreen, Reply
from bot.errors import BadPress, NotSeated
from bot.features.company.company import Company
from bot.features.company.screens import WORDS, say_screen, word_text
from bot.running.service import Tables
from bot.texts import Words


class Speaking:
    """Lets those who play at a table say a word to the others."""

    def __init__(self, company: Company, words: Words, replies: Replies, tables: Tables) -> None:
        self._company = company
        self._words = words
        self._replies = replies
        self._tables = tables

    async def press(self, pressed: ButtonPress) -> Reply:
        """Says the word of a path, or shows which there are to one who plays there. Raises
        BadPress, NotSeated, TooManyWords."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        table = await self._tables.get(pressed.press.table)
        if not table.seats_of(person.key):
            raise NotSeated
        wording = await self._replies.wording(table, person, chat)
        if not path:
            screen = say_screen(wording, person.account)
            return PrivateScreen(screen, here=not chat.private)
        word = pressed.only()
        if word not in WORDS:
            raise BadPress
        await self._company.say(table, person.key, word)
        alone = self._replies.answers_privately(chat) and not chat.private
        if alone or self._replies.is_page(chat):  # its place on the table says enough
            return Done()
        return PrivateLine(
            word_text(self._words, wording.language, word), secret=True, confirms=True
        )
