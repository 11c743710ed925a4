"""Every command, declared once: each platform registers its commands from ``COMMANDS``.

The help of a command is the text ``command-<name>``, that of a parameter
``parameter-<name>``, the label of a parameter's choice ``choice-<name>-<value>``, or where the
game has words of its own ``<game>-option-<name>-<value>``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.errors import BadRequest
from engines import GAMES
from engines.game import LEVELS

LONGEST_SERIES = 9


@dataclass(frozen=True, slots=True)
class Param:
    """A word that follows a command. ``choices`` are all it can be (empty: free text); ``most``
    makes it a whole number from 1 to ``most``. ``first`` ones may be given without their name."""

    name: str
    choices: tuple[str, ...] = ()
    most: int = 0
    required: bool = False
    bare: bool = False  # in a chat line, understood without its name before it

    def accepts(self, word: str) -> bool:
        """Whether ``word`` can be this parameter's value."""
        if self.most:
            return word.isascii() and word.isdigit() and 1 <= int(word) <= self.most
        return not self.choices or word in self.choices


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command and the parameters it takes."""

    name: str
    params: tuple[Param, ...] = ()


def _option_params() -> tuple[Param, ...]:
    """One parameter for every option key of any game, with the choices of all of them."""
    choices: dict[str, dict[str, None]] = {}
    for game in GAMES.values():
        for option in game.options:
            choices.setdefault(option.key, {}).update(dict.fromkeys(option.choices))
    return tuple(Param(key, tuple(values)) for key, values in choices.items())


def commands(languages: tuple[str, ...]) -> dict[str, Command]:
    """All commands by name; ``languages`` are those with texts."""
    code = Param("code", bare=True)
    level = Param("computer", LEVELS, bare=True)
    all_commands = (
        Command(
            "play",
            (
                Param("game", tuple(GAMES), required=True, bare=True),
                level,
                Param("match", most=LONGEST_SERIES),
                Param("sumof", most=LONGEST_SERIES),
                *_option_params(),
            ),
        ),
        Command("join", (Param("code", required=True, bare=True),)),
        Command("start", (code,)),
        Command("leave", (code,)),
        Command("board", (code,)),
        Command("hand", (code,)),
        Command("score", (Param("about", bare=True), Param("code"))),
        Command("rules", (Param("game", tuple(GAMES), bare=True), Param("code"))),
        Command("resign", (code,)),
        Command("hint", (code,)),
        Command("analysis", (Param("number", most=9999, bare=True), code)),
        Command(
            "replace", (Param("computer", LEVELS, bare=True), Param("player", bare=True), code)
        ),
        Command("return", (code,)),
        Command("rematch", (code,)),
        Command("language", (Param("language", languages, bare=True),)),
        Command("help"),
    )
    return {command.name: command for command in all_commands}


def parse(command: Command, line: str) -> dict[str, str]:
    """The arguments in what followed a command in a chat line: ``reversi club match 3`` or
    ``reversi match:3``. Raises BadRequest naming the first word that cannot be understood."""
    named = {param.name: param for param in command.params}
    given: dict[str, str] = {}
    words = re.split(r"[\s:=]+", line.strip()) if line.strip() else []
    at = 0
    while at < len(words):
        word = words[at]
        lowered = word.lower()
        if lowered in named and at + 1 < len(words):
            param, word, at = named[lowered], words[at + 1], at + 2
        else:
            open_params = (p for p in command.params if p.bare and p.name not in given)
            found = next(
                (p for p in open_params if p.accepts((p.choices and lowered) or word)), None
            )
            if found is None:
                raise BadRequest(text=word[:40])
            param, at = found, at + 1
        given[param.name] = word
    return check(command, given)


def check(command: Command, given: Mapping[str, str]) -> dict[str, str]:
    """``given`` with choices in lower case. Raises BadRequest for a name or value that the command
    does not know; a missing required one is left to the command itself, which answers better."""
    named = {param.name: param for param in command.params}
    checked: dict[str, str] = {}
    for name, word in given.items():
        param = named.get(name)
        value = word.lower() if param is not None and param.choices else word
        if param is None or not param.accepts(value):
            raise BadRequest(text=word[:40])
        checked[name] = value
    return checked
