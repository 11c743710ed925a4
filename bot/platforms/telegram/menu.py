"""The commands that Telegram offers when somebody types a slash, in every language."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonWebApp,
    WebAppInfo,
)
from telegram.ext import ExtBot

from bot.desk.commands import Command

DESCRIPTION = 256

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
    commands: Sequence[Command],
    languages: tuple[str, ...],
    default: str,
    say: Say,
    private: bool,
    pause: float,
) -> None:
    """Tells Telegram the commands of its menus; readers of other languages get those of
    ``default``. ``private``: the server has commands that nobody in a group sees but the bot.
    Before each further language there is a ``pause``, in which people are served."""
    names = tuple(command.name for command in commands)
    hidden = {command.name for command in commands if command.private and private}
    for language in (None, *languages):
        if language is not None:
            await asyncio.sleep(pause)
        for scope, unseen in (
            (BotCommandScopeAllGroupChats(), hidden),
            (BotCommandScopeAllPrivateChats(), ()),
        ):
            entered = entries(language or default, names, say, unseen)
            await bot.set_my_commands(entered, scope, language)


async def open_home_by_menu(bot: ExtBot[str], home: str) -> None:
    """Has the button beside the line of private chats open the page at home."""
    await bot.set_chat_menu_button(menu_button=MenuButtonWebApp("Crosstable", WebAppInfo(home)))
