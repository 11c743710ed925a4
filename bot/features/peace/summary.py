"""One message about all that has waited for somebody."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.features.my_tables.api import MyTables, games_screen
from bot.people import Chat
from bot.preferences.languages import Languages
from bot.screens import Screen
from bot.texts import Words


@dataclass(eq=False, repr=False)
class Summaries:
    """Makes it: a line and a button for each table."""

    _words: Words
    _languages: Languages
    _lists: MyTables

    async def screen(
        self, person: str, reader: str, chat: Chat | None, codes: Sequence[str]
    ) -> Screen:
        """What the person with this key is told of their tables with these codes: to the only
        ``reader`` in a chat, or outside of all."""
        if chat is None:
            language = await self._languages.of_key(person)
        else:
            language = await self._languages.of_chat(chat, reader)
        scene = await self._lists.some(person, reader, language, codes)
        screen = games_screen(scene)
        waiting = sum(table.mine for table in scene.tables)
        title = self._words.say(language, "peace-summary", waiting=waiting)
        return replace(screen, lines=(title, *screen.lines[1:]), lead=True)
