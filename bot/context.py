"""What presses and commands work with: made once, handed to both."""

from dataclasses import dataclass

from bot.commands import Command
from bot.displays import Displays
from bot.languages import Languages
from bot.people import Chat, Person
from bot.platforms import Reply
from bot.screens import Screen
from bot.screens.gallery import Gallery, Look
from bot.screens.voice import Voice
from bot.store import Store
from bot.tables.analyst import Analyst
from bot.tables.hints import Hints
from bot.tables.picks import Picks
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.texts import Words

NOTICE = 200  # characters that every platform can show as a private line


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running bot."""

    store: Store
    tables: Tables
    picks: Picks
    words: Words
    languages: Languages
    gallery: Gallery
    displays: Displays
    hints: Hints
    analyst: Analyst
    commands: tuple[Command, ...]

    async def look(self, person: Person, chat: Chat) -> Look:
        """How this person's private screens in this chat look."""
        platform = self.displays.platform(chat.platform)
        language = await self.languages.of_person(person, chat)
        return Look(language, platform.theme if platform else "light")

    async def voice(self, table: Table, person: Person, chat: Chat) -> Voice:
        """The language of private answers about a table."""
        return self.gallery.voice(table, await self.languages.of_person(person, chat))

    async def voice_in(self, table: Table, chat: Chat, person: Person) -> Voice:
        """The language of an answer that stands in the chat."""
        if self.whispers(chat):
            return await self.voice(table, person, chat)
        return self.gallery.voice(table, await self.languages.of_chat(chat))

    def whispers(self, chat: Chat) -> bool:
        """Whether an answer can be shown to one person alone in this chat."""
        platform = self.displays.platform(chat.platform)
        return chat.private or (platform is not None and platform.whispers)

    async def board(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The table as a new message in the chat."""
        reader = person.key if chat.private else None
        return Reply(screen=await self.displays.screen_in(table, chat, reader))

    async def own(
        self, table: Table, person: Person, chat: Chat, picked: tuple[str, ...] = ()
    ) -> Screen:
        """The table as this person alone may see it."""
        return await self.gallery.own(table, person.key, await self.look(person, chat), picked)

    def inform(self, screen: Screen, chat: Chat) -> Reply:
        """An answer of public facts: private where that is possible, short ones as a notice."""
        text = screen.caption
        notice = text if len(text) <= NOTICE and not screen.choices else ""
        if self.whispers(chat):
            return Reply(screen=screen, private=not chat.private)
        return Reply(notice, alert=True) if notice else Reply(screen=screen)
