"""What people ask about a table: the score, the board, how others come."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from bot.desk.boards import Boards, for_reader
from bot.desk.handlers.asked import TableRequest
from bot.desk.invocation import Invocation
from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.reply import Reply
from bot.desk.table_finder import TableFinder
from bot.errors import BadPress, BadRequest, NoCode
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.ending import standing_line
from bot.screens.info import (
    answer_screen,
    answer_to,
    can_ask,
    score_screen,
    share_screen,
)
from engines import GAMES
from engines.path import split

JoinByCode = Callable[[Invocation], Awaitable[Reply | None]]
"""Lets somebody join what the code in a command names; None where that is nothing of its own."""


@dataclass(eq=False, repr=False)
class Information:
    """Answers from what everybody may see; ``joins`` is filled with what codes name beside
    tables."""

    _tables: Tables
    _composer: Composer
    _platforms: Platforms
    _replies: Replies
    _boards: Boards
    _finder: TableFinder
    joins: list[JoinByCode] = field(default_factory=list, init=False)

    async def join(self, invocation: Invocation) -> Reply:
        """Shows a table in this chat as well, or joins what else the code names. Raises NoCode,
        NoSuchTable, ChatFull."""
        if not invocation.args.get("code"):
            raise NoCode
        for join in self.joins:
            if reply := await join(invocation):
                return reply
        table = await self._finder.find(invocation)
        return await self._boards.shared(table, invocation.person, invocation.chat)

    async def board(self, asked: TableRequest) -> Reply:
        """A table from a chat's list, as a new message for everybody there. Raises ChatFull."""
        return await self._boards.shared(asked.table, asked.person, asked.chat)

    async def score(self, asked: TableRequest) -> Reply:
        """The score, or the answer to a question about the position. Raises BadRequest."""
        table = asked.table
        view = self._tables.view(table, None)
        about = asked.args.get("about", "").lower()
        if about:
            question = GAMES[table.game].asked(view, about)
            if not question:
                raise BadRequest(text=about[:40])
            return await self._answer(asked, split(question))

        def make(language: str) -> Screen:
            wording = self._composer.wording(table, language)
            return score_screen(wording, view, standing_line(wording, view))

        return await self._replies.inform(make, asked.person, asked.chat, asked.pressed)

    async def ask(self, asked: TableRequest) -> Reply:
        """The answer to a question about the position. Raises BadPress for what is none."""
        return await self._answer(asked, asked.path)

    async def _answer(self, asked: TableRequest, path: tuple[str, ...]) -> Reply:
        table, chat = asked.table, asked.chat
        view = self._tables.view(table, None)
        if not can_ask(table.game, view, path):
            raise BadPress
        # The question's own message keeps its buttons; the answer needs none in a shared chat.
        answered = bool(answer_to(table.game, view, path))
        bare = answered and not self._replies.answers_privately(chat)

        def make(language: str) -> Screen:
            screen = answer_screen(self._composer.wording(table, language), view, path)
            return replace(screen, choices=()) if bare else screen

        return await self._replies.inform(make, asked.person, chat, asked.pressed)

    async def text(self, asked: TableRequest) -> Reply:
        """The board in plain characters."""
        table, person = asked.table, asked.person
        reader = person.key if asked.chat.private else None
        return await self._replies.inform(
            lambda language: for_reader(self._composer.text(table, reader, language), person),
            person,
            asked.chat,
            asked.pressed,
        )

    async def share(self, asked: TableRequest) -> Reply:
        """How others join the table or see it. Raises BadPress for a match, which a feature
        shares."""
        if asked.path:
            raise BadPress
        table, ways = asked.table, self._platforms.ways(asked.table.code)
        return await self._replies.inform(
            lambda language: share_screen(self._composer.wording(table, language), ways),
            asked.person,
            asked.chat,
            asked.pressed,
        )
