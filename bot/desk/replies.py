"""How an answer reaches the person who asked: in their language, and as privately as it can."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.desk.platforms import Platforms
from bot.desk.reply import Alert, PrivateLine, PrivateScreen, Reply, screen_reply
from bot.errors import FileTooLarge
from bot.people import Chat, Person
from bot.preferences.chat_choices import Choosers
from bot.preferences.languages import Languages
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.file import File
from bot.screens.wording import Wording
from bot.tables.table import Table

MEGABYTE = 1_000_000  # bytes
NOTICE = 200  # characters that every platform can show as a private line


@dataclass(eq=False, repr=False)
class Replies:
    """Makes replies for each platform's way of answering."""

    _languages: Languages
    _platforms: Platforms
    _composer: Composer

    def answers_privately(self, chat: Chat) -> bool:
        """Whether an answer can be shown to one person alone in this chat."""
        platform = self._platforms.get(chat.platform)
        return chat.private or (platform is not None and platform.shows_privately)

    def is_page(self, chat: Chat) -> bool:
        """Whether there are no messages, so that a puzzle opens in a sheet of its own."""
        platform = self._platforms.get(chat.platform)
        return platform is not None and platform.choosers is Choosers.NOBODY

    def shows_hands(self, chat: Chat) -> bool:
        """Whether a hand can be shown to one person alone in this chat, beside what all see."""
        platform = self._platforms.get(chat.platform)
        return not chat.private and platform is not None and platform.shows_hands(chat)

    def check_size(self, file: File, chat: Chat) -> None:
        """Raises FileTooLarge for what the chat's platform does not take."""
        platform = self._platforms.get(chat.platform)
        most = platform.largest_file if platform else 0
        if len(file.data) > most:
            raise FileTooLarge(size=-(-len(file.data) // MEGABYTE), most=most // MEGABYTE)

    async def own_language(self, person: Person, chat: Chat) -> str:
        """The language of what the person alone reads."""
        return await self._languages.of_person(person, chat)

    async def language(self, person: Person, chat: Chat) -> str:
        """The language of an answer to ``person`` in the chat: their own where only they read it,
        else the chat's."""
        if self.answers_privately(chat):
            return await self._languages.of_person(person, chat)
        return await self._languages.of_chat(chat)

    async def language_of_all(self, person: Person, chat: Chat) -> str:
        """The language of what stands in the chat for all who read there."""
        return await self._languages.of_chat(chat, person.account if chat.private else None)

    async def wording(self, table: Table, person: Person, chat: Chat) -> Wording:
        """The language of private answers about a table."""
        return self._composer.wording(table, await self._languages.of_person(person, chat))

    async def wording_in(self, table: Table, chat: Chat, person: Person) -> Wording:
        """The language of an answer that stands in the chat."""
        return self._composer.wording(table, await self.language(person, chat))

    async def tell(self, person: Person, chat: Chat, say: Callable[[str], str]) -> Reply:
        """One line that ``say`` makes in a language: in the person's own for where they alone read
        it, in the chat's for where all do."""
        own = say(await self._languages.of_person(person, chat))
        if self.answers_privately(chat):
            return PrivateLine(own)
        return PrivateLine(own, aloud=say(await self._languages.of_chat(chat)))

    async def tell_of(
        self, table: Table, person: Person, chat: Chat, say: Callable[[Wording], str]
    ) -> Reply:
        """One line about a table, as ``tell`` tells it."""
        return await self.tell(
            person, chat, lambda language: say(self._composer.wording(table, language))
        )

    async def inform(
        self, make: Callable[[str], Screen], person: Person, chat: Chat, pressed: bool
    ) -> Reply:
        """An answer of public facts, made in the language of those who read it: private where that
        is possible. Elsewhere a short answer to a press is a notice, which only the presser sees;
        what is longer is shown to them alone, if need be in their private chat. The answer to a
        command stands in the chat, unless nobody else saw the command either."""
        own = make(await self._languages.of_person(person, chat))
        if self.answers_privately(chat):
            return screen_reply(own, private=not chat.private)
        if pressed and _is_line(own):
            return Alert(own.caption)
        alone = replace(own, audience=person.account)
        if pressed:
            return PrivateScreen(alone)
        shared = make(await self._languages.of_chat(chat))
        notice = shared.caption if _is_line(shared) else ""
        return PrivateScreen(alone, notice, bool(notice), others=shared)


def _is_line(screen: Screen) -> bool:
    """Whether a private line says all that a screen does."""
    return not screen.choices and not screen.picture and len(screen.caption) <= NOTICE
