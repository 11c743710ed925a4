"""The commands that Telegram offers when somebody types a slash, in every language."""

from collections.abc import Callable, Iterable

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.ext import ExtBot

from bot.desk.commands import commands

DESCRIPTION = 256
GREETING = "start"  # Telegram's own in a private chat

Say = Callable[[str, str], str]
Entries = tuple[BotCommand, ...]


def entries(language: str, names: Iterable[str], say: Say) -> Entries:
    """The commands with their help in one language."""
    return tuple(BotCommand(n, say(language, f"command-{n}")[:DESCRIPTION]) for n in names)


async def register(bot: ExtBot[str], languages: tuple[str, ...], default: str, say: Say) -> None:
    """Tell Telegram all commands; readers of other languages get those of ``default``."""
    names = tuple(commands(languages))
    alone = tuple(name for name in names if name != GREETING)
    for scope, shown in (
        (BotCommandScopeAllGroupChats(), names),
        (BotCommandScopeAllPrivateChats(), alone),
    ):
        await bot.set_my_commands(entries(default, shown, say), scope)
        for language in languages:
            await bot.set_my_commands(entries(language, shown, say), scope, language)
