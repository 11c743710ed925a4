"""Training: one's own costly moves and missed puzzles, asked again until they are found."""

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.analysis.api import Analyses
from bot.features.puzzles.api import Puzzles
from bot.features.training.costly_moves import CostlyMoves
from bot.features.training.screens import BETTER, REPEAT, TRAIN, better_button
from bot.features.training.training import Training


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables, database = parts.tables, parts.store.database
    analyses, puzzles = parts.of("analysis", Analyses), parts.of("puzzles", Puzzles)
    moves = CostlyMoves(
        tables,
        analyses.analyst,
        analyses.better,
        parts.replies,
        parts.viewers,
        parts.pictures,
        database,
    )
    training = Training(
        puzzles,
        moves,
        parts.words,
        parts.languages,
        parts.replies,
        database,
        lambda: tables.now,
    )
    puzzles.trainer = training
    analyses.more_buttons = better_button
    return Handlers(
        commands={"train": training.command},
        verbs={BETTER: moves.press, REPEAT: moves.press_again, TRAIN: training.press},
    )


FEATURE = Feature(
    "training",
    build,
    uses=("analysis", "puzzles"),
    commands=(Command("train", private=True, group=OF_PERSON, button=True),),
    verbs=(BETTER, REPEAT, TRAIN),
    linkable=("train",),
)
