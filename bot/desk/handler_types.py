"""What does the work of a command or a button."""

from collections.abc import Awaitable, Callable

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.desk.sent_file import SentFile

CommandHandler = Callable[[Invocation], Awaitable[Reply]]
VerbHandler = Callable[[ButtonPress], Awaitable[Reply]]
FileHandler = Callable[[SentFile], Awaitable[Reply]]
