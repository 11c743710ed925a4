"""Matches as animations: asked for by a command, announced while they are made."""

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from msgspec import Struct

from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, Reply, ScreenStream
from bot.desk.table_finder import TableFinder
from bot.desk.viewers import Viewers
from bot.errors import NoSuchMatch, Refusal, as_refusal
from bot.features.animations.maker import AnimationMaker, Making
from bot.features.animations.screens import animation_screen, making_screen
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.wording import Wording
from bot.tables.table import Match, Table
from bot.texts import Words
from bot.web_address import WebAddress

PROGRESS_SECONDS = 1.5  # after which it is said again how far an animation is

log = logging.getLogger(__name__)


class _WaitingAnimation(Struct, frozen=True):
    """An animation that somebody waits for in a chat; ``link`` leads to the match."""

    replies: Replies
    wording: Wording
    match: Match
    making: Making
    chat: Chat
    link: str

    async def screen(self, seconds: float) -> Screen | None:
        """The message with the animation, None if that takes longer. Raises FileTooLarge."""
        gif = await self.making.made(seconds)
        if gif is None:
            return None
        screen = animation_screen(self.wording, self.match, gif, self.link)
        assert screen.file is not None
        self.replies.check_size(screen.file, self.chat)
        return screen

    @property
    def progress(self) -> Screen:
        """The message in its place until then."""
        return making_screen(self.wording, self.making.done, self.making.count)

    async def later(self) -> AsyncIterator[Screen]:
        """How far it is, and then the animation, or why there is none."""
        try:
            while (screen := await self.screen(PROGRESS_SECONDS)) is None:
                yield self.progress
            yield screen
        except Exception as error:
            yield self._refused(error)

    def _refused(self, error: Exception) -> Screen:
        if not isinstance(error, Refusal):
            log.error(
                "table %s: could not make an animation", self.wording.table.code, exc_info=error
            )
            error = as_refusal(error)
        return Screen("", 0, (self.wording.say(error.code, **error.params),))


@dataclass(eq=False, repr=False)
class Animations:
    """Shows matches as animations."""

    _words: Words
    _languages: Languages
    _replies: Replies
    _viewers: Viewers
    _tables: Tables
    _table_finder: TableFinder
    _maker: AnimationMaker
    _web: WebAddress

    async def command(self, invocation: Invocation) -> Reply:
        """/replay: a match as an animation, the latest of the table unless its number is given.
        Raises what ``show`` raises."""
        table, args = await self._table_finder.find(invocation), invocation.args
        number = int(args["number"]) - 1 if "number" in args else None
        return await self.show(table, number, invocation.person, invocation.chat, invocation.theme)

    async def show(
        self, table: Table, number: int | None, person: Person, chat: Chat, theme: str
    ) -> Reply:
        """The animation of a match, the latest without a ``number``, for all in the chat, in a
        ``theme`` or the chat's. Raises NoSuchMatch, AnimationsUnderWay, TooBusy, FileTooLarge."""
        match = await self.match(table, number)
        reader = person.account if chat.private else None
        theme = theme or await self._viewers.theme(chat, reader)
        language = await self._languages.of_chat(chat, reader)
        making = self._maker.begin(table.game, match, theme, person.key)
        request = _WaitingAnimation(
            self._replies,
            Wording(self._words, language, table),
            match,
            making,
            chat,
            self.link(table, match, chat),
        )
        screen = await request.screen(self._maker.soon)
        if screen is not None:
            return NewScreen(screen, shared=True)
        return ScreenStream(request.progress, request.later())

    def link(self, table: Table, match: Match, chat: Chat, ply: int | None = None) -> str:
        """Where the match can be walked through, at a position of it if one is named; the page
        itself shows that beside the picture."""
        if match.outcome is None or self._replies.is_page(chat):
            return ""
        return self.address(table, match, ply)

    def address(self, table: Table, match: Match, ply: int | None = None) -> str:
        """The same for whoever is sent it."""
        return self._web.match(table.code, match.number, ply)

    async def match(self, table: Table, number: int | None) -> Match:
        """A match of the table, the latest without a ``number``. Raises NoSuchMatch."""
        latest = table.match.number if table.match is not None else -1
        match = await self._tables.match(table, latest if number is None else number)
        if match is None:
            raise NoSuchMatch(count=latest + 1)
        return match

    async def close(self) -> None:
        """Stops what is being made."""
        self._maker.close()
