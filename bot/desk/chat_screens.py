"""What a table looks like in each chat: in its language, its theme and for its readers."""

from bot.desk.languages import Languages
from bot.desk.platform import Platform
from bot.desk.preferences import Preferences
from bot.people import Chat
from bot.running.partial_moves import PartialMoves
from bot.screens import Screen
from bot.screens.analysis_screen import AnalysisPage
from bot.screens.composer import Appearance, Composer
from bot.tables.notices import OpenNotice
from bot.tables.table import Table


class ChatScreens:
    """Makes the screens of displays. ``platforms`` are those that run here, by name."""

    def __init__(
        self,
        composer: Composer,
        partial_moves: PartialMoves,
        languages: Languages,
        preferences: Preferences,
    ) -> None:
        self._composer = composer
        self._partial_moves = partial_moves
        self._languages = languages
        self._preferences = preferences
        self.platforms: dict[str, Platform] = {}

    async def of(self, table: Table, chat: Chat, person: str | None, page: str = "") -> Screen:
        """What the table looks like in a chat, to everybody or to one person; ``page``: of an
        analysis, as long as that holds."""
        appearance = await self._appearance(table, chat, person)
        analysis = (
            await self._composer.analysis(table, AnalysisPage.parse(page), appearance, person)
            if page
            else None
        )
        if analysis is not None:
            return analysis
        if person is not None:
            return await self._composer.own(table, person, appearance)
        choosing = await self._partial_moves.pending(table)
        return await self._composer.public(table, appearance, choosing)

    async def _appearance(self, table: Table, chat: Chat, person: str | None) -> Appearance:
        platform = self.platforms[chat.platform]
        language = await self._languages.of_chat(chat, person)
        link = "" if chat.private else platform.link(table.code)
        theme = await self.theme(chat, person)
        return Appearance(language, theme, not platform.shows_privately, link)

    async def theme(self, chat: Chat, person: str | None) -> str:
        """The theme of what all see in a chat, or of what the person with this key alone does:
        their own choice, then the chat's, then the platform's."""
        own = (await self._preferences.of_person(person)).theme if person else ""
        chosen = own or (await self._preferences.of_chat(chat)).theme
        platform = self.platforms.get(chat.platform)
        return chosen or (platform.theme if platform else "light")

    def unreached(self, notice: OpenNotice) -> None:
        """Nobody could tell the person of this: from now on the boards say so."""
        self._composer.unreached(notice)
