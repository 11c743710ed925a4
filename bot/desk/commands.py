"""Every command, declared once: each platform registers those that ``commands`` gives.

The help of a command is the text ``command-<name>``, that of a parameter
``parameter-<name>``, the label of a parameter's choice ``choice-<name>-<value>``, or where the
game has words of its own ``<game>-option-<name>-<value>``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot import codes
from bot.accounts.errors import LinkCode
from bot.accounts.link_codes import is_link_code
from bot.errors import BadValue, BadWord, NoSuchGame, NotInGame
from bot.tables import clocks
from engines import GAMES
from engines.game import LEVELS
from engines.numerals import whole
from engines.strength import EVEN, LEAST, MOST

GAME = "game"  # the parameter that names one
LONGEST_SERIES = 9
LONGEST_AWAY = 30  # days
ON, OFF = "on", "off"
TABLE, BEGINNING = "table", "start"  # what /help can tell of beside the commands
OF_TABLE, OF_PERSON = "table", "me"  # the commands that others stand behind: /table undo

LAST = "back"  # the command of tables after which those are listed that name no other


class Param(Struct, frozen=True):
    """A word that follows a command. ``choices`` are all it can be (empty: free text); ``most``
    makes it a whole number up to ``most``, ``form`` a pattern that it must match in capitals; a
    ``file`` cannot be typed.
    ``bare`` ones may be given without their name; ``aliases`` are other words for choices. A
    ``line`` is all that follows the command; a ``spoken`` one is a language that has texts."""

    name: str
    choices: tuple[str, ...] = ()
    most: int = 0
    form: str = ""
    file: bool = False
    required: bool = False
    bare: bool = False  # in a chat line, understood without its name before it
    aliases: tuple[tuple[str, str], ...] = ()
    line: bool = False
    spoken: bool = False
    numbers: range = range(0)  # those that it can be instead of one of the choices

    def accepts(self, word: str) -> bool:
        """Whether ``word`` can be this parameter's value."""
        if self.file:
            return False
        if self.most:
            return whole(word, 1, self.most) is not None
        if self.form:
            return re.fullmatch(self.form, word.upper()) is not None
        if whole(word) in self.numbers:
            return True
        return not self.choices or self.meant(word) in self.choices

    def meant(self, word: str) -> str:
        """The choice that a word stands for; any other word as it is."""
        return dict(self.aliases).get(word, word)

    @property
    def values(self) -> str:
        """What it can be, for those who typed something else; "none" for free text."""
        known = self.numbers or range(1, self.most + 1)
        numbers = (f"{known[0]}–{known[-1]}",) if known else ()
        return ", ".join((*self.choices, *numbers)) or "none"


class Command(Struct, frozen=True):
    """A slash command and the parameters it takes."""

    name: str
    params: tuple[Param, ...] = ()
    private: bool = False
    """Its answer is for nobody else: where a platform can hide the command as well it does."""
    aliases: tuple[str, ...] = ()  # other names that people may type, and no menu shows
    group: str = ""
    """The command behind which it is offered; it may be typed without that."""
    after: str = LAST  # of a feature: the command that it is listed after, LAST where that is none
    button: bool = False  # it means something without a table, so that lists can have a button

    @property
    def takes_file(self) -> bool:
        """Whether a file is sent with it."""
        return any(param.file for param in self.params)


CODE = Param("code", form=codes.TYPED, bare=True)  # of a table
NUMBER = Param("number", most=9999, bare=True)  # of a match, from 1 on


def _option_params() -> tuple[Param, ...]:
    """One parameter for every option key of any game, with the choices of all of them."""
    choices: dict[str, dict[str, None]] = {}
    for game in GAMES.values():
        for option in game.options:
            choices.setdefault(option.key, {}).update(dict.fromkeys(option.choices))
    return tuple(Param(key, tuple(values)) for key, values in choices.items())


def commands(languages: tuple[str, ...], others: Iterable[Command] = ()) -> dict[str, Command]:
    """All commands by name, in the order in which lists show them, with ``others`` of features;
    ``languages`` are those with texts."""
    own, added = _own_commands(), tuple(others)
    names = {command.name for command in (*own, *added)}

    def following(name: str) -> Iterator[Command]:
        for each in added:
            if name == (each.after if each.after in names else LAST):
                yield each
                yield from following(each.name)

    listed = (each for first in own for each in (first, *following(first.name)))
    return {command.name: _with_languages(command, languages) for command in listed}


def _with_languages(command: Command, languages: tuple[str, ...]) -> Command:
    spoken = (replace(p, choices=languages) if p.spoken else p for p in command.params)
    return replace(command, params=tuple(spoken))


def _own_commands() -> tuple[Command, ...]:
    """The commands of tables, and help."""
    code_by_name = Param("code", form=codes.TYPED)
    level = Param("computer", (*LEVELS, EVEN), bare=True, numbers=range(LEAST, MOST + 1))
    return (
        Command(
            "play",
            (
                Param(GAME, tuple(GAMES), bare=True),
                level,
                Param("match", most=LONGEST_SERIES),
                Param("sumof", most=LONGEST_SERIES),
                Param("clock", clocks.NAMES, aliases=clocks.ALIASES),
                Param("rated", (ON, OFF)),
                *_option_params(),
            ),
        ),
        Command("join", (Param("code", form=codes.TYPED, required=True, bare=True),), button=True),
        Command("hand", (CODE,), private=True),
        Command("move", (Param("text", required=True, line=True), code_by_name), private=True),
        Command("hint", (CODE,), private=True),
        Command("rules", (Param(GAME, tuple(GAMES), bare=True), code_by_name), button=True),
        Command("help", (Param("about", (TABLE, BEGINNING), bare=True),)),
        Command(OF_TABLE, private=True, button=True),
        Command(OF_PERSON, private=True, button=True),
        *_commands_of_tables(level, code_by_name),
        Command(
            "away",
            (Param("days", most=LONGEST_AWAY, bare=True),),
            private=True,
            group=OF_PERSON,
            button=True,
        ),
        Command("back", private=True, group=OF_PERSON, button=True),
    )


def _commands_of_tables(level: Param, code_by_name: Param) -> tuple[Command, ...]:
    """What concerns a table that stands in the chat."""
    player = Param("player", bare=True)
    return (
        Command("start", (CODE,), group=OF_TABLE),
        Command("leave", (CODE,), group=OF_TABLE),
        Command("score", (Param("about", bare=True), code_by_name), private=True, group=OF_TABLE),
        Command("undo", (CODE,), group=OF_TABLE),
        Command("draw", (CODE,), private=True, group=OF_TABLE),
        Command("resign", (CODE,), private=True, group=OF_TABLE),
        Command("calloff", (CODE,), private=True, group=OF_TABLE),
        Command("pause", (Param("day", line=True), code_by_name), private=True, group=OF_TABLE),
        Command("rematch", (CODE,), group=OF_TABLE),
        Command("replace", (level, player, CODE), private=True, group=OF_TABLE),
        Command("return", (CODE,), group=OF_TABLE),
        Command("host", (replace(player, required=True), code_by_name), group=OF_TABLE),
    )


def by_every_name(named: Mapping[str, Command]) -> dict[str, Command]:
    """The commands by each name under which they may be typed."""
    others = {alias: command for command in named.values() for alias in command.aliases}
    return {**others, **named}


def parse(command: Command, line: str) -> dict[str, str]:
    """The arguments in what followed a command in a chat line: ``reversi club match 3`` or
    ``reversi match:3``. Raises BadRequest naming the first word that cannot be understood."""
    named = {param.name: param for param in command.params}
    if whole := next((param.name for param in command.params if param.line), ""):
        return check(command, {whole: line}) if line.strip() else {}
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
                _check_link_code(command.params, word)
                if GAME in named and GAME not in given:
                    raise _no_such_game(command, word)
                raise BadWord(text=word[:40], command=command.name, words=_words(command))
            param, at = found, at + 1
        given[param.name] = word
    return check(command, given)


def check(command: Command, given: Mapping[str, str]) -> dict[str, str]:
    """``given`` without blanks around it and with choices in lower case. Raises BadWord, BadValue,
    NotInGame for what the command does not know; a missing required one is left to the command
    itself, which answers better."""
    named = {param.name: param for param in command.params}
    checked: dict[str, str] = {}
    for name, word in given.items():
        param = named.get(name)
        if param is None:
            raise BadWord(text=name[:40], command=command.name, words=_words(command))
        value = word.strip().lower() if param.choices else word.strip()
        game = given.get("game", "").strip().lower()
        games = {key for key, each in GAMES.items() if param.name in {o.key for o in each.options}}
        if games and game in GAMES.keys() - games:
            raise NotInGame(game=game, option=param.name)
        if not param.accepts(value):
            _check_link_code((param,), value)
            if name == GAME:
                raise _no_such_game(command, value)
            raise BadValue(text=value[:40], option=name, values=param.values)
        checked[name] = param.meant(value)
    return checked


def _check_link_code(params: Iterable[Param], word: str) -> None:
    """Raises LinkCode for one that is given where a table's code is wanted."""
    if is_link_code(word) and any(param.form == codes.TYPED for param in params):
        raise LinkCode


def _no_such_game(command: Command, word: str) -> NoSuchGame:
    ways = ", ".join(f"/{command.name} {game}" for game in GAMES)
    return NoSuchGame(text=word[:40], games=ways)


def _words(command: Command) -> str:
    """What can follow a command, for those who typed something else."""
    return ", ".join(param.name for param in command.params) or "none"
