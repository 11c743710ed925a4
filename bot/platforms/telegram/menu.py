"""The commands that Telegram offers when somebody types a slash, in every language."""

from collections.abc import Callable, Iterable, Mapping

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.ext import ExtBot

from bot.desk.commands import Command

DESCRIPTION = 256
GREETING = "start"  # Telegram's own in a private chat

Say = Callable[[str, str], str]
Entries = tuple[BotCommand, ...]


def entries(language: str, names: Iterable[str], say: Say, hidden: Iterable[str] = ()) -> Entries:
    """The commands with their help in one language; of ``hidden`` ones a group sees nothing."""
    return tuple(
        BotCommand(
            name,
            say(language, f"command-{name}")[:DESCRIPTION],
            api_kwargs={"is_ephemeral": True} if name in hidden else None,
        )
        for name in names
    )


async def register(
    bot: ExtBot[str],
    all_commands: Mapping[str, Command],
    languages: tuple[str, ...],
    default: str,
    say: Say,
    private: bool,
) -> None:
    """Tells Telegram all commands; readers of other languages get those of ``default``.
    ``private``: the server has commands that nobody in a group sees but the bot."""
    alone = tuple(name for name in all_commands if name != GREETING)
    hidden = {name for name, command in all_commands.items() if command.private and private}
    for scope, shown, unseen in (
        (BotCommandScopeAllGroupChats(), tuple(all_commands), hidden),
        (BotCommandScopeAllPrivateChats(), alone, ()),
    ):
        await bot.set_my_commands(entries(default, shown, say, unseen), scope)
        for language in languages:
            entered = entries(language, shown, say, unseen)
            await bot.set_my_commands(entered, scope, language)
