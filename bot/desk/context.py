"""What presses and commands work with: made once, handed to both."""

from dataclasses import dataclass

from cachetools import LRUCache

from bot.desk.chat_screens import ChatScreens
from bot.desk.commands import Command
from bot.desk.displays import Displays
from bot.desk.languages import Languages
from bot.desk.openings import Openings
from bot.desk.platform import Reply
from bot.desk.preferences import Preferences
from bot.desk.room import Room
from bot.people import Chat, Person
from bot.press import Press
from bot.running.absences import Absences
from bot.running.analyst import Analyst
from bot.running.consent import Consent
from bot.running.hints import Hints
from bot.running.outlook import Outlook
from bot.running.partial_moves import PartialMoves
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Appearance, Composer
from bot.screens.wording import Wording
from bot.store import Store
from bot.tables.table import Status, Table
from bot.texts import Words

NOTICE = 200  # characters that every platform can show as a private line


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of a running bot."""

    store: Store
    tables: Tables
    consent: Consent
    partial_moves: PartialMoves
    words: Words
    preferences: Preferences
    languages: Languages
    composer: Composer
    screens: ChatScreens
    displays: Displays
    hints: Hints
    outlook: Outlook
    absences: Absences
    analyst: Analyst
    commands: tuple[Command, ...]
    openings: Openings
    room: Room
    delivered: LRUCache[str, Press]  # by origin: presses that do one thing more each time
    presence: Presence

    async def appearance(self, person: Person, chat: Chat) -> Appearance:
        """How this person's private screens in this chat look."""
        language = await self.languages.of_person(person, chat)
        return Appearance(language, await self.screens.theme(chat, person.key))

    async def wording(self, table: Table, person: Person, chat: Chat) -> Wording:
        """The language of private answers about a table."""
        return self.composer.wording(table, await self.languages.of_person(person, chat))

    async def wording_in(self, table: Table, chat: Chat, person: Person) -> Wording:
        """The language of an answer that stands in the chat."""
        return self.composer.wording(table, await self.language(person, chat))

    async def language(self, person: Person, chat: Chat) -> str:
        """The language of an answer to ``person`` in the chat: their own where only they read it,
        else the chat's."""
        if self.answers_privately(chat):
            return await self.languages.of_person(person, chat)
        return await self.languages.of_chat(chat)

    def answers_privately(self, chat: Chat) -> bool:
        """Whether an answer can be shown to one person alone in this chat."""
        platform = self.displays.platform(chat.platform)
        return chat.private or (platform is not None and platform.shows_privately)

    async def board(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The table as a new message in the chat. Raises ChatFull for a running one too many."""
        if table.status is Status.PLAYING:
            await self.room.admit(chat, table.code)
        reader = person.key if chat.private else None
        return Reply(screen=await self.screens.of(table, chat, reader))

    async def own(
        self, table: Table, person: Person, chat: Chat, picked: tuple[str, ...] = ()
    ) -> Screen:
        """The table as this person alone may see it."""
        return await self.composer.own(
            table, person.key, await self.appearance(person, chat), picked
        )

    async def refresh_chat(self, chat: Chat) -> None:
        """Show anew what stands in the chat: the running tables, and the one shown last."""
        latest = await self.store.latest_table(chat)
        for code in {*await self.store.running_in(chat), *filter(None, (latest,))}:
            self.displays.refresh(code)

    def inform(self, screen: Screen, chat: Chat) -> Reply:
        """An answer of public facts: private where that is possible, short ones as a notice."""
        text = screen.caption
        notice = text if len(text) <= NOTICE and not screen.choices else ""
        if self.answers_privately(chat):
            return Reply(screen=screen, private=not chat.private)
        return Reply(notice, alert=True) if notice else Reply(screen=screen)
