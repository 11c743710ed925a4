"""What presses and commands work with: made once, handed to both."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.desk.chat_screens import ChatScreens, addressed
from bot.desk.commands import Command
from bot.desk.displays import Displays
from bot.desk.imports import Imports
from bot.desk.languages import Languages
from bot.desk.openings import Openings
from bot.desk.platform import Choosers, Reply
from bot.desk.preferences import Preferences
from bot.desk.questions import Questions
from bot.desk.room import Room
from bot.errors import FileTooLarge
from bot.people import Chat, Person
from bot.press import Press
from bot.running.absences import Absences
from bot.running.accounts import Accounts
from bot.running.analyst import Analyst
from bot.running.consent import Consent
from bot.running.hints import Hints
from bot.running.outlook import Outlook
from bot.running.partial_moves import PartialMoves
from bot.running.preparations import Preparations
from bot.running.presence import Presence
from bot.running.records import Records
from bot.running.second_look import SecondLook
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.animations import Animations
from bot.screens.composer import Appearance, Composer
from bot.screens.file import File
from bot.screens.picture_cache import PictureCache
from bot.screens.replay import Replays
from bot.screens.wording import Wording
from bot.store import Store
from bot.tables.table import Status, Table
from bot.texts import Words

MEGABYTE = 1_000_000  # bytes
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
    replays: Replays
    accounts: Accounts
    pictures: PictureCache
    animations: Animations
    records: Records
    imports: Imports
    second_look: SecondLook
    questions: Questions
    preparations: Preparations
    account_questions: Questions

    async def appearance(self, person: Person, chat: Chat) -> Appearance:
        """How this person's private screens in this chat look."""
        choices = await self.screens.choices(chat, person.account)
        language = self.languages.alone(choices, person, chat.private)
        platform = self.displays.platform(chat.platform)
        alone = platform is not None and platform.hands_alone and not chat.private
        apart = platform is not None and platform.shows_privately
        theme, text = self.screens.look(choices, chat), self.screens.worded(choices, chat)
        return Appearance(language, theme, tray=alone, scores=apart, text=text)

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

    async def tell(self, person: Person, chat: Chat, say: Callable[[str], str]) -> Reply:
        """One line that ``say`` makes in a language: in the person's own for where they alone read
        it, in the chat's for where all do."""
        own = say(await self.languages.of_person(person, chat))
        if self.answers_privately(chat):
            return Reply(own)
        return Reply(own, aloud=say(await self.languages.of_chat(chat)))

    async def tell_of(
        self, table: Table, person: Person, chat: Chat, say: Callable[[Wording], str]
    ) -> Reply:
        """One line about a table, as ``tell`` tells it."""
        return await self.tell(
            person, chat, lambda language: say(self.composer.wording(table, language))
        )

    def answers_privately(self, chat: Chat) -> bool:
        """Whether an answer can be shown to one person alone in this chat."""
        platform = self.displays.platform(chat.platform)
        return chat.private or (platform is not None and platform.shows_privately)

    def is_page(self, chat: Chat) -> bool:
        """Whether there are no messages, so that a puzzle opens in a sheet of its own."""
        platform = self.displays.platform(chat.platform)
        return platform is not None and platform.choosers is Choosers.NOBODY

    def shows_hands(self, chat: Chat) -> bool:
        """Whether a hand can be shown to one person alone in this chat, beside what all see."""
        platform = self.displays.platform(chat.platform)
        return not chat.private and platform is not None and platform.shows_hands(chat)

    def link(self, table: Table, chat: Chat) -> str:
        """The address that opens a private chat with the table there, "" if there is none."""
        platform = self.displays.platform(chat.platform)
        return platform.link(table.code) if platform else ""

    async def board(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The table as a new message in the chat. Raises ChatFull for a running one too many."""
        if table.status is Status.PLAYING:
            await self.room.admit(chat, table.code)
        reader = person.account if chat.private else None
        return Reply(screen=await self.screens.of(table, chat, reader))

    async def own(
        self,
        table: Table,
        person: Person,
        chat: Chat,
        picked: tuple[str, ...] = (),
        column: str = "",
    ) -> Screen:
        """The table as this person alone may see it."""
        appearance = await self.appearance(person, chat)
        screen = await self.composer.own(table, person.key, appearance, picked, column)
        return for_reader(self.screens.fitted(screen, chat), person)

    def check_size(self, file: File, chat: Chat) -> None:
        """Raises FileTooLarge for what the chat's platform does not take."""
        platform = self.displays.platform(chat.platform)
        most = platform.largest_file if platform else 0
        if len(file.data) > most:
            raise FileTooLarge(size=-(-len(file.data) // MEGABYTE), most=most // MEGABYTE)

    async def refresh_chat(self, chat: Chat) -> None:
        """Show anew what stands in the chat: the running tables, and the one shown last."""
        latest = await self.store.latest_table(chat)
        for code in {*await self.store.running_in(chat), *filter(None, (latest,))}:
            self.displays.refresh_everywhere(code)

    async def inform(
        self, make: Callable[[str], Screen], person: Person, chat: Chat, pressed: bool
    ) -> Reply:
        """An answer of public facts, made in the language of those who read it: private where that
        is possible. Elsewhere a short answer to a press is a notice, which only the presser sees.
        What is longer stands in the chat where the platform cannot show it to one alone, and so
        does the answer to a command, unless nobody else saw the command either."""
        own = make(await self.languages.of_person(person, chat))
        if self.answers_privately(chat):
            return Reply(screen=own, private=not chat.private)
        if pressed and not own.choices and len(own.caption) <= NOTICE:
            return Reply(own.caption, alert=True)
        shared = make(await self.languages.of_chat(chat))
        alone = replace(own, audience=person.account)
        said = not pressed and not shared.choices and len(shared.caption) <= NOTICE
        notice = shared.caption if said else ""
        return Reply(notice, bool(notice), alone, private=True, instead=shared)


def for_reader(screen: Screen, person: Person) -> Screen:
    """A screen made for a person, as it goes to the account with which they act."""
    return addressed(screen, person.key, person.account)
