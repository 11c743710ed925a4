"""/help: what can be done here, and /start without a table."""

from collections.abc import Iterable

from bot.desk.commands import TABLE
from bot.desk.handler_types import CommandHandler
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import Reply, screen_reply
from bot.errors import NoTableHere
from bot.screens.info import help_screen, manners_screen
from bot.texts import Words


class Help:
    """Explains the ``commands``, in the order in which they are listed."""

    def __init__(self, words: Words, replies: Replies, commands: Iterable[str]) -> None:
        self._words = words
        self._replies = replies
        self._commands = tuple(commands)

    async def help(self, invocation: Invocation) -> Reply:
        """What can be done here, or the manners of all tables."""
        person, chat = invocation.person, invocation.chat
        if invocation.args.get("about") == TABLE:
            return await self._replies.inform(
                lambda language: manners_screen(self._words, language), person, chat, pressed=False
            )
        language = await self._replies.language(person, chat)
        screen = help_screen(self._words, language, list(self._commands))
        private = self._replies.answers_privately(chat) and not chat.private
        return screen_reply(screen, private)

    def or_help(self, handle: CommandHandler) -> CommandHandler:
        """Handles a command; in a private chat without a table it is a greeting."""

        async def run(invocation: Invocation) -> Reply:
            try:
                return await handle(invocation)
            except NoTableHere:
                if invocation.chat.private:
                    return await self.help(invocation)
                raise

        return run
