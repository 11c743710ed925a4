"""/help, /table, /me: what can be done here, and /start without a table."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.desk.commands import BEGINNING, TABLE, Command
from bot.desk.handler_types import CommandHandler
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, PrivateScreen, Reply
from bot.errors import NoTableHere
from bot.screens import Screen
from bot.screens.info import behind_screen, greeting_screen, group_help, help_screen, manners_screen
from bot.texts import Words

HELP = "help"
FIRST = ("learn", "games", "join", "puzzle", HELP)


def first(listed: Mapping[str, Command]) -> list[str]:
    """The few commands that can be pressed beside the games, the last of which leads to all."""
    return [name for name in FIRST if name in listed]


@dataclass(eq=False, repr=False)
class Help:
    """Explains the commands, in the order in which they are ``listed``."""

    _words: Words
    _replies: Replies
    _listed: Mapping[str, Command]

    async def help(self, invocation: Invocation) -> Reply:
        """What can be done here, the manners of all tables, or in a private chat how one begins."""
        person, chat, about = invocation.person, invocation.chat, invocation.args.get("about")
        if about == BEGINNING and chat.private:
            return await self._greeting(invocation)
        if about == TABLE:
            return await self._replies.inform(
                lambda language: manners_screen(self._words, language), person, chat, pressed=False
            )
        shown = [command.name for command in self._listed.values() if not command.group]
        pressed = self._pressed("")
        own = await self._replies.own_language(person, chat)
        return await self._for_one(invocation, help_screen(self._words, own, shown, pressed))

    def behind(self, name: str) -> CommandHandler:
        """Lists the commands that stand behind this one."""
        names = [command.name for command in self._listed.values() if command.group == name]

        async def run(invocation: Invocation) -> Reply:
            own = await self._replies.own_language(invocation.person, invocation.chat)
            screen = behind_screen(self._words, own, name, names, self._pressed(name))
            return await self._for_one(invocation, screen)

        return run

    def _pressed(self, group: str) -> list[str]:
        """The commands of a group that can be pressed."""
        return [one.name for one in self._listed.values() if one.button and one.group == group]

    async def _for_one(self, invocation: Invocation, screen: Screen) -> Reply:
        """Long lists are for whoever asks; others read in four lines how one plays here."""
        chat = invocation.chat
        if chat.private:
            return NewScreen(screen)
        language = await self._replies.language(invocation.person, chat)
        return PrivateScreen(screen, others=group_help(self._words, language), opens=HELP)

    def or_greeting(self, handle: CommandHandler) -> CommandHandler:
        """Handles a command; in a private chat without a table it is a greeting."""

        async def run(invocation: Invocation) -> Reply:
            try:
                return await handle(invocation)
            except NoTableHere:
                if not invocation.chat.private:
                    raise
                return await self._greeting(invocation)

        return run

    async def _greeting(self, invocation: Invocation) -> Reply:
        own = await self._replies.own_language(invocation.person, invocation.chat)
        return NewScreen(greeting_screen(self._words, own, first(self._listed)))
