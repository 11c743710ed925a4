"""Lines that answer what features have asked."""

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from bot.desk.reply import Reply
from bot.people import Chat, Person
from bot.tables.table import Table

TypedAnswer = Callable[[Person, Chat, Table | None, str], Awaitable[Reply | None]]
"""What a typed line does that answers a question, given the table that it would be about otherwise;
None for a line that is no answer."""


class TypedAnswers(Struct, frozen=True):
    """What each feature takes for an answer."""

    of_features: Sequence[TypedAnswer]

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
