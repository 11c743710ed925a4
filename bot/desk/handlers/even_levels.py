"""The levels of computer players that are to be as strong as whoever sits opposite."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bot.desk.handler_types import CommandHandler
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.errors import BadRequest
from bot.tables.table import Table
from engines.strength import EVEN, is_even

FindLevel = Callable[[str, Sequence[str]], Awaitable[str]]
"""Says at which level a game is even with people, by their keys."""


@dataclass(eq=False, repr=False)
class EvenLevels:
    """Asks a feature; ``finders`` is filled with what knows how strong people are."""

    finders: list[FindLevel] = field(default_factory=list)

    async def meant(self, level: str, game: str, people: Sequence[str]) -> str:
        """The level that is meant by what somebody wants. Raises BadRequest where nobody knows."""
        if level != EVEN:
            return level
        for find in self.finders:
            return await find(game, people)
        raise BadRequest(text=level)

    def before(self, run: CommandHandler) -> CommandHandler:
        """A command with the level that is meant instead of the one that is wanted."""

        async def meant(invocation: Invocation) -> Reply:
            args, people = invocation.args, [invocation.person.key]
            level = await self.meant(args.get("computer", ""), args.get("game", ""), people)
            return await run(
                replace(invocation, args={**args, "computer": level} if level else args)
            )

        return meant

    async def renewed(self, table: Table) -> str:
        """What is even now at a table with a computer player that follows those who sit there; ""
        at any other."""
        people = [chair.person for chair in table.chairs if chair.person]
        if not people or not any(is_even(chair.level) for chair in table.chairs):
            return ""
        return await self.meant(EVEN, table.game, people) if self.finders else ""
