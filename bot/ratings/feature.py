"""Ratings as data: the commands, the buttons, the command line, and how they are built."""

import argparse

from bot.cli.verb import CliVerb
from bot.desk.commands import OF_PERSON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.ratings.even_matches import EvenMatches
from bot.ratings.even_series import EvenSeries
from bot.ratings.handicap_proposals import HandicapProposals
from bot.ratings.ratings import COMMAND, Ratings
from bot.ratings.screens import VERB, Ladder
from bot.ratings.season_cards import EVERY, SeasonCards
from bot.ratings.visible import VisibleRatings
from bot.running.following import either
from engines import GAMES


def declare(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable ratings``."""
    command.add_argument(
        "--rebuild", action="store_true", help="compute all of them anew from the matches"
    )


def run(given: argparse.Namespace) -> int:
    """Checks or rebuilds ratings. Raises Fault."""
    # The libraries of tables are loaded only where they are used.
    from bot.ratings.cli import ratings  # noqa: PLC0415

    ratings(given.rebuild)
    return 0


def build(parts: FeatureParts) -> Handlers:
    """Ratings at work."""
    visible = VisibleRatings(
        parts.store.database, parts.preferences, parts.tables, parts.timing.fresh
    )
    proposals = HandicapProposals(parts.store.database, visible, parts.words)
    ratings = Ratings(
        parts.words,
        parts.languages,
        parts.viewers,
        parts.pictures,
        parts.store,
        parts.accounts,
        visible,
        parts.profile,
    )
    cards = SeasonCards(
        parts.words,
        parts.languages,
        parts.viewers,
        parts.pictures,
        parts.platforms,
        parts.store.database,
        lambda: parts.tables.now,
    )
    even, tables = EvenMatches(parts.store.renamings), parts.tables
    tables.follow = either(EvenSeries(even).follow, tables.follow)
    return Handlers(
        commands={COMMAND: ratings.command_rating, "top": ratings.command_top},
        verbs={VERB: ratings.press},
        sharers={COMMAND: ratings},
        jobs=(Job("ends of seasons", EVERY, cards.post_due),),
        own_screen=proposals.added,
        even=proposals.even,
        even_level=even.level,
        api=ratings,
    )


FEATURE = Feature(
    "ratings",
    build,
    commands=(
        Command(COMMAND, (Param("player", bare=True),), group=OF_PERSON, after="back", button=True),
        Command(
            "top",
            (
                Param("game", tuple(GAMES), bare=True),
                Param("where", (Ladder.ALL, Ladder.COMPUTERS), bare=True),
            ),
            after="rules",
            button=True,
        ),
    ),
    verbs=(VERB,),
    cli=(CliVerb("ratings", "check the ratings, or compute them anew", declare, run),),
)
