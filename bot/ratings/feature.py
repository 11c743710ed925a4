"""Ratings as data: the commands, the buttons, and how they are built."""

from bot.desk.commands import Command, Param
from bot.desk.feature import Feature, Handlers, Parts
from bot.ratings.ratings import Ratings
from bot.ratings.screens import VERB, Ladder
from engines import GAMES


def build(parts: Parts) -> Handlers:
    """Ratings at work."""
    ratings = Ratings(
        parts.words,
        parts.languages,
        parts.screens,
        parts.pictures,
        parts.store,
        parts.tables,
        parts.accounts,
        parts.profile_lines,
    )
    return Handlers(
        commands={"rating": ratings.command_rating, "top": ratings.command_top},
        verbs={VERB: ratings.press},
        api=ratings,
    )


FEATURE = Feature(
    "ratings",
    build,
    commands=(
        Command("rating", (Param("player", bare=True),), after="language"),
        Command(
            "top",
            (
                Param("game", tuple(GAMES), bare=True),
                Param("where", (Ladder.ALL, Ladder.COMPUTERS), bare=True),
            ),
            after="language",
        ),
    ),
    verbs=(VERB,),
)
