"""Lines that people type which are no commands."""

import asyncio
from weakref import WeakValueDictionary

from bot.desk.completions import offered
from bot.desk.context import Context
from bot.desk.deliveries import Deliveries
from bot.desk.invocation import Invocation
from bot.desk.reply import Done, Reply, is_unknown
from bot.desk.typed import TypedLine
from bot.errors import NoTableHere
from bot.people import Chat, Person
from bot.store import displays as display_rows
from bot.tables.table import Status


class TypedLines:
    """Finds out what lines are about, and answers them."""

    def __init__(self, context: Context, deliveries: Deliveries) -> None:
        self._context = context
        self._deliveries = deliveries
        self._typing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def in_turn(self, person: Person) -> asyncio.Lock:
        """What somebody types quickly counts in the order in which it came: held by each line."""
        return self._typing.setdefault(person.account, asyncio.Lock())

    async def reply(self, invocation: Invocation) -> Reply:
        """The answer to a line, the argument ``text``: about the table that the message shows which
        it answers, or else the latest one of the chat. In a private chat words that are about no
        table are answered with help. Raises a Refusal."""
        chat, message = invocation.chat, invocation.message
        if message:
            display = await display_rows.at(self._context.store.database, chat, message)
            if display is not None:
                invocation = invocation.with_args({**invocation.args, "code": display.table})
        reply = await self._reply(invocation)
        if is_unknown(reply) and await self._deliveries.is_repeated():
            return Done()
        return reply

    async def _reply(self, invocation: Invocation) -> Reply:
        talk = invocation.chat.private and not invocation.message
        handlers = self._context.handlers
        try:
            table = await self._context.table_finder.find(invocation)
        except NoTableHere:
            if not talk:
                raise
            text = invocation.args.get("text", "")
            place = invocation.person, invocation.chat, None
            answer = await self._context.answer_typed(*place, text)
            return answer or await handlers["help"](invocation.with_args({}))
        args = {**invocation.args, "code": table.code}
        reply = await handlers["move"](invocation.with_args(args))
        if is_unknown(reply) and talk and table.status is Status.OVER:
            return await handlers["help"](invocation.with_args({}))
        return reply

    async def offered(
        self, person: Person, chat: Chat, text: str, code: str
    ) -> list[tuple[str, str]]:
        """What the person could go on to type after ``text``, from what they alone may see: what it
        is called, and a line that says it. Raises a Refusal."""
        invocation = Invocation(person, chat, {"code": code} if code else {})
        table = await self._context.table_finder.find(invocation)
        return await offered(self._context, TypedLine(table, person, chat, text))
