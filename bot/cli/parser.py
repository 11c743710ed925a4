"""What can be typed after ``crosstable``."""

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import TypeVar

from engines import GAMES
from engines.game import LEVELS

LONGEST_OPTION = 30  # characters

_Number = TypeVar("_Number", int, float)


class BadInput(ValueError):
    """Something typed that makes no sense, told in one sentence."""


def _parser() -> argparse.ArgumentParser:
    """The words of the command line; none of them runs the bot."""
    top = argparse.ArgumentParser(
        prog="crosstable",
        description="Run the bot; every setting is explained in .env.example.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"crosstable {version('crosstable')}")
    commands = top.add_subparsers(dest="command", metavar="command")
    _analyse(commands.add_parser("analyse", help="what each move of a record was worth"))
    _arena(commands.add_parser("arena", help="let two computer players meet many times"))
    return top


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was typed; leaves the program with exit code 2 when it makes no sense."""
    typed = sys.argv[1:] if arguments is None else arguments
    # A position may begin with empty cells; a space before it tells it from an option.
    return _parser().parse_args(
        [
            f" {word}" if word.startswith("-") and len(word) > LONGEST_OPTION else word
            for word in typed
        ]
    )


def _analyse(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "record",
        nargs="+",
        help="a transcript, a position or a record as the bot shows it; - reads it",
    )
    command.add_argument("--game", choices=GAMES, help="the game, where the record does not say it")
    command.add_argument("--seconds", type=_seconds, default=1.0, help="for each move (1)")


def _arena(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=GAMES)
    command.add_argument("first", choices=LEVELS)
    command.add_argument("second", choices=LEVELS)
    command.add_argument("-n", dest="matches", type=_count, default=100, help="matches (100)")
    command.add_argument(
        "--seconds-factor",
        dest="factor",
        type=_seconds,
        default=1.0,
        help="times the seconds that a level may think at a table (1)",
    )
    command.add_argument("--seed", type=_seed, default=1, help="of the deals (1)")


def _seconds(text: str) -> float:
    value = _read(float, text)
    if value is None or not (value > 0 and math.isfinite(value)):
        raise argparse.ArgumentTypeError(f"{text!r} is no number greater than 0")
    return value


def _count(text: str) -> int:
    value = _read(int, text)
    if value is None or value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return value


def _seed(text: str) -> int:
    value = _read(int, text)
    if value is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return value


def _read(kind: Callable[[str], _Number], text: str) -> _Number | None:
    try:
        return kind(text)
    except ValueError:
        return None
