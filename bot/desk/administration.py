"""What operators type in a private chat: ``/admin end ABCDE``. No menu lists it, and to everybody
else it is no command."""

from dataclasses import dataclass

from bot.desk.reply import NewScreen, Reply
from bot.operators.operators import Operators
from bot.people import Chat, Person
from bot.screens import Screen

ADMIN = "admin"


@dataclass(eq=False, repr=False)
class Administration:
    """Has operators' orders obeyed."""

    _operators: Operators

    async def answer(self, person: Person, chat: Chat, line: str, origin: str) -> Reply | None:
        """The answer to a line that gives an operator's order; None for any other line, for
        somebody else, and where others read along. A line that is delivered again is obeyed
        once."""
        name, _, rest = line.strip().removeprefix("/").partition(" ")
        if name.lower() != ADMIN or not chat.private or not self._operators.is_admin(person):
            return None
        lines = await self._operators.obey(person, rest.split(), origin)
        return NewScreen(Screen("", 0, tuple(lines), person.account))
