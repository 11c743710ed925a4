"""Slash commands, made from those of the desk: choices, completions, every language."""

import hashlib
import inspect
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.desk import Desk
from bot.desk.commands import Command, Param
from bot.platforms.discord.api import Http
from bot.platforms.discord.entry_point import entry_points, is_entry_point
from bot.platforms.discord.people import Interaction, chat_of, person_of
from engines import GAMES

log = logging.getLogger(__name__)

LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
MOST_CHOICES = 25
CODE = "code"
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
EVERYBODY = app_commands.AppInstallationType(guild=True, user=True)

Run = Callable[[Interaction, str, dict[str, str], discord.Attachment | None], Awaitable[None]]
Take = Callable[[Interaction], Awaitable[None]]


class Tree(app_commands.CommandTree[Any]):
    """All commands of the bot. ``broken`` answers when Discord sends one that we do not have,
    ``entered`` when it sends its own."""

    def __init__(self, client: discord.Client, run: Run, broken: Take, entered: Take) -> None:
        super().__init__(client, allowed_contexts=EVERYWHERE, allowed_installs=EVERYBODY)
        self._run = run
        self._broken = broken
        self._entered = entered

    async def register(self, requests: Http) -> None:
        """Tells Discord all of them, and the one that it has itself. Raises discord.HTTPException
        and AppCommandError."""
        application = self.client.application_id
        assert application is not None
        told = [*await entry_points(requests, application), *await self._payloads()]
        await requests.bulk_upsert_global_commands(application, told)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether it is one of these commands: of another type the library knows nothing."""
        if not is_entry_point(interaction):
            return True
        await self._entered(interaction)
        return False

    def fill(self, desk: Desk) -> None:
        """Adds every command that there is."""
        for command in desk.catalogue.menu:
            behind = desk.catalogue.behind(command.name)
            self.add_command(
                self._group(command, behind, desk) if behind else self._made(command, desk)
            )

    async def digest(self) -> str:
        """Another one when anything changes that Discord is told of the commands."""
        written = json.dumps(await self._payloads(), sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()

    async def _payloads(self) -> list[dict[str, Any]]:
        """All that Discord is told of the commands."""
        assert self.translator is not None
        return [
            await one.get_translated_payload(self, self.translator) for one in self.get_commands()
        ]

    def _group(self, command: Command, behind: Iterable[Command], desk: Desk) -> app_commands.Group:
        wording = CommandTexts(desk)
        group = app_commands.Group(
            name=wording.name("command", command.name),
            description=wording.command(command),
            allowed_contexts=EVERYWHERE,
            allowed_installs=EVERYBODY,
        )
        for each in behind:
            group.add_command(self._made(each, desk))
        return group

    def _made(self, command: Command, desk: Desk) -> app_commands.Command[Any, Any, None]:
        async def run(interaction: Interaction, /, **given: Any) -> None:
            files = [value for value in given.values() if isinstance(value, discord.Attachment)]
            args = {
                key: str(value)
                for key, value in given.items()
                if value is not None and value not in files
            }
            await self._run(interaction, command.name, args, files[0] if files else None)

        wording = CommandTexts(desk)
        first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        rest = [_parameter(param) for param in command.params]
        run.__signature__ = inspect.Signature([first, *rest])  # type: ignore[attr-defined]
        described = {param.name: wording.parameter(param) for param in command.params}
        chosen = {p.name: wording.choices(p) for p in command.params if p.choices}
        named = {param.name: wording.name("parameter", param.name) for param in command.params}
        run = app_commands.choices(**chosen)(app_commands.describe(**described)(run))
        made: app_commands.Command[Any, Any, None] = app_commands.Command(
            name=wording.name("command", command.name),
            description=wording.command(command),
            callback=app_commands.rename(**named)(run),
        )
        if any(param.name == CODE for param in command.params):
            made.autocomplete(CODE)(_completion(desk))
        for line in (param.name for param in command.params if param.line):
            made.autocomplete(line)(_offers(desk))
        return made

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that Discord still knows in an older shape, or a failure of ours."""
        log.error("a slash command failed: %s", error, exc_info=error.__cause__)
        await self._broken(interaction)


@dataclass(eq=False, repr=False)
class CommandTexts:
    """The texts of commands, each to be had in every language."""

    _desk: Desk

    def name(self, kind: str, name: str) -> locale_str:
        """The name of a command or of a parameter; the English one is its own everywhere."""
        return locale_str(name, text=f"discord-{kind}-{name}", most=LONGEST_NAME)

    def command(self, command: Command) -> locale_str:
        """What a command does."""
        return self._text((f"command-{command.name}",), command.name, LONGEST_DESCRIPTION)

    def parameter(self, param: Param) -> locale_str:
        """What a parameter is."""
        options = (f"{game}-option-{param.name}" for game in GAMES)
        names = (f"parameter-{param.name}", *options)
        return self._text(names, param.name, LONGEST_DESCRIPTION)

    def choices(self, param: Param) -> list[Choice[str]]:
        """What a parameter can be, as many as Discord takes."""
        return [self._choice(param, value) for value in param.choices[:MOST_CHOICES]]

    def _choice(self, param: Param, value: str) -> Choice[str]:
        word = value.replace("+", "-")  # which no text's name can hold
        options = (f"{game}-option-{param.name}-{word}" for game in GAMES)
        names = (f"choice-{param.name}-{word}", f"{param.name}-{word}", *options)
        return Choice(name=self._text(names, value, LONGEST_CHOICE), value=value)

    def _text(self, names: tuple[str, ...], fallback: str, most: int) -> locale_str:
        found = next((name for name in names if self._desk.words.has(name)), "")
        said = self._desk.words.say("", found) if found else fallback
        return locale_str(said[:most], text=found, most=most)


class Translator(app_commands.Translator):
    """Puts the texts of commands into the languages that we have."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        """The text for one of Discord's locales, or None where we lack the language."""
        language = locale.value.partition("-")[0]
        text: str = string.extras.get("text", "")
        if not text or language not in self._desk.words.languages:
            return None
        most: int = string.extras["most"]
        return self._desk.words.say(language, text)[:most]


def _parameter(param: Param) -> inspect.Parameter:
    kind: Any = app_commands.Range[int, 1, param.most] if param.most else str
    if param.file:
        kind = discord.Attachment
    required = inspect.Parameter.empty if param.required else None
    name, keyword = param.name, inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, keyword, default=required, annotation=kind)


def _completion(desk: Desk) -> Callable[..., Any]:
    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        person = person_of(interaction)
        language = desk.readers.language(person)
        found = [
            Choice(
                name=f"{code} · {desk.words.say(language, f'game-{game}')}"[:LONGEST_CHOICE],
                value=code,
            )
            for code, game, _ in await desk.tables.newest_of(person)
            if current.strip().upper() in code
        ]
        return found[:MOST_CHOICES]

    return complete


def _offers(desk: Desk) -> Callable[..., Any]:
    """What can be typed on, for the one who types alone."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        code = str(interaction.namespace.code or "").strip().upper()
        person, chat = person_of(interaction), chat_of(interaction)
        found = await desk.offered(person, chat, current[:LONGEST_CHOICE], code)
        return [
            Choice(name=label[:LONGEST_CHOICE], value=text[:LONGEST_CHOICE])
            for label, text in found[:MOST_CHOICES]
        ]

    return complete
