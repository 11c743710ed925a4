"""What can be typed after ``crosstable``."""

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from bot.cli.verb import CliVerb
from bot.operators.orders import HOW
from bot.version import program
from engines import GAMES
from engines.game import LEVELS
from engines.strength import is_level

CALIBRATE = "arena calibrate"  # two words, and one command
LONGEST_OPTION = 30  # characters

_Number = TypeVar("_Number", int, float)


class BadInput(ValueError):
    """Something typed that makes no sense, told in one sentence."""


class _Version(argparse.Action):
    """Prints the program's version, which is looked for only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Ends the program after it."""
        print(program())
        parser.exit()


def _parser(verbs: Iterable[CliVerb]) -> argparse.ArgumentParser:
    """The words of the command line; none of them runs the bot."""
    top = argparse.ArgumentParser(
        prog="crosstable",
        description="Run the bot; every setting is explained in .env.example.",
        allow_abbrev=False,
    )
    top.add_argument(
        "--version", action=_Version, nargs=0, help="show program's version number and exit"
    )
    commands = top.add_subparsers(dest="command", metavar="command")
    _arenas(
        commands.add_parser("arena", help="let two computer players meet many times"),
        commands.add_parser(CALIBRATE, help="measure how strong computer players are"),
    )
    for verb in verbs:
        verb.declare(commands.add_parser(verb.name, help=verb.help))
    commands.add_parser("doctor", help="whether all is there that the bot needs, and what to do")
    _admin(commands.add_parser("admin", help="end a table, shut somebody out, announce a pause"))
    _backup(commands.add_parser("backup", help="a copy of the database, also while a bot runs"))
    _restore(commands.add_parser("restore", help="such a copy becomes the database"))
    _move(commands.add_parser("move", help="from an SQLite file to a PostgreSQL server, or back"))
    return top


def parse(
    arguments: Sequence[str] | None = None, verbs: Iterable[CliVerb] = ()
) -> argparse.Namespace:
    """What was typed, also of the ``verbs`` of features; leaves the program with exit code 2 when
    it makes no sense."""
    typed = sys.argv[1:] if arguments is None else arguments
    if not typed:  # a start need not wait until all that could be typed is known
        return argparse.Namespace(command=None)
    if [*typed[:2]] == CALIBRATE.split():
        typed = [CALIBRATE, *typed[2:]]
    # A position may begin with empty cells; a space before it tells it from an option.
    given = _parser(verbs).parse_args(
        [
            f" {word}" if word.startswith("-") and len(word) > LONGEST_OPTION else word
            for word in typed
        ]
    )
    given.calibrates = given.command == CALIBRATE
    given.command = given.command and given.command.split()[0]
    return given


def _arenas(duel: argparse.ArgumentParser, robin: argparse.ArgumentParser) -> None:
    for command in (duel, robin):
        command.add_argument("game", choices=GAMES)
    duel.add_argument("first", type=level, help=f"{', '.join(LEVELS)}, or a rating")
    duel.add_argument("second", type=level)
    duel.add_argument("-n", dest="matches", type=count, default=100, help="matches (100)")
    robin.add_argument(
        "--levels",
        type=levels,
        default=LEVELS,
        help="the players, the weakest first: beginner,800,1000,casual (the five names)",
    )
    robin.add_argument("-n", dest="matches", type=count, default=100, help="of each two (100)")
    robin.add_argument(
        "--reach", type=count, default=2, help="how many places those who meet are apart (2)"
    )
    for command in (duel, robin):
        command.add_argument(
            "--seconds-factor",
            dest="factor",
            type=seconds,
            default=1.0,
            help="times the seconds that a level may think at a table (1)",
        )
        command.add_argument("--seed", type=seed, default=1, help="of the deals (1)")


def _admin(command: argparse.ArgumentParser) -> None:
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.epilog = f"what can be asked:\n{HOW}"
    command.add_argument("words", nargs="+", help="end CODE, shutout ACCOUNT, log …")


def _backup(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help="to be written; not there yet")


def _restore(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help="that crosstable backup wrote")


def _move(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "url", metavar="URL", help="postgresql://user:password@host/database, or sqlite:///new.db"
    )


def level(text: str) -> str:
    """A level, by its name or as a rating. Raises ArgumentTypeError."""
    if not is_level(text):
        raise argparse.ArgumentTypeError(f"{text!r} is neither of {', '.join(LEVELS)} nor a rating")
    return text


def levels(text: str) -> tuple[str, ...]:
    """Two levels or more, between commas. Raises ArgumentTypeError."""
    found = tuple(map(level, text.split(",")))
    if len(found) < 2 or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r} are not two levels or more")
    return found


def seconds(text: str) -> float:
    """A number of seconds greater than 0. Raises ArgumentTypeError."""
    value = _read(float, text)
    if value is None or not (value > 0 and math.isfinite(value)):
        raise argparse.ArgumentTypeError(f"{text!r} is no number greater than 0")
    return value


def count(text: str) -> int:
    """A whole number from 1 on. Raises ArgumentTypeError."""
    value = _read(int, text)
    if value is None or value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return value


def seed(text: str) -> int:
    """A whole number. Raises ArgumentTypeError."""
    value = _read(int, text)
    if value is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return value


def _read(kind: Callable[[str], _Number], text: str) -> _Number | None:
    try:
        return kind(text)
    except ValueError:
        return None
