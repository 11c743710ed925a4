"""Buttons that stand for commands, so that nothing has to be typed to be found."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.desk.button_press import ButtonPress
from bot.desk.commands import OF_PERSON, OF_TABLE, Command, parse
from bot.desk.handler_types import CommandHandler
from bot.desk.handlers.help import HELP
from bot.desk.invocation import Invocation
from bot.desk.replies import NOTICE, Replies
from bot.desk.reply import (
    Alert,
    NewScreen,
    PrivateLine,
    PrivateScreen,
    Reply,
    ScreenInPlace,
    screen_reply,
)
from bot.errors import BadPress
from bot.people import Chat, Person
from bot.screens import Screen
from bot.texts import Words

LISTS = (HELP, OF_TABLE, OF_PERSON)
"""The commands that list others: they take each other's place in a message."""


@dataclass(eq=False, repr=False)
class PressedCommands:
    """Does what commands do when their buttons are pressed."""

    _words: Words
    _replies: Replies
    _listed: Mapping[str, Command]
    _handlers: Mapping[str, CommandHandler]

    async def press(self, pressed: ButtonPress) -> Reply:
        """The answer to the command that the path names with what would be typed behind it; where
        something has to be typed, what that is. Raises a Refusal."""
        name, *rest = pressed.press.path or ("",)
        command = self._listed.get(name)
        if command is None:
            raise BadPress
        person, chat, table = pressed.person, pressed.chat, pressed.press.table
        args = parse(command, " ".join(rest))
        if table and any(param.name == "code" for param in command.params):
            args["code"] = table
        if any(p.required and not p.file and p.name not in args for p in command.params):
            return Alert(await self._what_to_type(command, person, chat))
        given = Invocation(person, chat, args, pressed.origin, pressed.theme, pressed=True)
        return await self._answer(name, await self._handlers[name](given), person, chat)

    async def _what_to_type(self, command: Command, person: Person, chat: Chat) -> str:
        language = await self._replies.own_language(person, chat)
        names = [f"parameter-{param.name}" for param in command.params if param.required]
        what = self._words.listed(language, [self._words.say(language, name) for name in names])
        typed = f"/{command.group} {command.name}" if command.group else f"/{command.name}"
        return self._words.say(language, "help-type", command=typed, what=what)

    async def _answer(self, name: str, reply: Reply, person: Person, chat: Chat) -> Reply:
        """The reply to a command as the answer to a press: lists take the place of what was
        pressed, all else is a message of its own, and others read nothing of what only one person
        has asked for."""
        if self._replies.is_page(chat):
            return reply
        match reply:
            case PrivateLine(notice=notice):
                return _said(notice, person, chat)
            case NewScreen(screen=screen) if name in LISTS:
                return ScreenInPlace(screen)
            case PrivateScreen(screen=screen) | ScreenInPlace(screen=screen) if (
                chat.private and name not in LISTS
            ):
                return NewScreen(screen, reply.notice, reply.alert)
            case PrivateScreen(others=others):
                there = others if isinstance(others, str) else name
                return replace(reply, here=name in LISTS, others=there)
            case _:
                return reply


def _said(notice: str, person: Person, chat: Chat) -> Reply:
    """A line to whoever pressed, as a message of theirs where it is long."""
    if len(notice) <= NOTICE:
        return Alert(notice)
    reader = None if chat.private else person.account
    return screen_reply(Screen("", 0, (notice,), reader), not chat.private)
