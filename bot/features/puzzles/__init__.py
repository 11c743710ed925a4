"""Puzzles: one for each day, one of each game, and a chat's table of who solved them."""

import argparse
from pathlib import Path

import render
from bot.cli.parser import count, seed
from bot.cli.verb import CliVerb
from bot.desk.commands import OF_PERSON, OFF, ON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.page_files import PageFiles
from bot.features.puzzles.daily import EVERY, DailyPuzzle
from bot.features.puzzles.puzzle import PuzzleKey
from bot.features.puzzles.puzzles import Puzzles
from bot.features.puzzles.screens import RANKS, SOLVE, VERB
from bot.features.puzzles.shared_puzzles import SharedPuzzles
from engines import GAMES
from render import Picture

HOURS = "0?[0-9]|1[0-9]|2[0-3]"


def picture(name: str, theme: str) -> Picture | None:
    """The position of the puzzle with this name as everybody sees it, small."""
    key = PuzzleKey.parse(name)
    return None if key is None else render.thumbnail(render.paint(key.after(0), (), theme))


def declare(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable puzzles``."""
    what = command.add_subparsers(dest="what", metavar="what", required=True)
    make = what.add_parser("make", help="from matches of computer players")
    make.add_argument("game", choices=GAMES)
    make.add_argument("--seed", type=seed, default=1, help="of the matches (1)")
    make.add_argument("--count", type=count, default=400, help="puzzles (400)")
    make.add_argument("--out", type=Path, help="a file; else where the game keeps its puzzles")
    what.add_parser("check", help="solve all of a game").add_argument("game", choices=GAMES)


def run(given: argparse.Namespace) -> int:
    """Makes or checks puzzles. Raises BadInput."""
    # The libraries of tables and bars are loaded only where they are used.
    from bot.features.puzzles.cli import check_puzzles, make_puzzles  # noqa: PLC0415

    if given.what == "make":
        make_puzzles(given.game, given.seed, given.count, given.out)
    else:
        check_puzzles(given.game)
    return 0


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    words, languages, platforms = parts.words, parts.languages, parts.platforms
    tables, database = parts.tables, parts.store.database

    def now() -> float:
        return tables.now

    puzzles = Puzzles(
        words,
        languages,
        parts.replies,
        parts.viewers,
        platforms,
        parts.pictures,
        database,
        now,
    )
    daily = DailyPuzzle(puzzles, words, languages, parts.chat_choices, platforms, database, now)
    return Handlers(
        commands={"puzzle": puzzles.command, "daily": daily.command},
        verbs={
            VERB: puzzles.press,
            SOLVE: puzzles.press_solution,
            RANKS: puzzles.press_ranks,
        },
        jobs=(Job("puzzles of the day", EVERY, daily.post_due),),
        home_card=puzzles.home_card,
        picture=picture,
        sharers={VERB: SharedPuzzles(words, parts.pictures, now)},
        api=puzzles,
    )


FEATURE = Feature(
    "puzzles",
    build,
    commands=(
        Command("puzzle", (Param("game", tuple(GAMES), bare=True),), after="hint", button=True),
        Command(
            "daily",
            (Param("switch", (ON, OFF), bare=True), Param("hour", form=HOURS, bare=True)),
            group=OF_PERSON,
            button=True,
        ),
    ),
    verbs=(VERB, SOLVE, RANKS),
    asking={VERB: 2},  # the puzzle itself; more would be an answer, which counts
    page_files=PageFiles(Path(__file__).with_name("page"), "puzzle.js", "puzzle.css"),
    cli=(CliVerb("puzzles", "make puzzles, or solve the kept ones anew", declare, run),),
)
