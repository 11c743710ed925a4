"""Everything that people can ask for, and who does it."""

from collections.abc import Mapping

from msgspec import Struct

from bot.desk.commands import Command, check
from bot.desk.handler_types import CommandHandler, FileHandler, VerbHandler
from bot.desk.invocation import Invocation
from bot.desk.page_files import PageFiles
from bot.desk.page_messages import Numbered
from bot.desk.reply import Reply
from bot.desk.sent_file import SentFile
from bot.desk.sharing import Sharer
from bot.desk.typed_form import MakeForm
from bot.errors import BadRequest
from bot.press import Press


class Catalogue(Struct, frozen=True):
    """Everything that people can ask for, and who does it."""

    listed: Mapping[str, Command]  # the commands in their order
    commands: Mapping[str, Command]  # the same by each name under which they may be typed
    handlers: Mapping[str, CommandHandler]
    verbs: Mapping[str, VerbHandler]  # of buttons
    tableless_verbs: frozenset[str]  # those that stand under messages of no table
    linkable: frozenset[str]  # commands and verbs that an address into a private chat may ask for
    asking: Mapping[str, int]  # verbs for which it may with so many choices at most
    unrestricted: frozenset[str]  # commands and verbs for whoever is shut out, too
    messages: tuple[type[Numbered], ...]  # what the browser's page may ask features
    file: FileHandler | None  # takes files that people send
    page_files: Mapping[str, PageFiles]  # by the feature
    page_texts: tuple[str, ...]
    sharers: Mapping[str, Sharer]  # bring what commands show into other chats, by the command
    forms: Mapping[str, MakeForm]  # by the verb whose press opens each, where a platform has forms

    @property
    def menu(self) -> tuple[Command, ...]:
        """The few commands that menus show; the others stand behind one of them."""
        return tuple(command for command in self.listed.values() if not command.group)

    def behind(self, name: str) -> tuple[Command, ...]:
        """The commands that are offered behind this one."""
        return tuple(command for command in self.listed.values() if command.group == name)

    def unfolded(self, name: str, text: str) -> tuple[str, str]:
        """A command as it is typed, without the one that it stands behind: "table" and "undo AB"
        become "undo" and "AB"."""
        first, _, rest = text.strip().partition(" ")
        inner = self.commands.get(first.lower())
        return (inner.name, rest) if inner and inner.group == name else (name, text)

    def opens(self, press: Press | None) -> bool:
        """Whether an address into the private chat may ask for what a button does."""
        if press is None:
            return False
        asks = len(press.path) <= self.asking.get(press.verb, -1)
        return asks or press.verb in self.linkable

    @property
    def takes_files(self) -> bool:
        """Whether anything becomes of files that people send."""
        return self.file is not None

    async def import_file(self, sent: SentFile) -> Reply:
        """Takes a file in. Raises a Refusal."""
        if self.file is None:
            raise BadRequest(text="/import")
        return await self.file(sent)

    def find(self, name: str) -> Command:
        """The command that is typed so. Raises BadRequest."""
        if name not in self.commands:
            raise BadRequest(text=f"/{name[:40]}")
        return self.commands[name]

    async def run(self, name: str, invocation: Invocation) -> Reply:
        """Carries out a command, whose arguments are checked here. Raises a Refusal."""
        if name not in self.handlers:
            raise BadRequest(text=f"/{name[:40]}")
        args = check(self.commands[name], invocation.args)
        return await self.handlers[name](invocation.with_args(args))
