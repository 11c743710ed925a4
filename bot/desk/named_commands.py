"""Commands that people type by their names, without a slash."""

from collections.abc import Iterable, Mapping

from bot.desk.commands import Command, parse
from bot.desk.handler_types import CommandHandler
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.errors import BadRequest
from bot.preferences.languages import Languages
from bot.screens.spelling import compact
from bot.tables.table import Table
from bot.texts import Words

UNTYPED = "move"  # the command that no word stands for


class NamedCommands:
    """Runs the command whose name is the first word of a line."""

    def __init__(
        self,
        words: Words,
        languages: Languages,
        listed: Iterable[Command],
        handlers: Mapping[str, CommandHandler],
    ) -> None:
        self._words = words
        self._languages = languages
        self._listed = tuple(listed)
        self._handlers = handlers

    async def run(self, invocation: Invocation, table: Table, text: str) -> Reply | None:
        """What the command does, named in the reader's language or in English; None where there is
        none, or something makes no sense behind it."""
        name, _, rest = text.strip().partition(" ")
        own = await self._languages.of_person(invocation.person, invocation.chat)
        command = next(
            (each for each in self._listed if compact(name) in self._names(each, own)), None
        )
        if command is None or command.name == UNTYPED or command.takes_file:
            return None
        try:
            args = parse(command, rest)
        except BadRequest:
            return None
        if any(param.name == "code" for param in command.params):
            args.setdefault("code", table.code)
        return await self._handlers[command.name](invocation.with_args(args))

    def _names(self, command: Command, own: str) -> tuple[str, ...]:
        text = f"discord-command-{command.name}"  # as it is called where names are translated
        translated = (compact(self._words.say(each, text)) for each in (own, "en"))
        return (compact(command.name), *map(compact, command.aliases), *translated)
