"""Who sees what stands in a chat, and how they have chosen to see it."""

from dataclasses import dataclass

from bot.accounts.accounts import Accounts
from bot.desk.platforms import Platforms
from bot.people import Chat, Person
from bot.preferences.chat_choices import Choosers
from bot.preferences.languages import Languages
from bot.preferences.preferences import Choices, Preferences
from bot.screens.reading import FIRST, ONLY
from bot.screens.viewer import Viewer
from bot.tables.table import Status, Table
from bot.web_address import table_path
from render.look import LIGHT, Look


@dataclass(eq=False, repr=False)
class Viewers:
    """Knows them for every screen of a chat."""

    _languages: Languages
    _preferences: Preferences
    _accounts: Accounts
    _platforms: Platforms

    async def of_message(
        self,
        table: Table,
        chat: Chat,
        account: str | None,
        language: str = "",
        called: frozenset[str] = frozenset(),
    ) -> Viewer:
        """Who sees a message with the table: the person with this ``account``, or everybody in the
        chat. In the ``language`` of somebody who alone is shown what everybody may see."""
        choices, platform = await self._choices(chat, account), self._platforms.of(chat)
        shown = platform.shows_hands(chat)
        return Viewer(
            language or await self._languages.chosen(choices),
            self._look(choices, chat),
            None if account is None else choices.person,
            slots=account is None and not shown,
            # A hand that opens here needs no way into a private chat.
            link="" if chat.private or shown else platform.link(table.code),
            app=platform.app_link(table_path(table.code), chat),
            ways=self._platforms.ways(table.code) if table.status is Status.LOBBY else (),
            sends=chat.private and platform.sends_elsewhere(),  # in a group others are asked there
            scores=platform.shows_privately,  # so that an answer leaves the board where it is
            text=self._text(choices, chat),
            called=called,
        )

    async def of_answer(self, person: Person, chat: Chat) -> Viewer:
        """The person who alone sees what they are answered in this chat."""
        choices = await self._choices(chat, person.account)
        platform = self._platforms.get(chat.platform)
        return Viewer(
            self._languages.alone(choices, person, chat.private),
            self._look(choices, chat),
            person.key,
            folds=not chat.private,
            tray=platform is not None and platform.hands_alone and not chat.private,
            scores=platform is not None and platform.shows_privately,
            text=self._text(choices, chat),
        )

    def sends(self, chat: Chat) -> bool:
        """Whether what is seen in the chat can be sent into others from here."""
        platform = self._platforms.get(chat.platform)
        return platform is not None and platform.sends_elsewhere()

    async def theme(self, chat: Chat, account: str | None) -> str:
        """The look of what all see in a chat, or of what this account alone does."""
        return self._look(await self._choices(chat, account), chat)

    async def painted(self, chat: Chat, account: str) -> str | None:
        """The look of what this account alone sees in a chat; None where they want no pictures, or
        the chat takes none."""
        choices = await self._choices(chat, account)
        return None if self._text(choices, chat) == ONLY else self._look(choices, chat)

    async def text(self, chat: Chat, account: str) -> str:
        """Whether this account's person wants boards as text."""
        return self._text(await self._choices(chat, account), chat, only=False)

    async def _choices(self, chat: Chat, account: str | None) -> Choices:
        """What a chat has chosen, and the person whose account the only reader is."""
        person = "" if account is None else await self._accounts.key(account)
        return await self._preferences.of_reader(chat, person)

    def _look(self, choices: Choices, chat: Chat) -> str:
        """The look of a screen by its key: of theme, palette, size and board each its reader's own
        choice, then the chat's, then the platform's theme and the standard."""
        own, shared = choices.own, choices.shared
        platform = self._platforms.get(chat.platform)
        theme = own.theme or shared.theme or (platform.theme if platform else LIGHT)
        palette, size = own.palette or shared.palette, own.size or shared.size
        return Look(theme, palette, size, own.board or shared.board).key

    def _text(self, choices: Choices, chat: Chat, only: bool = True) -> str:
        """Whether a screen comes as text; with ``only`` also where a chat takes nothing else. A
        page, which has no messages, shows its pictures or hides them by itself."""
        platform, chosen = self._platforms.get(chat.platform), choices.own.text
        if only and platform is not None and not platform.shows_pictures(chat):
            return ONLY
        paged = platform is not None and platform.choosers is Choosers.NOBODY
        return FIRST if chosen and paged else chosen
