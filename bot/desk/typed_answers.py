"""Lines that answer what features have asked."""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.people import Chat, Person
from bot.tables.table import Table

TypedAnswer = Callable[[Person, Chat, Table | None, str], Awaitable[Reply | None]]
"""What a typed line does that answers a question, given the table that it would be about otherwise;
None for a line that is no answer."""


AnswerMessage = Callable[[Invocation], Awaitable[Reply | None]]
"""What a line does that answers a message which shows no table; None for a message of others, or a
line that says nothing about it."""


class TypedAnswers(Struct, frozen=True):
    """What each feature takes for an answer: to a question, and to a message of its own."""

    of_features: Sequence[TypedAnswer]
    to_messages: Sequence[AnswerMessage] = ()

    async def answer(
        self, person: Person, chat: Chat, table: Table | None, text: str
    ) -> Reply | None:
        """What a line does that answers a question of a feature; None for any other line. ``table``
        is the one that it would be about otherwise."""
        for answer in self.of_features:
            reply = await answer(person, chat, table, text)
            if reply is not None:
                return reply
        return None

    async def to_message(self, invocation: Invocation) -> Reply | None:
        """What a line does to the message without a table that it answers; None for any other."""
        for answer in self.to_messages:
            reply = await answer(invocation)
            if reply is not None:
                return reply
        return None
