"""Lines that people type which are no commands."""

import asyncio
from collections.abc import Mapping
from weakref import WeakValueDictionary

from bot.desk.deliveries import Deliveries
from bot.desk.handler_types import CommandHandler
from bot.desk.invocation import Invocation
from bot.desk.line_moves import LineMoves
from bot.desk.reply import Done, Reply, is_unknown
from bot.desk.table_finder import TableFinder
from bot.desk.typed_answers import TypedAnswers
from bot.desk.typed_line import TypedLine
from bot.errors import NoTableHere
from bot.people import Chat, Person
from bot.store import displays as display_rows
from bot.store.database import Database
from bot.tables.table import Status


class TypedLines:
    """Finds out what lines are about, and has them answered like /move."""

    def __init__(
        self,
        database: Database,
        finder: TableFinder,
        answers: TypedAnswers,
        moves: LineMoves,
        handlers: Mapping[str, CommandHandler],
        deliveries: Deliveries,
    ) -> None:
        self._database = database
        self._finder = finder
        self._answers = answers
        self._moves = moves
        self._handlers = handlers
        self._deliveries = deliveries
        self._typing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def in_turn(self, chat: Chat) -> asyncio.Lock:
        """What is typed quickly in a chat counts in the order in which it came, also a move that
        somebody types on reading another's: held by each line."""
        return self._typing.setdefault(chat.key, asyncio.Lock())

    async def reply(self, invocation: Invocation) -> Reply:
        """The answer to a line, the argument ``text``: about the table that the message shows which
        it answers, or else the latest one of the chat. In a private chat words that are about no
        table are answered with help; talk in a group is not answered. Raises a Refusal."""
        chat, message = invocation.chat, invocation.message
        if message:
            display = await display_rows.at(self._database, chat, message)
            if display is not None:
                invocation = invocation.with_args({**invocation.args, "code": display.table})
            elif (answer := await self._answers.to_message(invocation)) is not None:
                return answer
        reply = await self._reply(invocation)
        if is_unknown(reply) and await self._deliveries.is_repeated():
            return Done()
        return reply

    async def _reply(self, invocation: Invocation) -> Reply:
        to_us = invocation.chat.private and not invocation.message
        try:
            table = await self._finder.find(invocation)
        except NoTableHere:
            if invocation.talk:
                return Done()
            if not to_us:
                raise
            text = invocation.args.get("text", "")
            place = invocation.person, invocation.chat, None
            answer = await self._answers.answer(*place, text)
            return answer or await self._handlers["help"](invocation.with_args({}))
        args = {**invocation.args, "code": table.code}
        reply = await self._handlers["move"](invocation.with_args(args))
        if is_unknown(reply) and to_us and table.status is Status.OVER:
            return await self._handlers["help"](invocation.with_args({}))
        return reply

    async def offered(
        self, person: Person, chat: Chat, text: str, code: str
    ) -> list[tuple[str, str]]:
        """What the person could go on to type after ``text``, from what they alone may see: what it
        is called, and a line that says it. Raises a Refusal."""
        invocation = Invocation(person, chat, {"code": code} if code else {})
        table = await self._finder.find(invocation)
        return await self._moves.offered(TypedLine(table, person, chat, text))
